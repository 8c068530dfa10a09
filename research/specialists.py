"""Duel agents that overrate one strategy; a robust agent must beat them.

    PYTHONPATH=research sevenwonders simulate duel --agents net,specialists:Science --games 1000

They evaluate a move by the packaged network, one ply deep, and add a bonus for new scientific symbols and pairs, for
shields, or for coins and production. The bonuses of the first two equal those of the specialists used in training.
"""

from typing import Any, Final

from sevenwonders.ai.duel.network_evaluator import NetworkEvaluator
from sevenwonders.ai.networks import network_of
from sevenwonders.core.protocol import Seen
from sevenwonders.duel import ids, rules
from sevenwonders.duel.state import State

NEW_SYMBOL: Final = 0.35
PAIR: Final = 0.2
SHIELD: Final = 0.12
RESOURCE: Final = 0.12
COIN: Final = 0.03


class Specialist:
    """Takes the move with the highest value and bonus together."""

    def __init__(self, seed: int) -> None:
        del seed  # the same every time
        self.name = type(self).__name__.lower()
        self._evaluator = NetworkEvaluator(network_of("duel"))

    def choose(self, seen: Seen[Any]) -> int:
        """Return the move it loves most."""
        state: State = seen.state
        values = self._evaluator.afterstates_of(state)
        return max(values, key=lambda move: values[move] + self.bonus(state, _after(state, move)))

    def bonus(self, before: State, after: State) -> float:
        """Return by how much a move is overrated."""
        raise NotImplementedError


class Science(Specialist):
    """Overrates scientific symbols."""

    def bonus(self, before: State, after: State) -> float:
        """Return something for a new symbol, and for a pair."""
        me = before.active
        new = (after.symbols[me] & ~before.symbols[me]).bit_count()
        greens = after.kinds[me][ids.GREEN] - before.kinds[me][ids.GREEN]
        return NEW_SYMBOL * new + PAIR * max(0, greens - new)


class Military(Specialist):
    """Overrates shields."""

    def bonus(self, before: State, after: State) -> float:
        """Return something for every step of the pawn."""
        steps = after.pawn - before.pawn
        return SHIELD * (-steps if before.active else steps)


class Economy(Specialist):
    """Overrates coins and resources."""

    def bonus(self, before: State, after: State) -> float:
        """Return something for every resource and coin that is won."""
        me = before.active
        produced = sum(after.produce[me]) - sum(before.produce[me])
        return RESOURCE * produced + COIN * (after.coins[me] - before.coins[me])


def _after(state: State, move: int) -> State:
    return rules.after_move(state, move)
