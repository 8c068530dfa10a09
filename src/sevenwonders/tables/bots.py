"""Bots of one table: each computes its move in a task of its own."""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

from sevenwonders.ai.agents import has_agent, make_agent
from sevenwonders.ai.levels import agent_of, is_level, levels_of
from sevenwonders.core.errors import OptionError
from sevenwonders.core.protocol import Seen
from sevenwonders.core.shuffle import chance_seed
from sevenwonders.tables.history import History
from sevenwonders.tables.protocols import BotPlayer, TableRow

_LOG: Final = logging.getLogger(__name__)
Moves = Mapping[int, int | None]  # by seat; None if the bot gave no move


class Bots:
    """Computes the moves of the bots that must decide.

    Moves of several bots that are ready at the same time are made together, in one append to the log.
    """

    def __init__(self, row: TableRow, player: BotPlayer, on_moves: Callable[[Moves], None]) -> None:
        """`on_moves` is called with the moves that are ready."""
        self._row = row
        self._player = player
        self._on_moves = on_moves
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._moves: dict[int, int | None] = {}

    @property
    def is_computing(self) -> bool:
        return bool(self._tasks)

    def start(self, history: History, levels: Mapping[int, str], client: str, pace: float) -> None:
        """Compute the moves of these seats, and cancel all others.

        Args:
            levels: AI levels by seat.
            client: Rate-limit key of the client that the computation is for.
            pace: Minimum seconds of a single bot's turn.
        """
        self.cancel(exclude=levels.keys())
        for seat in levels.keys() - self._tasks.keys():
            self._tasks[seat] = asyncio.create_task(self._compute(history, seat, levels[seat], client, pace))

    def cancel(self, exclude: Any = ()) -> None:
        """Cancel the computations, except those of some seats."""
        for seat in [seat for seat in self._tasks if seat not in exclude]:
            self._moves.pop(seat, None)
            self._tasks.pop(seat).cancel()

    def take_moves(self) -> Moves:
        """Return the moves that are ready, once."""
        moves, self._moves = self._moves, {}
        for seat in moves:
            self._tasks.pop(seat, None)
        return moves

    async def _compute(self, history: History, seat: int, level: str, client: str, pace: float) -> None:
        started = time.monotonic()
        move: int | None = None
        try:
            move = await self._choose(history, seat, level, client)
        except Exception as error:  # a failing bot must not stop the game
            self.log("bot_substituted", bot=level, error=f"{type(error).__name__}: {error}")
        if len(history.asked) == 1:
            await asyncio.sleep(max(0.0, started + pace - time.monotonic()))
        if self._tasks.get(seat) is asyncio.current_task():
            is_first = not self._moves
            self._moves[seat] = move
            if is_first:
                self._on_moves(self._moves)

    async def _choose(self, history: History, seat: int, level: str, client: str) -> int:
        """Return the move of a bot; raise OptionError for a level that the game does not have.

        Other agent specs run programs or import modules, so a tampered database or backup could run commands.
        """
        game = self._row.game
        if not is_level(game, level):
            raise OptionError("level/unknown", found=level, expected=list(levels_of(game)))
        seed = chance_seed(self._row.seed, "bot", len(history.game.moments), seat)
        return await self._player.choose(game, history.game.seen(seat), agent_of(game, level), seed, client)

    def log(self, event: str, **fields: object) -> None:
        _LOG.warning(event, extra={"table": self._row.id[:6], **fields})


def simple_move(game: str, seen: Seen[Any]) -> int:
    """Return a reasonable move without computation, for a bot that gave none."""
    return make_agent(game, "greedy" if has_agent(game, "greedy") else "random", 0).choose(seen)
