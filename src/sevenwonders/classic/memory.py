"""The hands that a seat has held, as far as the log contains them.

A hand goes round the table; its *line* is the seat to which it was dealt. The seven cards of a line have seven places:
place t is the card that was taken on turn t, place 7 the one that was left. Every hand that a seat has held follows
from the log and the hands as they are now, as far back as the log goes.
"""

from sevenwonders.classic import ids, piles
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES


def holder(players: int, age: int, line: int, turn: int) -> int:
    """Return the seat that has a line on a turn; the last card of a hand is not passed on."""
    passed = turn - 1 if turn < ids.TURNS else ids.TURNS - 1
    return (line + TABLES.step[age - 1] * passed + ids.MOST_SEATS * players) % players


def line_of(players: int, age: int, seat: int, turn: int) -> int:
    """Return the number of the hand that a seat holds on a turn: that of the seat to which it was dealt."""
    passed = turn - 1 if turn < ids.TURNS else ids.TURNS - 1
    return (seat - TABLES.step[age - 1] * passed + ids.MOST_SEATS * players) % players


def turns_held(state: State, age: int) -> int:
    """Return how many turns of an age have shown the seats a hand."""
    return state.turn if age == state.age else ids.TURNS


def held_pile(state: State, age: int, seat: int, turn: int) -> int:
    """Return the pile that a seat held when it chose on a turn, 0 if the log is incomplete."""
    line = line_of(state.players, age, seat, turn)
    pile = 0
    if age == state.age:
        pile = state.hand[holder(state.players, age, line, state.turn)]
    for later in range(turn, ids.HAND + 1):
        card = state.taken[state.moment(age, holder(state.players, age, line, later), later)]
        if card != ids.NOTHING:
            pile += TABLES.one[card]
    return pile if piles.size(pile) == ids.HAND + 1 - turn else 0
