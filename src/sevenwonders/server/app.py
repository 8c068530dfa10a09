"""The ASGI application: routes, middleware and lifespan."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute, request_response
from starlette.types import Scope

from sevenwonders.core.errors import GameError
from sevenwonders.server import previews
from sevenwonders.server.api.requests import address_of, client_of
from sevenwonders.server.api.responses import ENDPOINTS, error_response, route_of
from sevenwonders.server.api.sockets import analysis_socket, table_socket
from sevenwonders.server.middleware import SecurityMiddleware
from sevenwonders.server.observability import (
    METRICS_CONTENT_TYPE,
    metrics_text,
    update_gauges,
)
from sevenwonders.server.ratelimit import FILE_COST, UNKNOWN_PATH_COST, client_key, is_in_networks
from sevenwonders.server.services import Services, open_services
from sevenwonders.server.settings import Settings
from sevenwonders.server.static import ClientFiles
from sevenwonders.tables.encoding import encode
from sevenwonders.tables.errors import InternalError
from sevenwonders.tables.messages.updates import Refused

_LOG: Final = logging.getLogger(__name__)
_HTTP_ERRORS: Final = {404: "request/unknown-path", 405: "request/wrong-method"}


def create_app(settings: Settings) -> Starlette:
    """Return the application. It opens its database when it starts, and closes it when it ends."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with open_services(settings) as app.state.services:
            yield

    return Starlette(
        routes=[
            *(route_of(endpoint) for endpoint in ENDPOINTS),
            Route("/api/openapi.json", _openapi),
            WebSocketRoute("/api/tables/{table}/socket", table_socket),
            WebSocketRoute("/api/analysis/socket", analysis_socket),
            Route("/api", _unknown_path),
            Mount("/api", request_response(_unknown_path)),
            Route("/metrics", _metrics),
            *(Route(path, previews.page) for path in previews.PATHS),
            Mount("/", _LimitedFiles(), name="files"),
        ],
        middleware=[Middleware(SecurityMiddleware, settings=settings)],
        lifespan=lifespan,
        exception_handlers={GameError: _game_error, HTTPException: _http_error, Exception: _server_error},
    )


class _LimitedFiles(ClientFiles):
    """The client's files, within the rate limit."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        services: Services = scope["app"].state.services
        services.limiter.consume(client_key(scope["client"][0] if scope["client"] else ""), FILE_COST)
        return await super().get_response(path, scope)


async def _openapi(request: Request) -> Response:
    from sevenwonders.server.openapi import description

    state: Any = request.app.state
    state.services.limiter.consume(client_of(request), FILE_COST)
    if not hasattr(state, "openapi"):
        state.openapi = encode(description())
    return Response(state.openapi, media_type="application/json")


async def _metrics(request: Request) -> Response:
    services: Services = request.app.state.services
    if not may_read_metrics(address_of(request), services.settings.metrics):
        raise HTTPException(404)
    update_gauges(services.samples)
    return Response(await asyncio.to_thread(metrics_text), headers={"content-type": METRICS_CONTENT_TYPE})


def may_read_metrics(address: str, networks: tuple[str, ...]) -> bool:
    """Return whether a client is on this machine or in one of `networks`."""
    return is_in_networks(address, ("127.0.0.0/8", "::1", *networks))


async def _unknown_path(request: Request) -> Response:
    """Answer 405 if the path has another method, otherwise 404."""
    services: Services = request.app.state.services
    services.limiter.consume(client_of(request), UNKNOWN_PATH_COST)
    matching = [endpoint for endpoint in ENDPOINTS if endpoint.match(request.url.path) is not None]
    exact = [endpoint for endpoint in matching if endpoint.path == request.url.path]  # others match by a parameter
    allowed = [endpoint.method for endpoint in exact or matching]
    raise HTTPException(405, headers={"allow": ", ".join(allowed)}) if allowed else HTTPException(404)


async def _game_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, GameError)
    return error_response(error)


async def _http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    body = encode(Refused(_HTTP_ERRORS.get(error.status_code, "request/not-accepted")))
    return Response(body, error.status_code, error.headers, "application/json")


async def _server_error(_: Request, error: Exception) -> Response:
    _LOG.error("request_failed", exc_info=error)
    return error_response(InternalError("server/internal-error"))
