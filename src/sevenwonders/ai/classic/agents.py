"""The players that a word can name: `random`, `greedy`, `mcts:1000` (simulations) or `mcts:0.5s` (time).

An agent is given what its seat sees and nothing else.
"""

import re
from typing import Final, Protocol

from sevenwonders.classic.moves import Move, move_of
from sevenwonders.classic.seen import Seen, asked
from sevenwonders.core.errors import OptionError
from sevenwonders.core.rng import Rng

SPECS: Final = ("random", "greedy", "mcts:SIMULATIONS", "mcts:SECONDSs")


class Agent(Protocol):
    """Chooses a move for a seat that is asked."""

    name: str

    def choose(self, seen: Seen) -> Move:
        """Return a legal move; raise MoveError if the seat is not asked."""


class RandomAgent:
    """Plays any legal move, all equally likely."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, seen: Seen) -> Move:
        """Return a legal move."""
        moves = asked(seen).legal_ids()
        return move_of(moves[self._rng.below(len(moves))])


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
