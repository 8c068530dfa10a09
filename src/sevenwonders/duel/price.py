"""Prices of cards and wonders (D5). Fast and explained prices share one computation (`resource_breakdown`).

Resources that a seat lacks after its own fixed production are first covered by choice production and by a discount,
the dearest first, and then bought. Choice production covers raw materials or goods, a discount covers either, so
"choices first, then the discount, the dearest unit each time" is exact: the sets that can be covered form a matroid,
where greed by price is optimal.
"""

from sevenwonders.core import bits
from sevenwonders.duel import ids, lanes
from sevenwonders.duel.state import State
from sevenwonders.duel.tables import TABLES


def has_chain(state: State, seat: int, thing: int) -> bool:
    """Return whether the seat's city holds the card that makes `thing` free."""
    return state.city[seat][TABLES.chain_word[thing]] & TABLES.chain_bit[thing] != 0


def discount(state: State, seat: int, kind: int) -> int:
    """Return how many resources of the cost of a thing of this kind the seat need not pay."""
    if state.progress[seat] & TABLES.discount_tokens[kind]:
        return TABLES.discount[kind]
    return 0


def total(state: State, seat: int, thing: int) -> int:
    """Return the coins that `thing` costs the seat without a chain: resources bought and coins of the cost."""
    coins = unaided(state, seat, thing)
    if is_aided(state, seat):
        lacking = [0, 0, 0, 0, 0]
        chosen = [0, 0, 0, 0, 0]
        waived = [0, 0, 0, 0, 0]
        coins -= resource_breakdown(state, seat, thing, lacking, chosen, waived)
    return coins


def unaided(state: State, seat: int, thing: int) -> int:
    """Return what `thing` would cost without choice production and discounts."""
    return lanes.shortfall(TABLES.cost[thing], state.produce[seat], state.unit[seat])


def is_aided(state: State, seat: int) -> bool:
    """Return whether the seat has anything that may lower a price below the unaided one."""
    return (
        state.choice_raw[seat] | state.choice_goods[seat] | (state.progress[seat] & TABLES.any_discount_tokens)
    ) != 0


def breakdown(state: State, seat: int, thing: int) -> list[list[int]]:
    """Return per resource the units of a thing's cost to be bought, chosen from choice production, and waived."""
    lacking = [0, 0, 0, 0, 0]
    chosen = [0, 0, 0, 0, 0]
    waived = [0, 0, 0, 0, 0]
    resource_breakdown(state, seat, thing, lacking, chosen, waived)
    return [list(lacking), list(chosen), list(waived)]


def resource_breakdown(
    state: State, seat: int, thing: int, lacking: list[int], chosen: list[int], waived: list[int]
) -> int:
    """Fill the three rows for a thing's cost; return the coins saved by choice production and discounts."""
    for lane in range(ids.RESOURCES):
        lack = TABLES.cost[thing][lane] - state.produce[seat][lane]
        lacking[lane] = lack if lack > 0 else 0
    saved = cover(state, seat, lacking, chosen, 0, ids.RAW_END, state.choice_raw[seat])
    saved += cover(state, seat, lacking, chosen, ids.RAW_END, ids.RESOURCES, state.choice_goods[seat])
    saved += cover(state, seat, lacking, waived, 0, ids.RESOURCES, discount(state, seat, TABLES.kind[thing]))
    return saved


def cover(state: State, seat: int, lacking: list[int], covered: list[int], start: int, end: int, units: int) -> int:
    """Cover up to `units` of the lacking resources `start` to `end`, the dearest first; return the coins saved."""
    saved = 0
    for _ in range(units):
        found = ids.NOTHING
        highest = 0
        for lane in range(start, end):
            if lacking[lane] > 0 and state.unit[seat][lane] > highest:
                found = lane
                highest = state.unit[seat][lane]
        if found == ids.NOTHING:
            break
        lacking[found] -= 1
        covered[found] += 1
        saved += highest
    return saved


# The two searches below first filter by the unaided price, without branches that the processor would have to predict;
# the exact price is computed only for the remaining cards, and only for seats that have any aid.


def payable_slots(state: State, seat: int) -> int:
    """Return the open slots whose card the seat can build now."""
    found = 0
    slots = state.open
    while slots:
        slot = bits.lowest(slots)
        slots &= slots - 1
        card = state.slot[slot]
        found |= (has_chain(state, seat, card) | (unaided(state, seat, card) <= state.coins[seat])) << slot
    if is_aided(state, seat):
        slots = state.open & ~found
        while slots:
            slot = bits.lowest(slots)
            slots &= slots - 1
            if total(state, seat, state.slot[slot]) <= state.coins[seat]:
                found |= 1 << slot
    return found


def payable_wonders(state: State, seat: int) -> int:
    """Return the seat's unbuilt wonders that it can build now."""
    found = 0
    wonders = state.wonders[seat]
    while wonders:
        wonder = bits.lowest(wonders)
        wonders &= wonders - 1
        found |= (unaided(state, seat, ids.CARDS + wonder) <= state.coins[seat]) << wonder
    if is_aided(state, seat):
        wonders = state.wonders[seat] & ~found
        while wonders:
            wonder = bits.lowest(wonders)
            wonders &= wonders - 1
            if total(state, seat, ids.CARDS + wonder) <= state.coins[seat]:
                found |= 1 << wonder
    return found
