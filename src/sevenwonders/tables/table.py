"""A live table: executes commands one after the other, stores their entries, and then publishes them.

Any process may serve any table. The log arbitrates: an append that meets a version conflict is repeated after the new
entries were loaded and the command was validated again.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import Final, Protocol, TypeVar

from sevenwonders.core.errors import GameError
from sevenwonders.core.protocol import Draw
from sevenwonders.tables.bots import Bots, simple_move
from sevenwonders.tables.encoding import encode
from sevenwonders.tables.errors import ConflictError, TooManyError, UnavailableError, UnknownError, WrongSecretError
from sevenwonders.tables.history import History
from sevenwonders.tables.limits import TableLimits
from sevenwonders.tables.log import Replaced
from sevenwonders.tables.messages.updates import Reaction, Update
from sevenwonders.tables.presence import PRESENCE_SECONDS, Client, Connections
from sevenwonders.tables.protocols import (
    BotPlayer,
    LogRow,
    Notifier,
    Presence,
    SeatRow,
    SharedReaction,
    Storage,
    StorageError,
    StoredTable,
    TableRow,
    VersionConflictError,
)
from sevenwonders.tables.publisher import Publisher
from sevenwonders.tables.seats import Seats
from sevenwonders.tables.secrets import Digest

_LOG: Final = logging.getLogger(__name__)
_MAX_ATTEMPTS: Final = 10  # of a command that meets version conflicts
_RETRY_SECONDS: Final = 1.0  # after a failure of the storage
_ATTENDED_SECONDS: Final = 30.0  # for which a request counts as a connection
_TAKEOVER_FACTOR: Final = 2.0  # times `bot_seconds`, until another process computes a bot's move
Result = TypeVar("Result")


class TableContext(Protocol):
    """The parts of a registry that a table uses."""

    process: str
    storage: Storage
    notifier: Notifier
    bot_player: BotPlayer
    limits: TableLimits

    async def create_rematch(self, table: TableRow, seats: Iterable[SeatRow]) -> str:
        """Create the table of the next game and return its id."""

    def unload(self, table: "Table") -> None:
        """Drop a table from memory."""


class Table:
    """A table in memory.

    Attributes:
        nonces: Versions after the commands with these nonces.
        client_key: Rate-limit key of the client for which bots compute: the creator, or the first that used the table.
    """

    def __init__(self, stored: StoredTable, history: History, context: TableContext, client_key: str = "") -> None:
        self.row = stored.table
        self.seats = Seats(stored.seats)
        self.history = history
        self.context = context
        self.client_key = client_key
        self.connections = Connections()
        self.nonces = {row.nonce: number for number, row in enumerate(stored.log, start=1) if row.nonce is not None}
        self.publisher = Publisher(self, context.limits.events)
        self._bots = Bots(self.row, context.bot_player, self._on_bot_moves)
        self._lock = asyncio.Lock()
        self._queued = 0  # commands that hold the lock or wait for it
        self._stored_version = history.version  # highest version known to be in the storage
        self._notified: dict[int, Sequence[LogRow]] = {}  # entries after a version that came with notices
        self._is_stale = False  # whether the log may have entries that are not in the history
        self._is_closed = False
        self._last_request = time.monotonic()
        self._tasks: set[asyncio.Task[None]] = set()
        self._refreshing: asyncio.Task[None] | None = None
        self._idle_timer: asyncio.TimerHandle | None = None
        self._presence_timer: asyncio.TimerHandle | None = None
        self._takeover_timer: asyncio.TimerHandle | None = None

    # ---- life cycle

    async def start(self) -> None:
        """Begin to serve the table."""
        if isinstance(self.history.pending, Draw):
            await self._locked(self._draw)
        self._start_idle_timer()

    async def close(self) -> None:
        """Finish the running command, then disconnect all clients and unload the table."""
        self._is_closed = True
        async with self._lock:
            self._close()

    def _close(self) -> None:
        self._is_closed = True
        for timer in (self._idle_timer, self._presence_timer, self._takeover_timer):
            if timer is not None:
                timer.cancel()
        self._bots.cancel()
        self.connections.disconnect_all()
        self.context.unload(self)

    def _start_idle_timer(self) -> None:
        if self._idle_timer is not None:
            self._idle_timer.cancel()
        self._idle_timer = asyncio.get_running_loop().call_later(self._idle_seconds, self._unload_if_idle)

    @property
    def _idle_seconds(self) -> float:
        limits = self.context.limits
        return min(limits.idle_seconds, limits.over_seconds) if self.history.is_over else limits.idle_seconds

    def _unload_if_idle(self) -> None:
        if self.is_idle and time.monotonic() - self._last_request >= self._idle_seconds:
            self._close()
        else:
            self._start_idle_timer()

    @property
    def is_idle(self) -> bool:
        """Whether no client, bot or command uses the table."""
        return not (self.connections or self._bots.is_computing or self._queued)

    @property
    def waiting(self) -> int:
        """The number of commands that wait."""
        return max(0, self._queued - 1)

    @property
    def is_between_people(self) -> bool:
        """Whether the game is in progress with more than one person; a free seat counts as a person."""
        return not self.history.is_over and len(self.seats.holders) + self.seats.has_free > 1

    def _expect_open(self) -> None:
        if self._is_closed:
            raise UnavailableError("table/unloaded", seconds=1)

    # ---- commands

    async def transact(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Run `work`, which validates and commits, after the commands that came before.

        Raises GameError if the command is invalid, and UnavailableError if the storage fails.
        """
        if self.waiting >= self.context.limits.queued_commands:
            raise TooManyError("table/busy", seconds=1)
        self._last_request = time.monotonic()
        return await self._locked(work)

    async def _locked(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Run `work` under the table lock, again after a version conflict.

        On an unexpected error close the table; the next request loads it again.
        """
        self._queued += 1
        try:
            async with self._lock:
                self._expect_open()
                try:
                    return await self._retried(work)
                except GameError:
                    raise
                except StorageError as error:
                    self._expect_unknown_entries()
                    _LOG.error("storage_failed", extra={"table": self.row.id[:6], "error": str(error)})
                    raise UnavailableError(error.key, seconds=1) from error
                except asyncio.CancelledError:
                    self._expect_unknown_entries()
                    raise
                except Exception as error:
                    _LOG.exception("table_failed", extra={"table": self.row.id[:6]})
                    self._close()
                    raise UnavailableError("server/internal-error", seconds=1) from error
        finally:
            self._queued -= 1

    def _expect_unknown_entries(self) -> None:
        """Load the log again, because it is not known whether an append has succeeded."""
        self._is_stale = True
        asyncio.get_running_loop().call_later(_RETRY_SECONDS, self._recover)

    def _recover(self) -> None:
        """Load the entries that are in the log after all, and continue the bots' turns."""

        async def resume() -> None:
            await self._refresh()
            self._wake_bots(is_own=True)

        if not self._is_closed:
            self._start_task(self._locked(resume))

    async def _retried(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Run `work`, again whenever the log turns out to have entries that it has not seen."""
        if self._is_stale:
            await self._load_new_entries()
        for _ in range(_MAX_ATTEMPTS):
            try:
                return await work()
            except VersionConflictError:
                await self._load_new_entries()
            except GameError:
                # Another process may have written the entry that makes the command valid.
                if not self.context.notifier.is_shared or not await self._load_new_entries():
                    raise
        raise UnavailableError("table/busy", seconds=1)

    async def commit(self, ahead: History, rows: Iterable[SeatRow] = (), nonce: str | None = None) -> None:
        """Store the entries that `ahead` has after the table's version, and the seats `rows`; then publish them.

        The nonce is stored with the last entry. Raises VersionConflictError, StorageError.
        """
        version, rows = self.history.version, list(rows)
        entries = [LogRow(line.entry) for line in ahead.lines[version:]]
        if not entries:
            return
        entries[-1] = LogRow(entries[-1].entry, nonce)
        await self.context.storage.append(self.row.id, version, entries, rows, ahead.status)
        self._advance(ahead, entries, self.seats.replaced(rows), is_own=True)

    def _advance(self, ahead: History, entries: Sequence[LogRow], seats: Seats, *, is_own: bool) -> None:
        """Replace the history by one with new stored entries, and publish it."""
        has_ended = ahead.is_over and not self.history.is_over
        version, self.history, self.seats = self.history.version, ahead, seats
        for number, row in enumerate(entries, start=version + 1):
            if row.nonce is not None:
                self.nonces[row.nonce] = number
        if has_ended and not self._is_closed:
            self._start_idle_timer()
        self._wake_bots(is_own=is_own)
        self.publisher.publish()

    # ---- entries of other processes

    async def _load_new_entries(self) -> bool:
        """Load entries that other processes wrote; return whether there were any. Raises StorageError."""
        self._is_stale = False
        changes = await self.context.storage.load_since(self.row.id, self.history.version)
        if not changes.seats:
            self._close()
            raise UnknownError("table/unknown")
        if not changes.log:
            return False
        self._read(changes.log, Seats(changes.seats))
        return True

    def _read(self, entries: Sequence[LogRow], seats: Seats) -> None:
        ahead = self.history.copy()
        ahead.read(row.entry for row in entries)
        self._advance(ahead, entries, seats, is_own=False)

    async def catch_up(self) -> None:
        """Load log entries written by other processes, so that no client sees an older version than before."""
        if self.context.notifier.is_shared:
            await self._locked(self._load_new_entries)

    async def refresh(self) -> None:
        """Load the entries that are known to be missing; raise UnavailableError."""
        await self._locked(self._refresh)

    def on_appended(self, version: int | None, entries: Sequence[LogRow] = ()) -> None:
        """Append entries of another process soon; those that did not come with the notice are loaded.

        `version` is the one after the entries, or None if notices may have been lost.
        """
        if version is None:
            self._is_stale = True
        else:
            self._stored_version = max(self._stored_version, version)
        if self.is_idle or not self.is_behind:
            return  # the next request loads the entries
        if version is not None and entries:
            self._notified[version - len(entries)] = entries
        if self._refreshing is None or self._refreshing.done():
            self._refreshing = self._start_task(self.refresh())

    @property
    def is_behind(self) -> bool:
        """Whether the log is known to have entries, or may have some, that are not in the history."""
        return self._is_stale or self.history.version < self._stored_version

    async def _refresh(self) -> None:
        """Append entries until none is missing; a notice can come while a query runs."""
        while self.is_behind:
            version = self._stored_version
            entries = self._notified.pop(self.history.version, None)
            if entries is not None and not self._is_stale:
                self._read(entries, self.seats)
            elif not await self._load_new_entries() and self._stored_version == version:
                self._stored_version = self.history.version  # the notice was wrong
        self._notified.clear()

    def _start_task(self, work: Awaitable[object]) -> asyncio.Task[None]:
        async def run() -> None:
            with suppress(GameError):  # logged where it was raised
                await work

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ---- clients

    async def connect(self, client: Client, since: int | None) -> Update:
        """Add a client and return its first update, with the events since a version that it has.

        Raises WrongSecretError if the client has a secret that holds no seat.
        """
        self._expect_open()
        await self.catch_up()
        limits, connections = self.context.limits, self.connections
        if client.holder is not None:
            if not self.seats.of(client.holder):
                raise WrongSecretError("auth/invalid-secret")
            connections.make_room(client.holder, limits.connections_per_player)
        elif connections.count(None) >= limits.connections_per_table:
            raise TooManyError("table/full", seconds=10)
        is_first = not connections
        connections.add(client)
        self.client_key = self.client_key or client.key
        self.publisher.publish_status(exclude=client)
        self._send_presence(wants_reply=is_first)
        self._wake_bots(is_own=True)
        client.version = self.history.version
        update = self.publisher.update(client.holder, client.requested_seat, since)
        client.view_seat = update.seat
        return update

    def disconnect(self, client: Client) -> None:
        self.connections.remove(client)
        self._last_request = time.monotonic()
        if not self._is_closed:
            self.publisher.publish_status()
            self._send_presence()

    def touch(self, holder: Digest | None, client_key: str) -> None:
        """Record a request of a client without a connection; bots play on for it."""
        self._last_request = time.monotonic()
        self.client_key = self.client_key or client_key
        self.connections.touch(holder)
        self._wake_bots(is_own=True)

    def react(self, holder: Digest | None, reaction: Reaction) -> None:
        """Send a player's reaction to all clients; raise ConflictError, TooManyError."""
        if holder is None or reaction.seat not in self.seats.of(holder):
            raise ConflictError("seat/not-yours", seat=reaction.seat)
        self.connections.count_reaction(holder)
        self.connections.send(encode(reaction))
        if self.context.notifier.is_shared:
            self.context.notifier.send(SharedReaction(self.row.id, self.context.process, reaction))

    def on_notice(self, notice: Presence | SharedReaction) -> None:
        """Record the presence of clients at another process, or pass on a reaction from there."""
        if isinstance(notice, SharedReaction):
            self.connections.send(encode(notice.reaction))
            return
        if self.connections.receive(notice):
            self.publisher.publish_status()
        if notice.wants_reply and self.connections:
            self._send_presence()

    def _send_presence(self, *, wants_reply: bool = False) -> None:
        """Send the presence of clients here to other processes, now and at intervals."""
        notifier = self.context.notifier
        if not notifier.is_shared or self._is_closed:
            return
        presence = self.connections.presence(self.row.id, self.context.process, self.seats, wants_reply=wants_reply)
        notifier.send(presence)
        if self._presence_timer is not None:
            self._presence_timer.cancel()
        if self.connections:
            self._presence_timer = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._repeat_presence)

    def _repeat_presence(self) -> None:
        if self.connections.expire():
            self.publisher.publish_status()
        self._send_presence()

    # ---- bots

    def _wake_bots(self, *, is_own: bool) -> None:
        """Compute the moves of the bots that must decide, while a client watches.

        The process that made the turn due computes it (`is_own`). Another one waits, in case that process has died.
        """
        if self._takeover_timer is not None:
            self._takeover_timer.cancel()
            self._takeover_timer = None
        if self._is_closed or not (self.seats.has_bots or self._bots.is_computing):
            return
        asked = self.history.asked if self._is_attended else ()
        levels = {seat: level for seat in asked if (level := self.seats.level(seat)) is not None}
        limits = self.context.limits
        if is_own or not levels:
            pace = limits.bot_pace if self.connections else 0
            self._bots.start(self.history, levels, self.client_key or self.row.id, pace)
        else:
            self._bots.cancel()
            seconds = limits.bot_seconds * _TAKEOVER_FACTOR
            self._takeover_timer = asyncio.get_running_loop().call_later(seconds, lambda: self._wake_bots(is_own=True))

    @property
    def _is_attended(self) -> bool:
        return bool(self.connections) or time.monotonic() - self._last_request < _ATTENDED_SECONDS

    def _on_bot_moves(self) -> None:
        self._start_task(self._locked(self._make_bot_moves))

    async def _make_bot_moves(self) -> None:
        """Make the moves that are ready. After a version conflict they are gone, and computed again if still due."""
        ahead = self.history.copy()
        for seat, move in self._bots.take_moves(self.history).items():
            self._make_bot_move(ahead, seat, move)
        await self.commit(ahead)

    def _make_bot_move(self, ahead: History, seat: int, move: int | None) -> None:
        """Make a bot's move, or a simple player's if there is none or it is illegal."""
        if move is not None:
            try:
                ahead.play(seat, move)
            except GameError as error:
                self._bots.log("bot_substituted", move=move, error=error.key)
            else:
                return
        ahead.add(Replaced(seat))
        ahead.play(seat, simple_move(self.row.game, ahead.game.seen(seat)))

    async def _draw(self) -> None:
        """Make chance events that are pending."""
        ahead = self.history.copy()
        ahead.draw()
        await self.commit(ahead)
