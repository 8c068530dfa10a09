"""A small random generator with the same stream in both forms of the code (splitmix64)."""

# Literals beyond 63 bits would be Python objects in compiled code; as C variables of the module they are not.
_WORD = 0xFFFFFFFFFFFFFFFF
_STEP = 0x9E3779B97F4A7C15
_MIX_1 = 0xBF58476D1CE4E5B9
_MIX_2 = 0x94D049BB133111EB


class Rng:
    """Random numbers from a seed; pass it to whatever needs chance, never keep it inside a game state."""

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
        """Return a number from 0 to n - 1; the bias (n / 2**32) is far below anything a match can measure."""
        return ((self.bits64() >> 32) * n) >> 32
