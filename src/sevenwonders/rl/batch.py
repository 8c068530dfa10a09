"""Thousands of games stepped in compiled code without the GIL, into NumPy arrays.

Every game waits for one seat at a time. A step takes one action for each game and fills in what the seat asked next
observes, its mask of legal actions, what the seats were given and whether the game ended.

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
from sevenwonders.core.seeds import derived_seed
from sevenwonders.duel import ids as duel_ids
from sevenwonders.rl import kinds, table
from sevenwonders.rl.classic import actions as classic_actions
from sevenwonders.rl.classic import fields as classic_fields
from sevenwonders.rl.classic.table import ClassicTable
from sevenwonders.rl.duel import fields as duel_fields
from sevenwonders.rl.duel.table import DuelTable
from sevenwonders.rl.fields import Field, highs
from sevenwonders.rl.team import Team

Game = Literal["duel", "classic"]
Reward = Literal["win", "rank", "margin", "points"]
Autoreset = Literal["next_step", "same_step", "disabled"]


@dataclass(frozen=True, slots=True)
class Shape:
    """What a game looks like to a learner: the fields of an observation, the number of actions and of seats."""

    game: str
    seats: int
    fields: tuple[Field, ...]
    actions: int
    new_table: Callable[[Any], table.Table]

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(part.size for part in self.fields)

    @property
    def high(self) -> NDArray[np.uint8]:
        """The greatest value of each number of an observation; dividing by it brings all to 0 … 1."""
        return np.fromiter(highs(self.fields), dtype=np.uint8, count=self.size)


def shape_of(game: str, seats: int | None = None) -> Shape:
    """Return what a game for so many looks like; raise OptionError if it has no observations."""
    if game not in ("duel", "classic"):
        raise OptionError("game/unknown", found=game, expected=["duel", "classic"])
    players = rules_of(game).fewest if seats is None else seats
    rules_of(game).setup(players)  # refuses a wrong number
    if game == "duel":
        return Shape(game, players, duel_fields.FIELDS, duel_ids.MOVES, DuelTable)
    return Shape(game, players, classic_fields.fields(players), classic_actions.ACTIONS, ClassicTable)


def new_table(shape: Shape, settings: Settings = DEFAULTS) -> table.Table:
    """Return a table of a game; `restart` begins it."""
    rules = rules_of(shape.game)
    return shape.new_table(rules.new(rules.setup(shape.seats, settings)))


class Batch:
    """Many games of one kind. The arrays are always the same ones, are filled anew by every step, and are read-only.

    `observations`, `masks` and `seats` tell what the seat that is asked sees and can do; `rewards`, one column for each
    seat, and `ended` tell about the step just taken. What happens to a game that has ended is Gymnasium's `autoreset`:
    "next_step" begins it anew at the next step, whose action is ignored; "same_step" at once, and `final` has its last
    observation; "disabled" leaves it until `reset`. A game's course follows from its seed alone, whatever the size of
    the batch and the number of threads.
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
        ]
        self._buffers = table.Buffers(*(memoryview(array.reshape(-1)) for array in arrays))  # type: ignore[arg-type]
        self._buffers.observation_size, self._buffers.action_count, self._buffers.players = size, count, seats
        self._buffers.reward = kinds.number_of(kinds.REWARDS, reward)
        self._buffers.autoreset = kinds.number_of(kinds.AUTORESETS, autoreset)
        views = [_read_only(array) for array in arrays]
        self.observations: NDArray[np.uint8] = views[0]
        self.masks: NDArray[np.int8] = views[1].view(np.int8)  # as Gymnasium's spaces want them
        self.rewards: NDArray[np.float32] = views[2]
        self.ended: NDArray[np.uint8] = views[3]
        self.seats: NDArray[np.int32] = views[4]
        self.final: NDArray[np.uint8] = views[6]
        start = new_table(self.shape, settings)
        self._tables = [self._another(start, settings, number) for number in range(games)]
        self._team = Team(self._tables, self._buffers, threads)
        self.reset(seed)

    def _another(self, first: table.Table, settings: Settings, number: int) -> table.Table:
        made = first if number == 0 else new_table(self.shape, settings)
        made.number = number
        return made

    # ---- stepping

    def reset(self, seed: int | None = None, rows: ArrayLike | None = None) -> None:
        """Begin all games anew, or those of some rows; with a seed, their random numbers start anew.

        Rows are a mask, a boolean for each game; `ended` is one, too. Anything else raises ValueError.
        """
        chosen = range(self.games) if rows is None else np.flatnonzero(self._mask(rows)).tolist()
        new = None if seed is None else check_seed(seed)
        for number in chosen:
            one = self._tables[number]
            if new is not None:
                one.reseed(derived_seed(new, number))
            table.begin_one(one, self._buffers)

    def step(self, actions: ArrayLike) -> None:
        """Take one action in each game; raise ValueError, with no game changed, if one of them is not legal."""
        if actions is not self._actions:
            given = _whole(actions, self.games)
            self._actions[...] = given
            if given.itemsize > self._actions.itemsize:
                _check_width(self._actions, given, range(self.games))
        row = self._buffers.illegal(0, self.games)
        if row != kinds.NOTHING:
            raise ValueError(f"action {self._actions[row]} of row {row} is not legal")
        self._team.do(kinds.STEP)

    def step_rows(self, rows: NDArray[np.bool_], actions: ArrayLike) -> None:
        """Take actions in the games of some rows (a mask); all that is written of the others stays as it is."""
        mask = self._mask(rows)
        chosen = mask.nonzero()[0].tolist()
        given = _whole(actions, len(chosen))
        self._actions[mask] = given
        if given.itemsize > self._actions.itemsize:
            _check_width(self._actions[mask], given, chosen)
        for row in chosen:
            if self._buffers.illegal(row, row + 1) != kinds.NOTHING:
                raise ValueError(f"action {self._actions[row]} of row {row} is not legal")
        for row in chosen:
            table.step_one(self._tables[row], self._buffers)

    def _mask(self, rows: ArrayLike) -> NDArray[np.bool_]:
        """Return a mask of rows; the numbers of rows are refused, for a mask is what they would be taken for."""
        mask = np.asarray(rows)
        is_flag = mask.dtype.kind == "b" or (mask.dtype == np.uint8 and bool((mask <= 1).all()))
        if not is_flag or mask.shape != self._over.shape:
            raise ValueError(f"rows are a mask of {self.games} booleans, not {rows!r}")
        return mask.astype(bool, copy=False)

    @property
    def over(self) -> NDArray[np.bool_]:
        """The games that have ended and are not begun anew yet."""
        return self._over.copy()

    def random_actions(self) -> NDArray[np.int32]:
        """Return a random legal action for each game, all equally likely; the array is the same at every call."""
        self._team.do(kinds.PICK)
        return self._actions

    def random_actions_of(self, rows: ArrayLike) -> NDArray[np.int32]:
        """Return a random legal action for each game of some rows (a mask); the others' random numbers stay unspent."""
        mask = self._mask(rows)
        over = self._over.copy()
        self._over |= ~mask  # nothing is picked for games that are over
        try:
            self._team.do(kinds.PICK)
        finally:
            self._over[...] = over
        return self._actions[mask]

    def run_random(self, steps: int) -> None:
        """Take random legal actions so many times: what there is to measure without any Python."""
        self._team.do(kinds.RUN, steps)

    def close(self) -> None:
        """Let the threads go; from now on one does all."""
        self._team.close()

    # ---- looking

    def table(self, row: int) -> Any:
        """Return the table of a row, whose `state` is the engine's."""
        return self._tables[row]


def _whole(actions: ArrayLike, games: int) -> NDArray[Any]:
    """Return actions as an array; raise ValueError if they are not a whole number for each of some games."""
    given = np.asarray(actions)
    if given.dtype.kind not in "iu" or given.shape != (games,):
        raise ValueError(f"actions are a whole number for each of {games} games, not {actions!r}")
    return given


def _check_width(taken: NDArray[np.int32], given: NDArray[Any], rows: Sequence[int]) -> None:
    """Raise ValueError if an action, of a type too wide for it, was taken for another one."""
    # As bytes they are compared in a third of the time that arrays of two types take.
    if taken.astype(given.dtype).tobytes() != given.tobytes():
        at = int((taken != given).argmax())
        raise ValueError(f"action {given[at]} of row {rows[at]} is not legal")


def _read_only(array: NDArray[Any]) -> NDArray[Any]:
    view = array.view()
    view.flags.writeable = False
    return view
