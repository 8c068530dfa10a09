"""How strong an AI can be, by a name that people choose: the one place that says which agent a level means.

>>> list(levels_of("duel"))
['beginner', 'easy', 'medium', 'hard', 'expert']
>>> levels_of("duel")["easy"]
'greedy'
"""

from collections.abc import Mapping
from typing import Final

_LEVELS: Final[Mapping[str, Mapping[str, str]]] = {
    "duel": {
        "beginner": "random",
        "easy": "greedy",
        "medium": "mcts:300",
        "hard": "net",
        "expert": "net:1s",
    },
    # All bots of a table are asked at once, six at most, and there may be one process to think for them all.
    "classic": {
        "beginner": "random",
        "easy": "greedy",
        "medium": "mcts:100",
        "hard": "mcts:0.1s",
        "expert": "mcts:0.3s",
    },
}
_ANY_GAME: Final = {"easy": "random"}


def levels_of(game: str) -> Mapping[str, str]:
    """Return the levels of a game, weakest first, each with the agent that plays it."""
    return _LEVELS.get(game, _ANY_GAME)
