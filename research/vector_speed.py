"""Measure the steps per second of processor time of `VectorEnv` against compiled opponents, and of OpenSpiel games.

python research/vector_speed.py [--runs 5] [--seconds 2]     prints Markdown tables
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable

import pyspiel

import sevenwonders.rl.spiel  # noqa: F401 - registers the games
from sevenwonders.rl.sampling import ActionSampler
from sevenwonders.rl.vector import VectorEnv

GAMES = 1_024
STUDENT = {3: 4.30, 5: 2.78, 10: 2.26}  # quantiles of the t distribution for a 95 % interval, by number of runs


def vector_rate(game: str, opponent: str | None, seconds: float) -> float:
    """Return steps per second, random actions included."""
    env = VectorEnv(game, GAMES, opponent=opponent, copy=False)
    sampler = ActionSampler(1)
    _, infos = env.reset(seed=1)
    steps = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        *_, infos = env.step(sampler.sample(infos["action_mask"]))
        steps += GAMES
    return steps / (time.process_time() - begin)


def spiel_rate(name: str, seconds: float) -> float:
    """Return decisions per second through OpenSpiel's own interface, chance nodes sampled in Python as well."""
    game, rng, decisions = pyspiel.load_game(name), random.Random(1), 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
    return decisions / (time.process_time() - begin)


def line(name: str, runs: int, measured: Callable[[], float]) -> str:
    """Return a line of a table: the mean of some runs with its interval."""
    rates = [measured() for _ in range(runs)]
    half = STUDENT[runs] * statistics.stdev(rates) / runs**0.5
    numbers = f"{statistics.fmean(rates):,.0f} ± {half:,.0f}".replace(",", " ")
    return f"| {name} | {numbers} |"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Steps per second of processor time.")
    parser.add_argument("--runs", type=int, choices=sorted(STUDENT), default=5)
    parser.add_argument("--seconds", type=float, default=2)
    chosen = parser.parse_args()
    print("| Environment | Steps per second |\n|---|---:|")
    for game, opponents in {
        "duel": (None, "random", "greedy", "easy", "net:0", "net"),
        "classic": (None, "greedy", "net:0"),
    }.items():
        for opponent in opponents:
            name = f"{game}, {'self-play' if opponent is None else f'`{opponent}`'}"
            print(line(name, chosen.runs, lambda: vector_rate(game, opponent, chosen.seconds)), flush=True)  # noqa: B023
    print("\n| OpenSpiel game | Decisions per second |\n|---|---:|")
    for game in ("python_sevenwonders_duel", "python_sevenwonders_classic", "backgammon"):
        print(line(f"`{game}`", chosen.runs, lambda: spiel_rate(game, chosen.seconds)), flush=True)  # noqa: B023


if __name__ == "__main__":
    main()
