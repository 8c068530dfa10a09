"""What the command line can be asked for, and the games that do it. A game is a module, loaded when it is wanted."""

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Final, Protocol, cast

from sevenwonders.core.errors import OptionError

if TYPE_CHECKING:
    from sevenwonders.cli.shell import Shell

GAMES: Final = {"duel": "sevenwonders.cli.duel.commands"}
DEFAULT: Final = "duel"


@dataclass(frozen=True, slots=True)
class PlayOrder:
    """How a person wants to play."""

    opponent: str = "mcts:2000"
    seat: str = "A"
    beginners: bool = False
    bonus: int = 0
    seed: int | None = None
    record: str | None = None
    start: str | None = None  # a position, or a file with one or with a record


@dataclass(frozen=True, slots=True)
class SimulateOrder:
    """Which match is wanted."""

    agents: str
    games: int
    seed: int
    beginners: bool
    swap: bool
    jobs: int | None
    record: str | None
    json: bool


@dataclass(frozen=True, slots=True)
class ReplayOrder:
    """Which moment of a record is wanted, and how."""

    file: str
    at: int | None
    json: bool
    events: bool


@dataclass(frozen=True, slots=True)
class ShowOrder:
    """Which position is wanted, and how."""

    position: str
    json: bool


class Game(Protocol):
    """The commands of one game; each returns the exit code."""

    def interview(self, shell: "Shell") -> PlayOrder:
        """Ask a person how they want to play."""

    def play(self, shell: "Shell", order: PlayOrder) -> int:
        """Play a game at the terminal."""

    def simulate(self, shell: "Shell", order: SimulateOrder) -> int:
        """Let agents play a match."""

    def replay(self, shell: "Shell", order: ReplayOrder) -> int:
        """Go through a recorded game."""

    def show(self, shell: "Shell", order: ShowOrder) -> int:
        """Show a position."""

    def bench(self, shell: "Shell", json: bool) -> int:
        """Measure the speed of the engine."""


def load(game: str) -> Game:
    """Return a game by its name; raise OptionError if there is none of that name."""
    if game not in GAMES:
        raise OptionError("game/unknown", found=game, expected=list(GAMES))
    return cast("Game", import_module(GAMES[game]))


if TYPE_CHECKING:
    from sevenwonders.cli.duel import commands

    _DUEL: Game = commands
