"""All tables: set up, found again, put away when nobody is there."""

import asyncio
import time
from collections.abc import Iterable
from dataclasses import replace

from sevenwonders.ai.levels import levels_of
from sevenwonders.core.errors import OptionError
from sevenwonders.core.registry import rules_of
from sevenwonders.core.rng import Rng
from sevenwonders.server.bots import Bots
from sevenwonders.server.history import History
from sevenwonders.server.limits import Limits
from sevenwonders.server.messages import Invitation, Mine, MyTable, MyTables, NewTable, NewTableMade
from sevenwonders.server.refusals import TooManyError, UnavailableError, UnknownError
from sevenwonders.server.secrets import chance_seed, digest, new_id, new_secret, new_seed
from sevenwonders.server.store.store import LogRow, SeatRow, Store, Stored, StoreError, TableRow
from sevenwonders.server.table import Table

_MOST_LISTED = 200
_MOST_FORGOTTEN = 500  # at once
_DAY = 24 * 60 * 60


class Hall:
    """Where tables stand."""

    def __init__(self, store: Store, bots: Bots, limits: Limits) -> None:
        self.store = store
        self.bots = bots
        self.limits = limits
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
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
        await self.bots.close()
        await self.store.close()

    # ---- new tables

    async def set_up(self, wanted: NewTable) -> NewTableMade:
        """Set up a table; raise OptionError if it cannot be."""
        rules, levels = rules_of(wanted.game), levels_of(wanted.game)
        secret = new_secret()
        rows: list[SeatRow] = []
        invitations: list[Invitation] = []
        for seat, wish in enumerate(wanted.seats):
            row = SeatRow(seat, wish.name)
            match wish.kind:
                case "ai":
                    if wish.level not in levels:
                        raise OptionError("agent/unknown", found=wish.level, expected=list(levels))
                    row = replace(row, level=wish.level)
                case "link":
                    invitations.append(Invitation(seat, new_secret()))
                    row = replace(row, invite=digest(invitations[-1].invite))
                case "me" | "here":
                    row = replace(row, holder=digest(secret))
            rows.append(row)
        seed = new_seed()
        setup = rules.setup(len(rows), wanted.options, Rng(chance_seed(seed, "settings")))
        table = TableRow(new_id(), wanted.game, rules.settings(setup), seed, int(time.time()))
        await self._create(table, rows)
        mine = [row.seat for row in rows if row.holder is not None]
        return NewTableMade(table.id, secret if mine else None, mine, invitations)

    async def set_up_rematch(self, table: TableRow, seats: Iterable[SeatRow]) -> str:
        """Set up the next game of the same people and return its id; their secrets hold the same seats there."""
        rows, rules = list(seats), rules_of(table.game)
        settings = rules.settings(rules.rematch(rules.setup(len(rows), table.settings)))
        again = TableRow(new_id(), table.game, settings, new_seed(), int(time.time()))
        await self._create(again, rows)
        return again.id

    async def _create(self, table: TableRow, rows: list[SeatRow]) -> None:
        history = history_of(Stored(table, tuple(rows), ()))
        history.draw()
        log = tuple(LogRow(line.entry) for line in history.lines)
        try:
            if self._stored is None:
                self._stored = await self.store.count()
            if self._stored >= self.limits.tables:
                self._stored -= await self._forget()
            if self._stored >= self.limits.tables:
                raise TooManyError("table/too-many", most=self.limits.tables)
            await self.store.create(table, rows, log, is_over=history.is_over)
        except StoreError as error:
            raise UnavailableError("server/storage", seconds=1) from error
        self._stored += 1
        if len(self._tables) < self.limits.live_tables:
            self._stand(Table(Stored(table, tuple(rows), log), history, self))

    async def _forget(self) -> int:
        """Drop some tables that nobody has touched for long; return how many."""
        before = int(time.time() - self.limits.forgotten_days * _DAY)
        return await self.store.forget(before, _MOST_FORGOTTEN, {*self._tables, *self._loading})

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
            stored = await self.store.load(table_id)
        except StoreError as error:
            raise UnavailableError("server/storage", seconds=1) from error
        if stored is None:
            raise UnknownError("table/unknown")
        return self._stand(Table(stored, history_of(stored), self))

    def _stand(self, table: Table) -> Table:
        self._tables[table.row.id] = table
        table.start()
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
                    table.is_over,
                )
                for number in sorted(numbers)
            ]
        return MyTables(listed)


def history_of(stored: Stored) -> History:
    """Return the history of a table that is in the store."""
    rules = rules_of(stored.table.game)
    setup = rules.setup(len(stored.seats), stored.table.settings)
    return History(rules, setup, stored.table.seed, (line.entry for line in stored.log))
