"""Derived seeds: one per game of a match, step of a game or agent of a seat."""

from typing import Final

from sevenwonders.core.rng import Rng

_STEP: Final = 0x9E3779B97F4A7C15
_WORD: Final = (1 << 64) - 1


def derived_seed(seed: int, *path: int) -> int:
    """Return a seed derived from `seed` and a path of integers."""
    for number in path:
        seed = Rng((seed ^ (number + 1) * _STEP) & _WORD).bits64()
    return seed
