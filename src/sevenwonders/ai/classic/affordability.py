"""Which cards that may still come a city of 7 Wonders can build: what production and chains are good for.

What a city produces changes seldom, and between few states while moves are compared, so what it can pay for is kept
(`Supplies`). Its buildings change with every move; what they open and bar is looked up (`Reach`).
"""

from sevenwonders.classic import counters, ids
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES
from sevenwonders.core import bits

LITTLE = 2  # units that are bought without much ado
PLACES = 16  # of each seat, for states of its production: as many as four bits can tell
STIR = 0x9E3779B97F4A7C15  # spreads what differs in few bits over all places
WORD = 64
FULL = (1 << 64) - 1  # a word of ones, which no production is; compiled, a shift by WORD would overflow


class Supplies:
    """What each city can pay for, of all cards as sets of two words; a new state takes the place of an old one."""

    def __init__(self) -> None:
        self.clear_keys()
        self.free = [[0, 0] for _ in range(PLACES * ids.MOST_SEATS)]  # without trade
        self.near = [[0, 0] for _ in range(PLACES * ids.MOST_SEATS)]  # by buying one or two units, which are for sale
        self.sought = [0] * 6

    def clear_keys(self) -> None:
        """Mark all entries as unused; apart from `__init__` for the reason given at `RolloutPolicy.clear_cities`."""
        self.key = [[FULL, 0, 0, 0, 0, 0] for _ in range(PLACES * ids.MOST_SEATS)]

    def place_of(self, table: State, seat: int) -> int:
        """Return where the sets of a seat are kept, as it produces and its neighbours sell now."""
        left = table.left(seat)
        right = table.right(seat)
        self.sought[0] = table.own_raw[seat]
        self.sought[1] = table.own_goods[seat]
        self.sought[2] = table.sale_raw[left]
        self.sought[3] = table.sale_raw[right]
        self.sought[4] = table.sale_goods[left]
        self.sought[5] = table.sale_goods[right]
        mixed = 0
        for part in range(6):
            mixed = (mixed ^ self.sought[part]) * STIR & FULL
        place = PLACES * seat + (mixed >> WORD - 4)
        if not self.is_sought(place):
            self.find(table, seat, place)
        return place

    def is_sought(self, place: int) -> bool:
        """Return whether a place has the state that is looked for."""
        for part in range(6):  # noqa: SIM110 - no generators in compiled code
            if self.key[place][part] != self.sought[part]:
                return False
        return True

    def find(self, table: State, seat: int, place: int) -> None:
        """Find what a city can pay for, and keep it in a place."""
        for part in range(6):
            self.key[place][part] = self.sought[part]
        for word in range(2):
            self.free[place][word] = 0
            self.near[place][word] = 0
        for card in range(ids.CARDS):
            units = lack(table, seat, card)
            if units == 0:
                self.free[place][card >> 6] |= TABLES.bit[card]
            elif units <= LITTLE and is_for_sale(table, seat, card):
                self.near[place][card >> 6] |= TABLES.bit[card]


class Reach:
    """The cards that one city can build, as sets of two words."""

    def __init__(self, supplies: Supplies) -> None:
        self.supplies = supplies
        self.free = [0, 0]  # without trade
        self.near = [0, 0]  # if one or two units are bought, which are for sale
        self.opened = [0, 0]
        self.barred = [0, 0]
        self.later = [[0, 0] for _ in range(ids.CARDS + 1)]  # all cards from a number on
        self.opens = [[0, 0] for _ in range(ids.CARDS)]  # by each building, by chains
        self.bars = [[0, 0] for _ in range(ids.CARDS)]  # by its name
        for card in range(ids.CARDS - 1, -1, -1):
            for word in range(2):
                self.later[card][word] = self.later[card + 1][word]
            self.later[card][card >> 6] |= TABLES.bit[card]
            for building in range(ids.CARDS):
                self.relate(building, card)

    def relate(self, building: int, card: int) -> None:
        """Note whether a building opens a card, and whether it bars it."""
        bit = TABLES.bit[building]
        if building < WORD and TABLES.chain[card] & bit:
            self.opens[building][card >> 6] |= TABLES.bit[card]
        if (TABLES.barred_low[card] if building < WORD else TABLES.barred_high[card]) & bit:
            self.bars[building][card >> 6] |= TABLES.bit[card]

    def find(self, table: State, seat: int, first: int) -> None:
        """Find the cards from number `first` on that a city can build, whatever it has in coins."""
        place = self.supplies.place_of(table, seat)
        for word in range(2):
            self.opened[word] = 0
            self.barred[word] = 0
        for word in range(2):
            rest = table.city[seat][word]
            while rest:
                building = bits.lowest(rest) + WORD * word
                rest &= rest - 1
                for half in range(2):
                    self.opened[half] |= self.opens[building][half]
                    self.barred[half] |= self.bars[building][half]
        for word in range(2):
            coming = self.later[first][word] & ~self.barred[word]
            self.free[word] = (self.supplies.free[place][word] | self.opened[word]) & coming
            self.near[word] = self.supplies.near[place][word] & ~self.opened[word] & coming


def lack(table: State, seat: int, thing: int) -> int:
    """Return how many units of a thing's cost a city does not produce."""
    raw = counters.less(TABLES.need_raw[thing], table.own_raw[seat])
    goods = counters.less(TABLES.need_goods[thing], table.own_goods[seat])
    return counters.highest(raw) + counters.highest(goods)


def is_for_sale(table: State, seat: int, card: int) -> bool:
    """Return whether the neighbours have what a city lacks for a card."""
    left = table.left(seat)
    right = table.right(seat)
    raw = counters.less(TABLES.need_raw[card], table.own_raw[seat])
    goods = counters.less(TABLES.need_goods[card], table.own_goods[seat])
    return counters.covers(table.sale_raw[right], counters.less(raw, table.sale_raw[left])) and counters.covers(
        table.sale_goods[right], counters.less(goods, table.sale_goods[left])
    )
