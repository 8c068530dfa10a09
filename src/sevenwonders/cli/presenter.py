"""How a game is shown and spoken of at the terminal: what each game brings of its own, found by its name.

The commands themselves know no game. One without a presenter is shown plainly: its position, its moves, its scores.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from sevenwonders.core.options import Settings
from sevenwonders.core.protocol import SEAT_NAMES, AnyRules

if TYPE_CHECKING:
    from sevenwonders.cli.screen import Line
    from sevenwonders.cli.shell import Shell
    from sevenwonders.cli.words import Words
    from sevenwonders.core.errors import MoveError
    from sevenwonders.i18n import Translation

# Where each game's presenter is: "module:name".
_PLACES: Final = {
    "duel": "sevenwonders.cli.duel.presenter:PRESENTER",
    "classic": "sevenwonders.cli.classic.presenter:PRESENTER",
}

Call = Callable[[Any, int], object]  # of a state and a seat that is asked


@dataclass(frozen=True, slots=True)
class Habits:
    """What is meant where the command line does not say it."""

    players: int  # at the terminal
    opponents: str
    advisor: str  # the agent that gives hints
    agents: str  # of a match
    settings: Settings = field(default_factory=dict)  # at the terminal
    match_settings: Settings = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Look:
    """A look at a state: by a seat or, if that is None, by a spectator. The reader is the seat that is called "you"."""

    shell: "Shell"
    rules: AnyRules
    state: Any
    names: tuple[str, ...]
    seat: int | None = None
    reader: int | None = None

    @property
    def view(self) -> Any:
        """What is seen."""
        return self.rules.observe(self.state, self.seat)


class Table(Protocol):
    """What is seen, in lines of text. The menu numbers the legal moves of the seat from 1, in their fixed order."""

    def lines(self, *, full: bool = False) -> "list[Line]":
        """Return the whole table with the question and the menu; `full` leaves nothing out for brevity."""

    def holding(self) -> "list[Line]":
        """Return what the seat that looks has in hand and may do."""

    def said(self, number: int) -> str:
        """Return what the move with a number in the menu does."""


class Command(NamedTuple):
    """What a person may type instead of a move: how it is written, the message that explains it, the answer."""

    usage: str
    message: str
    answer: Callable[[str], None]


class Answers(Protocol):
    """What a person at the table may ask beyond what every game answers, and what their words for moves mean."""

    verbs: Sequence[str]  # the words that moves begin with; none if any text may be a move
    bare_verbs: Sequence[str]  # those that need no name after them

    @property
    def table(self) -> Table:
        """The table as the person sees it."""

    @property
    def commands(self) -> Mapping[str, Command]:
        """The commands that only this game has."""

    def written(self, words: str) -> str:
        """Return the words after a verb as the notation has them: ids for letters, labels and translated names."""

    def refusal(self, move: Any) -> "MoveError | None":
        """Return why a move is not legal, where the rules say it plainly."""

    def explain(self) -> None:
        """Show how moves are written and what the signs of the table mean."""


class Presenter(Protocol):
    """What a game brings to the terminal."""

    @property
    def habits(self) -> Habits:
        """What is meant where nothing is said."""

    @property
    def vocabulary(self) -> Sequence[str]:
        """The ids that positions and records are made of, to find what a misspelt one was meant to be."""

    def words(self, translation: "Translation", names: tuple[str, ...], reader: int | None = None) -> "Words":
        """Return the sentences of the game, for one reader."""

    def table(self, look: Look) -> Table:
        """Return the table as it is seen."""

    def answers(self, look: Look) -> Answers:
        """Return what the person in the seat that looks can be told."""

    def interview(self, shell: "Shell") -> "Mapping[str, Any] | None":
        """Ask a person how they want to play; return options of `play`, None if nothing is asked."""

    def calls(self) -> Mapping[str, Call]:
        """Return the fast calls of the engine that are worth measuring, by name."""


def register(game: str, place: str) -> None:
    """Add the presenter of a game: `place` is "package.module:PRESENTER"."""
    _PLACES[game] = place


def presenter_of(rules: AnyRules) -> Presenter:
    """Return the presenter of a game."""
    if rules.name not in _PLACES:
        from sevenwonders.cli.plain import Plain

        return Plain(rules)
    presenter: Presenter = resolve_name(_PLACES[rules.name])
    return presenter


def names_of(players: Mapping[str, str], seats: int) -> tuple[str, ...]:
    """Return what the seats are called; two players of the same name are told apart by their seats."""
    named = list(players.values())
    called = [(seat, players.get(seat, seat)) for seat in SEAT_NAMES[:seats]]
    return tuple(f"{name} {seat}" if named.count(name) > 1 else name for seat, name in called)
