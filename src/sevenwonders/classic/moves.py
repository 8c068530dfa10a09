"""Moves in three representations: an object, a small stable number, and a text (see `notation`).

>>> move_of(1685)
Build(card='baths', left=2, right=0)
>>> move_id(Build(card='baths', left=2, right=0))
1685

Builds and stages contain the coins for each neighbour: the price is fixed when the move is chosen.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import assert_never

from sevenwonders.classic import ids
from sevenwonders.classic.cards import CARD_IDS, CARD_NUMBER, SIDE_NUMBER, SIDES
from sevenwonders.classic.price import split_of
from sevenwonders.classic.tables import TABLES
from sevenwonders.core.errors import MoveError


@dataclass(frozen=True, slots=True)
class Build:
    """Build a card from the hand, paying these coins to the neighbours."""

    card: str
    left: int = 0
    right: int = 0


@dataclass(frozen=True, slots=True)
class Stage:
    """Build the next stage of the wonder over a card from the hand, paying these coins to the neighbours."""

    card: str
    left: int = 0
    right: int = 0


@dataclass(frozen=True, slots=True)
class Sell:
    """Discard a card from the hand for coins."""

    card: str


@dataclass(frozen=True, slots=True)
class Revive:
    """Build a card from the discard pile for free."""

    card: str


@dataclass(frozen=True, slots=True)
class Decline:
    """Revive nothing."""


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose the side of one's own board."""

    side: str


Move = Build | Stage | Sell | Revive | Decline | Choose


def move_id(move: Move) -> int:
    """Return the number of a move; raise MoveError if it names something that does not exist."""
    try:
        match move:
            case Build(card, left, right):
                return ids.BUILD_0 + CARD_NUMBER[card] * ids.SPLITS + _split(left, right)
            case Stage(card, left, right):
                return ids.STAGE_0 + CARD_NUMBER[card] * ids.SPLITS + _split(left, right)
            case Sell(card):
                return ids.SELL_0 + CARD_NUMBER[card]
            case Revive(card):
                return ids.REVIVE_0 + CARD_NUMBER[card]
            case Decline():
                return ids.DECLINE
            case Choose(side):
                return ids.SIDE_0 + SIDE_NUMBER[side]
            case _:
                assert_never(move)
    except (KeyError, TypeError) as error:
        raise MoveError("move/unknown", move=repr(move)) from error


def _split(left: int, right: int) -> int:
    if type(left) is not int or type(right) is not int:
        raise TypeError(left, right)
    if left < 0 or right < 0 or left + right > ids.MOST_PAID:
        raise KeyError(left, right)
    return split_of(left, right)


def move_of(number: int) -> Move:
    """Return the move with this number; raise MoveError if there is none."""
    if type(number) is not int or not 0 <= number < ids.MOVES:
        raise MoveError("move/unknown", move=number)
    return _move_of(number)


@lru_cache(maxsize=4096)
def _move_of(number: int) -> Move:
    if number >= ids.SIDE_0:
        return Choose(SIDES[number - ids.SIDE_0])
    if number == ids.DECLINE:
        return Decline()
    if number >= ids.REVIVE_0:
        return Revive(CARD_IDS[number - ids.REVIVE_0])
    if number >= ids.SELL_0:
        return Sell(CARD_IDS[number - ids.SELL_0])
    card, split = divmod(number, ids.SPLITS)
    paid = TABLES.split_left[split], TABLES.split_right[split]
    return Stage(CARD_IDS[card - ids.CARDS], *paid) if number >= ids.STAGE_0 else Build(CARD_IDS[card], *paid)
