"""Evaluators of 7 Wonders: the position values and move logits that a determinised search asks for.

A subclass in plain Python defines `value`, and `logits` if it has a policy. The compiled search calls them with the GIL
held and passes copies, so that they may keep their arguments. That is slower than `NetworkEvaluator`, which runs
without the GIL.

>>> from sevenwonders import classic
>>> from sevenwonders.ai.classic.agents import SearchAgent
>>> from sevenwonders.ai.limits import Limit
>>> class Shields(Evaluator):
...     def value(self, seen):
...         return min(1.0, seen.state.shields[seen.seat] / 20)
>>> game = classic.Game(seed=1, players=3, sides="day")
>>> agent = SearchAgent(Shields(), seed=1, limit=Limit(simulations=20))
>>> agent.choose(game.seen()) in game.seen().legal_ids()
True
"""

from collections.abc import Sequence
from numbers import Real
from typing import NamedTuple

from sevenwonders.ai.classic import heuristic
from sevenwonders.ai.classic.network_outputs import MAX_ROWS
from sevenwonders.ai.evaluation import ReservedEvaluator, checked_value
from sevenwonders.classic.rules import Choices
from sevenwonders.classic.seen import Seen, asked
from sevenwonders.classic.state import State
from sevenwonders.core import arrays

MAX_LOGIT = 1e4  # search marks moves without a logit by values far below -MAX_LOGIT
POINT = 1000.0  # heuristic move values are thousandths of a point


class MoveEvaluation(NamedTuple):
    """The evaluation of a legal move before the other seats' moves are known.

    Attributes:
        move: Id of the move.
        logit: Unnormalised log-probability of the policy.
        value: Victory share and margin combined; searches compare it.
        share: Expected victory share.
    """

    move: int
    logit: float
    value: float
    share: float


class Evaluator(ReservedEvaluator):
    """Evaluates positions from the knowledge of one seat; an instance serves one thread at a time.

    Attributes:
        seen: The position under evaluation.
        choices: Its legal moves.
    """

    def __init__(self) -> None:
        super().__init__()
        self.seen = Seen()
        self.choices = Choices()
        self.move_logits = arrays.floats(MAX_ROWS)  # by the number of the move in `choices`
        self.move_values = arrays.floats(MAX_ROWS)
        self.move_shares = arrays.floats(MAX_ROWS)
        self.share = 0.0  # expected victory share of the position evaluated last
        self.has_own_logits = type(self).logits is not Evaluator.logits

    # ---- for subclasses

    def value(self, seen: Seen) -> float:
        """Return the expected victory share of `seen.seat`, from 0 to 1.

        The game is not over. Either the seat is to move, or an age is about to be dealt.
        """
        raise NotImplementedError(f"{type(self).__name__} must define value(seen)")

    def logits(self, seen: Seen, moves: Sequence[int]) -> Sequence[float]:
        """Return an unnormalised log-probability for each legal move; by default the heuristic value in points."""
        return [heuristic.move_worth(seen.state, seen.seat, move) / POINT for move in moves]

    # ---- for Python

    def evaluate(self, seen: Seen) -> list[MoveEvaluation]:
        """Return the evaluation of every legal move, in the order of `seen.legal_ids()`."""
        asked(seen)
        self.acquire()
        self.set_position(seen)
        self.evaluate_moves()
        found = [
            MoveEvaluation(self.choices.nth(n), self.move_logits[n], self.move_values[n], self.move_shares[n])
            for n in range(self.choices.count)
        ]
        self.release()
        return found

    def best(self, seen: Seen) -> MoveEvaluation:
        """Return the evaluation of the move with the highest logit, the first of equal ones."""
        return max(self.evaluate(seen), key=lambda one: one.logit)

    # ---- for compiled searches

    def is_ready(self) -> bool:
        """Return whether `Evaluator.__init__` was called, without which compiled code would crash."""
        return getattr(self, "seen", None) is not None

    def observe(self, state: State, seat: int) -> None:
        """Set the position to a seat's observation of a state, and list its legal moves."""
        self.seen.look(state, seat)
        self.choices.fill(self.seen.state, seat)

    def set_position(self, seen: Seen) -> None:
        """Set the position of a seat that is to move, and list its legal moves."""
        self.seen.copy_from(seen)
        self.choices.fill(self.seen.state, self.seen.seat)

    def evaluate_moves(self) -> None:
        """Evaluate all legal moves."""
        share = 1.0 / self.seen.state.players
        for n in range(self.choices.count):
            self.move_values[n] = share
            self.move_shares[n] = share
        if self.has_own_logits:
            self.call_logits()
            return
        for n in range(self.choices.count):
            self.move_logits[n] = heuristic.move_worth(self.seen.state, self.seen.seat, self.choices.nth(n)) / POINT

    def evaluate_main_moves(self) -> None:
        """Evaluate the moves that a player would consider; the logits of all others are very low."""
        self.evaluate_moves()

    def evaluate_position(self, lookahead: bool) -> float:  # noqa: ARG002 - for evaluators that value moves
        """Return the value of the position and set `share`; `lookahead` asks for that of the seat's best move."""
        self.share = self.call_value()
        return self.share

    def best_number(self) -> int:
        """Return the number of the move with the highest logit, the first of equal ones."""
        found = 0
        for n in range(1, self.choices.count):
            if self.move_logits[n] > self.move_logits[found]:
                found = n
        return found

    def call_value(self) -> float:
        """Call `value`; store an exception, which `release` raises, and return 0 from then on."""
        if self.failed:
            return 0.0
        try:
            made = Seen()
            made.copy_from(self.seen)
            return checked_value(self, self.value(made))
        except BaseException as error:
            self.fail(error)
            return 0.0

    def call_logits(self) -> None:
        """Call `logits`; store an exception, which `release` raises, and set all logits to 0 from then on."""
        for n in range(self.choices.count):
            self.move_logits[n] = 0.0
        if self.failed:
            return
        try:
            made = Seen()
            made.copy_from(self.seen)
            moves = [self.choices.nth(n) for n in range(self.choices.count)]
            for n, logit in enumerate(checked_logits(self, self.logits(made, moves), len(moves))):
                self.move_logits[n] = logit
        except BaseException as error:
            self.fail(error)


def checked_logits(evaluator: Evaluator, logits: object, count: int) -> list[float]:
    """Return what `logits` returned; raise TypeError or ValueError unless it is one number for each move."""
    name = f"{type(evaluator).__name__}.logits"
    if not isinstance(logits, Sequence) or not all(isinstance(one, Real) for one in logits):
        raise TypeError(f"{name} must return a list of numbers, not {logits!r}")
    if len(logits) != count:
        raise ValueError(f"{name} must return {count} numbers, one for each move, not {len(logits)}")
    found = [float(one) for one in logits]
    if not all(-MAX_LOGIT <= one <= MAX_LOGIT for one in found):
        raise ValueError(f"{name} must return numbers from {-MAX_LOGIT:g} to {MAX_LOGIT:g}")
    return found


def check_evaluator(evaluator: object) -> Evaluator:
    """Return an evaluator; raise TypeError for anything else, or if `Evaluator.__init__` was not called."""
    if not isinstance(evaluator, Evaluator):
        raise TypeError(f"an Evaluator is expected, not {type(evaluator).__name__}")
    if getattr(evaluator, "seen", None) is None:
        raise TypeError(f"{type(evaluator).__name__}.__init__ must call super().__init__()")
    return evaluator
