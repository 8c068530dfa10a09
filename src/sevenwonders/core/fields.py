"""Access to the fields of a state from Python: reads return immutable values, writes are validated.

A compiled state stores C integers and C arrays. Python reads an array as a tuple, because changing a copied list
would not change the state. Writes are validated, because compiled code indexes its tables without bounds checks.
"""

from collections.abc import Mapping
from typing import Any

from sevenwonders.core.errors import OptionError

Spans = Mapping[str, tuple[int, int]]
"""The smallest and the largest number that each field may hold."""


def frozen(value: Any) -> Any:
    """Return a value with every list converted to a tuple.

    The elements of an array have one type, so only the first is inspected.
    """
    if type(value) is not list:
        return value
    return tuple([frozen(row) for row in value]) if value and type(value[0]) is list else tuple(value)


def check_field(spans: Spans, name: str, value: object) -> None:
    """Raise OptionError if the field does not exist or the value is out of range."""
    if name not in spans:
        raise OptionError("field/unknown", name=name)
    if not _fits(value, *spans[name]):
        raise OptionError("field/wrong", name=name, found=repr(value))


def _fits(value: object, lowest: int, highest: int) -> bool:
    if isinstance(value, list | tuple):
        return all(_fits(part, lowest, highest) for part in value)
    return type(value) is int and lowest <= value <= highest
