"""The fields of a state as Python meets them: read, they are values; written, they are checked.

Compiled, a state keeps C numbers and C arrays. A list made from such an array would pretend that changing it changes
the state, so Python reads a tuple; and a number too large would send compiled code outside its tables.
"""

from collections.abc import Mapping
from typing import Any

from sevenwonders.core.errors import OptionError

Spans = Mapping[str, tuple[int, int]]
"""The smallest and the largest number that each field may hold."""


def frozen(value: Any) -> Any:
    """Return a value in which every list is a tuple. All entries of an array are of one kind: the first tells it."""
    if type(value) is not list:
        return value
    return tuple([frozen(row) for row in value]) if value and type(value[0]) is list else tuple(value)


def check_field(spans: Spans, name: str, value: object) -> None:
    """Raise OptionError if a field does not exist or cannot hold this."""
    if name not in spans:
        raise OptionError("field/unknown", name=name)
    if not _fits(value, *spans[name]):
        raise OptionError("field/wrong", name=name, found=repr(value))


def _fits(value: object, lowest: int, highest: int) -> bool:
    if isinstance(value, list | tuple):
        return all(_fits(part, lowest, highest) for part in value)
    return type(value) is int and lowest <= value <= highest
