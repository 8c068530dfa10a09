"""Round robins: ratings, their intervals, and resuming."""

import json
from itertools import combinations
from pathlib import Path

import pytest

from sevenwonders.ai.tournament import FORMAT, Ladder, Meeting, as_data, as_markdown, climb, rate
from sevenwonders.core.errors import OptionError


def expected(difference: float, seats: int = 2) -> float:
    return 1 / (1 + (seats - 1) * 10 ** (-difference / 400))


@pytest.mark.parametrize("seats", [2, 3, 7])
def test_ratings_are_recovered_from_games(seats: int) -> None:
    truth = (150.0, 20.0, -60.0, -110.0)
    meetings = [
        Meeting(one, other, seats, 100_000, 100_000 * expected(truth[one] - truth[other], seats))
        for one, other in combinations(range(4), 2)
    ]
    standings = rate(("a", "b", "c", "d"), meetings)
    assert [standing.agent for standing in standings] == ["a", "b", "c", "d"]
    for standing, elo in zip(standings, truth, strict=True):
        assert standing.elo == pytest.approx(elo, abs=1.0)
        assert standing.margin < 5


def test_the_interval_shrinks_with_the_root_of_the_games() -> None:
    few, many = (rate(("a", "b"), [Meeting(0, 1, 2, n, n * 0.6)])[0].margin for n in (400, 40_000))
    assert few / many == pytest.approx(10, rel=0.1)
    # Both ratings share the difference: its own half-width is twice that of one.
    assert 2 * many == pytest.approx(681 / 200, rel=0.1)


def test_an_undefeated_agent_has_a_finite_rating() -> None:
    best, worst = rate(("a", "b"), [Meeting(0, 1, 2, 50, 50.0)])
    assert best.agent == "a"
    assert 200 < best.elo - worst.elo < 2000


def test_a_ladder_is_played_once(tmp_path: Path) -> None:
    ladder = Ladder("duel", ("greedy", "random"), games=4, seed=1, settings={"beginners": True})
    file = tmp_path / "ladder.json"
    found: list[Meeting] = []
    first = climb(ladder, file, on_meeting=found.append)
    assert [(meeting.one, meeting.other, meeting.games) for meeting in found] == [(0, 1, 4)]
    again = climb(ladder, file, on_meeting=found.append)
    assert again == first
    assert len(found) == 1
    data = json.loads(file.read_text("utf-8"))
    assert data == json.loads(json.dumps(as_data(ladder, first)))
    assert data["format"] == FORMAT
    assert "| `greedy` |" in as_markdown(ladder, first)


def test_a_file_of_another_ladder_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    climb(Ladder("duel", ("random", "random"), games=2), file)
    with pytest.raises(OptionError, match="ladder/other") as found:
        climb(Ladder("duel", ("random", "greedy"), games=3), file)
    assert found.value.details["fields"] == ["agents", "games"]
    for text in ("{", "[]", '{"format": 1, "ladder": {}, "meetings": []}'):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(OptionError, match="ladder/unreadable"):
            climb(Ladder("duel", ("random", "random"), games=2), file)
        assert file.read_text(encoding="utf-8") == text


def test_an_unwritable_folder_is_reported_before_the_first_match(tmp_path: Path) -> None:
    found: list[Meeting] = []
    with pytest.raises(FileNotFoundError):
        climb(
            Ladder("duel", ("random", "greedy"), games=2), tmp_path / "nowhere" / "ladder.json", on_meeting=found.append
        )
    assert found == []


def test_a_ladder_of_more_seats_plays_each_pair_both_ways() -> None:
    ladder = Ladder("classic", ("random", "greedy"), games=3, seats=3)
    assert list(ladder.pairs()) == [(0, 1), (1, 0)]
    assert ladder.match(0, 1).agents == ("random", "greedy", "greedy")
