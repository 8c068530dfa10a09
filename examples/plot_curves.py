"""Draw learning curves: the mean over seeds and, from three seeds on, its 95 % interval.

    pip install "sevenwonders[plot]"
    python -m examples.plot_curves "MaskablePPO=sb3.jsonl" "PPO=ppo.jsonl" --out curves.svg

Each file has a line of JSON per evaluation, as `sb3_duel` and `ppo_duel` write them with `--curve`.
"""

import argparse
import json
import statistics
from collections import defaultdict
from pathlib import Path

import matplotlib as mpl
from matplotlib.figure import Figure

# Quantiles of the t distribution for a 95 % interval, by number of seeds.
STUDENT = {3: 4.30, 4: 3.18, 5: 2.78}

Points = list[tuple[float, float, float]]  # steps, mean share, half of the interval


def curve(path: Path, opponent: str) -> Points:
    """Return the curve of a file that an example has written, the evaluations of all seeds in their order."""
    by_seed: dict[int, list[dict[str, float]]] = defaultdict(list)
    for text in path.read_text("utf-8").splitlines():
        line = json.loads(text)
        by_seed[line["seed"]].append(line)
    points: Points = []
    for lines in zip(*by_seed.values(), strict=False):
        shares = [line[opponent] for line in lines]
        half = STUDENT[len(shares)] * statistics.stdev(shares) / len(shares) ** 0.5 if len(shares) in STUDENT else 0.0
        points.append((statistics.fmean(line["steps"] for line in lines), statistics.fmean(shares), half))
    return points


def main() -> None:
    """Draw the curves."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("curves", nargs="+", metavar="NAME=FILE")
    parser.add_argument("--opponent", default="greedy", choices=["random", "greedy"])
    parser.add_argument("--out", type=Path, required=True, help="picture to write, SVG or PNG")
    chosen = parser.parse_args()
    mpl.rcParams["svg.hashsalt"] = "curves"  # the same data gives the same file
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    for named in chosen.curves:
        name, _, file = named.partition("=")
        steps, means, halves = zip(*curve(Path(file), chosen.opponent), strict=True)
        axes.plot(steps, means, marker="o", markersize=3, label=name)
        low = [max(0.0, mean - half) for mean, half in zip(means, halves, strict=True)]
        high = [min(1.0, mean + half) for mean, half in zip(means, halves, strict=True)]
        axes.fill_between(steps, low, high, alpha=0.2)
    axes.set_xlabel("steps of the learner")
    axes.set_ylabel(f"share of victories against {chosen.opponent}")
    axes.set_ylim(0, 1)
    axes.grid(alpha=0.3)
    axes.legend(loc="lower right")
    figure.savefig(chosen.out, metadata={"Date": None} if chosen.out.suffix == ".svg" else None)


if __name__ == "__main__":
    main()
