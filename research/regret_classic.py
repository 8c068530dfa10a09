"""What choices in 7 Wonders lose, by games that are played on to their end, in each age.

    python research/regret_classic.py [--agents net:0,net:24,net:170] [--players 3] [--decisions 200] [--samples 600]

Some decisions of games that the network plays with itself are taken: the eight moves that it prefers are all made at
the same sampled tables, and the network plays on for everybody. What a move comes to on the average is what it is
worth, here; agents are asked what they would choose, and what that is worth less than the best move is lost. One half
of the tables says which move is best and the other what it is worth: luck in the one does not help it in the other.
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

EVERY = 14  # one decision in so many is looked at, any of them
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
        told = ", ".join(f"Age {age} {shown(found)}" for age, found in enumerate(ages, start=1))
        print(f"{name}: {told}; all {shown([*chain(*ages)])}")


def worths(search: DeterminizedSearch, mine: Seen, samples: int, moves: list[int] | None = None) -> dict[int, float]:
    """Return what moves come to at the end of the game: some that are given, else the best."""
    if moves is None:
        search.start(mine)
    else:
        search.start_with(mine, moves)
    search.extra_ages, search.next_age_weight = ids.AGES - mine.state.age, 1.0
    search.run(samples)
    return {move: worth for move, _, worth, _ in search.sample_means()}


def lost_by(halves: Sequence[dict[int, float]], choice: int) -> float:
    """Return what a choice is worth less than the best; one that was not tried is worth no more than any that was."""
    lost = 0.0
    for one, other in (halves, halves[::-1]):
        best = max(one, key=one.__getitem__)
        lost += (other[best] - other.get(choice, min(other.values()))) / 2
    return lost


def shown(numbers: list[float]) -> str:
    """Return a mean with its 95 % interval and how many it is of."""
    middle = sum(numbers) / max(1, len(numbers))
    error = 1.96 * math.sqrt(sum((number - middle) ** 2 for number in numbers)) / max(1, len(numbers))
    return f"{middle:.4f} ± {error:.4f} ({len(numbers)})"


if __name__ == "__main__":
    main()
