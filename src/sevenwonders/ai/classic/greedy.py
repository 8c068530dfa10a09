"""A sensible player that looks at its own moves only: it takes the one that is worth most at once."""

from sevenwonders.ai.classic.worth import best_move
from sevenwonders.classic.moves import Move, move_of
from sevenwonders.classic.rules import Choices
from sevenwonders.classic.seen import Seen, asked


class GreedyAgent:
    """Plays the move with the highest worth; equal ones go to the first in the list."""

    name = "greedy"

    def __init__(self) -> None:
        self._choices = Choices()

    def choose(self, seen: Seen) -> Move:
        """Return the best move by its worth."""
        asked(seen)
        return move_of(best_move(seen.table, seen.seat, self._choices))
