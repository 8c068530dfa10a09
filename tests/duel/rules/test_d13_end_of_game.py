"""D13: the end of the game."""

import pytest
from tests.duel.rules.scene import A, B, after, position

from sevenwonders.core.errors import MoveError
from sevenwonders.duel import RULES
from sevenwonders.duel.moves import Sell
from sevenwonders.duel.score import LINES, points, sheet


def test_d13_1_military_victory_ends_the_game_at_once() -> None:
    scene = after("table guard_tower altar; pawn 8; loot none", "build guard_tower")
    assert scene.pending == "over A military"
    with pytest.raises(MoveError, match="move/game-over"):
        RULES.play(scene.state, B, Sell(1))


def test_d13_1_scientific_victory_ends_the_game_at_once() -> None:
    scene = after(
        "age 2; table school walls; A.city scriptorium pharmacist workshop academy university; A.coins 9",
        "build school",
    )
    assert scene.pending == "over A scientific"


def test_d13_1_otherwise_it_ends_after_age_three() -> None:
    scene = after("age 3; table palace", "sell palace")
    assert scene.pending == "over A civilian"
    assert scene.details_of("game-over") == [{"winners": [A], "reason": "civilian", "points": [3, 2]}]


def test_d13_1_not_before_the_choices_of_the_last_turn() -> None:
    scene = after("age 3; table study; A.city academy; A.coins 9; board philosophy law", "build study")
    assert scene.pending == "A take"
    assert scene.after("take philosophy").pending == "over A civilian"


def test_d13_1_the_last_choice_may_still_win_by_science() -> None:
    scene = after(
        "age 3; table study; A.city scriptorium pharmacist workshop apothecary academy; A.coins 9; board law",
        "build study",
        "take law",
    )
    assert scene.pending == "over A scientific"


@pytest.mark.parametrize(
    ("pawn", "points_of_a", "points_of_b"),
    [
        (0, 0, 0),
        (1, 2, 0),
        (2, 2, 0),
        (3, 5, 0),
        (5, 5, 0),
        (6, 10, 0),
        (8, 10, 0),
        (-2, 0, 2),
        (-5, 0, 5),
        (-6, 0, 10),
    ],
)
def test_d13_2_military_points_by_the_pawns_place(pawn: int, points_of_a: int, points_of_b: int) -> None:
    scene = position(f"pawn {pawn}; loot none")
    assert scene.sheet(A).get("military", 0) == points_of_a
    assert scene.sheet(B).get("military", 0) == points_of_b


@pytest.mark.parametrize(("coins", "points_for_them"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_d13_2_one_point_per_three_coins(coins: int, points_for_them: int) -> None:
    assert position(f"A.coins {coins}").sheet(A).get("coins", 0) == points_for_them


def test_d13_2_every_line_of_the_score_sheet() -> None:
    scene = position(
        "age 3; table palace; pawn 4; loot none; A.coins 10; "
        "A.city altar statue obelisk library study port arena scientists_guild merchants_guild walls quarry; "
        "A.wonders pyramids+tavern sphinx+baths colossus; A.tokens philosophy mathematics law; "
        "B.city school dispensary university theater"
    )
    assert sheet(scene.state, A) == {
        "military": 5,
        "blue": 3 + 4 + 5,
        "green": 2 + 3,
        "yellow": 3 + 3,
        "purple": 3 + 2,  # three green cards of B, two yellow cards of A
        "wonders": 9 + 6,
        "tokens": 7 + 9,
        "coins": 3,
    }
    assert points(scene.state, A) == 5 + 12 + 5 + 6 + 5 + 15 + 16 + 3
    assert sheet(scene.state, B) == dict.fromkeys(LINES, 0) | {"blue": 3, "green": 1 + 2 + 2, "coins": 2}


def test_d13_2_the_player_with_more_points_wins() -> None:
    scene = position("age 3; table palace; A.coins 0; B.coins 0; A.city statue; B.city altar")
    assert scene.after("sell palace").pending == "over A civilian"
    scene = position("age 3; table palace; A.coins 0; B.coins 0; A.city altar; B.city statue")
    assert scene.after("sell palace").pending == "over B civilian"


def test_d13_3_a_tie_goes_to_the_player_with_more_points_on_blue_cards() -> None:
    # 9 coins are 3 points, Altar too.
    scene = after("age 3; table palace; A.coins 9; B.coins 0; B.city altar", "sell palace")
    assert scene.details_of("game-over") == [{"winners": [B], "reason": "civilian", "points": [3, 3]}]
    assert scene.pending == "over B civilian"


def test_d13_3_still_tied_the_victory_is_shared() -> None:
    scene = after("age 3; table palace; A.coins 0; B.coins 0; A.city altar; B.city theater", "sell palace")
    assert scene.details_of("game-over") == [{"winners": [A, B], "reason": "civilian", "points": [3, 3]}]
    assert scene.pending == "over shared civilian"


def test_d13_3_the_number_of_blue_cards_does_not_count() -> None:
    # A: Town Hall, 7 points on one card. B: Altar and Statue, 7 points on two.
    scene = after("age 3; table palace; A.coins 0; B.coins 0; A.city town_hall; B.city altar statue", "sell palace")
    assert scene.pending == "over shared civilian"
