"""Random writes into states raise typed errors; `python -m tests.fuzz.state_writes` makes any number of them."""

import pytest
from tests.effort import effort
from tests.fuzz.state_writes import WAYS, attack

import sevenwonders


@pytest.mark.skipif(not sevenwonders.compiled, reason="the attributes of the plain form can be written")
@pytest.mark.parametrize("seed", range(2))
def test_no_write_corrupts_a_state(seed: int) -> None:
    made, errors, faults = attack(effort(quick=400, default=1_500, deep=50_000), seed)
    assert faults == []
    assert set(made) == set(WAYS)
    assert errors.total() > made.total() / 2
