"""Two checkouts side by side in one run: is this one slower than the other anywhere?

    python bench/compare.py OTHER [--rounds 5] [--seconds 1] [duel] [classic]

OTHER is another checkout that has been set up and built. The two take turns, so that a busy machine is busy for both,
and of every number the best of all rounds counts. A ratio above 1 means that this checkout is the better one.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent.parent


def measured(home: Path, games: list[str], seconds: float) -> dict[str, dict[str, Any]]:
    """Return what the other checkout's own benchmark prints, run by its own Python."""
    command = [str(home / ".venv/bin/python"), "bench/speed.py", *games, "--seconds", str(seconds), "--json"]
    run = subprocess.run(command, cwd=home, capture_output=True, text=True, check=True)
    return {measure["name"]: measure for measure in json.loads(run.stdout)["measures"]}


def better(one: dict[str, Any], two: dict[str, Any]) -> dict[str, Any]:
    """Return the better of two measures of the same thing."""
    wins = one["value"] >= two["value"] if one["better"] == "higher" else one["value"] <= two["value"]
    return one if wins else two


def best_of(homes: list[Path], games: list[str], rounds: int, seconds: float) -> list[dict[str, dict[str, Any]]]:
    """Return the best of every number for each checkout; they take turns."""
    found: list[dict[str, dict[str, Any]]] = [{} for _ in homes]
    for _ in range(rounds):
        for best, home in zip(found, homes, strict=True):
            for name, measure in measured(home, games, seconds).items():
                best[name] = better(measure, best.get(name, measure))
    return found


def main() -> int:
    """Print both numbers and their ratio; the exit code says whether any is below 0.97."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("other", type=Path)
    parser.add_argument("games", nargs="*", default=["duel", "classic"])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    other, here = best_of([given.other.resolve(), HERE], given.games, given.rounds, given.seconds)
    lowest = 9.0
    for name, measure in here.items():
        if name in other and other[name]["value"] > 0:
            ratio = measure["value"] / other[name]["value"]
            ratio = ratio if measure["better"] == "higher" else 1 / ratio
            lowest = min(lowest, ratio)
            print(f"{name:60} {other[name]['value']:14.2f} {measure['value']:14.2f} {measure['unit']:8} {ratio:6.2f}")
    print(f"the lowest ratio: {lowest:.2f}")
    return 0 if lowest >= 0.97 else 1


if __name__ == "__main__":
    sys.exit(main())
