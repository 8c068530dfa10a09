"""Positions late in Age III, from random games, and their values by brute force."""

from collections.abc import Iterator

from sevenwonders.core.rng import Rng
from sevenwonders.duel import RULES, Setup, ids, nature, rules
from sevenwonders.duel.draws import outcomes, settle
from sevenwonders.duel.state import State


def late_positions(cards: int, seed: int) -> Iterator[State]:
    """Yield one decision per game with `cards` left in Age III."""
    while True:
        seed += 1
        state = play_until(cards, Rng(seed))
        if state is not None:
            yield state


def play_until(cards: int, rng: Rng) -> State | None:
    """Play at random to a decision with `cards` left in Age III; None if the game ends before."""
    state = RULES.new(Setup())
    while state.question() != ids.OVER:
        if state.question() < ids.FIRST_ASK:
            state = nature.after_draw(state, rng)
        elif state.age == 3 and state.present.bit_count() <= cards:
            return state
        else:
            moves = rules.legal_ids(state)
            state = rules.after_move(state, moves[rng.below(len(moves))])
    return None


def expectimax(state: State) -> float:
    """Return the value for seat 0 of best play, by looking at everything."""
    question = state.question()
    if question == ids.OVER:
        return 0.5 if state.winner == ids.SHARED else float(state.winner == 0)
    values = []
    if question < ids.FIRST_ASK:
        for outcome in outcomes(state) or ():
            after = settle(state, outcome)
            values.append(expectimax(after))
        return sum(values) / len(values)
    for move in rules.legal_ids(state):
        after = rules.after_move(state, move)
        values.append(expectimax(after))
    return min(values) if state.active else max(values)


def expectimax_moves(state: State) -> dict[int, float]:
    """Return the value of each legal move for the seat to move."""
    found = {}
    for move in rules.legal_ids(state):
        after = rules.after_move(state, move)
        value = expectimax(after)
        found[move] = 1.0 - value if state.active else value
    return found
