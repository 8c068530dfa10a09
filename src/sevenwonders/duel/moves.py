"""Moves in three representations: an object, a small stable number, and a text.

>>> move_of(44)
Raise(wonder='appian_way', slot=4)
>>> move_id(Raise(wonder='appian_way', slot=4))
44

The text names cards, not slots, so it needs the state: see `notation`.
"""

from dataclasses import dataclass
from functools import cache
from typing import assert_never

from sevenwonders.core.errors import MoveError
from sevenwonders.duel import ids
from sevenwonders.duel.cards import CARD_IDS, CARD_NUMBER, TOKEN_IDS, TOKEN_NUMBER, WONDER_IDS, WONDER_NUMBER


@dataclass(frozen=True, slots=True)
class Draft:
    """Take a wonder from the offer."""

    wonder: str


@dataclass(frozen=True, slots=True)
class Build:
    """Build the card in a slot."""

    slot: int


@dataclass(frozen=True, slots=True)
class Sell:
    """Discard the card in a slot for coins."""

    slot: int


@dataclass(frozen=True, slots=True)
class Raise:
    """Build a wonder with the card in a slot."""

    wonder: str
    slot: int


@dataclass(frozen=True, slots=True)
class Take:
    """Take a progress token, from the board or from those shown."""

    token: str


@dataclass(frozen=True, slots=True)
class Destroy:
    """Send a card from the opponent's city to the discard pile."""

    card: str


@dataclass(frozen=True, slots=True)
class Revive:
    """Build a card from the discard pile for free."""

    card: str


@dataclass(frozen=True, slots=True)
class Begin:
    """Choose the seat that begins the age."""

    seat: int


Move = Draft | Build | Sell | Raise | Take | Destroy | Revive | Begin


def move_id(move: Move) -> int:
    """Return the number of a move; raise MoveError if it names something that does not exist."""
    try:
        match move:
            case Build(slot):
                return ids.BUILD_0 + _within(slot, ids.SLOTS)
            case Sell(slot):
                return ids.SELL_0 + _within(slot, ids.SLOTS)
            case Raise(wonder, slot):
                return ids.RAISE_0 + WONDER_NUMBER[wonder] * ids.SLOTS + _within(slot, ids.SLOTS)
            case Draft(wonder):
                return ids.DRAFT_0 + WONDER_NUMBER[wonder]
            case Take(token):
                return ids.TAKE_0 + TOKEN_NUMBER[token]
            case Destroy(card):
                return ids.DESTROY_0 + CARD_NUMBER[card]
            case Revive(card):
                return ids.REVIVE_0 + CARD_NUMBER[card]
            case Begin(seat):
                return ids.BEGIN_0 + _within(seat, ids.SEATS)
            case _:
                assert_never(move)
    except (KeyError, TypeError) as error:
        raise MoveError("move/unknown", move=repr(move)) from error


def _within(number: int, end: int) -> int:
    if type(number) is not int or not 0 <= number < end:
        raise KeyError(number)
    return number


def move_of(number: int) -> Move:
    """Return the move with this number; raise MoveError if there is none."""
    if type(number) is not int or not 0 <= number < ids.MOVES:
        raise MoveError("move/unknown", move=number)
    return _move_of(number)


@cache
def _move_of(number: int) -> Move:
    if number >= ids.BEGIN_0:
        return Begin(number - ids.BEGIN_0)
    if number >= ids.REVIVE_0:
        return Revive(CARD_IDS[number - ids.REVIVE_0])
    if number >= ids.DESTROY_0:
        return Destroy(CARD_IDS[number - ids.DESTROY_0])
    if number >= ids.TAKE_0:
        return Take(TOKEN_IDS[number - ids.TAKE_0])
    if number >= ids.DRAFT_0:
        return Draft(WONDER_IDS[number - ids.DRAFT_0])
    if number >= ids.RAISE_0:
        wonder, slot = divmod(number - ids.RAISE_0, ids.SLOTS)
        return Raise(WONDER_IDS[wonder], slot)
    if number >= ids.SELL_0:
        return Sell(number - ids.SELL_0)
    return Build(number - ids.BUILD_0)
