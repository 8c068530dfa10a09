"""Stores tables: their rows, seats and logs."""

import os
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, select, text, update

from sevenwonders.core.options import Setting
from sevenwonders.server.observability import (
    BOTS_SUBSTITUTED,
    LOG_ENTRIES,
    STORAGE_FAILURES,
    STORAGE_WRITE_SECONDS,
    VERSION_CONFLICTS,
)
from sevenwonders.server.storage.checks import check_table
from sevenwonders.server.storage.database import Database
from sevenwonders.server.storage.schema import log, seats, tables
from sevenwonders.tables.log import AnyEntry, Replaced
from sevenwonders.tables.protocols import (
    Appended,
    CorruptTableError,
    LogRow,
    SeatRow,
    StorageError,
    StoredTable,
    TableChanges,
    TableRow,
    TableStatus,
    TableSummary,
    VersionConflictError,
)
from sevenwonders.tables.secrets import Digest

Result = TypeVar("Result")
_ENCODE: Final = msgspec.json.Encoder().encode
_ENTRY: Final = msgspec.json.Decoder(AnyEntry)
_SETTINGS: Final = msgspec.json.Decoder(dict[str, Setting])
_STATUS: Final = msgspec.json.Decoder(TableStatus)
NOTICES_CHANNEL: Final = "sevenwonders_notices"
_NOTICE_BYTES: Final = 7_900  # PostgreSQL allows 7 999
_PROBE_BYTES: Final = 64 * 1024  # more than any write of a game, so that a full disk is noticed
_PROBE_SECONDS: Final = 2.0  # for which a successful probe is valid
_FAILURE_SECONDS: Final = 10.0  # for which a failed write counts against the health of the server

_INSERT_LOG: Final = insert(log)
_UPDATE_TABLE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .values(changed=bindparam("changed"), status=bindparam("status"))
)
_UPDATE_SEAT: Final = (
    update(seats)
    .where((seats.c.table_id == bindparam("of_table")) & (seats.c.seat == bindparam("of_seat")))
    .values({name: bindparam(name) for name in ("name", "level", "bot", "holder", "invite")})
)
NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")
_PROBE: Final = text(
    "INSERT INTO probes (id, body) VALUES (1, :body) ON CONFLICT (id) DO UPDATE SET body = excluded.body"
)


class TableStorage:
    """Implements `tables.protocols.Storage` on a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._probed = -_PROBE_SECONDS
        self._failed = -_FAILURE_SECONDS

    async def check_writable(self) -> None:
        """Verify that the database accepts writes; raise StorageError.

        A probe is valid for 2 s. A write that failed counts for 10 s, unless a later one succeeded: a small probe may
        still fit on a full disk.
        """
        now = time.monotonic()
        if now < self._failed + _FAILURE_SECONDS:
            raise StorageError("a write failed")
        if now >= self._probed + _PROBE_SECONDS:
            await self._database.write(_write_probe)
            self._probed = time.monotonic()

    async def count(self) -> int:
        return await self._database.read(
            lambda connection: int(connection.execute(select(func.count()).select_from(tables)).scalar_one())
        )

    async def create(
        self, table: TableRow, seats: Sequence[SeatRow], entries: Sequence[LogRow], status: TableStatus
    ) -> None:
        await self._write(lambda connection: create_table(connection, table, seats, entries, status))
        LOG_ENTRIES.inc(len(entries))

    async def append(
        self, table_id: str, version: int, entries: Sequence[LogRow], seats: Sequence[SeatRow], status: TableStatus
    ) -> None:
        lines = _log_values(table_id, version, entries)
        seat_values = [{**asdict(row), "of_table": table_id, "of_seat": row.seat} for row in seats]
        head = {"of_table": table_id, "changed": int(time.time()), "status": _ENCODE(status).decode()}

        def write(connection: Connection) -> None:
            if lines:
                connection.execute(_INSERT_LOG, lines)
            if seat_values:
                connection.execute(_UPDATE_SEAT, seat_values)
            if not connection.execute(_UPDATE_TABLE, head).rowcount:
                raise VersionConflictError("the table was deleted")
            if connection.dialect.name == "postgresql":
                notice = _appended(table_id, version, entries, has_seats=bool(seats))
                connection.execute(NOTIFY, {"channel": NOTICES_CHANNEL, "payload": notice})

        started = time.perf_counter()
        await self._write(write)
        STORAGE_WRITE_SECONDS.observe(time.perf_counter() - started)
        LOG_ENTRIES.inc(len(entries))
        BOTS_SUBSTITUTED.inc(sum(isinstance(row.entry, Replaced) for row in entries))

    async def load(self, table_id: str) -> StoredTable | None:
        stored = await self._database.read(lambda connection: load_table(connection, table_id))
        if stored is not None:
            check_table(stored)
        return stored

    async def load_since(self, table_id: str, version: int) -> TableChanges:
        return await self._database.read(
            lambda connection: TableChanges(_load_seats(connection, table_id), _load_log(connection, table_id, version))
        )

    async def tables_of(self, holders: Sequence[Digest], limit: int) -> list[TableSummary]:
        return await self._database.read(lambda connection: _load_summaries(connection, holders, limit))

    async def delete_stale(self, before: int, unused_before: int, limit: int, exclude: Collection[str]) -> int:
        is_unused = (tables.c.changed == tables.c.created) & (tables.c.changed < unused_before)
        stale = select(tables.c.id).where((tables.c.changed < before) | is_unused).order_by(tables.c.changed)

        def write(connection: Connection) -> int:
            found = connection.execute(stale.limit(limit + len(exclude))).scalars().all()
            ids = [table_id for table_id in found if table_id not in exclude][:limit]
            # The condition is repeated: another process may have changed a table meanwhile.
            is_stale = (tables.c.changed < before) | is_unused
            return connection.execute(delete(tables).where(tables.c.id.in_(ids) & is_stale)).rowcount

        return await self._write(write)

    async def _write(self, work: Callable[[Connection], Result]) -> Result:
        try:
            result = await self._database.write(work)
        except VersionConflictError:
            VERSION_CONFLICTS.inc()
            raise
        except StorageError:
            STORAGE_FAILURES.inc()
            self._failed = time.monotonic()
            raise
        self._failed = -_FAILURE_SECONDS
        return result


def create_table(
    connection: Connection, table: TableRow, rows: Sequence[SeatRow], entries: Sequence[LogRow], status: TableStatus
) -> None:
    """Insert a table with its seats and log."""
    head = {
        **asdict(table),
        "settings": _ENCODE(table.settings).decode(),
        "changed": table.created,
        "status": _ENCODE(status).decode(),
    }
    connection.execute(insert(tables), [head])
    connection.execute(insert(seats), [{"table_id": table.id, **asdict(row)} for row in rows])
    if entries:
        connection.execute(_INSERT_LOG, _log_values(table.id, 0, entries))


def load_table(connection: Connection, table_id: str) -> StoredTable | None:
    """Return a table, or None if the id is unknown; raise msgspec.DecodeError if a column cannot be decoded."""
    row = connection.execute(select(tables).where(tables.c.id == table_id)).first()
    if row is None:
        return None
    settings = _SETTINGS.decode(row.settings)
    table = TableRow(row.id, row.game, settings, row.seed, row.created, row.rules, row.host)
    return StoredTable(table, _load_seats(connection, table_id), _load_log(connection, table_id, 0))


def _load_seats(connection: Connection, table_id: str) -> tuple[SeatRow, ...]:
    found = connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))
    return tuple(SeatRow(row.seat, row.name, row.level, row.bot, row.holder, row.invite) for row in found)


def _load_log(connection: Connection, table_id: str, version: int) -> tuple[LogRow, ...]:
    """Return the entries after `version`; raise CorruptTableError if one is missing."""
    lines = connection.execute(
        select(log.c.seq, log.c.entry, log.c.nonce)
        .where((log.c.table_id == table_id) & (log.c.seq > version))
        .order_by(log.c.seq)
    ).all()
    if [line.seq for line in lines] != list(range(version + 1, version + 1 + len(lines))):
        raise CorruptTableError("the log has a gap")
    return tuple(LogRow(_ENTRY.decode(line.entry), line.nonce) for line in lines)


def _load_summaries(connection: Connection, holders: Sequence[Digest], limit: int) -> list[TableSummary]:
    own = select(seats.c.table_id).where(seats.c.holder.in_(list(holders)))
    found = connection.execute(
        select(tables).where(tables.c.id.in_(own)).order_by(tables.c.changed.desc(), tables.c.id).limit(limit)
    ).all()
    rows: dict[str, list[Any]] = {row.id: [] for row in found}
    for seat in connection.execute(select(seats).where(seats.c.table_id.in_(list(rows))).order_by(seats.c.seat)):
        rows[seat.table_id].append(seat)
    return [
        TableSummary(
            row.id,
            row.game,
            row.created,
            row.changed,
            _STATUS.decode(row.status),
            tuple(seat.name for seat in rows[row.id]),
            tuple(seat.level for seat in rows[row.id]),
            tuple(seat.holder for seat in rows[row.id]),
        )
        for row in found
    ]


def _write_probe(connection: Connection) -> None:
    connection.execute(_PROBE, {"body": os.urandom(_PROBE_BYTES)})


def _appended(table_id: str, version: int, entries: Sequence[LogRow], *, has_seats: bool) -> str:
    """Return the notice of new entries after `version`, with the entries if seats are unchanged and they fit in."""
    notice = Appended(table_id, version + len(entries), () if has_seats else tuple(entries))
    encoded = _ENCODE(notice)
    if len(encoded) > _NOTICE_BYTES:
        encoded = _ENCODE(Appended(table_id, notice.version))
    return encoded.decode()


def _log_values(table_id: str, version: int, entries: Sequence[LogRow]) -> list[Mapping[str, Any]]:
    """Return the rows of entries after `version`."""
    written = int(time.time())
    return [
        {"table_id": table_id, "seq": seq, "written": written, "nonce": row.nonce, "entry": _ENCODE(row.entry).decode()}
        for seq, row in enumerate(entries, start=version + 1)
    ]
