"""Play random games, check every position, and print statistics of random play.

    python -m tests.soak duel                              a million games
    python -m tests.soak duel --games 20000 --beginners --seed 7
    python -m tests.soak duel --json                       JSON output
    python -m tests.soak classic                           300 000 games over all numbers of players

Game n is played with seed + n, so the result does not depend on the number of threads. On an illegal position the seed
of its game is printed, in Duel also the position, and the exit code is 1. Some games of Duel are also played through
the checked functions, under every check of the conformance kit.
"""

import argparse
import json
import math
import os
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from tests.soak.build import compiled

import sevenwonders
from sevenwonders import classic
from sevenwonders.classic.ids import FEWEST_SEATS, MOST_SEATS
from sevenwonders.core.rng import Rng
from sevenwonders.duel import RULES, Setup, ids, nature, rules
from sevenwonders.duel.ids import REASONS
from sevenwonders.duel.position import position_text
from sevenwonders.duel.rules import Choices
from sevenwonders.duel.state import State
from sevenwonders.testing.duel import DUEL
from sevenwonders.testing.kit import CHECKS, random_walk

if TYPE_CHECKING:
    from tests.soak import classic_invariants, duel_invariants
else:
    duel_invariants, classic_invariants = compiled("duel_invariants"), compiled("classic_invariants")

CHUNK = 1_000
L = TypeVar("L", duel_invariants.Log, classic_invariants.Log)
Z = 1.959964  # of a 95 % confidence interval


def share(part: int, whole: int) -> dict[str, float]:
    """Return a share with its 95 % confidence interval (Wilson)."""
    if not whole:
        return {"share": 0.0, "low": 0.0, "high": 1.0}
    p = part / whole
    middle = (p + Z * Z / (2 * whole)) / (1 + Z * Z / whole)
    reach = Z / (1 + Z * Z / whole) * math.sqrt(p * (1 - p) / whole + Z * Z / (4 * whole * whole))
    return {"share": p, "low": middle - reach, "high": middle + reach}


def spread(counts: Sequence[int], *, independent: bool = True) -> dict[str, float]:
    """Return mean, standard deviation, extremes and quartiles of a histogram.

    `independent` samples also get a 95 % confidence interval of the mean; decisions of one game are not independent.
    """
    whole = sum(counts)
    if not whole:
        return {}
    mean = sum(value * count for value, count in enumerate(counts)) / whole
    variance = sum((value - mean) ** 2 * count for value, count in enumerate(counts)) / whole
    found: dict[str, float] = {"mean": mean, "sd": math.sqrt(variance)}
    if independent:
        reach = Z * math.sqrt(variance / whole)
        found |= {"low": mean - reach, "high": mean + reach}
    for name, part in {"least": 0.0, "quarter": 0.25, "median": 0.5, "three_quarters": 0.75, "most": 1.0}.items():
        needed = max(1, math.ceil(part * whole))
        seen = 0
        for value, count in enumerate(counts):
            seen += count
            if seen >= needed:
                found[name] = value
                break
    return found


def in_chunks(whole: L, games: int, seed: int, threads: int, play: Callable[[int, int, L], None]) -> L:
    """Add to `whole` the logs of all games, played in chunks on a thread pool; stop at the first fault.

    `play(seed, games, log)` runs without the GIL.
    """

    def chunk(first: int) -> L:
        log = type(whole)()
        play(seed + first, min(CHUNK, games - first), log)
        return log

    with ThreadPoolExecutor(threads) as pool:
        for log in pool.map(chunk, range(0, games, CHUNK)):
            whole.add(log)
            if whole.fault:
                pool.shutdown(cancel_futures=True)
                break
    return whole


def find_fault(setup: Setup, seed: int) -> tuple[State, State]:
    """Replay a game that has a fault; return the positions before and at it."""
    state = RULES.new(setup)
    rng = Rng(seed)
    choices = Choices()
    before = state
    while not duel_invariants.fault(state, choices):
        before = state.copy()
        if state.question() < ids.FIRST_ASK:
            state = nature.after_draw(state, rng)
        else:
            state = rules.after_move(state, choices.nth(rng.below(choices.count)))
    return before, state


def pass_kit(setup: Setup, walks: int, seed: int) -> None:
    """Play `walks` games through the checked functions, under every check of the conformance kit."""
    for n in range(walks):
        walk = random_walk(DUEL, setup, seed + n)
        for check in CHECKS:
            check(DUEL, walk)


def statistics(log: duel_invariants.Log) -> dict[str, Any]:
    """Return the numbers of a run."""
    return {
        "games": log.games,
        "positions": log.positions,
        "decisions_per_game": spread(log.decisions),
        "legal_moves_per_decision": spread(log.branching, independent=False),
        "victories": {reason: share(log.reasons[n], log.games) for n, reason in enumerate(REASONS) if reason},
        "winners": dict(zip(("first", "second", "shared"), (share(wins, log.games) for wins in log.wins), strict=True)),
        "civilian_points": {"first": spread(log.points[0]), "second": spread(log.points[1])},
    }


def table(numbers: dict[str, Any]) -> str:
    """Return the numbers as text."""
    lines = [f"{numbers['games']:,} games, {numbers['positions']:,} positions, each checked: no fault"]

    def counted(title: str, found: dict[str, float]) -> None:
        if found:
            bounds = f"({found['low']:.3f} to {found['high']:.3f})" if "low" in found else ""
            five = " ".join(f"{found[key]:.0f}" for key in ("least", "quarter", "median", "three_quarters", "most"))
            lines.append(f"{title:28}{found['mean']:9.3f}  {bounds:22} sd {found['sd']:5.2f}  quartiles {five}")

    def shared(title: str, found: dict[str, float]) -> None:
        bounds = f"({100 * found['low']:.3f} to {100 * found['high']:.3f})"
        lines.append(f"{title:28}{100 * found['share']:8.3f} % {bounds}")

    counted("decisions per game", numbers["decisions_per_game"])
    counted("legal moves per decision", numbers["legal_moves_per_decision"])
    for reason, found in numbers["victories"].items():
        shared(f"{reason} victories", found)
    for who, found in numbers["winners"].items():
        shared("shared victories" if who == "shared" else f"won by the {who} player", found)
    for who, found in numbers["civilian_points"].items():
        counted(f"civilian points, {who}", found)
    return "\n".join([*lines, "In brackets: 95 % confidence."])


def soak_duel(chosen: argparse.Namespace) -> int:
    """Run the soak of Duel; return the exit code."""
    setup = Setup(beginners=chosen.beginners, bonus=chosen.bonus)
    first, start = RULES.new(setup), time.perf_counter()

    def play(seed: int, games: int, log: duel_invariants.Log) -> None:
        duel_invariants.soak(first, seed, games, log)

    log = in_chunks(duel_invariants.Log(), chosen.games or 1_000_000, chosen.seed, chosen.threads, play)
    seconds = time.perf_counter() - start
    if log.fault:
        before, after = find_fault(setup, log.fault_seed)
        print(
            f"illegal position: {duel_invariants.FAULTS[log.fault]}\nseed {log.fault_seed}, before and after:",
            file=sys.stderr,
        )
        print(position_text(before), position_text(after), sep="\n", file=sys.stderr)
        return 1
    pass_kit(setup, chosen.kit, chosen.seed)
    numbers = statistics(log)
    if chosen.json:
        print(json.dumps({"game": "duel", "seed": chosen.seed, "seconds": seconds, **numbers}, indent=1))
        return 0
    print(table(numbers))
    print(f"{seconds:.1f} s, {log.games / seconds:,.0f} games/s, {form()}; {chosen.kit} games passed the kit")
    return 0


def mean(counts: Sequence[int], start: int) -> float:
    """Return the mean of a histogram whose first bin is `start`."""
    return sum((start + place) * count for place, count in enumerate(counts)) / max(1, sum(counts))


def soak_classic(chosen: argparse.Namespace) -> int:
    """Run the soak of 7 Wonders for all numbers of players; return the exit code."""
    counts = range(FEWEST_SEATS, MOST_SEATS + 1)
    print("players     games   positions decisions/game  points revivals  shared")
    start, games = time.perf_counter(), 0
    for players in counts:
        first = classic.RULES.new(classic.Setup(players, sides=chosen.sides))

        def play(seed: int, games: int, log: classic_invariants.Log, first: classic.State = first) -> None:
            classic_invariants.soak(first, seed, games, log)

        share_of_games = (chosen.games or 300_000) // len(counts)
        log = in_chunks(classic_invariants.Log(), share_of_games, chosen.seed, chosen.threads, play)
        if log.fault:
            fault_name = classic_invariants.FAULTS[log.fault]
            print(f"illegal position: {fault_name}; {players} players, seed {log.fault_seed}", file=sys.stderr)
            return 1
        games += log.games
        print(
            f"{players:>7} {log.games:>9,} {log.positions:>11,} {log.decisions / log.games:>14.2f} "
            f"{mean(log.points, -10):>7.2f} {log.revivals:>8,} {log.shared:>7,}",
            flush=True,
        )
    seconds = time.perf_counter() - start
    print(f"{games:,} games without a fault, {seconds:.1f} s, {games / seconds:,.0f} games/s, {form()}")
    return 0


def form() -> str:
    return "compiled" if sevenwonders.compiled else "plain"


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=["duel", "classic"])
    parser.add_argument("--games", type=int, help="default: 1 000 000 of Duel, 300 000 of 7 Wonders")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--beginners", action="store_true", help="Duel: the beginners' wonders instead of a draft")
    parser.add_argument("--bonus", type=int, default=0, help="Duel: extra coins of the second player")
    parser.add_argument("--kit", type=int, default=20, help="Duel: games played under the conformance kit as well")
    parser.add_argument("--json", action="store_true", help="Duel: print JSON")
    parser.add_argument("--sides", default="choose", help="7 Wonders: selection of the board sides")
    chosen = parser.parse_args(arguments)
    return (soak_duel if chosen.game == "duel" else soak_classic)(chosen)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
