"""A live table. Orders and bots' moves are carried out in turn: there is one writer at a time.

Each change is written down first and told afterwards, to everybody at once and to each for their own eyes.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Final, Protocol, TypeVar

from sevenwonders.core.errors import GameError
from sevenwonders.server.audience import Audience
from sevenwonders.server.connection import Connection
from sevenwonders.server.history import History
from sevenwonders.server.limits import Limits
from sevenwonders.server.metrics import METRICS
from sevenwonders.server.seats import Seats
from sevenwonders.server.store.store import Store, first_line
from sevenwonders.server.thinking import Moves, Thinking, Work, simple_move
from sevenwonders.server.undo import Wish
from sevenwonders.server.updates import Updates
from sevenwonders.server.workers import Workers
from sevenwonders.tables.errors import TooManyError, UnavailableError
from sevenwonders.tables.log import Replaced, Undone
from sevenwonders.tables.messages import Update
from sevenwonders.tables.protocols import LogRow, SeatRow, StorageError, StoredTable, TableRow, VersionConflictError

_LOG: Final = logging.getLogger(__name__)
Result = TypeVar("Result")


class Host(Protocol):
    """What a table needs of the hall it stands in."""

    store: Store
    bots: Workers
    limits: Limits

    async def set_up_rematch(self, table: TableRow, seats: Iterable[SeatRow]) -> str:
        """Set up the next game and return its id."""

    def put_away(self, table: "Table") -> None:
        """Forget a table; whoever asks for it again gets it from the store."""


class Table:
    """A table that is being played or watched."""

    def __init__(self, stored: StoredTable, history: History, host: Host) -> None:
        self.row = stored.table
        self.seats = Seats(stored.seats)
        self.history = history
        self.host = host
        self.audience = Audience()
        self.wish: Wish | None = None
        self.answers = {  # to the orders that changed something, by the nonces they had
            line.nonce: number for number, line in enumerate(stored.log, start=1) if line.nonce is not None
        }
        self._turn = asyncio.Lock()  # those who wait get it in the order in which they came
        self._asked = 0  # how many have it or wait for it
        self._was_asked = False  # lately
        self._doing: set[asyncio.Task[None]] = set()
        self.thinking = Thinking(self.row, host.bots, self)
        self.updates = Updates(self)
        self._looking: asyncio.TimerHandle | None = None
        self._is_closed = False
        self.announced = history.version  # the last version that this table itself may have written

    # ---- life

    async def start(self) -> None:
        """Make the draws that were owed when the table was left, and let bots go on."""
        await self._do(self._settle)
        self._look_again()

    async def close(self) -> None:
        """Finish what was begun, and stop; all that was told is written down already."""
        self._is_closed = True
        async with self._turn:
            self._end()

    def _end(self) -> None:
        self._is_closed = True
        if self._looking is not None:
            self._looking.cancel()
        self.thinking.stop()
        self.audience.drop()
        self.host.put_away(self)

    def _look_again(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
        limits = self.host.limits
        seconds = min(limits.idle_seconds, limits.over_seconds) if self.history.is_over else limits.idle_seconds
        self._looking = asyncio.get_running_loop().call_later(seconds, self._look)

    def _look(self) -> None:
        """Put the table away if nobody has asked for anything for long."""
        if self.is_idle and not self._was_asked:
            self._end()
        else:
            self._was_asked = False
            self._look_again()

    @property
    def waiting(self) -> int:
        """How many orders wait."""
        return max(0, self._asked - 1)

    @property
    def is_idle(self) -> bool:
        """Whether nobody would notice if the table were put away."""
        return not (self.audience or self.thinking or self._asked)

    @property
    def is_between_people(self) -> bool:
        """Whether the game runs and has more than one person; a free seat counts as a person."""
        return not self.history.is_over and len(self.seats.people) + self.seats.has_free > 1

    async def _settle(self) -> None:
        ahead = self.history.copy()
        ahead.draw()
        if ahead.version > self.history.version:
            await self.write(ahead)
        self._wake_bots()

    # ---- one after the other

    async def in_turn(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Do something, after all that was asked before; return its result."""
        self._expect_open()
        if self.waiting >= self.host.limits.queue:
            raise TooManyError("table/busy", seconds=1)
        started = time.perf_counter()
        value = await self._do(work)
        METRICS.orders.add(time.perf_counter() - started)
        return value

    async def _do(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Do something in turn. If it fails, what was told is written down; the rest is read again from there."""
        self._asked += 1
        self._was_asked = True
        try:
            async with self._turn:
                self._expect_open()
                try:
                    return await work()
                except GameError:
                    raise
                except Exception as error:
                    self._end()
                    raise self._failure(error) from error
                except BaseException:  # whoever asked was stopped in the middle
                    self._end()
                    raise
        finally:
            self._asked -= 1

    def _failure(self, error: Exception) -> UnavailableError:
        """Return what whoever asked is told of a failure, and tell the operator more."""
        fields = {"table": self.row.id[:6], "error": first_line(error)}
        if not isinstance(error, StorageError):  # a fault of ours
            _LOG.error("table-failed", exc_info=error, extra={"fields": fields})
            return UnavailableError("server/failed", seconds=1)
        _LOG.error("storage", extra={"fields": fields})
        is_stale = isinstance(error, VersionConflictError)
        return UnavailableError("table/put-away" if is_stale else "server/storage", seconds=1)

    def do_later(self, work: Work) -> None:
        """Let something be done in turn for which nobody waits."""

        async def doing() -> None:
            with suppress(GameError):  # the table is closed, and it was told why
                await self._do(work)

        self._doing.add(task := asyncio.create_task(doing()))
        task.add_done_callback(self._doing.discard)

    def _expect_open(self) -> None:
        if self._is_closed:
            raise UnavailableError("table/put-away", seconds=1)

    # ---- what is written and told

    async def write(self, ahead: History, rows: Iterable[SeatRow] = (), nonce: str | None = None) -> None:
        """Write down what a history has more than the table's, and the seats that changed; then tell everybody.

        The nonce is kept with the last of the new entries.
        """
        rows = list(rows)
        version, new = self.history.version, [LogRow(line.entry) for line in ahead.lines[self.history.version :]]
        if new:
            new[-1] = LogRow(new[-1].entry, nonce)
        self.announced = version + len(new)
        await self.host.store.append(self.row.id, version, new, rows, is_over=ahead.is_over)
        is_at_its_end = ahead.is_over and not self.history.is_over
        self.history = ahead
        if is_at_its_end and not self._is_closed:
            self._look_again()
        for row in rows:
            self.seats.put(row)
        if nonce is not None:
            self.answers[nonce] = ahead.version
        if any(isinstance(line.entry, Undone) for line in new):
            self.thinking.stop()
        self._wake_bots()
        if new:
            self.wish = None
            self.updates.tell()

    # ---- who watches

    def attach(self, connection: Connection, since: int | None) -> Update:
        """Let somebody watch from now on, and return what they see first."""
        self._expect_open()
        limits = self.host.limits
        if connection.holder is not None:
            self.audience.make_room(connection.holder, limits.connections_of_holder)
        elif self.audience.count(None) >= limits.connections_at_table:
            raise TooManyError("table/full", seconds=10)  # spectators never take a player's place
        self.audience.add(connection)
        self.updates.tell_status(but=connection)
        connection.version = self.history.version
        update = self.updates.update(connection.holder, connection.looking, since)
        connection.eyes = update.seat
        return update

    def detach(self, connection: Connection) -> None:
        """Let somebody go."""
        self.audience.remove(connection)
        self.updates.tell_status()

    # ---- bots

    def _wake_bots(self) -> None:
        """Let every bot think that is asked, and no other."""
        if self._is_closed or not (self.seats.has_bots or self.thinking):
            return
        asked = self.history.asked
        levels = {seat: level for seat in asked if (level := self.seats.level(seat)) is not None}
        if levels or self.thinking:
            self.thinking.wake(self.history, levels)

    def pace(self) -> float:
        """Return how long a bot's turn takes at least: for people to follow it, if any are there."""
        return self.host.limits.bot_pace if self.audience else 0

    async def make_bot_moves(self, moves: Moves) -> None:
        if not self._is_closed:
            ahead = self.history.copy()
            for seat, move in moves.items():
                if seat in ahead.asked:
                    self._make_bot_move(ahead, seat, move)
            await self.write(ahead)

    def _make_bot_move(self, ahead: History, seat: int, move: int | None) -> None:
        """Make a bot's move; a simple player's if it has none or one that cannot be made."""
        if move is not None:
            try:
                ahead.play(seat, move)
            except GameError as error:
                self.thinking.log("bot-refused", move=move, error=error.key)
            else:
                return
        METRICS.bots_replaced += 1
        ahead.add(Replaced(seat))
        ahead.play(seat, simple_move(self.row.game, ahead.game.seen(seat)))

    # ---- what is downloaded

    def record(self) -> str:
        """Return the record of the game: all of it at the end, before that what a spectator may know."""
        return self.history.record_text(self.seats.names)
