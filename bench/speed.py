"""Measure speed and memory, beside the recorded numbers.

    python bench/speed.py [duel] [classic] [--seconds 1] [--json] [--record]

Every number is per CPU second of one core, best of several rounds, because these machines are shared. Ratios between
the compiled and the plain form are measured side by side in one process. `--record` stores the numbers in
`bench/speed.json`, with a description of the machine.
"""

import argparse
import json
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import sevenwonders

if TYPE_CHECKING:
    from sevenwonders.classic.state import State

RECORDED = Path(__file__).with_name("speed.json")
ROUNDS = 5


@dataclass(frozen=True, slots=True)
class Measure:
    """One measured number; `better` is the direction of improvement."""

    name: str
    value: float
    unit: str
    better: str


def rate(work: Callable[[int], None], batch: int, seconds: float) -> float:
    """Return the units of work per CPU second, best of several rounds."""
    work(max(1, batch // 10))
    best = 0.0
    for _ in range(ROUNDS):
        done, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds / ROUNDS:
            work(batch)
            done += batch
        best = max(best, done / spent)
    return best


def microseconds(call: Callable[[], object], seconds: float) -> float:
    """Return the microseconds of one call from Python."""

    def many(times: int) -> None:
        for _ in range(times):
            call()

    def nothing(times: int) -> None:
        for _ in range(times):
            _nothing()

    return 1e6 / rate(many, 2000, seconds) - 1e6 / rate(nothing, 2000, seconds / 4)


def _nothing() -> None:
    return None


def cold_start(arguments: list[str]) -> float:
    """Return the CPU seconds of a command from start to exit, best of several runs."""
    best = 60.0
    for _ in range(ROUNDS):
        script = (
            "import resource, subprocess, sys\n"
            "command = [sys.executable, '-m', 'sevenwonders', *sys.argv[1:]]\n"
            "subprocess.run(command, stdout=subprocess.DEVNULL, check=True)\n"
            "used = resource.getrusage(resource.RUSAGE_CHILDREN)\n"
            "print(used.ru_utime + used.ru_stime)"
        )
        run = subprocess.run([sys.executable, "-c", script, *arguments], capture_output=True, text=True, check=True)
        best = min(best, float(run.stdout))
    return best


def duel(seconds: float) -> Iterator[Measure]:
    """Measure the Duel engine and its search."""
    from sevenwonders.ai.duel.evaluator import RandomRollouts
    from sevenwonders.ai.duel.uct import Uct
    from sevenwonders.core.rng import Rng
    from sevenwonders.duel import RULES, Setup, ids, rules
    from sevenwonders.duel.playout import PlayoutTally, play_many
    from sevenwonders.duel.state import PACKED_SIZE
    from sevenwonders.forms import plain

    rng, tally, first = Rng(1), PlayoutTally(), RULES.new(Setup())
    games = rate(lambda n: play_many(first, n, rng, tally), 2000 if sevenwonders.compiled else 20, seconds)
    yield Measure("duel: random games", games, "per s", "higher")
    yield Measure("duel: random decisions", games * tally.decisions / tally.games, "per s", "higher")

    slow_duel, slow_playout, slow_rng = (plain(f"sevenwonders.{name}") for name in ("duel", "duel.playout", "core.rng"))
    slow_first, slow_tally, generator = (
        slow_duel.RULES.new(slow_duel.Setup()),
        slow_playout.PlayoutTally(),
        slow_rng.Rng(1),
    )
    slow = rate(lambda n: slow_playout.play_many(slow_first, n, generator, slow_tally), 20, seconds)
    yield Measure("duel: random games, plain form", slow, "per s", "higher")
    yield Measure("duel: compiled over plain, same process", games / slow, "times", "higher")

    turn = RULES.new(Setup(beginners=True))
    while turn.question() < ids.FIRST_ASK:
        turn = RULES.settle(turn, RULES.sample(turn, rng))
    searched = [0]
    trees = [Uct(turn, RandomRollouts(), 0)]

    def search(simulations: int) -> None:
        """Build a tree as for a move of 50 000 simulations, then start the next search."""
        trees[0].grow(simulations)
        searched[0] += simulations
        if searched[0] % 50_000 < simulations:
            trees[0] = Uct(turn, RandomRollouts(), searched[0])

    batch = 256 if sevenwonders.compiled else 8
    yield Measure("duel: search simulations, start of Age I", rate(search, batch, seconds), "per s", "higher")
    yield Measure("duel: legal moves from Python", microseconds(lambda: rules.legal_ids(turn), seconds), "µs", "lower")

    sell = next(move for move in rules.legal_ids(turn) if ids.SELL_0 <= move < ids.RAISE_0)
    copied = microseconds(turn.copy, seconds)
    both = microseconds(lambda: rules.after_move(turn, sell), seconds)
    yield Measure("duel: copy a state from Python", copied, "µs", "lower")
    yield Measure("duel: copy a state and apply a move, from Python", both, "µs", "lower")
    yield Measure("duel: state, packed", PACKED_SIZE, "bytes", "lower")


def classic(seconds: float) -> Iterator[Measure]:
    """Measure the engine of 7 Wonders and its search."""
    from sevenwonders.ai.classic.ismcts import InformationSetTree
    from sevenwonders.classic import RULES, Setup, ids, rules
    from sevenwonders.classic.knowledge import Knowledge
    from sevenwonders.classic.playout import PlayoutTally, play_many
    from sevenwonders.classic.seen import seen
    from sevenwonders.classic.view import view
    from sevenwonders.core.rng import Rng

    rng = Rng(1)
    for players in (3, 4, 7):
        tally, first = PlayoutTally(), RULES.new(Setup(players, sides="random"))

        def play(games: int, first: "State" = first, tally: PlayoutTally = tally) -> None:
            play_many(first, games, rng, tally)

        games = rate(play, 1000 if sevenwonders.compiled else 10, seconds)
        yield Measure(f"classic: random games, {players} players", games, "per s", "higher")
        decisions = games * tally.decisions / tally.games
        yield Measure(f"classic: random decisions, {players} players", decisions, "per s", "higher")

    turn = RULES.new(Setup(3, sides="night"))
    while turn.question() < ids.FIRST_ASK:
        turn = RULES.settle(turn, RULES.sample(turn, rng))
    tree = InformationSetTree(0, 1, 0.5, 3000, 6)
    batch = 64 if sevenwonders.compiled else 2
    mine = seen(turn, 0)
    knowledge = Knowledge(mine)
    simulations = rate(lambda n: tree.run(knowledge, n), batch, seconds)
    yield Measure("classic: search simulations, start of Age I", simulations, "per s", "higher")
    yield Measure(
        "classic: legal moves from Python", microseconds(lambda: rules.legal_ids(turn, 0), seconds), "µs", "lower"
    )
    yield Measure("classic: copy a state from Python", microseconds(turn.copy, seconds), "µs", "lower")
    yield Measure("classic: view of a seat", microseconds(lambda: view(turn, 0), seconds), "µs", "lower")
    yield Measure("classic: what a seat sees", microseconds(lambda: seen(turn, 0), seconds), "µs", "lower")
    yield Measure("classic: knowledge of a seat", microseconds(lambda: Knowledge(mine), seconds), "µs", "lower")
    yield Measure("classic: sampled state", microseconds(lambda: knowledge.sample(rng), seconds), "µs", "lower")
    yield Measure("classic: state, packed, 3 players", len(turn.pack()), "bytes", "lower")


def start_up(_: float) -> Iterator[Measure]:
    """Measure the time until the command line prints its output."""
    yield Measure("cold start: --version", cold_start(["--version"]), "CPU s", "lower")
    yield Measure(
        "cold start: show",
        cold_start(["show", "duel 1; ask A draft; offer sphinx piraeus colossus pyramids"]),
        "CPU s",
        "lower",
    )


GROUPS: dict[str, Callable[[float], Iterator[Measure]]] = {"duel": duel, "classic": classic, "start": start_up}


def last_recorded(recorded: Path) -> dict[str, dict[str, Any]]:
    """Return the last recorded value of each measure, by name."""
    if not recorded.exists():
        return {}
    return {entry["name"]: entry for entry in json.loads(recorded.read_text("utf-8"))["measures"]}


def main(measured: dict[str, Callable[[float], Iterator[Measure]]] = GROUPS, recorded: Path = RECORDED) -> None:
    parser = argparse.ArgumentParser(description="Measure speed and size.")
    parser.add_argument("groups", nargs="*", choices=[*measured, []], help="what to measure; all if none is named")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each number")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--record", action="store_true", help="keep the numbers as the last recorded ones")
    options = parser.parse_args()
    before = last_recorded(recorded)
    found: list[Measure] = []
    form = "compiled" if sevenwonders.compiled else "plain"
    if not options.json:
        print(f"sevenwonders {sevenwonders.__version__}, {form} form, Python {platform.python_version()}")
    for group in options.groups or measured:
        for measure in measured[group](options.seconds):
            found.append(measure)
            if not options.json:
                last = before[measure.name]["value"] if measure.name in before else None
                change = f"{measure.value / last:8.2f} x the last ({last:,.2f})" if last else ""
                print(f"{measure.name:<46}{measure.value:>14,.2f} {measure.unit:<6}{change}", flush=True)
    report: dict[str, Any] = {"form": form, "python": platform.python_version(), "machine": _processor()}
    measures = {measure.name: asdict(measure) for measure in found}
    if options.json:
        print(json.dumps({**report, "measures": list(measures.values())}, ensure_ascii=False, indent=1))
    if options.record:  # recorded values of groups that were not measured are kept
        report["measures"] = list((before | measures).values())
        recorded.write_text(json.dumps(report, ensure_ascii=False, indent=1) + "\n", "utf-8")


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor()
    return next((line.partition(": ")[2] for line in lines if line.startswith("model name")), platform.processor())


if __name__ == "__main__":
    main()
