"""All tables: set up, found again, put away when nobody is there."""

import asyncio
import logging
import time
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from sevenwonders.ai.levels import is_level, levels_of
from sevenwonders.core.errors import OptionError
from sevenwonders.core.registry import rules_of
from sevenwonders.core.rng import Rng
from sevenwonders.core.shuffle import chance_seed
from sevenwonders.server.cluster import Cluster, Member
from sevenwonders.server.history import History
from sevenwonders.server.limits import Limits
from sevenwonders.server.store.store import Store
from sevenwonders.server.table import Table
from sevenwonders.server.workers import Workers
from sevenwonders.tables.errors import ConflictError, TooManyError, UnavailableError, UnknownError
from sevenwonders.tables.messages import Invitation, Mine, MyTable, MyTables, NewTable, NewTableMade
from sevenwonders.tables.protocols import CorruptTableError, LogRow, SeatRow, StorageError, StoredTable, TableRow
from sevenwonders.tables.secrets import digest, new_id, new_secret, new_seed

_LOG: Final = logging.getLogger(__name__)
_MOST_LISTED = 200
_MOST_FORGOTTEN = 500  # at once
_DAY = 24 * 60 * 60


class Hall:
    """Where tables stand."""

    def __init__(self, store: Store, bots: Workers, limits: Limits, me: Member | None = None) -> None:
        """`me` is this process, if several share the store."""
        self.cluster = None if me is None else Cluster(store, me, self.hear)
        self.store = store
        self.bots = bots
        self.limits = limits
        self._tables: dict[str, Table] = {}
        self._closing: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self.full_seconds = 10.0  # after which it is looked again whether some tables can go
        self._full_until = 0.0
        self._stored: int | None = None  # how many tables there are in the store

    def __len__(self) -> int:
        return len(self._tables)

    @property
    def tables(self) -> list[Table]:
        """The tables that stand here now."""
        return list(self._tables.values())

    async def close(self) -> None:
        """Put everything away."""
        await asyncio.gather(*(table.close() for table in list(self._tables.values())))
        if self.cluster is not None:
            await self.cluster.leave()
        await self.bots.close()
        await self.store.close()

    # ---- new tables

    async def set_up(self, wanted: NewTable) -> NewTableMade:
        """Set up a table; raise OptionError if it cannot be."""
        rules = rules_of(wanted.game)
        secret = new_secret()
        rows: list[SeatRow] = []
        invitations: list[Invitation] = []
        for seat, wish in enumerate(wanted.seats):
            row = SeatRow(seat, wish.name)
            match wish.kind:
                case "ai":
                    if not is_level(wanted.game, wish.level or ""):
                        raise OptionError("agent/unknown", found=wish.level, expected=list(levels_of(wanted.game)))
                    row = replace(row, level=wish.level)
                case "link":
                    invitations.append(Invitation(seat, new_secret()))
                    row = replace(row, invite=digest(invitations[-1].invite))
                case "me" | "here":
                    row = replace(row, holder=digest(secret))
            rows.append(row)
        seed = new_seed()
        setup = rules.setup(len(rows), wanted.options, Rng(chance_seed(seed, "settings")))
        mine = [row.seat for row in rows if row.holder is not None]
        host = digest(secret) if mine else None
        settings = rules.settings(setup)
        table = TableRow(new_id(), wanted.game, settings, seed, int(time.time()), rules.version, host)
        await self._create(table, rows)
        return NewTableMade(table.id, secret if mine else None, mine, invitations)

    async def set_up_rematch(self, table: TableRow, seats: Iterable[SeatRow]) -> str:
        """Set up the next game of the same people and return its id; their secrets hold the same seats there."""
        rows, rules = list(seats), rules_of(table.game)
        settings = rules.settings(rules.rematch(rules.setup(len(rows), table.settings)))
        again = TableRow(new_id(), table.game, settings, new_seed(), int(time.time()), rules.version, table.host)
        await self._create(again, rows)
        return again.id

    async def _create(self, table: TableRow, rows: list[SeatRow]) -> None:
        history = history_of(StoredTable(table, tuple(rows), ()))
        history.draw()
        log = tuple(LogRow(line.entry) for line in history.lines)
        try:
            if self._stored is None:
                self._stored = await self.store.count()
            if self._stored >= self.limits.tables and time.monotonic() >= self._full_until:
                self._stored -= await self._forget()
            if self._stored >= self.limits.tables:
                self._full_until = max(self._full_until, time.monotonic() + self.full_seconds)
                raise TooManyError("table/too-many", most=self.limits.tables, seconds=60)
            await self.store.create(table, rows, log, is_over=history.is_over)
        except StorageError as error:
            raise UnavailableError("server/storage", seconds=1) from error
        self._stored += 1
        if len(self._tables) < self.limits.live_tables:
            await self._stand(Table(StoredTable(table, tuple(rows), log), history, self))

    async def _forget(self) -> int:
        """Drop some tables that nobody has touched for long, or ever; return how many."""
        before, unused = (
            int(time.time() - days * _DAY) for days in (self.limits.forgotten_days, self.limits.unused_days)
        )
        return await self.store.forget(before, unused, _MOST_FORGOTTEN, {*self._tables, *self._loading})

    # ---- tables that there are

    async def find(self, table_id: str) -> Table:
        """Return a table, from the store if it was put away; raise UnknownError."""
        table = self._tables.get(table_id)
        if table is not None:
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Table:
        await self._make_room()
        try:
            if self.cluster is not None:
                await self.cluster.claim(table_id)
            stored = await self.store.load(table_id)
        except CorruptTableError as error:
            _LOG.error("table-damaged", extra={"fields": {"table": table_id[:6], "error": str(error)}})
            raise UnavailableError("table/damaged") from error
        except StorageError as error:
            raise UnavailableError("server/storage", seconds=1) from error
        if stored is None:
            raise UnknownError("table/unknown")
        history = await asyncio.to_thread(_repeated, stored)
        return await self._stand(Table(stored, history, self))

    async def _stand(self, table: Table) -> Table:
        self._tables[table.row.id] = table
        await table.start()
        return table

    async def _make_room(self) -> None:
        if len(self._tables) < self.limits.live_tables:
            return
        idle = next((table for table in self._tables.values() if table.is_idle), None)
        if idle is None:
            raise TooManyError("table/too-many-live", most=self.limits.live_tables, seconds=10)
        await idle.close()

    def put_away(self, table: Table) -> None:
        """Forget a table."""
        if self._tables.get(table.row.id) is table:
            del self._tables[table.row.id]
            if self.cluster is not None:
                self.cluster.release(table.row.id)

    def hear(self, table_id: str, version: int) -> None:
        """Note that a table has a version: one that stands here without it was taken over by another process."""
        table = self._tables.get(table_id)
        if table is not None and table.announced < version:
            del self._tables[table_id]
            self._closing.add(closing := asyncio.create_task(table.close()))
            closing.add_done_callback(self._closing.discard)

    async def mine(self, asked: Mine) -> MyTables:
        """Return the tables at which some of these secrets hold seats."""
        digests = {digest(secret): number for number, secret in reversed(list(enumerate(asked.secrets)))}
        if not digests:
            return MyTables([])
        found = await self.store.held(list(digests), _MOST_LISTED)
        listed = []
        for table in found:
            numbers = {digests[holder] for holder in table.holders if holder in digests}
            listed += [
                MyTable(
                    table.id,
                    table.game,
                    table.created,
                    table.changed,
                    number,
                    [seat for seat, holder in enumerate(table.holders) if holder and digests.get(holder) == number],
                    list(table.names),
                    list(table.levels),
                    table.status.is_over,
                )
                for number in sorted(numbers)
            ]
        return MyTables(listed)


def _repeated(stored: StoredTable) -> History:
    """Return the history of a table; raise ServerError if its log was written under other rules, or makes no sense."""
    rules = rules_of(stored.table.game)
    if stored.table.rules != rules.version:
        raise ConflictError("table/other-rules", found=stored.table.rules, expected=rules.version)
    try:
        return history_of(stored)
    except Exception as error:  # whatever stands there
        _LOG.error("table-damaged", extra={"fields": {"table": stored.table.id[:6], "error": str(error)}})
        raise UnavailableError("table/damaged") from error


def history_of(stored: StoredTable) -> History:
    """Return the history of a table that is in the store."""
    rules = rules_of(stored.table.game)
    setup = rules.setup(len(stored.seats), stored.table.settings)
    return History(rules, setup, stored.table.seed, (line.entry for line in stored.log))
