"""Routes of the API, declared beside their handlers.

A route states everything that the router, the rate limiter and the OpenAPI description need.
"""

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sevenwonders.core.errors import GameError
from sevenwonders.server.api.requests import ApiRequest
from sevenwonders.server.jobs.pool import JobError
from sevenwonders.tables.encoding import encode
from sevenwonders.tables.errors import SlowError, TooManyError, UnavailableError, refusal, status_of
from sevenwonders.tables.protocols import StorageError

_COMPRESSED_FROM: Final = 32 * 1024  # bytes
_COMPRESSION_LEVEL: Final = 5
BODY_ERRORS: Final = (400, 408, 413, 415, 422)


@dataclass(frozen=True, slots=True)
class Text:
    """A plain text to be saved as a file."""

    text: str
    file: str


@dataclass(frozen=True, slots=True)
class Encoded:
    """A response that is JSON already."""

    body: bytes


Result = msgspec.Struct | Text | Encoded
Handler = Callable[[ApiRequest], Awaitable[Result]]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """A route with its types.

    Attributes:
        response: Type of the response, or `Text`.
        errors: HTTP statuses of its errors, except 429.
        cost: Milliseconds of processor time, for the rate limit.
        is_large: Whether the body may have the size of a record.
        creates_table: Whether the rate limit for new tables applies.
    """

    method: str
    path: str
    handler: Handler
    response: Any
    body: Any = None
    status: int = 200
    query: tuple[str, ...] = ()
    takes_secret: bool = False
    errors: tuple[int, ...] = ()
    is_large: bool = False
    example: Any = None
    cost: float = 1.0
    creates_table: bool = False

    @property
    def name(self) -> str:
        return self.handler.__name__

    @property
    def summary(self) -> str:
        return (self.handler.__doc__ or "").strip()

    @property
    def route(self) -> Route:
        return Route(self.path, self._respond, methods=[self.method], name=self.name)

    async def _respond(self, request: Request) -> Response:
        api_request = ApiRequest(request, is_large=self.is_large)
        limiter, client = api_request.services.limiter, api_request.client
        try:
            limiter.consume(client, self.cost)
            if self.creates_table:
                limiter.consume_table(client)
            result = await self.handler(api_request)
        except GameError as error:
            return error_response(error)
        except StorageError:
            return error_response(UnavailableError("server/storage", seconds=1))
        except JobError:
            return error_response(UnavailableError("server/busy", seconds=5))
        return await _success(request, result, self.status)


class Router:
    """Collects the endpoints of one module."""

    def __init__(self) -> None:
        self.endpoints: list[Endpoint] = []

    def get(self, path: str, response: Any, **options: Any) -> Callable[[Handler], Handler]:
        """Declare a handler of GET requests; `options` are attributes of `Endpoint`."""
        return self._declare("GET", path, response, options)

    def post(self, path: str, response: Any, body: Any, **options: Any) -> Callable[[Handler], Handler]:
        """Declare a handler of POST requests with a JSON body; `options` are attributes of `Endpoint`."""
        errors = tuple(sorted({*BODY_ERRORS, *options.pop("errors", ())}))
        return self._declare("POST", path, response, {**options, "body": body, "errors": errors})

    def _declare(self, method: str, path: str, response: Any, options: dict[str, Any]) -> Callable[[Handler], Handler]:
        def declare(handler: Handler) -> Handler:
            self.endpoints.append(Endpoint(method, path, handler, response, **options))
            return handler

        return declare


async def _success(request: Request, result: Result, status: int) -> Response:
    headers = {"cache-control": "no-store"}
    if isinstance(result, Text):
        headers["content-disposition"] = f'attachment; filename="{result.file}"'
        return Response(result.text, media_type="text/plain", headers=headers)
    body = result.body if isinstance(result, Encoded) else encode(result)
    if len(body) >= _COMPRESSED_FROM and "gzip" in request.headers.get("accept-encoding", ""):
        headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
        body = await asyncio.to_thread(gzip.compress, body, _COMPRESSION_LEVEL)
    return Response(body, status, headers, "application/json")


def error_response(error: GameError) -> Response:
    """Return an error with its HTTP status."""
    headers = {"cache-control": "no-store"}
    if isinstance(error, TooManyError | UnavailableError) and "seconds" in error.details:
        headers["retry-after"] = str(error.details["seconds"])
    if isinstance(error, SlowError):
        headers["connection"] = "close"
    status = status_of(error)
    if status == 401:
        headers["www-authenticate"] = "Bearer"
    return Response(encode(refusal(error)), status, headers, "application/json")
