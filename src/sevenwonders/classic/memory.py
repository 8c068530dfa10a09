"""What the seats can remember: where the hands have been, and which cards a seat has seen in them.

A hand goes round the table; its *line* is the seat to which it was dealt. The seven cards of a line have seven places:
place t is the card that was taken on turn t, place 7 the one that was left. Every hand that a seat has held follows
from the log and the hands as they are now, as far back as the log goes.
"""

from typing import Final

from sevenwonders.classic import ids
from sevenwonders.classic.piles import numbers_of
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES

_STEP: Final = TABLES.step


def holder(players: int, age: int, line: int, turn: int) -> int:
    """Return the seat that has a line on a turn; the last card of a hand is not passed on."""
    return (line + _STEP[age - 1] * (min(turn, ids.TURNS) - 1)) % players


def line_of(players: int, age: int, seat: int, turn: int) -> int:
    """Return the line that a seat has on a turn."""
    return (seat - _STEP[age - 1] * (min(turn, ids.TURNS) - 1)) % players


def turns_held(state: State, age: int) -> int:
    """Return how many turns of an age have shown the seats a hand."""
    return state.turn if age == state.age else ids.TURNS


def rest_of(state: State, age: int, line: int) -> list[int]:
    """Return the cards of a line that are still in a hand."""
    if age != state.age:
        return []
    return numbers_of(state.hand[holder(state.players, age, line, state.turn)], age)


def hand_at(state: State, age: int, seat: int, turn: int) -> list[int] | None:
    """Return the cards that a seat held when it chose on a turn, in the order of the data; None if not logged."""
    line = line_of(state.players, age, seat, turn)
    found = rest_of(state, age, line)
    taken = state.taken  # a compiled state copies the whole log at each look
    for later in range(turn, ids.HAND + 1):
        card = taken[state.moment(age, holder(state.players, age, line, later), later)]
        if card != ids.NOTHING:
            found.append(card)
    return sorted(found) if len(found) == ids.HAND + 1 - turn else None
