"""C6: resolution of a turn."""

from itertools import permutations

import pytest
from tests.classic.rules.scene import A, B, C, position

from sevenwonders.classic import game, rules
from sevenwonders.classic.bill import Free
from sevenwonders.classic.game import Setup
from sevenwonders.classic.position import parse_position, position_text
from sevenwonders.classic.state import unpack
from sevenwonders.classic.view import view
from sevenwonders.core.errors import MoveError
from sevenwonders.core.protocol import Draw, Over
from sevenwonders.core.rng import Rng

# ---- C6.1 all at once


def test_c6_1_payments_are_judged_before_the_turn() -> None:
    # A pays B its last coins while B pays C its last: nobody spends what comes in.
    scene = position("A.hand barracks; B.hand scriptorium; A.coins 2; B.coins 2; C.coins 0; C.hand altar")
    done = scene.turn("A build barracks", "B build scriptorium", "C build altar")
    assert done.coins == (0, 2, 2)


def test_c6_1_vineyard_and_bazar_count_what_enters_in_the_same_turn() -> None:
    boards = "boards gizah_day rhodos_day ephesos_day babylon_day"
    scene = position(
        f"{boards}; age 2; A.hand vineyard; B.hand sawmill; D.hand foundry; "
        "A.city stone_pit; A.coins 0; C.city clay_pool"
    )
    done = scene.turn("A build vineyard", "B build sawmill", "D build foundry")
    assert done.coins[A] == 3  # its own one and both new ones; C sits opposite
    assert {"seat": A, "coins": 3} in done.told("coins-gained")
    scene = position(f"{boards}; age 2; A.hand bazar; B.hand loom_2; A.city press_1; A.coins 0")
    assert scene.turn("A build bazar", "B build loom_2").coins[A] == 4


def test_c6_1_a_card_counts_itself() -> None:
    scene = position(
        "age 3; A.hand lighthouse; A.city caravansery tavern; A.coins 0; "
        "boards gizah_day rhodos_day ephesos_day babylon_day"
    )
    assert scene.turn("A build lighthouse").coins[A] == 3


def test_c6_1_coins_are_counted_after_stages_have_entered() -> None:
    scene = position(
        "boards ephesos_day rhodos_day gizah_day; A.wonder altar; A.city lumber_yard timber_yard; A.coins 0"
    )
    assert scene.turn(f"A stage with {scene.hand(A)[0]}").coins[A] == 9


@pytest.mark.parametrize("seed", range(12))
def test_c6_1_no_result_depends_on_the_order_of_seats(seed: int) -> None:
    rng = Rng(seed)
    players = 3 + seed % 2
    state = game.new(Setup(players, sides="random"))
    while not isinstance(asked := game.pending(state), Over):
        if isinstance(asked, Draw):
            state, _ = game.settle(state, game.sample(state, rng))
            continue
        if asked.question == "turn":
            chosen = list(state.chosen)
            for seat in asked.seats:
                legal = rules.legal_ids(state, seat)
                chosen[seat] = legal[rng.below(len(legal))]
            results = set()
            for order in permutations(range(players)):
                twin = state.copy()
                twin.chosen, twin.waiting = list(chosen), 0
                rules.resolve(twin, sum(seat << 4 * place for place, seat in enumerate(order)))
                results.add(twin.pack())
            assert len(results) == 1
        seat = asked.seats[0]
        legal_moves = game.legal(state, seat)
        state, _ = game.play(state, seat, legal_moves[rng.below(len(legal_moves))])


# ---- C6.2 Babylon by night, stage 1

BABYLON = "boards babylon_night rhodos_day ephesos_day; turn 6"


def test_c6_2_the_last_card_is_built() -> None:
    scene = position(
        f"{BABYLON}; A.wonder well; A.hand altar loom_1; boards babylon_night rhodos_day ephesos_day gizah_day"
    )
    scene = scene.turn("A build altar")
    assert scene.pending == "A last"
    assert scene.hand(A) == ("loom_1",)
    done = scene.after("A build loom_1")
    assert done.city(A) == {"altar", "loom_1"}
    assert done.pending == "nature deal"


def test_c6_2_the_last_card_is_sold_or_put_under_a_stage() -> None:
    city = "A.city clay_pool clay_pit tree_farm glassworks_1 excavation"
    boards = "boards babylon_night rhodos_day ephesos_day gizah_day olympia_day alexandria_day; turn 6"
    scene = position(f"{boards}; {city}; A.wonder well; A.hand altar loom_1; A.coins 1").turn("A sell altar")
    assert scene.moves(A) == {"build loom_1", "sell loom_1", "stage with loom_1"}
    assert scene.after("A sell loom_1").coins[A] == 1 + 3 + 3
    staged = scene.after("A stage with loom_1")
    assert staged.state.stages[A] == 2
    assert staged.under(A) == ["well", "loom_1"]
    assert staged.discard["loom_1"] == 0


def test_c6_2_also_when_the_stage_is_built_on_turn_6() -> None:
    scene = position(f"{BABYLON}; A.city stone_pit timber_yard; A.hand altar loom_1").turn("A stage with altar")
    assert scene.pending == "A last"
    assert scene.discard["loom_1"] == 0


def test_c6_2_without_the_stage_it_is_discarded() -> None:
    scene = position(f"{BABYLON}; A.hand altar loom_1").turn("A build altar")
    assert scene.pending == "nature deal"
    assert scene.discard["loom_1"] == 1


def test_c6_2_it_resolves_with_the_coins_and_production_of_that_moment() -> None:
    # The Clay Pool of turn 6 pays for the Guard Tower; the coins of the sale buy what the neighbour built on turn 6.
    scene = position(f"{BABYLON}; A.wonder altar; A.hand clay_pool guard_tower; A.coins 0").turn("A build clay_pool")
    assert scene.moves(A) >= {"build guard_tower"}
    scene = position(f"{BABYLON}; A.wonder altar; A.hand theater guard_tower; B.hand clay_pool; A.coins 0")
    scene = scene.turn("A sell theater", "B build clay_pool")
    assert scene.prices(A, "guard_tower") == [(0, 2, 0)]
    assert scene.after("A build guard_tower").coins[A] == 3 - 2


def test_c6_2_it_lasts_for_every_age() -> None:
    scene = position("boards babylon_night rhodos_day ephesos_day; age 3; turn 6; A.wonder altar; A.hand palace senate")
    scene = scene.turn("A sell palace")
    assert scene.pending == "A last"
    assert scene.after("A sell senate").pending.startswith("over")


# ---- C6.3 Halikarnassos

HALIKARNASSOS = "boards halikarnassos_night rhodos_day ephesos_day"
CLAY = "A.city clay_pool clay_pit"


def test_c6_3_a_card_of_the_pile_is_built_for_free() -> None:
    scene = position(f"{HALIKARNASSOS}; {CLAY}; A.hand altar; discard workshop; A.coins 0").turn("A stage with altar")
    assert scene.pending == "A revive"
    done = scene.after("A revive workshop")
    assert "workshop" in done.city(A)
    assert done.discard["workshop"] == 0
    assert done.coins[A] == 0
    assert done.state.turn == 6


def test_c6_3_cards_discarded_this_turn_can_be_taken() -> None:
    scene = position(f"{HALIKARNASSOS}; {CLAY}; A.hand altar; B.hand theater; C.hand loom_1")
    scene = scene.turn("A stage with altar", "B sell theater", "C sell loom_1")
    assert scene.moves(A) == {"revive theater", "revive loom_1", "decline"}


def test_c6_3_on_turn_6_also_a_card_left_over_and_before_the_conflicts() -> None:
    scene = position(
        f"{HALIKARNASSOS}; turn 6; {CLAY}; A.hand altar baths; B.hand theater barracks; C.hand loom_1 stockade"
    )
    scene = scene.turn("A stage with altar", "B sell theater", "C sell loom_1")
    assert scene.moves(A) == {f"revive {card}" for card in ("baths", "theater", "barracks", "loom_1", "stockade")} | {
        "decline"
    }
    assert scene.tokens(A) == []
    done = scene.after("A revive barracks")
    assert done.tokens(A) == [1, 1]


def test_c6_3_in_age_3_before_the_last_conflicts() -> None:
    boards = "boards halikarnassos_day rhodos_day ephesos_day"
    scene = position(f"{boards}; age 3; turn 6; A.wonder altar; A.city glassworks_1 press_1; A.hand palace arsenal")
    scene = scene.turn("A stage with palace")
    assert scene.pending == "A revive"
    done = scene.after("A revive arsenal")
    assert done.tokens(A) == [5, 5]
    assert done.pending.startswith("over")


def test_c6_3_after_babylon() -> None:
    boards = "boards halikarnassos_night babylon_night ephesos_day"
    scene = position(f"{boards}; turn 6; {CLAY}; A.hand altar baths; B.wonder theater; B.hand loom_1 stockade")
    scene = scene.turn("A stage with altar", "B sell loom_1")
    assert scene.pending == "B last"
    assert scene.moves(A) == set()
    scene = scene.after("B sell stockade")
    assert scene.pending == "A revive"
    assert "revive stockade" in scene.moves(A)


def test_c6_3_skipped_when_the_pile_is_empty_or_nothing_fits() -> None:
    quiet = "B.hand theater; C.hand loom_1"
    scene = position(f"{HALIKARNASSOS}; {CLAY}; A.hand altar; {quiet}")
    done = scene.turn("A stage with altar", "B build theater", "C build loom_1")
    assert done.pending == "A B C turn"
    boards = "boards halikarnassos_night rhodos_day ephesos_day gizah_day olympia_day"
    scene = position(
        f"{boards}; {CLAY} barracks; A.hand altar; discard barracks; B.hand theater; C.hand loom_1; "
        "D.hand press_1; E.hand glassworks_1"
    )
    done = scene.turn(
        "A stage with altar", "B build theater", "C build loom_1", "D build press_1", "E build glassworks_1"
    )
    assert done.pending == "A B C D E turn"


def test_c6_3_no_second_building_of_the_same_name_from_the_pile() -> None:
    scene = position(f"{HALIKARNASSOS}; age 2; {CLAY} loom_1; A.hand walls; discard loom_2 altar").turn(
        "A stage with walls"
    )
    assert "revive altar" in scene.moves(A)
    assert "revive loom_2" not in scene.moves(A)
    with pytest.raises(MoveError, match="move/illegal"):
        scene.after("A revive loom_2")


def test_c6_3_may_be_declined() -> None:
    scene = position(f"{HALIKARNASSOS}; {CLAY}; A.hand altar; discard workshop").turn("A stage with altar")
    done = scene.after("A decline")
    assert done.discard["workshop"] == 1
    assert done.happened[0] == "revival-declined"


def test_c6_3_a_revived_card_gives_its_coins() -> None:
    boards = "boards halikarnassos_night rhodos_day ephesos_day gizah_day"
    scene = position(f"{boards}; {CLAY}; A.hand altar; discard tavern; A.coins 0").turn("A stage with altar")
    assert scene.after("A revive tavern").coins[A] == 5


# ---- C6.4 Olympia

DAY = "boards olympia_day rhodos_day ephesos_day; A.wonder altar baths; A.coins 0"
NIGHT_1 = "boards olympia_night rhodos_day ephesos_day; A.wonder altar; A.coins 0"
NIGHT_2 = "boards olympia_night rhodos_day ephesos_day; A.wonder altar baths; A.coins 0"


def test_c6_4_day_a_building_of_a_new_colour_is_free() -> None:
    scene = position(f"{DAY}; age 2; A.hand aqueduct walls")
    assert {"aqueduct", "walls"} <= scene.builds(A)
    assert scene.bills(A, "aqueduct")[0].steps == (Free("free_colour"),)
    scene = position(f"{DAY}; age 2; A.city theater; A.hand aqueduct walls")
    assert "aqueduct" not in scene.builds(A)
    assert "walls" in scene.builds(A)


def test_c6_4_day_it_does_not_help_with_stages() -> None:
    scene = position(f"{DAY}; age 2; A.hand aqueduct")
    assert "stage with aqueduct" not in scene.moves(A)


def test_c6_4_day_not_before_the_stage_is_built() -> None:
    scene = position("boards olympia_day rhodos_day ephesos_day; A.wonder altar; A.coins 0; age 2; A.hand aqueduct")
    assert "aqueduct" not in scene.builds(A)


def test_c6_4_night_the_building_of_the_first_turn_is_free() -> None:
    assert "walls" in position(f"{NIGHT_1}; age 2; turn 1; A.hand walls").builds(A)
    for turn in range(2, 7):
        assert "walls" not in position(f"{NIGHT_1}; age 2; turn {turn}; A.hand walls").builds(A)


def test_c6_4_night_it_is_lost_if_the_card_is_sold_or_put_under_the_wonder() -> None:
    scene = position(f"{NIGHT_1}; age 2; turn 1; A.city clay_pool clay_pit; A.hand walls aqueduct")
    for action in ("sell walls", "stage with walls"):
        after = scene.turn(f"A {action}")
        assert after.state.turn == 2
        assert after.prices(A, "aqueduct") == []  # three stones that nobody has


def test_c6_4_night_the_building_of_turn_6_is_free() -> None:
    assert "walls" in position(f"{NIGHT_2}; age 2; turn 6; A.hand walls").builds(A)
    assert "walls" not in position(f"{NIGHT_2}; age 2; turn 5; A.hand walls").builds(A)
    assert "walls" not in position(f"{NIGHT_1}; age 2; turn 6; A.hand walls").builds(A)
    scene = position(f"{NIGHT_2}; age 2; turn 6; A.hand walls").turn("A build walls")
    assert {"seat": A, "card": "walls", "free": "free_last"} in scene.told("card-built")


def test_c6_4_free_includes_the_coin_of_a_brown_card() -> None:
    assert "sawmill" in position(f"{DAY}; age 2; A.hand sawmill").builds(A)
    scene = position(f"{NIGHT_1}; age 2; turn 1; A.hand sawmill").turn("A build sawmill")
    assert scene.coins[A] == 0
    assert "sawmill" in scene.city(A)


def test_c6_4_a_building_of_the_same_name_stays_forbidden() -> None:
    assert "loom_2" not in position(f"{NIGHT_1}; age 2; turn 1; A.city loom_1; A.hand loom_2").builds(A)


# ---- C6.5 asked alone


def test_c6_5_the_others_wait_and_see_that_they_wait() -> None:
    scene = position(f"{HALIKARNASSOS}; {CLAY}; A.hand altar; discard workshop").turn("A stage with altar")
    for seat in (B, C):
        assert scene.moves(seat) == set()
        assert view(scene.state, seat)["pending"] == {"kind": "ask", "seats": [A], "question": "revive"}
    with pytest.raises(MoveError, match="move/wrong-seat"):
        scene.after("B revive workshop")


def test_c6_5_hands_are_passed_only_afterwards() -> None:
    scene = position(f"{HALIKARNASSOS}; {CLAY}; A.hand altar theater; discard workshop").turn("A stage with altar")
    assert "theater" in scene.hand(A)
    assert "theater" in scene.after("A decline").hand(B)


def test_c6_5_a_game_can_be_kept_in_the_middle_of_it() -> None:
    scene = position(f"{HALIKARNASSOS}; {CLAY}; A.hand altar; discard workshop").turn("A stage with altar")
    kept = parse_position(position_text(scene.state))
    assert kept == scene.state == unpack(scene.state.pack())
    assert game.legal(kept, A) == game.legal(scene.state, A) != ()
