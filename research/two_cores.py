"""Speed-up of a second thread: batches for learners and training games, on one core and on two.

.venv/bin/python research/two_cores.py [--write] [--rounds 40]

Batches are measured in wall time, step by step. The same games are repeated, alternating one thread and two, and the
fastest time of each step counts, which excludes the load of other processes. Each thread is pinned to its own core.
*Compiled loop* also chooses the actions in compiled code. Training games are measured in wall time, too, alternating,
and the fastest run of each kind counts.
"""

import argparse
import json
import math
import os
import platform
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from sevenwonders.rl.batch import Batch
from sevenwonders.training.classic_schedule import new_course as new_classic
from sevenwonders.training.duel_schedule import new_course as new_duel
from sevenwonders.training.loop import Threads

RESULTS = Path(__file__).with_suffix(".json")
TASKS = Path("/proc/self/task")
CORES = sorted(os.sched_getaffinity(0))
GAMES = 1024
STEPS = 80  # a game and a bit
LEARNED = 500  # games of a training, as many as two workers play at once
WARM = 6  # warm-up steps, not measured


def stepped(batch: Batch) -> None:
    """Take a step as a learner does."""
    batch.step(batch.random_actions())


def in_compiled_loop(batch: Batch) -> None:
    """Take a step with no Python between choice and step."""
    batch.run_random(1)


def batches(game: str, step: Callable[[Batch], None], rounds: int) -> dict[str, float]:
    """Return the decisions per second of one thread, and how many times as many two make."""
    made = [batch_on_cores(game, threads) for threads in (1, 2)]
    seconds: list[list[list[float]]] = [[], []]
    for _ in range(rounds):
        for batch, own in zip(made, seconds, strict=True):
            batch.reset(1)
            own.append([clocked(partial(step, batch)) for _ in range(STEPS)][WARM:])
    one, two = map(undisturbed, seconds)
    return {"one thread": round(GAMES * (STEPS - WARM) / one), "two threads": round(one / two, 2)}


def batch_on_cores(game: str, threads: int) -> Batch:
    """Return a batch; this thread and those of the batch are given a core each."""
    before = set(TASKS.iterdir())
    batch = Batch(game, GAMES, threads=threads, seed=1)
    os.sched_setaffinity(0, CORES[:1])
    for number, task in enumerate(sorted(set(TASKS.iterdir()) - before), 1):
        os.sched_setaffinity(int(task.name), [CORES[number % len(CORES)]])
    return batch


def clocked(work: Callable[[], object]) -> float:
    """Return the seconds that some work takes."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def undisturbed(rounds: list[list[float]]) -> float:
    """Return the seconds of all steps, each from the round in which it was fastest."""
    return math.fsum(min(times) for times in zip(*rounds, strict=True))


def training(new_course: Callable[[int, int], Any], rounds: int) -> dict[str, float]:
    """Return the games per second that one thread learns from, and how many times as many two do."""
    os.sched_setaffinity(0, CORES)
    teams = [Threads(new_course(64, 1), threads, 1) for threads in (1, 2)]
    times = [[clocked(partial(team.play, LEARNED, 0.1)) for team in teams] for _ in range(max(2, rounds // 2))]
    one, two = map(min, zip(*times, strict=True))
    return {"one thread": round(LEARNED / one), "two threads": round(one / two, 2)}


WORK: dict[str, Callable[[int], dict[str, float]]] = {
    "duel batch, compiled loop": partial(batches, "duel", in_compiled_loop),
    "duel batch, stepped from Python": partial(batches, "duel", stepped),
    "classic batch, compiled loop": partial(batches, "classic", in_compiled_loop),
    "classic batch, stepped from Python": partial(batches, "classic", stepped),
    "duel training": partial(training, new_duel),
    "classic training": partial(training, new_classic),
}


def main() -> None:
    """Measure, print, and write the results if asked to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name}")
    parser.add_argument("--rounds", type=int, default=40)
    chosen = parser.parse_args()
    found: dict[str, Any] = {}
    for name, measured in WORK.items():
        found[name] = measured(chosen.rounds)
        print(name, found[name], flush=True)
    if chosen.write:
        head = {"python": platform.python_version(), "unit": "decisions, or games of a training, per second"}
        RESULTS.write_text(json.dumps({**head, **found}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
