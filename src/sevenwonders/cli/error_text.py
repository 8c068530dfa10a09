"""Errors as translated text: location, sentence, suggestion, and a caret under the position."""

from collections.abc import Iterable
from typing import Final

from sevenwonders.core.errors import GameError, suggestion
from sevenwonders.i18n import Translation, abridged, error_id

WINDOW: Final = 76  # columns of quoted text around the caret
LONGEST: Final = 300  # characters of a word or a name in a sentence


def error_lines(
    translation: Translation, error: GameError, *, source: str = "", names: Iterable[str] = ()
) -> list[str]:
    """Return the lines of an error message; `source` is the input file, `names` are candidates for suggestions."""
    place = _place(translation, error, source)
    lines = [f"{place}{error_sentence(translation, error, names)}"]
    quoted, column = _quoted(error)
    if quoted and column:
        lines += _caret(quoted, column)
    return [*lines, *str(error.details.get("trace", "")).splitlines()]


def error_sentence(translation: Translation, error: GameError, names: Iterable[str] = ()) -> str:
    """Return the sentence of an error, with a "Did you mean" suggestion if a candidate is close."""
    arguments = {name: _format(translation, value, names) for name, value in error.details.items()}
    text = translation.text(error_id(error.key), **arguments)
    near = suggestion(error.details, names)
    return f"{text} {translation.text('error-did-you-mean', word=near)}" if near else text


def _format(translation: Translation, value: object, names: Iterable[str]) -> object:
    match value:
        case GameError():
            return error_sentence(translation, value, names)
        case str():
            return abridged(value, LONGEST)
        case int() | float():
            return value
        case list() | tuple():
            return ", ".join(str(entry) for entry in value)
        case _:
            return str(value)


def _place(translation: Translation, error: GameError, source: str) -> str:
    line, column = error.details.get("line"), error.details.get("column")
    inner = error.details.get("reason")
    if isinstance(inner, GameError) and "column" in inner.details:
        column = None  # it refers to the text of the step, which the caret marks
    parts = [source] if source else []
    if isinstance(line, int):
        parts.append(translation.text("error-line", number=line))
    elif isinstance(column, int):
        parts.append(translation.text("error-column", number=column))
    return ", ".join(parts) + ": " if parts else ""


def _quoted(error: GameError) -> tuple[str, int]:
    """Return the text with the error and its column, counted from 1; 0 if there is none."""
    inner = error.details.get("reason")
    if isinstance(inner, GameError):
        return _quoted(inner)
    text, column = error.details.get("text"), error.details.get("column")
    if isinstance(text, str) and isinstance(column, int):
        return text, max(1, column)
    return "", 0


def _caret(text: str, column: int) -> list[str]:
    """Return the part of a text around a column and a line with a caret."""
    shown = "".join(" " if sign.isspace() else sign for sign in text)
    start = max(0, min(column - 1 - WINDOW // 2, len(shown) - WINDOW))
    return [f"  {shown[start : start + WINDOW]}", " " * (column + 1 - start) + "^"]
