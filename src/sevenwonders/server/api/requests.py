"""HTTP requests to the routes of the API."""

import asyncio
from typing import Final

from starlette.requests import ClientDisconnect, HTTPConnection, Request

from sevenwonders.api.requests import ApiRequest
from sevenwonders.server.ratelimit import client_key
from sevenwonders.server.services import Services
from sevenwonders.tables.errors import MalformedError, NotJsonError, SlowError, TooLargeError, WrongSecretError

_SCHEME: Final = "bearer"


def client_of(connection: HTTPConnection) -> str:
    """Return the rate-limit key of a connection's client."""
    return client_key(address_of(connection))


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else ""


class HttpRequest(ApiRequest):
    """A request over HTTP."""

    services: Services

    def __init__(self, request: Request, *, is_large: bool = False) -> None:
        """`is_large` allows a body of the size of a record."""
        services: Services = request.app.state.services
        super().__init__(client_of(request), services)
        self._request = request
        limits = services.settings.limits
        self._max_bytes = limits.record_bytes if is_large else limits.body_bytes
        self._body_seconds = limits.body_seconds

    def path(self, name: str) -> str:
        return str(self._request.path_params[name])

    def query(self, name: str) -> str | None:
        return self._request.query_params.get(name)

    @property
    def bearer(self) -> str | None:
        header = self._request.headers.get("authorization")
        if header is None:
            return None
        scheme, _, secret = header.partition(" ")
        if scheme.lower() != _SCHEME:
            raise WrongSecretError("auth/invalid-secret")
        return secret.strip()

    async def read_body(self) -> bytes:
        if self._request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise NotJsonError("request/not-json", expected="application/json")
        body = bytearray()
        try:
            async with asyncio.timeout(self._body_seconds):
                async for chunk in self._request.stream():
                    body += chunk
                    if len(body) > self._max_bytes:
                        raise TooLargeError("request/too-large", most=self._max_bytes)
        except TimeoutError:
            raise SlowError("request/timeout", seconds=int(self._body_seconds)) from None
        except ClientDisconnect:
            raise MalformedError("request/interrupted") from None
        return bytes(body)
