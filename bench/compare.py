"""Compare speeds as ratios: with the recorded values, or with another checkout.

    python bench/compare.py [--seconds 0.5]                          with bench/speed.json and bench/search_speed.json
    python bench/compare.py --other PATH [--rounds 5] [--seconds 1]  with a built checkout, measured by turns

Both forms run `speed.py` and `search_speed.py`; `--group duel` or `--group classic` selects a game. The checkouts take
turns so that load affects both, and the best of all rounds counts. A ratio above 1 means that this checkout is faster.
The exit code is 1 if a ratio is below `--least`: by default 0.97 for another checkout and 0.5 for recorded values,
which may come from another machine.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent.parent
PROGRAMS = ("speed", "search_speed")
Measures = dict[str, dict[str, Any]]  # by name


def measures(report: str) -> Measures:
    """Return the measures of a JSON report by name."""
    return {measure["name"]: measure for measure in json.loads(report)["measures"]}


def recorded() -> Measures:
    """Load the recorded values of all programs."""
    return {
        name: measure
        for program in PROGRAMS
        for name, measure in measures((HERE / f"bench/{program}.json").read_text("utf-8")).items()
    }


def measured(home: Path, groups: list[str], seconds: float) -> Measures:
    """Run the benchmarks of a checkout with its own Python."""
    found: Measures = {}
    for program in PROGRAMS:
        if (home / f"bench/{program}.py").exists():
            command = [
                str(home / ".venv/bin/python"),
                f"bench/{program}.py",
                *groups,
                "--seconds",
                str(seconds),
                "--json",
            ]
            run = subprocess.run(command, cwd=home, capture_output=True, text=True, check=True)
            found |= measures(run.stdout)
    return found


def better(one: dict[str, Any], two: dict[str, Any]) -> dict[str, Any]:
    """Return the better of two values of one measure."""
    wins = one["value"] >= two["value"] if one["better"] == "higher" else one["value"] <= two["value"]
    return one if wins else two


def best_of(homes: list[Path], groups: list[str], rounds: int, seconds: float) -> list[Measures]:
    """Measure the checkouts by turns; return the best values of each."""
    found: list[Measures] = [{} for _ in homes]
    for _ in range(rounds):
        for best, home in zip(found, homes, strict=True):
            for name, measure in measured(home, groups, seconds).items():
                best[name] = better(measure, best.get(name, measure))
    return found


def lowest_ratio(reference: Measures, here: Measures) -> float:
    """Print reference, value and ratio of each measure; return the lowest ratio."""
    lowest = float("inf")
    for name, measure in here.items():
        if name in reference and reference[name]["value"] > 0 < measure["value"]:
            ratio = measure["value"] / reference[name]["value"]
            ratio = ratio if measure["better"] == "higher" else 1 / ratio
            lowest = min(lowest, ratio)
            values = f"{reference[name]['value']:14.2f} {measure['value']:14.2f} {measure['unit']:8}"
            print(f"{name:70} {values} {ratio:6.2f}")
    print(f"lowest ratio: {lowest:.2f}")
    return lowest


def main() -> int:
    """Compare; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--other", type=Path, help="a built checkout")
    parser.add_argument("--group", action="append", choices=["duel", "classic"], default=[])
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds for each measure")
    parser.add_argument("--least", type=float)
    given = parser.parse_args()
    groups = given.group or ["duel", "classic"]
    if given.other is None:
        reference, (here,) = recorded(), best_of([HERE], groups, given.rounds, given.seconds)
    else:
        reference, here = best_of([given.other.resolve(), HERE], groups, given.rounds, given.seconds)
    least = given.least or (0.5 if given.other is None else 0.97)
    return 0 if lowest_ratio(reference, here) >= least else 1


if __name__ == "__main__":
    sys.exit(main())
