"""D10: the progress tokens."""

import pytest
from tests.duel.rules.scene import A, B, Scene, after, position

PAIR = "age 3; table study palace; A.city academy; A.coins 20"


def taken(token: str) -> Scene:
    """Return the scene after A has taken a token for a pair."""
    return after(f"{PAIR}; board {token}", "build study", f"take {token}")


# ---- Agriculture


def test_d10_agriculture_brings_six_coins_and_four_points() -> None:
    scene = taken("agriculture")
    assert scene.details_of("coins-gained") == [{"seat": A, "coins": 6}]
    assert scene.sheet(A)["tokens"] == 4


# ---- Architecture and Masonry


def test_d10_architecture_and_masonry_count_from_now_on() -> None:
    assert taken("architecture").price(A, "pyramids") == 4
    assert taken("masonry").price(A, "town_hall") == 6


# ---- Economy


def test_d10_economy_earns_the_opponents_spending_on_resources() -> None:
    scene = after("age 2; table walls statue; A.coins 9; B.coins 0; B.tokens economy", "build walls")
    assert scene.coins == (5, 4)
    assert scene.details_of("trade-income") == [{"seat": B, "coins": 4}]


def test_d10_economy_earns_for_either_player() -> None:
    scene = after("age 2; table walls statue; ask B; A.coins 0; B.coins 9; A.tokens economy", "build walls")
    assert scene.coins == (4, 5)


def test_d10_economy_never_earns_the_coin_part_of_a_cost() -> None:
    # Caravansery: 2 coins, glass at 3, papyrus at 2.
    scene = after(
        "age 2; table caravansery walls; A.coins 7; B.coins 0; B.city glassworks; B.tokens economy", "build caravansery"
    )
    assert scene.coins == (0, 5)
    scene = after("age 3; table pretorium palace; A.coins 8; B.coins 0; B.tokens economy", "build pretorium")
    assert scene.coins == (0, 0)
    assert scene.details_of("trade-income") == []


def test_d10_economy_earns_the_price_really_paid() -> None:
    scene = after(
        "age 2; table walls statue; A.coins 9; A.city stone_reserve; B.coins 0; B.city shelf_quarry; B.tokens economy",
        "build walls",
    )
    assert scene.coins == (7, 2)


def test_d10_economy_earns_from_wonders_too() -> None:
    scene = after(
        "table theater altar; A.coins 8; A.wonders pyramids; B.coins 0; B.tokens economy", "raise pyramids with theater"
    )
    assert scene.coins == (0, 8)


def test_d10_economy_earns_nothing_from_own_production_discounts_and_chains() -> None:
    economy = "B.coins 0; B.tokens economy"
    assert after(f"age 2; table walls statue; A.city shelf_quarry; {economy}", "build walls").coins == (7, 0)
    assert after(f"age 2; table statue walls; A.tokens masonry; {economy}", "build statue").coins == (7, 0)
    assert after(f"age 2; table statue walls; A.city theater; {economy}", "build statue").coins == (7, 0)


def test_d10_economy_refunds_nothing_to_its_owner() -> None:
    scene = after("age 2; table walls statue; A.coins 9; A.tokens economy; B.coins 0", "build walls")
    assert scene.coins == (5, 0)


# ---- Law


def test_d10_law_is_a_symbol() -> None:
    scene = taken("law")
    assert scene.details_of("symbol-gained") == [{"seat": A, "symbol": "balance"}]
    assert scene.sheet(A).get("tokens", 0) == 0


# ---- Mathematics


@pytest.mark.parametrize(
    ("tokens", "points"),
    [("mathematics", 3), ("mathematics law", 6), ("mathematics law economy", 9), ("mathematics philosophy", 13)],
)
def test_d10_mathematics_three_points_per_token_itself_included(tokens: str, points: int) -> None:
    assert position(f"A.tokens {tokens}; B.tokens theology strategy").sheet(A)["tokens"] == points


def test_d10_mathematics_counts_tokens_taken_later() -> None:
    scene = after(f"{PAIR}; A.tokens mathematics; board law", "build study", "take law")
    assert scene.sheet(A)["tokens"] == 6


# ---- Philosophy


def test_d10_philosophy_is_worth_seven_points() -> None:
    assert taken("philosophy").sheet(A)["tokens"] == 7


# ---- Strategy and Theology


def test_d10_strategy_counts_from_the_next_red_card_on() -> None:
    scene = after(
        "age 3; table pretorium palace / . . study; A.city academy; A.coins 30; board strategy; loot none",
        "build study",
        "take strategy",
        "sell palace",
        "build pretorium",
    )
    assert scene.pawn == 4


def test_d10_theology_counts_from_the_next_wonder_on() -> None:
    scene = after(
        "age 3; table town_hall palace / port . study; A.city academy; A.coins 30; A.wonders pyramids; board theology",
        "build study",
        "take theology",
        "sell palace",
        "raise pyramids with port",
    )
    assert scene.pending == "A turn"


# ---- Urbanism


def test_d10_urbanism_brings_six_coins_at_once() -> None:
    assert taken("urbanism").details_of("coins-gained") == [{"seat": A, "coins": 6}]


def test_d10_urbanism_brings_four_coins_for_each_card_built_by_a_chain() -> None:
    scene = after("age 2; table aqueduct walls; A.city baths; A.tokens urbanism; A.coins 0", "build aqueduct")
    assert scene.coins == (4, 7)
    assert scene.details_of("coins-gained") == [{"seat": A, "coins": 4}]


def test_d10_urbanism_adds_to_the_coins_of_the_card() -> None:
    # Lighthouse after Tavern: 4 for the chain, 1 for each yellow card, itself included.
    scene = after("age 3; table lighthouse palace; A.city tavern; A.tokens urbanism; A.coins 0", "build lighthouse")
    assert scene.coins == (4 + 2, 7)


def test_d10_urbanism_brings_nothing_for_cards_that_are_free_or_paid() -> None:
    assert after("table theater altar; A.tokens urbanism; A.coins 0", "build theater").coins == (0, 7)
    assert after("age 2; table walls statue; A.tokens urbanism; A.city shelf_quarry", "build walls").coins == (7, 7)


def test_d10_urbanism_brings_nothing_for_the_opponents_chains() -> None:
    scene = after("age 2; table aqueduct walls; A.city baths; A.coins 0; B.tokens urbanism", "build aqueduct")
    assert scene.coins == (0, 7)
