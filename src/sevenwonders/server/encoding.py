"""What goes over the wire as JSON, of which what several messages have in common is made once."""

from collections.abc import Hashable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final, TypeVar, cast

import msgspec

encode: Final = msgspec.json.Encoder().encode
Fields = dict[str, bytes]  # of a view, each encoded
Value = TypeVar("Value")


def encoded_fields(view: Any, other: Any = None, known: Fields | None = None) -> Fields:
    """Return the fields of a view, a dataclass or a mapping, each encoded.

    What is one and the same in another view, of which the encoded fields are known, is taken from there.
    """
    names = _names(view.__class__)
    if names is None:
        return {name: encode(value) for name, value in view.items()}
    if known is None or other.__class__ is not view.__class__:
        return {name: encode(getattr(view, name)) for name in names}
    return {
        name: known[name] if (value := getattr(view, name)) is getattr(other, name) else encode(value) for name in names
    }


@cache
def _names(kind: Hashable) -> tuple[str, ...] | None:
    """Return the fields of a kind of view; None if it is no dataclass."""
    return tuple(field.name for field in fields(kind)) if is_dataclass(kind) else None


def made_once(value: Value) -> Value:
    """Return a value that is put into several messages as one that is encoded already."""
    return cast(Value, msgspec.Raw(encode(value)))


def joined(view: Mapping[str, bytes]) -> msgspec.Raw:
    """Return fields of a view as one text."""
    return msgspec.Raw(b"{%b}" % b",".join([_begun(name) + value for name, value in view.items()]))


@cache
def _begun(name: str) -> bytes:
    """Return the beginning of a field of this name."""
    return encode(name) + b":"
