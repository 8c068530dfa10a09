"""The WebSocket of a table: commands in, answers and updates out."""

import msgspec
from starlette.websockets import WebSocket

from sevenwonders.core.errors import GameError
from sevenwonders.server.api.decoding import decode_json
from sevenwonders.server.api.requests import table_id_of
from sevenwonders.server.api.sockets import Socket, nonce_of, serve_socket
from sevenwonders.server.observability import COMMAND_SECONDS
from sevenwonders.server.ratelimit import MESSAGE_COST, SYNC_COST
from sevenwonders.tables import commands
from sevenwonders.tables.encoding import encode
from sevenwonders.tables.errors import ConflictError, MalformedError, WrongSecretError, refusal
from sevenwonders.tables.messages import Done, Hello, Look, Ping, Sync, ToServer, Welcome
from sevenwonders.tables.presence import Client
from sevenwonders.tables.registry import TableRegistry
from sevenwonders.tables.secrets import digest
from sevenwonders.tables.table import Table


async def table_socket(websocket: WebSocket) -> None:
    """Serve a client of a table; its first message must be `hello`."""

    async def converse(socket: Socket, first: str) -> None:
        hello = decode_json(first, ToServer)
        if not isinstance(hello, Hello):
            raise MalformedError("socket/hello-expected")
        tables: TableRegistry = websocket.app.state.tables
        socket.identify(is_player=hello.secret is not None)
        await _converse(socket, hello, await tables.get(table_id_of(websocket)))

    await serve_socket(websocket, converse)


async def _converse(socket: Socket, hello: Hello, table: Table) -> None:
    holder = None if hello.secret is None else digest(hello.secret)
    if holder is not None and not table.seats.of(holder):
        raise WrongSecretError("secret/wrong")
    client = Client(socket.outbox, holder, key=socket.client, requested_seat=hello.seat, wants_patches=hello.changes)
    socket.send(Welcome(hello.nonce, await table.connect(client, hello.since)))
    try:
        async for text in socket.texts():
            client.send(encode(await _answer(socket, table, client, hello.secret, text)))
    finally:
        table.disconnect(client)


async def _answer(socket: Socket, table: Table, client: Client, secret: str | None, text: str) -> msgspec.Struct:
    """Return the answer to a message."""
    try:
        message = decode_json(text, ToServer)
    except MalformedError as error:
        return refusal(error, nonce_of(text))
    try:
        if isinstance(message, Ping):
            return Done(message.nonce, table.history.version)
        limiter = socket.services.limiter
        limiter.consume(socket.client, SYNC_COST if isinstance(message, Sync | Look) else MESSAGE_COST)
        match message:
            case Hello():
                raise ConflictError("socket/hello-again")
            case Sync():
                return await _sync(table, client, message)
            case Look():
                return _look(table, client, message)
            case _:
                if commands.creates_table(table, message, client.holder):
                    limiter.consume_table(socket.client)
                with COMMAND_SECONDS.time():
                    return await commands.execute(table, message, client.holder, secret)
    except GameError as error:
        return refusal(error, message.nonce)


async def _sync(table: Table, client: Client, message: Sync) -> Done:
    await table.catch_up(message.since)
    client.version = table.history.version
    return _with_update(table, client, message.nonce, message.since)


def _look(table: Table, client: Client, message: Look) -> Done:
    if message.seat is not None and message.seat not in table.seats.of(client.holder):
        raise ConflictError("seat/not-yours", seat=message.seat)
    client.requested_seat = message.seat
    return _with_update(table, client, message.nonce, None)


def _with_update(table: Table, client: Client, nonce: str, since: int | None) -> Done:
    update = table.publisher.update(client.holder, client.requested_seat, since)
    client.view_seat = update.seat
    return Done(nonce, table.history.version, update=update)
