"""What a table needs of a game. States are the game's own business; moves and draws travel as lines of its record.

Some games have secrets: several seats choose at once and hidden from each other, and hands are dealt that only their
holder sees. So everything that leaves a table is asked for with the seat that will read it, None for a spectator.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from sevenwonders.core.errors import OptionError
from sevenwonders.core.protocol import Event, Pending
from sevenwonders.core.rng import Rng

State = TypeVar("State")
Setting = bool | int | str
Settings = Mapping[str, Setting]


@dataclass(frozen=True, slots=True)
class Option:
    """A setting that a new table can choose: a flag, a number within bounds, one of some words or one for each seat.

    Words for each seat stand in the order of the seats with spaces between them; the default alone is for all of them.
    """

    key: str
    default: Setting
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    is_for_each_seat: bool = False

    def check(self, value: object, seats: int) -> Setting:
        """Return the value if it fits; raise OptionError."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
        elif isinstance(self.default, int):
            if isinstance(value, int) and not isinstance(value, bool) and self._holds(value):
                return value
        elif isinstance(value, str) and (self._names(value, seats) if self.is_for_each_seat else value in self.choices):
            return value
        raise OptionError(
            "option/value", option=self.key, found=value, choices=list(self.choices), least=self.least, most=self.most
        )

    def _holds(self, number: int) -> bool:
        return (self.least is None or number >= self.least) and (self.most is None or number <= self.most)

    def _names(self, value: str, seats: int) -> bool:
        words = value.split(" ")
        return value == self.default or (len(words) == seats and set(words) <= set(self.choices))


def checked(options: Sequence[Option], chosen: Settings, seats: int) -> dict[str, Setting]:
    """Return every option's value at a table of so many seats, its default where none was chosen; raise OptionError."""
    known = {option.key: option for option in options}
    for key in chosen:
        if key not in known:
            raise OptionError("option/unknown", found=key, expected=list(known))
    return {key: option.check(chosen.get(key, option.default), seats) for key, option in known.items()}


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a record: what a seat did, or nature where there is no seat."""

    seat: int | None
    text: str


@dataclass(frozen=True, slots=True)
class Turn(Generic[State]):
    """A step that was taken, the state after it and all that happened, secret or not.

    `sealed` is a choice that the others cannot see yet. `reveals` tells that somebody learned something by it that an
    undo could not make them forget.
    """

    step: Step
    state: State
    events: tuple[Event, ...]
    sealed: bool = False
    reveals: bool = False


@dataclass(frozen=True, slots=True)
class Script:
    """A whole game as it can be written down: how it was set up, who played, and every step."""

    seats: int
    settings: Settings
    steps: tuple[Step, ...]
    players: Mapping[int, str] = field(default_factory=dict)


class GameFace(Protocol[State]):
    """A game as tables see it. No function changes its argument; what cannot be done raises a GameError."""

    name: str
    least: int  # seats
    most: int
    suffix: str  # of the files that hold its records
    options: tuple[Option, ...]
    levels: Mapping[str, str]  # how strong an AI can be, weakest first, and the agent that is meant
    has_secrets: bool  # whether the seats of one table see different things

    def settle_settings(self, seats: int, chosen: Settings, rng: Rng) -> dict[str, Setting]:
        """Return the settings of a new table in full, what was left to chance decided."""

    def turned(self, seats: int, settings: Settings) -> dict[str, Setting]:
        """Return the settings of a rematch, in which another seat begins."""

    def new(self, seats: int, settings: Settings) -> State:
        """Return the first state."""

    def pending(self, state: State) -> Pending:
        """Return what the game waits for."""

    def play(self, state: State, seat: int, move: int | str) -> Turn[State]:
        """Take a seat's move, given by its number or its text."""

    def settle(self, state: State, rng: Rng) -> Turn[State]:
        """Take the draw that nature owes."""

    def take(self, state: State, step: Step) -> Turn[State]:
        """Take a step of a record."""

    def view(self, state: State, seat: int | None) -> Any:
        """Return what the seat or a spectator sees: a dataclass with what is `pending` and the seat's `moves`."""

    def events(self, turn: Turn[State], seat: int | None) -> Sequence[Event]:
        """Return what the seat or a spectator learns of a turn."""

    def record(self, script: Script, *, running: bool) -> str:
        """Return the text of a record; while the game is running, only what a spectator may know."""

    def read_record(self, text: str) -> Script:
        """Return the game that a record tells, every step checked."""

    def position(self, state: State) -> str:
        """Return the state as one line, secrets and all: for games that are over and positions set up by hand."""

    def read_position(self, text: str) -> State:
        """Return the state that a line says."""

    def seats(self, state: State) -> int:
        """Return how many sit at the table."""

    def brief(self, state: State, seat: int) -> str:
        """Return all that an agent in this seat may know, for another process to read."""

    def choose(self, brief: str, spec: str, seed: int) -> str:
        """Return the move of the agent that a spec names; runs in a worker process."""

    def fallback(self, state: State, seat: int) -> str:
        """Return a move that makes sense, at once, for a bot that has no answer."""
