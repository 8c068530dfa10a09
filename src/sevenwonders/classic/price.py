"""Prices of cards and stages (C4, C5): the ways to pay that no other way beats for the buyer.

A unit of the cost that the city lacks is bought from the left or from the right. Raw materials and goods never mix: no
symbol offers both. Take the units of one of the two classes as a flow: from the units needed, through the symbols that
give them, each used once, to one of three drains: own use, at most `a` units from the left, at most `b` from the right.
By max-flow min-cut everything can be obtained if and only if, for every set S of resources,

    need(S) <= own(S) + min(a, left(S)) + min(b, right(S))

where need(S) counts units and the others count symbols that give something in S. There are sixteen sets of raw
materials and eight of goods: the counters of one word (see `counters`). For each `a` the least `b` follows at once.
"""

from sevenwonders.classic import counters, ids
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES


def is_barred(state: State, seat: int, card: int) -> bool:
    """Return whether the city has a building of the same name (C3.1)."""
    return state.city[seat][0] & TABLES.barred_low[card] != 0 or state.city[seat][1] & TABLES.barred_high[card] != 0


def has_chain(state: State, seat: int, card: int) -> bool:
    """Return whether the city has a building that makes `card` free (C4.2)."""
    return state.city[seat][0] & TABLES.chain[card] != 0


def free_by(state: State, seat: int, card: int) -> int:
    """Return the power of the city that makes `card` free now, or 0 (C6.4)."""
    powers = state.powers[seat]
    if powers & ids.FREE_COLOUR and state.kinds[seat][TABLES.kind[card]] == 0:
        return ids.FREE_COLOUR
    if powers & ids.FREE_FIRST and state.turn == 1:
        return ids.FREE_FIRST
    if powers & ids.FREE_LAST and state.turn == ids.TURNS and state.question() != ids.LAST:
        return ids.FREE_LAST
    return 0


def bank_coins(state: State, seat: int, card: int) -> int:
    """Return the coins that the seat pays to the bank for building a card, free or not."""
    coins = TABLES.bank[card]
    if coins and (has_chain(state, seat, card) or (ids.FREE_WAIVES_COINS and free_by(state, seat, card))):
        return 0
    return coins


def card_splits(state: State, seat: int, card: int, found: list[int]) -> int:
    """Fill in the splits that pay for building a card, the cheapest first; return how many, 0 if there is none."""
    if is_barred(state, seat, card):
        return 0
    if has_chain(state, seat, card) or (state.powers[seat] and free_by(state, seat, card)):
        found[0] = 0
        return 1 if bank_coins(state, seat, card) <= state.coins[seat] else 0
    return thing_splits(state, seat, card, found)


def thing_splits(state: State, seat: int, thing: int, found: list[int]) -> int:
    """Fill in the splits that pay a thing's cost, the cheapest first; return how many there are."""
    purse = state.coins[seat] - TABLES.bank[thing]
    if purse < 0:
        return 0
    raw = counters.less(TABLES.need_raw[thing], state.own_raw[seat])
    goods = counters.less(TABLES.need_goods[thing], state.own_goods[seat])
    if raw == 0 and goods == 0:
        found[0] = 0
        return 1
    if purse == 0:
        return 0
    return trade_splits(state, seat, raw, goods, purse, found)


def trade_splits(state: State, seat: int, raw: int, goods: int, purse: int, found: list[int]) -> int:
    """Fill in the ways to buy the missing units for at most `purse` coins; return their number."""
    left = state.left(seat)
    right = state.right(seat)
    if not (
        is_for_sale(raw, state.sale_raw[left], state.sale_raw[right])
        and is_for_sale(goods, state.sale_goods[left], state.sale_goods[right])
    ):
        return 0
    if (counters.highest(raw) + counters.highest(goods)) * TABLES.low_price > purse:
        return 0
    raw_left = [0, 0, 0, 0, 0, 0, 0, 0]
    raw_right = [0, 0, 0, 0, 0, 0, 0, 0]
    raws = deals(raw, state.sale_raw[left], state.sale_raw[right], raw_left, raw_right)
    goods_left = [0, 0, 0, 0, 0, 0, 0, 0]
    goods_right = [0, 0, 0, 0, 0, 0, 0, 0]
    kinds = deals(goods, state.sale_goods[left], state.sale_goods[right], goods_left, goods_right)
    least = [ids.NEVER] * 16  # for each payment to the left the least to the right
    for i in range(raws):
        for j in range(kinds):
            pay_left = raw_left[i] * state.price[seat][ids.LEFT_RAW] + goods_left[j] * state.price[seat][ids.LEFT_GOODS]
            pay_right = (
                raw_right[i] * state.price[seat][ids.RIGHT_RAW] + goods_right[j] * state.price[seat][ids.RIGHT_GOODS]
            )
            if pay_left + pay_right <= purse and pay_right < least[pay_left]:
                least[pay_left] = pay_right
    count = 0
    lowest = ids.NEVER
    for pay_left in range(ids.MOST_PAID + 1):
        if least[pay_left] < lowest:
            lowest = least[pay_left]
            insert_split(found, count, split_of(pay_left, lowest))
            count += 1
    return count


def is_for_sale(lack: int, left: int, right: int) -> bool:
    """Return whether the neighbours together sell all lacking resources."""
    return counters.covers(right, counters.less(lack, left))


def deals(lack: int, left: int, right: int, from_left: list[int], from_right: list[int]) -> int:
    """Fill in how many units to buy on each side: for each number on the left the least on the right, if less.

    All lacking resources must be for sale. The first pair has the fewest on the left: those that the right lacks.
    """
    count = 0
    lowest = ids.NEVER
    units = counters.highest(counters.less(lack, right))
    while True:
        others = counters.highest(counters.less(lack, counters.least(left, units)))
        if others < lowest:
            lowest = others
            from_left[count] = units
            from_right[count] = others
            count += 1
        if others == 0 or counters.least(left, units + 1) == counters.least(left, units):
            return count
        units += 1


def insert_split(found: list[int], count: int, split: int) -> None:
    """Insert a split among those found, in their order."""
    place = count
    while place and found[place - 1] > split:
        found[place] = found[place - 1]
        place -= 1
    found[place] = split


def split_of(left: int, right: int) -> int:
    """Return the number of the split that pays `left` and `right` coins."""
    return (left + right) * (left + right + 1) // 2 + left


def thing_ways(state: State, seat: int, thing: int) -> list[int]:
    """Return the splits that pay the cost of a thing, whether or not it could be built now."""
    found = [0] * 16
    count = thing_splits(state, seat, thing, found)
    return [found[n] for n in range(count)]


def with_full_purses(state: State) -> State:
    """Return a copy in which every seat can pay for anything."""
    after = state.copy()
    for seat in range(after.players):
        after.coins[seat] = ids.NEVER
    return after
