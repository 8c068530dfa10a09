"""What every game is: who is asked, what happened, and the one protocol that all the other rooms of the house use.

A game implements `Rules` once (`duel.RULES`, `classic.RULES`) and is found by its name in `registry`. The façade, the
records, the command line, the server, the agents and the conformance kit know a game through this protocol alone.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from string import ascii_uppercase
from typing import Any, Final, Generic, Literal, Protocol, TypeVar

from sevenwonders.core.options import DEFAULTS, Option, Setting, Settings
from sevenwonders.core.rng import Rng

SEAT_NAMES: Final = ascii_uppercase  # seat 0 is A in every text


@dataclass(frozen=True, slots=True)
class Ask:
    """These seats owe a decision."""

    kind: Literal["ask"] = field(default="ask", init=False, repr=False)
    seats: tuple[int, ...]
    question: str


@dataclass(frozen=True, slots=True)
class Draw:
    """Nature owes a draw."""

    kind: Literal["draw"] = field(default="draw", init=False, repr=False)
    question: str


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended; more than one winner share the victory."""

    kind: Literal["over"] = field(default="over", init=False, repr=False)
    winners: tuple[int, ...]
    reason: str


Pending = Ask | Draw | Over


@dataclass(frozen=True, slots=True)
class Event:
    """A fact that happened, as a key with JSON-ready arguments: for logs, animation and translation."""

    key: str
    args: Mapping[str, Any] = field(default_factory=dict)


class Position(Protocol):
    """What a state can do, whatever the game: it is a value, with equality and a hash of its own."""

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
    """One step of a game: a seat's move, or nature's draw where there is no seat."""

    seat: int | None
    action: Move | Chance


class Seen(Protocol[State_co]):
    """What one seat may know: a state in which everything hidden from it is blank. Agents get this and nothing else."""

    @property
    def seat(self) -> int:
        """The seat whose knowledge this is."""

    @property
    def state(self) -> State_co:
        """The state as far as the seat knows it."""

    def legal_ids(self) -> list[int]:
        """Return the numbers of the seat's legal moves, in their fixed order; none if it is not asked."""


class Rules(Protocol[State, Setup, Move, Chance]):
    """A game. States are values: no function changes its argument; what cannot be done raises a GameError.

    A move that cannot be made is refused by a MoveError with one of these keys: `move/game-over`, `move/nature-first`
    (a draw is owed), `move/wrong-seat` (this seat is not asked), `move/illegal`, `move/unknown` (there is none such).
    A draw where none is owed, or another kind of draw, is refused by a DrawError with the key `draw/not-asked`.
    Something that is no state of this game at all is refused by an OptionError with the key `state/unknown`.
    """

    name: str
    version: int  # of its rules, records and positions
    suffix: str  # of files that hold its records
    fewest: int  # seats
    most: int
    actions: int  # moves are numbered from 0 to actions - 1
    has_secrets: bool  # whether the seats of one table may see different things
    options: tuple[Option, ...]

    # ---- set-up

    def setup(self, seats: int, settings: Settings = DEFAULTS, rng: Rng | None = None) -> Setup:
        """Return how a game with these settings starts; what they leave open, `rng` decides, or the default."""

    def settings(self, setup: Setup) -> dict[str, Setting]:
        """Return the settings of a set-up in full."""

    def rematch(self, setup: Setup) -> Setup:
        """Return how the next game of the same people starts: whatever is unequal about the seats moves on."""

    def setup_lines(self, setup: Setup) -> Sequence[tuple[str, str]]:
        """Return a set-up as a record tells it: key and value of each line."""

    def parse_setup(self, lines: Mapping[str, str]) -> Setup:
        """Return the set-up that the lines of a record tell; an OptionError names the line by its detail `setting`."""

    # ---- the course of the game

    def new(self, setup: Setup) -> State:
        """Return the first state."""

    def seats(self, state: State) -> int:
        """Return how many sit at the table."""

    def pending(self, state: State) -> Pending:
        """Return what the game waits for."""

    def legal(self, state: State, seat: int) -> tuple[Move, ...]:
        """Return the seat's legal moves in the order of their numbers; none if it is not asked."""

    def play(self, state: State, seat: int, move: Move) -> State:
        """Return the state after a seat's move; raise MoveError if it cannot be made."""

    def outcomes(self, state: State) -> Sequence[tuple[Chance, Fraction]] | None:
        """Return what nature may draw, with exact probabilities; None where the outcomes are too many to list."""

    def sample(self, state: State, rng: Rng) -> Chance:
        """Return a random outcome of the draw that nature owes; raise DrawError if it owes none."""

    def settle(self, state: State, chance: Chance) -> State:
        """Return the state after nature's draw; raise DrawError if it cannot be."""

    def events(self, before: State, step: Step[Move, Chance], after: State) -> tuple[Event, ...]:
        """Return what happened in a step that was taken."""

    def returns(self, state: State) -> tuple[float, ...]:
        """Return each seat's share of the victory: all nothing while the game runs."""

    def score(self, state: State, seat: int) -> Mapping[str, int]:
        """Return the seat's points by line of the score sheet, as things stand."""

    # ---- who may know what

    def seen(self, state: State, seat: int) -> Seen[State]:
        """Return what a seat may know; raise OptionError if there is no such seat."""

    def observe(self, state: State, seat: int | None) -> Any:
        """Return what a seat, or a spectator, sees, as typed values ready for the wire, with the seat's moves."""

    def sealed(self, state: State) -> tuple[int, ...]:
        """Return the seats whose last choice the others cannot see yet."""

    def trace(self, state: State) -> Iterator[tuple[int, int]]:
        """Yield the stretch of the game that a position is in with, as bits, what only grows in it; nothing if unknown.

        One can lead to another of the same stretch only if that has all its bits. Those of the same position with its
        seats in another order, where that makes no difference, follow, and those of the end of earlier stretches, which
        no position of these has all of. All that it tells everybody knows.
        """

    def public_text(self, before: State, step: Step[Move, Chance]) -> str:
        """Return the text of a step as a spectator may read it while the game runs."""

    # ---- texts and numbers, in both directions

    def move_id(self, move: Move) -> int:
        """Return the number of a move; raise MoveError if it names something that does not exist."""

    def move_of(self, number: int) -> Move:
        """Return the move with this number; raise MoveError if there is none."""

    def move_text(self, state: State, move: Move) -> str:
        """Return what a person would say."""

    def parse_move(self, state: State, text: str, seat: int | None = None) -> Move:
        """Return the move that a text says, of this seat if that matters; raise TextError."""

    def chance_text(self, state: State, chance: Chance) -> str:
        """Return the text of nature's step, which is owed in `state`."""

    def parse_chance(self, state: State, text: str) -> Chance:
        """Return the step of nature that a text says; raise TextError."""

    def result_text(self, state: State) -> str:
        """Return the result of a finished game as a record tells it."""

    def position_text(self, state: State) -> str:
        """Return the position as one line, secrets and all."""

    def parse_position(self, text: str) -> State:
        """Return the position that a line says; raise TextError."""


AnyRules = Rules[Any, Any, Any, Any]


def take(rules: Rules[State, Setup, Move, Chance], state: State, step: Step[Move, Chance]) -> State:
    """Return the state after a step of either kind."""
    if step.seat is None:
        return rules.settle(state, step.action)  # type: ignore[arg-type]  # without a seat it is nature's
    return rules.play(state, step.seat, step.action)  # type: ignore[arg-type]  # with one it is a move


def step_text(rules: Rules[State, Setup, Move, Chance], state: State, step: Step[Move, Chance]) -> str:
    """Return a step as a person would say it, without the seat; `state` is the one before it."""
    if step.seat is None:
        return rules.chance_text(state, step.action)  # type: ignore[arg-type]  # as above
    return rules.move_text(state, step.action)  # type: ignore[arg-type]  # as above


def parse_step(
    rules: Rules[State, Setup, Move, Chance], state: State, seat: int | None, text: str
) -> Step[Move, Chance]:
    """Return the step that a text says."""
    if seat is None:
        return Step(None, rules.parse_chance(state, text))
    return Step(seat, rules.parse_move(state, text, seat))
