"""Matches: equal games in any number of processes, fair seats, statistics."""

import math
import os
import signal
import subprocess
import sys
from contextlib import suppress
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from tests.timeouts import TIMEOUT

from sevenwonders import duel
from sevenwonders.ai.agents import Verdict, make_agent
from sevenwonders.ai.arena import Match, counted, elo, interval, is_batched, play_game, play_match, play_numbered, run
from sevenwonders.core import registry
from sevenwonders.core.errors import MoveError, OptionError
from sevenwonders.core.record import final_state, parse_record
from sevenwonders.core.rng import Rng, derived_seed

GREEDY = Match("duel", ("greedy", "random"), games=4, seed=11)
THREE = Match("classic", ("greedy", "random", "random"), games=6, seed=2)


@pytest.mark.parametrize("match", [GREEDY, THREE], ids=["duel", "classic"])
def test_a_match_does_not_depend_on_the_number_of_processes(match: Match) -> None:
    assert play_match(match, jobs=1) == play_match(match, jobs=2)


def test_a_short_match_is_the_start_of_a_longer_one() -> None:
    short, long = list(run(GREEDY)), list(run(Match("duel", GREEDY.agents, games=5, seed=11)))
    assert long[:4] == short


def test_another_seed_gives_other_games() -> None:
    assert play_match(GREEDY) != play_match(Match("duel", GREEDY.agents, games=4, seed=12))


def test_swapped_agents_play_the_same_draws() -> None:
    """Equal deterministic agents play the same game twice; who sits where decides who wins."""
    match = Match("duel", ("greedy", "greedy"), games=2, seed=5)
    pair = [counted(play_numbered(match, number), match.order(number)) for number in (0, 1)]
    assert pair[0].decisions == pair[1].decisions
    assert pair[0].shares == pair[1].shares[::-1]
    assert pair[0].seats == pair[1].seats
    assert pair[0].points == {reason: points[::-1] for reason, points in pair[1].points.items()}
    unswapped = play_numbered(Match("duel", ("greedy", "greedy"), games=2, seed=5, rotate=False), 1)
    assert [m.step for m in unswapped.moments] != [m.step for m in play_numbered(match, 1).moments]


def test_every_agent_plays_every_seat() -> None:
    assert [THREE.order(number) for number in range(3)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


@pytest.mark.parametrize(
    "match", [Match("duel", ("random", "greedy"), games=6, seed=2), THREE], ids=["duel", "classic"]
)
def test_a_tally_counts_each_game_once(match: Match) -> None:
    tally = play_match(match)
    assert tally.games == 6
    assert sum(tally.shares) == sum(tally.seats) == 6
    assert sum(tally.ended_by(reason) for reason in tally.reasons) == 6
    assert [sum(shares) for shares in zip(*tally.reasons.values(), strict=True)] == tally.shares
    best = match.agents.index("greedy")
    assert tally.share(best) == max(tally.share(agent) for agent in range(len(match.agents)))
    assert [sum(points) for points in zip(*tally.points.values(), strict=True)] == [
        sum(lines.values()) for lines in tally.lines
    ]


@pytest.mark.parametrize(("game", "loop"), [("duel", "duel.match_loop"), ("classic", "classic.match_loop")])
def test_random_games_are_played_in_batches(game: str, loop: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("arena", loop):
        monkeypatch.setattr(f"sevenwonders.ai.{name}.BATCH", 8)
    match = Match(game, ("random",) * registry.rules_of(game).fewest, games=20, seed=1)
    assert is_batched(match)
    parts = list(run(match))
    assert [part.games for part in parts] == [8, 8, 4]
    for part in parts:
        assert sum(part.shares) == sum(part.seats) == part.games
        assert sum(part.ended_by(reason) for reason in part.reasons) == part.games
    assert not is_batched(Match(game, match.agents, games=20, records="folder"))


def test_records_hold_the_games_that_were_counted(tmp_path: Path) -> None:
    match = Match("duel", ("random", "greedy"), games=2, seed=3, records=str(tmp_path / "games"))
    kept = play_match(match)
    assert kept == play_match(Match("duel", ("random", "greedy"), games=2, seed=3))
    records = [parse_record(path.read_text("utf-8")) for path in sorted((tmp_path / "games").iterdir())]
    assert [record.players for record in records] == [{"A": "random", "B": "greedy"}, {"A": "greedy", "B": "random"}]
    returns = [duel.RULES.returns(final_state(record)) for record in records]
    assert kept.shares == [Fraction(returns[0][0] + returns[1][1]), Fraction(returns[0][1] + returns[1][0])]


class Cheat:
    """Returns an illegal move."""

    name = "cheat"

    def choose(self, seen: Any) -> int:
        return 448

    def analyse(self, seen: Any) -> Verdict:
        raise NotImplementedError


def test_an_illegal_move_ends_the_match_and_names_its_agent() -> None:
    with pytest.raises(MoveError) as caught:
        play_game(duel.RULES, (Cheat(), make_agent("duel", "random", 1)), duel.Setup(), Rng(1))
    assert caught.value.details["agent"] == "cheat"


class Stubborn:
    """A user-written agent with only a `choose` method."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, seen: Any) -> int:
        return int(seen.legal_ids()[0])


def test_a_user_written_agent_is_loaded_by_module_and_class() -> None:
    spec = f"{__name__}:Stubborn"
    agent = make_agent("duel", spec, 5)
    assert agent.name == spec
    game = duel.Game(seed=1)
    assert agent.analyse(game.seen()).best.move == agent.choose(game.seen()) == game.legal_moves[0].id
    assert play_match(Match("classic", (spec, "random", "random"), games=1)).games == 1
    for wrong, key in (
        (f"{__name__}:Missing", "agent/no-class"),
        ("no.such.module:Agent", "agent/no-module"),
        (f"{__name__}:GREEDY", "agent/no-choose"),
    ):
        with pytest.raises(OptionError, match=key):
            make_agent("duel", wrong, 1)


def test_a_third_game_is_played_by_the_same_arena() -> None:
    registry.register("pot", "tests.pot:RULES")
    tally = play_match(Match("pot", ("random", "random", "random"), games=6, settings={"target": 5}))
    assert tally.games == sum(tally.shares) == 6
    assert set(tally.reasons) == {"rich"}
    with pytest.raises(OptionError, match="agent/unknown"):
        play_match(Match("pot", ("greedy", "random"), games=1))


def test_an_unknown_agent_is_reported_before_the_match(tmp_path: Path) -> None:
    match = Match("duel", ("greedy", "gredy"), games=2, records=str(tmp_path / "games"))
    with pytest.raises(OptionError):
        next(run(match, jobs=2))
    assert not (tmp_path / "games").exists()


def test_an_abandoned_match_leaves_no_process() -> None:
    from multiprocessing import active_children

    parts = run(Match("duel", ("greedy", "random"), games=400, seed=1), jobs=2)
    next(parts)
    parts.close()  # type: ignore[attr-defined]  # a generator, though only an iterator is promised
    assert active_children() == []


ABANDONED = """
import os, signal
from sevenwonders.ai.arena import Match, run

if __name__ == "__main__":
    parts = run(Match("duel", ("greedy", "random"), games=400, seed=1), jobs=2)
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
        assert parent.communicate(timeout=TIMEOUT)[0] == b""
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


def test_elo_follows_its_formula() -> None:
    assert elo(0.5) == 0
    assert math.isclose(elo(0.75) or 0, 190.848, abs_tol=0.001)
    assert math.isclose(elo(0.25) or 0, -190.848, abs_tol=0.001)
    assert elo(0.0) is elo(1.0) is None
