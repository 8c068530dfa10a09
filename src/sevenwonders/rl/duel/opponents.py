"""Opponents that a table of Duel asks for a move without the GIL."""

from sevenwonders.ai.duel import heuristic
from sevenwonders.ai.duel.network_evaluator import NetworkEvaluator
from sevenwonders.duel.rules import Choices
from sevenwonders.duel.state import State
from sevenwonders.rl import codes


class Opponent:
    """A member of a pool; the base class is played by the caller (`code` CALLER) or at random (RANDOM).

    A pool is a linked list, because code without the GIL cannot index a list of objects.
    """

    def __init__(self, code: int = codes.CALLER) -> None:
        self.following: Opponent | None = None
        self.code = code

    def choose(self, state: State) -> int:  # noqa: ARG002 - overridden by compiled opponents
        """Return a move id, or the code CALLER or RANDOM."""
        return self.code


class GreedyOpponent(Opponent):
    """Plays as `ai.duel.greedy`."""

    def __init__(self) -> None:
        super().__init__()
        self.choices = Choices()
        self.after = State()

    def choose(self, state: State) -> int:
        """Return the best move by the heuristic value of the position after it."""
        return heuristic.best_move(state, self.choices, self.after)


class NetworkOpponent(Opponent):
    """Plays the best move of an evaluator, one ply deep."""

    def __init__(self, evaluator: NetworkEvaluator) -> None:
        super().__init__()
        self.choices = Choices()
        self.evaluator = evaluator

    def choose(self, state: State) -> int:
        """Return the best move by the evaluator."""
        self.choices.fill(state)
        return self.choices.nth(self.evaluator.best(state, self.choices))


def ask(pool: Opponent | None, number: int, state: State) -> int:
    """Return the answer of the pool's member `number`."""
    if pool is None:
        return codes.CALLER
    if number == 0:
        return pool.choose(state)
    return ask(pool.following, number - 1, state)
