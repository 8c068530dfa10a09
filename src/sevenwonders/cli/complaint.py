"""What is wrong with the input, said in the reader's language: the place, the reason, and a caret under the place."""

from collections.abc import Iterable, Mapping
from typing import Final

from sevenwonders.core.errors import GameError
from sevenwonders.i18n import Translation, abridged, error_id

WINDOW: Final = 76  # columns of the quoted text around the place
LONGEST: Final = 300  # characters of a word or a name in a sentence
LONGEST_WORD: Final = 100  # that could be a misspelt one
NEARNESS: Final = 0.6


def complaint(translation: Translation, error: GameError, *, source: str = "", names: Iterable[str] = ()) -> list[str]:
    """Return the lines that tell an error; `source` names the file that was read, `names` what could be meant."""
    place = _place(translation, error, source)
    lines = [f"{place}{reason(translation, error, names)}"]
    quoted, column = _quoted(error)
    if quoted and column:
        lines += _caret(quoted, column)
    return lines


def reason(translation: Translation, error: GameError, names: Iterable[str] = ()) -> str:
    """Return why something cannot be done, with the nearest of the words that could be meant."""
    told = {name: _told(translation, value, names) for name, value in error.details.items()}
    text = translation.text(error_id(error.key), **told)
    near = _nearest(error.details, names)
    return f"{text} {translation.text('error-did-you-mean', word=near)}" if near else text


def _told(translation: Translation, value: object, names: Iterable[str]) -> object:
    match value:
        case GameError():
            return reason(translation, value, names)
        case str():
            return abridged(value, LONGEST)
        case int() | float():
            return value
        case list() | tuple():
            return ", ".join(str(entry) for entry in value)
        case _:
            return str(value)


def _nearest(details: Mapping[str, object], names: Iterable[str]) -> str:
    found, expected = details.get("found"), details.get("expected", names)
    if not isinstance(found, str) or isinstance(expected, str) or not isinstance(expected, Iterable):
        return ""
    if "reason" in details:
        return ""  # which makes its own suggestion
    # An argument after a colon (mcts:1000) says nothing about the word that was meant.
    known = [word for entry in expected if (word := str(entry).partition(":")[0])]
    from difflib import get_close_matches

    spelt = {word.lower(): word for word in known}
    wanted = found.partition(":")[0].lower()
    if wanted in spelt or len(wanted) > LONGEST_WORD:
        return ""
    return next((spelt[word] for word in get_close_matches(wanted, spelt, n=1, cutoff=NEARNESS)), "")


def _place(translation: Translation, error: GameError, source: str) -> str:
    line, column = error.details.get("line"), error.details.get("column")
    inner = error.details.get("reason")
    if isinstance(inner, GameError) and "column" in inner.details:
        column = None  # counted in the step, where the caret stands
    parts = [source] if source else []
    if isinstance(line, int):
        parts.append(translation.text("error-line", number=line))
    elif isinstance(column, int):
        parts.append(translation.text("error-column", number=column))
    return ", ".join(parts) + ": " if parts else ""


def _quoted(error: GameError) -> tuple[str, int]:
    """Return the text that the error is about and the column in it, counted from 1; 0 if there is none."""
    inner = error.details.get("reason")
    if isinstance(inner, GameError):
        return _quoted(inner)
    text, column = error.details.get("text"), error.details.get("column")
    if isinstance(text, str) and isinstance(column, int):
        return text, max(1, column)
    return "", 0


def _caret(text: str, column: int) -> list[str]:
    """Return the part of a text around a column, and under it a caret."""
    shown = "".join(" " if sign.isspace() else sign for sign in text)
    start = max(0, min(column - 1 - WINDOW // 2, len(shown) - WINDOW))
    return [f"  {shown[start : start + WINDOW]}", " " * (column + 1 - start) + "^"]
