"""Row arithmetic gives equal results in both forms; the compiled form is tested through the prices that use it."""

from hypothesis import given
from hypothesis import strategies as st

from sevenwonders.duel.lanes import shortfall

ROW = st.lists(st.integers(0, 40), min_size=8, max_size=8)


@given(ROW, ROW, ROW)
def test_shortfall_counts_only_what_is_lacking(needed: list[int], there: list[int], unit: list[int]) -> None:
    bought = [max(0, n - t) for n, t in zip(needed, there, strict=True)]
    assert shortfall(needed, there, unit) == sum(b * u for b, u in zip(bought, unit, strict=True))


def test_shortfall_of_a_full_store_is_nothing() -> None:
    assert shortfall([3] * 8, [3] * 8, [2] * 8) == 0
