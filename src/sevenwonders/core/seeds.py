"""Seeds that follow from others: one for each game of a match, each step of a game, each seat's agent."""

from typing import Final

from sevenwonders.core.rng import Rng

_STEP: Final = 0x9E3779B97F4A7C15
_WORD: Final = (1 << 64) - 1


def derived_seed(seed: int, *path: int) -> int:
    """Return a seed of its own for each path of numbers."""
    for number in path:
        seed = Rng((seed ^ (number + 1) * _STEP) & _WORD).bits64()
    return seed
