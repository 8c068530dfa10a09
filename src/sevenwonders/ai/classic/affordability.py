"""Cards that a city of 7 Wonders could still build, with and without trade.

`AffordabilityCache` keeps the cards whose cost a city's production and its neighbours' supplies cover, because these
change rarely between evaluations. `AffordableCards` adds chains and removes buildings that the city already has.
"""

from sevenwonders.ai.classic import sizes
from sevenwonders.classic import counters, ids
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES
from sevenwonders.core import arrays, bits

MAX_BOUGHT = 2  # units of a card that counts as affordable by trade
HASH_FACTOR = 0x9E3779B97F4A7C15  # multiplicative hashing: 2**64 divided by the golden ratio
WORD = 64
FULL = (1 << 64) - 1  # not a valid production; a literal because a compiled shift by WORD would overflow


class AffordabilityCache:
    """Sets of the cards that each city can pay for, by production and supplies; one entry per hash value."""

    def __init__(self) -> None:
        self.clear_keys()
        self.free = [[0, 0] for _ in range(sizes.ALL_ENTRIES)]  # without trade
        self.near = [[0, 0] for _ in range(sizes.ALL_ENTRIES)]  # by buying one or two units that are for sale
        self.wanted = arrays.ints(sizes.KEY_PARTS)

    def clear_keys(self) -> None:
        """Mark all entries as unused; apart from `__init__` for the reason given at `RolloutPolicy.clear_cities`."""
        self.key = [[FULL, 0, 0, 0, 0, 0] for _ in range(sizes.ALL_ENTRIES)]

    def entry_of(self, table: State, seat: int) -> int:
        """Return the entry of a seat's production and its neighbours' supplies, computed if it is missing."""
        left = table.left(seat)
        right = table.right(seat)
        self.wanted[0] = table.own_raw[seat]
        self.wanted[1] = table.own_goods[seat]
        self.wanted[2] = table.sale_raw[left]
        self.wanted[3] = table.sale_raw[right]
        self.wanted[4] = table.sale_goods[left]
        self.wanted[5] = table.sale_goods[right]
        mixed = 0
        for part in range(sizes.KEY_PARTS):
            mixed = (mixed ^ self.wanted[part]) * HASH_FACTOR & FULL
        entry = sizes.ENTRIES * seat + (mixed >> WORD - 4)
        if not self.is_entry(entry):
            self.fill(table, seat, entry)
        return entry

    def is_entry(self, entry: int) -> bool:
        """Return whether an entry has the wanted key."""
        for part in range(sizes.KEY_PARTS):  # noqa: SIM110 - no generators in compiled code
            if self.key[entry][part] != self.wanted[part]:
                return False
        return True

    def fill(self, table: State, seat: int, entry: int) -> None:
        """Compute the sets of a city for an entry."""
        for part in range(sizes.KEY_PARTS):
            self.key[entry][part] = self.wanted[part]
        for word in range(ids.WORDS):
            self.free[entry][word] = 0
            self.near[entry][word] = 0
        for card in range(ids.CARDS):
            units = lack(table, seat, card)
            if units == 0:
                self.free[entry][card >> 6] |= TABLES.bit[card]
            elif units <= MAX_BOUGHT and is_for_sale(table, seat, card):
                self.near[entry][card >> 6] |= TABLES.bit[card]


class AffordableCards:
    """Sets of the cards that one city can build; each set is two words."""

    def __init__(self, cache: AffordabilityCache) -> None:
        self.cache = cache
        self.free = [0, 0]  # without trade
        self.near = [0, 0]  # by buying one or two units that are for sale
        self.opened = [0, 0]
        self.barred = [0, 0]
        self.later = [[0, 0] for _ in range(ids.CARDS + 1)]  # all cards from a number on
        self.opens = [[0, 0] for _ in range(ids.CARDS)]  # cards that a building makes free, by chain
        self.bars = [[0, 0] for _ in range(ids.CARDS)]  # cards that a building excludes, by its name
        for card in range(ids.CARDS - 1, -1, -1):
            for word in range(ids.WORDS):
                self.later[card][word] = self.later[card + 1][word]
            self.later[card][card >> 6] |= TABLES.bit[card]
            for building in range(ids.CARDS):
                self.relate(building, card)

    def relate(self, building: int, card: int) -> None:
        """Record whether a building makes a card free or excludes it."""
        bit = TABLES.bit[building]
        if building < WORD and TABLES.chain[card] & bit:
            self.opens[building][card >> 6] |= TABLES.bit[card]
        if (TABLES.barred_low[card] if building < WORD else TABLES.barred_high[card]) & bit:
            self.bars[building][card >> 6] |= TABLES.bit[card]

    def find(self, table: State, seat: int, first: int) -> None:
        """Compute the cards from number `first` on that a city can build, regardless of its coins."""
        entry = self.cache.entry_of(table, seat)
        for word in range(ids.WORDS):
            self.opened[word] = 0
            self.barred[word] = 0
        for word in range(ids.WORDS):
            rest = table.city[seat][word]
            while rest:
                building = bits.lowest(rest) + WORD * word
                rest &= rest - 1
                for half in range(2):
                    self.opened[half] |= self.opens[building][half]
                    self.barred[half] |= self.bars[building][half]
        for word in range(ids.WORDS):
            coming = self.later[first][word] & ~self.barred[word]
            self.free[word] = (self.cache.free[entry][word] | self.opened[word]) & coming
            self.near[word] = self.cache.near[entry][word] & ~self.opened[word] & coming


def lack(table: State, seat: int, thing: int) -> int:
    """Return the number of units in the cost of a thing that a city does not produce."""
    raw = counters.less(TABLES.need_raw[thing], table.own_raw[seat])
    goods = counters.less(TABLES.need_goods[thing], table.own_goods[seat])
    return counters.highest(raw) + counters.highest(goods)


def is_for_sale(table: State, seat: int, card: int) -> bool:
    """Return whether the neighbours sell the units that a city lacks for a card."""
    left = table.left(seat)
    right = table.right(seat)
    raw = counters.less(TABLES.need_raw[card], table.own_raw[seat])
    goods = counters.less(TABLES.need_goods[card], table.own_goods[seat])
    return counters.covers(table.sale_raw[right], counters.less(raw, table.sale_raw[left])) and counters.covers(
        table.sale_goods[right], counters.less(goods, table.sale_goods[left])
    )
