"""A pile: cards of one age, in no order. Two bits of a 64-bit word count the copies of each of the age's cards.

Copies of a card are interchangeable, so equal piles are equal words.

>>> pile = pile_of(["tavern", "altar", "tavern"])
>>> cards_of(pile, 1)
('altar', 'tavern', 'tavern')
>>> size(pile)
3
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from sevenwonders.classic.cards import CARD_IDS, CARD_NUMBER, CARDS
from sevenwonders.classic.ids import DECK_START
from sevenwonders.core.bits import members


def places(pile: int) -> int:
    """Return the cards that are in a pile, however many copies, as a set: the age's card k is bit 2 * k."""
    return (pile | pile >> 1) & _ONES


def one(card: int) -> int:
    """Return the pile of one copy of a card."""
    return 1 << 2 * (card - DECK_START[CARDS[card].age - 1])


def copies(pile: int, card: int) -> int:
    """Return how many copies of a card of the pile's age are in it."""
    return pile >> 2 * (card - DECK_START[CARDS[card].age - 1]) & 3


def size(pile: int) -> int:
    """Return the number of cards."""
    return (pile & _ONES).bit_count() + 2 * (pile & _TWOS).bit_count()


def pile_of(names: Iterable[str]) -> int:
    """Return the pile of these cards, all of one age; there must not be more copies than a pile can count."""
    return sum(one(CARD_NUMBER[name]) for name in names)


def numbers_of(pile: int, age: int) -> list[int]:
    """Return the card numbers in a pile, each as often as it has copies, in the order of the data."""
    start = DECK_START[age - 1]
    return [start + place // 2 for place in members(places(pile)) for _ in range(pile >> place & 3)]


@lru_cache(maxsize=4096)
def cards_of(pile: int, age: int) -> tuple[str, ...]:
    """Return the ids of the cards in a pile, each as often as it has copies, in the order of the data."""
    return tuple(CARD_IDS[card] for card in numbers_of(pile, age))


_ONES: Final = 0x5555555555555555
_TWOS: Final = 0xAAAAAAAAAAAAAAAA
