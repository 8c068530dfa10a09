"""7 Wonders Duel.

>>> from sevenwonders import duel
>>> game = duel.Game(seed=7, beginners=True)
>>> game.price("pyramids").total
8
"""

from sevenwonders import compiled
from sevenwonders.duel import guards
from sevenwonders.duel.game import CitySummary, Game
from sevenwonders.duel.ruleset import RULES
from sevenwonders.duel.seen import Seen
from sevenwonders.duel.setup import Setup
from sevenwonders.duel.state import State

__all__ = ["RULES", "CitySummary", "Game", "Seen", "Setup", "State"]


def __dir__() -> list[str]:
    return __all__


if compiled:
    guards.install()
