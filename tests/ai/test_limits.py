"""Limits: parsing, errors, and use of a budget."""

import time

import pytest

from sevenwonders.ai import limits
from sevenwonders.ai.limits import Budget, Limit
from sevenwonders.core.errors import OptionError


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("1", Limit(1)),
        ("1000", Limit(1000)),
        ("0.5s", Limit(seconds=0.5)),
        ("20ms", Limit(seconds=0.02)),
        ("20ms-cpu", Limit(seconds=0.02, cpu=True)),
        ("0.5s-cpu", Limit(seconds=0.5, cpu=True)),
        ("2s", Limit(seconds=2.0)),
    ],
)
def test_limits_round_trip_as_text(text: str, limit: Limit) -> None:
    assert Limit.parse(text) == limit
    assert str(limit) == text
    assert Limit.parse(str(limit)) == limit


@pytest.mark.parametrize(
    "text",
    ["", "0", "-1", "01", "1.5", "s", "0s", "0ms", "5 s", "5m", "1e3", "nan", "20ms_cpu", "10-cpu", "99999s", "٣"],
)
def test_an_invalid_limit_is_rejected(text: str) -> None:
    with pytest.raises(OptionError) as caught:
        Limit.parse(text)
    assert caught.value.key == "agent/limit"
    assert caught.value.details["found"] == text


def test_a_limit_is_either_simulations_or_seconds() -> None:
    for wrong in ({}, {"simulations": 3, "seconds": 1.0}, {"simulations": -1}, {"seconds": -1.0}):
        with pytest.raises(OptionError):
            Limit(**wrong)


def chunks(budget: Budget) -> list[int]:
    found = []
    while size := budget.chunk():
        found.append(size)
    return found


def test_simulations_are_counted_exactly() -> None:
    for wanted in (1, 255, 256, 257, 1000):
        found = chunks(Budget(Limit(wanted)))
        assert sum(found) == wanted
        assert max(found) <= limits.CHUNK


class Clock:
    """Time that passes by a fixed step at each look."""

    def __init__(self, step: float) -> None:
        self.now = 0.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def test_a_time_limit_allows_at_least_one_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "perf_counter", Clock(0.004))
    assert sum(chunks(Budget(Limit(seconds=1e-6), least=40))) == 40
    budget = Budget(Limit(seconds=0.1))
    found = chunks(budget)
    assert 10 <= len(found) <= 30
    assert found[0] == 1
    assert max(found) <= limits.CHUNK
    assert budget.done == sum(found)


def test_processor_time_is_a_limit_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "perf_counter", Clock(1.0))
    monkeypatch.setattr(time, "thread_time", Clock(0.001))
    assert len(chunks(Budget(Limit(seconds=0.02, cpu=True)))) > 5
    assert len(chunks(Budget(Limit(seconds=0.02), least=1))) == 1
