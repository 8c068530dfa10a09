"""The pending decision or chance event of a position, and the legal moves."""

from functools import cache

from sevenwonders.core.protocol import Ask, Draw, Over, Pending
from sevenwonders.duel import ids, rules
from sevenwonders.duel.ids import QUESTIONS, REASONS
from sevenwonders.duel.moves import Move, move_of
from sevenwonders.duel.state import State


def pending(state: State) -> Pending:
    """Return the pending decisions, chance event or result."""
    question = state.question()
    if question == ids.OVER:
        winners = (0, 1) if state.winner == ids.SHARED else (state.winner,)
        return Over(winners, REASONS[state.reason])
    return _asked(question, state.active)


@cache
def _asked(question: int, seat: int) -> Ask | Draw:
    return Draw(QUESTIONS[question]) if question < ids.FIRST_ASK else Ask((seat,), QUESTIONS[question])


def legal(state: State, seat: int) -> tuple[Move, ...]:
    """Return the legal moves of a seat in their fixed order; none if it is not active."""
    if seat != state.active:
        return ()
    return tuple(move_of(number) for number in rules.legal_ids(state))
