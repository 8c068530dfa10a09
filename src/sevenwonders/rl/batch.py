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
    if game == "duel":
        return Shape(game, duel_ids.SEATS, duel_fields.FIELDS, duel_ids.MOVES, DuelTable)
    if game == "classic":
        players = 3 if seats is None else seats
        rules_of(game).setup(players)  # refuses a wrong number
        return Shape(game, players, classic_fields.fields(players), classic_actions.ACTIONS, ClassicTable)
    raise OptionError("game/unknown", found=game, expected=["duel", "classic"])


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
        self._over = np.zeros(games, np.uint8)
        arrays: list[NDArray[Any]] = [
            np.zeros((games, size), np.uint8),
            np.zeros((games, count), np.uint8),
            np.zeros((games, seats), np.float32),
            np.zeros(games, np.uint8),
            np.zeros(games, np.int32),
            self._actions,
            np.zeros((finals, size), np.uint8),
            self._over,
        ]
        self._buffers = table.Buffers(*(memoryview(array.reshape(-1)) for array in arrays))  # type: ignore[arg-type]
        self._buffers.observation_size, self._buffers.action_count, self._buffers.players = size, count, seats
        self._buffers.reward = _number(kinds.REWARDS, reward)
        self._buffers.autoreset = _number(kinds.AUTORESETS, autoreset)
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
        """Begin all games anew, or those of some rows (a mask); with a seed, their random numbers start anew."""
        chosen = range(self.games) if rows is None else np.flatnonzero(np.asarray(rows, dtype=bool))
        for number in map(int, chosen):
            one = self._tables[number]
            if seed is not None:
                one.reseed(derived_seed(seed, number))
            table.begin_one(one, self._buffers)

    def step(self, actions: ArrayLike) -> None:
        """Take one action in each game; raise ValueError, with no game changed, if one of them is not legal."""
        self._actions[...] = actions
        row = self._buffers.illegal(0, self.games)
        if row != kinds.NOTHING:
            raise ValueError(f"action {self._actions[row]} of row {row} is not legal")
        self._team.do(kinds.STEP)

    def step_rows(self, rows: NDArray[np.bool_], actions: ArrayLike) -> None:
        """Take actions in the games of some rows (a mask); all that is written of the others stays as it is."""
        self._actions[rows] = actions
        chosen = np.flatnonzero(rows).tolist()
        for row in chosen:
            if self._buffers.illegal(row, row + 1) != kinds.NOTHING:
                raise ValueError(f"action {self._actions[row]} of row {row} is not legal")
        for row in chosen:
            table.step_one(self._tables[row], self._buffers)

    @property
    def over(self) -> NDArray[np.bool_]:
        """The games that have ended and are not begun anew yet."""
        return self._over.astype(bool)

    def random_actions(self) -> NDArray[np.int32]:
        """Return a random legal action for each game, all equally likely; the array is the same at every call."""
        self._team.do(kinds.PICK)
        return self._actions

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


def _number(names: Sequence[str], name: str) -> int:
    if name not in names:
        raise ValueError(f"{name!r} is none of {', '.join(names)}")
    return names.index(name)


def _read_only(array: NDArray[Any]) -> NDArray[Any]:
    view = array.view()
    view.flags.writeable = False
    return view
