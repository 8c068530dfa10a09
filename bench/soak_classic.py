"""Play random games of 7 Wonders, check every position of each, and say what came of it.

    python bench/soak_classic.py                       300 000 games over all numbers of players
    python bench/soak_classic.py --games 20000 --seed 7

Game n uses the random numbers of seed + n, whatever the number of threads: equal arguments give equal numbers. If a
position is found that the rules do not allow, the seed of its game is printed and the exit code is 1.
"""

import argparse
import os
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import sevenwonders
from sevenwonders.classic import RULES, Setup
from sevenwonders.classic.ids import FEWEST_SEATS, MOST_SEATS
from sevenwonders.testing.classic_soak import FAULTS, Log, soak

CHUNK = 1_000


def run(setup: Setup, games: int, seed: int, threads: int) -> Log:
    """Play the games, in chunks on all threads; the compiled loop holds no lock."""
    start = RULES.new(setup)
    whole = Log()

    def chunk(first: int) -> Log:
        log = Log()
        soak(start, seed + first, min(CHUNK, games - first), log)
        return log

    with ThreadPoolExecutor(threads) as pool:
        for log in pool.map(chunk, range(0, games, CHUNK)):
            whole.add(log)
            if whole.fault:
                pool.shutdown(cancel_futures=True)
                break
    return whole


def mean(counts: Sequence[int], start: int) -> float:
    """Return the mean of what was counted from `start` on."""
    return sum((start + place) * count for place, count in enumerate(counts)) / max(1, sum(counts))


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=300_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sides", default="choose", help="how the sides of the boards are found")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args(arguments)
    tables = range(FEWEST_SEATS, MOST_SEATS + 1)
    print("players     games   positions decisions/game  points revivals  shared")
    start = time.perf_counter()
    games = 0
    for players in tables:
        log = run(Setup(players, sides=chosen.sides), chosen.games // len(tables), chosen.seed, chosen.threads)
        if log.fault:
            print(f"not so: {FAULTS[log.fault]}; {players} players, seed {log.fault_seed}", file=sys.stderr)
            return 1
        games += log.games
        print(
            f"{players:>7} {log.games:>9,} {log.positions:>11,} {log.decisions / log.games:>14.2f} "
            f"{mean(log.points, -10):>7.2f} {log.revivals:>8,} {log.shared:>7,}",
            flush=True,
        )
    seconds = time.perf_counter() - start
    form = "compiled" if sevenwonders.compiled else "plain"
    print(f"{games:,} games without a fault, {seconds:.1f} s, {games / seconds:,.0f} games/s, {form}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
