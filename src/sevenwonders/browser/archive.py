"""Export and import of the games in the database of the browser."""

from typing import Final, Literal

import msgspec
from msgspec import Struct

from sevenwonders.api.requests import ApiRequest
from sevenwonders.api.routing import Router, Text
from sevenwonders.core.errors import GameError
from sevenwonders.core.options import Setting
from sevenwonders.core.registry import rules_of
from sevenwonders.tables.errors import MalformedError
from sevenwonders.tables.history import History, history_of
from sevenwonders.tables.messages.fields import TableId
from sevenwonders.tables.protocols import LogRow, SeatRow, StoredTable, TableRow, VersionConflictError
from sevenwonders.tables.secrets import Digest

FORMAT: Final = "sevenwonders games 1"
router = Router()


class ExportAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for the games of some tables."""

    tables: list[TableId]


class ArchivedTable(Struct, frozen=True):
    """A table as it is stored."""

    id: TableId
    game: str
    settings: dict[str, Setting]
    seed: str
    created: int
    rules: int
    host: Digest | None
    seats: tuple[SeatRow, ...]
    log: tuple[LogRow, ...]


class Archive(Struct, frozen=True):
    """A file with games; `secrets` hold the seats, by table."""

    format: Literal["sevenwonders games 1"]
    tables: list[ArchivedTable]
    secrets: dict[str, str] = {}


class Imported(Struct, frozen=True):
    """The tables that were added; others were there already, or belong to other rules."""

    tables: list[TableId]


@router.post("/api/archive/export", Text, ExportAsk)
async def export_games(request: ApiRequest) -> Text:
    """Return an archive of some tables without secrets, which only the page knows; unknown tables are skipped."""
    body: ExportAsk = await request.body(ExportAsk)
    stored = [await request.services.tables.storage.load(table) for table in body.tables]
    archive = Archive(FORMAT, [_archived(table) for table in stored if table is not None])
    return Text(msgspec.json.encode(archive).decode(), "sevenwonders-games.json")


@router.post("/api/archive/import", Imported, Archive)
async def import_games(request: ApiRequest) -> Imported:
    """Add the tables of an archive whose games can be replayed; raise MalformedError for a damaged one."""
    body: Archive = await request.body(Archive)
    found = [_checked(table) for table in body.tables if table.rules == rules_of(table.game).version]
    added = []
    for stored, history in found:
        try:
            await request.services.tables.storage.create(stored.table, stored.seats, stored.log, history.status)
        except VersionConflictError:
            continue
        added.append(stored.table.id)
    return Imported(added)


def _archived(stored: StoredTable) -> ArchivedTable:
    row = stored.table
    return ArchivedTable(
        row.id,
        row.game,
        dict(row.settings),
        row.seed,
        row.created,
        row.rules,
        row.host,
        stored.seats,
        stored.log,
    )


def _checked(table: ArchivedTable) -> tuple[StoredTable, History]:
    """Return a table with its history, replayed from the log."""
    row = TableRow(table.id, table.game, table.settings, table.seed, table.created, table.rules, table.host)
    stored = StoredTable(row, table.seats, table.log)
    try:
        return stored, history_of(stored)
    except GameError as error:
        raise MalformedError("request/malformed", reason=error.key) from error
    except Exception as error:  # a damaged log can fail anywhere
        raise MalformedError("request/malformed", reason=str(error)) from error
