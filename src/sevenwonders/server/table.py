"""A live table. One task is its only writer: orders and bots' moves wait in one queue and are carried out in turn.

Each change is written down first and told afterwards, to everybody in one go and to each for their own eyes.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from string import ascii_uppercase
from typing import Any, Final, Protocol, TypeVar, assert_never

import msgspec

from sevenwonders.core.errors import GameError, MoveError, OptionError
from sevenwonders.core.protocol import Over
from sevenwonders.server import messages
from sevenwonders.server.bots import Bots
from sevenwonders.server.connection import Connection
from sevenwonders.server.course import Course, Line, Rematched, Resigned, Seated, TakeBack, Undone
from sevenwonders.server.holder import Digest, chance_seed, digest, new_secret, same
from sevenwonders.server.limits import Limits
from sevenwonders.server.messages import Done, EventInfo, ResultInfo, SeatInfo, Status, TableInfo, UndoInfo, Update
from sevenwonders.server.refusals import (
    ConflictError,
    ForbiddenError,
    StaleError,
    TooManyError,
    UnavailableError,
    UnknownError,
    WrongSecretError,
)
from sevenwonders.server.store.store import LogRow, SeatRow, Store, Stored, TableRow

_LOG: Final = logging.getLogger(__name__)
_ENCODE: Final = msgspec.json.Encoder().encode
Result = TypeVar("Result")


class House(Protocol):
    """What a table needs of the house it stands in."""

    store: Store
    bots: Bots
    limits: Limits

    async def set_up_rematch(self, table: TableRow, seats: Iterable[SeatRow]) -> str:
        """Set up the next game and return its id."""

    def put_away(self, table: "Table") -> None:
        """Forget a table; whoever asks for it again gets it from the store."""


@dataclass(frozen=True, slots=True)
class Wish:
    """An undo that waits for others to agree."""

    seat: int
    back: TakeBack
    agreed: frozenset[Digest]
    waiting: frozenset[Digest]


class Table:
    """A table that is being played or watched."""

    def __init__(self, stored: Stored, course: Course[Any], house: House) -> None:
        self.row = stored.table
        self.seats = list(stored.seats)
        self.course = course
        self.connections: set[Connection] = set()
        self._house = house
        self._answers = {
            line.nonce: number for number, line in enumerate(stored.log, start=1) if line.nonce is not None
        }
        self._secret_answers: dict[str, Done] = {}
        self._queue: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._wish: Wish | None = None
        self._away: dict[Digest, float] = {}
        self._since = time.monotonic()
        self._views: dict[int | None, msgspec.Raw] = {}
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False

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
        for task in self._thinking.values():
            task.cancel()
        self._thinking.clear()
        for connection in self.connections:
            connection.dropped.set()

    @property
    def is_idle(self) -> bool:
        """Return whether nobody would notice if the table were put away."""
        return not self.connections and not self._thinking and self._queue.empty()

    async def _run(self) -> None:
        try:
            if owed := self.course.owed():
                await self._write(owed)
            self._wake_bots()
            while True:
                try:
                    async with asyncio.timeout(self._house.limits.idle_seconds):
                        work = await self._queue.get()
                except TimeoutError:
                    if self.is_idle:
                        break
                else:
                    await work()
        except Exception:
            # The store failed, or a fault of ours. What was told is written down; the rest is read again from there.
            _LOG.exception("table-failed", extra={"fields": {"table": self.row.id[:6]}})
        finally:
            self._close()
            self._house.put_away(self)
            while not self._queue.empty():
                await self._queue.get_nowait()()

    async def _in_turn(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Let the table's own task do something, after all that was asked before; return its result."""
        if self._queue.qsize() >= self._house.limits.queue:
            raise TooManyError("table/busy", seconds=1)
        result: asyncio.Future[Result] = asyncio.get_running_loop().create_future()

        async def answered() -> None:
            refused: GameError = UnavailableError("server/failed", seconds=1)  # whatever happens, the asker hears of it
            try:
                if self._is_closed:
                    refused = UnavailableError("table/put-away", seconds=1)
                    return
                value = await work()
                if not result.done():
                    result.set_result(value)
            except GameError as error:
                refused = error
            finally:
                if not result.done():
                    result.set_exception(refused)

        if self._is_closed:
            raise UnavailableError("table/put-away", seconds=1)
        self._queue.put_nowait(answered)
        return await result

    # ---- who is who

    def seats_of(self, holder: Digest | None) -> list[int]:
        """Return the seats that a holder has."""
        return [row.seat for row in self.seats if same(row.holder, holder)]

    def _holders(self) -> dict[Digest, list[int]]:
        """Return the people at the table with the seats that they play themselves."""
        holders: dict[Digest, list[int]] = {}
        for row in self.seats:
            if row.holder is not None and row.bot is None:
                holders.setdefault(row.holder, []).append(row.seat)
        return holders

    def _is_online(self, holder: Digest | None) -> bool:
        return any(same(connection.holder, holder) for connection in self.connections)

    def _is_away(self, holder: Digest) -> bool:
        left = self._away.get(holder, self._since)
        return not self._is_online(holder) and time.monotonic() - left >= self._house.limits.away_seconds

    def _level(self, seat: int) -> str | None:
        """Return how strong the AI is that plays for a seat; None if a person does."""
        return self.seats[seat].level or self.seats[seat].bot

    # ---- what is seen

    def _eyes(self, seats: list[int], looking: int | None) -> int | None:
        """Return the seat from which somebody sees the table: the one they chose, the one asked, or their first."""
        if looking in seats:
            return looking
        asked = [seat for seat in self.course.asked() if seat in seats]
        return next(iter(asked or seats), None)

    def update(self, holder: Digest | None, looking: int | None = None, since: int | None = None) -> Update:
        """Return the table for somebody's eyes, with what happened since a version that they have seen."""
        seats = self.seats_of(holder)
        seat = self._eyes(seats, looking)
        version = self.course.version
        after = since if since is not None and since <= version else None
        events = [] if after is None else self.course.events(after, seat)
        told = [EventInfo(event.key, dict(event.args)) for event in events]
        return Update(after, version, seats, seat, self.info(), told, self._view(seat))

    def _view(self, seat: int | None) -> msgspec.Raw:
        if seat not in self._views:
            view = self.course.game.view(self.course.state, seat)
            if self.course.resigned is not None:
                view = replace(view, moves=(), pending=self.course.pending())
            self._views[seat] = msgspec.Raw(_ENCODE(view))
        return self._views[seat]

    def info(self) -> TableInfo:
        """Return what everybody may know about the table."""
        pending = self.course.pending()
        return TableInfo(
            id=self.row.id,
            game=self.row.game,
            created=self.row.created,
            options=dict(self.row.settings),
            seats=[self._seat_info(row) for row in self.seats],
            result=ResultInfo(list(pending.winners), pending.reason) if isinstance(pending, Over) else None,
            undo=self._undo_info(),
            can_undo=self._can_undo(),
            rematch=self.course.rematch,
            watching=sum(not self.seats_of(connection.holder) for connection in self.connections),
        )

    def _seat_info(self, row: SeatRow) -> SeatInfo:
        return SeatInfo(
            seat=row.seat,
            name=row.name,
            kind="ai" if row.level is not None else "free" if row.holder is None else "person",
            level=row.level,
            bot=row.bot,
            online=self._is_online(row.holder),
            thinking=row.seat in self._thinking,
        )

    def _undo_info(self) -> UndoInfo | None:
        if self._wish is None:
            return None
        wish = self._wish
        agreed, waiting = (
            [row.seat for row in self.seats if row.holder in holders] for holders in (wish.agreed, wish.waiting)
        )
        return UndoInfo(wish.seat, len(wish.back.steps), agreed, waiting)

    # ---- who watches

    def attach(self, connection: Connection, since: int | None) -> Update:
        """Let somebody watch from now on, and return what they see first."""
        if self._is_closed:
            raise UnavailableError("table/put-away", seconds=1)
        if len(self.connections) >= self._house.limits.connections_at_table:
            raise TooManyError("table/full", seconds=10)
        self.connections.add(connection)
        self._tell_status(but=connection)
        connection.version = self.course.version
        return self.update(connection.holder, connection.looking, since)

    def detach(self, connection: Connection) -> None:
        """Let somebody go."""
        self.connections.discard(connection)
        if connection.holder is not None and not self._is_online(connection.holder):
            self._away[connection.holder] = time.monotonic()
        self._tell_status()

    def _tell_status(self, but: Connection | None = None) -> None:
        others = [connection for connection in self.connections if connection is not but]
        if others:
            message = _ENCODE(Status(self.info()))
            for connection in others:
                connection.send(message)

    def _tell(self) -> None:
        """Send everybody what is new to them."""
        made: dict[tuple[object, ...], bytes] = {}
        for connection in self.connections:
            seats = self.seats_of(connection.holder)
            key = (connection.version, *seats, self._eyes(seats, connection.looking))
            if key not in made:
                made[key] = _ENCODE(self.update(connection.holder, connection.looking, connection.version))
            connection.version = self.course.version
            connection.send(made[key])

    # ---- what is asked

    async def carry_out(self, order: messages.AnyOrder, holder: Digest | None) -> Done:
        """Carry out an order, or refuse it with a GameError; a repeated one gets the answer it had."""
        return await self._in_turn(lambda: self._carry_out(order, holder))

    async def _carry_out(self, order: messages.AnyOrder, holder: Digest | None) -> Done:
        if holder is None:
            raise WrongSecretError("secret/missing")
        if not self.seats_of(holder):
            raise WrongSecretError("secret/wrong")
        if order.seat >= len(self.seats):
            raise UnknownError("seat/unknown", seat=order.seat)
        key = f"{holder[:12]}:{order.nonce}"
        if key in self._secret_answers:
            return self._secret_answers[key]
        if key in self._answers:
            return Done(order.nonce, self._answers[key])
        if not isinstance(order, messages.TakeOver | messages.GiveBack | messages.Invite):
            self._expect_held(order.seat, holder)
        match order:
            case messages.Play():
                return await self._play(order, holder, key)
            case messages.Undo():
                return await self._undo(order, holder, key)
            case messages.AnswerUndo():
                return await self._answer_undo(order, holder, key)
            case messages.TakeOver():
                return await self._take_over(order, holder, key)
            case messages.GiveBack():
                return await self._give_back(order, holder, key)
            case messages.Rename():
                return await self._rename(order, key)
            case messages.Resign():
                return await self._resign(order, key)
            case messages.Leave():
                return await self._leave(order, key)
            case messages.Invite():
                return await self._invite(order, key)
            case messages.Rematch():
                return await self._rematch(order, key)
            case _:
                assert_never(order)

    def _expect_held(self, seat: int, holder: Digest) -> None:
        if not same(self.seats[seat].holder, holder):
            raise ForbiddenError("seat/not-yours", seat=seat)

    def _expect_current(self, version: int, holder: Digest, seat: int) -> None:
        if not self.course.changed <= version <= self.course.version:
            stale = StaleError("version/stale", version=version, current=self.course.version)
            stale.update = self.update(holder, seat, version)
            raise stale

    async def _play(self, order: messages.Play, holder: Digest, key: str) -> Done:
        self._expect_current(order.version, holder, order.seat)
        if self.course.is_over:
            raise MoveError("move/game-over", move=order.move)
        if self._level(order.seat) is not None:
            raise ConflictError("seat/bot-plays", seat=order.seat)
        await self._write(self.course.played(order.seat, order.move), nonce=key)
        return Done(order.nonce, self.course.version)

    async def _undo(self, order: messages.Undo, holder: Digest, key: str) -> Done:
        self._expect_current(order.version, holder, order.seat)
        back = self._back(order.seat)
        if back is None:
            raise ConflictError("undo/nothing", seat=order.seat)
        others = frozenset(self._holders()) - {holder}
        if others and not back.is_sealed:
            if back.reveals:
                raise ConflictError("undo/revealed", seat=order.seat)
            self._wish = Wish(order.seat, back, frozenset({holder}), others)
            self._tell_status()
            return Done(order.nonce, self.course.version)
        return await self._take_back(order.nonce, order.seat, back, key)

    def _back(self, seat: int) -> TakeBack | None:
        """Return what an undo of the seat's last move would be; None if there is nothing to take back."""
        if self.course.resigned is not None or self.course.rematch is not None:
            return None
        return self.course.take_back(seat)

    def _can_undo(self) -> list[int]:
        """Return the seats whose holders may take their last move back, or ask the others to, the last mover first."""
        backs = [(row, self._back(row.seat)) for row in self.seats if row.holder is not None]
        found = [
            (back.steps[0], row.seat)
            for row, back in backs
            if back is not None and (back.is_sealed or not back.reveals or not set(self._holders()) - {row.holder})
        ]
        return [seat for _, seat in sorted(found, reverse=True)]

    async def _answer_undo(self, order: messages.AnswerUndo, holder: Digest, key: str) -> Done:
        wish = self._wish
        if wish is None:
            raise ConflictError("undo/not-wished", seat=order.seat)
        if holder not in wish.waiting:
            raise ForbiddenError("undo/not-asked", seat=order.seat)
        if not order.agree:
            self._wish = None
        elif wish.waiting == {holder}:
            return await self._take_back(order.nonce, wish.seat, wish.back, key)
        else:
            self._wish = replace(wish, agreed=wish.agreed | {holder}, waiting=wish.waiting - {holder})
        self._tell_status()
        return Done(order.nonce, self.course.version)

    async def _take_back(self, nonce: str, seat: int, back: TakeBack, key: str) -> Done:
        line: Line[Any] = Line(self.course.version + 1, Undone(seat, list(back.steps)))
        await self._write([line], nonce=key)
        return Done(nonce, self.course.version)

    async def _take_over(self, order: messages.TakeOver, holder: Digest, key: str) -> Done:
        row = self.seats[order.seat]
        if order.level not in self.course.game.levels:
            raise OptionError("agent/unknown", found=order.level, expected=list(self.course.game.levels))
        if row.level is not None:
            raise ConflictError("seat/ai", seat=row.seat)
        if row.holder is not None and not same(row.holder, holder) and not self._is_away(row.holder):
            raise ForbiddenError("seat/not-away", seat=row.seat)
        return await self._reseat(order.nonce, replace(row, bot=order.level), "taken-over", key, order.level)

    async def _give_back(self, order: messages.GiveBack, holder: Digest, key: str) -> Done:
        row = self.seats[order.seat]
        if row.holder is not None:
            self._expect_held(order.seat, holder)
        if row.bot is None:
            raise ConflictError("seat/no-bot", seat=row.seat)
        return await self._reseat(order.nonce, replace(row, bot=None), "given-back", key)

    async def _rename(self, order: messages.Rename, key: str) -> Done:
        return await self._reseat(order.nonce, replace(self.seats[order.seat], name=order.name), "renamed", key)

    async def _resign(self, order: messages.Resign, key: str) -> Done:
        if self.course.is_over:
            raise ConflictError("table/over")
        if self.course.seats != 2:
            raise ConflictError("resign/many-players", seats=self.course.seats)
        await self._write([Line(self.course.version + 1, Resigned(order.seat))], nonce=key)
        return Done(order.nonce, self.course.version)

    async def _leave(self, order: messages.Leave, key: str) -> Done:
        invite = new_secret()
        row = replace(self.seats[order.seat], holder=None, invite=digest(invite))
        done = await self._reseat(order.nonce, row, "left", key)
        self._secret_answers[key] = msgspec.structs.replace(done, invite=invite)
        return self._secret_answers[key]

    async def _invite(self, order: messages.Invite, key: str) -> Done:
        row = self.seats[order.seat]
        if row.holder is not None or row.level is not None:
            raise ConflictError("seat/not-free", seat=row.seat)
        invite = new_secret()
        await self._write([], [replace(row, invite=digest(invite))])
        self._secret_answers[key] = Done(order.nonce, self.course.version, invite=invite)
        return self._secret_answers[key]

    async def _rematch(self, order: messages.Rematch, key: str) -> Done:
        if not self.course.is_over:
            raise ConflictError("table/running")
        if self.course.rematch is None:
            table = await self._house.set_up_rematch(self.row, self.seats)
            await self._write([Line(self.course.version + 1, Rematched(table))], nonce=key)
        assert self.course.rematch is not None
        return Done(order.nonce, self.course.version, rematch=self.course.rematch)

    async def _reseat(self, nonce: str, row: SeatRow, change: Any, key: str, level: str | None = None) -> Done:
        line: Line[Any] = Line(self.course.version + 1, Seated(row.seat, change, row.name, level))
        await self._write([line], [row], nonce=key)
        return Done(nonce, self.course.version)

    async def claim(self, invite: str, name: str) -> tuple[int, str]:
        """Let whoever has an invitation sit down; return the seat and the secret that holds it from now on."""
        return await self._in_turn(lambda: self._claim(digest(invite), name))

    async def _claim(self, invite: Digest, name: str) -> tuple[int, str]:
        row = next((row for row in self.seats if same(row.invite, invite)), None)
        if row is None:
            raise WrongSecretError("invite/wrong")
        secret = new_secret()
        taken = replace(row, name=name or row.name, bot=None, holder=digest(secret), invite=None)
        line: Line[Any] = Line(self.course.version + 1, Seated(row.seat, "claimed", taken.name))
        await self._write([line], [taken])
        return row.seat, secret

    # ---- what is written and told

    async def _write(self, lines: list[Line[Any]], rows: Iterable[SeatRow] = (), nonce: str | None = None) -> None:
        """Write lines down, make them part of the course, then tell everybody."""
        rows = list(rows)
        kept = [
            LogRow(line.entry, nonce if number == len(lines) else None) for number, line in enumerate(lines, start=1)
        ]
        version = self.course.version
        await self._house.store.append(self.row.id, version, kept, rows, is_over=self._ends(lines))
        self.course.keep(lines)
        for row in rows:
            self.seats[row.seat] = row
        if nonce is not None:
            self._answers[nonce] = self.course.version
        if lines:
            self._wish = None
        if any(isinstance(line.entry, Undone) for line in lines):
            self._stop_bots(range(len(self.seats)))
        self._views.clear()
        self._wake_bots()
        if lines:
            self._tell()

    def _ends(self, lines: list[Line[Any]]) -> bool:
        """Return whether the game is over after lines that are not part of the course yet."""
        over = self.course.is_over
        for line in lines:
            if line.turn is not None:
                over = isinstance(self.course.game.pending(line.turn.state), Over)
            elif isinstance(line.entry, Resigned | Undone):
                over = isinstance(line.entry, Resigned)
        return over

    # ---- bots

    def _stop_bots(self, seats: Iterable[int]) -> None:
        for seat in seats:
            if task := self._thinking.pop(seat, None):
                task.cancel()

    def _wake_bots(self) -> None:
        """Let every bot think that is asked, and no other."""
        asked = {seat for seat in self.course.asked() if self._level(seat) is not None}
        self._stop_bots(set(self._thinking) - asked)
        if self._is_closed:
            return
        for seat in asked - set(self._thinking):
            self._thinking[seat] = asyncio.create_task(self._think(seat))

    async def _think(self, seat: int) -> None:
        game, state = self.course.game, self.course.state
        seed = chance_seed(self.row.seed, "bot", len(self.course.live), seat)
        spec = game.levels.get(self._level(seat) or "", "")
        move: str | None = None
        try:
            move = await self._house.bots.choose(game.name, game.brief(state, seat), spec, seed)
        except Exception as error:  # no fault of a bot may stop the game
            fields = {"table": self.row.id[:6], "spec": spec, "error": f"{type(error).__name__}: {error}"}
            _LOG.warning("bot-replaced", extra={"fields": fields})
        task = asyncio.current_task()

        async def bot_plays() -> None:
            if self._thinking.get(seat) is task and not self._is_closed:
                del self._thinking[seat]
                await self._write(self._bot_lines(seat, move))

        self._queue.put_nowait(bot_plays)

    def _bot_lines(self, seat: int, move: str | None) -> list[Line[Any]]:
        """Return a bot's move; a simple player's if it has none or one that cannot be made."""
        if move is not None:
            try:
                return self.course.played(seat, move)
            except GameError as error:
                fields = {"table": self.row.id[:6], "move": move, "error": error.key}
                _LOG.warning("bot-refused", extra={"fields": fields})
        return self.course.played(seat, self.course.game.fallback(self.course.state, seat))

    # ---- what is downloaded

    def record(self) -> str:
        """Return the record of the game: all of it at the end, before that what a spectator may know."""
        players = {row.seat: row.name for row in self.seats if row.name}
        text = self.course.game.record(self.course.script(players), running=not self.course.is_over)
        if self.course.resigned is not None:
            text += f"# resigned: {ascii_uppercase[self.course.resigned]}\n"
        return text
