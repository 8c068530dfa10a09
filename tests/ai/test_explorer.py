"""Statistics: totals, sums of parts, and the files in the package."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from sevenwonders import compiled
from sevenwonders.ai.arena import interval
from sevenwonders.ai.duel import statistics
from sevenwonders.ai.explorer import explore, share, statistics_of
from sevenwonders.core.errors import OptionError

GAMES = 40 if compiled else 1


def silent(_: int) -> None:
    """Ignore the progress."""


def test_counts_add_up() -> None:
    counts = statistics.chunk(0, GAMES, seed=1, bonus=0, on_progress=silent)
    assert counts["games"] == GAMES == sum(sum(row) for row in counts["wins"])
    for name, each in (("owned", 8), ("picked", 8), ("pairs", 12), ("extra", 2), ("openings", 1)):
        assert sum(games for games, _ in counts[name]) == each * GAMES, name
    assert sum(halves for _, halves in counts["owned"]) == 8 * GAMES
    assert sum(halves for _, halves in counts["extra"]) == 2 * GAMES
    assert all(built[0] <= owned[0] for built, owned in zip(counts["built"], counts["owned"], strict=True))
    positions = sum(row[0] for row in counts["predicted"]) / 7
    assert sum(row[1] for row in counts["predicted"]) == positions
    assert sum(counts["sums"]) == pytest.approx(positions)


@pytest.mark.skipif(not compiled, reason="plays dozens of games")
def test_partial_counts_can_be_added() -> None:
    parts = [statistics.chunk(number, 10, seed=3, bonus=0, on_progress=silent) for number in (0, 1)]
    both = statistics.added(parts)
    assert both["games"] == 20
    assert both["owned"][0][0] == sum(part["owned"][0][0] for part in parts)
    assert parts[0] == statistics.chunk(0, 10, seed=3, bonus=0, on_progress=silent)


def test_the_coins_of_an_even_game_are_interpolated() -> None:
    assert statistics.even({0: 0.4, 1: 0.45, 2: 0.55}) == 1.5
    assert statistics.even({0: 0.6, 1: 0.7}) is None


def test_a_calibration_error_is_the_mean_distance() -> None:
    assert statistics.calibration_error([(10, 2.0, 3), (10, 8.0, 8)]) == 0.05


def test_shares_have_intervals() -> None:
    found = share([400, 400])
    assert (found.share, found.games) == (0.5, 400)
    assert found.error == pytest.approx(0.0488, abs=1e-4)
    assert share([0, 0]).error == 0.0


def test_a_few_games_of_one_result_are_uncertain() -> None:
    """The Wilson interval, as in matches; a normal approximation would have no width here."""
    low, high = interval(1.0, 3)
    assert share([3, 6]).error == pytest.approx((high - low) / 2, abs=1e-5)
    assert share([3, 6]).error > 0.2


@pytest.mark.parametrize("game", ["duel", "classic"])
def test_intervals_in_the_package_are_those_of_share(game: str) -> None:
    rows = list(rates(statistics_of(game)))
    assert len(rows) > 50
    for row in rows:
        if row["games"]:
            assert row["error"] == share([row["games"], 2 * row["share"] * row["games"]]).error


def rates(part: Any) -> Iterator[Mapping[str, Any]]:
    """Yield all win rates with their intervals."""
    if isinstance(part, Mapping):
        if {"games", "share", "error"} <= part.keys():
            yield part
        part = list(part.values())
    if isinstance(part, list):
        for inner in part:
            yield from rates(inner)


@pytest.mark.skipif(not compiled, reason="plays dozens of games")
def test_both_games_can_be_explored() -> None:
    assert explore("duel", 30, 1)["games"] == 30
    found = explore("classic", 1, 1)
    assert set(found["players"]) == {"3", "4", "5", "6", "7"}
    with pytest.raises(OptionError, match="explore/no-statistics"):
        explore("pot", 1, 1)


def test_the_statistics_of_the_package_contain_many_games() -> None:
    found = statistics_of("duel")
    assert found["games"] >= 1_000_000
    assert len(found["owned"]) == 12
    assert len(found["pairs"]) > 50  # some pairs the network never takes
    assert all(kind["error"] <= 0.02 for age in found["calibration"].values() for kind in age.values())
    assert all(table["games"] >= 200_000 for table in statistics_of("classic")["players"].values())
