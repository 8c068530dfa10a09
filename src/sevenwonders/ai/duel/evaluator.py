"""Evaluators of Duel: the position values that a search asks for.

A subclass in plain Python defines `value`. The compiled search calls it with the GIL held and passes a copy of the
position, which the subclass may keep. That is slower than `NetworkEvaluator`, which runs without the GIL.

>>> from sevenwonders import duel
>>> from sevenwonders.ai.duel.agents import SearchAgent
>>> from sevenwonders.ai.limits import Limit
>>> class Symbols(Evaluator):
...     def value(self, state):
...         own, other = (symbols.bit_count() for symbols in state.symbols)
...         return 0.5 + (own - other) / 12
>>> game = duel.Game(seed=1, beginners=True)
>>> agent = SearchAgent(Symbols(), Limit(simulations=50), seed=1)
>>> agent.choose(game.seen()) in game.seen().legal_ids()
True

Probabilities of the seven outcomes are listed as own civilian, scientific and military victory, the same three of the
opponent, shared victory.
"""

from sevenwonders.ai.evaluation import ReservedEvaluator, checked_value
from sevenwonders.core import arrays
from sevenwonders.core.errors import MoveError
from sevenwonders.core.rng import Rng
from sevenwonders.duel import ids, playout, rules
from sevenwonders.duel.ids import QUESTIONS
from sevenwonders.duel.rules import Choices
from sevenwonders.duel.state import State


class Evaluator(ReservedEvaluator):
    """Evaluates positions; an instance serves one thread at a time.

    `seat_value`, `outcomes` and `afterstates` are for compiled searches: they run without the GIL and do not check
    their arguments. Finished games are valued by their result.
    """

    def __init__(self, seed: int = 0) -> None:
        super().__init__()
        self.rng = Rng(seed)
        self.after = State()
        self.choices = Choices()
        self.row = arrays.floats(ids.MOST_MOVES)

    # ---- for subclasses

    def value(self, state: State) -> float:
        """Return the probability that seat 0 wins, from 0 to 1; a shared victory counts half.

        The game is not over. Either seat may be to move, or a chance event pending.
        """
        raise NotImplementedError(f"{type(self).__name__} must define value(state)")

    # ---- for Python

    def value_of(self, state: State, seat: int) -> float:
        """Return the value of a position for a seat."""
        expect_state(state)
        self.acquire()
        try:
            return self.seat_value(state, seat, self.rng)
        finally:
            self.release()

    def outcomes_of(self, state: State, seat: int) -> list[float]:
        """Return the probabilities of the seven outcomes for a seat."""
        expect_state(state)
        self.acquire()
        try:
            self.outcomes(state, seat, self.row)
            return [self.row[entry] for entry in range(ids.OUTLOOK)]
        finally:
            self.release()

    def afterstates_of(self, state: State) -> dict[int, float]:
        """Return the value of each legal move for the seat to move, by move id."""
        expect_state(state)
        self.acquire()
        try:
            self.choices.fill(state)
            self.afterstates(state, self.choices, self.row)
            return {self.choices.nth(n): self.row[n] for n in range(self.choices.count)}
        finally:
            self.release()

    # ---- for compiled searches

    def is_ready(self) -> bool:
        """Return whether `Evaluator.__init__` was called, without which compiled code would crash."""
        try:
            return self.after is not None
        except AttributeError:
            return False

    def seat_value(self, state: State, seat: int, rng: Rng) -> float:  # noqa: ARG002 - for rollouts
        """Return the value of a position for a seat."""
        if state.winner != ids.NOTHING:
            return result(state, seat)
        value = self.call_value(state)
        return 1.0 - value if seat else value

    def outcomes(self, state: State, seat: int, out: list[float]) -> None:
        """Fill a row with the probabilities of the outcomes for a seat; a value counts as civilian victories."""
        for entry in range(ids.OUTLOOK):
            out[entry] = 0.0
        if state.winner != ids.NOTHING:
            out[entry_of(state, seat)] = 1.0
            return
        out[0] = self.seat_value(state, seat, self.rng)
        out[3] = 1.0 - out[0]

    def afterstates(self, state: State, choices: Choices, values: list[float]) -> None:
        """Fill a row with the values of the legal moves for the seat to move, in the order of `nth`."""
        for n in range(choices.count):
            self.after.copy_from(state)
            rules.apply(self.after, choices.nth(n))
            values[n] = self.seat_value(self.after, state.active, self.rng)

    def call_value(self, state: State) -> float:
        """Call `value`; store an exception, which `release` raises, and return 0.5 from then on."""
        if self.failed:
            return 0.5
        try:
            return checked_value(self, self.value(state.copy()))
        except BaseException as error:
            self.fail(error)
            return 0.5


class RandomRollouts(Evaluator):
    """Values a position by the result of one random game."""

    def value(self, state: State) -> float:
        """Return the result of one random game for seat 0."""
        return self.value_of(state, 0)

    def seat_value(self, state: State, seat: int, rng: Rng) -> float:
        """Return the result of one random game; `after` is its last state."""
        self.after.copy_from(state)
        playout.play_out(self.after, self.choices, rng)
        return result(self.after, seat)

    def outcomes(self, state: State, seat: int, out: list[float]) -> None:
        """Fill a row with the outcome of one random game."""
        for entry in range(ids.OUTLOOK):
            out[entry] = 0.0
        self.after.copy_from(state)
        playout.play_out(self.after, self.choices, self.rng)
        out[entry_of(self.after, seat)] = 1.0

    def afterstates(self, state: State, choices: Choices, values: list[float]) -> None:  # noqa: ARG002 - has no opinion
        """Fill a row with 0.5: a search by rollouts learns the values of moves from its visits."""
        for n in range(choices.count):
            values[n] = 0.5


def result(state: State, seat: int) -> float:
    """Return the value of a finished game for a seat."""
    if state.winner == ids.SHARED:
        return 0.5
    return 1.0 if state.winner == seat else 0.0


def entry_of(state: State, seat: int) -> int:
    """Return the index of a finished game's outcome for a seat."""
    if state.winner == ids.SHARED:
        return ids.SHARED_OUTCOME
    return state.reason - 1 if state.winner == seat else state.reason + 2


def expect_state(state: object) -> None:
    """Raise TypeError unless `state` is a State; compiled code does not check for None."""
    if not isinstance(state, State):
        raise TypeError(f"a State is expected, not {type(state).__name__}")


def expect_evaluator(evaluator: object) -> None:
    """Raise TypeError unless `evaluator` is an Evaluator whose `__init__` was called."""
    if not isinstance(evaluator, Evaluator):
        raise TypeError(f"an Evaluator is expected, not {type(evaluator).__name__}")
    if not evaluator.is_ready():
        raise TypeError(f"{type(evaluator).__name__}.__init__ must call super().__init__()")


def expect_asked(state: State) -> None:
    """Raise MoveError unless a seat is to move."""
    expect_state(state)
    question = state.question()
    if question == ids.OVER:
        raise MoveError("move/game-over")
    if question < ids.FIRST_ASK:
        raise MoveError("move/nature-first", question=QUESTIONS[question])
