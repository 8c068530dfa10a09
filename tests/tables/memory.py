"""Storage, notification and bots in memory, as the protocols describe them, shared by several registries."""

import asyncio
from collections.abc import Callable, Collection, Coroutine, Sequence
from typing import Any

from sevenwonders.core.protocol import Seen
from sevenwonders.tables.limits import TableLimits
from sevenwonders.tables.protocols import (
    Appended,
    LogRow,
    Notice,
    Presence,
    SeatRow,
    SharedReaction,
    StorageError,
    StoredTable,
    TableChanges,
    TableRow,
    TableStatus,
    TableSummary,
    VersionConflictError,
)
from sevenwonders.tables.registry import TableRegistry


class MemoryStorage:
    """Tables in a dictionary."""

    def __init__(self) -> None:
        self.tables: dict[str, StoredTable] = {}
        self.notifiers: list[MemoryNotifier] = []
        self.failures = 0  # of the next calls of `append`
        self.appends = 0
        self.queries = 0  # calls of `load_since`
        self.answer: asyncio.Event | None = None  # if set, `load_since` answers after it

    async def count(self) -> int:
        return len(self.tables)

    async def create(
        self, table: TableRow, seats: Sequence[SeatRow], entries: Sequence[LogRow], status: TableStatus
    ) -> None:
        self.tables[table.id] = StoredTable(table, tuple(seats), tuple(entries))

    async def append(
        self, table_id: str, version: int, entries: Sequence[LogRow], seats: Sequence[SeatRow], status: TableStatus
    ) -> None:
        await asyncio.sleep(0)
        self.appends += 1
        if self.failures:
            self.failures -= 1
            raise StorageError("a failure")
        stored = self.tables[table_id]
        nonces = {row.nonce for row in stored.log} - {None}
        if len(stored.log) != version or any(row.nonce in nonces for row in entries):
            raise VersionConflictError("the log has grown")
        changed = {row.seat: row for row in seats}
        rows = tuple(changed.get(row.seat, row) for row in stored.seats)
        self.tables[table_id] = StoredTable(stored.table, rows, (*stored.log, *entries))
        notice = Appended(table_id, version + len(entries), () if seats else tuple(entries))
        for notifier in self.notifiers:
            notifier.receive(notice)

    async def load(self, table_id: str) -> StoredTable | None:
        return self.tables.get(table_id)

    async def load_since(self, table_id: str, version: int) -> TableChanges:
        self.queries += 1
        stored = self.tables[table_id]
        if self.answer is not None:
            await self.answer.wait()
        return TableChanges(stored.seats, stored.log[version:])

    async def tables_of(self, holders: Sequence[str], limit: int) -> list[TableSummary]:
        raise NotImplementedError

    async def delete_stale(self, before: int, unused_before: int, limit: int, exclude: Collection[str]) -> int:
        return 0


class MemoryNotifier:
    """Notifies the registries that share a storage; a deaf one receives nothing."""

    is_shared = True

    def __init__(self, storage: MemoryStorage) -> None:
        self.is_deaf = False
        self._storage = storage
        self._on_notice: Callable[[Notice], None] | None = None
        storage.notifiers.append(self)

    def subscribe(self, on_notice: Callable[[Notice], None], on_gap: Callable[[], None]) -> None:
        self._on_notice, self.on_gap = on_notice, on_gap

    def send(self, notice: Presence | SharedReaction) -> None:
        for notifier in self._storage.notifiers:
            notifier.receive(notice)

    def receive(self, notice: Notice) -> None:
        if self._on_notice is not None and not self.is_deaf:
            self._on_notice(notice)


class MemoryBots:
    """Bots that make their first legal move when they are released.

    Attributes:
        answers_when_cancelled: Whether a computation that is cancelled still returns its move.
    """

    def __init__(self) -> None:
        self.released = asyncio.Event()
        self.answers_when_cancelled = False
        self.clients: list[str] = []

    async def choose(self, game: str, seen: Seen[Any], spec: str, seed: int, client: str) -> int:
        self.clients.append(client)
        try:
            await self.released.wait()
        except asyncio.CancelledError:
            if not self.answers_when_cancelled:
                raise
        return seen.legal_ids()[0]


def registries(
    storage: MemoryStorage, count: int = 2, limits: TableLimits | None = None
) -> list[tuple[TableRegistry, MemoryBots]]:
    """Return the registries of several processes on one storage."""
    found = []
    for _ in range(count):
        bots = MemoryBots()
        registry = TableRegistry(storage, MemoryNotifier(storage), bots, limits or TableLimits(bot_pace=0))
        registry.start()
        found.append((registry, bots))
    return found


async def settle(work: Coroutine[Any, Any, Any] | None = None, rounds: int = 50) -> None:
    """Run all tasks that can run."""
    if work is not None:
        await work
    for _ in range(rounds):
        await asyncio.sleep(0)
