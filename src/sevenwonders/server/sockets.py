"""WebSockets: that of a table, where orders come in and updates go out, and what any other is served like."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sevenwonders.core.errors import GameError
from sevenwonders.server.cluster import ElsewhereError
from sevenwonders.server.config import Config
from sevenwonders.server.connection import Connection
from sevenwonders.server.conversation import Conversation
from sevenwonders.server.decoding import decode
from sevenwonders.server.gate import said
from sevenwonders.server.hall import Hall
from sevenwonders.server.limits import LOOK, MESSAGE, QUESTION, Allowance, Bucket, Limits
from sevenwonders.server.orders import carry_out, makes_table
from sevenwonders.server.relay import relay_socket, wherever
from sevenwonders.server.table import Table
from sevenwonders.tables import messages
from sevenwonders.tables.errors import (
    ConflictError,
    MalformedError,
    ServerError,
    TooManyError,
    UnavailableError,
    UnknownError,
    WrongSecretError,
    refusal,
)
from sevenwonders.tables.messages import Analyse, Done, Hello, Look, Ping, Rematch, Sync, Welcome
from sevenwonders.tables.secrets import digest

_ENCODE: Final = msgspec.json.Encoder().encode
_TO_SERVER: Final[msgspec.json.Decoder[messages.ToServer]] = msgspec.json.Decoder(messages.ToServer)
_LOG: Final = logging.getLogger(__name__)
_FOR_SPECTATORS: Final = 0.75  # of all places
_PATIENCE: Final = 100  # refusals in a row for sending too often, before the connection is closed
_PAUSE: Final = 0.05  # seconds, at most, until one who was refused for that is heard again

POLICY: Final = 1008
FAULT: Final = 1011
TRY_LATER: Final = 1013


class _Nonce(msgspec.Struct):
    nonce: messages.Nonce


class Count:
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
    def counted(self, visitor: str) -> Iterator[Count]:
        """Count a socket of this visitor while the block lasts; raise TooManyError."""
        if len(self) >= self._limits.connections or self._open[visitor] >= self._limits.connections_each:
            raise TooManyError("connection/too-many", seconds=10)
        count = Count(self, visitor)
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
class Visit:
    """Whose allowance a conversation goes on, and whether another process of ours passes it on."""

    allowance: Allowance
    visitor: str
    is_passed_on: bool = False

    def pay(self, asked: object) -> None:
        """Count what a message costs; raise TooManyError."""
        match asked:
            case Ping():
                return
            case Sync() | Look():
                cost = LOOK
            case Analyse():
                cost = QUESTION
            case _:
                cost = MESSAGE
        self.allowance.spend(self.visitor, cost)


def is_allowed_origin(origin: str | None, host: str | None, config: Config) -> bool:
    """Return whether a page may open sockets here: one of ours, or one that was allowed. Programs have no origin."""
    if origin is None or origin in config.origins:
        return True
    try:
        return host is not None and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


# Talk on a socket after its first message; its count says whether it is one of those who only watch.
Talk = Callable[[bytes, Count], Awaitable[None]]


async def serve_socket(websocket: WebSocket, sockets: OpenSockets, config: Config, visit: Visit, talk: Talk) -> None:
    """Talk with one visitor until either side ends it."""
    if not is_allowed_origin(websocket.headers.get("origin"), websocket.headers.get("host"), config):
        await websocket.close(POLICY)
        return
    await websocket.accept()
    websocket.state.line.forget_handshake()
    nonce: str | None = None
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        try:
            with sockets.counted(visit.visitor) as count:
                message = await _first(websocket, config.limits.hello_seconds)
                nonce = nonce_of(message)
                await talk(message, count)
        except ElsewhereError:
            await websocket.close(TRY_LATER)
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


async def serve_table(websocket: WebSocket, hall: Hall, visit: Visit, message: bytes, count: Count) -> None:
    """Talk about a table, after a `hello`."""
    hello = _hello(message)
    if hello.secret is None:
        count.spectator()
    await _converse_wherever(websocket, hall, hello, message, visit)


async def _converse_wherever(websocket: WebSocket, hall: Hall, hello: Hello, message: bytes, visit: Visit) -> None:
    """Talk here, or let the owner of the table do so."""
    table_id = _table_id(websocket)

    async def here() -> None:
        await _converse(websocket, await hall.find(table_id), hello, hall.limits, visit)

    there = partial(relay_socket, websocket, table_id, message, visit.visitor)
    await wherever(here, there, is_passed_on=visit.is_passed_on)


async def _first(websocket: WebSocket, seconds: float) -> bytes:
    try:
        async with asyncio.timeout(seconds):
            return said(await websocket.state.line.receive())
    except TimeoutError:
        raise MalformedError("socket/hello-expected") from None


def _hello(message: bytes) -> Hello:
    hello = decode(message, _TO_SERVER)
    if not isinstance(hello, Hello):
        raise MalformedError("socket/hello-expected")
    return hello


def nonce_of(message: bytes) -> str | None:
    """Return the nonce of a message that may be no more than that."""
    with suppress(msgspec.DecodeError, UnicodeDecodeError):
        return msgspec.json.decode(message, type=_Nonce).nonce
    return None


async def _send(websocket: WebSocket, message: bytes) -> None:
    await websocket.send({"type": "websocket.send", "text": message.decode()})


@contextmanager
def connected(websocket: WebSocket, limits: Limits, secret: str | None = None) -> Iterator[Connection]:
    """Give a connection, by which messages go out without waiting, while the block lasts."""
    line: Final = websocket.state.line
    holder = digest(secret) if secret is not None else None
    connection = Connection(holder, line, limits.outbox, limits.outbox_bytes, secret)
    line.when_open = connection.flush
    try:
        yield connection
    finally:
        line.when_open = None
        connection.flush()


async def _converse(websocket: WebSocket, table: Table, hello: Hello, limits: Limits, visit: Visit) -> None:
    with connected(websocket, limits, hello.secret) as connection:
        if connection.holder is not None and not table.seats.of(connection.holder):
            raise WrongSecretError("secret/wrong")
        connection.looking, connection.wants_changes = hello.seat, hello.changes
        connection.send(_ENCODE(Welcome(hello.nonce, table.attach(connection, hello.since))))  # kept by nobody
        try:
            await listen(websocket, connection, limits, partial(_answer, table, connection, visit))
        finally:
            table.detach(connection)


async def listen(
    websocket: WebSocket,
    connection: Connection,
    limits: Limits,
    answer: Callable[[bytes], Awaitable[msgspec.Struct | None]],
) -> None:
    """Answer every message, or let it be answered later, until they come too often or the visitor goes.

    Whoever sends too often is not heard for a moment: to refuse messages as fast as they come would hold up others.
    """
    bucket, refused = Bucket(limits.messages), 0

    async def reply(message: bytes) -> None:
        nonlocal refused
        connection.is_owed = True
        if wait := bucket.take():
            refused += 1
            if refused > _PATIENCE:
                raise TooManyError("request/too-many", seconds=int(wait) + 1)
            answered: msgspec.Struct | None = refusal(
                TooManyError("request/too-many", seconds=int(wait) + 1), nonce_of(message)
            )
        else:
            refused = 0
            answered = await answer(message)
        connection.answer(None if answered is None else _ENCODE(answered))
        if wait:
            await asyncio.sleep(min(wait, _PAUSE))

    await Conversation(websocket.state.line, reply).last()


async def _answer(table: Table, connection: Connection, visit: Visit, message: bytes) -> msgspec.Struct:
    try:
        asked = decode(message, _TO_SERVER)
    except MalformedError as error:
        return refusal(error, nonce_of(message))
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
                if isinstance(asked, Rematch) and makes_table(table, asked, connection.holder):
                    visit.allowance.new_table(visit.visitor)
                return await carry_out(table, asked, connection.holder, connection.secret)
    except GameError as error:
        return refusal(error, asked.nonce)


def _seen(nonce: str, table: Table, connection: Connection, since: int | None) -> Done:
    update = table.updates.update(connection.holder, connection.looking, since)
    connection.eyes = update.seat
    return Done(nonce, table.history.version, update=update)
