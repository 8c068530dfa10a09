"""Matches on Ray come to the same as at home, seed by seed, however many workers there are and whatever dies.

A node of Ray does not always start in time on a busy machine, so CI goes without it:
.venv/bin/pip install "ray>=2.40" && .venv/bin/pytest tests/ai/test_cluster.py
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import sevenwonders
from sevenwonders.ai import parallel
from sevenwonders.ai.arena import Match, Tally, play_match, run
from sevenwonders.ai.puzzle_mining import mine
from sevenwonders.ai.tournament import Ladder, as_data, climb
from sevenwonders.core.errors import OptionError

MATCH = Match("duel", ("mcts:20", "greedy"), games=24, seed=3)


def total(parts: Iterator[Tally]) -> Tally:
    tally = Tally.empty(2)
    for part in parts:
        tally.add(part)
    return tally


# ---- without Ray


def test_a_missing_extra_is_reported_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parallel, "find_spec", lambda _: None)
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
def test_a_match_resumes_from_its_ledger(match: Match, tmp_path: Path) -> None:
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


def test_a_ledger_of_another_match_is_rejected(tmp_path: Path) -> None:
    ledger = tmp_path / "match.jsonl"
    list(run(Match("duel", ("random", "random"), games=10), ledger=ledger))
    with pytest.raises(OptionError, match="ladder/other"):
        list(run(Match("duel", ("random", "random"), games=11), ledger=ledger))
    ledger.write_text("nonsense\n", encoding="utf-8")
    with pytest.raises(OptionError, match="ladder/unreadable"):
        list(run(Match("duel", ("random", "random"), games=10), ledger=ledger))


# ---- with Ray


@pytest.fixture
def cluster_of_nodes(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A cluster of two nodes with one processor each, which this process has joined."""
    ray: Any = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    monkeypatch.setattr(parallel, "CHUNK_SECONDS", 0.05)  # many small tasks, to have some everywhere
    made: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    made.add_node(num_cpus=1)
    ray.init(address=made.address, log_to_driver=False)
    yield made
    ray.shutdown()
    made.shutdown()


def on_cluster(work: Callable[[str | None], Any]) -> None:
    """Compare what work comes to on the cluster and at home."""
    assert work("auto") == work(None)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.slow
def test_a_cluster_gives_equal_results_and_survives_a_killed_node(cluster_of_nodes: Any) -> None:
    ladder = Ladder("duel", ("greedy", "random", "mcts:10"), games=4, seed=2)
    on_cluster(lambda address: as_data(ladder, climb(ladder, cluster=address)))
    on_cluster(lambda address: mine("duel", 6 if sevenwonders.compiled else 1, 3, 5, cluster=address))
    (node,) = [node for node in cluster_of_nodes.list_all_nodes() if node is not cluster_of_nodes.head_node]
    parts = run(MATCH, cluster="auto")
    tally = next(parts)
    cluster_of_nodes.remove_node(node, allow_graceful=False)  # with tasks under way
    tally.add(total(parts))
    assert tally == play_match(MATCH)
