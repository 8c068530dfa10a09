"""C6: resolution of a turn."""

from itertools import permutations

import pytest
from tests.classic.rules.scene import A, B, C, deal, position

from sevenwonders.classic import RULES, Setup, rules
from sevenwonders.classic.bill import Free
from sevenwonders.classic.moves import Revive, Stage
from sevenwonders.classic.position import parse_position, position_text
from sevenwonders.classic.state import unpack
from sevenwonders.classic.view import view
from sevenwonders.core.errors import MoveError
from sevenwonders.core.protocol import Ask, Draw, Over
from sevenwonders.core.rng import Rng
from sevenwonders.forms import plain

# ---- C6.1 all at once


def test_c6_1_payments_are_judged_before_the_turn() -> None:
    # A pays B its last coins while B pays C its last: income of the turn cannot be spent.
    scene = position("A.hand barracks; B.hand scriptorium; A.coins 2; B.coins 2; C.coins 0; C.hand altar")
    done = scene.turn("A build barracks", "B build scriptorium", "C build altar")
    assert done.coins == (0, 2, 2)


FOUR = "boards gizah_day rhodos_day ephesos_day babylon_day"


def test_c6_1_vineyard_counts_brown_cards_of_three_cities() -> None:
    # Two of its own, one of the left and three of the right neighbour; C sits opposite, and other colours do not count.
    scene = position(
        f"{FOUR}; age 2; A.hand vineyard; A.coins 0; A.city stone_pit sawmill loom_1; B.city clay_pool press_1; "
        "D.city ore_vein lumber_yard timber_yard; C.city foundry brickyard"
    )
    done = scene.turn("A build vineyard")
    assert done.coins[A] == 2 + 1 + 3
    assert {"seat": A, "coins": 6} in done.details_of("coins-gained")


def test_c6_1_bazar_counts_grey_cards_of_three_cities_twice() -> None:
    scene = position(
        f"{FOUR}; age 2; A.hand bazar; A.coins 0; A.city loom_1 stone_pit; B.city press_1 glassworks_1 clay_pool; "
        "D.city press_2; C.city loom_2 glassworks_2"
    )
    assert scene.turn("A build bazar").coins[A] == 2 * (1 + 2 + 1)


def test_c6_1_vineyard_and_bazar_count_cards_of_the_same_turn() -> None:
    scene = position(
        f"{FOUR}; age 2; A.hand vineyard; B.hand sawmill; D.hand foundry; A.city stone_pit; A.coins 0; C.city clay_pool"
    )
    done = scene.turn("A build vineyard", "B build sawmill", "D build foundry")
    assert done.coins[A] == 3  # its own one and both new ones; C sits opposite
    assert {"seat": A, "coins": 3} in done.details_of("coins-gained")
    scene = position(f"{FOUR}; age 2; A.hand bazar; B.hand loom_2; D.hand glassworks_2; A.city press_1; A.coins 0")
    assert scene.turn("A build bazar", "B build loom_2", "D build glassworks_2").coins[A] == 6


def test_c6_1_sold_cards_and_stage_markers_are_not_counted() -> None:
    scene = position(
        f"{FOUR}; age 2; A.hand vineyard; A.coins 0; B.hand sawmill; D.hand foundry; D.city brickyard clay_pool"
    )
    done = scene.turn("A build vineyard", "B sell sawmill", "D stage with foundry")
    assert done.coins[A] == 2  # D's two of before


def test_c6_1_vineyard_and_bazar_pay_once() -> None:
    scene = position(f"{FOUR}; age 2; turn 4; A.city vineyard bazar; A.coins 0; B.hand sawmill; A.hand school")
    assert scene.turn("A sell school", "B build sawmill").coins[A] == 3


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
    state = RULES.new(Setup(players, sides="random"))
    while not isinstance(asked := RULES.pending(state), Over):
        if isinstance(asked, Draw):
            state = RULES.settle(state, RULES.sample(state, rng))
            continue
        if asked.question == "turn":
            chosen = list(state.chosen)
            for seat in asked.seats:
                legal = rules.legal_ids(state, seat)
                chosen[seat] = legal[rng.below(len(legal))]
            results = set()
            for order in permutations(range(players)):
                twin = plain("sevenwonders.classic.state").unpack(state.pack())
                twin.chosen, twin.waiting = list(chosen), 0
                plain("sevenwonders.classic.rules").resolve(
                    twin, sum(seat << 4 * place for place, seat in enumerate(order))
                )
                results.add(twin.pack())
            assert len(results) == 1
        seat = asked.seats[0]
        legal_moves = RULES.legal(state, seat)
        state = RULES.play(state, seat, legal_moves[rng.below(len(legal_moves))])


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


TURN_6 = f"{BABYLON}; A.city stone_pit timber_yard; A.coins 1"  # the first stage is built on this very turn


def test_c6_2_the_last_card_is_playable_when_the_stage_is_built_on_turn_6() -> None:
    scene = position(f"{TURN_6}; A.hand altar loom_1").turn("A stage with altar")
    assert scene.pending == "A last"
    assert scene.discard["loom_1"] == 0
    done = scene.after("A build loom_1")
    assert "loom_1" in done.city(A)
    assert done.pending == "nature deal"


def test_c6_2_on_turn_6_the_last_card_can_be_sold() -> None:
    done = position(f"{TURN_6}; A.hand altar loom_1").turn("A stage with altar").after("A sell loom_1")
    assert done.coins[A] == 1 + 3
    assert done.discard["loom_1"] == 1
    assert done.under(A) == ["altar"]


def test_c6_2_on_turn_6_the_last_card_can_carry_the_next_stage() -> None:
    # Babylon's second stage: three clays and a glass.
    city = "A.city quarry brickyard clay_pool glassworks_1"
    scene = position(f"{BABYLON}; age 2; {city}; A.hand walls school").turn("A stage with walls")
    done = scene.after("A stage with school")
    assert done.under(A) == ["walls", "school"]
    assert done.discard["school"] == 0
    assert done.pending == "nature deal"


def test_c6_2_on_turn_6_the_last_card_of_the_game() -> None:
    scene = position(f"{BABYLON}; age 3; A.city quarry; A.hand palace gardens; A.coins 0").turn("A stage with palace")
    assert scene.pending == "A last"
    assert scene.moves(A) == {"sell gardens"}  # its clay is not available
    assert scene.after("A sell gardens").pending.startswith("over")


def test_c6_2_the_last_card_is_paid_and_gives_its_coins() -> None:
    boards = "boards babylon_night rhodos_day ephesos_day gizah_day; turn 6; A.wonder altar"
    scene = position(f"{boards}; A.hand theater tavern; A.coins 0").turn("A build theater")
    assert scene.after("A build tavern").coins[A] == 5
    scene = position(f"{boards}; A.hand theater clay_pit; A.coins 1").turn("A build theater")
    assert scene.after("A build clay_pit").coins[A] == 0
    scene = position(f"{boards}; A.hand theater clay_pit; A.coins 0").turn("A build theater")
    assert scene.moves(A) == {"sell clay_pit"}


def test_c6_2_the_last_card_follows_the_rule_of_names() -> None:
    scene = position(f"{BABYLON}; age 2; A.wonder altar; A.city loom_1; A.hand school loom_2").turn("A sell school")
    assert scene.moves(A) == {"sell loom_2"}


def test_c6_2_without_the_stage_the_last_card_is_discarded() -> None:
    scene = position(f"{BABYLON}; A.hand altar loom_1").turn("A build altar")
    assert scene.pending == "nature deal"
    assert scene.discard["loom_1"] == 1


def test_c6_2_the_last_card_uses_current_coins_and_production() -> None:
    # The Clay Pool of turn 6 pays for the Guard Tower; the coins of the sale buy from the neighbour's new card.
    scene = position(f"{BABYLON}; A.wonder altar; A.hand clay_pool guard_tower; A.coins 0").turn("A build clay_pool")
    assert scene.moves(A) >= {"build guard_tower"}
    scene = position(f"{BABYLON}; A.wonder altar; A.hand theater guard_tower; B.hand clay_pool; A.coins 0")
    scene = scene.turn("A sell theater", "B build clay_pool")
    assert scene.prices(A, "guard_tower") == [(0, 2, 0)]
    assert scene.after("A build guard_tower").coins[A] == 3 - 2


@pytest.mark.parametrize(("age", "hand"), [(1, "altar baths"), (2, "walls school"), (3, "palace senate")])
def test_c6_2_the_power_lasts_for_every_age(age: int, hand: str) -> None:
    first, last = hand.split()
    scene = position(f"{BABYLON}; age {age}; A.wonder theater; A.hand {hand}").turn(f"A sell {first}")
    assert scene.pending == "A last"
    assert scene.after(f"A sell {last}").pending.startswith("over" if age == 3 else "nature deal")


def test_c6_2_shields_of_the_last_card_count_in_the_conflicts() -> None:
    scene = position(f"{BABYLON}; A.wonder altar; A.hand theater stockade").turn("A sell theater")
    assert scene.tokens(A) == []
    assert scene.after("A build stockade").tokens(A) == [1, 1]


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


def test_c6_3_a_revived_card_costs_nothing_not_even_the_coin() -> None:
    boards = "boards halikarnassos_night rhodos_day ephesos_day gizah_day"
    scene = position(f"{boards}; {CLAY}; A.hand altar; discard excavation; A.coins 0").turn("A stage with altar")
    done = scene.after("A revive excavation")
    assert "excavation" in done.city(A)
    assert done.coins[A] == 0


def test_c6_3_the_own_leftover_card_of_turn_6_can_be_taken() -> None:
    scene = position(f"{HALIKARNASSOS}; turn 6; {CLAY}; A.hand altar baths; A.coins 0").turn("A stage with altar")
    done = scene.after("A revive baths")
    assert "baths" in done.city(A)
    assert done.discard["baths"] == 0
    assert done.coins[A] == 0


def test_c6_3_of_two_copies_in_the_pile_one_is_taken() -> None:
    boards = "boards halikarnassos_night rhodos_day ephesos_day gizah_day olympia_day"
    scene = position(f"{boards}; {CLAY}; A.hand loom_1; discard altar altar").turn("A stage with loom_1")
    assert [move for move in RULES.legal(scene.state, A) if move == Revive("altar")] == [Revive("altar")]
    done = scene.after("A revive altar")
    assert done.discard["altar"] == 1


@pytest.mark.parametrize(("city", "card"), [("loom_1", "loom_2"), ("loom_2", "loom_1"), ("arsenal", "arsenal")])
def test_c6_3_a_duplicate_in_the_pile_cannot_be_taken(city: str, card: str) -> None:
    boards = "boards halikarnassos_night rhodos_day ephesos_day gizah_day olympia_day; turn 6; age 3"
    scene = position(f"{boards}; {CLAY} {city}; A.hand palace; discard {card} altar").turn("A stage with palace")
    assert "revive altar" in scene.moves(A)
    assert f"revive {card}" not in scene.moves(A)
    # Copies in other cities do not matter.
    scene = position(f"{boards}; {CLAY}; B.city {city}; A.hand palace; discard {card}").turn("A stage with palace")
    assert f"revive {card}" in scene.moves(A)


def test_c6_3_a_guild_can_be_taken() -> None:
    scene = position(f"{HALIKARNASSOS}; age 3; {CLAY}; A.hand palace; discard spies_guild").turn("A stage with palace")
    assert "spies_guild" in scene.after("A revive spies_guild").city(A)


@pytest.mark.parametrize(
    ("side", "built", "revives"),
    [
        ("day", 0, False),
        ("day", 1, True),
        ("day", 2, False),
        ("night", 0, True),
        ("night", 1, True),
        ("night", 2, True),
    ],
)
def test_c6_3_which_stages_revive(side: str, built: int, revives: bool) -> None:
    wonder = f"; A.wonder {' '.join(('altar', 'baths')[:built])}" if built else ""
    city = "A.city foundry brickyard quarry stone_pit sawmill lumber_yard glassworks_1 press_1"
    scene = position(f"boards halikarnassos_{side} rhodos_day ephesos_day; age 2{wonder}; {city}; A.hand walls")
    scene = scene.turn("A stage with walls")
    assert (scene.pending == "A revive") == revives
    assert scene.state.stages[A] == built + 1


def test_c6_3_the_night_side_revives_three_times() -> None:
    city = "A.city brickyard sawmill lumber_yard glassworks_1 press_1"
    scene = position(f"{HALIKARNASSOS}; age 3; turn 1; {city}; discard altar theater baths")
    for card in ("altar", "theater", "baths"):
        stage = next(move for move in RULES.legal(scene.state, A) if isinstance(move, Stage))
        scene = scene.turn(f"A stage with {stage.card}").after(f"A revive {card}")
    assert {"altar", "theater", "baths"} <= scene.city(A)
    assert scene.state.stages[A] == 3


def test_c6_3_a_revived_card_produces_on_the_next_turn() -> None:
    scene = position(f"{HALIKARNASSOS}; {CLAY}; A.hand altar; discard glassworks_1; A.coins 0")
    scene = scene.turn("A stage with altar").after("A revive glassworks_1")
    assert scene.prices(A, "workshop") == [(0, 0, 0)]


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
    assert done.pending == "A B C turn"
    assert done.state.turn == 6


def test_c6_3_declined_on_turn_6_the_age_ends() -> None:
    scene = position(f"{HALIKARNASSOS}; turn 6; {CLAY}; A.hand altar baths; B.city barracks").turn("A stage with altar")
    assert scene.tokens(B) == []
    done = scene.after("A decline")
    assert done.pending == "nature deal"
    assert done.tokens(B) == [1, 1]
    assert done.discard["baths"] == 1


def test_c6_3_a_declined_revival_is_lost() -> None:
    scene = position(f"{HALIKARNASSOS}; turn 4; {CLAY}; A.hand altar; discard workshop").turn("A stage with altar")
    later = scene.after("A decline").turn()
    assert later.pending == "A B C turn"
    assert "workshop" not in later.city(A)


def test_c6_3_a_revived_card_gives_its_coins() -> None:
    boards = "boards halikarnassos_night rhodos_day ephesos_day gizah_day"
    scene = position(f"{boards}; {CLAY}; A.hand altar; discard tavern; A.coins 0").turn("A stage with altar")
    assert scene.after("A revive tavern").coins[A] == 5


# ---- C6.4 Olympia

DAY = "boards olympia_day rhodos_day ephesos_day; A.wonder altar baths; A.coins 0"
NIGHT_1 = "boards olympia_night rhodos_day ephesos_day; A.wonder altar; A.coins 0"
NIGHT_2 = "boards olympia_night rhodos_day ephesos_day; A.wonder altar baths; A.coins 0"


@pytest.mark.parametrize(
    ("age", "card", "same"),
    [
        (1, "guard_tower", "barracks"),
        (2, "sawmill", "lumber_yard"),
        (2, "aqueduct", "theater"),
        (2, "library", "apothecary"),
        (2, "caravansery", "vineyard"),
        (2, "walls", "barracks"),
        (3, "town_hall", "theater"),
        (3, "arsenal", "barracks"),
        (3, "palace", "theater"),
        (3, "builders_guild", "spies_guild"),
    ],
)
def test_c6_4_day_a_building_of_a_new_colour_is_free(age: int, card: str, same: str) -> None:
    scene = position(f"{DAY}; age {age}; A.hand {card}")
    assert scene.bills(A, card)[0].steps == (Free("free_colour"),)
    assert card in scene.turn(f"A build {card}").city(A)
    scene = position(f"{DAY}; age {age}; A.city {same}; A.hand {card}")
    assert Free("free_colour") not in [step for bill in scene.bills(A, card) for step in bill.steps]


def test_c6_4_day_only_the_first_of_a_colour() -> None:
    scene = position(f"{DAY}; age 2; turn 4; A.hand aqueduct walls")
    assert {"aqueduct", "walls"} <= scene.builds(A)
    after = scene.turn("A build aqueduct")
    assert after.prices(A, "courthouse") == []  # a second blue card has its normal price
    assert after.prices(A, "walls") == [(0, 0, 0)]  # no red one yet


def test_c6_4_day_a_card_under_a_stage_has_no_colour() -> None:
    # Two blue cards are under the stages: the first blue building is still free.
    assert "aqueduct" in position(f"{DAY}; age 2; A.hand aqueduct").builds(A)


def test_c6_4_day_selling_a_card_keeps_the_power_for_its_colour() -> None:
    scene = position(f"{DAY}; age 2; turn 4; A.hand walls").turn("A sell walls")
    assert scene.prices(A, "walls") == [(0, 0, 0)]


def test_c6_4_day_from_the_turn_after_the_stage() -> None:
    boards = "boards olympia_day rhodos_day ephesos_day; A.wonder altar; A.city sawmill; A.coins 0"
    scene = position(f"{boards}; age 2; turn 4; A.hand walls")
    assert scene.prices(A, "aqueduct") == []
    assert scene.turn("A stage with walls").prices(A, "aqueduct") == [(0, 0, 0)]


def test_c6_4_day_stages_are_not_free() -> None:
    scene = position(f"{DAY}; age 2; A.hand aqueduct")
    assert "stage with aqueduct" not in scene.moves(A)


def test_c6_4_day_not_before_the_stage_is_built() -> None:
    scene = position("boards olympia_day rhodos_day ephesos_day; A.wonder altar; A.coins 0; age 2; A.hand aqueduct")
    assert "aqueduct" not in scene.builds(A)


@pytest.mark.parametrize(("age", "card"), [(2, "walls"), (3, "palace")])
def test_c6_4_night_the_building_of_the_first_turn_is_free(age: int, card: str) -> None:
    scene = position(f"{NIGHT_1}; age {age}; turn 1; A.hand {card}")
    assert scene.bills(A, card)[0].steps == (Free("free_first"),)
    assert {"seat": A, "card": card, "free": "free_first"} in scene.turn(f"A build {card}").details_of("card-built")
    for turn in range(2, 7):
        assert card not in position(f"{NIGHT_1}; age {age}; turn {turn}; A.hand {card}").builds(A)


def test_c6_4_night_the_stage_of_a_first_turn_is_too_late_for_its_age() -> None:
    boards = "boards olympia_night rhodos_day ephesos_day; A.city ore_vein clay_pit; A.coins 0"
    scene = position(f"{boards}; age 2; turn 1; A.hand walls").turn("A stage with walls")
    assert scene.state.turn == 2
    assert scene.prices(A, "aqueduct") == []


@pytest.mark.parametrize("action", ["sell walls", "stage with walls"])
def test_c6_4_night_selling_or_building_a_stage_forfeits_the_power(action: str) -> None:
    scene = position(f"{NIGHT_1}; age 2; turn 1; A.city clay_pool clay_pit; A.hand walls aqueduct")
    scene = scene.turn(f"A {action}")
    for turn in range(2, 6):
        assert scene.state.turn == turn
        assert scene.prices(A, "aqueduct") == []  # no seat produces the three stones
        scene = scene.turn()


def test_c6_4_night_the_power_returns_with_the_next_age() -> None:
    scene = position(f"{NIGHT_1}; age 1; turn 6; A.hand loom_1 theater").turn("A sell loom_1")
    hands = " / ".join(" ".join(hand) for hand in deal(3, 2, seed=1).hands)
    scene = scene.after(f"deal {hands}")
    assert scene.prices(A, "palace") == [(0, 0, 0)]
    assert scene.turn().prices(A, "palace") != [(0, 0, 0)]


@pytest.mark.parametrize("action", ["sell walls", "stage with walls"])
def test_c6_4_night_the_power_of_turn_6_can_be_forfeited(action: str) -> None:
    # The other card of the hand is not built instead, and the next age begins without the power of its last turn.
    city = "A.city glassworks_1 loom_1 press_1"  # the third stage
    scene = position(f"{NIGHT_2}; age 2; turn 6; {city}; A.hand walls aqueduct").turn(f"A {action}")
    assert "walls" not in scene.city(A)
    assert scene.discard["aqueduct"] == 1
    hands = " / ".join(" ".join(hand) for hand in deal(3, 3, seed=1).hands)
    scene = scene.after(f"deal {hands}").turn()
    assert scene.state.turn == 2
    assert scene.prices(A, "fortifications") == []


@pytest.mark.parametrize(("age", "card"), [(1, "workshop"), (2, "walls"), (3, "palace")])
def test_c6_4_night_the_building_of_turn_6_is_free(age: int, card: str) -> None:
    scene = position(f"{NIGHT_2}; age {age}; turn 6; A.hand {card}").turn(f"A build {card}")
    assert {"seat": A, "card": card, "free": "free_last"} in scene.details_of("card-built")
    assert scene.coins[A] == 0
    for turn in range(2, 6):
        assert card not in position(f"{NIGHT_2}; age {age}; turn {turn}; A.hand {card}").builds(A)
    assert card not in position(f"{NIGHT_1}; age {age}; turn 6; A.hand {card}").builds(A)


def test_c6_4_night_the_second_stage_of_turn_5_helps_on_turn_6() -> None:
    boards = "boards olympia_night rhodos_day ephesos_day; A.wonder altar; A.city brickyard; A.coins 0"
    scene = position(f"{boards}; age 2; turn 5; A.hand walls").turn("A stage with walls")
    assert scene.state.turn == 6
    assert scene.prices(A, "aqueduct") == [(0, 0, 0)]


def test_c6_4_night_both_powers_together() -> None:
    assert "walls" in position(f"{NIGHT_2}; age 2; turn 1; A.hand walls").builds(A)
    assert "walls" in position(f"{NIGHT_2}; age 2; turn 6; A.hand walls").builds(A)


def test_c6_4_night_stages_are_not_free() -> None:
    for turn in (1, 6):
        scene = position(f"{NIGHT_2}; age 2; turn {turn}; A.hand walls")
        assert not any(move.startswith("stage") for move in scene.moves(A))


def test_c6_4_free_includes_the_coin_of_a_brown_card() -> None:
    for olympia in (f"{DAY}; turn 3", f"{NIGHT_1}; turn 1", f"{NIGHT_2}; turn 6"):
        scene = position(f"{olympia}; age 2; A.hand sawmill").turn("A build sawmill")
        assert scene.coins[A] == 0
        assert "sawmill" in scene.city(A)
        paid = position(f"{olympia}; age 2; A.hand sawmill".replace("A.coins 0", "A.coins 4")).turn("A build sawmill")
        assert paid.coins[A] == 4


def test_c6_4_a_building_of_the_same_name_stays_forbidden() -> None:
    assert "loom_2" not in position(f"{NIGHT_1}; age 2; turn 1; A.city loom_1; A.hand loom_2").builds(A)
    assert "loom_2" not in position(f"{NIGHT_2}; age 2; turn 6; A.city loom_1; A.hand loom_2").builds(A)


def test_c6_4_others_pay() -> None:
    scene = position(f"{DAY}; age 2; B.hand aqueduct; B.coins 0")
    assert "aqueduct" not in scene.builds(B)


# ---- C6.5 asked alone


def test_c6_5_other_seats_wait_and_see_the_pending_decision() -> None:
    scene = position(f"{HALIKARNASSOS}; {CLAY}; A.hand altar; discard workshop").turn("A stage with altar")
    for seat in (B, C):
        assert scene.moves(seat) == set()
        assert view(scene.state, seat).pending == Ask((A,), "revive")
    with pytest.raises(MoveError, match="move/wrong-seat"):
        scene.after("B revive workshop")


def test_c6_5_hands_are_passed_only_afterwards() -> None:
    scene = position(f"{HALIKARNASSOS}; {CLAY}; A.hand altar theater; discard workshop").turn("A stage with altar")
    assert "theater" in scene.hand(A)
    assert "theater" in scene.after("A decline").hand(B)


def test_c6_5_a_game_can_be_saved_during_the_decision() -> None:
    scene = position(f"{HALIKARNASSOS}; {CLAY}; A.hand altar; discard workshop").turn("A stage with altar")
    kept = parse_position(position_text(scene.state))
    assert kept == scene.state == unpack(scene.state.pack())
    assert RULES.legal(kept, A) == RULES.legal(scene.state, A) != ()
