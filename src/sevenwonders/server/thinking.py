"""The bots of one table that are thinking, each in a task of its own."""

import asyncio
import logging
import time
import weakref
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from typing import Any, Final, Protocol

from sevenwonders.ai.agents import has_agent, make_agent
from sevenwonders.ai.levels import agent_of, is_level, levels_of
from sevenwonders.core.errors import OptionError
from sevenwonders.core.protocol import Seen
from sevenwonders.core.shuffle import chance_seed
from sevenwonders.server.history import History
from sevenwonders.server.workers import Workers
from sevenwonders.tables.protocols import TableRow

_LOG: Final = logging.getLogger(__name__)
Work = Callable[[], Awaitable[None]]
Moves = Mapping[int, int | None]  # by seat


class Desk(Protocol):
    """The table of the bots, as far as they need to know it."""

    def do_later(self, work: Work) -> None:
        """Let something be done in turn."""

    async def make_bot_moves(self, moves: Moves) -> None:
        """Make moves, None where no bot could be asked."""

    def pace(self) -> float:
        """Return how many seconds a turn takes at least, now."""


class Thinking:
    """Lets bots think, and has their moves made in turn with everything else at the table.

    Where several are asked at once, the moves that are there when their turn comes are made together: they are written
    down and told once. A bot whose turn it is, alone, does not move faster than people can follow.
    """

    def __init__(self, row: TableRow, bots: Workers, desk: Desk) -> None:
        self._row = row
        self._bots = bots
        # They are the table's own: a circle would stay in memory until the garbage collector comes by.
        self._desk: Desk = weakref.proxy(desk)
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._moves: dict[int, int | None] = {}  # what was thought of and has not been made

    def __len__(self) -> int:
        return len(self._tasks)

    def __contains__(self, seat: object) -> bool:
        return seat in self._tasks

    def __iter__(self) -> Iterator[int]:
        return iter(self._tasks)

    def stop(self, seats: Iterable[int] | None = None) -> None:
        """Let bots stop thinking; all of them if no seats are named."""
        for seat in list(self._tasks if seats is None else seats):
            self._moves.pop(seat, None)
            if task := self._tasks.pop(seat, None):
                task.cancel()

    def wake(self, history: History, levels: Mapping[int, str]) -> None:
        """Let the bots of these seats think, each at its level, and no others."""
        self.stop(self._tasks.keys() - levels.keys())
        for seat in levels.keys() - self._tasks.keys():
            self._tasks[seat] = asyncio.create_task(self._think(history, seat, levels[seat]))

    async def _think(self, history: History, seat: int, level: str) -> None:
        asked = time.monotonic()
        move: int | None = None
        try:
            move = await self._choose(history, seat, level)
        except Exception as error:  # no fault of a bot may stop the game
            self.log("bot-replaced", level=level, error=f"{type(error).__name__}: {error}")
        if len(history.asked) == 1 and (left := asked + self._desk.pace() - time.monotonic()) > 0:
            await asyncio.sleep(left)
        if self._tasks.get(seat) is asyncio.current_task():
            if not self._moves:
                self._desk.do_later(self._make_moves)
            self._moves[seat] = move

    async def _choose(self, history: History, seat: int, level: str) -> int:
        """Return the move of a bot; raise OptionError for a level that the game does not have.

        Other agent specs run programs or import modules, so a tampered database or backup could run commands.
        """
        game = self._row.game
        if not is_level(game, level):
            raise OptionError("level/unknown", found=level, expected=list(levels_of(game)))
        seed = chance_seed(self._row.seed, "bot", len(history.game.moments), seat)
        return await self._bots.choose(game, history.game.seen(seat), agent_of(game, level), seed, self._row.id)

    async def _make_moves(self) -> None:
        moves, self._moves = self._moves, {}
        for seat in moves:
            del self._tasks[seat]
        if moves:
            await self._desk.make_bot_moves(moves)

    def log(self, what: str, **fields: object) -> None:
        """Log what went wrong with a bot."""
        _LOG.warning(what, extra={"fields": {"table": self._row.id[:6], **fields}})


def simple_move(game: str, seen: Seen[Any]) -> int:
    """Return a move that makes sense, at once, for a bot that has no answer."""
    return make_agent(game, "greedy" if has_agent(game, "greedy") else "random", 0).choose(seen)
