"""C4: costs."""

import pytest
from tests.classic.rules.scene import A, position

from sevenwonders.classic.bill import Chain, Coins, Own


@pytest.mark.parametrize(("card", "price"), [("altar", (0, 0, 0)), ("clay_pit", (1, 0, 0)), ("baths", (0, 0, 0))])
def test_c4_1_free_coins_or_resources(card: str, price: tuple[int, int, int]) -> None:
    assert position(f"A.hand {card}").prices(A, card) == [price]


def test_c4_1_resources_without_a_producer_are_unavailable() -> None:
    scene = position("A.hand workshop; A.coins 50")
    assert scene.prices(A, "workshop") == []
    assert "workshop" not in scene.builds(A)


def test_c4_1_coins_of_the_cost_go_to_the_bank() -> None:
    scene = position("A.hand clay_pit; A.coins 1").turn("A build clay_pit")
    assert sum(scene.coins) == 1 + 3 + 3 - 1 + 2 * 3
    assert position("A.hand clay_pit; A.coins 0").bills(A, "clay_pit")[0].steps == (Coins(1),)


def test_c4_1_a_seat_without_the_coin_cannot_build() -> None:
    assert "clay_pit" in position("A.hand clay_pit; A.coins 1").builds(A)
    assert "clay_pit" not in position("A.hand clay_pit; A.coins 0").builds(A)


@pytest.mark.parametrize(
    ("giver", "card", "age"),
    [("baths", "aqueduct", 2), ("workshop", "laboratory", 2), ("school", "study", 3), ("dispensary", "arena", 3)],
)
def test_c4_2_a_chain_makes_a_card_free(giver: str, card: str, age: int) -> None:
    scene = position(f"age {age}; A.city {giver}; A.hand {card}; A.coins 0")
    assert scene.bills(A, card)[0].steps == (Chain(giver),)
    after = scene.turn(f"A build {card}")
    assert card in after.city(A)
    assert {"seat": A, "card": card, "free": giver} in after.details_of("card-built")


@pytest.mark.parametrize("post", ["east_trading_post", "west_trading_post"])
def test_c4_2_the_forum_accepts_either_trading_post(post: str) -> None:
    assert "forum" in position(f"age 2; A.city {post}; A.hand forum; A.coins 0").builds(A)
    assert "forum" not in position("age 2; A.hand forum; A.coins 0").builds(A)


def test_c4_2_a_neighbours_building_gives_no_chain() -> None:
    for neighbour in ("B", "C"):
        assert "aqueduct" not in position(f"age 2; {neighbour}.city baths; A.hand aqueduct; A.coins 0").builds(A)


def test_c4_3_board_brown_grey_yellow_and_stages_produce() -> None:
    # Alexandria by night has glass; its stages give any raw material and any goods. A Palace needs one of each.
    boards = "boards alexandria_night halikarnassos_day ephesos_day"
    cards = "sawmill loom_1 caravansery clay_pool"
    scene = position(f"{boards}; age 3; A.wonder altar baths; A.city {cards}; A.coins 0")
    assert scene.prices(A, "palace") == [(0, 0, 0)]
    for missing in cards.split():
        fewer = cards.replace(missing, "")
        scene = position(f"{boards}; age 3; A.wonder altar baths; A.city {fewer}; A.coins 0")
        assert "palace" not in scene.builds(A)
    scene = position(f"{boards}; age 3; A.wonder altar; A.city {cards}; A.coins 0")
    assert scene.prices(A, "palace") == [(0, 0, 2)]


def test_c4_3_each_symbol_once_a_turn() -> None:
    assert "caravansery" not in position("age 2; A.city lumber_yard; A.hand caravansery; A.coins 0").builds(A)
    assert "caravansery" in position("age 2; A.city sawmill; A.hand caravansery; A.coins 0").builds(A)


def test_c4_3_a_choice_card_gives_one_of_its_resources() -> None:
    # Timber Yard gives wood or stone, the board stone: both together give two stones or one of each, never two woods.
    scene = position("age 2; A.city timber_yard; A.hand caravansery; A.coins 0")
    assert "caravansery" not in scene.builds(A)
    scene = position("age 2; A.city timber_yard lumber_yard; A.hand caravansery; A.coins 0")
    assert scene.bills(A, "caravansery")[0].steps == (Own("wood", "lumber_yard"), Own("wood", "timber_yard"))


def test_c4_3_production_is_there_again_next_turn() -> None:
    scene = position("turn 4; A.city lumber_yard; A.hand stockade; C.hand loom_1; A.coins 0").turn("A build stockade")
    assert scene.prices(A, "stockade") == [(0, 0, 0)]


@pytest.mark.parametrize(
    ("before", "action", "wanted"),
    [
        ("A.hand clay_pool", "build clay_pool", "guard_tower"),  # a brown card
        ("A.hand glassworks_1", "build glassworks_1", "workshop"),  # a grey one
        ("age 2; A.city sawmill; A.hand caravansery", "build caravansery", "guard_tower"),  # a yellow one
        (
            "boards alexandria_night gizah_day rhodos_day; A.city clay_pool clay_pit; A.hand altar",
            "stage with altar",
            "stockade",
        ),
    ],
)
def test_c4_3_new_buildings_produce_from_the_next_turn_on(before: str, action: str, wanted: str) -> None:
    scene = position(f"{before}; A.coins 0")
    assert scene.prices(A, wanted) == []  # no seat produces its resources
    assert scene.turn(f"A {action}").prices(A, wanted) == [(0, 0, 0)]
