"""Read and write tables. A change of a table is one transaction: it is written whole or not at all."""

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from operator import itemgetter
from typing import Any, Final, TypeVar, cast

import msgspec
from sqlalchemy import (
    ClauseElement,
    Connection,
    Engine,
    RowMapping,
    bindparam,
    delete,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.pool import PoolProxiedConnection

from sevenwonders.core.options import Setting
from sevenwonders.server.metrics import METRICS
from sevenwonders.server.store import kept
from sevenwonders.server.store.schema import log, processes, seats, tables
from sevenwonders.server.store.threads import Bell, Writers
from sevenwonders.server.store.written import Written
from sevenwonders.tables.log import AnyEntry
from sevenwonders.tables.protocols import (
    CorruptTableError,
    LogRow,
    SeatRow,
    StorageError,
    StoredTable,
    TableRow,
    TableStatus,
    TableSummary,
    VersionConflictError,
)
from sevenwonders.tables.secrets import Digest

_READERS: Final = 4
_PROOF: Final = "proof of writing"
_PROVED_FOR: Final = 2.0  # seconds
# In one go: several may prove it at the same time, also processes that share the database.
_WRITE_PROOF: Final = text(
    "INSERT INTO processes (id, address, token, until) VALUES (:id, '', '', 0)"
    " ON CONFLICT (id) DO UPDATE SET until = excluded.until"
)
_NOTED_FOR: Final = 10  # seconds: so much later than noted a table may have changed
_MOST_NOTED: Final = 10_000  # tables
_WRITERS: Final = 8  # where there can be more than one
_ENCODE: Final = msgspec.json.Encoder().encode
_ENTRY = msgspec.json.Decoder(AnyEntry)
_SETTINGS = msgspec.json.Decoder(dict[str, Setting])
_UPDATE_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .values({name: bindparam(name) for name in ("changed", "is_over")})
)
_UPDATE_SEAT = (
    update(seats)
    .where((seats.c.table_id == bindparam("of_table")) & (seats.c.seat == bindparam("of_seat")))
    .values({name: bindparam(name) for name in ("name", "level", "bot", "holder", "invite")})
)
_UPDATE_OWNED = _UPDATE_TABLE.where(tables.c.owner == bindparam("of_owner"))
_NOW: Final = func.extract("epoch", func.clock_timestamp())
_FORGOTTEN: Final = 3600  # seconds after which a dead process is
CHANNEL: Final = "sevenwonders"
_NOTIFY: Final = "SELECT pg_notify(%s, %s)"
Result = TypeVar("Result")


def first_line(error: BaseException) -> str:
    """Return what is wrong in one line."""
    return next(iter(str(error).splitlines()), type(error).__name__)


class NotOwnerError(Exception):
    """The table belongs to another process by now."""


class Change(msgspec.Struct, frozen=True):
    """What comes after a version of a table, and the seats that changed with it."""

    table_id: str
    version: int
    lines: Sequence[LogRow]
    rows: Sequence[SeatRow] = ()
    is_over: bool = False

    @property
    def last(self) -> int:
        """The version after it."""
        return self.version + len(self.lines)


Batch = list[tuple[Change, Written]]  # with those who wait for it


class Call(msgspec.Struct, frozen=True):
    """What is asked of a driver: a statement with its values, or with those of many rows."""

    text: str
    values: Any = ()
    is_many: bool = False
    owned: str | None = None  # the table that must be this process's: a row must be found


_BEGIN: Final = Call("BEGIN")
_COMMIT: Final = Call("COMMIT")


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement as its driver wants it, with values in order or by name."""

    text: str
    values: Callable[[Mapping[str, Any]], Any]  # of one row, as the driver takes them

    def call(self, rows: Sequence[Mapping[str, Any]]) -> Call:
        """Return the call that executes it for each row; to be ready for many costs a driver more than one."""
        if len(rows) == 1:
            return Call(self.text, self.values(rows[0]))
        return Call(self.text, [self.values(row) for row in rows], is_many=True)

    @classmethod
    def of(cls, statement: ClauseElement, engine: Engine) -> "Statement":
        """Compile a statement."""
        compiled = statement.compile(engine)
        order = getattr(compiled, "positiontup", None)
        return cls(str(compiled), itemgetter(*order) if order else lambda row: row)


@dataclass(frozen=True, slots=True)
class Owner:
    """Another process: where it can be reached, and what to show it."""

    address: str
    token: str


class Store:
    """The database behind all tables.

    A transaction is done in one go by a thread, so that waiting for the disk holds up nobody else. There are only so
    many at a time, with SQLite one, and most of a commit is that waiting: changes of different tables that come
    meanwhile are committed together. Nobody is answered before their own is on the disk.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._readers = ThreadPoolExecutor(_READERS, "store-read")
        self._is_far = engine.dialect.name != "sqlite"
        self._most_writers = _WRITERS if self._is_far else 1
        self._writers = Writers(self._most_writers)
        self._waiting: Batch = []
        self._writing = 0  # batches
        self._all_written: asyncio.Future[None] | None = None  # who closes waits for it
        self._driver = engine.dialect.loaded_dbapi
        self._lines: list[tuple[PoolProxiedConnection, DBAPICursor]] = []  # to the database, which nobody uses now
        self._bell: Bell | None = None
        self._results: deque[tuple[Batch, Mapping[str, float], float, list[StorageError | None]]] = deque()
        self._proved = -_PROVED_FOR
        self._noted: dict[str, float] = {}  # when it was last noted that a table had changed
        self.owner: str | None = None  # this process, where several share the database
        self._update_owned = Statement.of(_UPDATE_OWNED, engine)
        self._insert_log = Statement.of(insert(log), engine)
        self._update_seat = Statement.of(_UPDATE_SEAT, engine)
        self._update_table = Statement.of(_UPDATE_TABLE, engine)

    async def close(self) -> None:
        """Close the database, once all that waits is written."""
        if self._writing:
            self._all_written = asyncio.get_running_loop().create_future()
            await self._all_written
        for shutdown in (self._writers.shutdown, self._readers.shutdown):
            await asyncio.to_thread(shutdown)
        if self._bell is not None:
            self._bell.close()
        while self._lines:
            self._lines.pop()[0].close()
        self._engine.dispose()

    async def prove(self) -> None:
        """Check that the database can be written, at most once in a while; raise StorageError."""
        if time.monotonic() < self._proved + _PROVED_FOR:
            return

        await self._write(lambda connection: connection.execute(_WRITE_PROOF, {"id": _PROOF}))
        self._proved = time.monotonic()

    async def count(self) -> int:
        """Return how many tables there are; raise StorageError."""
        return await self._read(
            lambda connection: int(connection.execute(select(func.count()).select_from(tables)).scalar_one())
        )

    async def create(self, table: TableRow, rows: Sequence[SeatRow], lines: Sequence[LogRow], *, is_over: bool) -> None:
        """Write a new table; raise StorageError."""
        head = {
            "id": table.id,
            "game": table.game,
            "settings": msgspec.json.encode(table.settings).decode(),
            "seed": table.seed,
            "created": table.created,
            "rules": table.rules,
            "host": table.host,
            "owner": self.owner,
            "changed": table.created,
            "is_over": int(is_over),
        }

        def write(connection: Connection) -> None:
            connection.execute(insert(tables).values(head))
            connection.execute(insert(seats), [_seat_values(table.id, row) for row in rows])
            if lines:
                connection.execute(insert(log), _log_values(Change(table.id, 0, lines)))

        await self._write(write)

    async def forget(self, before: int, unused: int, most: int, but: Collection[str]) -> int:
        """Drop stale tables and return their number; raise StorageError."""
        is_old = (tables.c.changed < before) | ((tables.c.changed == tables.c.created) & (tables.c.changed < unused))
        old = select(tables.c.id).where(is_old).order_by(tables.c.changed).limit(most + len(but))

        def write(connection: Connection) -> int:
            ids = [found for found in connection.execute(old).scalars().all() if found not in but][:most]
            connection.execute(delete(tables).where(tables.c.id.in_(ids)))
            return len(ids)

        return await self._write(write)

    def append(
        self,
        table_id: str,
        version: int,
        lines: Sequence[LogRow],
        rows: Sequence[SeatRow],
        *,
        is_over: bool,
    ) -> Written:
        """Write what comes after a version, and the seats that changed with it; the future tells when it is written.

        It raises VersionConflictError.
        """
        written = Written(loop=asyncio.get_running_loop())
        self._waiting.append((Change(table_id, version, lines, rows, is_over), written))
        self._write_what_waits()
        return written

    def _write_what_waits(self) -> None:
        """Let a thread write all that waits, if one is free.

        It is told everything in the words of the driver: so it has little to do in Python.
        """
        if self._waiting and self._writing < self._most_writers:
            batch, self._waiting = self._waiting, []
            self._writing += 1
            if self._bell is None:
                self._bell = Bell(asyncio.get_running_loop(), self._tell)
            changes, started = [change for change, _ in batch], time.perf_counter()
            due = self._due(changes)
            try:
                calls = self._calls(changes, due)
            except Exception as error:  # a fault of ours; whoever waits hears of it
                self._results.append((batch, {}, started, [StorageError(first_line(error))] * len(batch)))
                self._bell.ring()
            else:
                self._writers.do(partial(self._write_batch, self._bell, batch, calls, due, started))

    def _tell(self) -> None:
        """Let each know whether their change was written."""
        while self._results:
            batch, due, started, errors = self._results.popleft()
            METRICS.writes.add(time.perf_counter() - started)
            for (change, written), error in zip(batch, errors, strict=True):
                if error is None:
                    METRICS.entries += len(change.lines)
                else:
                    METRICS.write_failures += 1
                written.tell(error)
            if due and not any(errors):
                if len(self._noted) > _MOST_NOTED:
                    self._noted.clear()
                self._noted |= due
            self._writing -= 1
        self._write_what_waits()
        if self._all_written is not None and not self._writing:
            self._all_written.set_result(None)

    @property
    def waiting(self) -> int:
        """How many changes wait to be written."""
        return len(self._waiting)

    def _due(self, changes: Sequence[Change]) -> dict[str, float]:
        """Return of which tables it is to be noted that they changed, not at every step: the log tells the rest."""
        if self.owner is not None:
            return {}
        now = time.monotonic()
        noted, before = self._noted, now - _NOTED_FOR
        return {one.table_id: now for one in changes if one.is_over or noted.get(one.table_id, before) <= before}

    def _calls(self, changes: Sequence[Change], due: Collection[str]) -> list[Call]:
        """Return what is to be asked of the driver to write changes."""
        if self.owner is not None:
            calls = self._owned_calls(self.owner, changes)
        else:
            heads = [_head_values(change) for change in changes if change.table_id in due]
            calls = [self._update_table.call(heads)] if heads else []
        lines: list[dict[str, Any]] = []
        places: list[dict[str, Any]] = []
        for change in changes:
            lines += _log_values(change)
            if change.rows:
                places += [_placed(_seat_values(change.table_id, row)) for row in change.rows]
        if lines:
            calls.append(self._insert_log.call(lines))
        if places:
            calls.append(self._update_seat.call(places))
        is_one = len(calls) == 1 and not calls[0].is_many  # a transaction by itself
        return calls if self._is_far or is_one else [_BEGIN, *calls, _COMMIT]

    def _owned_calls(self, owner: str, changes: Sequence[Change]) -> list[Call]:
        """Return what makes sure that the tables are this owner's, and announces the changes once they are written."""
        calls = []
        for change in changes:  # the row is locked from here on: whoever takes the table over waits
            values = self._update_owned.values({**_head_values(change), "of_owner": owner})
            calls.append(Call(self._update_owned.text, values, owned=change.table_id))
            calls.append(Call(_NOTIFY, (CHANNEL, f"{change.table_id}:{change.last}")))
        return calls

    # ---- the same, in a thread: at every step, so the driver is told itself, on a line that stays open

    def _write_batch(
        self, bell: Bell, batch: Batch, calls: Sequence[Call], due: Mapping[str, float], started: float
    ) -> None:
        """Write changes, together if possible, otherwise one by one; whatever happens, whoever waits hears of it."""
        try:
            errors = [self._attempt(calls)] * len(batch)
            if errors[0] is not None and len(batch) > 1:
                errors = [self._attempt(self._calls([change], due)) for change, _ in batch]
        except BaseException as error:
            errors = [StorageError(first_line(error))] * len(batch)
        self._results.append((batch, due, started, errors))
        bell.ring()

    def _attempt(self, calls: Sequence[Call], *, is_first: bool = True) -> StorageError | None:
        """Do what is asked in one transaction, all of it or nothing; return what went wrong."""
        try:
            self._transact(calls)
        except self._driver.IntegrityError as error:
            return VersionConflictError(str(error))
        except NotOwnerError as error:
            return VersionConflictError(f"not the owner of {error}")
        except (self._driver.Error, SQLAlchemyError, OSError) as error:
            if is_first and self._is_far:  # a line to a database that was restarted: nothing can be written twice
                return self._attempt(calls, is_first=False)
            return StorageError(str(error))
        return None

    def _transact(self, calls: Sequence[Call]) -> None:
        """Do it over a line; if that brings anything but a result or a refusal, all lines are made anew."""
        line, cursor = self._lines.pop() if self._lines else self._new_line()
        try:
            for call in calls:
                _execute(cursor, call)
            if self._is_far:
                line.commit()
        except (self._driver.IntegrityError, NotOwnerError):
            line.rollback()
            self._lines.append((line, cursor))
            raise
        except BaseException as error:
            line.invalidate(error)
            while self._lines:
                self._lines.pop()[0].invalidate()
            raise
        self._lines.append((line, cursor))

    def _new_line(self) -> tuple[PoolProxiedConnection, DBAPICursor]:
        line = self._engine.raw_connection()
        if not self._is_far:  # transactions begin and end where `_calls` says so
            cast(Any, line.dbapi_connection).isolation_level = None
        return line, line.cursor()

    # ---- several processes, on PostgreSQL

    async def beat(self, process: str, address: str, token: str, seconds: float) -> None:
        """Say that a process lives, for some seconds more by the database's clock; raise StorageError."""

        def write(connection: Connection) -> None:
            values = {"id": process, "address": address, "token": token, "until": _NOW + seconds}
            statement = postgresql.insert(processes).values(values)
            connection.execute(statement.on_conflict_do_update(index_elements=["id"], set_=values))
            connection.execute(delete(processes).where(processes.c.until < _NOW - _FORGOTTEN))

        await self._write(write)

    async def bury(self, process: str) -> None:
        """Say that a process is dead; raise StorageError."""
        await self._write(lambda connection: connection.execute(delete(processes).where(processes.c.id == process)))

    async def claim(self, table_id: str, process: str) -> Owner | None:
        """Make a process the owner of a table unless another living one is: then return that; raise StorageError."""
        alive = select(processes.c.id).where((processes.c.id == tables.c.owner) & (processes.c.until > _NOW)).exists()
        is_free = (tables.c.owner.is_(None)) | (tables.c.owner == process) | ~alive
        taken = update(tables).where((tables.c.id == table_id) & is_free).values(owner=process)
        last = select(func.coalesce(func.max(log.c.seq), 0)).where(log.c.table_id == table_id)
        found = (
            select(processes.c.address, processes.c.token)
            .select_from(tables.outerjoin(processes, tables.c.owner == processes.c.id))
            .where(tables.c.id == table_id)
        )

        def write(connection: Connection) -> Owner | None:
            while not connection.execute(taken).rowcount:
                row = connection.execute(found).first()
                if row is None:
                    return None  # there is no such table
                if row.address is not None:
                    return Owner(row.address, row.token)
                # Its owner has died since: it is free now, or somebody else's.
            version = connection.execute(last).scalar_one()
            connection.exec_driver_sql(_NOTIFY, (CHANNEL, f"{table_id}:{version}"))
            return None

        return await self._write(write)

    async def release(self, table_id: str, process: str) -> None:
        """Let a table be owned by nobody; raise StorageError."""
        mine = (tables.c.id == table_id) & (tables.c.owner == process)
        await self._write(lambda connection: connection.execute(update(tables).where(mine).values(owner=None)))

    def announcements(self, channel: str, seconds: float, is_closed: threading.Event) -> Iterator[str]:
        """Wait for what is announced, looking every so many seconds whether to end; blocks, so it needs a thread."""
        import psycopg

        url = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(f"LISTEN {channel}")
            while not is_closed.is_set():
                for heard in connection.notifies(timeout=seconds):
                    yield heard.payload

    async def load(self, table_id: str) -> StoredTable | None:
        """Return a table, None if there is none with this id; raise StorageError."""
        return await self._read(lambda connection: _load(connection, table_id))

    async def review(self, name: str) -> kept.KeptReview | None:
        """Return what is kept of a review, None if nothing is; raise StorageError."""
        return await self._read(lambda connection: kept.read(connection, name))

    async def keep_review(self, name: str, review: kept.KeptReview, most: int) -> None:
        """Keep a review, one of so many; raise StorageError."""
        await self._write(lambda connection: kept.write(connection, name, review, most))

    async def held(self, holders: Sequence[Digest], most: int) -> list[TableSummary]:
        """Return the tables at which any of these holds a seat, the last changed first; raise StorageError."""
        return await self._read(lambda connection: _held(connection, holders, most))

    async def _read(self, work: Callable[[Connection], Result]) -> Result:
        def read() -> Result:
            with self._engine.connect() as connection:
                return work(connection)

        return await _in_thread(self._readers, read)

    async def _write(self, work: Callable[[Connection], Result]) -> Result:
        def write() -> Result:
            with self._engine.begin() as connection:
                return work(connection)

        return await _in_thread(self._writers, write)


async def _in_thread(threads: Executor, work: Callable[[], Result]) -> Result:
    """Let a thread do something; raise StorageError whatever goes wrong."""
    try:
        return await asyncio.get_running_loop().run_in_executor(threads, work)
    except IntegrityError as error:
        raise VersionConflictError(str(error.orig)) from error
    except NotOwnerError as error:
        raise VersionConflictError(f"not the owner of {error}") from error
    except msgspec.DecodeError as error:
        raise CorruptTableError(str(error)) from error
    except (SQLAlchemyError, OSError) as error:
        raise StorageError(str(error)) from error


def _load(connection: Connection, table_id: str) -> StoredTable | None:
    found = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
    if found is None:
        return None
    # Each result is fetched whole: one that is left half read keeps SQLite's snapshot of the past open.
    places = (
        connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)).mappings().all()
    )
    ordered = select(log.c.entry, log.c.nonce).where(log.c.table_id == table_id).order_by(log.c.seq)
    lines = connection.execute(ordered).all()
    return StoredTable(
        TableRow(
            found["id"],
            found["game"],
            _SETTINGS.decode(found["settings"]),
            found["seed"],
            found["created"],
            found["rules"],
            found["host"],
        ),
        tuple(_seat_row(place) for place in places),
        tuple(LogRow(_ENTRY.decode(entry), nonce) for entry, nonce in lines),
    )


def _held(connection: Connection, holders: Sequence[Digest], most: int) -> list[TableSummary]:
    mine = select(seats.c.table_id).where(seats.c.holder.in_(list(holders)))
    chosen = select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.changed.desc(), tables.c.id)
    found = connection.execute(chosen.limit(most)).mappings().all()
    ids = [row["id"] for row in found]
    places = connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)).all()
    return [
        TableSummary(
            row["id"],
            row["game"],
            row["created"],
            row["changed"],
            TableStatus(reason="") if row["is_over"] else TableStatus(),
            tuple(place.name for place in places if place.table_id == row["id"]),
            tuple(place.level for place in places if place.table_id == row["id"]),
            tuple(place.holder for place in places if place.table_id == row["id"]),
        )
        for row in found
    ]


def _execute(cursor: DBAPICursor, call: Call) -> None:
    if call.is_many:
        cursor.executemany(call.text, call.values)
    else:
        cursor.execute(call.text, call.values)
    if call.owned is not None and cursor.rowcount != 1:
        raise NotOwnerError(call.owned)


def _head_values(change: Change) -> dict[str, Any]:
    return {"of_table": change.table_id, "changed": int(time.time()), "is_over": int(change.is_over)}


def _placed(values: dict[str, Any]) -> dict[str, Any]:
    return {**values, "of_table": values["table_id"], "of_seat": values["seat"]}


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


def _log_values(change: Change) -> list[dict[str, Any]]:
    """Return the rows of the new log entries."""
    written = int(time.time())
    return [
        {
            "table_id": change.table_id,
            "seq": number,
            "written": written,
            "nonce": line.nonce,
            "entry": _ENCODE(line.entry).decode(),
        }
        for number, line in enumerate(change.lines, start=change.version + 1)
    ]
