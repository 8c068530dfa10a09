"""A sensible player that looks at its own moves only: it takes the one that is worth most at once."""

from collections.abc import Mapping
from typing import Any

from sevenwonders.ai.classic.worth import move_worth
from sevenwonders.classic.knowledge import table_of
from sevenwonders.classic.moves import Move, move_of
from sevenwonders.classic.view import View
from sevenwonders.core.data import as_data


class GreedyAgent:
    """Plays the move with the highest worth; equal ones go to the first in the list."""

    name = "greedy"

    def choose(self, view: View | Mapping[str, Any]) -> Move:
        """Return the best move by its worth."""
        table = table_of(view)
        seat: int = as_data(view)["seat"]
        numbers = [move["id"] for move in as_data(view)["moves"]]
        return move_of(max(numbers, key=lambda number: move_worth(table, seat, number)))
