"""Wrong calls of everything public get typed errors; `python -m tests.fuzz.wrong_calls` makes as many as one likes."""

import pytest
from tests.effort import effort
from tests.fuzz.wrong_calls import attack


@pytest.mark.parametrize("seed", range(3))
def test_wrong_calls_are_refused_by_typed_errors(seed: int) -> None:
    made, refused, faults = attack(effort(quick=300, default=1_500, deep=30_000), seed)
    assert faults == []
    assert sum(refused.values()) > made / 2
    assert len(refused) > 20
