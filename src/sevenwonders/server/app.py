"""The application: endpoints, the socket and the client's files behind one middleware."""

import asyncio
import gzip
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
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
from sevenwonders.server.analysis_socket import serve_analysis
from sevenwonders.server.bundle import file_response
from sevenwonders.server.cluster import ElsewhereError, Member
from sevenwonders.server.config import Config
from sevenwonders.server.endpoints import ENDPOINTS, Endpoint, Packed, Services, Text
from sevenwonders.server.gate import Gate, visitor_of
from sevenwonders.server.hall import Hall
from sevenwonders.server.limits import FILE, SOCKET, Allowance
from sevenwonders.server.metrics import CONTENT_TYPE, METRICS, Gauge, may_ask, told
from sevenwonders.server.middleware import SecurityMiddleware
from sevenwonders.server.relay import is_relayed, relay_request, relayed_visitor, wherever
from sevenwonders.server.requests import ApiRequest
from sevenwonders.server.sockets import TRY_LATER, OpenSockets, Talk, Visit, serve_socket, serve_table
from sevenwonders.server.store.database import open_database
from sevenwonders.server.store.store import Store
from sevenwonders.server.workers import Workers
from sevenwonders.tables.errors import ServerError, SlowError, TooManyError, UnavailableError, refusal, status_of
from sevenwonders.tables.protocols import BotError, StorageError

_LOG: Final = logging.getLogger(__name__)
_ENCODE: Final = msgspec.json.Encoder().encode
_PACK_FROM: Final = 32 * 1024


def make_app(
    config: Config, engine: Engine | None = None, gate: Gate | None = None, me: Member | None = None
) -> Starlette:
    """Return the application; it opens its database when it starts, unless given one, and closes it when it ends."""
    doors = _Doors(config, engine, Gate(config.limits) if gate is None else gate, me)  # one without visitors is false
    return Starlette(
        routes=doors.routes(),
        middleware=[Middleware(SecurityMiddleware, config=config, token=doors.token)],
        lifespan=doors.lifespan,
        exception_handlers={HTTPException: _http_error, Exception: _fault},
    )


class _Doors:
    """All that visitors can come in by, and what is behind it while the application runs."""

    def __init__(self, config: Config, engine: Engine | None, gate: Gate, me: Member | None) -> None:
        self._config, self._engine, self._gate, self._me = config, engine, gate, me
        self.token = None if me is None else me.token
        self._sockets = OpenSockets(config.limits)
        self._allowance = Allowance(config.limits)
        self._services: Services  # set when the application starts
        self._described: bytes | None = None  # made once

    def routes(self) -> list[BaseRoute]:
        """Return what is found under which path."""
        return [
            *(self._route(endpoint) for endpoint in ENDPOINTS),
            Route("/api/openapi.json", self._describe),
            Route("/metrics", self._metrics),
            WebSocketRoute("/api/tables/{table}/socket", self._table_socket),
            WebSocketRoute("/api/analysis/socket", self._analysis_socket),
            Route("/{path:path}", self._file, methods=None),
        ]

    @asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        """Have everything that is behind the doors while the application runs."""
        limits = self._config.limits
        bots = Workers(self._config.worker_count, limits.bot_seconds, limits.jobs_each)
        opened = await asyncio.to_thread(open_database, self._config.data) if self._engine is None else self._engine
        hall = Hall(Store(opened), bots, limits, self._me)
        if hall.cluster is not None:
            await hall.cluster.join()
        understanding = Understanding(hall, self._allowance)
        self._services = Services(hall, lambda: len(self._sockets), self._allowance, understanding)
        watching = asyncio.create_task(METRICS.watch_loop())
        try:
            yield
        finally:
            watching.cancel()
            await understanding.close()
            await hall.close()

    # ---- requests

    def _route(self, endpoint: Endpoint) -> Route:
        async def respond(request: Request) -> Response:
            return await self._respond(endpoint, request)

        return Route(endpoint.path, respond, methods=[endpoint.method], name=endpoint.name)

    async def _respond(self, endpoint: Endpoint, request: Request) -> Response:
        limits = self._config.limits
        visitor, is_passed_on = _visitor(request, self.token)
        asked = ApiRequest(request, limits.record if endpoint.is_large else limits.body, visitor, limits.body_seconds)
        try:
            if not is_passed_on:
                self._allowance.spend(visitor, endpoint.cost)
            if endpoint.status == 201:
                self._allowance.new_table(visitor)
            here, there = partial(endpoint.handler, self._services, asked), partial(relay_request, asked)
            answer = await wherever(here, there, is_passed_on=is_passed_on)
        except ElsewhereError:
            return _refused(UnavailableError("table/put-away", seconds=1))
        except GameError as error:
            return _refused(error)
        except StorageError:
            return _refused(UnavailableError("server/storage", seconds=1))
        except BotError:
            return _refused(UnavailableError("server/busy", seconds=5))
        return answer if isinstance(answer, Response) else await _answered(request, answer, endpoint.status)

    async def _describe(self, request: Request) -> Response:
        from sevenwonders.server.openapi import description

        try:
            self._allowance.spend(_visitor(request)[0], FILE)
        except TooManyError as error:
            return _refused(error)
        if self._described is None:
            self._described = _ENCODE(description())
        return Response(self._described, media_type="application/json")

    async def _file(self, request: Request) -> Response:
        """Answer with a file of the client, or say what is wrong with a path that nothing is found under."""
        path = request.url.path
        if path == "/api" or path.startswith("/api/"):
            allowed = [endpoint.method for endpoint in ENDPOINTS if compile_path(endpoint.path)[0].match(path)]
            raise HTTPException(405, headers={"allow": ", ".join(allowed)}) if allowed else HTTPException(404)
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"allow": "GET, HEAD"})
        try:
            self._allowance.spend(_visitor(request)[0], FILE)
        except TooManyError as error:
            return _refused(error)
        return file_response(request)

    # ---- sockets

    async def _table_socket(self, websocket: WebSocket) -> None:
        hall = self._services.hall
        await self._socket(websocket, lambda visit: partial(serve_table, websocket, hall, visit))

    async def _analysis_socket(self, websocket: WebSocket) -> None:
        own, limits = self._services.understanding, self._config.limits
        await self._socket(websocket, lambda visit: partial(serve_analysis, websocket, own, visit, limits))

    async def _socket(self, websocket: WebSocket, talk: Callable[[Visit], Talk]) -> None:
        visitor, is_passed_on = _visitor(websocket, self.token)
        try:
            self._allowance.spend(visitor, 0 if is_passed_on else SOCKET)
        except TooManyError:
            await websocket.close(TRY_LATER)
            return
        visit = Visit(self._allowance, visitor, is_passed_on)
        await serve_socket(websocket, self._sockets, self._config, visit, talk(visit))

    # ---- metrics

    async def _metrics(self, request: Request) -> Response:
        peer = request.client.host if request.client else ""
        if not may_ask(peer, self._config.metrics):
            raise HTTPException(404)
        return Response(told(self._gauges()), media_type=CONTENT_TYPE)

    def _gauges(self) -> list[Gauge]:
        hall, gate = self._services.hall, self._gate
        return [
            ("tables", "gauge", "Tables in memory.", lambda: len(hall)),
            ("orders_waiting", "gauge", "Orders that wait at tables.", lambda: sum(t.waiting for t in hall.tables)),
            ("sockets", "gauge", "Open sockets.", lambda: len(self._sockets)),
            ("connections", "gauge", "Open connections.", lambda: len(gate)),
            ("connections_refused_total", "counter", "Connections refused at the door.", lambda: gate.refused),
            ("requests_too_slow_total", "counter", "Requests that did not come in time.", lambda: gate.too_slow),
            ("over_limit_total", "counter", "Requests beyond somebody's allowance.", lambda: self._allowance.refused),
            ("bots_waiting", "gauge", "Questions that wait for a worker.", lambda: hall.bots.waiting),
            ("bots_thinking", "gauge", "Questions that workers think about.", lambda: hall.bots.thinking),
            ("workers", "gauge", "Worker processes.", lambda: hall.bots.running),
            ("workers_replaced_total", "counter", "Workers that died or hung.", lambda: hall.bots.replaced),
            ("work_done_total", "counter", "Questions that workers answered.", lambda: hall.bots.done),
            ("store_waiting", "gauge", "Changes that wait to be written.", lambda: hall.store.waiting),
        ]


def _visitor(connection: HTTPConnection, token: str | None = None) -> tuple[str, bool]:
    """Return who asks, and whether another process of ours passes it on."""
    if token is not None and is_relayed(connection.scope, token):
        return relayed_visitor(connection), True
    return visitor_of(connection.client.host if connection.client else ""), False


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
