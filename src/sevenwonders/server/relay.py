"""What is asked of a table that another process owns, passed on to it: requests and sockets, byte for byte."""

import asyncio
import hmac
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeVar

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import Scope
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sevenwonders.server.cluster import LEASE, ElsewhereError
from sevenwonders.server.metrics import METRICS
from sevenwonders.server.requests import ApiRequest
from sevenwonders.server.store.store import Owner
from sevenwonders.tables.errors import UnavailableError

TOKEN: Final = b"x-relay-token"
VISITOR: Final = b"x-relay-visitor"
_SECONDS: Final = 60.0
_AGAIN: Final = 0.2  # seconds
_MOST: Final = 1 << 26
_PASSED_ON: Final = ("authorization", "content-type", "accept-encoding", "host", "user-agent")
_ANSWERED: Final = (
    "cache-control",
    "content-disposition",
    "content-encoding",
    "content-type",
    "retry-after",
    "vary",
    "www-authenticate",
)
Result = TypeVar("Result")


async def wherever(
    here: Callable[[], Awaitable[Result]], there: Callable[[Owner], Awaitable[Result]], *, is_passed_on: bool
) -> Result:
    """Do something about a table here, or let its owner do it; raise ElsewhereError if that passed it on to us.

    An owner that has just died is still named for a moment: then it is looked again until somebody takes over, for some
    seconds; after that raise UnavailableError.
    """
    last_try = time.monotonic() + 2 * LEASE
    while True:
        try:
            return await here()
        except ElsewhereError as error:
            if is_passed_on:
                raise
            owner = error.owner
        METRICS.relayed += 1
        try:
            return await there(owner)
        except UnavailableError:
            if time.monotonic() > last_try:
                raise
        await asyncio.sleep(_AGAIN)


def is_relayed(scope: Scope, token: str | None) -> bool:
    """Return whether another process of ours passes this on: it knows our token."""
    shown = next((value for name, value in scope["headers"] if name == TOKEN), b"")
    return token is not None and hmac.compare_digest(shown, token.encode())


def relayed_visitor(connection: HTTPConnection) -> str:
    """Return on whose behalf something was passed on."""
    return connection.headers.get(VISITOR.decode(), "")


async def relay_request(asked: ApiRequest, owner: Owner) -> Response:
    """Ask the owner of a table and return its answer; raise UnavailableError if it does not give one."""
    request, body, visitor = asked.request, asked.read, asked.visitor
    path = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    head = [f"{request.method} {_quoted(path)} HTTP/1.1", f"{TOKEN.decode()}: {owner.token}"]
    head += [f"{VISITOR.decode()}: {visitor}", "connection: close", f"content-length: {len(body)}"]
    head += [f"{name}: {request.headers[name]}" for name in _PASSED_ON if name in request.headers]
    host, _, port = owner.address.rpartition(":")
    try:
        async with asyncio.timeout(_SECONDS):
            reader, writer = await asyncio.open_connection(host, int(port), limit=1 << 16)
            try:
                writer.write("\r\n".join([*head, "", ""]).encode("latin-1") + body)
                await writer.drain()
                return await _response(reader)
            finally:
                writer.close()
    except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        raise UnavailableError("table/put-away", seconds=1) from error


def _quoted(path: str) -> str:
    from urllib.parse import quote

    return quote(path, safe="/?=&%-_.~")


async def _response(reader: asyncio.StreamReader) -> Response:
    status = int((await reader.readline()).split()[1])
    headers: dict[str, str] = {}
    while line := (await reader.readline()).decode("latin-1").rstrip("\r\n"):
        name, _, value = line.partition(":")
        headers[name.strip().lower()] = value.strip()
    body = await reader.readexactly(min(int(headers.get("content-length", "0")), _MOST))
    return Response(body, status, {name: headers[name] for name in _ANSWERED if name in headers})


async def relay_socket(websocket: WebSocket, table_id: str, hello: bytes, visitor: str, owner: Owner) -> None:
    """Let a visitor and the owner of a table talk until either ends it; raise UnavailableError if the owner is gone."""
    url = f"ws://{owner.address}/api/tables/{table_id}/socket"
    headers = {TOKEN.decode(): owner.token, VISITOR.decode(): visitor}
    try:
        there = await connect(
            url, additional_headers=headers, compression=None, max_size=None, ping_interval=None, open_timeout=5
        )
    except (OSError, TimeoutError, InvalidHandshake) as error:
        raise UnavailableError("table/put-away", seconds=1) from error
    async with there:
        await there.send(hello.decode())
        parts = [asyncio.create_task(_to(there, websocket)), asyncio.create_task(_from(there, websocket))]
        await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
        for part in parts:
            part.cancel()
        await asyncio.gather(*parts, return_exceptions=True)
    with suppress(RuntimeError, WebSocketDisconnect):
        await websocket.close(_code(there))


def _code(there: ClientConnection) -> int:
    """Return how to end it for the visitor: as the owner did, or if that is gone, asking them to come again."""
    code = there.close_code
    return code if code is not None and code in (1008, 1011, 1013) else 1012


async def _to(there: ClientConnection, websocket: WebSocket) -> None:
    with suppress(ConnectionClosed, WebSocketDisconnect, RuntimeError):
        while True:
            message = await websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            await there.send(text if text is not None else bytes(message.get("bytes") or b""))


async def _from(there: ClientConnection, websocket: WebSocket) -> None:
    with suppress(ConnectionClosed, WebSocketDisconnect, RuntimeError):
        async for message in there:
            text = message if isinstance(message, str) else message.decode()
            await websocket.send({"type": "websocket.send", "text": text})
