"""How long the end of a game of Duel takes to solve: every move's exact value, by the cards left in Age III.

    python research/endgame.py [--games 30] [--cards 6 8 10] [--nodes 50000000]

Positions come from games between quick searches (points on the table, 20 simulations a move); times are CPU time of one
core. Positions that take more nodes than allowed are counted, not timed.
"""

import argparse
import time

import sevenwonders
from sevenwonders.ai.duel.agents import SearchAgent
from sevenwonders.ai.duel.endgame import Endgame
from sevenwonders.ai.duel.network_evaluator import NetworkEvaluator
from sevenwonders.ai.limits import Limit
from sevenwonders.ai.networks import network_of
from sevenwonders.core.rng import Rng
from sevenwonders.duel import RULES, Seen, Setup, ids, nature, rules
from sevenwonders.duel.state import State


def position(cards: int, seed: int) -> State | None:
    """Return the first position of a game with `cards` left in Age III; None if the game ends before."""
    agent = SearchAgent(NetworkEvaluator(network_of("duel")), Limit(20), seed, exact=False)
    rng, state = Rng(seed), RULES.new(Setup())
    while state.question() != ids.OVER:
        if state.question() < ids.FIRST_ASK:
            state = nature.after_draw(state, rng)
        elif state.age == 3 and state.present.bit_count() <= cards:
            return state
        else:
            state = rules.after_move(state, agent.choose(Seen(state.active, state)))
    return None


def measure(cards: int, games: int, nodes: int) -> None:
    """Solve positions and print a line about them."""
    times, looked, failed = [], 0, 0
    for seed in range(games):
        state = position(cards, seed)
        if state is None:
            continue
        solver = Endgame(nodes)
        start = time.process_time()
        solution = solver.solve(state)
        if solution is None:
            failed += 1
            continue
        times.append(time.process_time() - start)
        looked += solver.nodes
    times.sort()
    if times:
        median, late = (1000 * times[min(len(times) - 1, int(len(times) * part))] for part in (0.5, 0.9))
        pace = looked / sum(times) / 1e6
        print(f"{cards:>2} cards: median {median:9.2f} ms, 90 % {late:9.2f} ms, {pace:5.1f} M nodes/s,", end=" ")
        print(f"{len(times)} solved, {failed} given up", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the endgame solver.")
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--cards", type=int, nargs="+", default=[6, 8, 10])
    parser.add_argument("--nodes", type=int, default=50_000_000)
    options = parser.parse_args()
    print(f"sevenwonders {sevenwonders.__version__}, {'compiled' if sevenwonders.compiled else 'plain'} form")
    for cards in options.cards:
        measure(cards, options.games, options.nodes)


if __name__ == "__main__":
    main()
