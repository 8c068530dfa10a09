"""Heuristic value of a move in thousandths of a point, from the knowledge of the seat.

Points count in full. Later benefits are estimated: production by age and by the units the city already has, shields by
the conflicts they may decide, symbols by those that may follow, powers by age. The hand is ignored.
"""

from sevenwonders.classic import counters, effects, ids, price, score
from sevenwonders.classic.cards import CARDS
from sevenwonders.classic.rules import Choices
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES


class HeuristicWeights:
    """The estimates, by age where there are three values."""

    def __init__(self) -> None:
        self.coin = [330, 330, 330]
        self.given_coin = [80, 120, 160]  # extra, for a coin paid to a neighbour
        self.first_unit = [3600, 2600, 0]  # of a resource that the city lacks
        self.second_unit = [1900, 1500, 0]
        self.further_unit = [500, 400, 0]
        self.trade = [1700, 0, 0]
        self.stake = [5000, 7000, 6500]  # of the conflicts with one neighbour
        self.symbol = [2600, 1600, 0]  # extra, for symbols that may follow
        self.growth = [0, 2000, 700]  # of points per counted thing, for things that may follow
        self.chain = [700, 600, 0]  # for each card that becomes free
        self.free_colour = [4000, 3000, 1500]
        self.free_first = [4500, 3500, 0]
        self.free_last = [4500, 3500, 1500]
        self.play_last = [5000, 4500, 3000]
        self.revive = [2500, 4000, 5500]
        self.waste = 120  # thousandths of a card's value that are lost when it is not built
        self.opens = [_opens(card.gives) for card in CARDS]


def _opens(gives: tuple[str, ...]) -> int:
    return sum(bool(set(gives) & set(card.needs)) for card in CARDS)


WEIGHTS = HeuristicWeights()


def best_move(state: State, seat: int, choices: Choices) -> int:
    """Return the legal move with the highest value, the first of equal ones; the seat must be to move."""
    choices.fill(state, seat)
    best = choices.nth(0)
    highest = move_worth(state, seat, best)
    for n in range(1, choices.count):
        move = choices.nth(n)
        value = move_worth(state, seat, move)
        if value > highest:
            highest = value
            best = move
    return best


def move_worth(state: State, seat: int, move: int) -> int:
    """Return the value of a legal move."""
    age = state.age - 1 if state.age else 0
    if move >= ids.SIDE_0:
        return move - ids.SIDE_0
    if move == ids.DECLINE:
        return 0
    if move >= ids.REVIVE_0:
        return thing_worth(state, seat, move - ids.REVIVE_0, age)
    if move >= ids.SELL_0:
        card = move - ids.SELL_0
        return TABLES.sale * WEIGHTS.coin[age] - wasted(state, seat, card, age)
    split = move % ids.SPLITS
    paid = TABLES.split_left[split] + TABLES.split_right[split]
    cost = paid * (WEIGHTS.coin[age] + WEIGHTS.given_coin[age])
    card = move // ids.SPLITS
    if move < ids.STAGE_0:
        return thing_worth(state, seat, card, age) - cost - price.bank_coins(state, seat, card) * WEIGHTS.coin[age]
    stage = state.stage_thing(seat, state.stages[seat])
    return thing_worth(state, seat, stage, age) - cost - wasted(state, seat, card - ids.CARDS, age)


def wasted(state: State, seat: int, card: int, age: int) -> int:
    """Return the value lost when a card is not built: a small share, as it may not be affordable anyway."""
    if price.is_barred(state, seat, card):
        return 0
    return thing_worth(state, seat, card, age) * WEIGHTS.waste // 1000


def thing_worth(state: State, seat: int, thing: int, age: int) -> int:
    """Return the value of a built card or stage, without its price."""
    worth = 1000 * TABLES.points[thing] + TABLES.coins[thing] * WEIGHTS.coin[age]
    if TABLES.coins_each[thing]:
        count = effects.counted(state, seat, TABLES.coins_kinds[thing], TABLES.coins_whose[thing])
        worth += TABLES.coins_each[thing] * count * WEIGHTS.coin[age]
    if TABLES.points_each[thing]:
        count = effects.counted(state, seat, TABLES.points_kinds[thing], TABLES.points_whose[thing])
        worth += TABLES.points_each[thing] * (1000 * count + WEIGHTS.growth[age])
    if TABLES.complete[thing]:
        worth += (
            1000 * TABLES.complete[thing] * state.stages[seat] // TABLES.stages[state.board[seat]][state.side[seat]]
        )
    if TABLES.produces[thing]:
        worth += production_worth(state, seat, thing, age)
    if TABLES.trades[thing]:
        worth += WEIGHTS.trade[age]
    if TABLES.shields[thing]:
        worth += conflict_worth(state, seat, state.left(seat), TABLES.shields[thing], age)
        worth += conflict_worth(state, seat, state.right(seat), TABLES.shields[thing], age)
    if TABLES.symbol[thing] != ids.NOTHING or TABLES.wild[thing]:
        worth += symbol_worth(state, seat, thing, age)
    if TABLES.power[thing]:
        worth += power_worth(TABLES.power[thing], age)
    if TABLES.revive[thing]:
        worth += WEIGHTS.revive[age]
    if thing < ids.CARDS:
        worth += WEIGHTS.opens[thing] * WEIGHTS.chain[age]
    return worth


def production_worth(state: State, seat: int, thing: int, age: int) -> int:
    """Return the value of a thing's best resource, by the units that the city already has."""
    best = 0
    for resource in range(ids.RESOURCES):
        place = 1 << resource if resource < ids.RAW_END else 1 << (resource - ids.RAW_END)
        raw = resource < ids.RAW_END
        units = counters.field(TABLES.gives_raw[thing] if raw else TABLES.gives_goods[thing], place)
        there = counters.field(state.own_raw[seat] if raw else state.own_goods[seat], place)
        worth = 0
        for unit in range(there, there + units):
            if unit == 0:
                worth += WEIGHTS.first_unit[age]
            elif unit == 1:
                worth += WEIGHTS.second_unit[age]
            else:
                worth += WEIGHTS.further_unit[age]
        if worth > best:
            best = worth
    return best


def conflict_worth(state: State, seat: int, other: int, shields: int, age: int) -> int:
    """Return the value of shields against one neighbour: a share of the stake per step up to a safe lead."""
    difference = state.shields[seat] - state.shields[other]
    return WEIGHTS.stake[age] * (lead(difference + shields) - lead(difference)) // 6


def lead(difference: int) -> int:
    """Return a difference in shields as steps from hopeless (0) to safe (6)."""
    if difference < -3:
        return 0
    if difference > 3:
        return 6
    return difference + 3


def symbol_worth(state: State, seat: int, thing: int, age: int) -> int:
    """Return the points that a symbol adds now, plus an estimate for later symbols."""
    first = state.symbols[seat][0]
    second = state.symbols[seat][1]
    third = state.symbols[seat][2]
    if TABLES.wild[thing]:
        best = score.symbol_points(first + 1, second, third)
        points = score.symbol_points(first, second + 1, third)
        if points > best:
            best = points
        points = score.symbol_points(first, second, third + 1)
        if points > best:
            best = points
    elif TABLES.symbol[thing] == 0:
        best = score.symbol_points(first + 1, second, third)
    elif TABLES.symbol[thing] == 1:
        best = score.symbol_points(first, second + 1, third)
    else:
        best = score.symbol_points(first, second, third + 1)
    return 1000 * (best - score.symbol_points(first, second, third)) + WEIGHTS.symbol[age]


def power_worth(power: int, age: int) -> int:
    """Return the value of a lasting power."""
    worth = 0
    if power & ids.FREE_COLOUR:
        worth += WEIGHTS.free_colour[age]
    if power & ids.FREE_FIRST:
        worth += WEIGHTS.free_first[age]
    if power & ids.FREE_LAST:
        worth += WEIGHTS.free_last[age]
    if power & ids.PLAY_LAST:
        worth += WEIGHTS.play_last[age]
    return worth
