"""D11: coins from cards, and the order inside one action."""

import pytest
from tests.duel.rules.scene import A, B, after, position


def test_d11_1_coins_are_received_once() -> None:
    scene = after(
        "age 3; table chamber_of_commerce palace; A.city press glassworks; A.coins 2", "build chamber_of_commerce"
    )
    assert scene.coins == (6, 7)
    assert scene.after("sell palace").coins == (6, 9)


@pytest.mark.parametrize(
    ("card", "holds", "coins"),
    [
        ("chamber_of_commerce", "A.city glassworks press drying_room", 9),
        ("port", "A.city lumber_yard quarry sawmill", 6),
        ("armory", "A.city guard_tower stable walls", 3),
        ("lighthouse", "A.city clay_reserve brewery", 3),
        ("arena", "A.wonders sphinx+theater piraeus+altar colossus", 4),
    ],
)
def test_d11_1_age_three_yellow_cards_count_the_own_city(card: str, holds: str, coins: int) -> None:
    before = position(f"age 3; table {card} palace; A.coins 20; {holds}")
    scene = before.after(f"build {card}")
    assert scene.coins[A] == 20 - before.price(A, card) + coins


@pytest.mark.parametrize(
    ("card", "holds"),
    [
        ("chamber_of_commerce", "B.city glassworks press"),
        ("port", "B.city lumber_yard quarry"),
        ("armory", "B.city guard_tower stable"),
        ("arena", "B.wonders sphinx+theater piraeus+altar"),
    ],
)
def test_d11_1_age_three_yellow_cards_do_not_count_the_opponents_city(card: str, holds: str) -> None:
    before = position(f"age 3; table {card} palace; A.coins 20; {holds}")
    assert before.after(f"build {card}").coins[A] == 20 - before.price(A, card)


def test_d11_1_lighthouse_counts_itself() -> None:
    # Lighthouse alone: clay, clay and glass for 6 coins, then 1 for itself.
    assert after("age 3; table lighthouse palace; A.coins 6", "build lighthouse").coins == (1, 7)


def test_d11_1_arena_counts_built_wonders_only() -> None:
    scene = after("age 3; table arena palace; A.coins 6; A.wonders sphinx pyramids colossus+altar", "build arena")
    assert scene.coins == (2, 7)


GUILDS = [
    ("merchants_guild", "tavern brewery", "forum caravansery customs_house", 3),
    ("shipowners_guild", "quarry press", "lumber_yard sawmill glassworks drying_room", 4),
    ("magistrates_guild", "theater", "altar baths statue", 3),
    ("scientists_guild", "workshop", "school library academy", 3),
    ("tacticians_guild", "walls", "stable garrison", 2),
]


@pytest.mark.parametrize(("guild", "fewer", "more", "count"), GUILDS)
@pytest.mark.parametrize("own_has_more", [True, False])
def test_d11_2_coins_and_points_count_the_city_that_has_more(
    guild: str, fewer: str, more: str, count: int, own_has_more: bool
) -> None:
    own, other = (more, fewer) if own_has_more else (fewer, more)
    before = position(f"age 3; table {guild} palace; A.coins 20; A.city {own}; B.city {other}")
    scene = before.after(f"build {guild}")
    assert scene.coins[A] == 20 - before.price(A, guild) + count
    assert scene.sheet(A)["purple"] == count


def test_d11_2_coins_and_points_may_count_different_cities() -> None:
    """At construction B has more blue cards, at the end A."""
    scene = after(
        "age 3; table gardens palace / magistrates_guild town_hall senate; A.coins 20; A.city statue rostrum; "
        "B.city theater altar baths",
        "build magistrates_guild",
    )
    assert scene.details_of("coins-gained") == [{"seat": A, "coins": 3}]
    end = scene.after("sell town_hall", "build senate", "sell palace", "build gardens")
    assert end.cities[A] == {"magistrates_guild", "statue", "rostrum", "senate", "gardens"}
    assert end.sheet(A)["purple"] == 4


def test_d11_2_shipowners_count_brown_and_grey_of_one_city() -> None:
    # A has 3 brown and no grey, B no brown and 2 grey: 3, not 3 + 2.
    before = position(
        "age 3; table shipowners_guild palace; A.coins 20; A.city lumber_yard clay_pool quarry; B.city glassworks press"
    )
    scene = before.after("build shipowners_guild")
    assert scene.coins[A] == 20 - before.price(A, "shipowners_guild") + 3
    assert scene.sheet(A)["purple"] == 3


def test_d11_2_builders_two_points_per_wonder_of_the_city_with_more_and_no_coins() -> None:
    before = position(
        "age 3; table builders_guild palace; A.coins 20; A.wonders sphinx+theater pyramids; "
        "B.wonders piraeus+altar colossus+baths mausoleum+stable"
    )
    scene = before.after("build builders_guild")
    assert scene.coins[A] == 20 - before.price(A, "builders_guild")
    assert scene.sheet(A)["purple"] == 6


@pytest.mark.parametrize(("own", "other", "points"), [(0, 8, 2), (0, 9, 3), (7, 3, 2), (0, 2, 0)])
def test_d11_2_moneylenders_one_point_per_three_coins_of_the_richer_city(own: int, other: int, points: int) -> None:
    scene = position(f"age 3; A.coins {own}; B.coins {other}; A.city moneylenders_guild")
    assert scene.sheet(A).get("purple", 0) == points


def test_d11_2_moneylenders_give_no_coins() -> None:
    scene = after(
        "age 3; table moneylenders_guild palace; A.coins 8; B.coins 30; A.city tavern", "build moneylenders_guild"
    )
    assert scene.coins == (0, 30)


def test_d11_3_economy_income_comes_before_a_military_loss() -> None:
    """B has no coins, earns 4 from A's stones and loses 2 of them to the same Walls."""
    scene = after("age 2; table walls statue; pawn 1; A.coins 4; B.coins 0; B.tokens economy", "build walls")
    assert scene.coins == (0, 2)


def test_d11_3_economy_income_comes_before_the_loss_by_appian_way() -> None:
    scene = after(
        "table theater altar; A.coins 10; B.coins 0; A.wonders appian_way; B.tokens economy",
        "raise appian_way with theater",
    )
    assert scene.coins == (3, 7)


def test_d11_3_payment_income_own_coins_loss_extra_turn() -> None:
    scene = after(
        "table theater altar; A.coins 10; B.coins 7; A.wonders appian_way; B.tokens economy",
        "raise appian_way with theater",
    )
    assert scene.happened == [
        "coins-paid",
        "trade-income",
        "wonder-built",
        "coins-gained",
        "coins-lost",
        "extra-turn",
    ]


def test_d11_3_a_price_is_paid_before_own_coins_come() -> None:
    assert "build lighthouse" not in position("age 3; table lighthouse palace; A.coins 5").moves


def test_d11_3_shields_and_military_tokens_come_before_choices() -> None:
    scene = after(
        "table theater altar; pawn 2; A.coins 20; B.coins 7; A.wonders circus_maximus; B.city press",
        "raise circus_maximus with theater",
    )
    assert scene.pending == "A destroy"
    assert scene.pawn == 3
    assert scene.coins[B] == 5


def test_d11_3_the_price_is_the_one_before_the_opponents_card_is_destroyed() -> None:
    scene = after(
        "table theater altar; A.coins 20; A.wonders statue_of_zeus; B.city shelf_quarry",
        "raise statue_of_zeus with theater",
    )
    # Wood 2, clay 2, stone 4, papyrus 2 and 2.
    assert scene.coins == (20 - 12, 7)
