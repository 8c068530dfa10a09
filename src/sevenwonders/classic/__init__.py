"""7 Wonders, second edition, for three to seven players.

>>> from sevenwonders import classic
>>> game = classic.Game(seed=7, players=3, sides="day")
>>> game.asked
(0, 1, 2)
"""

from sevenwonders import compiled
from sevenwonders.classic import guards
from sevenwonders.classic.game import CitySummary, Game
from sevenwonders.classic.ruleset import RULES
from sevenwonders.classic.seen import Seen
from sevenwonders.classic.setup import Setup
from sevenwonders.classic.state import State

__all__ = ["RULES", "CitySummary", "Game", "Seen", "Setup", "State"]


def __dir__() -> list[str]:
    return __all__


if compiled:
    guards.install()
