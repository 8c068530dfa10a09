"""Measure how often a Duel agent blunders into an immediate defeat although a safe move exists.

    python research/traps.py [--agents net,net:20ms-cpu,net:1s-cpu] [--positions 200] [--seed 1]

Positions come from self-play games of a medium-strength agent. A trap is a position in which some move allows the
opponent to win at once, with certainty or by a likely draw, and another does not; according to a deep search the safe
move is better by at least 0.25. An agent blunders if its move loses at least that much.
"""

import argparse
from collections.abc import Iterator
from typing import Final

from sevenwonders.ai.agents import make_agent
from sevenwonders.core.rng import Rng, derived_seed
from sevenwonders.duel import RULES, Seen, Setup, ids, nature, rules
from sevenwonders.duel.draws import outcomes, settle
from sevenwonders.duel.state import State

LIKELY: Final = 0.25  # minimum probability that the opponent can win at once
REGRET: Final = 0.25
PLAYER: Final = "net:0@3000"
JUDGE: Final = "net:20000"


def can_win(state: State) -> bool:
    """Return whether the active seat has a move that wins immediately."""
    for move in rules.legal_ids(state):
        after = rules.after_move(state, move)
        if after.winner == state.active:
            return True
    return False


def handed_over(state: State, seat: int) -> float:
    """Return the probability that the opponent of `seat` can win at once, after pending draws."""
    if state.winner != ids.NOTHING:
        return float(state.winner == 1 - seat)
    if state.question() >= ids.FIRST_ASK:
        return float(state.active != seat and can_win(state))
    total, found = 0.0, outcomes(state)
    for outcome in found or ():
        after = settle(state, outcome)
        total += handed_over(after, seat)
    return total / len(found) if found else 0.0


def risks(state: State) -> dict[int, float]:
    """Return for each move the probability that it allows an immediate defeat."""
    found = {}
    for move in rules.legal_ids(state):
        after = rules.after_move(state, move)
        found[move] = handed_over(after, state.active)
    return found


def suspects(seed: int) -> Iterator[State]:
    """Yield positions with risky and safe moves, at most one per game."""
    number = 0
    while True:
        number += 1
        rng, state = Rng(derived_seed(seed, number)), RULES.new(Setup())
        agent = make_agent("duel", PLAYER, number)
        met = []
        while state.winner == ids.NOTHING:
            if state.question() < ids.FIRST_ASK:
                state = nature.after_draw(state, rng)
                continue
            if state.age and _is_close(state) and not can_win(state):
                found = risks(state).values()
                if max(found) >= LIKELY and min(found) == 0.0:
                    met.append(state.copy())
            state = rules.after_move(state, agent.choose(Seen(state.active, state)))
        if met:
            yield met[rng.below(len(met))]


def _is_close(state: State) -> bool:
    """Return whether the opponent may be near a sudden victory; a cheap filter."""
    other = 1 - state.active
    lead = -state.pawn if other else state.pawn
    return state.symbols[other].bit_count() >= 4 or lead >= 4


def traps(count: int, seed: int) -> list[tuple[State, dict[int, float]]]:
    """Return trap positions with the value of each move by a deep search."""
    found = []
    for state in suspects(seed):
        verdict = make_agent("duel", JUDGE, 1).analyse(Seen(state.active, state))
        values = {one.move: one.values[state.active] for one in verdict.candidates}
        best = max(values.values())
        risky = [values[move] for move, risk in risks(state).items() if risk >= LIKELY]
        if best - max(risky) >= REGRET:
            found.append((state, values))
        if len(found) == count:
            break
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how often players walk into traps.")
    parser.add_argument("--agents", default="greedy,mcts:20ms-cpu,net,net:20ms-cpu,net:1s-cpu")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    found = traps(options.positions, options.seed)
    print(f"{len(found)} traps", flush=True)
    for spec in options.agents.split(","):
        blunders = 0
        for number, (state, values) in enumerate(found):
            move = make_agent("duel", spec, number).choose(Seen(state.active, state))
            blunders += max(values.values()) - values[move] >= REGRET
        print(f"{spec}: {blunders} blunders, {100 * blunders / len(found):.1f} %", flush=True)


if __name__ == "__main__":
    main()
