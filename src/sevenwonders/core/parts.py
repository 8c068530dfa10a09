"""What effects are made of, in both games: the name of each, and its parts by kind, for signs and sentences anywhere.

A game's effects are small dataclasses, one for each word of its vocabulary. A field's name tells what kind of part it
holds, whatever the effect.
"""

import re
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final, Literal, get_args

Part = Literal["units", "resources", "symbol", "colour", "each", "amount", "sellers", "whose"]

_KIND_OF: Final[Mapping[str, Part]] = {
    "units": "units",  # how many of each resource
    "resources": "resources",
    "symbol": "symbol",
    "colour": "colour",
    "count": "each",  # what is counted
    "on": "each",
    "amount": "amount",
    "each": "amount",  # for each that is counted
    "draw": "amount",
    "sellers": "sellers",
    "whose": "whose",
}


def effect_name(kind: type) -> str:
    """Return the word of the data for an effect.

    >>> effect_name(type("ExtraTurns", (), {}))
    'extra_turns'
    """
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", kind.__name__).lower()


def effect_parts(kind: type) -> dict[str, Part]:
    """Return the fields of an effect with the kinds of their parts."""
    return {field.name: _KIND_OF[field.name] for field in fields(kind)}


def parts_of(effect: Any) -> dict[Part, Any]:
    """Return the parts of an effect by their kinds; no effect has two of a kind."""
    return {kind: getattr(effect, name) for name, kind in effect_parts(type(effect)).items()}


def vocabulary(effects: Any) -> dict[str, type]:
    """Return the words of a union of effects."""
    return {effect_name(kind): kind for kind in get_args(effects)}


def read_effect(known: Mapping[str, type], word: str, value: Any) -> Any:
    """Return the effect that the data tell: a value for its only part, or several by the names of the fields."""
    if word not in known:
        raise ValueError(f"unknown effect {word!r}")
    names = [field.name for field in fields(known[word])]
    if not names:
        return known[word]()
    is_named = isinstance(value, Mapping) and set(names) <= value.keys()
    return known[word](*(_frozen(value[name] if is_named else value) for name in names))


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
