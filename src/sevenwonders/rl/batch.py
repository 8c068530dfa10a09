"""Batches of games, stepped in compiled code without the GIL, with NumPy arrays as results.

Every game has one active seat. A step takes one action per game and writes the observation and the action mask of the
next active seat, the rewards of all seats, and a flag for games that ended.

>>> batch = Batch("duel", 8, seed=7)
>>> batch.observations.shape, batch.masks.shape, batch.rewards.shape
((8, 2103), (8, 450), (8, 2))
>>> while not batch.ended.any():
...     batch.step(batch.random_actions())
>>> first = int(batch.ended.argmax())
>>> sorted(batch.rewards[first].tolist())
[-1.0, 1.0]
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sevenwonders.core.errors import OptionError
from sevenwonders.core.game import check_seed
from sevenwonders.core.options import DEFAULTS, Settings
from sevenwonders.core.registry import rules_of
from sevenwonders.core.rng import derived_seed
from sevenwonders.duel import ids as duel_ids
from sevenwonders.rl import codes, table
from sevenwonders.rl.classic import actions as classic_actions
from sevenwonders.rl.classic import fields as classic_fields
from sevenwonders.rl.classic.table import ClassicTable
from sevenwonders.rl.duel import fields as duel_fields
from sevenwonders.rl.duel.table import DuelTable
from sevenwonders.rl.fields import Field, highs
from sevenwonders.rl.opponents import Pool
from sevenwonders.rl.thread_pool import ExclusiveUse, ThreadPool

Game = Literal["duel", "classic"]
Reward = Literal["win", "rank", "margin", "points"]
Autoreset = Literal["next_step", "same_step", "disabled"]


@dataclass(frozen=True, slots=True)
class Shape:
    """The interface of a game for learners: observation fields, number of actions and of seats."""

    game: str
    seats: int
    fields: tuple[Field, ...]
    actions: int
    new_table: Callable[[Any], table.EnvTable]

    @property
    def size(self) -> int:
        """Length of an observation."""
        return sum(part.size for part in self.fields)

    @property
    def high(self) -> NDArray[np.uint8]:
        """Upper bound of each number of an observation; dividing by it scales them to 0 … 1."""
        return np.fromiter(highs(self.fields), dtype=np.uint8, count=self.size)


def shape_of(game: str, seats: int | None = None) -> Shape:
    """Return the shape of a game; raise OptionError for an unknown game or number of seats."""
    if game not in ("duel", "classic"):
        raise OptionError("game/unknown", found=game, expected=["duel", "classic"])
    players = rules_of(game).fewest if seats is None else seats
    rules_of(game).setup(players)  # raises OptionError for a wrong number
    if game == "duel":
        return Shape(game, players, duel_fields.FIELDS, duel_ids.MOVES, DuelTable)
    return Shape(game, players, classic_fields.fields(players), classic_actions.ACTIONS, ClassicTable)


def new_table(shape: Shape, settings: Settings = DEFAULTS) -> table.EnvTable:
    """Return a table of a game; call `restart` to start the game."""
    rules = rules_of(shape.game)
    return shape.new_table(rules.new(rules.setup(shape.seats, settings)))


class Batch:
    """Many games of one kind, stepped together.

    The arrays are read-only, and every step overwrites them. A batch belongs to one thread at a time: concurrent calls
    raise RuntimeError. The games depend on the seed alone, not on the size of the batch or the number of threads.

    Attributes:
        observations: Observation of the active seat, one row per game.
        masks: Legal actions of the active seat.
        seats: Active seat of each game.
        rewards: Rewards of the last step, one column per seat.
        ended: Whether the last step ended the game.
        opponents: Number of the opponent of each game in the pool.
        final: Last observation of the games that ended, with `autoreset="same_step"` only.

    `autoreset` is Gymnasium's: with "next_step" the next step restarts an ended game and ignores its action, with
    "same_step" the game is restarted at once, and with "disabled" it stays over until `reset`.

    With `opponents`, the learner has seat n modulo the number of seats in row n, and every game draws one of the
    opponents for all other seats: a compiled agent by its spec (`rl.opponents`), or None if the caller plays them.
    """

    def __init__(
        self,
        game: str,
        games: int,
        *,
        players: int | None = None,
        settings: Settings = DEFAULTS,
        reward: Reward = "win",
        autoreset: Autoreset = "next_step",
        opponents: Sequence[str | None] = (),
        threads: int = 1,
        seed: int = 0,
    ) -> None:
        self.shape = shape_of(game, players)
        self.games = games
        if games < 1 or not 1 <= threads <= games:
            raise ValueError(f"a batch has at least one game for each of its threads, not {games} for {threads}")
        size, seats, count = self.shape.size, self.shape.seats, self.shape.actions
        finals = games if autoreset == "same_step" else 1
        self._actions = np.zeros(games, np.int32)
        self._picked = np.zeros(games, np.int32)
        self._over = np.zeros(games, np.bool_)
        arrays: list[NDArray[Any]] = [
            np.zeros((games, size), np.uint8),
            np.zeros((games, count), np.uint8),
            np.zeros((games, seats), np.float32),
            np.zeros(games, np.uint8),
            np.zeros(games, np.int32),
            self._actions,
            np.zeros((finals, size), np.uint8),
            self._over.view(np.uint8),
            np.zeros(games, np.int32),
        ]
        self._buffers = table.Buffers(*(memoryview(array.reshape(-1)) for array in arrays))  # type: ignore[arg-type]
        self._buffers.observation_size, self._buffers.action_count, self._buffers.players = size, count, seats
        self._buffers.reward = codes.number_of(codes.REWARDS, reward)
        self._buffers.autoreset = codes.number_of(codes.AUTORESETS, autoreset)
        views = [_read_only(array) for array in arrays]
        self.observations: NDArray[np.uint8] = views[0]
        self.masks: NDArray[np.int8] = views[1].view(np.int8)  # the type of Gymnasium's masks
        self.rewards: NDArray[np.float32] = views[2]
        self.ended: NDArray[np.uint8] = views[3]
        self.seats: NDArray[np.int32] = views[4]
        self.final: NDArray[np.uint8] = views[6]
        self.opponents: NDArray[np.int32] = views[8]
        start = new_table(self.shape, settings)
        self._tables: list[Any] = [self._numbered(start, settings, number) for number in range(games)]
        self._threads = ThreadPool(self._tables, self._buffers, threads)
        self.exclusive = ExclusiveUse("batch")
        if opponents:
            self.set_opponents(opponents)
        self.reset(seed)

    def _numbered(self, first: table.EnvTable, settings: Settings, number: int) -> table.EnvTable:
        made = first if number == 0 else new_table(self.shape, settings)
        made.number = number
        return made

    def set_opponents(self, opponents: Sequence[str | None]) -> None:
        """Set the pool from which every game draws its opponent.

        A running game keeps the number of its opponent. Raises OptionError for a spec that is not compiled.
        """
        pool = Pool(self.shape.game, opponents)
        if not len(pool):
            raise OptionError("agent/unknown", found="", expected=["random", "greedy", "net:0"])
        with self.exclusive:
            for rows in self._threads.groups:
                chain = pool.chain()
                for one in (self._tables[table.number] for table in rows):
                    one.learner = one.number % self.shape.seats
                    one.set_opponents(chain, len(pool))

    # ---- stepping

    def reset(self, seed: int | None = None, rows: ArrayLike | None = None) -> None:
        """Restart all games, or those selected by the mask `rows`.

        With `seed`, the random generators of these games are seeded again. Raises ValueError if `rows` is not a mask
        with one boolean per game; `ended` is such a mask.
        """
        with self.exclusive:
            chosen = range(self.games) if rows is None else np.flatnonzero(self._mask(rows)).tolist()
            new = None if seed is None else check_seed(seed)
            for number in chosen:
                one = self._tables[number]
                if new is not None:
                    one.reseed(derived_seed(new, number))
                table.begin_one(one, self._buffers)

    def step(self, actions: ArrayLike) -> None:
        """Take one action in each game.

        Raises ValueError, with no game changed, if an action is illegal.
        """
        given = _integers(actions, self.games)
        with self.exclusive:
            self._actions[...] = given
            if given.itemsize > self._actions.itemsize:
                _check_overflow(self._actions, given, range(self.games))
            row = self._buffers.illegal(0, self.games)
            if row != codes.NOTHING:
                raise ValueError(f"action {self._actions[row]} of row {row} is not legal")
            self._threads.run(codes.STEP)

    def step_rows(self, rows: NDArray[np.bool_], actions: ArrayLike) -> None:
        """Take actions in the games selected by the mask `rows`; the other rows keep their contents."""
        mask = self._mask(rows)
        chosen = mask.nonzero()[0].tolist()
        given = _integers(actions, len(chosen))
        with self.exclusive:
            self._actions[mask] = given
            if given.itemsize > self._actions.itemsize:
                _check_overflow(self._actions[mask], given, chosen)
            for row in chosen:
                if self._buffers.illegal(row, row + 1) != codes.NOTHING:
                    raise ValueError(f"action {self._actions[row]} of row {row} is not legal")
            for row in chosen:
                table.step_one(self._tables[row], self._buffers)

    def _mask(self, rows: ArrayLike) -> NDArray[np.bool_]:
        """Return `rows` as a boolean mask; raise ValueError for row numbers, which could be mistaken for a mask."""
        mask = np.asarray(rows)
        is_flag = mask.dtype.kind == "b" or (mask.dtype == np.uint8 and bool((mask <= 1).all()))
        if not is_flag or mask.shape != self._over.shape:
            raise ValueError(f"rows are a mask of {self.games} booleans, not {rows!r}")
        return mask.astype(bool, copy=False)

    @property
    def over(self) -> NDArray[np.bool_]:
        """Mask of the games that have ended and are not restarted yet."""
        return self._over.copy()

    def random_actions(self) -> NDArray[np.int32]:
        """Return a uniformly random legal action per game; every call reuses the same array."""
        with self.exclusive:
            self._threads.run(codes.SAMPLE)
            self._picked[...] = self._actions
        return self._picked

    def random_actions_of(self, rows: ArrayLike) -> NDArray[np.int32]:
        """Return random legal actions for the games selected by the mask `rows`.

        The random generators of the other games do not advance.
        """
        mask = self._mask(rows)
        with self.exclusive:
            over = self._over.copy()
            self._over |= ~mask  # games that are over are skipped
            try:
                self._threads.run(codes.SAMPLE)
            finally:
                self._over[...] = over
            return self._actions[mask]

    def run_random(self, steps: int) -> None:
        """Take `steps` random legal actions in each game without returning to Python."""
        with self.exclusive:
            self._threads.run(codes.RUN, steps)

    def close(self) -> None:
        """End the worker threads; the calling thread does all later work."""
        with self.exclusive:
            self._threads.close()

    # ---- access to the engine

    def table(self, row: int) -> Any:
        """Return the table of a row; its `state` is the state of the engine."""
        return self._tables[row]


def _integers(actions: ArrayLike, games: int) -> NDArray[Any]:
    """Return actions as an array; raise ValueError unless they are one integer per game."""
    given = np.asarray(actions)
    if given.dtype.kind not in "iu" or given.shape != (games,):
        raise ValueError(f"actions are a whole number for each of {games} games, not {actions!r}")
    return given


def _check_overflow(taken: NDArray[np.int32], given: NDArray[Any], rows: Sequence[int]) -> None:
    """Raise ValueError if an action changed its value in the conversion to 32 bits."""
    # Comparing the bytes takes a third of the time of comparing arrays of two types.
    if taken.astype(given.dtype).tobytes() != given.tobytes():
        at = int((taken != given).argmax())
        raise ValueError(f"action {given[at]} of row {rows[at]} is not legal")


def _read_only(array: NDArray[Any]) -> NDArray[Any]:
    view = array.view()
    view.flags.writeable = False
    return view
