"""The WebSocket of a table: orders come in and are answered; updates go out as they happen."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sevenwonders.core.errors import GameError
from sevenwonders.server import messages
from sevenwonders.server.config import Config
from sevenwonders.server.connection import Connection
from sevenwonders.server.decoding import decode_json
from sevenwonders.server.hall import Hall
from sevenwonders.server.limits import Bucket, Limits
from sevenwonders.server.messages import Done, Hello, Look, Ping, Sync, Welcome
from sevenwonders.server.orders import carry_out
from sevenwonders.server.refusals import (
    ConflictError,
    MalformedError,
    ServerError,
    TooManyError,
    UnknownError,
    WrongSecretError,
    refusal,
)
from sevenwonders.server.secrets import digest
from sevenwonders.server.table import Table

_ENCODE: Final = msgspec.json.Encoder().encode
_PATIENCE: Final = 100  # refusals in a row for sending too often, before the connection is closed

POLICY: Final = 1008
TRY_LATER: Final = 1013


class _Nonce(msgspec.Struct):
    nonce: messages.Nonce


class OpenSockets:
    """Counts the sockets that are open, and lets no more be opened than allowed."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._open: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._open.total()

    @contextmanager
    def counted(self, address: str) -> Iterator[None]:
        """Count a socket from this address while the block lasts; raise TooManyError."""
        if len(self) >= self._limits.connections or self._open[address] >= self._limits.connections_each:
            raise TooManyError("connection/too-many", seconds=10)
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


def is_allowed_origin(origin: str | None, host: str | None, config: Config) -> bool:
    """Return whether a page may open sockets here: one of ours, or one that was allowed. Programs have no origin."""
    if origin is None or origin in config.origins:
        return True
    return host is not None and urlsplit(origin).netloc.lower() == host.lower()


async def serve_socket(websocket: WebSocket, hall: Hall, sockets: OpenSockets, config: Config) -> None:
    """Talk with one visitor until either side ends it."""
    if not is_allowed_origin(websocket.headers.get("origin"), websocket.headers.get("host"), config):
        await websocket.close(POLICY)
        return
    await websocket.accept()
    address = websocket.client.host if websocket.client else ""
    nonce: str | None = None
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        try:
            with sockets.counted(address):
                hello = await _first(websocket, config.limits.hello_seconds)
                nonce = hello.nonce
                table = await hall.find(_table_id(websocket))
                await _converse(websocket, table, hello, config.limits)
        except ServerError as error:
            await _send(websocket, _ENCODE(refusal(error, nonce)))
            await websocket.close(TRY_LATER if isinstance(error, TooManyError) else POLICY)


def _table_id(websocket: WebSocket) -> str:
    try:
        return msgspec.convert(websocket.path_params["table"], messages.TableId)
    except msgspec.ValidationError:
        raise UnknownError("table/unknown") from None


async def _first(websocket: WebSocket, seconds: float) -> Hello:
    try:
        async with asyncio.timeout(seconds):
            message = await _receive(websocket)
    except TimeoutError:
        raise MalformedError("socket/hello-expected") from None
    hello = decode_json(message, messages.ToServer)
    if not isinstance(hello, Hello):
        raise MalformedError("socket/hello-expected")
    return hello


async def _receive(websocket: WebSocket) -> bytes:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text.encode(errors="replace") if text is not None else bytes(message.get("bytes") or b"")


def _nonce_of(message: bytes) -> str | None:
    with suppress(msgspec.DecodeError, UnicodeDecodeError):
        return msgspec.json.decode(message, type=_Nonce).nonce
    return None


async def _send(websocket: WebSocket, message: bytes) -> None:
    await websocket.send({"type": "websocket.send", "text": message.decode()})


async def _converse(websocket: WebSocket, table: Table, hello: Hello, limits: Limits) -> None:
    connection = Connection(digest(hello.secret) if hello.secret is not None else None, limits.outbox)
    connection.secret = hello.secret
    if connection.holder is not None and not table.seats.of(connection.holder):
        raise WrongSecretError("secret/wrong")
    connection.looking = hello.seat
    update = table.attach(connection, hello.since)
    connection.send(_ENCODE(Welcome(hello.nonce, update)))
    parts = [
        asyncio.create_task(_listen(websocket, table, connection, limits)),
        asyncio.create_task(_talk(websocket, connection)),
        asyncio.create_task(connection.dropped.wait()),
    ]
    try:
        await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.detach(connection)
        for part in parts:
            part.cancel()
        results = await asyncio.gather(*parts, return_exceptions=True)
    if connection.dropped.is_set():
        # Whoever does not read does not read a closing message either: do not wait long for it.
        with suppress(TimeoutError):
            async with asyncio.timeout(1):
                await websocket.close(TRY_LATER)
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, asyncio.CancelledError):
            raise result


async def _talk(websocket: WebSocket, connection: Connection) -> None:
    while True:
        await _send(websocket, await connection.outbox.get())


async def _listen(websocket: WebSocket, table: Table, connection: Connection, limits: Limits) -> None:
    bucket = Bucket(limits.messages)
    refused = 0
    while True:
        message = await _receive(websocket)
        if wait := bucket.take():
            refused += 1
            if refused > _PATIENCE:
                raise TooManyError("request/too-many", seconds=int(wait) + 1)
            answer: msgspec.Struct = refusal(
                TooManyError("request/too-many", seconds=int(wait) + 1), _nonce_of(message)
            )
        else:
            refused = 0
            answer = await _answer(message, table, connection)
        connection.send(_ENCODE(answer))


async def _answer(message: bytes, table: Table, connection: Connection) -> msgspec.Struct:
    try:
        asked = decode_json(message, messages.ToServer)
    except MalformedError as error:
        return refusal(error, _nonce_of(message))
    try:
        match asked:
            case Hello():
                raise ConflictError("socket/hello-again")
            case Ping():
                return Done(asked.nonce, table.history.version)
            case Sync():
                connection.version = table.history.version
                return _seen(asked.nonce, table, connection, asked.since)
            case Look():
                if asked.seat is not None and asked.seat not in table.seats.of(connection.holder):
                    raise ConflictError("seat/not-yours", seat=asked.seat)
                connection.looking = asked.seat
                return _seen(asked.nonce, table, connection, None)
            case _:
                return await carry_out(table, asked, connection.secret)
    except GameError as error:
        return refusal(error, asked.nonce)


def _seen(nonce: str, table: Table, connection: Connection, since: int | None) -> Done:
    update = table.updates.update(connection.holder, connection.looking, since)
    return Done(nonce, table.history.version, update=update)
