"""Encoding of messages as JSON, and of the fields of views, which several messages share."""

from collections.abc import Hashable
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Raw

encode: Final = msgspec.json.Encoder().encode
Fields = dict[str, Raw]  # the fields of a view, each encoded


def encoded_fields(view: Any, other: Any = None, known: Fields | None = None) -> Fields:
    """Return the encoded fields of a view, which is a dataclass or a mapping.

    `known` are the encoded fields of the view `other`; values that both views share are not encoded again.
    """
    names = _field_names(view.__class__)
    if names is None:
        return {name: Raw(encode(value)) for name, value in view.items()}
    if known is None or other.__class__ is not view.__class__:
        return {name: Raw(encode(getattr(view, name))) for name in names}
    return {
        name: known[name] if (value := getattr(view, name)) is getattr(other, name) else Raw(encode(value))
        for name in names
    }


@cache
def _field_names(kind: Hashable) -> tuple[str, ...] | None:
    return tuple(field.name for field in fields(kind)) if is_dataclass(kind) else None
