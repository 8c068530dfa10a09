"""Routes of the API, declared beside their handlers.

A route states everything that the router, the rate limiter and the OpenAPI description need.
"""

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import msgspec

from sevenwonders.api.requests import ApiRequest
from sevenwonders.api.services import JobError
from sevenwonders.tables.errors import UnavailableError
from sevenwonders.tables.protocols import StorageError

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
Handler = Callable[[Any], Awaitable[Result]]


@dataclass(frozen=True)
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

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """The pattern of its paths, with a group for each parameter."""
        return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", self.path))

    def match(self, path: str) -> Mapping[str, str] | None:
        """Return the parameters in a path, or None if it is not one of this route."""
        found = self.pattern.fullmatch(path)
        return None if found is None else found.groupdict()

    async def respond(self, request: ApiRequest) -> Result:
        """Return the response to a request within the rate limit; raise GameError."""
        limiter, client = request.services.limiter, request.client
        limiter.consume(client, self.cost)
        if self.creates_table:
            limiter.consume_table(client)
        try:
            return await self.handler(request)
        except StorageError as error:
            raise UnavailableError(error.key, seconds=1) from error
        except JobError as error:
            raise UnavailableError("server/busy", seconds=5) from error


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
