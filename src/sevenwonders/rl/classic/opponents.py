"""Opponents that a table of 7 Wonders asks for a move without the GIL."""

from sevenwonders.ai.classic import heuristic
from sevenwonders.ai.classic.network_evaluator import NetworkEvaluator
from sevenwonders.classic.rules import Choices
from sevenwonders.classic.state import State
from sevenwonders.rl import codes


class Opponent:
    """A member of a pool; the base class is played by the caller (`code` CALLER) or at random (RANDOM).

    A pool is a linked list, because code without the GIL cannot index a list of objects.
    """

    def __init__(self, code: int = codes.CALLER) -> None:
        self.following: Opponent | None = None
        self.code = code

    def choose(self, state: State, seat: int) -> int:  # noqa: ARG002 - overridden by compiled opponents
        """Return a move id, or the code CALLER or RANDOM."""
        return self.code


class GreedyOpponent(Opponent):
    """Plays as `ai.classic.agents.GreedyAgent`."""

    def __init__(self) -> None:
        super().__init__()
        self.choices = Choices()

    def choose(self, state: State, seat: int) -> int:
        """Return the best move by its heuristic value."""
        return heuristic.best_move(state, seat, self.choices)


class NetworkOpponent(Opponent):
    """Plays the best move of a network, from the knowledge of its seat."""

    def __init__(self, evaluator: NetworkEvaluator) -> None:
        super().__init__()
        self.evaluator = evaluator

    def choose(self, state: State, seat: int) -> int:
        """Return the best move by the evaluator."""
        return self.evaluator.best_move(state, seat)


def ask(pool: Opponent | None, number: int, state: State, seat: int) -> int:
    """Return the answer of the pool's member `number`."""
    if pool is None:
        return codes.CALLER
    if number == 0:
        return pool.choose(state, seat)
    return ask(pool.following, number - 1, state, seat)
