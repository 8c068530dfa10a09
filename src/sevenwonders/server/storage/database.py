"""Executes reads and writes: in threads on SQLite, by an asynchronous driver on PostgreSQL.

`work` is a function of a SQLAlchemy connection, so queries are written once for both.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

import msgspec
from sqlalchemy import URL, Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

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
    message = next(iter(str(getattr(error, "orig", error)).splitlines()), type(error).__name__)
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


class SqliteDatabase:
    """SQLite with reader threads and one writer thread.

    Writes that are queued while the writer commits share the next transaction, each in a savepoint of its own: most
    of the time of a commit is waiting for the disk.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._reading = engine.execution_options(reads_only=True)
        self._readers = ThreadPoolExecutor(_READERS, "storage-read")
        self._queue: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None

    @property
    def waiting(self) -> int:
        return self._queue.qsize()

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        def run() -> Result:
            with self._reading.begin() as connection:
                return work(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except Exception as error:
            raise storage_error(error) from error

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        loop = asyncio.get_running_loop()
        if self._writer is None:
            self._writer = threading.Thread(target=self._write_all, args=(loop,), name="storage-write", daemon=True)
            self._writer.start()
        write = _Write(work, loop.create_future())
        self._queue.put(write)
        result: Result = await write.future
        return result

    async def close(self) -> None:
        if self._writer is not None:
            self._queue.put(None)
            await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._readers.shutdown)
        self._engine.dispose()

    # ---- in the writer thread

    def _write_all(self, loop: asyncio.AbstractEventLoop) -> None:
        is_open = True
        while is_open:
            batch, is_open = self._next_batch()
            if batch:
                self._commit(batch)
                with suppress(RuntimeError):  # the loop is closed
                    loop.call_soon_threadsafe(_resolve, batch)

    def _next_batch(self) -> tuple[list[_Write], bool]:
        """Wait for a write; return it with all that are queued, and whether more may follow."""
        write = self._queue.get()
        batch = []
        while write is not None:
            batch.append(write)
            try:
                write = self._queue.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

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


def _resolve(batch: list[_Write]) -> None:
    """Set the results of a batch, in the event loop."""
    for write in batch:
        if write.future.done():
            continue  # its caller was cancelled
        if write.error is None:
            write.future.set_result(write.result)
        else:
            write.future.set_exception(write.error)


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
