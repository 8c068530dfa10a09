"""Cards that a position does not tell: `?` is any card of its age, `?1` any of Age I, drawn from those that are left.

At a table one sees the backs of the cards in other hands, under stages and on the discard pile, and no more.
"""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final
from zlib import crc32

from sevenwonders.classic import ids
from sevenwonders.classic.cards import CARD_IDS
from sevenwonders.classic.tables import TABLES
from sevenwonders.core.rng import Rng

_WORD: Final = re.compile(r"\?([1-3]?)")


def age_of(word: str, age: int) -> int | None:
    """Return the age of the card that a word stands for without telling it, None if it tells the card."""
    found = _WORD.fullmatch(word)
    return int(found[1] or age) if found else None


class Rest:
    """The cards that are left for those that are not told; the same text finds the same ones."""

    def __init__(self, players: int, told: Iterable[int], text: str) -> None:
        self._players = players
        self._told = Counter(told)
        self._rng = Rng(crc32(text.encode()))
        self._decks: dict[int, list[int]] = {}

    def draw(self, age: int) -> str | None:
        """Return a card of an age and count it as used, None if there is none left."""
        deck = self._decks.setdefault(age, self._deck(age)) if 0 < age <= ids.AGES else []
        return CARD_IDS[deck.pop(self._rng.below(len(deck)))] if deck else None

    def _deck(self, age: int) -> list[int]:
        """Return the cards of an age that are not told; in Age III with as many guilds as the game still has."""
        deck = [*TABLES.deck[self._players][age - 1][: TABLES.deck_size[self._players][age - 1]]]
        left = list((Counter(deck) - self._told).elements())
        if age < ids.AGES:
            return left
        guilds = [card for card in range(ids.GUILD_0, ids.CARDS) if not self._told[card]]
        there = self._players + TABLES.guilds_above_players - (ids.CARDS - ids.GUILD_0 - len(guilds))
        return left + [guilds.pop(self._rng.below(len(guilds))) for _ in range(max(0, there))]
