"""What the command line can be asked for, and the games that do it. A game is a module, loaded when it is wanted."""

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Final, Protocol, cast

from sevenwonders.core.errors import OptionError

if TYPE_CHECKING:
    from sevenwonders.cli.shell import Shell
    from sevenwonders.cli.source import Source

GAMES: Final = {"duel": "sevenwonders.cli.duel.commands", "classic": "sevenwonders.cli.classic.commands"}
DEFAULT: Final = "duel"


@dataclass(frozen=True, slots=True)
class PlayOrder:
    """How a person wants to play; None where the game's own habit is wanted."""

    opponent: str | None = None
    seat: str = "A"
    players: int | None = None
    sides: str | None = None
    beginners: bool = False
    bonus: int = 0
    seed: int | None = None
    record: str | None = None
    start: "Source | None" = None  # a position, or a file with one or with a record


@dataclass(frozen=True, slots=True)
class SimulateOrder:
    """Which match is wanted; None where the game's own habit is wanted."""

    agents: str | None
    players: int | None
    sides: str | None
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

    file: "Source"
    at: int | None
    json: bool
    events: bool


@dataclass(frozen=True, slots=True)
class ShowOrder:
    """Which position is wanted, and how."""

    position: "Source"
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


def game_in(text: str) -> str:
    """Return the name of the game that a position or a record is about; the usual one if it does not say."""
    told = (line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#"))
    words = next(told, "").split(maxsplit=2)[:2]
    return next((word for word in words if word in GAMES), DEFAULT)


def refuse(game: str, **options: object) -> None:
    """Check that options which only another game has are not set; raise OptionError."""
    for name, value in options.items():
        if value:
            raise OptionError("usage/other-game", option=f"--{name}", game=game)


if TYPE_CHECKING:
    from sevenwonders.cli.classic import commands as classic
    from sevenwonders.cli.duel import commands as duel

    _GAMES: tuple[Game, ...] = (duel, classic)
