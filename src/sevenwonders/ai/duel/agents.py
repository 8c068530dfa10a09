"""The players of Duel that a word can name: `random`, `greedy`, `mcts:1000` (simulations) or `mcts:0.5s` (time)."""

from contextlib import suppress
from typing import Final, Protocol

from sevenwonders.ai.limits import Limit
from sevenwonders.core.errors import OptionError
from sevenwonders.core.rng import Rng
from sevenwonders.duel import rules
from sevenwonders.duel.moves import Move, move_of
from sevenwonders.duel.state import State

SPECS: Final = ("random", "greedy", "mcts:SIMULATIONS", "mcts:SECONDSs")


class Agent(Protocol):
    """Chooses a move for whichever seat is asked. Duel has no secrets, so the state is what both players see."""

    name: str

    def choose(self, state: State) -> Move:
        """Return a legal move; the state stays as it is."""


class RandomAgent:
    """Plays any legal move, all equally likely."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, state: State) -> Move:
        """Return a legal move."""
        moves = rules.legal_ids(state)
        return move_of(moves[self._rng.below(len(moves))])


def make_agent(spec: str, seed: int) -> Agent:
    """Return the agent that a spec names; raise OptionError if there is none."""
    name, colon, argument = spec.strip().partition(":")
    if name == "random" and not colon:
        return RandomAgent(seed)
    if name == "greedy" and not colon:
        from sevenwonders.ai.duel.greedy import GreedyAgent

        return GreedyAgent()
    if name == "mcts":
        from sevenwonders.ai.duel.evaluator import Playouts
        from sevenwonders.ai.duel.searcher import SearchAgent

        with suppress(OptionError):
            return SearchAgent(Playouts(), Limit.parse(argument), seed, name="mcts", exact=False)
    raise OptionError("agent/unknown", found=spec, expected=list(SPECS))
