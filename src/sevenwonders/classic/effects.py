"""Effects of cards and stages that enter play. First all other effects apply, then coins are counted (C6.1)."""

from sevenwonders.classic import counters, ids
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES


def enter(state: State, seat: int, thing: int) -> None:
    """Bring a thing into play, with all its effects except coins."""
    kind = TABLES.kind[thing]
    state.kinds[seat][kind] += 1
    if thing < ids.CARDS:
        state.city[seat][thing >> 6] |= TABLES.bit[thing]
    if TABLES.produces[thing]:
        state.own_raw[seat] = counters.more(state.own_raw[seat], TABLES.gives_raw[thing])
        state.own_goods[seat] = counters.more(state.own_goods[seat], TABLES.gives_goods[thing])
        if TABLES.for_sale >> kind & 1:
            state.sale_raw[seat] = counters.more(state.sale_raw[seat], TABLES.gives_raw[thing])
            state.sale_goods[seat] = counters.more(state.sale_goods[seat], TABLES.gives_goods[thing])
    if TABLES.trades[thing]:
        for column in range(4):
            if TABLES.trade[thing][column]:
                state.price[seat][column] = TABLES.low_price
    state.shields[seat] += TABLES.shields[thing]
    if TABLES.symbol[thing] != ids.NOTHING:
        state.symbols[seat][TABLES.symbol[thing]] += 1
    state.symbols[seat][ids.WILD] += TABLES.wild[thing]
    state.powers[seat] |= TABLES.power[thing]


def gain_coins(state: State, seat: int, thing: int) -> None:
    """Take the coins of a thing in play; things that entered at the same time count, in all cities (R)."""
    state.coins[seat] += TABLES.coins[thing]
    if TABLES.coins_each[thing]:
        state.coins[seat] += TABLES.coins_each[thing] * counted(
            state, seat, TABLES.coins_kinds[thing], TABLES.coins_whose[thing]
        )


def counted(state: State, seat: int, kinds: int, whose: int) -> int:
    """Return how many things of these kinds are in the seat's city, in the neighbours' cities, or in all three."""
    found = 0
    if whose & ids.OWN:
        found += tally(state, seat, kinds)
    if whose & ids.NEIGHBOURS:
        found += tally(state, state.left(seat), kinds) + tally(state, state.right(seat), kinds)
    return found


def tally(state: State, seat: int, kinds: int) -> int:
    """Return how many things of these kinds a city has."""
    found = 0
    for kind in range(ids.KINDS):
        if kinds >> kind & 1:
            found += state.kinds[seat][kind]
    return found
