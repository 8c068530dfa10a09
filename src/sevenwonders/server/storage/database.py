"""Executes reads and writes: in threads on SQLite, by an asynchronous driver on PostgreSQL.

`work` is a function of a SQLAlchemy connection, so queries are written once for both.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

import msgspec
from sqlalchemy import URL, Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from sevenwonders.server.storage.engine import reason_of
from sevenwonders.tables.protocols import CorruptTableError, StorageError, VersionConflictError

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

Result = TypeVar("Result")
_READERS: Final = 4
_CONNECTIONS: Final = 8  # to PostgreSQL


class Database(Protocol):
    """Runs work in transactions; raises StorageError, VersionConflictError or CorruptTableError."""

    @property
    def waiting(self) -> int:
        """The number of writes that have not begun."""

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Run work in a transaction that only reads."""

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Run work in a transaction; return when it is durable."""

    async def close(self) -> None:
        """Finish the writes that wait and close all connections."""


def storage_error(error: Exception) -> Exception:
    """Return the StorageError for an error of the driver; other errors are returned unchanged."""
    message = reason_of(error)
    match error:
        case StorageError():
            return error
        case IntegrityError():
            return VersionConflictError(message)
        case msgspec.DecodeError():
            return CorruptTableError(message)
        case SQLAlchemyError() | OSError():
            return StorageError(message)
        case _:
            return error


@dataclass(eq=False, slots=True)
class _Write:
    """Work for the writer thread, and its result."""

    work: Callable[[Connection], Any]
    future: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None

    def resolve(self) -> None:
        if self.future.done():
            return  # the caller was cancelled
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class SqliteDatabase:
    """SQLite with reader threads and one writer thread.

    Writes that are queued while the writer commits share the next transaction, each in a savepoint of its own: most
    of the time of a commit is waiting for the disk.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._reading = engine.execution_options(reads_only=True)
        self._readers = ThreadPoolExecutor(_READERS, "storage-read")
        self._writer = ThreadPoolExecutor(1, "storage-write")
        self._queue: list[_Write] = []
        self._writing: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        return len(self._queue)

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        def run() -> Result:
            with self._reading.begin() as connection:
                return work(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except Exception as error:
            raise storage_error(error) from error

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        write = _Write(work, asyncio.get_running_loop().create_future())
        self._queue.append(write)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        result: Result = await write.future
        return result

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.shutdown)
        self._engine.dispose()

    async def _write_all(self) -> None:
        """Commit the queued writes, batch after batch, until there are none."""
        while self._queue:
            batch, self._queue = self._queue, []
            await asyncio.get_running_loop().run_in_executor(self._writer, self._commit, batch)
            for write in batch:
                write.resolve()

    # ---- in the writer thread

    def _commit(self, batch: list[_Write]) -> None:
        try:
            with self._engine.begin() as connection:
                if len(batch) == 1:
                    batch[0].result = batch[0].work(connection)
                else:
                    for write in batch:
                        _run_in_savepoint(connection, write)
        except Exception as error:
            for write in batch:
                write.error = write.error or storage_error(error)


def _run_in_savepoint(connection: Connection, write: _Write) -> None:
    """Run one write of a batch.

    Raises the errors after which SQLite may have rolled back the whole transaction, such as a full disk.
    """
    try:
        with connection.begin_nested():
            write.result = write.work(connection)
    except SQLAlchemyError as error:
        if not isinstance(error, IntegrityError):
            raise
        write.error = storage_error(error)
    except Exception as error:
        write.error = storage_error(error)


class PostgresDatabase:
    """PostgreSQL with a pool of asynchronous connections."""

    def __init__(self, url: URL) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine

        self._engine = create_async_engine(url, hide_parameters=True, pool_size=_CONNECTIONS, max_overflow=0)
        # All queries of a read see one snapshot.
        self._reading = self._engine.execution_options(isolation_level="REPEATABLE READ")
        self._running = 0

    @property
    def waiting(self) -> int:
        return max(0, self._running - _CONNECTIONS)

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        return await self._run(self._reading, work)

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        return await self._run(self._engine, work)

    async def close(self) -> None:
        await self._engine.dispose()

    async def _run(self, engine: "AsyncEngine", work: Callable[[Connection], Result], attempt: int = 1) -> Result:
        """Run work; once more if the connection was lost.

        Work whose commit was lost with the connection fails then with VersionConflictError: its keys exist.
        """
        self._running += 1
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(work)
        except Exception as error:
            if attempt > 1 or not getattr(error, "connection_invalidated", False):
                raise storage_error(error) from error
        finally:
            self._running -= 1
        return await self._run(engine, work, attempt + 1)
