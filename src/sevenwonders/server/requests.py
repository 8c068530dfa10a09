"""An HTTP request, read with care: how large it is, whether it is well-formed, and who sends it."""

import asyncio
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from sevenwonders.server.decoding import decode_json
from sevenwonders.tables.errors import (
    MalformedError,
    NotJsonError,
    SlowError,
    TooLargeError,
    UnknownError,
    WrongSecretError,
)
from sevenwonders.tables.messages import SeatNumber, Secret, TableId, Version
from sevenwonders.tables.secrets import Digest, digest

Body = TypeVar("Body")
_SCHEME: Final = "bearer"


class ApiRequest:
    """A request to be answered."""

    def __init__(self, request: Request, maximum: int, visitor: str = "", seconds: float = 20) -> None:
        """`visitor` is whose allowance it goes on; the body may be as long as `maximum`, and must come in time."""
        self.request = request
        self.visitor = visitor
        self.read = b""  # what has been read of the body
        self._maximum = maximum
        self._seconds = seconds

    @property
    def table_id(self) -> str:
        """Return the table that the path names; raise UnknownError if none can have such an id."""
        try:
            return msgspec.convert(self.request.path_params["table"], TableId)
        except msgspec.ValidationError:
            raise UnknownError("table/unknown") from None

    @property
    def holder(self) -> Digest | None:
        """Return whose secret the request carries; None if it has none; raise WrongSecretError if it cannot be one."""
        return None if self.secret is None else digest(self.secret)

    @property
    def secret(self) -> str | None:
        """Return the secret that the request carries; None if it has none; raise WrongSecretError."""
        header = self.request.headers.get("authorization")
        if header is None:
            return None
        scheme, _, secret = header.partition(" ")
        try:
            if scheme.lower() != _SCHEME:
                raise WrongSecretError("secret/wrong")
            return msgspec.convert(secret.strip(), Secret)
        except msgspec.ValidationError:
            raise WrongSecretError("secret/wrong") from None

    def version(self, name: str) -> int | None:
        """Return the version that the query gives."""
        return self._query(name, Version)

    def seat(self, name: str) -> int | None:
        """Return the seat that the query gives."""
        return self._query(name, SeatNumber)

    def _query(self, name: str, kind: Any) -> int | None:
        text = self.request.query_params.get(name)
        if text is None:
            return None
        if not (text.isascii() and text.isdigit() and len(text) <= 10):
            raise MalformedError("request/malformed", where=name)
        try:
            number: int = msgspec.convert(int(text), kind)
        except msgspec.ValidationError as error:
            raise MalformedError("request/malformed", where=name, reason=str(error)) from None
        return number

    async def body(self, kind: type[Body] | Any) -> Body:
        """Return the body as a value of a type; raise NotJsonError, TooLargeError, MalformedError."""
        if self.request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise NotJsonError("request/not-json", expected="application/json")
        read: Body = decode_json(await self._bytes(), kind)
        return read

    async def _bytes(self) -> bytes:
        if self.read:
            return self.read  # asked again, because the table has just changed hands
        parts = bytearray()
        try:
            async with asyncio.timeout(self._seconds):
                async for part in self.request.stream():
                    parts += part
                    if len(parts) > self._maximum:
                        raise TooLargeError("request/too-large", most=self._maximum)
        except TimeoutError:
            raise SlowError("request/too-slow", seconds=int(self._seconds)) from None
        except ClientDisconnect:
            raise MalformedError("request/interrupted") from None
        self.read = bytes(parts)
        return self.read
