"""How long a person waits for six bots at a table of seven, one process thinking for them all, one after the other.

    python research/table_of_seven.py [--agent master] [--games 2] [--seed 1]

In CPU seconds, which a machine that has nothing else to do needs at most: with more cores they think side by side.
"""

import argparse
import time

from sevenwonders.ai.agents import make_agent
from sevenwonders.ai.levels import agent_of
from sevenwonders.classic import Game

SEATS = 7
PERSON = 0


def waits(agent: str, seed: int) -> list[float]:
    """Return the CPU seconds that the bots take to answer, each time they are asked in one game."""
    game, found = Game(players=SEATS, sides="random", seed=seed), []
    while not game.is_over:
        asked = game.asked
        begin = time.process_time()
        moves = {seat: answer(game, seat, agent, seed) for seat in asked if seat != PERSON}
        if moves:
            found.append(time.process_time() - begin)
        moves |= {seat: answer(game, seat, "hard", seed) for seat in asked if seat == PERSON}
        for seat, move in moves.items():
            game.play(move, seat)
    return found


def answer(game: Game, seat: int, agent: str, seed: int) -> int:
    """Return the move of a seat."""
    return make_agent("classic", agent_of("classic", agent), seed).choose(game.seen(seat))


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how long six bots of 7 Wonders think.")
    parser.add_argument("--agent", default="master", help="a level, or any agent of 7 Wonders")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    found = sorted(wait for game in range(options.games) for wait in waits(options.agent, options.seed + game))
    middle, late = found[len(found) // 2], found[len(found) * 95 // 100]
    print(
        f"{len(found)} answers of six: median {middle:.2f} s, 95 % within {late:.2f} s, the longest {found[-1]:.2f} s"
    )


if __name__ == "__main__":
    main()
