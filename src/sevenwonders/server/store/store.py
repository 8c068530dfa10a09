"""Read and write tables. A change of a table is one transaction: it is written whole or not at all."""

import asyncio
import time
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import RowMapping, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sevenwonders.server.course import AnyEntry
from sevenwonders.server.games.face import Setting
from sevenwonders.server.holder import Digest
from sevenwonders.server.store.schema import log, seats, tables

_ENTRY = msgspec.json.Decoder(AnyEntry)
_SETTINGS = msgspec.json.Decoder(dict[str, Setting])


class StoreError(Exception):
    """The store cannot be read or written now."""


class WrittenByAnotherError(StoreError):
    """The log has grown, or the nonce is taken: what was to be written is out of date."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits in a seat. `level` makes it an AI's; `holder` and `invite` are digests of secrets."""

    seat: int
    name: str
    level: str | None = None
    bot: str | None = None
    holder: Digest | None = None
    invite: Digest | None = None


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it was set up."""

    id: str
    game: str
    settings: Mapping[str, Setting]
    seed: str
    created: int


@dataclass(frozen=True, slots=True)
class LogRow:
    """An entry of a log, with the nonce of the order that led to it."""

    entry: AnyEntry
    nonce: str | None = None


@dataclass(frozen=True, slots=True)
class Stored:
    """All that is kept of a table."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    log: tuple[LogRow, ...]


@dataclass(frozen=True, slots=True)
class Summary:
    """A table in a list."""

    id: str
    game: str
    created: int
    changed: int
    is_over: bool
    names: tuple[str, ...]
    holders: tuple[Digest | None, ...]


class Store:
    """The database behind all tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        # SQLite has one writer at a time; waiting here costs less than waiting for its lock.
        self._writing = asyncio.Lock() if engine.dialect.name == "sqlite" else None

    async def close(self) -> None:
        """Close the database."""
        await self._engine.dispose()

    async def ping(self) -> None:
        """Return if the database answers; raise StoreError."""
        try:
            async with self._engine.connect() as connection:
                await connection.execute(select(1))
        except (SQLAlchemyError, OSError) as error:
            raise StoreError from error

    async def count(self) -> int:
        """Return how many tables there are."""
        async with self._engine.connect() as connection:
            return int((await connection.execute(select(func.count()).select_from(tables))).scalar_one())

    async def create(self, table: TableRow, rows: Sequence[SeatRow], lines: Sequence[LogRow], *, is_over: bool) -> None:
        """Write a new table."""
        async with AsyncExitStack() as stack:
            connection = await self._begin(stack)
            await connection.execute(
                insert(tables).values(
                    id=table.id,
                    game=table.game,
                    settings=msgspec.json.encode(table.settings).decode(),
                    seed=table.seed,
                    created=table.created,
                    changed=table.created,
                    version=len(lines),
                    is_over=int(is_over),
                )
            )
            await connection.execute(insert(seats), [_seat_values(table.id, row) for row in rows])
            if lines:
                await connection.execute(insert(log), _log_values(table.id, 0, lines))

    async def append(
        self, table_id: str, version: int, lines: Sequence[LogRow], rows: Sequence[SeatRow], *, is_over: bool
    ) -> None:
        """Write what comes after a version, and the seats that changed with it; raise WrittenByAnotherError."""
        try:
            async with AsyncExitStack() as stack:
                connection = await self._begin(stack)
                if lines:
                    await connection.execute(insert(log), _log_values(table_id, version, lines))
                for row in rows:
                    where = (seats.c.table_id == table_id) & (seats.c.seat == row.seat)
                    await connection.execute(update(seats).where(where).values(_seat_values(table_id, row)))
                await connection.execute(
                    update(tables)
                    .where(tables.c.id == table_id)
                    .values(changed=int(time.time()), version=version + len(lines), is_over=int(is_over))
                )
        except IntegrityError as error:
            raise WrittenByAnotherError(table_id) from error
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(table_id) from error

    async def load(self, table_id: str) -> Stored | None:
        """Return a table; None if there is none with this id."""
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(tables).where(tables.c.id == table_id))).mappings().first()
            if found is None:
                return None
            places = await connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))
            lines = await connection.execute(
                select(log.c.entry, log.c.nonce).where(log.c.table_id == table_id).order_by(log.c.seq)
            )
            return Stored(
                TableRow(
                    found["id"], found["game"], _SETTINGS.decode(found["settings"]), found["seed"], found["created"]
                ),
                tuple(_seat_row(place) for place in places.mappings()),
                tuple(LogRow(_ENTRY.decode(entry), nonce) for entry, nonce in lines),
            )

    async def held(self, holders: Sequence[Digest], most: int) -> list[Summary]:
        """Return the tables at which any of these holds a seat, the last changed first."""
        async with self._engine.connect() as connection:
            mine = select(seats.c.table_id).where(seats.c.holder.in_(list(holders)))
            chosen = select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.changed.desc(), tables.c.id)
            found = (await connection.execute(chosen.limit(most))).mappings().all()
            ids = [row["id"] for row in found]
            places = (
                await connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat))
            ).all()
        return [
            Summary(
                row["id"],
                row["game"],
                row["created"],
                row["changed"],
                bool(row["is_over"]),
                tuple(place.name for place in places if place.table_id == row["id"]),
                tuple(place.holder for place in places if place.table_id == row["id"]),
            )
            for row in found
        ]

    async def _begin(self, stack: AsyncExitStack) -> AsyncConnection:
        if self._writing is not None:
            await stack.enter_async_context(self._writing)
        return await stack.enter_async_context(self._engine.begin())


def _seat_values(table_id: str, row: SeatRow) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seat": row.seat,
        "name": row.name,
        "level": row.level,
        "bot": row.bot,
        "holder": row.holder,
        "invite": row.invite,
    }


def _seat_row(place: RowMapping) -> SeatRow:
    return SeatRow(place["seat"], place["name"], place["level"], place["bot"], place["holder"], place["invite"])


def _log_values(table_id: str, version: int, lines: Sequence[LogRow]) -> list[dict[str, Any]]:
    written = int(time.time())
    return [
        {
            "table_id": table_id,
            "seq": number,
            "written": written,
            "nonce": line.nonce,
            "entry": msgspec.json.encode(line.entry).decode(),
        }
        for number, line in enumerate(lines, start=version + 1)
    ]
