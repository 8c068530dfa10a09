"""A killed server loses no acknowledged step. For 200 kills: python -m tests.server.crash --times 200"""

import sys
from pathlib import Path

import pytest
from tests.effort import effort
from tests.server.crash import crash


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="has no such signal")
def test_no_step_is_lost_or_done_twice(folder: Path) -> None:
    times = effort(quick=3, default=5, deep=200)
    assert sum(crash(times, seed=3, folder=folder).values()) == times
