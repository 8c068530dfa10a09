"""Measure Ray's overhead and check equal results in one process, a process pool and clusters.

.venv/bin/python bench/cluster.py [--write] [--games 400] [--rounds 3]        needs the extra "cluster"

Clusters of 1, 2 and 4 nodes with one CPU each run on this machine, and one of 4 nodes that loses a node during the
match; all must produce the same JSON. Then the match runs alternately in two processes and on two CPUs of Ray. Start-up
is not included, and the best round counts. *Busy* is the share of wall time in which chunks are computed; the rest is
communication and waiting. CPU time of Ray's own processes is visible in the wall time only.
"""

import argparse
import json
import logging
import os
import platform
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from sevenwonders.ai import parallel
from sevenwonders.ai.arena import Match, Tally, play_parts, run
from sevenwonders.ai.parallel import RAY_SETTINGS, Executor, executor
from sevenwonders.cli.lineup import Lineup
from sevenwonders.cli.report import Report

RESULTS = Path(__file__).with_suffix(".json")


def main() -> None:
    """Measure, print, and write the results on request."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name}")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--simulations", type=int, default=400, help="of one of the two agents, for each move")
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    match = Match("duel", (f"mcts:{chosen.simulations}", "greedy"), chosen.games, seed=1)
    found = {"same": same(match), **overhead(match, chosen.rounds)}
    print(json.dumps(found, indent=1))
    if chosen.write:
        head = {"python": platform.python_version(), "match": f"{', '.join(match.agents)}: {match.games} games"}
        RESULTS.write_text(json.dumps({**head, **found}, indent=1) + "\n", encoding="utf-8")


# ---- equal results


def same(match: Match) -> dict[str, bool]:
    """Return for each cluster whether its JSON equals that of one process."""
    home = result(match, run(match))
    found = {}
    for nodes in (1, 2, 4):
        with cluster(nodes):
            found[f"{nodes} nodes"] = result(match, run(match, cluster="auto")) == home
        print(found, flush=True)
    with cluster(4) as made:
        found["4 nodes, one killed"] = result(match, killing(made, run(match, cluster="auto"))) == home
    print(found, flush=True)
    return found


def killing(made: Any, parts: Iterator[Tally]) -> Iterator[Tally]:
    """Remove a node of a cluster after the first result."""
    yield from islice(parts, 4)
    made.remove_node(next(iter(made.worker_nodes)), allow_graceful=False)
    yield from parts


def result(match: Match, tallies: Iterable[Tally]) -> str:
    """Return the output of `simulate --json` for a match without its time."""
    tally = Tally.empty(len(match.agents))
    for part in tallies:
        tally.add(part)
    data = Report(match, Lineup(match.agents, (0, 1)), tally, 1.0, 1, False).as_data()
    return json.dumps({**data, "timing": None})


@contextmanager
def cluster(nodes: int) -> Iterator[Any]:
    """Start a cluster of nodes with one CPU each and connect to it."""
    os.environ.update(RAY_SETTINGS | os.environ)
    import ray
    from ray.cluster_utils import Cluster

    made: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    for _ in range(nodes - 1):
        made.add_node(num_cpus=1)
    ray.init(address=made.address, log_to_driver=False, logging_level=logging.ERROR)
    try:
        yield made
    finally:
        ray.shutdown()
        made.shutdown()


# ---- overhead


def overhead(match: Match, rounds: int) -> dict[str, float]:
    """Return the seconds of a match on two CPUs with a pool and with Ray, and the difference."""
    best = {"pool": (1e9, 0.0), "ray": (1e9, 0.0)}
    with executor(2) as pool, cluster(2), executor(cluster="auto") as nodes:
        for place in (pool, nodes):  # warm-up: each worker is called once
            list(place.results(partial(play_parts, match), range(8), size=1))
        for _ in range(rounds):
            for name, place in (("pool", pool), ("ray", nodes)):
                best[name] = min(best[name], measured(place, match))
                print(f"{name}: {best[name][0]:.2f} s, busy {best[name][1]:.3f}", flush=True)
    return {
        "chunk seconds": parallel.CHUNK_SECONDS,
        "pool seconds": round(best["pool"][0], 2),
        "pool busy": round(best["pool"][1], 3),
        "ray seconds": round(best["ray"][0], 2),
        "ray busy": round(best["ray"][1], 3),
        "overhead on the clock": round(best["ray"][0] / best["pool"][0] - 1, 3),
        "overhead in sending and waiting": round(best["pool"][1] / best["ray"][1] - 1, 3),
    }


def timed_chunk(match: Match, numbers: range) -> float:
    """Play a chunk of games; return the elapsed seconds."""
    start = time.perf_counter()
    play_parts(match, numbers)
    return time.perf_counter() - start


def measured(place: Executor, match: Match) -> tuple[float, float]:
    """Return the seconds of a match and the share in which two CPUs were busy."""
    start = time.perf_counter()
    busy = sum(place.results(partial(timed_chunk, match), range(match.games)))
    seconds = time.perf_counter() - start
    return seconds, busy / (2 * seconds)


if __name__ == "__main__":
    main()
