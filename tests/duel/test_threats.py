"""`threats` returns exactly the moves that win immediately."""

import pytest
from tests.effort import effort

from sevenwonders.core.record import random_game, replay
from sevenwonders.core.rng import Rng
from sevenwonders.duel import RULES, Setup, ids, rules
from sevenwonders.duel.moves import Build, Raise, move_id
from sevenwonders.duel.position import parse_position
from sevenwonders.duel.state import State
from sevenwonders.duel.threats import winning_moves
from sevenwonders.duel.view import view

AGE_3 = "duel 1; age 3; table {} / . . . / . . . . / . . / . . . . / . . . / . ."


def test_threats_are_moves_that_win_at_once() -> None:
    text = AGE_3.format("study pretorium") + "; pawn 8; ask B turn; A.coins 8; B.coins 30; "
    state = parse_position(text + "B.city workshop apothecary scriptorium pharmacist university")
    assert winning_moves(state, 0) == ((Build(1), "military"),)
    assert winning_moves(state, 1) == ((Build(0), "scientific"),)
    for seat in range(ids.SEATS):
        turn = rules.with_turn(state, seat)
        wins = [number for number in rules.legal_ids(turn) if _wins(turn, number, seat)]
        assert wins == [move_id(move) for move, _ in winning_moves(state, seat)]


def _wins(state: State, number: int, seat: int) -> bool:
    after = rules.after_move(state, number)
    return after.winner == seat


def test_a_choice_that_follows_belongs_to_the_threat() -> None:
    """A pair gives the Law token as the sixth symbol; the Mausoleum revives the last shields."""
    city = "A.city workshop apothecary scriptorium pharmacist university; A.coins 40"
    pair = parse_position(AGE_3.format("observatory arena") + f"; ask A turn; board law; {city}")
    assert winning_moves(pair, 0) == ((Build(0), "scientific"),)
    assert winning_moves(parse_position(AGE_3.format("observatory arena") + f"; ask A turn; {city}"), 0) == ()
    text = AGE_3.format("palace arena") + "; ask A turn; pawn 7; A.wonders mausoleum; A.coins 40; discard circus"
    assert {move for move, _ in winning_moves(parse_position(text), 0)} == {
        Raise("mausoleum", 0),
        Raise("mausoleum", 1),
    }


def test_the_last_card_is_no_threat_by_points() -> None:
    state = parse_position(AGE_3.format("palace .") + "; ask A turn; A.coins 50")
    assert winning_moves(state, 0) == ()


@pytest.mark.parametrize("seed", range(effort(quick=3, default=15, deep=300)))
def test_threats_include_every_immediately_winning_move(seed: int) -> None:
    """The distance at which the search prunes a position never hides a winning move."""
    for moment in replay(random_game(RULES, Setup(beginners=bool(seed % 2)), Rng(seed))):
        state = moment.before
        if state.question() != ids.TURN:
            continue
        for seat in range(ids.SEATS):
            turn = rules.with_turn(state, seat)
            wins = {n for n in rules.legal_ids(turn) if _wins(turn, n, seat) and _is_supremacy(turn, n)}
            assert wins <= {move_id(move) for move, _ in winning_moves(state, seat)}


def _is_supremacy(state: State, number: int) -> bool:
    after = rules.after_move(state, number)
    return after.reason != ids.CIVILIAN


def test_view_lists_threats_with_their_moves() -> None:
    seen = view(parse_position(AGE_3.format("study pretorium") + "; pawn 8; ask B turn; A.coins 8"))
    (threat,) = seen.threats
    assert (threat.seat, threat.victory) == (0, "military")
    assert [(move.verb, move.text) for move in threat.moves] == [("build", "build pretorium")]


@pytest.mark.parametrize("seed", range(effort(quick=3, default=15, deep=300)))
def test_a_turn_brings_at_most_one_new_symbol(seed: int) -> None:
    """Both the threats and the tactical agent search only where this bound admits a victory."""
    start: State | None = None
    for moment in replay(random_game(RULES, Setup(), Rng(seed))):
        if moment.before.question() == ids.TURN:
            start = moment.before
        if start is not None:
            grown = max(
                after.bit_count() - before.bit_count()
                for before, after in zip(start.symbols, moment.after.symbols, strict=True)
            )
            assert grown <= ids.MOST_NEW_SYMBOLS
