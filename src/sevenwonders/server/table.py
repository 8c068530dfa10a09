"""A live table. One task is its only writer: orders and bots' moves wait in one queue and are carried out in turn.

Each change is written down first and told afterwards, to everybody at once and to each for their own eyes.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, Protocol, TypeVar

from sevenwonders.core.errors import GameError
from sevenwonders.server.audience import Audience
from sevenwonders.server.between import standing_of
from sevenwonders.server.connection import Connection
from sevenwonders.server.entries import Replaced, Undone
from sevenwonders.server.history import History
from sevenwonders.server.limits import Limits
from sevenwonders.server.messages import Update
from sevenwonders.server.metrics import METRICS
from sevenwonders.server.refusals import TooManyError, UnavailableError
from sevenwonders.server.seats import Seats
from sevenwonders.server.store.store import (
    LogRow,
    SeatRow,
    Store,
    Stored,
    StoreError,
    TableRow,
    WrittenByAnotherError,
    first_line,
)
from sevenwonders.server.thinking import Moves, Thinking, simple_move
from sevenwonders.server.undo import Wish
from sevenwonders.server.updates import Updates
from sevenwonders.server.workers import Workers

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

    def __init__(self, stored: Stored, history: History, host: Host) -> None:
        self.row = stored.table
        self.seats = Seats(stored.seats)
        self.history = history
        self.host = host
        self.audience = Audience()
        self.wish: Wish | None = None
        self.answers = {  # to the orders that changed something, by the nonces they had
            line.nonce: number for number, line in enumerate(stored.log, start=1) if line.nonce is not None
        }
        self._queue: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self.thinking = Thinking(self.row, host.bots, self._queue.put_nowait, self._make_bot_moves, self._pace)
        self.updates = Updates(self)
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False
        self._is_busy = False
        self.announced = history.version  # the last version that this table itself may have written

    # ---- life

    def start(self) -> None:
        """Begin to carry out what is asked."""
        self._task = asyncio.create_task(self._run(), name=f"table {self.row.id[:6]}")

    async def close(self) -> None:
        """Stop; all that was told is written down already."""
        self._close()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _close(self) -> None:
        self._is_closed = True
        self.thinking.stop()
        self.audience.drop()

    @property
    def waiting(self) -> int:
        """How many orders wait."""
        return self._queue.qsize()

    @property
    def is_idle(self) -> bool:
        """Whether nobody would notice if the table were put away."""
        return not (self.audience or self.thinking or self._is_busy) and self._queue.empty()

    async def _run(self) -> None:
        try:
            await self._settle()
            while await self._next():
                pass
        except StoreError as error:
            # What was told is written down; the rest is read again from there.
            _LOG.error("storage", extra={"fields": {"table": self.row.id[:6], "error": first_line(error)}})
        except Exception:
            # A fault of ours. What was told is written down; the rest is read again from there.
            _LOG.exception("table-failed", extra={"fields": {"table": self.row.id[:6]}})
        finally:
            self._close()
            self.host.put_away(self)
            while not self._queue.empty():
                await self._queue.get_nowait()()

    async def _settle(self) -> None:
        """Make the draws that were owed when the table was left, and let bots go on."""
        ahead = self.history.copy()
        ahead.draw()
        if ahead.version > self.history.version:
            await self.write(ahead)
        self._wake_bots()

    async def _next(self) -> bool:
        """Do what is next in the queue; return False once nobody has asked for anything for long."""
        try:
            async with asyncio.timeout(self.host.limits.idle_seconds):
                work = await self._queue.get()
        except TimeoutError:
            return not self.is_idle
        self._is_busy = True
        try:
            await work()
        finally:
            self._is_busy = False
        return True

    async def in_turn(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Let the table's own task do something, after all that was asked before; return its result."""
        self._expect_open()
        if self._queue.qsize() >= self.host.limits.queue:
            raise TooManyError("table/busy", seconds=1)
        result: asyncio.Future[Result] = asyncio.get_running_loop().create_future()

        async def answered() -> None:
            refused: GameError = UnavailableError("server/failed", seconds=1)  # whatever happens, the asker hears of it
            try:
                self._expect_open()
                value = await work()
                if not result.done():
                    result.set_result(value)
            except GameError as error:
                refused = error
            except WrittenByAnotherError:
                refused = UnavailableError("table/put-away", seconds=1)
                raise
            except StoreError:
                refused = UnavailableError("server/storage", seconds=1)
                raise
            finally:
                if not result.done():
                    result.set_exception(refused)

        started = time.perf_counter()
        self._queue.put_nowait(answered)
        value = await result
        METRICS.orders.add(time.perf_counter() - started)
        return value

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
        standing = standing_of(ahead, self.seats.with_rows(rows))
        await self.host.store.append(self.row.id, version, new, rows, is_over=ahead.is_over, standing=standing)
        self.history = ahead
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
        if self._is_closed:
            return
        levels = {seat: self.seats.level(seat) for seat in self.history.asked}
        self.thinking.wake(self.history, {seat: level for seat, level in levels.items() if level is not None})

    def _pace(self) -> float:
        """Return how long a bot's turn takes at least: for people to follow it, if any are there."""
        return self.host.limits.bot_pace if self.audience else 0

    async def _make_bot_moves(self, moves: Moves) -> None:
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
