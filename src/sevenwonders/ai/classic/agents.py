"""The players that a word can name: `random`, `greedy`, `mcts:1000` (simulations) or `mcts:0.5s` (time).

An agent is given the view of its seat and nothing else: it cannot see what its seat does not see.
"""

import re
from collections.abc import Mapping
from typing import Any, Final, Protocol

from sevenwonders.classic.moves import Move, move_of
from sevenwonders.classic.view import View
from sevenwonders.core.data import as_data
from sevenwonders.core.errors import OptionError
from sevenwonders.core.rng import Rng

SPECS: Final = ("random", "greedy", "mcts:SIMULATIONS", "mcts:SECONDSs")


class Agent(Protocol):
    """Chooses a move for the seat whose view it is given, which must be asked."""

    name: str

    def choose(self, view: View | Mapping[str, Any]) -> Move:
        """Return a legal move."""


class RandomAgent:
    """Plays any legal move, all equally likely."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, view: View | Mapping[str, Any]) -> Move:
        """Return a legal move."""
        moves = as_data(view)["moves"]
        return move_of(moves[self._rng.below(len(moves))]["id"])


def make_agent(spec: str, seed: int) -> Agent:
    """Return the agent that a spec names; raise OptionError if there is none."""
    name, colon, argument = spec.strip().partition(":")
    if name == "random" and not colon:
        return RandomAgent(seed)
    if name == "greedy" and not colon:
        from sevenwonders.ai.classic.greedy import GreedyAgent

        return GreedyAgent()
    if name == "mcts" and (limit := _limit(argument)) is not None:
        from sevenwonders.ai.classic.mcts import MctsAgent

        simulations, seconds = limit
        return MctsAgent(seed, simulations=simulations, seconds=seconds)
    raise OptionError("agent/unknown", found=spec, expected=list(SPECS))


def _limit(argument: str) -> tuple[int | None, float | None] | None:
    if re.fullmatch(r"[1-9][0-9]{0,8}", argument):
        return int(argument), None
    if re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,3})?s", argument) and float(argument[:-1]) > 0:
        return None, float(argument[:-1])
    return None
