"""Uniform random deals of the unknown cards of one age to the places that a seat cannot see.

A *place* is a hand, a stage or the discard pile; each draws on a *pool* of cards: those of a hand that the seat has
held and passed on are the pool of that hand's places since, all others share pool 0, the cards never seen. There may be
more cards than places: in Age III some guilds stay in the box, which of them is equally likely. (A position set up by
hand may have less at the table than was dealt; then other cards are left out, too, but guilds first.)

Looks through the discard pile exclude some deals; the cards concerned are placed first, with the numbers of deals from
`constrained_counts`.
"""

from array import array
from collections.abc import Sequence

from sevenwonders.classic import ids, piles
from sevenwonders.classic.constrained_counts import ConstrainedCounts, Demand, Rooms, chart
from sevenwonders.classic.tables import TABLES
from sevenwonders.core import arrays, bits
from sevenwonders.core.errors import OptionError
from sevenwonders.core.rng import Rng


class CardDealer:
    """The pools and places of one age, and the cards that were laid at the last `deal`."""

    def __init__(self) -> None:
        self.age = 0
        self.looks = 0
        self.pools = 0
        self.pile = arrays.ints(ids.POOLS)  # the cards of each pool
        self.places = 0
        self.pool = arrays.ints(ids.PLACES)
        self.hand = arrays.ints(ids.PLACES)
        self.under = arrays.ints(ids.PLACES)
        self.moment = arrays.ints(ids.PLACES)
        self.look = arrays.ints(ids.PLACES)
        self.laid = arrays.ints(ids.PLACES)  # the card at each place
        # The cards without a demand, pool by pool, guilds last in pool 0.
        self.cards = arrays.ints(ids.AGE_CARDS)
        self.start = arrays.ints(ids.POOLS + 1)
        self.guilds = 0
        self.absent = 0  # guilds that stay in the box
        # The demanded cards, one step for each.
        self.steps = 0
        self.demanded = arrays.ints(ids.DEMANDED)
        self.spare = arrays.ints(ids.POOLS)  # how many cards of each pool are left out
        self.first = array("i", [0])
        self.share = array("d", [0.0])
        self.next = array("i", [0])
        self.parts = array("i", [0])

    def begin(self, age: int, looks: int) -> None:
        """Start the deal of an age: no places and no demands, and one pool, that of the cards never seen."""
        self.age = age
        self.looks = looks
        self.pools = 1
        self.pile[0] = 0
        self.places = 0
        self.steps = 0

    def add_pool(self, pile: int) -> int:
        """Add a pool and return its number."""
        self.pile[self.pools] = pile
        self.pools += 1
        return self.pools - 1

    def add_place(self, pool: int, hand: int, under: int, moment: int, look: int) -> None:
        """Add a place of a pool: a hand, a stage as in `State.under`, or the discard pile.

        `moment` is where its card stands in the log, if it does. `look` is, on the discard pile, the first look that
        found the card there, or the number of looks; NOTHING elsewhere.
        """
        place = self.places
        if place == ids.PLACES:
            return
        self.pool[place] = pool
        self.hand[place] = hand
        self.under[place] = under
        self.moment[place] = moment
        self.look[place] = look
        self.places += 1

    def close(self, demanded: int) -> None:
        """Prepare the cards after the last pool and place; the pile contains the demanded ones."""
        end = 0
        for pool in range(self.pools):
            self.start[pool] = end
            rest = piles.places(self.pile[pool])
            rest &= ~demanded
            while rest:
                at = bits.lowest(rest)
                rest &= rest - 1
                card = TABLES.deck_start[self.age - 1] + (at >> 1)
                for _ in range(self.pile[pool] >> at & 3):
                    self.cards[end] = card
                    end += 1
            if pool == 0:
                self.guilds = 0
                while self.guilds < end and self.cards[end - 1 - self.guilds] >= ids.GUILD_0:
                    self.guilds += 1
        self.start[self.pools] = end
        self.absent = piles.size(self.pile[0])
        for place in range(self.places):
            if self.pool[place] == 0:
                self.absent -= 1
        self.absent = 0 if self.absent < 0 else self.absent
        self.absent = self.guilds if self.absent > self.guilds else self.absent

    # ---- drawing

    def deal(self, rng: Rng) -> None:
        """Lay a card at every place."""
        deck = [0] * 96
        room = [0] * 8
        for k in range(self.start[self.pools]):
            deck[k] = self.cards[k]
        for pool in range(self.pools):
            room[pool] = self.start[pool + 1] - self.start[pool]
        for place in range(self.places):
            self.laid[place] = ids.NOTHING
        if self.steps:
            self.deal_demanded(rng)
        for gone in range(self.absent):
            picked = room[0] - 1 - rng.below(self.guilds - gone)
            room[0] -= 1
            deck[picked] = deck[room[0]]
        for place in range(self.places):
            pool = self.pool[place]
            if self.laid[place] == ids.NOTHING and room[pool]:
                picked = self.start[pool] + rng.below(room[pool])
                room[pool] -= 1
                self.laid[place] = deck[picked]
                deck[picked] = deck[self.start[pool] + room[pool]]

    def deal_demanded(self, rng: Rng) -> None:
        """Place the demanded cards, each option with its share of all deals."""
        spare = [0] * 8
        for pool in range(self.pools):
            spare[pool] = self.spare[pool]
        columns = self.looks + 1
        node = 0
        for step in range(self.steps):
            drawn = (rng.bits64() >> 11) * (1.0 / 9007199254740992.0)
            option = self.first[node]
            while option < self.first[node + 1] - 1 and self.share[option] <= drawn:
                option += 1
            for pool in range(self.pools):
                for column in range(columns):
                    for _ in range(self.parts[(option * self.pools + pool) * columns + column]):
                        free = self.free_places(pool, column)
                        left_out = spare[pool] if column == self.looks else 0
                        picked = rng.below(free + left_out)
                        if picked < free:
                            self.laid[self.free_place(pool, column, picked)] = self.demanded[step]
                        else:
                            spare[pool] -= 1
            node = self.next[option]

    def column(self, place: int) -> int:
        """Return the column of a place: the look that found it on the discard pile, or the last for all others."""
        look = self.look[place]
        return look if 0 <= look < self.looks else self.looks

    def free_places(self, pool: int, column: int) -> int:
        """Return the number of places of a pool and column without a card."""
        count = 0
        for place in range(self.places):
            if self.laid[place] == ids.NOTHING and self.pool[place] == pool and self.column(place) == column:
                count += 1
        return count

    def free_place(self, pool: int, column: int, n: int) -> int:
        """Return the free place of a pool and column that has `n` before it."""
        found = 0
        for place in range(self.places):
            if self.laid[place] == ids.NOTHING and self.pool[place] == pool and self.column(place) == column:
                if n == 0:
                    found = place
                n -= 1
        return found

    # ---- demands of looks

    def demand(self, demands: dict[int, Demand]) -> None:
        """Prepare the placement of the demanded cards."""
        cards = _cards(demands)
        self.close(sum(3 * TABLES.one[card] for card in cards))
        if not cards:
            return
        rooms = self.rooms()
        ways = ConstrainedCounts([demands[card] for card in cards], self.copies(cards), rooms, self.looks)
        if not ways.total():
            raise ValueError("what is known of the discard pile cannot be")
        drawn = chart(ways)
        self.steps = len(cards)
        self.demanded = cards + [0] * (ids.DEMANDED - len(cards))
        beyond = [row[-1] - self._beyond(pool) for pool, row in enumerate(rooms)]
        self.spare = beyond + [0] * (ids.POOLS - len(beyond))
        self.first, self.share, self.next, self.parts = drawn.first, drawn.share, drawn.next, drawn.parts

    def rooms(self) -> Rooms:
        """Return for each pool the places in each column; the last has those for cards that are left out, too."""
        rows = []
        for pool in range(self.pools):
            seen = [0] * self.looks
            for place in range(self.places):
                if self.pool[place] == pool and self.column(place) < self.looks:
                    seen[self.column(place)] += 1
            absent = self.absent if pool == 0 else 0
            rows.append((*seen, max(0, piles.size(self.pile[pool]) - absent - sum(seen))))
        return tuple(rows)

    def copies(self, cards: Sequence[int]) -> list[list[int]]:
        """Return the copies of each card in each pool."""
        shifts = [2 * (card - TABLES.deck_start[self.age - 1]) for card in cards]
        return [[self.pile[pool] >> shift & 3 for pool in range(self.pools)] for shift in shifts]

    def _beyond(self, pool: int) -> int:
        """Return the number of places of a pool outside of all looks."""
        return sum(self.pool[place] == pool and self.column(place) == self.looks for place in range(self.places))

    def inside(self, other: int, demands: dict[int, Demand]) -> dict[int, tuple[int, int]]:
        """Return for each card that may be in another seat's hand how many copies are there at least and at most."""
        hand = [place for place in range(self.places) if self.hand[place] == other]
        if not hand:
            return {}
        pool, cards = self.pool[hand[0]], _cards(demands)
        rooms = tuple(
            (*row[:-1], len(hand), row[-1] - len(hand)) if number == pool else (*row[:-1], 0, row[-1])
            for number, row in enumerate(self.rooms())
        )
        ways = ConstrainedCounts([demands[card] for card in cards], self.copies(cards), rooms, self.looks)
        found: dict[int, tuple[int, int]] = {}
        for card, step in zip(cards, ways.steps(), strict=True):
            counts = {option.parts[pool][-2] for options in step.values() for _, option in options}
            found[card] = min(counts), max(counts)
        ends = [end[pool] for end in ways.ends()]
        elsewhere = max(sum(row) - row[-2] for row in ends)
        free = max(row[-2] for row in ends)
        for card in {self.cards[k] for k in range(self.start[pool], self.start[pool + 1])}:
            copies = self.copies([card])[0][pool]
            found[card] = max(0, copies - elsewhere), min(copies, free)
            if pool == 0 and card >= ids.GUILD_0 and self.absent:
                found[card] = 0, int(self.absent < self.guilds and free > 0)
        return {card: counts for card, counts in found.items() if counts[1]}


def _cards(demands: dict[int, Demand]) -> list[int]:
    """Return the demanded cards; raise OptionError for an unknown card."""
    for card in demands:
        if type(card) is not int or not 0 <= card < ids.CARDS:
            raise OptionError("argument/wrong", function="demand", name="demands", found=str(card))
    return sorted(demands)
