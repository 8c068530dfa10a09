"""Bots of one table: each computes its move in a task of its own."""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, NamedTuple

from sevenwonders.ai.agents import has_agent, make_agent
from sevenwonders.ai.levels import agent_of, is_level, levels_of
from sevenwonders.core.errors import OptionError
from sevenwonders.core.protocol import Seen
from sevenwonders.core.shuffle import chance_seed
from sevenwonders.tables.history import History
from sevenwonders.tables.protocols import BotPlayer, TableRow

_LOG: Final = logging.getLogger(__name__)


class Turn(NamedTuple):
    """A seat that must decide, since a version of the table."""

    changed: int
    seat: int


class Bots:
    """Computes the moves of the bots that must decide.

    A computation starts when a decision becomes pending (version `History.changed`). If the table has moved on when it
    finishes, its move is dropped. Moves that are ready at the same time are appended together.
    """

    def __init__(self, row: TableRow, player: BotPlayer, on_moves: Callable[[], None]) -> None:
        """`on_moves` is called when moves are ready."""
        self._row = row
        self._player = player
        self._on_moves = on_moves
        self._tasks: dict[Turn, asyncio.Task[None]] = {}
        self._moves: dict[Turn, int | None] = {}  # None if the bot gave no move

    @property
    def is_computing(self) -> bool:
        return bool(self._tasks)

    def start(self, history: History, levels: Mapping[int, str], client: str, pace: float) -> None:
        """Compute the moves of these seats for the pending decisions, and cancel all others.

        Args:
            levels: AI levels by seat.
            client: Rate-limit key of the client that the computation is for.
            pace: Minimum seconds of a single bot's turn.
        """
        turns = {Turn(history.changed, seat): level for seat, level in levels.items()}
        self.cancel(exclude=turns.keys())
        for turn in turns.keys() - self._tasks.keys():
            self._tasks[turn] = asyncio.create_task(self._compute(history, turn, turns[turn], client, pace))

    def cancel(self, exclude: Collection[Turn] = ()) -> None:
        """Cancel the computations, except those of some turns."""
        for turn in [turn for turn in self._tasks if turn not in exclude]:
            self._moves.pop(turn, None)
            self._tasks.pop(turn).cancel()

    def take_moves(self, history: History) -> dict[int, int | None]:
        """Return the moves that are ready for the pending decisions by seat, once; None for a bot that gave no move."""
        moves, self._moves = self._moves, {}
        for turn in moves:
            self._tasks.pop(turn, None)
        return {turn.seat: move for turn, move in moves.items() if turn.changed == history.changed}

    async def _compute(self, history: History, turn: Turn, level: str, client: str, pace: float) -> None:
        started = time.monotonic()
        move: int | None = None
        try:
            move = await self._choose(history, turn.seat, level, client)
        except Exception as error:  # a failing bot must not stop the game
            self.log("bot_substituted", bot=level, error=f"{type(error).__name__}: {error}")
        if len(history.asked) == 1:
            await asyncio.sleep(max(0.0, started + pace - time.monotonic()))
        if self._tasks.get(turn) is asyncio.current_task():
            is_first = not self._moves
            self._moves[turn] = move
            if is_first:
                self._on_moves()

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
