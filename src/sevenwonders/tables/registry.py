"""The tables of this process: creation, loading, unloading."""

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
from sevenwonders.tables.errors import ConflictError, TooManyError, UnavailableError, UnknownError
from sevenwonders.tables.history import History, history_of
from sevenwonders.tables.limits import TableLimits
from sevenwonders.tables.messages.setup import Invitation, Mine, MyTable, MyTables, NewTable, NewTableMade
from sevenwonders.tables.messages.updates import ResultInfo
from sevenwonders.tables.protocols import (
    Appended,
    BotPlayer,
    CorruptTableError,
    LogRow,
    Notice,
    Notifier,
    SeatRow,
    Storage,
    StorageError,
    StoredTable,
    TableRow,
    TableSummary,
)
from sevenwonders.tables.secrets import digest, new_id, new_secret, new_seed
from sevenwonders.tables.table import Table

_LOG: Final = logging.getLogger(__name__)
_MAX_LISTED: Final = 200
_MAX_DELETED: Final = 500  # stale tables in one transaction
_FULL_SECONDS: Final = 10.0  # between two searches for stale tables while the server is full
_DAY: Final = 24 * 60 * 60


class TableRegistry:
    """The tables loaded in this process."""

    def __init__(
        self, storage: Storage, notifier: Notifier, bot_player: BotPlayer, limits: TableLimits, id_prefix: str = ""
    ) -> None:
        """`id_prefix` begins the ids of new tables."""
        self.process = new_id()
        self.id_prefix = id_prefix
        self.storage = storage
        self.notifier = notifier
        self.bot_player = bot_player
        self.limits = limits
        self.full_seconds = _FULL_SECONDS
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._notified: dict[str, int | None] = {}  # versions of the tables that are being loaded
        self._full_until = 0.0
        self._stored: int | None = None  # tables in the storage, if counted

    def __len__(self) -> int:
        return len(self._tables)

    @property
    def tables(self) -> list[Table]:
        return list(self._tables.values())

    def start(self) -> None:
        """Subscribe to the notifications of other processes."""
        self.notifier.subscribe(self._on_notice, self._on_gap)

    async def close(self) -> None:
        """Close all tables."""
        await asyncio.gather(*(table.close() for table in self.tables))

    # ---- new tables

    async def create(self, new: NewTable, client: str = "") -> NewTableMade:
        """Create a table for a client, given by its rate-limit key; raise OptionError."""
        rules = rules_of(new.game)
        secret = new_secret()
        rows: list[SeatRow] = []
        invitations: list[Invitation] = []
        for seat, wish in enumerate(new.seats):
            row = SeatRow(seat, wish.name)
            match wish.kind:
                case "ai":
                    if not is_level(new.game, wish.level or ""):
                        raise OptionError("agent/unknown", found=wish.level, expected=list(levels_of(new.game)))
                    row = replace(row, level=wish.level)
                case "link":
                    invitations.append(Invitation(seat, new_secret()))
                    row = replace(row, invite=digest(invitations[-1].invite))
                case "me" | "here":
                    row = replace(row, holder=digest(secret))
            rows.append(row)
        seed = new_seed()
        settings = rules.settings(rules.setup(len(rows), new.options, Rng(chance_seed(seed, "settings"))))
        own = [row.seat for row in rows if row.holder is not None]
        host = digest(secret) if own else None
        table = TableRow(self.id_prefix + new_id(), new.game, settings, seed, int(time.time()), rules.version, host)
        await self._create(table, rows, client)
        return NewTableMade(table.id, secret if own else None, own, invitations)

    async def create_rematch(self, table: TableRow, seats: Iterable[SeatRow]) -> str:
        """Create the table of the next game and return its id."""
        rows, rules = list(seats), rules_of(table.game)
        settings = rules.settings(rules.rematch(rules.setup(len(rows), table.settings)))
        row = TableRow(
            self.id_prefix + new_id(), table.game, settings, new_seed(), int(time.time()), rules.version, table.host
        )
        await self._create(row, rows, "")
        return row.id

    async def _create(self, table: TableRow, rows: list[SeatRow], client: str) -> None:
        history = history_of(StoredTable(table, tuple(rows), ()))
        history.draw()
        log = tuple(LogRow(line.entry) for line in history.lines)
        try:
            await self._expect_room()
            await self.storage.create(table, rows, log, history.status)
        except StorageError as error:
            raise UnavailableError(error.key, seconds=1) from error
        self._stored = (self._stored or 0) + 1
        if len(self._tables) < self.limits.live_tables:
            await self._add(Table(StoredTable(table, tuple(rows), log), history, self, client))

    async def _expect_room(self) -> None:
        """Delete stale tables if the storage is full; raise TooManyError if it stays so."""
        if self._stored is None:
            self._stored = await self.storage.count()
        if self._stored >= self.limits.tables and time.monotonic() >= self._full_until:
            before, unused_before = (
                int(time.time() - days * _DAY) for days in (self.limits.stale_days, self.limits.unused_days)
            )
            loaded = {*self._tables, *self._loading}
            self._stored -= await self.storage.delete_stale(before, unused_before, _MAX_DELETED, loaded)
        if self._stored >= self.limits.tables:
            self._full_until = max(self._full_until, time.monotonic() + self.full_seconds)
            raise TooManyError("table/too-many", most=self.limits.tables, seconds=60)

    # ---- stored tables

    async def get(self, table_id: str) -> Table:
        """Return a table, loaded if necessary; raise UnknownError, UnavailableError."""
        table = self._tables.get(table_id)
        if table is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._end_loading(table_id))
            table = await asyncio.shield(loading)
        if table.is_behind:
            await table.refresh()
        return table

    def _end_loading(self, table_id: str) -> None:
        del self._loading[table_id]
        version, table = self._notified.pop(table_id, 0), self._tables.get(table_id)
        if table is not None:
            table.on_appended(version)

    async def _load(self, table_id: str) -> Table:
        await self._make_room()
        try:
            stored = await self.storage.load(table_id)
        except CorruptTableError as error:
            _LOG.error("table_damaged", extra={"table": table_id[:6], "error": str(error)})
            raise UnavailableError("table/damaged") from error
        except StorageError as error:
            _LOG.error("storage_failed", extra={"table": table_id[:6], "error": str(error)})
            raise UnavailableError(error.key, seconds=1) from error
        if stored is None:
            raise UnknownError("table/unknown")
        history = await asyncio.to_thread(_replay_log, stored)
        return await self._add(Table(stored, history, self))

    async def _add(self, table: Table) -> Table:
        self._tables[table.row.id] = table
        await table.start()
        return table

    async def _make_room(self) -> None:
        """Unload an idle table if there are as many as allowed."""
        if len(self._tables) < self.limits.live_tables:
            return
        idle = next((table for table in self._tables.values() if table.is_idle), None)
        if idle is None:
            raise TooManyError("table/too-many-live", most=self.limits.live_tables, seconds=10)
        await idle.close()

    def unload(self, table: Table) -> None:
        """Drop a table from memory."""
        if self._tables.get(table.row.id) is table:
            del self._tables[table.row.id]

    async def tables_of(self, request: Mine) -> MyTables:
        """Return the tables where some secrets hold seats."""
        digests = {digest(secret): number for number, secret in reversed(list(enumerate(request.secrets)))}
        if not digests:
            return MyTables([])
        try:
            summaries = await self.storage.tables_of(list(digests), _MAX_LISTED)
        except StorageError as error:
            raise UnavailableError(error.key, seconds=1) from error
        listed = []
        for summary in summaries:
            numbers = {digests[holder] for holder in summary.holders if holder in digests}
            listed += [_my_table(summary, number, digests) for number in sorted(numbers)]
        return MyTables(listed)

    # ---- notifications of other processes

    def _on_notice(self, notice: Notice) -> None:
        table = self._tables.get(notice.table)
        if isinstance(notice, Appended):
            if table is not None:
                table.on_appended(notice.version, notice.entries)
            elif notice.table in self._loading:
                self._notified[notice.table] = notice.version
        elif table is not None and notice.process != self.process:
            table.on_notice(notice)

    def _on_gap(self) -> None:
        self._notified.update(dict.fromkeys(self._loading))
        for table in self.tables:
            table.on_appended(None)


def _my_table(summary: TableSummary, number: int, digests: dict[str, int]) -> MyTable:
    """Return a table in the list of the secret with this number."""
    status = summary.status
    return MyTable(
        id=summary.id,
        game=summary.game,
        created=summary.created,
        changed=summary.changed,
        secret=number,
        seats=[seat for seat, holder in enumerate(summary.holders) if holder and digests.get(holder) == number],
        names=list(summary.names),
        levels=list(summary.levels),
        over=status.is_over,
        turn=list(status.turn),
        result=None if status.reason is None else ResultInfo(list(status.winners), status.reason),
        points=list(status.points),
    )


def _replay_log(stored: StoredTable) -> History:
    """Return the history of a stored table; raise ServerError if its log cannot be replayed under the current rules."""
    rules = rules_of(stored.table.game)
    if stored.table.rules != rules.version:
        raise ConflictError("table/other-rules", found=stored.table.rules, expected=rules.version)
    try:
        return history_of(stored)
    except Exception as error:  # a damaged log can fail anywhere
        _LOG.error("table_damaged", extra={"table": stored.table.id[:6], "error": str(error)})
        raise UnavailableError("table/damaged") from error
