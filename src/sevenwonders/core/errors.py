"""Errors caused by input: a key with details, and an English sentence made of both.

>>> error = OptionError("game/unknown", found="dual", expected=["duel", "classic"])
>>> print(error)
There is no game “dual”. Games: duel, classic. Did you mean “duel”? [game/unknown]
>>> error.key, error.details["found"]
('game/unknown', 'dual')
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

LONGEST_WORD: Final = 100  # longer words get no suggestion
SIMILARITY: Final = 0.6  # of a suggestion, as difflib measures it

# The English messages are those of the interface; none of them needs more of Fluent than placeables.
_MESSAGES: Final = Path(__file__).parents[1] / "i18n" / "locale" / "en" / "errors.ftl"
_MESSAGE: Final = re.compile(r"^error-([\w-]+) = (.+)$", re.MULTILINE)
_PLACEABLE: Final = re.compile(r"\{ \$(\w+) \}")


class GameError(Exception):
    """Invalid input from a caller; the state is unchanged."""

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(key, details)
        self.key = key
        self.details: Mapping[str, object] = details

    def __str__(self) -> str:
        line = self.details.get("line")
        place = f"line {line}: " if isinstance(line, int) else ""
        return f"{place}{self.sentence} [{self.key}]"

    @property
    def sentence(self) -> str:
        """The error as an English sentence, with a suggestion if a similar word is known."""
        message = _messages().get(self.key.replace("/", "-"))
        if message is None:
            details = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
            return f"{self.key}: {details}" if details else self.key
        text = _PLACEABLE.sub(lambda found: _english(self.details.get(found[1], found[0])), message)
        near = suggestion(self.details)
        return f"{text} Did you mean “{near}”?" if near else text

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.key, dict(self.details))


class MoveError(GameError):
    """A move that is illegal, of the wrong seat, or not expected now."""


class AgentError(GameError):
    """An agent that raised an exception; `details["trace"]` contains its traceback."""


class DrawError(GameError):
    """An outcome that is impossible for the pending chance event."""


class TextError(GameError):
    """A text that cannot be parsed.

    `details` contain the line and column, counted from 1, and the unexpected text.
    """


class OptionError(GameError):
    """An option, agent or other setting that is unknown or invalid."""


def suggestion(details: Mapping[str, object], names: Iterable[str] = ()) -> str:
    """Return the expected word, else the one of `names`, that is closest to the found one; empty if none is close."""
    found, expected = details.get("found"), details.get("expected", names)
    if not isinstance(found, str) or isinstance(expected, str) or not isinstance(expected, Iterable):
        return ""
    if "reason" in details:
        return ""  # a nested error makes its own suggestion
    from difflib import get_close_matches

    # Compare only the part before a colon (mcts:1000).
    words = {word.lower(): word for entry in expected if (word := str(entry).partition(":")[0])}
    wanted = found.partition(":")[0].lower()
    if wanted in words or len(wanted) > LONGEST_WORD:
        return ""
    return next((words[word] for word in get_close_matches(wanted, words, n=1, cutoff=SIMILARITY)), "")


@cache
def _messages() -> dict[str, str]:
    try:
        return dict(_MESSAGE.findall(_MESSAGES.read_text("utf-8").replace("\N{NO-BREAK SPACE}", " ")))
    except OSError:
        return {}


def _english(value: object) -> str:
    if isinstance(value, GameError):
        return value.sentence
    return ", ".join(str(entry) for entry in value) if isinstance(value, list | tuple) else str(value)


def _rebuild(kind: type[GameError], key: str, details: dict[str, object]) -> GameError:
    return kind(key, **details)
