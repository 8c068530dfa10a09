"""The score pad (C8): one line for each source of points, and who has won."""

from typing import Final

from sevenwonders.classic import effects, ids
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES
from sevenwonders.core import bits
from sevenwonders.core.checks import check_state

LINES: Final = ("wonder", "treasury", "military", "blue", "yellow", "green", "purple")


def wonder_points(state: State, seat: int) -> int:
    """Return the points of the stages built."""
    points = 0
    for stage in range(state.stages[seat]):
        points += thing_points(state, seat, state.stage_thing(seat, stage))
    return points


def treasury_points(state: State, seat: int) -> int:
    """Return the points of the seat's coins."""
    return state.coins[seat] // TABLES.coins_per_point


def military_points(state: State, seat: int) -> int:
    """Return the points of the seat's military tokens, which may be negative."""
    points = state.lost[seat] * TABLES.defeat
    for age in range(ids.AGES):
        points += state.won[seat][age] * TABLES.victory[age]
    return points


def card_points(state: State, seat: int, kinds: int) -> int:
    """Return the points printed on the seat's cards of these colours; symbols are counted by `science_points`."""
    points = 0
    for word in range(2):
        cards = state.city[seat][word]
        while cards:
            card = bits.lowest(cards) + 64 * word
            cards &= cards - 1
            if kinds >> TABLES.kind[card] & 1:
                points += thing_points(state, seat, card)
    return points


def thing_points(state: State, seat: int, thing: int) -> int:
    """Return the points of one card or stage of the seat's, as things stand."""
    points = TABLES.points[thing]
    if TABLES.points_each[thing]:
        points += TABLES.points_each[thing] * effects.counted(
            state, seat, TABLES.points_kinds[thing], TABLES.points_whose[thing]
        )
    if TABLES.complete[thing] and is_complete(state, seat):
        points += TABLES.complete[thing]
    return points


def is_complete(state: State, seat: int) -> bool:
    """Return whether the seat has built every stage of its side."""
    return state.stages[seat] == TABLES.stages[state.board[seat]][state.side[seat]]


def science_points(state: State, seat: int) -> int:
    """Return the points of the seat's symbols, the wild ones set in the best way."""
    wild = state.symbols[seat][ids.WILD]
    best = 0
    for first in range(wild + 1):
        for second in range(wild - first + 1):
            points = symbol_points(
                state.symbols[seat][0] + first,
                state.symbols[seat][1] + second,
                state.symbols[seat][2] + wild - first - second,
            )
            if points > best:
                best = points
    return best


def symbol_points(first: int, second: int, third: int) -> int:
    """Return the points for the counts of the three symbols: squares, and sets of three different ones."""
    sets = first
    if second < sets:
        sets = second
    if third < sets:
        sets = third
    return first * first + second * second + third * third + TABLES.symbol_set * sets


def points(state: State, seat: int) -> int:
    """Return all points of the seat, as things stand."""
    return (
        wonder_points(state, seat)
        + treasury_points(state, seat)
        + military_points(state, seat)
        + card_points(state, seat, (1 << ids.KINDS) - 1)
        + science_points(state, seat)
    )


def decide(state: State) -> None:
    """Find the winners: most points, then most coins; the victory may be shared (C8.3)."""
    best = -1
    state.winners = 0
    for seat in range(state.players):
        # Coins break ties, and there are never as many as 2**16.
        mine = points(state, seat) * 65536 + state.coins[seat]
        if mine > best or state.winners == 0:
            best = mine
            state.winners = 0
        if mine == best:
            state.winners |= 1 << seat


def winners(state: State) -> int:
    """Return the seats that win if the game ends now, as a set."""
    after = state.copy()
    decide(after)
    return after.winners


def sheet(state: State, seat: int) -> dict[str, int]:
    """Return the seat's score pad, one entry per line of `LINES`."""
    check_state(state, State, "classic")
    return {
        "wonder": wonder_points(state, seat),
        "treasury": treasury_points(state, seat),
        "military": military_points(state, seat),
        "blue": card_points(state, seat, 1 << ids.BLUE),
        "yellow": card_points(state, seat, 1 << ids.YELLOW),
        "green": science_points(state, seat) + card_points(state, seat, 1 << ids.GREEN),
        "purple": card_points(state, seat, 1 << ids.PURPLE),
    }
