"""The `Rules` protocol that every game implements, and the types it uses.

A game implements `Rules` once (`duel.RULES`, `classic.RULES`) and is looked up by name in `registry`. The `Game` class,
records, command line, server, agents and conformance kit access a game only through this protocol.
"""

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from fractions import Fraction
from string import ascii_uppercase
from typing import Any, Final, Generic, Literal, Protocol, TypeVar

from sevenwonders.core.checks import check_seat
from sevenwonders.core.options import DEFAULTS, Option, Setting, Settings
from sevenwonders.core.registry import rules_of
from sevenwonders.core.rng import Rng

SEAT_NAMES: Final = ascii_uppercase  # seat 0 is A in every text


@dataclass(frozen=True, slots=True)
class Ask:
    """These seats must decide."""

    kind: Literal["ask"] = field(default="ask", init=False, repr=False)
    seats: tuple[int, ...]
    question: str


@dataclass(frozen=True, slots=True)
class Draw:
    """A chance event is pending."""

    kind: Literal["draw"] = field(default="draw", init=False, repr=False)
    question: str


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended; several winners share the victory."""

    kind: Literal["over"] = field(default="over", init=False, repr=False)
    winners: tuple[int, ...]
    reason: str


Pending = Ask | Draw | Over


@dataclass(frozen=True, slots=True)
class Event:
    """An event of the game: a key with JSON-ready arguments, for logs, animation and translation."""

    key: str
    args: Mapping[str, Any] = field(default_factory=dict)


class Position(Protocol):
    """Interface of a game state: a value with equality and hash."""

    def copy(self) -> Any:
        """Return an independent copy."""

    def pack(self) -> bytes:
        """Return the state as bytes; equal states give equal bytes."""


State = TypeVar("State", bound=Position)
Setup = TypeVar("Setup")
Move = TypeVar("Move")
Chance = TypeVar("Chance")
State_co = TypeVar("State_co", bound=Position, covariant=True)


@dataclass(frozen=True, slots=True)
class Step(Generic[Move, Chance]):
    """A step of a game: a seat's move, or a draw if `seat` is None."""

    seat: int | None
    action: Move | Chance


class Seen(Protocol[State_co]):
    """The information of one seat: a state with all hidden parts blanked.

    Agents receive nothing else.
    """

    @property
    def seat(self) -> int:
        """The seat that this information belongs to."""

    @property
    def state(self) -> State_co:
        """The state with everything hidden from the seat blanked."""

    def legal_ids(self) -> list[int]:
        """Return the ids of the seat's legal moves, ascending; empty if it has none."""


class Rules(Protocol[State, Setup, Move, Chance]):
    """The rules of a game. Methods never change their arguments and raise GameError for invalid input.

    An impossible move raises MoveError with one of the keys `move/game-over`, `move/nature-first` (a chance event is
    pending), `move/wrong-seat` (the seat has no decision), `move/illegal` or `move/unknown` (no such move exists).
    A draw while none, or another kind, is pending raises DrawError with the key `draw/not-asked`.
    An object that is not a state of this game raises OptionError with the key `state/unknown`.
    """

    name: str
    version: int  # of rules, records and positions
    suffix: str  # file suffix of records
    fewest: int  # seats
    most: int
    actions: int  # move ids run from 0 to actions - 1
    has_secrets: bool  # whether seats have different information
    options: tuple[Option, ...]

    # ---- set-up

    def setup(self, seats: int, settings: Settings = DEFAULTS, rng: Rng | None = None) -> Setup:
        """Return a set-up with these settings.

        Open settings are chosen by `rng`, or take their default without it.
        """

    def settings(self, setup: Setup) -> dict[str, Setting]:
        """Return all settings of a set-up."""

    def rematch(self, setup: Setup) -> Setup:
        """Return the set-up of a rematch, with unequal roles of the seats rotated."""

    def setup_lines(self, setup: Setup) -> Sequence[tuple[str, str]]:
        """Return the set-up as (key, value) lines of a record."""

    def parse_setup(self, lines: Mapping[str, str]) -> Setup:
        """Return the set-up from the lines of a record.

        Raise OptionError with the offending line as detail `setting`.
        """

    # ---- playing

    def new(self, setup: Setup) -> State:
        """Return the initial state."""

    def seats(self, state: State) -> int:
        """Return the number of seats."""

    def pending(self, state: State) -> Pending:
        """Return the pending decision, chance event or result."""

    def legal(self, state: State, seat: int) -> tuple[Move, ...]:
        """Return the seat's legal moves by ascending id; empty unless it must decide."""

    def play(self, state: State, seat: int, move: Move) -> State:
        """Return the state after a seat's move; raise MoveError if it cannot be made."""

    def outcomes(self, state: State) -> Sequence[tuple[Chance, Fraction]] | None:
        """Return the possible outcomes with exact probabilities, None if too many to list."""

    def sample(self, state: State, rng: Rng) -> Chance:
        """Return a random outcome of the pending chance event; raise DrawError if none is pending."""

    def settle(self, state: State, chance: Chance) -> State:
        """Return the state after a draw; raise DrawError if the outcome is impossible."""

    def events(self, before: State, step: Step[Move, Chance], after: State) -> tuple[Event, ...]:
        """Return the events of a step."""

    def returns(self, state: State) -> tuple[float, ...]:
        """Return each seat's share of the victory; zeros while the game runs."""

    def score(self, state: State, seat: int) -> Mapping[str, int]:
        """Return the seat's current points by category of the score sheet."""

    # ---- hidden information

    def seen(self, state: State, seat: int) -> Seen[State]:
        """Return the information of a seat; raise OptionError if the seat does not exist."""

    def observe(self, state: State, seat: int | None) -> Any:
        """Return the typed, JSON-ready view of a seat or spectator, with the seat's moves."""

    def sealed(self, state: State) -> tuple[int, ...]:
        """Return the seats whose last choice is still hidden from the others."""

    def public_text(self, before: State, step: Step[Move, Chance]) -> str:
        """Return the text of a step for spectators of a running game."""

    # ---- texts and ids

    def move_id(self, move: Move) -> int:
        """Return the id of a move; raise MoveError if it refers to an unknown item."""

    def move_of(self, number: int) -> Move:
        """Return the move with this id; raise MoveError if there is none."""

    def move_text(self, state: State, move: Move) -> str:
        """Return the text of a move."""

    def parse_move(self, state: State, text: str, seat: int | None = None) -> Move:
        """Parse the text of a move; raise TextError.

        `seat` is needed where the text alone is ambiguous.
        """

    def chance_text(self, state: State, chance: Chance) -> str:
        """Return the text of a draw that is pending in `state`."""

    def parse_chance(self, state: State, text: str) -> Chance:
        """Parse the text of a draw; raise TextError."""

    def result_text(self, state: State) -> str:
        """Return the result of a finished game in the notation of records."""

    def position_text(self, state: State) -> str:
        """Return the position as one line, including hidden information."""

    def parse_position(self, text: str) -> State:
        """Parse a position; raise TextError."""


AnyRules = Rules[Any, Any, Any, Any]


def take(rules: Rules[State, Setup, Move, Chance], state: State, step: Step[Move, Chance]) -> State:
    """Return the state after a move or a draw."""
    if step.seat is None:
        return rules.settle(state, step.action)  # type: ignore[arg-type]  # no seat: a draw
    return rules.play(state, step.seat, step.action)  # type: ignore[arg-type]  # a seat: a move


def step_text(rules: Rules[State, Setup, Move, Chance], state: State, step: Step[Move, Chance]) -> str:
    """Return the text of a step without its seat; `state` precedes the step."""
    if step.seat is None:
        return rules.chance_text(state, step.action)  # type: ignore[arg-type]  # as above
    return rules.move_text(state, step.action)  # type: ignore[arg-type]  # as above


def parse_step(
    rules: Rules[State, Setup, Move, Chance], state: State, seat: int | None, text: str
) -> Step[Move, Chance]:
    """Parse the text of a step."""
    if seat is None:
        return Step(None, rules.parse_chance(state, text))
    return Step(seat, rules.parse_move(state, text, seat))


# ---- default implementations


@dataclass(frozen=True, slots=True)
class OpenSeen(Generic[State]):
    """The view of a seat in a game without secrets: the full state."""

    game: str
    seat: int
    state: State

    def legal_ids(self) -> list[int]:
        """Return the ids of the seat's legal moves, ascending; empty if it has none."""
        rules = rules_of(self.game)
        return [rules.move_id(move) for move in rules.legal(self.state, self.seat)]


class BaseRules(Generic[State, Setup, Move, Chance]):
    """Rules of a game without hidden information; subclasses override the differences."""

    name: str
    has_secrets = False

    def __repr__(self) -> str:
        return f"{self.name}.RULES"

    def rematch(self, setup: Setup) -> Setup:
        """Return the set-up of a rematch."""
        return setup

    def returns(self: Rules[State, Setup, Move, Chance], state: State) -> tuple[float, ...]:
        """Return each seat's share of the victory; zeros while the game runs."""
        ended = self.pending(state)
        winners = ended.winners if isinstance(ended, Over) else ()
        return tuple((seat in winners) / max(1, len(winners)) for seat in range(self.seats(state)))

    def seen(self: Rules[State, Setup, Move, Chance], state: State, seat: int) -> Seen[State]:
        """Return a copy of the state for the agent of a seat; raise OptionError if the seat does not exist."""
        check_seat(seat, self.seats(state))
        return OpenSeen(self.name, seat, copy(state))

    def sealed(self, state: State) -> tuple[int, ...]:  # noqa: ARG002  # no simultaneous choices by default
        """Return the seats whose last choice is still hidden from the others."""
        return ()

    def public_text(self: Rules[State, Setup, Move, Chance], before: State, step: Step[Move, Chance]) -> str:
        """Return the text of a step for spectators of a running game."""
        return step_text(self, before, step)
