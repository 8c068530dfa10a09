"""Which cards that may still come a city of 7 Wonders can build: what production and chains are good for."""

from sevenwonders.classic import counters, ids, price
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES

LITTLE = 2  # units that are bought without much ado


class Reach:
    """The cards that one city can build, as sets of two words; found anew only if what they depend on has changed."""

    def __init__(self) -> None:
        self.free = [0, 0]  # without trade
        self.near = [0, 0]  # if one or two units are bought, which are for sale
        self.key = [0] * 9

    def find(self, table: State, seat: int, first: int) -> None:
        """Find the cards from number `first` on that a city can build, whatever it has in coins."""
        left = table.left(seat)
        right = table.right(seat)
        if not self.turn(table, seat, first, left, right):
            return
        for word in range(2):
            self.free[word] = 0
            self.near[word] = 0
        for card in range(first, ids.CARDS):
            if price.is_barred(table, seat, card):
                continue
            if price.has_chain(table, seat, card):
                self.free[card >> 6] |= TABLES.bit[card]
                continue
            units = lack(table, seat, card)
            if units == 0:
                self.free[card >> 6] |= TABLES.bit[card]
            elif units <= LITTLE and is_for_sale(table, seat, card, left, right):
                self.near[card >> 6] |= TABLES.bit[card]

    def turn(self, table: State, seat: int, first: int, left: int, right: int) -> bool:
        """Note what the sets depend on; return whether that has changed."""
        changed = self.note(0, first + 1)
        changed = self.note(1, table.own_raw[seat]) or changed
        changed = self.note(2, table.own_goods[seat]) or changed
        changed = self.note(3, table.city[seat][0]) or changed
        changed = self.note(4, table.city[seat][1]) or changed
        changed = self.note(5, table.sale_raw[left]) or changed
        changed = self.note(6, table.sale_raw[right]) or changed
        changed = self.note(7, table.sale_goods[left]) or changed
        return self.note(8, table.sale_goods[right]) or changed

    def note(self, place: int, value: int) -> bool:
        """Note a number; return whether it was another before."""
        if self.key[place] == value:
            return False
        self.key[place] = value
        return True


def lack(table: State, seat: int, thing: int) -> int:
    """Return how many units of a thing's cost a city does not produce."""
    raw = counters.less(TABLES.need_raw[thing], table.own_raw[seat])
    goods = counters.less(TABLES.need_goods[thing], table.own_goods[seat])
    return counters.highest(raw) + counters.highest(goods)


def is_for_sale(table: State, seat: int, card: int, left: int, right: int) -> bool:
    """Return whether the neighbours have what a city lacks for a card."""
    raw = counters.less(TABLES.need_raw[card], table.own_raw[seat])
    goods = counters.less(TABLES.need_goods[card], table.own_goods[seat])
    return counters.covers(table.sale_raw[right], counters.less(raw, table.sale_raw[left])) and counters.covers(
        table.sale_goods[right], counters.less(goods, table.sale_goods[left])
    )
