"""The score sheet (D13.2): one line for each source of points, and who has won."""

from typing import Final

from sevenwonders.core import bits
from sevenwonders.core.checks import check_state
from sevenwonders.duel import effects, ids
from sevenwonders.duel.state import State
from sevenwonders.duel.tables import TABLES

LINES: Final = ("military", "blue", "green", "yellow", "purple", "wonders", "tokens", "coins")


def military_points(state: State, seat: int) -> int:
    """Return the points for the pawn's place, for the seat that has advanced."""
    distance = state.pawn if seat == 0 else -state.pawn
    points = 0
    for zone in range(3):
        if distance >= TABLES.zone_from[zone]:
            points = TABLES.zone_points[zone]
    return points


def card_points(state: State, seat: int, kind: int) -> int:
    """Return the points of the seat's cards of one colour."""
    points = 0
    for word in range(2):
        cards = state.city[seat][word]
        while cards:
            card = bits.lowest(cards) + 64 * word
            cards &= cards - 1
            if TABLES.kind[card] == kind:
                points += thing_points(state, seat, card)
    return points


def thing_points(state: State, seat: int, thing: int) -> int:
    """Return the points of one card or wonder of the seat's, as things stand."""
    points = TABLES.points[thing]
    if TABLES.points_each[thing]:
        points += TABLES.points_each[thing] * effects.counted(state, seat, TABLES.points_kinds[thing], 1)
    return points


def counting_points(state: State, seat: int) -> int:
    """Return the points of the seat's cards and tokens that count other cards, wonders or tokens."""
    points = 0
    for word in range(2):
        cards = state.city[seat][word] & TABLES.counting_cards[word]
        while cards:
            card = bits.lowest(cards) + 64 * word
            cards &= cards - 1
            points += TABLES.points_each[card] * effects.counted(state, seat, TABLES.points_kinds[card], 1)
    tokens = state.progress[seat] & TABLES.counting_tokens
    if tokens:
        points += TABLES.points_per_token[bits.lowest(tokens)] * bits.count(state.progress[seat])
    return points


def wonder_points(state: State, seat: int) -> int:
    """Return the points of the seat's wonders."""
    points = 0
    wonders = state.raised[seat]
    while wonders:
        points += thing_points(state, seat, ids.CARDS + bits.lowest(wonders))
        wonders &= wonders - 1
    return points


def token_points(state: State, seat: int) -> int:
    """Return the points of the seat's progress tokens."""
    points = 0
    tokens = state.progress[seat]
    while tokens:
        token = bits.lowest(tokens)
        tokens &= tokens - 1
        points += TABLES.token_points[token] + TABLES.points_per_token[token] * bits.count(state.progress[seat])
    return points


def coin_points(state: State, seat: int) -> int:
    """Return the points of the seat's treasury."""
    return state.coins[seat] // TABLES.coins_per_point


def points(state: State, seat: int) -> int:
    """Return all points of the seat, as things stand."""
    return military_points(state, seat) + state.printed[seat] + counting_points(state, seat) + coin_points(state, seat)


def decide(state: State) -> None:
    """End the game by points; a tie goes to more points on blue cards, else the victory is shared (D13.3)."""
    difference = points(state, 0) - points(state, 1)
    if difference == 0:
        difference = card_points(state, 0, ids.BLUE) - card_points(state, 1, ids.BLUE)
    state.winner = ids.SHARED if difference == 0 else 0 if difference > 0 else 1
    state.reason = ids.CIVILIAN


def result(state: State) -> tuple[int, int]:
    """Return the winner and the reason if the game ended by points now."""
    after = state.copy()
    decide(after)
    return after.winner, after.reason


def sheet(state: State, seat: int) -> dict[str, int]:
    """Return the seat's score sheet, one entry per line of `LINES`."""
    check_state(state, State, "duel")
    return {
        "military": military_points(state, seat),
        "blue": card_points(state, seat, ids.BLUE),
        "green": card_points(state, seat, ids.GREEN),
        "yellow": card_points(state, seat, ids.YELLOW),
        "purple": card_points(state, seat, ids.PURPLE),
        "wonders": wonder_points(state, seat),
        "tokens": token_points(state, seat),
        "coins": coin_points(state, seat),
    }
