"""The checked doors of 7 Wonders: states are values, every step is verified, every fact becomes an event.

All seats are asked at once and answer in secret; the last answer resolves the turn.

>>> from sevenwonders.core.rng import Rng
>>> state = new(Setup(players=3, sides="day"))
>>> pending(state)
Draw(question='boards')
>>> rng = Rng(7)
>>> while isinstance(pending(state), Draw):
...     state, _ = settle(state, sample(state, rng))
>>> pending(state)
Ask(seats=(0, 1, 2), question='turn')
>>> state, _ = play(state, 1, legal(state, 1)[0])
>>> pending(state)
Ask(seats=(0, 2), question='turn')
"""

from dataclasses import dataclass
from typing import Final, get_args

from sevenwonders.classic import draws, events, ids, rules
from sevenwonders.classic.cards import BOARD_NUMBER
from sevenwonders.classic.draws import Chance
from sevenwonders.classic.ids import QUESTIONS
from sevenwonders.classic.moves import Move, move_id, move_of
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES
from sevenwonders.core.errors import DrawError, MoveError, OptionError
from sevenwonders.core.protocol import Ask, Draw, Event, Over, Pending
from sevenwonders.core.rng import Rng

SIDE_RULES: Final = ("day", "night", "random", "choose")


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game starts: how many play, with which boards (drawn if none are named), and how their sides are found."""

    players: int = 3
    boards: tuple[str, ...] = ()
    sides: str = "choose"

    def __post_init__(self) -> None:
        if type(self.players) is not int or not ids.FEWEST_SEATS <= self.players <= ids.MOST_SEATS:
            raise OptionError("setup/players", players=self.players, fewest=ids.FEWEST_SEATS, most=ids.MOST_SEATS)
        if self.sides not in SIDE_RULES:
            raise OptionError("setup/sides", found=self.sides, expected=list(SIDE_RULES))
        unknown = [name for name in self.boards if name not in BOARD_NUMBER]
        if unknown:
            raise OptionError("setup/board", found=unknown[0], expected=list(BOARD_NUMBER))
        if self.boards and (len(self.boards) != self.players or len(set(self.boards)) != self.players):
            raise OptionError("setup/boards", found=list(self.boards), players=self.players)


def new(setup: Setup) -> State:
    """Return the first state; nature owes the boards, or the deal if set-up settles boards and sides."""
    state = State()
    n = setup.players
    state.players = n
    state.coins = [TABLES.start_coins] * n + [0] * (ids.MOST_SEATS - n)
    rule = SIDE_RULES.index(setup.sides)
    waiting = [ids.DEAL]
    if setup.boards:
        state.board = [BOARD_NUMBER[name] for name in setup.boards] + [ids.NOTHING] * (ids.MOST_SEATS - n)
    if not setup.boards or rule in (ids.RANDOM_SIDES, ids.CHOSEN_SIDES):
        waiting.append(ids.LAY_BOARDS + (rule << 4))
    else:
        state.side = [rule] * n + [ids.NOTHING] * (ids.MOST_SEATS - n)
    state.stack = waiting + [0] * (ids.STACK - len(waiting))
    state.depth = len(waiting)
    state.recount()
    return state


def seats_in(mask: int) -> tuple[int, ...]:
    """Return the seats of a mask."""
    return tuple(seat for seat in range(ids.MOST_SEATS) if mask >> seat & 1)


def pending(state: State) -> Pending:
    """Return what the game waits for."""
    question = state.question()
    if question == ids.OVER:
        return Over(seats_in(state.winners), "points")
    if question < ids.FIRST_ASK:
        return Draw(QUESTIONS[question])
    return Ask(seats_in(state.waiting), QUESTIONS[question])


def legal(state: State, seat: int) -> tuple[Move, ...]:
    """Return the legal moves of a seat in their fixed order; none if it is not asked."""
    if not 0 <= seat < state.players:
        return ()
    return tuple(move_of(number) for number in rules.legal_ids(state, seat))


def play(state: State, seat: int, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Return the state after the seat's move and what happened; raise MoveError if it cannot be made."""
    if not isinstance(move, get_args(Move)):
        raise MoveError("move/unknown", move=repr(move))
    number = move_id(move)
    question = state.question()
    if question == ids.OVER:
        raise MoveError("move/game-over", move=repr(move))
    if question < ids.FIRST_ASK:
        raise MoveError("move/nature-first", move=repr(move), question=QUESTIONS[question])
    asked = seats_in(state.waiting)
    if seat not in asked:
        raise MoveError("move/wrong-seat", move=repr(move), seat=seat, asked=list(asked))
    if number not in rules.legal_ids(state, seat):
        raise MoveError("move/illegal", move=repr(move), question=QUESTIONS[question])
    after = state.copy()
    rules.apply(after, seat, number)
    return after, events.of_move(state, seat, move, after)


def settle(state: State, drawn: Chance) -> tuple[State, tuple[Event, ...]]:
    """Return the state after nature's draw and what happened; raise DrawError if it cannot be."""
    if not isinstance(drawn, get_args(Chance)):
        raise DrawError("draw/not-asked", draw=repr(drawn))
    after = state.copy()
    draws.settle(after, drawn)
    return after, events.of_draw(state, drawn, after)


def sample(state: State, rng: Rng) -> Chance:
    """Return a random outcome of the draw that nature owes."""
    return draws.sample(state, rng)
