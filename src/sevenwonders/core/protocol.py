"""What both games have in common: who is asked, what happened, and the functions that every game offers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeVar

from sevenwonders.core.rng import Rng


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


State = TypeVar("State")
Setup_contra = TypeVar("Setup_contra", contravariant=True)
Move = TypeVar("Move")
Chance = TypeVar("Chance")


class Game(Protocol[State, Setup_contra, Move, Chance]):
    """A game as shells, agents and the conformance kit see it. States are values: no function changes its argument.

    A move that cannot be made is refused by a MoveError with one of these keys: `move/game-over`, `move/nature-first`
    (a draw is owed), `move/wrong-seat` (this seat is not asked), `move/illegal`, `move/unknown` (there is none such).
    A draw where none is owed, or another kind of draw, is refused by a DrawError with the key `draw/not-asked`.
    """

    name: str

    def seats(self, state: State) -> int:
        """Return how many sit at the table."""

    def new(self, setup: Setup_contra) -> State:
        """Return the first state, in which nature owes a draw."""

    def pending(self, state: State) -> Pending:
        """Return what the game waits for."""

    def legal(self, state: State, seat: int) -> Sequence[Move]:
        """Return the seat's legal moves in their fixed order; none if it is not asked."""

    def play(self, state: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
        """Return the state after a seat's move and what happened; raise MoveError if it cannot be made."""

    def settle(self, state: State, chance: Chance) -> tuple[State, tuple[Event, ...]]:
        """Return the state after nature's draw and what happened; raise DrawError if it cannot be."""

    def sample(self, state: State, rng: Rng) -> Chance:
        """Return a random outcome of the draw that nature owes."""

    def move_id(self, move: Move) -> int:
        """Return the number of a move."""

    def move_of(self, number: int) -> Move:
        """Return the move with this number."""

    def move_text(self, state: State, move: Move) -> str:
        """Return what a person would say."""

    def parse_move(self, state: State, text: str) -> Move:
        """Return the move that a text says; raise TextError."""
