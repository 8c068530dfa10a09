"""Routes of tables: creation, views, commands, records."""

import asyncio
from typing import Final

import msgspec

from sevenwonders.api.requests import ApiRequest
from sevenwonders.api.routing import Router, Text
from sevenwonders.tables import commands
from sevenwonders.tables.errors import UnavailableError, WrongSecretError
from sevenwonders.tables.messages.commands import AnyOrder, Play, Undo
from sevenwonders.tables.messages.setup import Claim, Claimed, Mine, MyTables, NewTable, NewTableMade
from sevenwonders.tables.messages.updates import Done, Update

TABLE: Final = "/api/tables/{table}"
_NEW_TABLE: Final = {"game": "duel", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "ai", "level": "easy"}]}
_ATTEMPTS: Final = 3  # to reach a table that is being unloaded
router = Router()


@router.post(
    "/api/tables", NewTableMade, NewTable, status=201, errors=(503,), example=_NEW_TABLE, cost=5, creates_table=True
)
async def set_up_table(request: ApiRequest) -> NewTableMade:
    """Create a table."""
    return await request.services.tables.create(await request.body(NewTable), request.client)


@router.post("/api/mine", MyTables, Mine, errors=(503,), cost=5)
async def my_tables(request: ApiRequest) -> MyTables:
    """List the tables where some secrets hold seats."""
    return await request.services.tables.tables_of(await request.body(Mine))


@router.get(TABLE, Update, query=("since", "seat"), takes_secret=True, errors=(400, 401, 404, 409, 503), cost=3)
async def table(request: ApiRequest) -> Update:
    """Show a table as the holder of the secret sees it."""
    since, seat, holder = request.version("since"), request.seat("seat"), request.holder
    found = await request.table()
    await found.catch_up()
    if holder is not None and not found.seats.of(holder):
        raise WrongSecretError("auth/invalid-secret")
    found.touch(holder, request.client)
    return found.publisher.update(holder, seat, since)


@router.post(f"{TABLE}/orders", Done, AnyOrder, takes_secret=True, errors=(401, 403, 404, 409, 503), cost=3)
async def order(request: ApiRequest) -> Done:
    """Execute a command of a seat."""
    command: AnyOrder = await request.body(AnyOrder)
    holder, secret = request.holder, request.secret
    found = await request.table()
    if commands.creates_table(found, command, holder):
        request.services.limiter.consume_table(request.client)
    attempts, done = _ATTEMPTS, None
    with request.services.command_timer():
        while done is None:
            try:
                done = await commands.execute(found, command, holder, secret)
            except UnavailableError as error:
                attempts -= 1
                if error.key != "table/unloaded" or not attempts:
                    raise
                found = await request.table()
    found.touch(holder, request.client)
    since = command.version if isinstance(command, Play | Undo) else None
    return msgspec.structs.replace(done, update=found.publisher.update(holder, command.seat, since))


@router.post(f"{TABLE}/claim", Claimed, Claim, errors=(401, 404, 409, 503), cost=3)
async def claim(request: ApiRequest) -> Claimed:
    """Claim the free seat of an invitation."""
    body: Claim = await request.body(Claim)
    return Claimed(*await commands.claim(await request.table(), body.invite, body.name, body.nonce))


@router.get(f"{TABLE}/record", Text, errors=(404, 409, 503), cost=20)
async def record(request: ApiRequest) -> Text:
    """Download the record of a game; before the end it contains only public information."""
    found = await request.table()
    text = await asyncio.to_thread(found.history.record_text, found.seats.names)
    return Text(text, f"{found.row.game}-{found.row.id}{found.history.rules.suffix}")
