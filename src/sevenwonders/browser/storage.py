"""Storage of tables and reviews in the database of the browser."""

import time
from collections.abc import Collection, Sequence
from typing import Any, Final, Protocol

import msgspec
from msgspec import Struct

from sevenwonders.api.services import StoredReview
from sevenwonders.core.options import Setting
from sevenwonders.tables.protocols import (
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

_ENCODE: Final = msgspec.json.Encoder().encode


class DeviceStorageError(StorageError):
    """The browser cannot read or write its database."""

    key = "device/storage"


class DeviceFullError(StorageError):
    """The browser grants no more space."""

    key = "device/full"


class DeviceDatabase(Protocol):
    """The database of the browser; rows are JSON texts.

    Every method is one transaction. Those that write return an empty text when the data is durable, else the reason:
    `conflict`, `full` or `failed`. The others raise an exception if the database cannot be read.
    """

    async def count(self) -> int: ...

    async def create(self, table: str, row: str, seats: str, log: str) -> str:
        """Add a table; `seats` and `log` are JSON arrays."""

    async def append(self, table: str, version: int, log: str, seats: str, changes: str) -> str:
        """Add log rows after `version`, replace seats and set the properties `changes` of the table row."""

    async def load(self, table: str, version: int) -> str:
        """Return the JSON of a `_StoredRows` with the log rows after `version`."""

    async def tables(self) -> str:
        """Return a JSON array with a `_StoredRows` without log for each table."""

    async def remove(self, tables: str) -> str:
        """Delete tables; `tables` is a JSON array of ids."""

    async def load_review(self, review: str) -> str: ...

    async def save_review(self, review: str, row: str, limit: int) -> str:
        """Add or replace a review and delete the oldest beyond `limit`."""


class _TableValue(Struct, frozen=True):
    id: str
    game: str
    settings: dict[str, Setting]
    seed: str
    created: int
    changed: int
    rules: int
    host: Digest | None
    status: TableStatus

    @property
    def row(self) -> TableRow:
        return TableRow(self.id, self.game, self.settings, self.seed, self.created, self.rules, self.host)


class _Numbered(Struct, frozen=True):
    """A log row with its sequence number."""

    seq: int
    row: LogRow


class StoredRows(Struct, frozen=True):
    """All rows of a table; `table` is null if it is unknown."""

    table: _TableValue | None
    seats: tuple[SeatRow, ...]
    log: tuple[_Numbered, ...] = ()

    @property
    def log_rows(self) -> tuple[LogRow, ...]:
        """The log; raises CorruptTableError if a row is missing."""
        if self.log and [line.seq for line in self.log] != list(range(self.log[0].seq, self.log[-1].seq + 1)):
            raise CorruptTableError("the log has a gap")
        return tuple(line.row for line in self.log)

    @property
    def stored(self) -> StoredTable:
        if self.table is None or len(self.seats) == 0 or (self.log and self.log[0].seq != 1):
            raise CorruptTableError("rows are missing")
        return StoredTable(self.table.row, self.seats, self.log_rows)


_ROWS: Final = msgspec.json.Decoder(StoredRows)
_TABLES: Final = msgspec.json.Decoder(list[StoredRows])


class DeviceStorage:
    """Implements `tables.protocols.Storage` on the database of a browser."""

    def __init__(self, database: DeviceDatabase) -> None:
        self._database = database

    async def count(self) -> int:
        return int(await self._read(self._database.count()))

    async def create(
        self, table: TableRow, seats: Sequence[SeatRow], entries: Sequence[LogRow], status: TableStatus
    ) -> None:
        value = _TableValue(
            table.id,
            table.game,
            dict(table.settings),
            table.seed,
            table.created,
            table.created,
            table.rules,
            table.host,
            status,
        )
        _expect_written(await self._database.create(table.id, _text(value), _text(seats), _text(_numbered(0, entries))))

    async def append(
        self, table_id: str, version: int, entries: Sequence[LogRow], seats: Sequence[SeatRow], status: TableStatus
    ) -> None:
        changes = _text({"changed": int(time.time()), "status": status})
        lines = _text(_numbered(version, entries))
        _expect_written(await self._database.append(table_id, version, lines, _text(seats), changes))

    async def load(self, table_id: str) -> StoredTable | None:
        rows = _decoded(_ROWS, await self._read(self._database.load(table_id, 0)))
        return None if rows.table is None else rows.stored

    async def load_since(self, table_id: str, version: int) -> TableChanges:
        rows = _decoded(_ROWS, await self._read(self._database.load(table_id, version)))
        if rows.log and rows.log[0].seq != version + 1:
            raise CorruptTableError("the log has a gap")
        return TableChanges(rows.seats, rows.log_rows)

    async def tables_of(self, holders: Sequence[Digest], limit: int) -> list[TableSummary]:
        own = set(holders)
        found = [rows for rows in await self._tables() if any(seat.holder in own for seat in rows.seats)]
        return [_summary(rows, table) for rows in found[:limit] if (table := rows.table) is not None]

    async def delete_stale(self, before: int, unused_before: int, limit: int, exclude: Collection[str]) -> int:
        stale = [
            table.id
            for rows in reversed(await self._tables())
            if (table := rows.table) is not None and table.id not in exclude
            if table.changed < before or (table.changed == table.created and table.changed < unused_before)
        ]
        _expect_written(await self._database.remove(_text(stale[:limit])))
        return len(stale[:limit])

    async def remove(self, table_id: str) -> None:
        """Delete a table."""
        _expect_written(await self._database.remove(_text([table_id])))

    async def _tables(self) -> list[StoredRows]:
        """Return the tables without their logs, the last changed first."""
        found: list[StoredRows] = _decoded(_TABLES, await self._read(self._database.tables()))
        return sorted(found, key=lambda rows: rows.table.changed if rows.table is not None else 0, reverse=True)

    async def _read(self, reading: Any) -> Any:
        try:
            return await reading
        except Exception as error:
            raise DeviceStorageError(str(error)) from error


class DeviceReviews:
    """Implements `api.services.ReviewStore` on the database of a browser."""

    def __init__(self, database: DeviceDatabase, limit: int) -> None:
        """Keep up to `limit` reviews."""
        self._database = database
        self._limit = limit

    async def load(self, review_id: str) -> StoredReview | None:
        try:
            text = await self._database.load_review(review_id)
        except Exception as error:
            raise DeviceStorageError(str(error)) from error
        if not text:
            return None
        row = msgspec.json.decode(text)
        return StoredReview(row["record"], None if row["body"] is None else row["body"].encode())

    async def create(self, review_id: str, record: str) -> None:
        if await self.load(review_id) is None:
            await self._save(review_id, record, None)

    async def finish(self, review_id: str, body: bytes) -> None:
        stored = await self.load(review_id)
        if stored is not None:
            await self._save(review_id, stored.record, body.decode())

    async def _save(self, review_id: str, record: str, body: str | None) -> None:
        row = _text({"created": time.time(), "record": record, "body": body})
        _expect_written(await self._database.save_review(review_id, row, self._limit))


def _summary(rows: StoredRows, table: _TableValue) -> TableSummary:
    return TableSummary(
        table.id,
        table.game,
        table.created,
        table.changed,
        table.status,
        tuple(seat.name for seat in rows.seats),
        tuple(seat.level for seat in rows.seats),
        tuple(seat.holder for seat in rows.seats),
    )


def _numbered(version: int, entries: Sequence[LogRow]) -> list[_Numbered]:
    return [_Numbered(seq, row) for seq, row in enumerate(entries, start=version + 1)]


def _text(value: object) -> str:
    return _ENCODE(value).decode()


def _decoded(decoder: Any, text: str) -> Any:
    try:
        return decoder.decode(text)
    except msgspec.DecodeError as error:
        raise CorruptTableError(str(error)) from error


def _expect_written(problem: str) -> None:
    """Raise the error of a write that failed."""
    if problem == "conflict":
        raise VersionConflictError("another page has written first")
    if problem == "full":
        raise DeviceFullError("no space")
    if problem:
        raise DeviceStorageError(problem)
