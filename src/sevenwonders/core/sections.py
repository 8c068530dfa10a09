"""A position's text, cut into sections of words: what the readers of all games have in common.

Sections are separated by semicolons and may come in any order; each begins with its key. Every complaint carries the
column of the word it is about.

>>> sections = Sections("tiny 1; coins 7; hand tavern well", "tiny", "1", ("tiny", "coins", "hand"))
>>> sections.number("coins", 3, 0, 99), sections.number("points", 0, 0, 99)
(7, 0)
>>> sections.words("hand")
[('tavern', 23), ('well', 30)]
"""

import re
from collections.abc import Sequence
from typing import NoReturn

from sevenwonders.core.errors import TextError

Word = tuple[str, int]  # with its column


class Sections:
    """The sections of one text; raises TextError where it is none, or a section is unknown or told twice."""

    def __init__(self, text: str, game: str, version: str, keys: Sequence[str]) -> None:
        self.text = text
        self.sections: dict[str, list[Word]] = {}
        self.columns: dict[str, int] = {}
        self.ends: dict[str, int] = {}
        start = 0
        for section in text.split(";"):
            words = [(word.group(), start + word.start() + 1) for word in re.finditer(r"\S+", section)]
            start += len(section) + 1
            if not self.sections and [word for word, _ in words] != [game, version]:
                self.fail("text/not-a-position", words[0][1] if words else 1, expected=f"{game} {version}")
            if words:
                self._add(words, start - 1, keys)

    def _add(self, words: list[Word], end: int, keys: Sequence[str]) -> None:
        (key, column), *rest = words
        if key not in keys:
            self.fail("text/unknown-section", column, found=key, expected=list(keys))
        if key in self.sections:
            self.fail("text/section-twice", column, found=key)
        self.sections[key], self.columns[key], self.ends[key] = rest, column, end

    def fail(self, key: str, column: int, **details: object) -> NoReturn:
        """Raise TextError."""
        raise TextError(key, text=self.text, column=column, **details)

    def words(self, key: str) -> list[Word]:
        """Return the words of a section, none if it is left out."""
        return self.sections.get(key, [])

    def only(self, key: str) -> Word | None:
        """Return the one word of a section, None if the section is left out."""
        if key not in self.sections:
            return None
        if len(self.words(key)) != 1:
            self.fail("text/one-word-expected", self.columns[key], found=key)
        return self.words(key)[0]

    def number(self, key: str, default: int, low: int, high: int) -> int:
        """Return the number that a section tells."""
        word = self.only(key)
        return default if word is None else self.number_in(word, low, high)

    def number_in(self, word: Word, low: int, high: int) -> int:
        """Return a word as a number within bounds."""
        if not re.fullmatch(r"[+-]?[0-9]{1,4}", word[0]) or not low <= int(word[0]) <= high:
            self.fail("text/number-expected", word[1], found=word[0], low=low, high=high)
        return int(word[0])

    def seat_in(self, word: Word, names: Sequence[str]) -> int:
        """Return the seat that a word names."""
        if word[0] not in names:
            self.fail("text/seat-expected", word[1], found=word[0], expected=list(names))
        return names.index(word[0])
