"""The application: endpoints, the socket and the client's files behind one middleware."""

import asyncio
import gzip
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from sqlalchemy import Engine
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute, compile_path
from starlette.websockets import WebSocket

from sevenwonders.core.errors import GameError
from sevenwonders.server.analysis import Understanding
from sevenwonders.server.bundle import file_response
from sevenwonders.server.config import Config
from sevenwonders.server.endpoints import ENDPOINTS, Endpoint, Packed, Services, Text
from sevenwonders.server.gate import Gate, visitor_of
from sevenwonders.server.hall import Hall
from sevenwonders.server.limits import FILE, SOCKET, Allowance
from sevenwonders.server.middleware import SecurityMiddleware
from sevenwonders.server.refusals import ServerError, SlowError, TooManyError, UnavailableError, refusal, status_of
from sevenwonders.server.requests import ApiRequest
from sevenwonders.server.sockets import TRY_LATER, OpenSockets, serve_socket
from sevenwonders.server.store.database import open_database
from sevenwonders.server.store.store import Store, StoreError
from sevenwonders.server.workers import BotError, Workers

_LOG: Final = logging.getLogger(__name__)
_ENCODE: Final = msgspec.json.Encoder().encode
_PACK_FROM: Final = 32 * 1024


def make_app(config: Config, engine: Engine | None = None, gate: Gate | None = None) -> Starlette:
    """Return the application; it opens its database when it starts, unless given one, and closes it when it ends."""
    sockets = OpenSockets(config.limits)
    gate = gate or Gate(config.limits)
    allowance = Allowance(config.limits)
    described: list[bytes] = []  # made once
    services: list[Services] = []  # none before the application has started

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        bots = Workers(config.worker_count, config.limits.bot_seconds, config.limits.jobs_each)
        opened = await asyncio.to_thread(open_database, config.data) if engine is None else engine
        hall = Hall(Store(opened), bots, config.limits)
        understanding = Understanding(hall)
        services[:] = [Services(hall, lambda: len(sockets), allowance, understanding)]
        try:
            yield
        finally:
            await understanding.close()
            await hall.close()

    def route(endpoint: Endpoint) -> Route:
        maximum = config.limits.record if endpoint.is_large else config.limits.body

        async def respond(request: Request) -> Response:
            visitor = _visitor(request)
            try:
                allowance.spend(visitor, endpoint.cost)
                if endpoint.status == 201:
                    allowance.new_table(visitor)
                asked = ApiRequest(request, maximum, visitor, config.limits.body_seconds)
                answer = await endpoint.handler(services[0], asked)
            except GameError as error:
                return _refused(error)
            except StoreError:
                return _refused(UnavailableError("server/storage", seconds=1))
            except BotError:
                return _refused(UnavailableError("server/busy", seconds=5))
            return await _answered(request, answer, endpoint.status)

        return Route(endpoint.path, respond, methods=[endpoint.method], name=endpoint.name)

    async def describe(request: Request) -> Response:
        from sevenwonders.server.openapi import description

        try:
            allowance.spend(_visitor(request), FILE)
        except TooManyError as error:
            return _refused(error)
        if not described:
            described.append(_ENCODE(description()))
        return Response(described[0], media_type="application/json")

    async def socket(websocket: WebSocket) -> None:
        visitor = _visitor(websocket)
        try:
            allowance.spend(visitor, SOCKET)
        except TooManyError:
            await websocket.close(TRY_LATER)
            return
        await serve_socket(websocket, services[0].hall, sockets, config, allowance, visitor)

    async def client(request: Request) -> Response:
        path = request.url.path
        if path == "/api" or path.startswith("/api/"):
            allowed = [endpoint.method for endpoint in ENDPOINTS if compile_path(endpoint.path)[0].match(path)]
            raise HTTPException(405, headers={"allow": ", ".join(allowed)}) if allowed else HTTPException(404)
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"allow": "GET, HEAD"})
        try:
            allowance.spend(_visitor(request), FILE)
        except TooManyError as error:
            return _refused(error)
        return file_response(request)

    routes: list[BaseRoute] = [route(endpoint) for endpoint in ENDPOINTS]
    routes += [
        Route("/api/openapi.json", describe),
        WebSocketRoute("/api/tables/{table}/socket", socket),
        Route("/{path:path}", client, methods=None),
    ]
    return Starlette(
        routes=routes,
        middleware=[Middleware(SecurityMiddleware, config=config)],
        lifespan=lifespan,
        exception_handlers={HTTPException: _http_error, Exception: _fault},
    )


def _visitor(connection: HTTPConnection) -> str:
    return visitor_of(connection.client.host if connection.client else "")


async def _answered(request: Request, answer: msgspec.Struct | Text | Packed, status: int) -> Response:
    headers = {"cache-control": "no-store"}
    if isinstance(answer, Text):
        headers["content-disposition"] = f'attachment; filename="{answer.file}"'
        return Response(answer.text, media_type="text/plain", headers=headers)
    body = answer.body if isinstance(answer, Packed) else _ENCODE(answer)
    if len(body) >= _PACK_FROM and "gzip" in request.headers.get("accept-encoding", ""):
        headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
        body = await asyncio.to_thread(gzip.compress, body, 5)
    return Response(body, status, headers, "application/json")


def _refused(error: GameError) -> Response:
    headers = {"cache-control": "no-store"}
    if isinstance(error, TooManyError | UnavailableError) and "seconds" in error.details:
        headers["retry-after"] = str(error.details["seconds"])
    if isinstance(error, SlowError):
        headers["connection"] = "close"
    if status_of(error) == 401:
        headers["www-authenticate"] = "Bearer"
    return Response(_ENCODE(refusal(error)), status_of(error), headers, "application/json")


async def _http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    known = {404: "request/unknown-path", 405: "request/wrong-method"}
    told = refusal(ServerError(known.get(error.status_code, "request/refused")))
    return Response(_ENCODE(told), error.status_code, error.headers, "application/json")


async def _fault(_: Request, error: Exception) -> Response:
    _LOG.error("fault", exc_info=error)
    return Response(_ENCODE(refusal(ServerError("server/failed"))), 500, None, "application/json")
