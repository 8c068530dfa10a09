"""The checked doors of Duel: states are values, every step is verified, every fact becomes an event.

>>> from sevenwonders.core.rng import Rng
>>> state = new(Setup(beginners=True))
>>> pending(state)
Draw(question='lay')
>>> rng = Rng(7)
>>> while isinstance(pending(state), Draw):
...     state, _ = settle(state, sample(state, rng))
>>> pending(state)
Ask(seats=(0,), question='turn')
>>> from sevenwonders.duel.notation import move_text
>>> [move_text(state, move) for move in legal(state)][:3]
['build tavern', 'build clay_reserve', 'build stone_reserve']
"""

from dataclasses import dataclass
from typing import get_args

from sevenwonders.core.errors import DrawError, MoveError, OptionError
from sevenwonders.core.protocol import Ask, Draw, Event, Over, Pending
from sevenwonders.core.rng import Rng
from sevenwonders.duel import draws, events, ids, rules
from sevenwonders.duel.cards import WONDER_NUMBER, data
from sevenwonders.duel.draws import Chance
from sevenwonders.duel.ids import QUESTIONS, REASONS
from sevenwonders.duel.moves import Move, move_id, move_of
from sevenwonders.duel.state import State


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game starts: with a draft or the beginners' wonders, who is first, coins the other seat gets for it."""

    beginners: bool = False
    first: int = 0
    bonus: int = 0

    def __post_init__(self) -> None:
        if self.first not in (0, 1):
            raise OptionError("setup/first", first=self.first)
        if not 0 <= self.bonus <= MOST_BONUS:
            raise OptionError("setup/bonus", bonus=self.bonus, most=MOST_BONUS)


MOST_BONUS = 50


def new(setup: Setup) -> State:
    """Return the first state; nature owes the progress tokens."""
    state = State()
    state.first = state.active = setup.first
    coins: int = data()["setup"]["coins"]
    state.coins = [coins if seat == setup.first else coins + setup.bonus for seat in range(ids.SEATS)]
    if setup.beginners:
        sets = [sum(1 << WONDER_NUMBER[name] for name in names) for names in data()["setup"]["beginners"]]
        state.wonders = [sets[seat ^ setup.first] for seat in range(ids.SEATS)]
        state.wonder_pool &= ~(sets[0] | sets[1])
        state.drafted = 8
        waiting = [ids.TURN, ids.DEAL, ids.LAY_TOKENS]
    else:
        waiting = [ids.DRAFT, ids.OFFER, ids.LAY_TOKENS]
    state.stack = [*waiting, 0]
    state.depth = len(waiting)
    return state


def pending(state: State) -> Pending:
    """Return what the game waits for."""
    question = state.question()
    if question == ids.OVER:
        winners = (0, 1) if state.winner == ids.SHARED else (state.winner,)
        return Over(winners, REASONS[state.reason])
    if question < ids.FIRST_ASK:
        return Draw(QUESTIONS[question])
    return Ask((state.active,), QUESTIONS[question])


def legal(state: State, seat: int | None = None) -> tuple[Move, ...]:
    """Return the legal moves in their fixed order, of the seat that is asked or of a given one."""
    if seat is not None and seat != state.active:
        return ()
    return tuple(move_of(number) for number in rules.legal_ids(state))


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
    if seat != state.active:
        raise MoveError("move/wrong-seat", move=repr(move), seat=seat, asked=state.active)
    if number not in rules.legal_ids(state):
        raise MoveError("move/illegal", move=repr(move), question=QUESTIONS[question])
    after = state.copy()
    rules.apply(after, number)
    return after, events.of_move(state, move, after)


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
