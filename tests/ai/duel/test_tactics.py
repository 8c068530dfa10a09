"""Tactical lookahead: its bounds and values agree with brute force."""

from collections.abc import Iterator

import pytest
from tests.ai.duel.late import expectimax_moves, late_positions
from tests.ai.duel.positions import walk

from sevenwonders import forms
from sevenwonders.ai.duel.network_evaluator import NetworkEvaluator, new_network
from sevenwonders.ai.duel.tactics import SuddenWinSolver, TacticalEvaluator
from sevenwonders.ai.network import Network
from sevenwonders.core.errors import GameError
from sevenwonders.duel import RULES, Setup, ids, rules
from sevenwonders.duel.draws import outcomes, settle
from sevenwonders.duel.position import parse_position
from sevenwonders.duel.state import State

# B is near a victory by a card that A can take away.
TRAP = (
    "duel 1; age 3; table {row} / . . . / . . . . / . . / . . . . / . . . / . .; pawn {pawn}; ask A turn; "
    "A.coins 20; B.coins 20; {more}"
)


def a_network(hidden: int = 16) -> Network:
    network = new_network(hidden)
    network.scatter(11, 0.05)  # so little that it is never sure
    return network


def asked_positions(seed: int, games: int) -> Iterator[State]:
    """Yield the positions of random games in which a seat is asked for a move of an age."""
    for state in walk(seed, games):
        if state.age and state.winner == ids.NOTHING and state.question() >= ids.FIRST_ASK:
            yield state


def after(state: State, move: int) -> State:
    return rules.after_move(state, move)


def settled(state: State) -> list[State]:
    """Return a position after each outcome of the pending chance event."""
    found = []
    for outcome in outcomes(state) or ():
        then = settle(state, outcome)
        found.append(then)
    return found


def chance(state: State, seat: int, *, has_moved: bool = False) -> float:
    """Return how likely a seat wins suddenly before the other is asked, by looking at everything."""
    if state.winner != ids.NOTHING:
        return float(state.winner == seat and state.reason != ids.CIVILIAN)
    if state.active != seat:
        return 0.0
    if state.question() >= ids.FIRST_ASK:
        return max(chance(after(state, move), seat, has_moved=True) for move in rules.legal_ids(state))
    if has_moved and state.question() == ids.REVEAL:
        return 0.0
    found = [chance(then, seat, has_moved=has_moved) for then in settled(state)]
    return sum(found) / len(found) if found else 0.0


def near(seed: int, most: int) -> Iterator[State]:
    """Yield positions of random games, made so that both seats are near a sudden victory."""
    found = 0
    for state in walk(seed, games=30):
        if state.age < 2 or state.winner != ids.NOTHING or (state.open & ~state.face_up).bit_count() > 1:
            continue
        yield state.replace(pawn=(6, -6)[state.active] if found % 2 else (5, -5)[state.active])
        found += 1
        if found == most:
            return


def test_the_probability_of_an_immediate_win_equals_brute_force() -> None:
    rush, kinds = SuddenWinSolver(), set()
    for state in near(1, most=60):
        expected = chance(state, state.active)
        assert rush.chance_of(state, state.active) == pytest.approx(expected, abs=1e-12)
        assert rush.chance_of(state, 1 - state.active) == 0.0, "it is not asked"
        kinds.add(0.0 if expected == 0.0 else 1.0 if expected == 1.0 else 0.5)
    assert kinds == {0.0, 0.5, 1.0}


def test_the_probability_is_zero_far_from_a_win() -> None:
    """The bounds skip no possible win, compared with brute force over positions of random games."""
    rush = SuddenWinSolver()
    for number, state in enumerate(asked_positions(2, games=12)):
        if number % 7 == 0:
            assert rush.chance_of(state, state.active) == pytest.approx(chance(state, state.active), abs=1e-12)


@pytest.mark.parametrize(
    ("row", "pawn", "more"),
    [
        ("study pretorium", -7, ""),
        ("study palace", 0, "B.city workshop apothecary scriptorium pharmacist university"),
    ],
)
def test_an_immediate_loss_is_seen(row: str, pawn: int, more: str) -> None:
    """It takes the card that the opponent would win with, against any network value."""
    state = parse_position(TRAP.format(row=row, pawn=pawn, more=more))
    sighted = TacticalEvaluator(a_network())
    lost = {move for move in rules.legal_ids(state) if chance(after(state, move), 1) == 1.0}
    assert lost
    assert set(rules.legal_ids(state)) - lost
    assert sighted.choose(state) not in lost


def test_a_move_that_allows_an_immediate_loss_is_avoided() -> None:
    sighted, met = TacticalEvaluator(a_network()), 0
    for state in near(3, most=200):
        if state.question() < ids.FIRST_ASK:
            continue
        state = state.replace(pawn=-state.pawn)  # noqa: PLW2901 - the opponent is near
        risks = {move: chance(after(state, move), 1 - state.active) for move in rules.legal_ids(state)}
        if max(risks.values()) == 1.0 > min(risks.values()):
            met += 1
            assert risks[sighted.choose(state)] < 1.0
    assert met >= 3


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_the_endgame_is_solved_exactly(cards: int) -> None:
    sighted, late = TacticalEvaluator(a_network()), late_positions(cards, 40)
    for _ in range(12):
        state = next(late)
        worth = expectimax_moves(state)
        assert worth[sighted.choose(state)] == pytest.approx(max(worth.values()), abs=1e-9)


def test_a_turn_is_evaluated_at_its_end() -> None:
    """Without immediate wins and with many cards left: the best line before the next chance event."""
    network = a_network()
    sighted, network_alone, met = TacticalEvaluator(network), NetworkEvaluator(network), 0
    for number, state in enumerate(asked_positions(5, games=4)):
        if number % 4 or (state.age == 3 and state.present.bit_count() <= 6):
            continue
        values = network_alone.afterstates_of(state)
        for move in values:
            then = after(state, move)
            if then.winner == ids.NOTHING and then.active == state.active and then.question() >= ids.FIRST_ASK:
                values[move] = max(network_alone.afterstates_of(then).values())
                met += 1
        if not any(chance(after(state, move), 1 - state.active) for move in values):
            assert values[sighted.choose(state)] == max(values.values())
    assert met > 20


def test_both_forms_choose_equally() -> None:
    plain = forms.plain("sevenwonders.ai.duel.tactics")
    plain_unpack = forms.plain("sevenwonders.duel.state").unpack
    network = forms.plain("sevenwonders.ai.duel.network_evaluator").new_network(16)
    network.scatter(11, 0.05)
    theirs, ours = plain.TacticalEvaluator(network), TacticalEvaluator(a_network())
    for number, state in enumerate(asked_positions(6, games=2)):
        if number % 4 == 0 and not (state.age == 3 and 3 < state.present.bit_count() <= 6):
            assert ours.choose(state) == theirs.choose(plain_unpack(state.pack()))


def test_an_invalid_position_or_seat_is_rejected() -> None:
    for state, seat in ((None, 0), ("duel", 0), (RULES.new(Setup()), 2), (RULES.new(Setup()), 10**6)):
        with pytest.raises(GameError):
            SuddenWinSolver().chance_of(state, seat)  # type: ignore[arg-type]  # that is the point
