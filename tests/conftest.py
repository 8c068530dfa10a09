"""Settings for all tests: Hypothesis profiles, Ctrl-C, and restored registries."""

import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from sevenwonders.ai import game_support
from sevenwonders.core import registry

# HYPOTHESIS_PROFILE is quick, default or deep.
# In CI the same commit gives the same examples; elsewhere every run generates new ones.
common = settings(deadline=None, derandomize=bool(os.environ.get("CI")), suppress_health_check=[HealthCheck.too_slow])

settings.register_profile("quick", common, max_examples=10, stateful_step_count=20)
settings.register_profile("default", common, max_examples=100)
settings.register_profile("deep", common, max_examples=5_000, stateful_step_count=200)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))

# In the background of a script this process ignores Ctrl-C, and every program that it starts would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def games_added_by_a_test_go_with_it() -> Iterator[None]:
    registries: tuple[dict[str, Any], ...] = (registry._PLACES, game_support._SUPPORT)
    before = [dict(entries) for entries in registries]
    yield
    for entries, kept in zip(registries, before, strict=True):
        entries.clear()
        entries.update(kept)
