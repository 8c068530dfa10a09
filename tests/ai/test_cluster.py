"""Matches on Ray come to the same as at home, seed by seed, however many workers there are and whatever dies.

Ray is large, so CI goes without it: .venv/bin/pip install "ray>=2.40" && .venv/bin/pytest tests/ai/test_cluster.py
"""

import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

import sevenwonders
from sevenwonders.ai import cluster
from sevenwonders.ai.arena import Match, Tally, play_match, run
from sevenwonders.ai.ladder import Ladder, as_data, climb
from sevenwonders.core.errors import OptionError

MATCH = Match("duel", ("mcts:20", "greedy"), games=24, seed=3)


def total(parts: Iterator[Tally]) -> Tally:
    tally = Tally.empty(2)
    for part in parts:
        tally.add(part)
    return tally


# ---- without Ray


def test_without_the_extra_one_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda _: None)
    with pytest.raises(OptionError) as caught:
        list(run(MATCH, cluster="local"))
    assert caught.value.key == "cluster/missing"
    with pytest.raises(OptionError) as caught:
        list(run(MATCH, cluster=" "))
    assert caught.value.key == "cluster/address"


@pytest.mark.parametrize(
    "match",
    [
        Match("duel", ("greedy", "random"), games=6, seed=3),
        pytest.param(
            Match("duel", ("random", "random"), games=5_000, seed=1),
            marks=pytest.mark.skipif(not sevenwonders.compiled, reason="thousands of games take the compiled form"),
        ),
    ],
)
def test_a_match_goes_on_from_its_ledger(match: Match, tmp_path: Path) -> None:
    ledger = tmp_path / "match.jsonl"
    parts = run(match, ledger=ledger)
    for _ in range(3):
        next(parts)
    parts.close()  # type: ignore[attr-defined]  # a generator
    noted = ledger.read_text(encoding="utf-8")
    whole = play_match(match)
    assert total(run(match, ledger=ledger)) == whole
    assert ledger.read_text(encoding="utf-8").startswith(noted)
    before = ledger.stat().st_size
    assert total(run(match, ledger=ledger)) == whole
    assert ledger.stat().st_size == before


def test_a_ledger_of_another_match_is_refused(tmp_path: Path) -> None:
    ledger = tmp_path / "match.jsonl"
    list(run(Match("duel", ("random", "random"), games=10), ledger=ledger))
    with pytest.raises(OptionError, match="ladder/other"):
        list(run(Match("duel", ("random", "random"), games=11), ledger=ledger))
    ledger.write_text("nonsense\n", encoding="utf-8")
    with pytest.raises(OptionError, match="ladder/unreadable"):
        list(run(Match("duel", ("random", "random"), games=10), ledger=ledger))


# ---- with Ray


@pytest.fixture
def nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A cluster of three nodes with one processor each, which this process has joined."""
    ray: Any = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    monkeypatch.setattr(cluster, "CHUNK_SECONDS", 0.05)  # many small tasks, to have some everywhere
    made: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    extra = [made.add_node(num_cpus=1) for _ in range(2)]
    ray.init(address=made.address, log_to_driver=False)
    yield made, extra
    ray.shutdown()
    made.shutdown()


@pytest.mark.filterwarnings("ignore")
@pytest.mark.slow
def test_a_cluster_comes_to_the_same_and_a_killed_node_loses_nothing(nodes: Any) -> None:
    made, (one, _) = nodes
    home = play_match(MATCH)
    assert play_match(MATCH, cluster="auto") == home

    def kill() -> None:
        time.sleep(0.3)
        made.remove_node(one, allow_graceful=False)

    killer = Thread(target=kill)
    killer.start()
    assert play_match(MATCH, cluster="auto") == home
    killer.join()
    ladder = Ladder("duel", ("greedy", "random", "mcts:10"), games=4, seed=2)
    assert as_data(ladder, climb(ladder, cluster="auto")) == as_data(ladder, climb(ladder))
