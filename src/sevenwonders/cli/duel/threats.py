"""Moves that would win at once: what both players should see before they choose."""

from sevenwonders.duel import ids, rules
from sevenwonders.duel.moves import Move, move_of
from sevenwonders.duel.state import State


def winning_moves(state: State, seat: int) -> tuple[tuple[Move, int], ...]:
    """Return the moves that would bring a seat a supremacy, were the turn its own, with the reason each would win.

    A choice that follows (a token to take, a card to revive) belongs to the move; what chance must bring does not.
    """
    if state.question() != ids.TURN:
        return ()
    turn = state.copy()
    turn.active = seat
    found = []
    for number in rules.legal_ids(turn):
        reason = _reason(turn, number, seat)
        if reason:
            found.append((move_of(number), reason))
    return tuple(found)


def _reason(before: State, number: int, seat: int) -> int:
    after = before.copy()
    rules.apply(after, number)
    question = after.question()
    if question == ids.OVER:
        return after.reason if after.winner == seat and after.reason != ids.CIVILIAN else 0
    if question in (ids.TAKE, ids.REVIVE, ids.DESTROY):
        return next((reason for choice in rules.legal_ids(after) if (reason := _reason(after, choice, seat))), 0)
    return 0
