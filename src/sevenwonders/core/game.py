"""A game to play with: it keeps its history, lets nature answer by itself, and takes texts, moves or numbers.

Every game has its own `Game` with more to look at (`duel.Game`, `classic.Game`); this is what they share, and what the
arena, the terminal and the server sit on.

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
"""

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from operator import index
from os import PathLike
from typing import Any, Generic, Self, get_args, get_origin

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
from sevenwonders.core.rng import Rng
from sevenwonders.core.seeds import derived_seed

# Gives the random numbers for the draws that are owed after so many steps. They follow from the number, so that a move
# taken back and made again brings the same draws.
Nature = Callable[[int], Rng]


def check_seed(seed: Any) -> int:
    """Return a seed that is a whole number, NumPy's too; raise OptionError."""
    try:
        return index(seed)
    except TypeError:
        raise OptionError("game/seed", found=repr(seed)) from None


def nature_of(seed: int) -> Nature:
    """Return the nature of a seed; the draws before the first move come from the seed itself."""
    return lambda steps: Rng(derived_seed(seed, steps) if steps else seed)


class LegalMove(str):
    """A legal move: a text that a person can say, which also knows its number and its object."""

    __slots__ = ("id", "move")

    id: int
    move: Any

    def __new__(cls, text: str, number: int, move: Any) -> Self:
        """Return the text with its other two faces."""
        made = super().__new__(cls, text)
        made.id = number
        made.move = move
        return made


class Game(Generic[State, Setup, Move, Chance]):
    """A game in progress. It changes as steps are taken; the states it passes through do not."""

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
        """Begin with a set-up or a position, and take these steps.

        With a `seed`, or any `nature`, draws are made as soon as they are owed; without, `settle` makes them. Steps as
        texts are "A build tavern" for a seat and "* reveal 3 altar" for nature.
        """
        if (setup is None) == (position is None):
            raise OptionError("game/beginning")
        self.rules = rules
        self.setup = setup
        self.seed = None if seed is None else check_seed(seed)
        self.moments: list[Moment[State, Setup, Move, Chance]] = []
        # Without a nature, draws wait for `settle`.
        self.nature = nature or (None if self.seed is None else nature_of(self.seed))
        if position is not None:
            if not isinstance(position, str):
                rules.pending(position)  # raises OptionError for a state of another game
                position = copy(position)  # the caller keeps the original
            self.start = rules.parse_position(position) if isinstance(position, str) else position
        else:
            self.start = rules.new(setup)  # type: ignore[arg-type]  # one of the two is there
        self._draw()
        for step in steps:
            self.advance(self._step(step) if isinstance(step, str) else step)
            self._draw()

    @classmethod
    def of(cls, record: Record[Any, Any, Any, Any], *, seed: int | None = None, nature: Nature | None = None) -> Self:
        """Return the game that a record tells, ready to go on; raise OptionError if it is not one of this class."""
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
        """Return a game that stands where this one does and goes on by itself."""
        game = object.__new__(type(self))
        game.__dict__.update(self.__dict__)
        game.moments = self.moments.copy()
        return game

    @classmethod
    def load(cls, path: str | PathLike[str], *, seed: int | None = None) -> Self:
        """Return the game that a file tells, ready to go on; raise TextError, or OptionError if it is another game."""
        return cls.of(load(path), seed=seed)

    @classmethod
    def _setup_kind(cls) -> type:
        """Return what set-ups of this class are: a game's own names them in ``Game[State, Setup, Move, Chance]``."""
        bases = [base for one in cls.__mro__ for base in vars(one).get("__orig_bases__", ())]
        kinds = [get_args(base)[1] for base in bases if get_origin(base) is Game]
        return kinds[0] if kinds and isinstance(kinds[0], type) else object

    # ---- how it stands

    @property
    def state(self) -> State:
        """The state now."""
        return self.moments[-1].after if self.moments else self.start

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.rules.seats(self.start)

    @property
    def pending(self) -> Pending:
        """What the game waits for: `Ask`, `Draw` or `Over`."""
        return self.rules.pending(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.pending, Over)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        pending = self.pending
        return pending.seats if isinstance(pending, Ask) else ()

    @property
    def returns(self) -> tuple[float, ...]:
        """Each seat's share of the victory: 1, 0, or a part of a shared one; all 0 while the game runs."""
        return self.rules.returns(self.state)

    @property
    def position(self) -> str:
        """The position as one line of text."""
        return self.rules.position_text(self.state)

    @property
    def legal_moves(self) -> list[LegalMove]:
        """The legal moves of the seat that is asked, of the first of several."""
        asked = self.asked
        return self.legal(asked[0]) if asked else []

    def legal(self, seat: int) -> list[LegalMove]:
        """Return the legal moves of one seat; none if it is not asked."""
        state, rules = self.state, self.rules
        return [LegalMove(rules.move_text(state, move), rules.move_id(move), move) for move in rules.legal(state, seat)]

    def seen(self, seat: int | None = None) -> Seen[State]:
        """Return what a seat may know, the first one asked if none is named: what an agent is given."""
        return self.rules.seen(self.state, self._seat(seat))

    def view(self, seat: int | None = None) -> Any:
        """Return what a seat sees as typed values, or a spectator."""
        return self.rules.observe(self.state, seat)

    @property
    def record(self) -> Record[State, Setup, Move, Chance]:
        """The game so far; raise OptionError if it began from a position."""
        if self.setup is None:
            raise OptionError("game/no-record")
        return Record(self.rules, self.setup, tuple(moment.step for moment in self.moments))

    # ---- how it goes on

    def play(self, move: Move | int | str, seat: int | None = None) -> tuple[Event, ...]:
        """Make a move, given by its text, its number or itself; return all that happened, draws included."""
        seat = self._seat(seat)
        before = len(self.moments)
        self.advance(Step(seat, self._move(move, seat)))
        self._draw()
        return tuple([event for moment in self.moments[before:] for event in moment.events])

    def settle(self, chance: Chance | str) -> tuple[Event, ...]:
        """Make a draw that nature owes, given by its text or itself; return what happened."""
        if isinstance(chance, str):
            chance = self.rules.parse_chance(self.state, chance)
        return self.advance(Step(None, chance)).events

    def advance(self, step: Step[Move, Chance]) -> Moment[State, Setup, Move, Chance]:
        """Take one step, no draw after it; return it with the states before and after."""
        if not isinstance(step, Step):
            raise MoveError("move/unknown", move=repr(step))
        state = self.state
        moment = Moment(self.rules, state, step, take(self.rules, state, step))
        self.moments.append(moment)
        return moment

    def draw(self) -> Sequence[Moment[State, Setup, Move, Chance]]:
        """Make all draws that nature owes now, from the seed; return them."""
        before = len(self.moments)
        self._draw()
        return self.moments[before:]

    def undo(self) -> None:
        """Take back the last move of a seat and all that came after it; raise MoveError if there is none."""
        last = next((n for n in reversed(range(len(self.moments))) if self.moments[n].step.seat is not None), None)
        if last is None:
            raise MoveError("move/nothing-to-undo")
        del self.moments[last:]

    def go_back(self, moments: int) -> None:
        """Keep only so many steps from the beginning."""
        del self.moments[moments:]

    def _draw(self) -> None:
        if self.nature is None or not isinstance(self.pending, Draw):
            return
        rng = self.nature(len(self.moments))
        while isinstance(self.pending, Draw):
            self.advance(Step(None, self.rules.sample(self.state, rng)))

    # ---- what was meant

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        asked = self.asked
        return asked[0] if asked else 0

    def _move(self, move: Move | int | str, seat: int) -> Move:
        if isinstance(move, LegalMove):
            return move.move  # type: ignore[no-any-return]  # made by `legal` of this game
        if isinstance(move, str):
            return self.rules.parse_move(self.state, move, seat)
        return self.rules.move_of(move) if isinstance(move, int) else move

    def _step(self, text: str) -> Step[Move, Chance]:
        who, _, said = text.strip().partition(" ")
        seat = None if who == "*" else SEAT_NAMES.find(who)
        if seat is not None and not (len(who) == 1 and 0 <= seat < self.seats):
            raise TextError(
                "text/seat-expected", text=text, column=1, found=who, expected=list(SEAT_NAMES[: self.seats])
            )
        return parse_step(self.rules, self.state, seat, said)

    # ---- as a value

    def _arguments(self) -> list[str]:
        """Return how the game began, as arguments of its own class."""
        return [repr(self.rules), f"{self.setup!r}" if self.setup is not None else f"position={self._start_text!r}"]

    @property
    def _start_text(self) -> str:
        return self.rules.position_text(self.start)

    def __repr__(self) -> str:
        arguments = self._arguments()
        if self.seed is not None:
            arguments.append(f"seed={self.seed}")
        told = [moment for moment in self.moments if moment.step.seat is not None or self.nature is None]
        steps = [f"{'*' if m.step.seat is None else SEAT_NAMES[m.step.seat]} {m.text}" for m in told]
        if steps:
            arguments.append(f"steps={steps!r}")
        return f"{self.rules.name}.Game({', '.join(arguments)})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        mine, theirs = ([m.step for m in game.moments] for game in (self, other))
        return self.rules is other.rules and self.start == other.start and mine == theirs

    __hash__ = None  # type: ignore[assignment]  # it changes
