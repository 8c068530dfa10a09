"""HTTP requests of the API: the client, its secret, and the decoded parts of the request."""

import asyncio
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request

from sevenwonders.server.api.decoding import decode_json
from sevenwonders.server.ratelimit import client_key
from sevenwonders.server.services import Services
from sevenwonders.tables.errors import (
    MalformedError,
    NotJsonError,
    SlowError,
    TooLargeError,
    UnknownError,
    WrongSecretError,
)
from sevenwonders.tables.messages import SeatNumber, Secret, TableId, Version
from sevenwonders.tables.registry import TableRegistry
from sevenwonders.tables.secrets import Digest, digest
from sevenwonders.tables.table import Table

_SCHEME: Final = "bearer"


def client_of(connection: HTTPConnection) -> str:
    """Return the rate-limit key of a connection's client."""
    return client_key(address_of(connection))


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else ""


def table_id_of(connection: HTTPConnection) -> str:
    """Return the table id in the path; raise UnknownError if it cannot be one."""
    try:
        return msgspec.convert(connection.path_params["table"], TableId)
    except msgspec.ValidationError:
        raise UnknownError("table/unknown") from None


class ApiRequest:
    """A request to a route of the API."""

    def __init__(self, request: Request, *, is_large: bool = False) -> None:
        """`is_large` allows a body of the size of a record."""
        self.client = client_of(request)
        self.services: Services = request.app.state.services
        self.tables: TableRegistry = request.app.state.tables
        self._request = request
        limits = self.services.settings.limits
        self._max_bytes = limits.record_bytes if is_large else limits.body_bytes
        self._body_seconds = limits.body_seconds

    def path(self, name: str) -> str:
        return str(self._request.path_params[name])

    async def table(self) -> Table:
        """Return the table in the path; raise UnknownError, UnavailableError."""
        return await self.tables.get(table_id_of(self._request))

    @property
    def holder(self) -> Digest | None:
        """The digest of the secret; raises WrongSecretError if it is malformed."""
        return None if self.secret is None else digest(self.secret)

    @property
    def secret(self) -> str | None:
        """The bearer token; raises WrongSecretError if it is malformed."""
        header = self._request.headers.get("authorization")
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
        """Return a version in the query; raise MalformedError."""
        return self._query(name, Version)

    def seat(self, name: str) -> int | None:
        """Return a seat in the query; raise MalformedError."""
        return self._query(name, SeatNumber)

    def _query(self, name: str, kind: Any) -> int | None:
        text = self._request.query_params.get(name)
        if text is None:
            return None
        if not (text.isascii() and text.isdigit() and len(text) <= 10):
            raise MalformedError("request/malformed", where=name)
        try:
            number: int = msgspec.convert(int(text), kind)
        except msgspec.ValidationError as error:
            raise MalformedError("request/malformed", where=name, reason=str(error)) from None
        return number

    async def body(self, kind: Any) -> Any:
        """Return the decoded body; raise NotJsonError, TooLargeError, MalformedError or SlowError."""
        if self._request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise NotJsonError("request/not-json", expected="application/json")
        return decode_json(await self._read_body(), kind)

    async def _read_body(self) -> bytes:
        body = bytearray()
        try:
            async with asyncio.timeout(self._body_seconds):
                async for chunk in self._request.stream():
                    body += chunk
                    if len(body) > self._max_bytes:
                        raise TooLargeError("request/too-large", most=self._max_bytes)
        except TimeoutError:
            raise SlowError("request/too-slow", seconds=int(self._body_seconds)) from None
        except ClientDisconnect:
            raise MalformedError("request/interrupted") from None
        return bytes(body)
