"""SplitMix64 random number generator and derived seeds, identical in the compiled and the plain form."""

# Cython turns literals beyond 63 bits into Python objects; module-level C variables avoid that.
_WORD = 0xFFFFFFFFFFFFFFFF
_STEP = 0x9E3779B97F4A7C15
_MIX_1 = 0xBF58476D1CE4E5B9
_MIX_2 = 0x94D049BB133111EB
_UNIT = 2.0**-53


class Rng:
    """A seeded generator, passed to functions that sample; never part of a game state."""

    def __init__(self, seed: int) -> None:
        self.state = seed & 0xFFFFFFFFFFFFFFFF

    def bits64(self) -> int:
        """Return 64 random bits."""
        self.state = (self.state + _STEP) & _WORD
        z = self.state
        z = ((z ^ (z >> 30)) * _MIX_1) & _WORD
        z = ((z ^ (z >> 27)) * _MIX_2) & _WORD
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """Return an integer from 0 to n - 1; the bias of n / 2**32 is negligible."""
        return ((self.bits64() >> 32) * n) >> 32

    def uniform(self) -> float:
        """Return a number between 0 and 1, excluding both."""
        return ((self.bits64() >> 11) + 0.5) * _UNIT

    def __reduce__(self) -> tuple[object, ...]:
        return Rng, (self.state,)


def derived_seed(seed: int, *path: int) -> int:
    """Return a seed derived from `seed` and a path of integers: a game of a match, a step, the agent of a seat."""
    for number in path:
        seed = Rng((seed ^ (number + 1) * _STEP) & _WORD).bits64()
    return seed
