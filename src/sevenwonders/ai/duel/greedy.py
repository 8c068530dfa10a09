"""The greedy player of Duel: plays the move with the best position right after it (see `heuristic`)."""

from typing import Any

from sevenwonders.ai.agents import Candidate, Verdict, legal_ids
from sevenwonders.ai.duel.heuristic import best_move, move_worth
from sevenwonders.core.errors import OptionError
from sevenwonders.core.protocol import Seen
from sevenwonders.duel.rules import Choices
from sevenwonders.duel.state import State


class GreedyAgent:
    """Plays the move with the best position right after it; equal ones go to the first in the list."""

    name = "greedy"

    def __init__(self) -> None:
        self._choices = Choices()
        self._after = State()

    def choose(self, seen: Seen[Any]) -> int:
        """Return the best move by the worth of the position after it."""
        legal_ids(seen)  # raises MoveError for a seat that is not to move
        return best_move(seen.state, self._choices, self._after)

    def analyse(self, seen: Seen[Any]) -> Verdict:
        """Return the moves, the best first; their values are in points, so the candidates have no probabilities."""
        ranked = sorted(legal_ids(seen), key=lambda move: -move_worth(seen.state, move, self._after))
        return Verdict(seen.seat, tuple(Candidate(move, 0, ()) for move in ranked))


def make(argument: str, seed: int) -> GreedyAgent:  # noqa: ARG001  # it leaves nothing to chance
    """Return the agent; its spec has no argument."""
    if argument:
        raise OptionError("agent/unknown", found=f"greedy:{argument}", expected=["greedy"])
    return GreedyAgent()
