"""Cards that a position text does not name: `?` is any card of its age, `?1` any of Age I, drawn from the rest."""

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
    """Return the age of an unknown card, None if the word names a card."""
    found = _WORD.fullmatch(word)
    return int(found[1] or age) if found else None


class UnknownCards:
    """The remaining cards, drawn in an order that depends on the text only."""

    def __init__(self, players: int, named: Iterable[int], text: str) -> None:
        self._players = players
        self._named = Counter(named)
        self._rng = Rng(crc32(text.encode()))
        self._decks: dict[int, list[int]] = {}

    def draw(self, age: int) -> str | None:
        """Return a card of an age and count it as used, None if there is none left."""
        deck = self._decks.setdefault(age, self._deck(age)) if 0 < age <= ids.AGES else []
        return CARD_IDS[deck.pop(self._rng.below(len(deck)))] if deck else None

    def _deck(self, age: int) -> list[int]:
        """Return the cards of an age that are not named; in Age III with the remaining number of guilds."""
        deck = [*TABLES.deck[self._players][age - 1][: TABLES.deck_size[self._players][age - 1]]]
        left = list((Counter(deck) - self._named).elements())
        if age < ids.AGES:
            return left
        guilds = [card for card in range(ids.GUILD_0, ids.CARDS) if not self._named[card]]
        there = self._players + TABLES.guilds_above_players - (ids.CARDS - ids.GUILD_0 - len(guilds))
        return left + [guilds.pop(self._rng.below(len(guilds))) for _ in range(max(0, there))]
