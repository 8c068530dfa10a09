"""Random numbers: a fixed stream for each seed, every outcome equally likely."""

from collections import Counter
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from sevenwonders.core.rng import Rng


def test_the_stream_of_a_seed_never_changes() -> None:
    """Published outputs of splitmix64 for the seed 1234567; records and benchmarks rely on the stream."""
    rng = Rng(1234567)
    assert [rng.bits64() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@given(st.integers(-(2**70), 2**70), st.integers(1, 2**20))
def test_below_is_below(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


def test_outcomes_are_equally_likely() -> None:
    """Chi-square with 9 degrees of freedom; beyond 33.7 lies one seed in ten thousand, and this seed is fixed."""
    rng = Rng(42)
    counts = Counter(rng.below(10) for _ in range(100_000))
    assert sum((counts[n] - 10_000) ** 2 / 10_000 for n in range(10)) < 33.7


def test_neighbouring_seeds_are_unrelated() -> None:
    firsts = [Rng(seed).below(2) for seed in range(10_000)]
    assert 4_800 < sum(firsts) < 5_200
    repeats = sum(a == b for a, b in pairwise(firsts))
    assert 4_800 < repeats < 5_200
