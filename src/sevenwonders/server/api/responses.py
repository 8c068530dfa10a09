"""The routes of the API as routes of Starlette, and their responses."""

import asyncio
import gzip
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from sevenwonders.api.endpoints import ENDPOINTS as API_ENDPOINTS
from sevenwonders.api.routing import Encoded, Endpoint, Result, Text
from sevenwonders.core.errors import GameError
from sevenwonders.server.api import health
from sevenwonders.server.api.requests import HttpRequest
from sevenwonders.tables.encoding import encode
from sevenwonders.tables.errors import SlowError, TooManyError, UnavailableError, refusal, status_of

ENDPOINTS: Final[tuple[Endpoint, ...]] = (*health.router.endpoints, *API_ENDPOINTS)
_COMPRESSED_FROM: Final = 32 * 1024  # bytes
_COMPRESSION_LEVEL: Final = 5


def route_of(endpoint: Endpoint) -> Route:
    async def respond(request: Request) -> Response:
        result = await endpoint.respond(HttpRequest(request, is_large=endpoint.is_large))
        return await _success(request, result, endpoint.status)

    return Route(endpoint.path, respond, methods=[endpoint.method], name=endpoint.name)


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
