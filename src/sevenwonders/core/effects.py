"""The effect types that both games share, and the names and fields of any effect for data files, icons and texts.

Rules refer to effects, never to single cards. The name of a field determines its kind, independent of the effect.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final, Literal, get_args


@dataclass(frozen=True, slots=True)
class Produce:
    """Units of each resource, available every turn."""

    units: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Choice:
    """One unit of one of these resources for each construction."""

    resources: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Shields:
    amount: int


@dataclass(frozen=True, slots=True)
class Symbol:
    """A scientific symbol."""

    symbol: str


@dataclass(frozen=True, slots=True)
class Points:
    amount: int


@dataclass(frozen=True, slots=True)
class CoinsEffect:
    """Coins from the bank, once."""

    amount: int


@dataclass(frozen=True, slots=True)
class ReviveEffect:
    """Build a card from the discard pile for free."""


# ---- names and fields of effects

Part = Literal["units", "resources", "symbol", "colour", "each", "amount", "sellers", "whose"]

_KIND_OF: Final[Mapping[str, Part]] = {
    "units": "units",  # number of each resource
    "resources": "resources",
    "symbol": "symbol",
    "colour": "colour",
    "count": "each",  # the counted items
    "on": "each",
    "amount": "amount",
    "each": "amount",  # per counted item
    "draw": "amount",
    "sellers": "sellers",
    "whose": "whose",
}


def effect_name(kind: type) -> str:
    """Return the name of an effect in the data files, which lacks the suffix `Effect`.

    >>> effect_name(type("ExtraTurns", (), {})), effect_name(CoinsEffect)
    ('extra_turns', 'coins')
    """
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", kind.__name__.removesuffix("Effect")).lower()


def effect_parts(kind: type) -> dict[str, Part]:
    """Return the kind of each field of an effect."""
    return {field.name: _KIND_OF[field.name] for field in fields(kind)}


def parts_of(effect: Any) -> dict[Part, Any]:
    """Return the values of an effect by kind; kinds are unique within an effect."""
    return {kind: getattr(effect, name) for name, kind in effect_parts(type(effect)).items()}


def vocabulary(effects: Any) -> dict[str, type]:
    """Return the effect classes of a union by name."""
    return {effect_name(kind): kind for kind in get_args(effects)}


def read_effect(known: Mapping[str, type], word: str, value: Any) -> Any:
    """Return the effect described by a value of the data file.

    The value is that of the only field, or a mapping of field names to values.
    """
    if word not in known:
        raise ValueError(f"unknown effect {word!r}")
    names = [field.name for field in fields(known[word])]
    if not names:
        return known[word]()
    is_named = isinstance(value, Mapping) and set(names) <= value.keys()
    return known[word](*(_frozen(value[name] if is_named else value) for name in names))


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
