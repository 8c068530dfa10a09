"""Sixteen counters packed into one word behave like sixteen separate numbers."""

from hypothesis import given
from hypothesis import strategies as st

from sevenwonders.classic import counters

FIELDS = st.lists(st.integers(0, 7), min_size=16, max_size=16)


def word(fields: list[int]) -> int:
    return sum(value << 4 * place for place, value in enumerate(fields))


def fields(value: int) -> list[int]:
    assert 0 <= value < 1 << 64
    return [value >> 4 * place & 15 for place in range(16)]


@given(FIELDS, FIELDS)
def test_covers_compares_every_counter(have: list[int], need: list[int]) -> None:
    assert counters.covers(word(have), word(need)) == all(a >= b for a, b in zip(have, need, strict=True))


@given(FIELDS)
def test_covers_accepts_equal_counters(have: list[int]) -> None:
    assert counters.covers(word(have), word(have))


@given(FIELDS, FIELDS)
def test_less_and_more_stay_within_bounds(have: list[int], other: list[int]) -> None:
    assert fields(counters.less(word(have), word(other))) == [max(0, a - b) for a, b in zip(have, other, strict=True)]
    assert fields(counters.more(word(have), word(other))) == [min(7, a + b) for a, b in zip(have, other, strict=True)]


@given(FIELDS, st.integers(0, 8))
def test_least_returns_the_minimum(have: list[int], limit: int) -> None:
    assert fields(counters.least(word(have), limit)) == [min(a, limit) for a in have]


@given(FIELDS)
def test_highest_returns_the_maximum(have: list[int]) -> None:
    assert counters.highest(word(have)) == max(have)
