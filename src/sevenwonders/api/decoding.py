"""Decoding of JSON from clients."""

from contextlib import suppress
from functools import cache
from typing import Any

import msgspec

from sevenwonders.tables.errors import MalformedError
from sevenwonders.tables.messages.fields import Nonce


class _WithNonce(msgspec.Struct):
    nonce: Nonce


def decode_json(text: bytes | str, kind: Any) -> Any:
    """Return the value of a JSON text as a type; raise MalformedError.

    JSON has one type of numbers, so 3.0 is accepted as an integer.
    """
    decoder = _decoder(kind)
    try:
        try:
            return decoder.decode(text)
        except msgspec.ValidationError:
            return msgspec.convert(_with_integers(msgspec.json.decode(text)), kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise MalformedError("request/malformed", reason=str(error)) from None


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def _with_integers(value: Any) -> Any:
    match value:
        case float() if value.is_integer():
            return int(value)
        case list():
            return [_with_integers(inner) for inner in value]
        case dict():
            return {name: _with_integers(inner) for name, inner in value.items()}
        case _:
            return value


def nonce_of(message: str) -> str | None:
    """Return the nonce of a message that may be malformed otherwise."""
    with suppress(msgspec.DecodeError, UnicodeError):
        return msgspec.json.decode(message, type=_WithNonce).nonce
    return None
