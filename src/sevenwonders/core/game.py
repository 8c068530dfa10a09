"""A mutable game with history, automatic draws and moves given as text, object or id.

`duel.Game` and `classic.Game` extend it with properties of their game. The arena, the command line and the server use
this base class.

>>> from sevenwonders import duel
>>> game = duel.Game(seed=7, beginners=True)
>>> game.pending
Ask(seats=(0,), question='turn')
>>> game.legal_moves[:3]
['build tavern', 'build clay_reserve', 'build stone_reserve']
>>> [event.key for event in game.play("build tavern")]
['duel/card-built', 'duel/coins-gained']
>>> game.undo()
>>> game == eval(repr(game))
True
>>> agent = game.agent("easy", seed=1)
>>> game.rules.move_text(game.state, game.rules.move_of(agent.choose(game.seen())))
'build tavern'

`print(game)` draws the table, and notebooks show it as a picture; both need the extra "app".
"""

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from operator import index
from os import PathLike
from pkgutil import resolve_name
from typing import Any, Generic, Protocol, Self, get_args, get_origin

from sevenwonders.core import drawing
from sevenwonders.core.errors import MoveError, OptionError, TextError
from sevenwonders.core.protocol import (
    SEAT_NAMES,
    Ask,
    Chance,
    Draw,
    Event,
    Move,
    Over,
    Pending,
    Rules,
    Seen,
    Setup,
    State,
    Step,
    parse_step,
    take,
)
from sevenwonders.core.record import Moment, Record, load
from sevenwonders.core.rng import Rng, derived_seed

# Returns the generator for the chance events after a number of steps. It depends on that number only, so a move
# that is undone and repeated leads to the same draws.
Nature = Callable[[int], Rng]


def check_seed(seed: Any) -> int:
    """Return `seed` as an int, also from NumPy integers; raise OptionError."""
    try:
        return index(seed)
    except TypeError:
        raise OptionError("game/seed", found=repr(seed)) from None


def nature_of(seed: int) -> Nature:
    """Return the source of draws for a seed.

    Draws before the first move use the seed itself.
    """
    return lambda steps: Rng(derived_seed(seed, steps) if steps else seed)


class Player(Protocol):
    """An agent of `sevenwonders.ai` or any object with the same methods."""

    name: str

    def choose(self, seen: Seen[Any]) -> int:
        """Return the id of a legal move."""


class LegalMove(str):
    """A legal move as text, with its id and its object as attributes."""

    __slots__ = ("id", "move")

    id: int
    move: Any

    def __new__(cls, text: str, number: int, move: Any) -> Self:
        """Create a move from its text, id and object."""
        made = super().__new__(cls, text)
        made.id = number
        made.move = move
        return made


class Game(Generic[State, Setup, Move, Chance]):
    """A game in progress: mutable, while the states in its history are not changed."""

    def __init__(
        self,
        rules: Rules[State, Setup, Move, Chance],
        setup: Setup | None = None,
        *,
        position: str | State | None = None,
        seed: int | None = None,
        nature: Nature | None = None,
        steps: Iterable[Step[Move, Chance] | str] = (),
    ) -> None:
        """Start from a set-up or a position and apply `steps`.

        With a `seed` or a `nature`, pending draws are made automatically; else the caller makes them with `settle`.
        Steps may be texts: "A build tavern" for a move of a seat, "* reveal 3 altar" for a draw.
        """
        if (setup is None) == (position is None):
            raise OptionError("game/beginning")
        self.rules = rules
        self.setup = setup
        self.seed = None if seed is None else check_seed(seed)
        self.moments: list[Moment[State, Setup, Move, Chance]] = []
        # Without `nature`, the caller makes the draws with `settle`.
        self.nature = nature or (None if self.seed is None else nature_of(self.seed))
        if position is not None:
            if not isinstance(position, str):
                rules.pending(position)  # raises OptionError for a state of another game
                position = copy(position)  # the caller keeps the original
            self.start = rules.parse_position(position) if isinstance(position, str) else position
        else:
            self.start = rules.new(setup)  # type: ignore[arg-type]  # exactly one of the two is given
        self._draw()
        for step in steps:
            self.advance(self._step(step) if isinstance(step, str) else step)
            self._draw()

    @classmethod
    def of(cls, record: Record[Any, Any, Any, Any], *, seed: int | None = None, nature: Nature | None = None) -> Self:
        """Return a game that continues a record; raise OptionError for another game."""
        if not isinstance(record.setup, cls._setup_kind()):
            raise OptionError("setup/unknown", found=record.rules.name)
        game = cls.__new__(cls)
        Game.__init__(game, record.rules, record.setup)
        for step in record.steps:
            game.advance(step)
        game.seed = None if seed is None else check_seed(seed)
        game.nature = nature or (None if game.seed is None else nature_of(game.seed))
        game._draw()
        return game

    def copy(self) -> Self:
        """Return an independent copy."""
        game = object.__new__(type(self))
        game.__dict__.update(self.__dict__)
        game.moments = self.moments.copy()
        return game

    @classmethod
    def load(cls, path: str | PathLike[str], *, seed: int | None = None) -> Self:
        """Return a game that continues the record in a file.

        Raise TextError if the file is malformed, OptionError if it contains another game.
        """
        return cls.of(load(path), seed=seed)

    @classmethod
    def _setup_kind(cls) -> type:
        """Return the set-up class, taken from the base ``Game[State, Setup, Move, Chance]``."""
        bases = [base for one in cls.__mro__ for base in vars(one).get("__orig_bases__", ())]
        kinds = [get_args(base)[1] for base in bases if get_origin(base) is Game]
        return kinds[0] if kinds and isinstance(kinds[0], type) else object

    # ---- queries

    @property
    def state(self) -> State:
        """The current state."""
        return self.moments[-1].after if self.moments else self.start

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.rules.seats(self.start)

    @property
    def pending(self) -> Pending:
        """The pending decision, chance event or result: `Ask`, `Draw` or `Over`."""
        return self.rules.pending(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.pending, Over)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        pending = self.pending
        return pending.seats if isinstance(pending, Ask) else ()

    @property
    def returns(self) -> tuple[float, ...]:
        """Each seat's share of the victory, from 0 to 1; all 0 while the game runs."""
        return self.rules.returns(self.state)

    @property
    def winner(self) -> int | None:
        """The winning seat; None while the game runs and after a shared victory."""
        pending = self.pending
        return pending.winners[0] if isinstance(pending, Over) and len(pending.winners) == 1 else None

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat, as the score sheet of the current state counts them."""
        return tuple(sum(self.rules.score(self.state, seat).values()) for seat in range(self.seats))

    @property
    def position(self) -> str:
        """The position as one line of text."""
        return self.rules.position_text(self.state)

    @property
    def legal_moves(self) -> list[LegalMove]:
        """The legal moves of the seat that must decide, the first one if there are several."""
        asked = self.asked
        return self.legal(asked[0]) if asked else []

    def legal(self, seat: int) -> list[LegalMove]:
        """Return the legal moves of one seat; empty unless it must decide."""
        state, rules = self.state, self.rules
        return [LegalMove(rules.move_text(state, move), rules.move_id(move), move) for move in rules.legal(state, seat)]

    def seen(self, seat: int | None = None) -> Seen[State]:
        """Return the information available to a seat, as agents receive it.

        The default is the first seat that must decide.
        """
        return self.rules.seen(self.state, self._seat(seat))

    def view(self, seat: int | None = None) -> Any:
        """Return the typed view of a seat, or of a spectator if `seat` is None."""
        return self.rules.observe(self.state, seat)

    def agent(self, spec: str, seed: int = 0) -> Player:
        """Create an agent for this game by its level or spec ("master", "greedy", "mcts:1000"); raise OptionError."""
        player: Player = resolve_name("sevenwonders.ai.agents:make_agent")(self.rules.name, spec, seed)
        return player

    @property
    def record(self) -> Record[State, Setup, Move, Chance]:
        """The record of the game so far; raise OptionError if it started from a position."""
        if self.setup is None:
            raise OptionError("game/no-record")
        return Record(self.rules, self.setup, tuple(moment.step for moment in self.moments))

    # ---- steps

    def play(self, move: Move | int | str, seat: int | None = None) -> tuple[Event, ...]:
        """Make a move, given as text, id or object; return the events, including draws."""
        seat = self._seat(seat)
        before = len(self.moments)
        self.advance(Step(seat, self._move(move, seat)))
        self._draw()
        return tuple([event for moment in self.moments[before:] for event in moment.events])

    def settle(self, chance: Chance | str) -> tuple[Event, ...]:
        """Make a pending draw, given as text or object; return the events."""
        if isinstance(chance, str):
            chance = self.rules.parse_chance(self.state, chance)
        return self.advance(Step(None, chance)).events

    def advance(self, step: Step[Move, Chance]) -> Moment[State, Setup, Move, Chance]:
        """Apply one step without the draws that follow it; return its `Moment`."""
        if not isinstance(step, Step):
            raise MoveError("move/unknown", move=repr(step))
        state = self.state
        moment = Moment(self.rules, state, step, take(self.rules, state, step))
        self.moments.append(moment)
        return moment

    def draw(self) -> Sequence[Moment[State, Setup, Move, Chance]]:
        """Make all pending draws from the seed and return them."""
        before = len(self.moments)
        self._draw()
        return self.moments[before:]

    def undo(self) -> None:
        """Undo the last move of a seat and all later steps; raise MoveError without one."""
        last = next((n for n in reversed(range(len(self.moments))) if self.moments[n].step.seat is not None), None)
        if last is None:
            raise MoveError("move/nothing-to-undo")
        del self.moments[last:]

    def go_back(self, moments: int) -> None:
        """Keep only the first `moments` steps."""
        del self.moments[moments:]

    def _draw(self) -> None:
        if self.nature is None or not isinstance(self.pending, Draw):
            return
        rng = self.nature(len(self.moments))
        while isinstance(self.pending, Draw):
            self.advance(Step(None, self.rules.sample(self.state, rng)))

    # ---- parsing arguments

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        asked = self.asked
        return asked[0] if asked else 0

    def _move(self, move: Move | int | str, seat: int) -> Move:
        if isinstance(move, LegalMove):
            return move.move  # type: ignore[no-any-return]  # made by `legal` of this game
        if isinstance(move, str):
            return self._parsed(move, seat)
        return self.rules.move_of(move) if isinstance(move, int) else move

    def _parsed(self, text: str, seat: int) -> Move:
        """Parse a move; errors about an unknown name list the words of the legal moves as expected."""
        try:
            return self.rules.parse_move(self.state, text, seat)
        except TextError as error:
            if "expected" in error.details or "found" not in error.details:
                raise
            words = sorted({word for legal in self.legal(seat) for word in legal.split()[1:]})
            raise type(error)(error.key, **{**error.details, "expected": words}) from None

    def _step(self, text: str) -> Step[Move, Chance]:
        who, _, action = text.strip().partition(" ")
        seat = None if who == "*" else SEAT_NAMES.find(who)
        if seat is not None and not (len(who) == 1 and 0 <= seat < self.seats):
            raise TextError(
                "text/seat-expected", text=text, column=1, found=who, expected=list(SEAT_NAMES[: self.seats])
            )
        return parse_step(self.rules, self.state, seat, action)

    # ---- comparison and repr

    def _arguments(self) -> list[str]:
        """Return the constructor arguments that recreate the start of the game."""
        return [repr(self.rules), f"{self.setup!r}" if self.setup is not None else f"position={self._start_text!r}"]

    @property
    def _start_text(self) -> str:
        return self.rules.position_text(self.start)

    def __str__(self) -> str:
        return drawing.table_text(self.rules, self.state)

    def _repr_html_(self) -> str:
        """Return the table as an SVG picture for notebooks."""
        return drawing.table_svg(self.rules, self.state)

    def __repr__(self) -> str:
        arguments = self._arguments()
        if self.seed is not None:
            arguments.append(f"seed={self.seed}")
        moments = [moment for moment in self.moments if moment.step.seat is not None or self.nature is None]
        steps = [f"{'*' if m.step.seat is None else SEAT_NAMES[m.step.seat]} {m.text}" for m in moments]
        if steps:
            arguments.append(f"steps={steps!r}")
        return f"{self.rules.name}.Game({', '.join(arguments)})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        mine, theirs = ([m.step for m in game.moments] for game in (self, other))
        return self.rules is other.rules and self.start == other.start and mine == theirs

    __hash__ = None  # type: ignore[assignment]  # mutable
