"""Parser for the sections of a position text, shared by all games.

Sections are separated by semicolons, start with their key and may appear in any order. Every error contains the column
of the offending word.

>>> sections = Sections("tiny 1; coins 7; hand tavern well", "tiny", "1", ("tiny", "coins", "hand"))
>>> sections.number("coins", 3, 0, 99), sections.number("points", 0, 0, 99)
(7, 0)
>>> sections.words("hand")
[('tavern', 23), ('well', 30)]
"""

import re
from collections.abc import Iterable, Sequence
from typing import NoReturn

from sevenwonders.core.errors import TextError

Word = tuple[str, int]  # text and column


def sections_text(sections: Iterable[tuple[str, Iterable[str]]]) -> str:
    """Return sections as one line, without those that are empty.

    >>> sections_text([("tiny", ["1"]), ("hand", []), ("coins", ["7"])])
    'tiny 1; coins 7'
    """
    return "; ".join(" ".join((key, *words)) for key, words in sections if words)


class Sections:
    """The sections of one text; raises TextError for malformed, unknown or repeated sections."""

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
        """Raise TextError at `column`."""
        raise TextError(key, text=self.text, column=column, **details)

    def words(self, key: str) -> list[Word]:
        """Return the words of a section, empty if the section is missing."""
        return self.sections.get(key, [])

    def only(self, key: str) -> Word | None:
        """Return the only word of a section, None if the section is missing."""
        if key not in self.sections:
            return None
        if len(self.words(key)) != 1:
            self.fail("text/one-word-expected", self.columns[key], found=key)
        return self.words(key)[0]

    def number(self, key: str, default: int, low: int, high: int) -> int:
        """Return the number in a section, or `default` if the section is missing."""
        word = self.only(key)
        return default if word is None else self.number_in(word, low, high)

    def number_in(self, word: Word, low: int, high: int) -> int:
        """Parse a word as a number from `low` to `high`."""
        if not re.fullmatch(r"[+-]?[0-9]{1,4}", word[0]) or not low <= int(word[0]) <= high:
            self.fail("text/number-expected", word[1], found=word[0], low=low, high=high)
        return int(word[0])

    def seat_in(self, word: Word, names: Sequence[str]) -> int:
        """Return the seat that a word names."""
        if word[0] not in names:
            self.fail("text/seat-expected", word[1], found=word[0], expected=list(names))
        return names.index(word[0])
