"""The connection of a client to a table: commands in, answers and updates out."""

import msgspec

from sevenwonders.api.decoding import decode_json, nonce_of
from sevenwonders.api.requests import Connection, table_id_of
from sevenwonders.api.services import MESSAGE_COST, SYNC_COST
from sevenwonders.core.errors import GameError
from sevenwonders.tables import commands
from sevenwonders.tables.errors import ConflictError, MalformedError, refusal
from sevenwonders.tables.messages.commands import Hello, Look, Ping, React, Sync, ToServer
from sevenwonders.tables.messages.updates import Done, Reaction, Welcome
from sevenwonders.tables.presence import Client
from sevenwonders.tables.secrets import digest
from sevenwonders.tables.table import Table


async def serve_table(connection: Connection, first: str, table_id: str) -> None:
    """Serve a client of a table until it disconnects; its first message must be `hello`."""
    hello = decode_json(first, ToServer)
    if not isinstance(hello, Hello):
        raise MalformedError("socket/hello-expected")
    connection.identify(is_player=hello.secret is not None)
    table = await connection.services.tables.get(table_id_of(table_id))
    holder = None if hello.secret is None else digest(hello.secret)
    client = Client(
        connection.outbox, holder, key=connection.client, requested_seat=hello.seat, wants_patches=hello.changes
    )
    connection.send(Welcome(hello.nonce, await table.connect(client, hello.since)))
    try:
        async for text in connection.texts():
            connection.send(await _answer(connection, table, client, hello.secret, text))
    finally:
        table.disconnect(client)


async def _answer(
    connection: Connection, table: Table, client: Client, secret: str | None, text: str
) -> msgspec.Struct:
    """Return the answer to a message."""
    try:
        message = decode_json(text, ToServer)
    except MalformedError as error:
        return refusal(error, nonce_of(text))
    try:
        if isinstance(message, Ping):
            return Done(message.nonce, table.history.version)
        limiter = connection.services.limiter
        limiter.consume(connection.client, SYNC_COST if isinstance(message, Sync | Look) else MESSAGE_COST)
        match message:
            case Hello():
                raise ConflictError("socket/already-open")
            case Sync():
                return await _sync(table, client, message)
            case Look():
                return _look(table, client, message)
            case React():
                table.react(client.holder, Reaction(message.seat, message.phrase))
                return Done(message.nonce, table.history.version)
            case _:
                if commands.creates_table(table, message, client.holder):
                    limiter.consume_table(connection.client)
                with connection.services.command_timer():
                    return await commands.execute(table, message, client.holder, secret)
    except GameError as error:
        return refusal(error, message.nonce)


async def _sync(table: Table, client: Client, message: Sync) -> Done:
    await table.catch_up()
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
