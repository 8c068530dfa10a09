"""The WebSocket of a table: orders come in and are answered; updates go out as they happen."""

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
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
from sevenwonders.server.limits import LOOK, MESSAGE, Allowance, Bucket, Limits
from sevenwonders.server.messages import Done, Hello, Look, Ping, Sync, Welcome
from sevenwonders.server.orders import carry_out, makes_table
from sevenwonders.server.refusals import (
    ConflictError,
    MalformedError,
    ServerError,
    TooManyError,
    UnavailableError,
    UnknownError,
    WrongSecretError,
    refusal,
)
from sevenwonders.server.secrets import digest
from sevenwonders.server.table import Table

_ENCODE: Final = msgspec.json.Encoder().encode
_LOG: Final = logging.getLogger(__name__)
_FOR_SPECTATORS: Final = 0.75  # of all places
_PATIENCE: Final = 100  # refusals in a row for sending too often, before the connection is closed

POLICY: Final = 1008
FAULT: Final = 1011
TRY_LATER: Final = 1013


class _Nonce(msgspec.Struct):
    nonce: messages.Nonce


class _Count:
    """One socket that is counted."""

    def __init__(self, sockets: "OpenSockets", visitor: str) -> None:
        self._sockets = sockets
        self._visitor = visitor
        self.watches = False

    def spectator(self) -> None:
        """Count it among those who only watch; raise TooManyError: some places are kept for players."""
        self._sockets.expect_place(self._visitor)
        self.watches = True


class OpenSockets:
    """Counts the sockets that are open, and lets no more be opened than allowed."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._open: Counter[str] = Counter()
        self._watching: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._open.total()

    @contextmanager
    def counted(self, visitor: str) -> Iterator[_Count]:
        """Count a socket of this visitor while the block lasts; raise TooManyError."""
        if len(self) >= self._limits.connections or self._open[visitor] >= self._limits.connections_each:
            raise TooManyError("connection/too-many", seconds=10)
        count = _Count(self, visitor)
        self._open[visitor] += 1
        try:
            yield count
        finally:
            _less(self._open, visitor)
            if count.watches:
                _less(self._watching, visitor)

    def expect_place(self, visitor: str) -> None:
        """Count a spectator; raise TooManyError if only places for players are left."""
        limits = self._limits
        each, all_ = (max(1, int(most * _FOR_SPECTATORS)) for most in (limits.connections_each, limits.connections))
        if self._watching[visitor] >= each or self._watching.total() >= all_:
            raise TooManyError("connection/too-many", seconds=10)
        self._watching[visitor] += 1


def _less(counter: Counter[str], visitor: str) -> None:
    counter[visitor] -= 1
    if not counter[visitor]:
        del counter[visitor]


@dataclass(frozen=True, slots=True)
class _Visit:
    """Whose allowance a conversation goes on."""

    allowance: Allowance
    visitor: str

    def pay(self, asked: object) -> None:
        """Count what a message costs; raise TooManyError."""
        if not isinstance(asked, Ping):
            self.allowance.spend(self.visitor, LOOK if isinstance(asked, Sync | Look) else MESSAGE)


def is_allowed_origin(origin: str | None, host: str | None, config: Config) -> bool:
    """Return whether a page may open sockets here: one of ours, or one that was allowed. Programs have no origin."""
    if origin is None or origin in config.origins:
        return True
    try:
        return host is not None and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


async def serve_socket(
    websocket: WebSocket, hall: Hall, sockets: OpenSockets, config: Config, allowance: Allowance, visitor: str
) -> None:
    """Talk with one visitor until either side ends it."""
    if not is_allowed_origin(websocket.headers.get("origin"), websocket.headers.get("host"), config):
        await websocket.close(POLICY)
        return
    await websocket.accept()
    nonce: str | None = None
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        try:
            with sockets.counted(visitor) as count:
                hello = await _first(websocket, config.limits.hello_seconds)
                nonce = hello.nonce
                if hello.secret is None:
                    count.spectator()
                table = await hall.find(_table_id(websocket))
                await _converse(websocket, table, hello, config.limits, _Visit(allowance, visitor))
        except ServerError as error:
            await _send(websocket, _ENCODE(refusal(error, nonce)))
            await websocket.close(TRY_LATER if isinstance(error, TooManyError | UnavailableError) else POLICY)
        except (WebSocketDisconnect, RuntimeError, OSError):
            raise
        except Exception:  # a fault of ours is told as well
            _LOG.exception("socket-failed")
            await _send(websocket, _ENCODE(refusal(ServerError("server/failed"), nonce)))
            await websocket.close(FAULT)


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


async def _converse(websocket: WebSocket, table: Table, hello: Hello, limits: Limits, visit: _Visit) -> None:
    holder = digest(hello.secret) if hello.secret is not None else None
    connection = Connection(holder, limits.outbox, limits.outbox_bytes)
    connection.secret = hello.secret
    if connection.holder is not None and not table.seats.of(connection.holder):
        raise WrongSecretError("secret/wrong")
    connection.looking = hello.seat
    update = table.attach(connection, hello.since)
    connection.send(_ENCODE(Welcome(hello.nonce, update)))
    parts = [
        asyncio.create_task(_listen(websocket, table, connection, limits, visit)),
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
        await _send(websocket, await connection.next())


async def _listen(websocket: WebSocket, table: Table, connection: Connection, limits: Limits, visit: _Visit) -> None:
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
            answer = await _answer(message, table, connection, visit)
        connection.send(_ENCODE(answer))


async def _answer(message: bytes, table: Table, connection: Connection, visit: _Visit) -> msgspec.Struct:
    try:
        asked = decode_json(message, messages.ToServer)
    except MalformedError as error:
        return refusal(error, _nonce_of(message))
    try:
        visit.pay(asked)
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
                if makes_table(table, asked, connection.holder):
                    visit.allowance.new_table(visit.visitor)
                return await carry_out(table, asked, connection.secret)
    except GameError as error:
        return refusal(error, asked.nonce)


def _seen(nonce: str, table: Table, connection: Connection, since: int | None) -> Done:
    update = table.updates.update(connection.holder, connection.looking, since)
    return Done(nonce, table.history.version, update=update)
