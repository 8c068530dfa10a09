"""Matches: the same games whatever the processes, fair seats, and statistics that mean what they say."""

import math
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from tests.patience import PATIENCE

from sevenwonders.ai.duel import arena
from sevenwonders.ai.duel.agents import RandomAgent, make_agent
from sevenwonders.ai.duel.arena import Match, Tally, play_batch, play_game, play_numbered, run
from sevenwonders.ai.match import derived_seed, elo, interval
from sevenwonders.core.errors import MoveError, OptionError
from sevenwonders.core.record import final_state, parse_record
from sevenwonders.core.rng import Rng
from sevenwonders.duel import Setup, ids
from sevenwonders.duel.moves import Begin, Move
from sevenwonders.duel.state import State

GREEDY = Match(("greedy", "random"), games=4, seed=11)


def total(match: Match, jobs: int = 1) -> Tally:
    tally = Tally()
    for part in run(match, jobs):
        tally.add(part)
    return tally


def test_a_match_does_not_depend_on_the_number_of_processes() -> None:
    assert total(GREEDY, jobs=1) == total(GREEDY, jobs=2)


def test_a_part_of_a_match_is_the_beginning_of_a_longer_one() -> None:
    short, long = list(run(GREEDY)), list(run(Match(GREEDY.agents, games=5, seed=11)))
    assert long[:4] == short


def test_another_seed_gives_other_games() -> None:
    assert total(GREEDY) != total(Match(GREEDY.agents, games=4, seed=12))


def test_swapped_agents_meet_the_same_draws_from_both_seats() -> None:
    """Equal deterministic agents play the same game twice; who sits where decides who wins."""
    pair = [play_numbered(Match(("greedy", "greedy"), games=2, seed=5), number) for number in (0, 1)]
    assert pair[0].decisions == pair[1].decisions
    assert pair[0].wins == pair[1].wins[::-1]
    assert pair[0].points == pair[1].points[::-1]
    assert pair[0].first == pair[1].first
    unswapped = play_numbered(Match(("greedy", "greedy"), games=2, seed=5, swap=False), 1)
    assert unswapped.decisions != pair[1].decisions or unswapped.points != pair[1].points


def test_a_tally_counts_each_game_once() -> None:
    tally = total(Match(("random", "greedy"), games=6, seed=2))
    assert tally.games == 6
    assert sum(tally.wins) + tally.shared == 6
    assert sum(tally.by_reason.values()) == 6
    assert [sum(counts) for counts in zip(*tally.victories.values(), strict=True)] == tally.wins
    assert tally.scored == tally.by_reason["civilian"]
    assert tally.share == (tally.wins[0] + tally.shared / 2) / 6
    assert tally.wins[1] > tally.wins[0]


def test_random_games_are_played_in_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "BATCH", 8)
    match = Match(("random", "random"), games=20, seed=1)
    parts = list(run(match))
    assert [part.games for part in parts] == [8, 8, 4]
    assert parts[1] == play_batch(match, 1)
    for part in parts:
        assert sum(part.wins) + part.shared == sum(part.by_reason.values()) == part.games
    first = sum(part.first for part in parts)
    assert first == parts[0].wins[0] + parts[1].wins[1] + parts[2].wins[0] + sum(part.shared for part in parts) / 2


def test_records_hold_the_games_that_were_counted(tmp_path: Path) -> None:
    match = Match(("random", "greedy"), games=2, seed=3, records=str(tmp_path / "games"))
    kept = total(match)
    assert kept == total(Match(("random", "greedy"), games=2, seed=3))
    records = [parse_record(path.read_text("utf-8")) for path in sorted((tmp_path / "games").iterdir())]
    assert [record.players for record in records] == [{"A": "random", "B": "greedy"}, {"A": "greedy", "B": "random"}]
    winners = [final_state(record).winner for record in records]
    assert kept.wins == [(winners[0] == 0) + (winners[1] == 1), (winners[0] == 1) + (winners[1] == 0)]


def test_a_kept_game_is_the_game_that_is_not_kept() -> None:
    agents = (RandomAgent(1), RandomAgent(2))
    kept = play_game(agents, Setup(), Rng(7), keep=True)
    again = play_game((RandomAgent(1), RandomAgent(2)), Setup(), Rng(7))
    assert kept.state == again.state
    assert kept.record is not None
    assert again.record is None
    assert final_state(kept.record) == kept.state
    assert kept.state.question() == ids.OVER


class Cheat:
    name = "cheat"

    def choose(self, state: State) -> Move:
        return Begin(0)


def test_an_illegal_move_ends_the_match_with_its_author() -> None:
    with pytest.raises(MoveError) as caught:
        play_game((Cheat(), make_agent("random", 1)), Setup(), Rng(1))
    assert caught.value.details["agent"] == "cheat"


def test_an_unknown_agent_is_told_before_anything_starts(tmp_path: Path) -> None:
    match = Match(("greedy", "gredy"), games=2, records=str(tmp_path / "games"))
    with pytest.raises(OptionError):
        next(run(match, jobs=2))
    assert not (tmp_path / "games").exists()


def test_a_match_that_is_left_leaves_no_process_behind() -> None:
    from multiprocessing import active_children

    parts = run(Match(("greedy", "random"), games=400, seed=1), jobs=2)
    next(parts)
    parts.close()  # type: ignore[attr-defined]  # a generator, though only an iterator is promised
    assert active_children() == []


ABANDONED = """
import os, signal
from sevenwonders.ai.duel.arena import Match, run

if __name__ == "__main__":
    parts = run(Match(("greedy", "random"), games=400, seed=1), jobs=2)
    next(parts)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="has no such signal")
def test_the_processes_of_a_match_end_with_a_parent_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "abandoned.py"
    script.write_text(ABANDONED, encoding="utf-8")
    parent = subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, start_new_session=True)
    try:
        # The workers hold the pipe, too: it ends when the last of them has.
        assert parent.communicate(timeout=PATIENCE)[0] == b""
        assert parent.returncode == -signal.SIGKILL
    finally:
        with suppress(ProcessLookupError):
            os.killpg(parent.pid, signal.SIGKILL)


def test_seeds_of_different_paths_differ() -> None:
    seeds = {derived_seed(0, a, b) for a in range(40) for b in range(40)} | {derived_seed(0, a) for a in range(40)}
    assert len(seeds) == 1640
    assert derived_seed(3, 1, 2) == derived_seed(3, 1, 2) != derived_seed(3, 2, 1)


def test_intervals_contain_their_share_and_shrink() -> None:
    for share in (0.0, 0.1, 0.5, 1.0):
        wide, narrow = interval(share, 20), interval(share, 2000)
        assert 0 <= wide[0] <= narrow[0] <= share <= narrow[1] <= wide[1] <= 1
    low, high = interval(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert interval(0.5, 0) == (0.0, 1.0)
    assert interval(1.0, 20)[0] > 0.8


def test_elo_is_what_the_formula_says() -> None:
    assert elo(0.5) == 0
    assert math.isclose(elo(0.75) or 0, 190.848, abs_tol=0.001)
    assert math.isclose(elo(0.25) or 0, -190.848, abs_tol=0.001)
    assert elo(0.0) is elo(1.0) is None
