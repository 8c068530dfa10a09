"""WebSockets: admission, the reader, and the writer with its bounded queue.

A socket has one reader, the handler of its route, and one writer task, which sends the messages of its outbox.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sevenwonders.api.analysis_connection import serve_analysis
from sevenwonders.api.decoding import nonce_of
from sevenwonders.api.table_connection import serve_table
from sevenwonders.server.api.requests import address_of, client_of
from sevenwonders.server.observability import CLIENTS_DISCONNECTED
from sevenwonders.server.ratelimit import FLOOD_COST, SOCKET_COST, TokenBucket
from sevenwonders.server.services import Services
from sevenwonders.server.settings import Settings
from sevenwonders.server.socket_counter import OpenSocket
from sevenwonders.tables.encoding import encode
from sevenwonders.tables.errors import (
    InternalError,
    MalformedError,
    ServerError,
    TooManyError,
    UnavailableError,
    refusal,
)
from sevenwonders.tables.presence import Outbox

_LOG: Final = logging.getLogger(__name__)
_MAX_REFUSED: Final = 100  # messages beyond the rate limit in a row, before the socket is closed
_REFUSED_SECONDS: Final = 0.05  # delay after such a message, at most
_FLUSH_SECONDS: Final = 2.0  # for the last messages of a closed socket

NORMAL: Final = 1000
POLICY_VIOLATION: Final = 1008
INTERNAL_ERROR: Final = 1011
TRY_AGAIN_LATER: Final = 1013


class Socket:
    """An accepted WebSocket.

    Attributes:
        client: Rate-limit key of the client.
        outbox: Messages that wait to be sent. When it is closed, the socket is closed with `close_code`.
    """

    def __init__(self, websocket: WebSocket, services: Services, open_socket: OpenSocket) -> None:
        self.client = client_of(websocket)
        self.services = services
        self.close_code = TRY_AGAIN_LATER
        self.outbox = Outbox(services.settings.limits.queued_messages, services.settings.limits.queued_bytes)
        self._websocket = websocket
        self._open_socket = open_socket
        self._limits = services.settings.limits

    async def receive(self) -> str:
        """Return the next message; raise WebSocketDisconnect, and MalformedError for bytes that are not UTF-8.

        A client whose socket was closed for receiving too much is charged: the server has parsed part of it.
        """
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            code = message.get("code", NORMAL)
            if code == POLICY_VIOLATION:
                self.services.limiter.charge(self.client, FLOOD_COST)
            raise WebSocketDisconnect(code, message.get("reason"))
        text: str | None = message.get("text")
        try:
            return text if text is not None else bytes(message["bytes"]).decode()
        except UnicodeDecodeError as error:
            raise MalformedError("request/malformed", reason=str(error)) from None

    async def receive_first(self) -> str:
        """Return the first message; raise MalformedError if it does not arrive in time."""
        try:
            async with asyncio.timeout(self._limits.hello_seconds) as self._open_socket.deadline:
                return await self.receive()
        except TimeoutError:
            raise MalformedError("socket/hello-expected") from None

    def identify(self, *, is_player: bool) -> None:
        """Count the client as a player or a spectator; raise TooManyError."""
        self.services.sockets.identify(self._open_socket, is_player=is_player)

    async def texts(self) -> AsyncIterator[str]:
        """Yield the messages within the rate limit until the client disconnects.

        Messages beyond it are refused, and delayed so that other clients are served; raise TooManyError after many.
        """
        bucket, refused = TokenBucket(self._limits.messages), 0
        with suppress(WebSocketDisconnect):
            while True:
                text = await self.receive()
                wait = bucket.take()
                if not wait:
                    refused = 0
                    yield text
                    continue
                refused += 1
                error = TooManyError("rate-limited", seconds=int(wait) + 1)
                if refused > _MAX_REFUSED:
                    raise error
                self.send(refusal(error, nonce_of(text)))
                await asyncio.sleep(min(wait, _REFUSED_SECONDS))

    def send(self, message: msgspec.Struct) -> None:
        self.outbox.put(encode(message))

    async def write(self) -> None:
        """Send the messages of the outbox until it is closed, then close the socket."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
            async for message in self.outbox:
                async with asyncio.timeout(self._limits.write_seconds):
                    await self._websocket.send_text(message.decode())
            await self._websocket.close(self.close_code)


async def table_socket(websocket: WebSocket) -> None:
    """Serve a client of a table."""
    await _serve(websocket, partial(serve_table, table_id=websocket.path_params["table"]))


async def analysis_socket(websocket: WebSocket) -> None:
    """Serve a client that analyses."""
    await _serve(websocket, serve_analysis)


async def _serve(websocket: WebSocket, converse: Callable[[Socket, str], Awaitable[None]]) -> None:
    """Admit a client and run `converse` with its first message."""
    services: Services = websocket.app.state.services
    if not is_allowed_origin(websocket.headers.get("origin"), websocket.headers.get("host"), services.settings):
        await websocket.close(POLICY_VIOLATION)
        return
    try:
        services.limiter.consume(client_of(websocket), SOCKET_COST)
    except TooManyError:
        await websocket.close(TRY_AGAIN_LATER)
        return
    await websocket.accept()
    try:
        with services.sockets.opened(address_of(websocket)) as open_socket:
            await _run(Socket(websocket, services, open_socket), converse)
    except TooManyError as error:  # too many sockets
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            await websocket.send_text(encode(refusal(error)).decode())
            await websocket.close(TRY_AGAIN_LATER)


async def _run(socket: Socket, converse: Callable[[Socket, str], Awaitable[None]]) -> None:
    writer = asyncio.create_task(socket.write())

    def disconnect() -> None:
        CLIENTS_DISCONNECTED.labels("slow").inc()
        writer.cancel()

    socket.outbox.on_overflow = disconnect
    reader = asyncio.create_task(_converse(socket, converse))
    try:
        # The writer ends first if the client does not read or the outbox is closed.
        await asyncio.wait([reader, writer], return_when=asyncio.FIRST_COMPLETED)
        socket.outbox.close()
        await asyncio.wait([writer], timeout=_FLUSH_SECONDS)
    finally:
        for task in (reader, writer):
            task.cancel()
        await asyncio.gather(reader, writer, return_exceptions=True)


async def _converse(socket: Socket, converse: Callable[[Socket, str], Awaitable[None]]) -> None:
    """Converse until the client disconnects; send the error with which the conversation ends."""
    nonce: str | None = None
    try:
        first = await socket.receive_first()
        nonce = nonce_of(first)
        await converse(socket, first)
        socket.close_code = NORMAL
    except ServerError as error:
        is_temporary = isinstance(error, TooManyError | UnavailableError)
        socket.close_code = TRY_AGAIN_LATER if is_temporary else POLICY_VIOLATION
        socket.send(refusal(error, nonce))
    except WebSocketDisconnect:
        pass
    except Exception:
        _LOG.exception("socket_failed")
        socket.close_code = INTERNAL_ERROR
        socket.send(refusal(InternalError("server/internal-error"), nonce))


def is_allowed_origin(origin: str | None, host: str | None, settings: Settings) -> bool:
    """Return whether a page may open sockets: one of this host or an allowed one. Programs send no origin."""
    if origin is None or origin in settings.origins:
        return True
    try:
        return host is not None and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False
