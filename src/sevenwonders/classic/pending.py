"""The pending decisions or chance event of a position, and the legal moves."""

from functools import cache

from sevenwonders.classic import ids, rules
from sevenwonders.classic.ids import QUESTIONS
from sevenwonders.classic.moves import Move, move_of
from sevenwonders.classic.state import State
from sevenwonders.core.protocol import Ask, Draw, Over, Pending


@cache
def seats_in(mask: int) -> tuple[int, ...]:
    """Return the seats of a mask."""
    return tuple(seat for seat in range(ids.MOST_SEATS) if mask >> seat & 1)


def pending(state: State) -> Pending:
    """Return the pending decisions, chance event or result."""
    question = state.question()
    if question == ids.OVER:
        return Over(seats_in(state.winners), "points")
    return _asked(question, state.waiting)


@cache
def _asked(question: int, waiting: int) -> Ask | Draw:
    return Draw(QUESTIONS[question]) if question < ids.FIRST_ASK else Ask(seats_in(waiting), QUESTIONS[question])


def legal(state: State, seat: int) -> tuple[Move, ...]:
    """Return the legal moves of a seat in their fixed order; none if it is not active."""
    if type(seat) is not int or not 0 <= seat < state.players:
        return ()
    return tuple(move_of(number) for number in rules.legal_ids(state, seat))
