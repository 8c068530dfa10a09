"""Value of denying a green card to a neighbour with many green cards: the price of contesting science.

    python research/denial_classic.py [--players 3] [--green 5] [--decisions 200] [--samples 300]

In self-play of the network, each decision is measured in which a seat passes its hand to a neighbour with at least
`--green` green cards and holds a green card that this neighbour lacks. Some moves keep that card, the others pass it
on. The best moves of both kinds are played out at the same sampled tables. One half of the samples selects the best
move of each kind, the other half estimates its value.
"""

import argparse
from collections.abc import Sequence

from regret_classic import shown, worths
from selfplay_games import play

from sevenwonders.ai.classic.agents import DEPTH, WIDTH
from sevenwonders.ai.classic.determinized_search import DeterminizedSearch
from sevenwonders.ai.classic.evaluator import MoveEvaluation
from sevenwonders.ai.classic.network_evaluator import NetworkEvaluator
from sevenwonders.ai.networks import network_of
from sevenwonders.classic import RULES, ids
from sevenwonders.classic.cards import CARD_NUMBER, CARDS
from sevenwonders.classic.moves import Build, Sell, Stage
from sevenwonders.classic.seen import Seen
from sevenwonders.classic.state import State
from sevenwonders.core.rng import Rng

KEPT = 5  # moves of either kind that are tried


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--green", type=int, default=5)
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--samples", type=int, default=300)
    parser.add_argument("--seed", type=int, default=11)
    given = parser.parse_args()
    network = network_of("classic")
    evaluator, search, rng = (
        NetworkEvaluator(network),
        DeterminizedSearch(NetworkEvaluator(network), given.seed, DEPTH, WIDTH),
        Rng(given.seed),
    )
    gains: list[float] = []  # gain of keeping the card, by decision
    kept: list[float] = []  # 1 where the network keeps the card, else 0

    def look(state: State, mine: Seen, judged: Sequence[MoveEvaluation]) -> None:
        if state.question() != ids.TURN or state.turn == ids.TURNS:
            return
        keeping = [one.move for one in judged if keeps_green(state, mine.seat, one.move, given.green)]
        passing = [one.move for one in judged if one.move not in keeping]
        if keeping and passing:
            gains.append(gain(search, mine, keeping[:KEPT], passing[:KEPT], given.samples))
            kept.append(float(judged[0].move in keeping))

    while len(gains) < given.decisions:
        play(evaluator, given.players, rng, look)
    print(f"to keep the card brings {shown(gains)} of a victory")
    print(f"it pays in {100 * sum(gain > 0 for gain in gains) / len(gains):.0f} % of the cases")
    print(f"the network keeps it: {shown(kept)} of the cases")
    for is_kept, name in ((1.0, "does"), (0.0, "does not")):
        some = [brought for brought, one in zip(gains, kept, strict=True) if one == is_kept]
        print(f"where it {name}, to keep the card brings {shown(some)}")


def keeps_green(state: State, seat: int, number: int, least: int) -> bool:
    """Return whether a move keeps a green card from the next seat, which lacks it and has at least `least`."""
    following = state.right(seat) if state.age == 2 else state.left(seat)
    move = RULES.move_of(number)
    assert isinstance(move, Build | Stage | Sell)
    card = CARD_NUMBER[move.card]
    is_held = state.city[following][card >> 6] >> (card & 63) & 1
    return CARDS[card].colour == "green" and not is_held and state.kinds[following][ids.GREEN] >= least


def gain(search: DeterminizedSearch, mine: Seen, keeping: list[int], passing: list[int], samples: int) -> float:
    """Return the value of the best keeping move minus that of the best passing move."""
    one, other = (worths(search, mine, samples // 2, [*keeping, *passing]) for _ in range(2))
    return sum(
        (judge[best(choose, keeping)] - judge[best(choose, passing)]) / 2
        for choose, judge in ((one, other), (other, one))
    )


def best(worth: dict[int, float], moves: Sequence[int]) -> int:
    """Return the move with the highest value."""
    return max(moves, key=worth.__getitem__)


if __name__ == "__main__":
    main()
