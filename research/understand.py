"""CPU time of hints, reviews and puzzles.

python research/understand.py            measure and print
python research/understand.py --write    also write research/understand.json
"""

import json
import platform
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import sevenwonders
from sevenwonders import classic, duel
from sevenwonders.ai.agents import make_agent
from sevenwonders.ai.explain import hint
from sevenwonders.ai.puzzle_mining import prove
from sevenwonders.ai.puzzles import puzzles_of
from sevenwonders.ai.review import review
from sevenwonders.core.game import Game

TARGET = Path(__file__).with_suffix(".json")
GAMES = 3
PUZZLES = 40


def seconds(call: Callable[[], object]) -> float:
    """Return how long a call takes, of this process."""
    before = time.process_time()
    call()
    return time.process_time() - before


def played(game: Game[Any, Any, Any, Any], spec: str) -> list[float]:
    """Play a game to its end; return the CPU seconds of a hint at every tenth choice."""
    agent, costs, number = make_agent(game.rules.name, spec, 1), [], 0
    while not game.is_over:
        seat = game.asked[0]
        if number % 10 == 0:
            costs.append(seconds(lambda seat=seat: hint(game.seen(seat))))  # type: ignore[misc]  # called at once
        game.play(agent.choose(game.seen(seat)), seat)
        number += 1
    return costs


def measures() -> list[dict[str, object]]:
    """Return everything that is measured."""
    found = []
    for name, make in (
        ("duel", lambda seed: duel.Game(seed=seed)),
        ("classic", lambda seed: classic.Game(seed=seed, players=4)),
    ):
        hints, reviews = [], []
        for seed in range(GAMES):
            game = make(seed)
            hints += played(game, "net" if name == "duel" else "net:0")
            reviews.append(seconds(lambda game=game: review(game.record)))  # type: ignore[misc]  # called at once
        found.append(_measure(f"{name}: a hint, median", statistics.median(hints)))
        found.append(_measure(f"{name}: a hint, longest", max(hints)))
        found.append(_measure(f"{name}: the review of a game, longest of {GAMES}", max(reviews)))
    proofs = [seconds(lambda one=one: prove(one)) for one in puzzles_of("duel")[:: len(puzzles_of("duel")) // PUZZLES]]  # type: ignore[misc]
    found.append(_measure("duel: proving a puzzle, mean", statistics.mean(proofs)))
    return found


def _measure(name: str, value: float) -> dict[str, object]:
    return {"name": name, "value": round(value, 4), "unit": "s", "better": "lower"}


def main() -> None:
    """Measure and print."""
    result = {
        "form": "compiled" if sevenwonders.compiled else "plain",
        "python": platform.python_version(),
        "measures": measures(),
    }
    for measure in result["measures"]:
        print(f"{measure['value']:>10} s  {measure['name']}")  # type: ignore[index]
    if "--write" in sys.argv:
        TARGET.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
