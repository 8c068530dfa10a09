"""Decode JSON from outside into a value of a type."""

from functools import cache
from typing import Any, TypeVar

import msgspec

from sevenwonders.tables.errors import MalformedError

Value = TypeVar("Value")


def decode_json(text: bytes, kind: Any) -> Any:
    """Return the value that a text says; raise MalformedError."""
    return decode(text, _decoder(kind))


def decode(text: bytes, decoder: msgspec.json.Decoder[Value]) -> Value:
    """Return the value that a text says to a decoder; raise MalformedError."""
    try:
        try:
            return decoder.decode(text)
        except msgspec.ValidationError:
            return msgspec.convert(_whole(msgspec.json.decode(text)), decoder.type)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise MalformedError("request/malformed", reason=str(error)) from None


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Return the decoder for a type: making one takes longer than most messages do."""
    return msgspec.json.Decoder(kind)


def _whole(value: Any) -> Any:
    """Return the value with whole numbers as such: to JSON, 3.0 is an integer."""
    match value:
        case float() if value.is_integer():
            return int(value)
        case list():
            return [_whole(inner) for inner in value]
        case dict():
            return {name: _whole(inner) for name, inner in value.items()}
        case _:
            return value
