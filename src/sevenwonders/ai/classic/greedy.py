"""A sensible player that looks at its own moves only: it takes the one that is worth most at once."""

from sevenwonders.ai.agents import Candidate, Verdict
from sevenwonders.ai.classic.heuristic import best_move, move_worth
from sevenwonders.classic.rules import Choices
from sevenwonders.classic.seen import Seen, asked
from sevenwonders.core.errors import OptionError


class GreedyAgent:
    """Plays the move with the highest worth; equal ones go to the first in the list."""

    name = "greedy"

    def __init__(self) -> None:
        self._choices = Choices()

    def choose(self, seen: Seen) -> int:
        """Return the best move by its worth."""
        asked(seen)
        return best_move(seen.state, seen.seat, self._choices)

    def analyse(self, seen: Seen) -> Verdict:
        """Return the moves, the best first; their worth is in points, which say nothing of victories."""
        ranked = sorted(asked(seen).legal_ids(), key=lambda move: -move_worth(seen.state, seen.seat, move))
        return Verdict(seen.seat, tuple(Candidate(move, 0, ()) for move in ranked))


def make(argument: str, seed: int) -> GreedyAgent:  # noqa: ARG001  # it leaves nothing to chance
    """Return the agent; its spec has no argument."""
    if argument:
        raise OptionError("agent/unknown", found=f"greedy:{argument}", expected=["greedy"])
    return GreedyAgent()
