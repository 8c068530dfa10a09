"""Self-play statistics and calibration of a Duel agent.

    python research/selfplay_duel.py [--agent net] [--games 20000] [--seed 1] [--network FILE]

Prints how games are won, the first seat's share, points, how often each wonder that was built was the winner's, and the
calibration by age: positions are sorted into 20 bins by the predicted win probability of the active seat, and the
expected calibration error is the mean distance between predicted and observed frequencies, weighted by the number of
positions in a bin.
"""

import argparse
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from sevenwonders.ai.agents import Agent, make_agent
from sevenwonders.ai.duel.network_evaluator import NetworkEvaluator
from sevenwonders.ai.networks import network_of
from sevenwonders.core.rng import Rng, derived_seed
from sevenwonders.duel import RULES, Seen, Setup, ids, nature, rules, score
from sevenwonders.duel.cards import WONDER_IDS
from sevenwonders.duel.ids import REASONS
from sevenwonders.duel.state import State

BINS: Final = 20


@dataclass(slots=True)
class Calibration:
    """Expected and real shares of victory, by age and bin."""

    count: list[list[int]] = field(default_factory=lambda: [[0] * BINS for _ in range(4)])
    hoped: list[list[float]] = field(default_factory=lambda: [[0.0] * BINS for _ in range(4)])
    came: list[list[float]] = field(default_factory=lambda: [[0.0] * BINS for _ in range(4)])

    def add(self, age: int, value: float, result: float) -> None:
        """Count a position."""
        place = min(BINS - 1, int(value * BINS))
        self.count[age][place] += 1
        self.hoped[age][place] += value
        self.came[age][place] += result

    def error(self, age: int) -> float:
        """Return the expected calibration error of an age."""
        off = sum(abs(hoped - came) for hoped, came in zip(self.hoped[age], self.came[age], strict=True))
        return off / max(1, sum(self.count[age]))


@dataclass(slots=True)
class Statistics:
    """Counts of all games."""

    games: int = 0
    first: float = 0.0
    reasons: Counter[str] = field(default_factory=Counter)
    points: list[int] = field(default_factory=lambda: [0, 0])  # of winners and losers by points
    built: Counter[str] = field(default_factory=Counter)
    built_by_winner: Counter[str] = field(default_factory=Counter)

    def add(self, state: State) -> None:
        """Count a game that is over."""
        self.games += 1
        self.reasons[REASONS[state.reason]] += 1
        self.first += 0.5 if state.winner == ids.SHARED else float(state.winner == state.first)
        if state.winner == ids.SHARED:
            return
        if state.reason == ids.CIVILIAN:
            self.points[0] += score.points(state, state.winner)
            self.points[1] += score.points(state, 1 - state.winner)
        for seat in range(ids.SEATS):
            for wonder, name in enumerate(WONDER_IDS):
                if state.raised[seat] >> wonder & 1:
                    self.built[name] += 1
                    self.built_by_winner[name] += seat == state.winner


def play(agents: list[Agent], judge: NetworkEvaluator, rng: Rng, calibration: Calibration) -> State:
    """Play a game and count its positions; return its end."""
    state, met = RULES.new(Setup()), []
    while state.winner == ids.NOTHING:
        if state.question() < ids.FIRST_ASK:
            state = nature.after_draw(state, rng)
            continue
        met.append((state.age, state.active, judge.value_of(state, state.active)))
        state = rules.after_move(state, agents[state.active].choose(Seen(state.active, state)))
    for age, seat, value in met:
        calibration.add(age, value, 0.5 if state.winner == ids.SHARED else float(state.winner == seat))
    return state


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure games of a player against itself.")
    parser.add_argument("--agent", default="net")
    parser.add_argument("--network", default="")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    judge, calibration, found = NetworkEvaluator(network_of("duel", options.network)), Calibration(), Statistics()
    for number in range(options.games):
        agents = [make_agent("duel", options.agent, derived_seed(options.seed, number, seat)) for seat in range(2)]
        found.add(play(agents, judge, Rng(derived_seed(options.seed, number, 2)), calibration))
    print_findings(found, calibration)


def print_findings(found: Statistics, calibration: Calibration) -> None:
    """Print everything."""
    mix = ", ".join(f"{reason} {100 * found.reasons[reason] / found.games:.1f} %" for reason in REASONS[1:])
    print(f"{found.games} games: {mix}; first seat {100 * found.first / found.games:.1f} %")
    civilian = max(1, found.reasons[REASONS[ids.CIVILIAN]])
    print(f"points in civilian games: {found.points[0] / civilian:.1f} – {found.points[1] / civilian:.1f}")
    shares = {name: found.built_by_winner[name] / found.built[name] for name in found.built}
    ordered = sorted(shares, key=lambda name: -shares[name])
    print("wonders built, share of winners:", ", ".join(f"{name} {100 * shares[name]:.1f}" for name in ordered))
    for age in range(4):
        places = sum(calibration.count[age])
        print(f"{'draft' if age == 0 else f'Age {age}'}: ECE {calibration.error(age):.4f} of {places} positions")


if __name__ == "__main__":
    main()
