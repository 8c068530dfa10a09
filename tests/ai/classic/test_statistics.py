"""Tests of the self-play statistics of 7 Wonders."""

import pytest

from sevenwonders import classic
from sevenwonders.ai.agents import make_agent
from sevenwonders.ai.classic import statistics
from sevenwonders.ai.classic.statistics import Counts, _count


class FixedReturns:
    """Rules that return the same victory shares for every state."""

    def __init__(self, shares: tuple[float, ...]) -> None:
        self.shares = shares

    def returns(self, state: object) -> tuple[float, ...]:
        return self.shares


@pytest.mark.parametrize("winners", [1, 2, 3, 4])
def test_shares_of_a_victory_add_up_to_one(monkeypatch: pytest.MonkeyPatch, winners: int) -> None:
    game, agent = classic.Game(seed=3, players=4), make_agent("classic", "random", 1)
    while not game.is_over:
        game.play(agent.choose(game.seen()))
    shares = tuple(1 / winners if seat < winners else 0.0 for seat in range(4))
    monkeypatch.setattr(statistics, "RULES", FixedReturns(shares))
    counts = Counts()
    _count(counts, game.state)
    assert sum(row[1] for row in counts.boards.values()) == pytest.approx(1)
    assert sum(row[1] for row in counts.strategies.values()) == pytest.approx(1)


def test_progress_reports_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statistics, "BATCH", 2)
    finished: list[int] = []
    statistics.explore(3, 1, finished.append)
    assert sum(finished) == 3 * len(statistics.PLAYERS)
