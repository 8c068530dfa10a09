"""Kinds of event arguments, declared once per event for emitting, validation and typing."""

from collections.abc import Callable, Mapping
from typing import Final, Literal

Kind = Literal[
    "seat",
    "seats",
    "number",
    "numbers",
    "age",
    "word",
    "word?",
    "card",
    "card?",
    "wonder",
    "token",
    "symbol",
    "tokens",
    "wonders",
    "boards",
    "entries",
]
Declared = Mapping[str, Mapping[str, Kind]]
# How a client presents an event: the action that a seat chose, an effect or a draw, a turning point, or nothing at all.
Category = Literal["move", "consequence", "milestone", "silent"]


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _are(test: Callable[[object], bool]) -> Callable[[object], bool]:
    return lambda value: isinstance(value, list) and all(test(one) for one in value)


def _maybe(test: Callable[[object], bool]) -> Callable[[object], bool]:
    return lambda value: value is None or test(value)


_TESTS: Final[Mapping[Kind, Callable[[object], bool]]] = {
    "seat": _is_number,
    "seats": _are(_is_number),
    "number": _is_number,
    "numbers": _are(_is_number),
    "age": _is_number,
    "word": _is_text,
    "word?": _maybe(_is_text),
    "card": _is_text,
    "card?": _maybe(_is_text),
    "wonder": _is_text,
    "token": _is_text,
    "symbol": _is_text,
    "tokens": _are(_is_text),
    "wonders": _are(_is_text),
    "boards": _are(_is_text),
    "entries": _are(_is_text),
}


def fits(kind: Kind, value: object) -> bool:
    """Return whether a value has the given kind.

    The existence of the card or seat is checked by the game.
    """
    return _TESTS[kind](value)
