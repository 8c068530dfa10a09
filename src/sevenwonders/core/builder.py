"""Build states from the values of their fields, and validate them.

A state cannot be changed from Python. `State.replace` of each game builds another one: the values are written as a
position text, which the parser of the game validates, and the parsed state must have exactly these values.
"""

import struct
import zlib
from collections.abc import Callable, Iterator, Mapping
from types import SimpleNamespace
from typing import Any, Final, NamedTuple, TypeVar

from sevenwonders.core.errors import GameError, OptionError

State = TypeVar("State")

_CHECKSUM: Final = struct.Struct("<I")
CHECKSUM_SIZE: Final = _CHECKSUM.size


class FieldRange(NamedTuple):
    """The shape of a field (`()` for a number) and the range of its numbers."""

    low: int
    high: int
    shape: tuple[int, ...] = ()


class FieldValues(SimpleNamespace):
    """FieldRange values that need not fit together, with the two methods that a position text needs."""

    def question(self) -> int:
        """Return the pending question."""
        return int(self.stack[self.depth - 1] & 15)

    def subject(self) -> int:
        """Return the subject of the pending question."""
        return int(self.stack[self.depth - 1] >> 4)


def build(
    fields: Mapping[str, FieldRange],
    values: Mapping[str, Any],
    position_text: Callable[[Any], str],
    parse_position: Callable[[str], State],
) -> State:
    """Return the state with these values; raise OptionError if no position has them."""
    checked = FieldValues(**{name: check_field(fields, name, value) for name, value in values.items()})
    try:
        state = parse_position(position_text(checked))
    except (GameError, ArithmeticError, LookupError) as error:
        raise OptionError("state/invalid", reason=str(error)) from error
    for name, value in vars(checked).items():
        if getattr(state, name) != value:
            raise OptionError("field/wrong", name=name, found=repr(value))
    return state


def check_field(fields: Mapping[str, FieldRange], name: str, value: object) -> Any:
    """Return a value with tuples as lists; raise OptionError for an unknown field, a wrong shape or range."""
    if name not in fields:
        raise OptionError("field/unknown", name=name)
    low, high, shape = fields[name]
    if not _fits(value, low, high, shape):
        raise OptionError("field/wrong", name=name, found=repr(value))
    return listed(value)


def _fits(value: object, low: int, high: int, shape: tuple[int, ...]) -> bool:
    if not shape:
        return type(value) is int and low <= value <= high
    return (
        isinstance(value, list | tuple)
        and len(value) == shape[0]
        and all(_fits(part, low, high, shape[1:]) for part in value)
    )


def listed(value: object) -> object:
    """Return a copy of nested lists or tuples as lists; a number as it is."""
    return [listed(part) for part in value] if isinstance(value, list | tuple) else value


def shaped(numbers: Iterator[int], shape: tuple[int, ...]) -> Any:
    """Return the next numbers as a value of this shape."""
    return [shaped(numbers, shape[1:]) for _ in range(shape[0])] if shape else next(numbers)


def with_checksum(packed: bytes) -> bytes:
    """Return bytes followed by their CRC-32."""
    return packed + _CHECKSUM.pack(zlib.crc32(packed))


def without_checksum(packed: object) -> bytes:
    """Return the bytes before the CRC-32; raise OptionError if they are damaged."""
    if not isinstance(packed, bytes) or len(packed) <= CHECKSUM_SIZE:
        raise OptionError("state/damaged")
    content, checksum = packed[:-CHECKSUM_SIZE], packed[-CHECKSUM_SIZE:]
    if _CHECKSUM.pack(zlib.crc32(content)) != checksum:
        raise OptionError("state/damaged")
    return content
