"""What a second thread brings: batches for learners and the games of a training, on one core and on two.

.venv/bin/python bench/two_cores.py [--write] [--rounds 5]

Work is counted per second of processor time of each thread, so that other programs on the machine cost nothing but
noise: 2.0 would be twice as much in the same time. *Two processes* is the same work in two processes that share
nothing: what this machine has to give, whose cores share caches and memory. *On the clock* is told too; it means
something on an idle machine only. One thread, two threads and two processes take turns; the best of each counts.
"""

import argparse
import json
import multiprocessing
import platform
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from sevenwonders.ai.classic.course import new_course as new_classic
from sevenwonders.ai.duel.course import new_course as new_duel
from sevenwonders.ai.training import Threads
from sevenwonders.rl.batch import Batch

RESULTS = Path(__file__).with_suffix(".json")
Rate = tuple[float, float]  # per second of each processor, and per second on the clock


def batch_rate(game: str, threads: int) -> Rate:
    """Return how many decisions a batch makes, in compiled code from beginning to end."""
    batch = Batch(game, 1024, threads=threads, seed=1)
    return timed(lambda: batch.run_random(300), 1024 * 300, threads)


def stepped_rate(game: str, threads: int) -> Rate:
    """Return how many decisions a batch makes that is stepped from Python, as a learner does it."""
    batch = Batch(game, 1024, threads=threads, seed=1)

    def steps() -> None:
        for _ in range(300):
            batch.step(batch.random_actions())

    return timed(steps, 1024 * 300, threads)


def training_rate(new_course: Callable[[int, int], Any], threads: int) -> Rate:
    """Return how many games of self-play a training learns from."""
    team = Threads(new_course(64, 1), threads, 1)
    games = 200 * threads
    return timed(lambda: team.play(games, 0, 0.1), games, threads)


def timed(work: Callable[[], object], amount: int, threads: int) -> Rate:
    """Return how much is done in a second."""
    work()
    cpu, clock = time.process_time(), time.perf_counter()
    work()
    return threads * amount / (time.process_time() - cpu), amount / (time.perf_counter() - clock)


WORK: dict[str, Callable[[int], Rate]] = {
    "duel batch": partial(batch_rate, "duel"),
    "classic batch": partial(batch_rate, "classic"),
    "duel batch, stepped from Python": partial(stepped_rate, "duel"),
    "classic batch, stepped from Python": partial(stepped_rate, "classic"),
    "duel training": partial(training_rate, new_duel),
    "classic training": partial(training_rate, new_classic),
}


def alone(name: str, _: int) -> Rate:
    """Do the work in one thread: what each of two processes does."""
    return WORK[name](1)


def compared(name: str, rounds: int, pool: Any) -> dict[str, float]:
    """Return the rate of one thread, and how many times as much two threads and two processes do."""
    best: dict[str, list[float]] = {kind: [0.0, 0.0] for kind in ("one", "two", "apart")}
    for _ in range(rounds):
        both = pool.map(partial(alone, name), range(2), chunksize=1)
        apart = tuple(sum(rates) for rates in zip(*both, strict=True))
        for kind, rates in (("one", WORK[name](1)), ("two", WORK[name](2)), ("apart", apart)):
            best[kind] = [max(pair) for pair in zip(best[kind], rates, strict=True)]
    one, two, apart_best = best["one"], best["two"], best["apart"]
    return {
        "one thread": round(one[0]),
        "two threads": round(two[0] / one[0], 2),
        "two processes": round(apart_best[0] / one[0], 2),
        "two threads on the clock": round(two[1] / one[1], 2),
    }


def main() -> None:
    """Measure, print, and write the results if asked to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name}")
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    found = {}
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        for name in WORK:
            found[name] = compared(name, chosen.rounds, pool)
            print(name, found[name], flush=True)
    if chosen.write:
        head = {"python": platform.python_version(), "unit": "decisions, or games of a training, per second"}
        RESULTS.write_text(json.dumps({**head, **found}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
