"""Interfaces that a game implements for the terminal, and their registry.

The commands are independent of the games. Games without a presenter use `generic.GenericPresenter`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from sevenwonders.core.options import Settings
from sevenwonders.core.protocol import SEAT_NAMES, AnyRules

if TYPE_CHECKING:
    from sevenwonders.cli.messages import Messages
    from sevenwonders.cli.screen import Line
    from sevenwonders.cli.shell import Shell
    from sevenwonders.core.errors import MoveError
    from sevenwonders.i18n import Translation

# The presenters of the games as "module:name".
_PLACES: Final = {
    "duel": "sevenwonders.cli.duel.presenter:PRESENTER",
    "classic": "sevenwonders.cli.classic.presenter:PRESENTER",
}

Call = Callable[[Any, int], object]  # arguments: a state and its active seat


@dataclass(frozen=True, slots=True)
class Defaults:
    """Default options of a game."""

    players: int  # at the terminal
    opponents: str
    advisor: str  # the agent that gives hints
    agents: str  # of a match
    settings: Settings = field(default_factory=dict)  # at the terminal
    match_settings: Settings = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DrawingContext:
    """A state to be shown to a seat or, if `seat` is None, to a spectator; `reader` is addressed as "you"."""

    shell: "Shell"
    rules: AnyRules
    state: Any
    names: tuple[str, ...]
    seat: int | None = None
    reader: int | None = None

    @property
    def view(self) -> Any:
        """The view of the seat."""
        return self.rules.observe(self.state, self.seat)


class TableText(Protocol):
    """A table as lines of text; the menu numbers the legal moves of the seat from 1."""

    def lines(self, *, full: bool = False) -> "list[Line]":
        """Return the whole table with question and menu; `full` disables abbreviations."""

    def hand_lines(self) -> "list[Line]":
        """Return the seat's hand and menu."""

    def move_name(self, number: int) -> str:
        """Return the description of a move by its number in the menu."""


class PlayCommand(NamedTuple):
    """A command typed instead of a move: usage, id of its help message, handler."""

    usage: str
    message: str
    answer: Callable[[str], None]


class Interpreter(Protocol):
    """Interprets typed moves and game-specific commands."""

    verbs: Sequence[str]  # first words of moves; empty if any text can be a move
    bare_verbs: Sequence[str]  # verbs without an object

    @property
    def table(self) -> TableText:
        """The table as the player sees it."""

    @property
    def commands(self) -> Mapping[str, PlayCommand]:
        """The game-specific commands."""

    def written(self, words: str) -> str:
        """Convert the words after a verb to notation: letters, labels and translated names become ids."""

    def refusal(self, move: Any) -> "MoveError | None":
        """Return the specific reason why a move is illegal, if there is one."""

    def explain(self) -> None:
        """Print the syntax of moves and the legend of the table."""


class Presenter(Protocol):
    """The terminal support of a game."""

    @property
    def defaults(self) -> Defaults:
        """The default options."""

    @property
    def vocabulary(self) -> Sequence[str]:
        """Ids used in positions and records, candidates for spelling suggestions."""

    def words(self, translation: "Translation", names: tuple[str, ...], reader: int | None = None) -> "Messages":
        """Return the messages of the game for one reader."""

    def table(self, look: DrawingContext) -> TableText:
        """Return the table as text."""

    def answers(self, look: DrawingContext) -> Interpreter:
        """Return the interpreter for the player at the seat."""

    def interview(self, shell: "Shell") -> "Mapping[str, Any] | None":
        """Ask for the options of `play`; return None to use the defaults."""

    def calls(self) -> Mapping[str, Call]:
        """Return the engine calls that `bench` measures, by name."""


def register(game: str, place: str) -> None:
    """Register the presenter of a game as "package.module:PRESENTER"."""
    _PLACES[game] = place


def presenter_of(rules: AnyRules) -> Presenter:
    """Return the presenter of a game."""
    if rules.name not in _PLACES:
        from sevenwonders.cli.generic import GenericPresenter

        return GenericPresenter(rules)
    presenter: Presenter = resolve_name(_PLACES[rules.name])
    return presenter


def names_of(players: Mapping[str, str], seats: int) -> tuple[str, ...]:
    """Return the names of the seats; equal names get the letter of their seat."""
    named = list(players.values())
    called = [(seat, players.get(seat, seat)) for seat in SEAT_NAMES[:seats]]
    return tuple(f"{name} {seat}" if named.count(name) > 1 else name for seat, name in called)
