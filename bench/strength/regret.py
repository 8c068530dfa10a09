"""What the first choices of a network of 7 Wonders lose, by searches, in each age.

    python bench/strength/regret.py [--network FILE] [--decisions 700] [--samples 24] [--seed 11]

A search tries the best eight moves at sampled tables. The best by the first half of its samples is compared with the
network's choice on the second half: luck that made a move look good in the one does not help it in the other.
"""

import argparse
import math
from collections import defaultdict

from sevenwonders.ai.classic.net import NetEvaluator
from sevenwonders.ai.classic.player import DEPTH, WIDTH
from sevenwonders.ai.classic.search import Search
from sevenwonders.ai.networks import network_of
from sevenwonders.classic import RULES, Setup, ids
from sevenwonders.classic.seen import Seen, seen
from sevenwonders.core.protocol import Ask, Over
from sevenwonders.core.rng import Rng

EVERY = 12  # one decision in so many is searched, any of them


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--network", default="")
    parser.add_argument("--decisions", type=int, default=700)
    parser.add_argument("--samples", type=int, default=24)
    parser.add_argument("--seed", type=int, default=11)
    given = parser.parse_args()
    network = network_of("classic", given.network)
    evaluator, search, rng = NetEvaluator(network), Search(network, given.seed, DEPTH, WIDTH), Rng(given.seed)
    lost: dict[int, list[float]] = defaultdict(list)
    while sum(map(len, lost.values())) < given.decisions:
        play(evaluator, search, given.samples, rng, lost)
    for age, found in sorted(lost.items()):
        print(f"Age {age}: {mean(found):.4f} ± {error(found):.4f}, {len(found)} decisions")
    every = [value for found in lost.values() for value in found]
    print(f"all: {mean(every):.4f} ± {error(every):.4f}")


def play(evaluator: NetEvaluator, search: Search, samples: int, rng: Rng, lost: dict[int, list[float]]) -> None:
    """Play one game of the network with itself, and search some of its decisions."""
    state = RULES.new(Setup(ids.FEWEST_SEATS + rng.below(5), sides="random"))
    while not isinstance(pending := RULES.pending(state), Over):
        if not isinstance(pending, Ask):
            state = RULES.settle(state, RULES.sample(state, rng))
            continue
        moves = []
        for seat in pending.seats:
            mine = seen(state, seat)
            choice = evaluator.preferred(mine).move
            moves.append((seat, choice))
            if state.question() == ids.TURN and rng.below(EVERY) == 0 and search.look_at(mine) > 1:
                lost[state.age].append(lost_by(search, mine, choice, samples))
        for seat, move in moves:
            state = RULES.play(state, seat, RULES.move_of(move))


def lost_by(search: Search, mine: Seen, choice: int, samples: int) -> float:
    """Return what a choice is worth less than the best, which is found on other samples."""
    halves = []
    for _ in range(2):
        search.look_at(mine)
        search.grow(samples)
        halves.append({move: worth for move, _, worth, _ in search.tried()})
    best = max(halves[0], key=lambda move: halves[0][move])
    return halves[1][best] - halves[1][choice]


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def error(numbers: list[float]) -> float:
    """Return half of the 95 % interval of the mean."""
    middle = mean(numbers)
    return 1.96 * math.sqrt(sum((number - middle) ** 2 for number in numbers)) / len(numbers)


if __name__ == "__main__":
    main()
