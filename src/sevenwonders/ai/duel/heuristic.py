"""Heuristic value of a position of Duel in points: those it would score, and estimates of what pays later.

Production, symbols, shields and coins are weighted by the share of the game that is left. Moves of the opponent are
not considered, except for a military or scientific lead that is close to a victory.
"""

from sevenwonders.core import bits
from sevenwonders.duel import ids, rules, score
from sevenwonders.duel.rules import Choices
from sevenwonders.duel.state import State


class Weights:
    """Points per unit at the start of the game."""

    def __init__(self) -> None:
        self.win = 1000.0
        self.production = [1.6, 1.6, 1.8, 2.2, 2.2]
        self.choice = 2.5
        self.fixed_price = 1.2
        self.symbol = 1.4
        self.shield = 1.0
        self.coin = 0.3
        self.unbuilt_wonder = 1.0
        self.extra_turn = 0.5


WEIGHTS = Weights()


def best_move(state: State, choices: Choices, after: State) -> int:
    """Return the legal move with the highest `move_worth`, the first of equal ones.

    `choices` and `after` are scratch memory of the caller.
    """
    choices.fill(state)
    best = choices.nth(0)
    highest = move_worth(state, best, after)
    for n in range(1, choices.count):
        move = choices.nth(n)
        value = move_worth(state, move, after)
        if value > highest:
            highest = value
            best = move
    return best


def move_worth(state: State, move: int, after: State) -> float:
    """Return the value of the position after a legal move to the seat that plays next; `after` is scratch memory."""
    after.copy_from(state)
    rules.apply(after, move)
    if after.active == state.active:
        return position_worth(after, state.active) + WEIGHTS.extra_turn
    return position_worth(after, state.active)


def position_worth(state: State, seat: int) -> float:
    """Return the lead of a seat over its opponent in points."""
    if state.question() == ids.OVER:
        if state.winner == ids.SHARED:
            return 0.0
        return WEIGHTS.win if state.winner == seat else -WEIGHTS.win
    return seat_worth(state, seat) - seat_worth(state, 1 - seat)


def seat_worth(state: State, seat: int) -> float:
    """Return the estimated points of a seat."""
    fade = (60 - cards_taken(state)) / 60.0
    symbols = bits.count(state.symbols[seat])
    distance = state.pawn if seat == 0 else -state.pawn
    value = score.points(state, seat) - score.coin_points(state, seat) + WEIGHTS.coin * state.coins[seat]
    production = 0.0
    for resource in range(ids.RESOURCES):
        units = state.produce[seat][resource]
        production += WEIGHTS.production[resource] * (units if units < 3 else 3)
    value += fade * production
    value += fade * WEIGHTS.choice * (state.choice_raw[seat] + state.choice_goods[seat])
    value += fade * WEIGHTS.fixed_price * bits.count(state.fixed[seat])
    value += WEIGHTS.unbuilt_wonder * fade * bits.count(state.wonders[seat])
    value += WEIGHTS.symbol * symbols * (2 if symbols >= 4 else 1)
    if distance > 0:
        value += WEIGHTS.shield * distance * (2 if distance >= 6 else 1)
    return value


def cards_taken(state: State) -> int:
    """Return the number of cards that have left the structures of all ages."""
    if state.age == 0:
        return 0
    return 20 * (state.age - 1) + 20 - bits.count(state.present)
