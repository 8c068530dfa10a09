"""How fast learners are fed: decisions per second of processor time, and OpenSpiel's own games in the same loop.

.venv/bin/python research/learning.py [--write] [--seconds 1]

All games are played by uniformly random legal actions. *Batch* is `sevenwonders.rl.batch.Batch`, with observations and
masks filled in for every decision; *compiled loop* also chooses the actions in compiled code, *from Python* is one call
of `random_actions` and one of `step` for each step of the batch. *One game* is a table alone, driven from Python
decision by decision, its observation and mask filled in. OpenSpiel's games are its C++ ones, driven from Python as
their users do: `legal_actions`, `apply_action`, and chance sampled; with no observation, which makes them faster
than a learner has them. Times are CPU times, so that other load does not change the results; the best of three
runs counts.
"""

import argparse
import json
import platform
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import sevenwonders
from sevenwonders.rl import codes
from sevenwonders.rl.batch import Batch, new_table, shape_of

RESULTS = Path(__file__).with_suffix(".json")
LIKE = ("backgammon", "gin_rummy", "hearts", "leduc_poker", "hanabi")  # cards or dice, and dozens of decisions


def rate(work: Callable[[], int], seconds: float) -> float:
    """Return the repetitions per second of processor time; `work` returns their number."""
    work()
    best = 0.0
    for _ in range(3):
        done, start = 0, time.process_time()
        while time.process_time() - start < seconds / 3:
            done += work()
        best = max(best, done / (time.process_time() - start))
    return best


def in_compiled_loop(batch: Batch, steps: int = 50) -> int:
    """Run a batch in its compiled loop."""
    batch.run_random(steps)
    return batch.games * steps


def from_python(batch: Batch) -> int:
    """Step a batch as a learner does."""
    batch.step(batch.random_actions())
    return batch.games


def one_game(table: Any, observation: Any, mask: Any) -> int:
    """Play a game decision by decision, with all that a learner would look at."""
    table.restart()
    decisions = 0
    seat = table.next_seat()
    while seat != codes.NOTHING:
        table.observe(seat, observation)
        table.mask(seat, mask)
        table.act(seat, table.random_action(seat))
        seat = table.next_seat()
        decisions += 1
    return decisions


def spiel_game(game: Any) -> int:
    """Play a game of OpenSpiel."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def measures(seconds: float) -> dict[str, float]:
    """Return all measures by name."""
    found: dict[str, float] = {}

    def note(name: str, work: Callable[[], int]) -> None:
        found[name] = round(rate(work, seconds))
        print(f"{found[name]:>12,.0f}  {name}", flush=True)

    for game, players in (("duel", 2), ("classic", 3), ("classic", 4), ("classic", 7)):
        title = game if game == "duel" else f"{game}, {players} players"
        batch = Batch(game, 1024, players=players)
        note(f"{title}: batch of 1024, compiled loop", lambda batch=batch: in_compiled_loop(batch))  # type: ignore[misc]
        note(f"{title}: batch of 1024, from Python", lambda batch=batch: from_python(batch))  # type: ignore[misc]
        shape = shape_of(game, players)
        table, row, mask = new_table(shape), np.zeros(shape.size, np.uint8), np.zeros(shape.actions, np.uint8)
        table.restart(1)
        note(f"{title}: one game", lambda t=table, r=row, m=mask: one_game(t, r, m))  # type: ignore[misc]
    import pyspiel

    for name in LIKE:
        game_of_theirs = pyspiel.load_game(name)
        note(f"OpenSpiel {name}: one game", lambda game=game_of_theirs: spiel_game(game))  # type: ignore[misc]
    return found


def main() -> None:
    """Measure, print, and write the results if asked to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name}")
    parser.add_argument("--seconds", type=float, default=1.0, help="of processor time for each measure")
    chosen = parser.parse_args()
    found = measures(chosen.seconds)
    if chosen.write:
        form = "compiled" if sevenwonders.compiled else "plain"
        head = {"form": form, "python": platform.python_version(), "unit": "decisions per second of processor time"}
        RESULTS.write_text(json.dumps({**head, "measures": found}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
