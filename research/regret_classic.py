"""Regret of 7 Wonders agents by age, estimated by playouts.

    python research/regret_classic.py [--agents net:0,net:24,net:170] [--players 3] [--decisions 200] [--samples 600]

Decisions are sampled from self-play of the network. Its eight preferred moves are played out at the same sampled
tables, with the network in every seat; the value of a move is the mean result. The regret of an agent is the value of
the best move minus the value of its choice. One half of the samples selects the best move and the other half estimates
its value, which avoids the bias of selecting and estimating with the same samples.
"""

import argparse
import math
from collections import defaultdict
from collections.abc import Sequence
from itertools import chain

from selfplay_games import play

from sevenwonders.ai.agents import make_agent
from sevenwonders.ai.classic.agents import DEPTH, WIDTH
from sevenwonders.ai.classic.determinized_search import DeterminizedSearch
from sevenwonders.ai.classic.evaluator import MoveEvaluation
from sevenwonders.ai.classic.network_evaluator import NetworkEvaluator
from sevenwonders.ai.networks import network_of
from sevenwonders.classic import ids
from sevenwonders.classic.seen import Seen
from sevenwonders.classic.state import State
from sevenwonders.core.rng import Rng

EVERY = 14  # one decision in `EVERY` is sampled, at random
Lost = dict[tuple[str, int], list[float]]  # by agents and ages


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--agents", default="net:0,net:24,net:170")
    parser.add_argument("--network", default="")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--samples", type=int, default=600)
    parser.add_argument("--seed", type=int, default=11)
    given = parser.parse_args()
    network = network_of("classic", given.network)
    agents = {name: make_agent("classic", name, given.seed) for name in given.agents.split(",")}
    evaluator, search, rng = (
        NetworkEvaluator(network),
        DeterminizedSearch(NetworkEvaluator(network), given.seed, DEPTH, WIDTH),
        Rng(given.seed),
    )
    lost: Lost = defaultdict(list)

    def look(state: State, mine: Seen, _: Sequence[MoveEvaluation]) -> None:
        if state.question() == ids.TURN and rng.below(EVERY) == 0 and search.start(mine) > 1:
            halves = [worths(search, mine, given.samples // 2) for _ in range(2)]
            for name, agent in agents.items():
                lost[name, state.age].append(lost_by(halves, agent.choose(mine)))

    while sum(map(len, lost.values())) < given.decisions * len(agents):
        play(evaluator, given.players, rng, look)
    for name in agents:
        ages = [lost[name, age] for age in range(1, ids.AGES + 1)]
        result = ", ".join(f"Age {age} {shown(found)}" for age, found in enumerate(ages, start=1))
        print(f"{name}: {result}; all {shown([*chain(*ages)])}")


def worths(search: DeterminizedSearch, mine: Seen, samples: int, moves: list[int] | None = None) -> dict[int, float]:
    """Return the mean final results of `moves`, by default of the preferred moves."""
    if moves is None:
        search.start(mine)
    else:
        search.start_with(mine, moves)
    search.extra_ages, search.next_age_weight = ids.AGES - mine.state.age, 1.0
    search.run(samples)
    return {move: worth for move, _, worth, _ in search.sample_means()}


def lost_by(halves: Sequence[dict[int, float]], choice: int) -> float:
    """Return the regret of a choice; a move that was not played out gets the lowest value of the others."""
    lost = 0.0
    for one, other in (halves, halves[::-1]):
        best = max(one, key=one.__getitem__)
        lost += (other[best] - other.get(choice, min(other.values()))) / 2
    return lost


def shown(numbers: list[float]) -> str:
    """Return the mean with its 95 % interval and the sample size."""
    middle = sum(numbers) / max(1, len(numbers))
    error = 1.96 * math.sqrt(sum((number - middle) ** 2 for number in numbers)) / max(1, len(numbers))
    return f"{middle:.4f} ± {error:.4f} ({len(numbers)})"


if __name__ == "__main__":
    main()
