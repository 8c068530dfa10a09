"""7 Wonders passes the conformance kit."""

import pytest
from tests.effort import effort

from sevenwonders.classic import Setup
from sevenwonders.testing.classic import CLASSIC
from sevenwonders.testing.kit import CHECKS, Check, random_walk

WALKS = effort(quick=1, default=1, deep=100)


@pytest.mark.parametrize("setup", CLASSIC.setups, ids=repr)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_classic_conforms(check: Check, setup: Setup) -> None:
    for seed in range(WALKS):
        check(CLASSIC, random_walk(CLASSIC, setup, seed))
