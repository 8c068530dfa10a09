"""A table of 7 Wonders at one moment, with its secrets: hands, choices made, cards face down. Seats get a `view` of it.

Seat s + 1 sits to the left of seat s. Cards in a city are a set of two 64-bit words (card c is bit `c & 63` of word
`c >> 6`); hands and the discard pile are piles (see `piles`), the latter one for each age. The log says which card each
seat took on each turn and what became of it: from it follows what a seat can remember. A position set up by hand may
have none: then nobody knows its past.
"""

import struct
from collections.abc import Iterator
from functools import cache

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.classic import counters, ids
from sevenwonders.classic.fields import SPANS
from sevenwonders.classic.ids import AGES, HAND, KINDS, LOOKS, MOST_SEATS, NOTHING, STACK, STAGES, SYMBOLS, WILD
from sevenwonders.classic.tables import TABLES
from sevenwonders.core import attributes
from sevenwonders.core.checks import check_seat
from sevenwonders.core.errors import OptionError
from sevenwonders.core.fields import check_field, frozen


class State:
    """A position. Flat fields, one entry per seat; the fields under "kept" follow from the others."""

    def __init__(self) -> None:
        # Lengths are literals: compiled, such a list fills its C array without any Python object.
        none = ids.NOTHING
        full = TABLES.full_price
        self.players = 0
        self.age = 0  # 0 until the first deal
        self.turn = 0  # from 1 in each age
        self.waiting = 0  # seats that owe an answer to the question on top
        self.winners = 0  # seats that have won
        self.chosen = [none] * 7  # the moves of seats that have answered, until all have

        self.board = [none] * 7
        self.side = [none] * 7
        self.stages = [0] * 7  # stages built
        self.under = [none] * 28  # the card under stage k of a seat: seat * STAGES + k
        self.hand = [0] * 7
        self.pile = [0] * 3  # the discard pile
        self.city = [[0] * 2, [0] * 2, [0] * 2, [0] * 2, [0] * 2, [0] * 2, [0] * 2]  # cards built
        self.coins = [0] * 7
        self.won = [[0] * 3, [0] * 3, [0] * 3, [0] * 3, [0] * 3, [0] * 3, [0] * 3]  # victory tokens of each age
        self.lost = [0] * 7  # defeat tokens

        self.stack = [0] * 4  # questions (with their subject); the last one is to be answered
        self.depth = 0

        self.taken = [none] * 147  # the log, by `moment`: a card, and its use
        self.used = [0] * 147
        self.looks = 0  # revivals so far: who looked through the discard pile when, saw what, and took what
        self.look_seat = [none] * 3
        self.look_age = [0] * 3
        self.look_turn = [0] * 3
        self.look_card = [none] * 3
        self.look_pile = [[0] * 3, [0] * 3, [0] * 3]

        # Kept: what follows from the above but is needed at every move.
        self.own_raw = [0] * 7  # symbols for own use, counted for each set of raw materials: see `price`
        self.own_goods = [0] * 7
        self.sale_raw = [0] * 7  # symbols for sale
        self.sale_goods = [0] * 7
        self.price = [[full] * 4, [full] * 4, [full] * 4, [full] * 4, [full] * 4, [full] * 4, [full] * 4]
        self.shields = [0] * 7
        self.kinds = [[0] * 8, [0] * 8, [0] * 8, [0] * 8, [0] * 8, [0] * 8, [0] * 8]  # cards by colour, and stages
        self.symbols = [[0] * 4, [0] * 4, [0] * 4, [0] * 4, [0] * 4, [0] * 4, [0] * 4]  # and wild ones
        self.powers = [0] * 7

    def copy(self) -> "State":
        """Return an independent copy."""
        twin = State()
        twin.copy_from(self)
        return twin

    def copy_from(self, other: "State") -> None:
        """Become equal to `other`."""
        self.players = other.players
        self.age = other.age
        self.turn = other.turn
        self.waiting = other.waiting
        self.winners = other.winners
        self.chosen[:] = other.chosen
        self.board[:] = other.board
        self.side[:] = other.side
        self.stages[:] = other.stages
        self.under[:] = other.under
        self.hand[:] = other.hand
        self.pile[:] = other.pile
        self.coins[:] = other.coins
        self.lost[:] = other.lost
        self.stack[:] = other.stack
        self.depth = other.depth
        self.taken[:] = other.taken
        self.used[:] = other.used
        self.looks = other.looks
        self.look_seat[:] = other.look_seat
        self.look_age[:] = other.look_age
        self.look_turn[:] = other.look_turn
        self.look_card[:] = other.look_card
        for look in range(ids.LOOKS):
            self.look_pile[look][:] = other.look_pile[look]
        self.own_raw[:] = other.own_raw
        self.own_goods[:] = other.own_goods
        self.sale_raw[:] = other.sale_raw
        self.sale_goods[:] = other.sale_goods
        self.shields[:] = other.shields
        self.powers[:] = other.powers
        for seat in range(ids.MOST_SEATS):
            self.city[seat][:] = other.city[seat]
            self.won[seat][:] = other.won[seat]
            self.price[seat][:] = other.price[seat]
            self.kinds[seat][:] = other.kinds[seat]
            self.symbols[seat][:] = other.symbols[seat]

    def question(self) -> int:
        """Return the question to be answered now."""
        return self.stack[self.depth - 1] & 15

    def subject(self) -> int:
        """Return the seat that is asked, or how sides are chosen; 0 where the question itself says everything."""
        return self.stack[self.depth - 1] >> 4

    def push(self, question: int, subject: int) -> None:
        """Ask `question` before whatever is waiting."""
        self.stack[self.depth] = question + (subject << 4)
        self.depth += 1

    def pop(self) -> None:
        """Drop the question that was answered; what is above the top stays zero, so equal states pack equally."""
        self.depth -= 1
        self.stack[self.depth] = 0

    def left(self, seat: int) -> int:
        """Return the seat to the left of a seat."""
        return seat + 1 if seat + 1 < self.players else 0

    def right(self, seat: int) -> int:
        """Return the seat to the right of a seat."""
        return seat - 1 if seat else self.players - 1

    def moment(self, age: int, seat: int, turn: int) -> int:
        """Return the place in the log of what a seat took; the last card of a hand is turn 7."""
        return ((age - 1) * ids.MOST_SEATS + seat) * ids.HAND + turn - 1

    def stage_thing(self, seat: int, stage: int) -> int:
        """Return a stage of the seat's board as a thing."""
        return ids.CARDS + (self.board[seat] * ids.SIDES + self.side[seat]) * ids.STAGES + stage

    def things(self, seat: int) -> Iterator[int]:
        """Yield everything the seat has in play: its cards, then its stages."""
        check_seat(seat, self.players)
        for card in range(ids.CARDS):
            if self.city[seat][card >> 6] >> (card & 63) & 1:
                yield card
        for stage in range(self.stages[seat]):
            yield self.stage_thing(seat, stage)

    def recount(self) -> None:
        """Compute the kept fields from the others: after setting up a position, and as a check in tests."""
        own_raw, own_goods = _row(MOST_SEATS), _row(MOST_SEATS)
        sale_raw, sale_goods = _row(MOST_SEATS), _row(MOST_SEATS)
        price = [[TABLES.full_price] * 4 for _ in range(MOST_SEATS)]
        shields, powers = _row(MOST_SEATS), _row(MOST_SEATS)
        kinds, symbols = _grid(MOST_SEATS, KINDS), _grid(MOST_SEATS, SYMBOLS + 1)
        for seat in range(self.players):
            if self.board[seat] != NOTHING:
                own_raw[seat] = sale_raw[seat] = TABLES.start_raw[self.board[seat]]
                own_goods[seat] = sale_goods[seat] = TABLES.start_goods[self.board[seat]]
            for thing in self.things(seat):
                kind = TABLES.kind[thing]
                kinds[seat][kind] += 1
                own_raw[seat] = counters.more(own_raw[seat], TABLES.gives_raw[thing])
                own_goods[seat] = counters.more(own_goods[seat], TABLES.gives_goods[thing])
                if TABLES.for_sale >> kind & 1:
                    sale_raw[seat] = counters.more(sale_raw[seat], TABLES.gives_raw[thing])
                    sale_goods[seat] = counters.more(sale_goods[seat], TABLES.gives_goods[thing])
                for column in range(4):
                    if TABLES.trade[thing][column]:
                        price[seat][column] = TABLES.low_price
                shields[seat] += TABLES.shields[thing]
                powers[seat] |= TABLES.power[thing]
                if TABLES.symbol[thing] != NOTHING:
                    symbols[seat][TABLES.symbol[thing]] += 1
                symbols[seat][WILD] += TABLES.wild[thing]
        self.own_raw, self.own_goods, self.sale_raw, self.sale_goods = own_raw, own_goods, sale_raw, sale_goods
        self.price, self.shields, self.powers, self.kinds, self.symbols = price, shields, powers, kinds, symbols

    def pack(self) -> bytes:
        """Return the position in `packed(players).size` bytes; equal positions give equal bytes."""
        n = self.players
        values = [n, self.age, self.turn, self.waiting, self.winners, self.depth]
        values += list(self.stack)
        for row in (self.board, self.side, self.stages):
            values += list(row)[:n]
        values += list(self.under)[: n * STAGES]
        values += list(self.lost)[:n]
        for row in list(self.won)[:n]:
            values += row
        taken, used = list(self.taken), list(self.used)
        for age in range(1, AGES + 1):
            log = slice(self.moment(age, 0, 1), self.moment(age, n, 1))
            values += taken[log] + used[log]
        values.append(self.looks)
        for row in (self.look_seat, self.look_age, self.look_turn, self.look_card):
            values += list(row)
        values += list(self.coins)[:n] + list(self.chosen)[:n]
        for hand, city in zip(list(self.hand)[:n], self.city, strict=False):
            values += [hand, *city]
        values += list(self.pile)
        for row in self.look_pile:
            values += row
        return packed(n).pack(*values)

    def __getattribute__(self, name: str) -> object:
        """Read a field from Python: an array is a tuple."""
        value = attributes.read(self, name)
        return frozen(value) if type(value) is list else value

    def __setattr__(self, name: str, value: object) -> None:
        """Write a field from Python: as a whole, and only with numbers that it may hold."""
        check_field(SPANS, name, value)
        try:
            attributes.write(self, name, value)
        except (IndexError, TypeError) as error:  # too many, too few, or one where there are several
            raise OptionError("field/wrong", name=name, found=repr(value)) from error

    def __repr__(self) -> str:
        from sevenwonders.classic.position import position_text

        return f"classic.RULES.parse_position({position_text(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.pack() == other.pack()

    def __hash__(self) -> int:
        return hash(self.pack())

    def __reduce__(self) -> tuple[object, ...]:
        return unpack, (self.pack(),)


if not cython.compiled:  # here the rules change lists in place, and no number can do harm
    del State.__getattribute__, State.__setattr__


def _row(length: int, value: int = 0) -> list[int]:
    return [value] * length


def _grid(rows: int, columns: int) -> list[list[int]]:
    return [[0] * columns for _ in range(rows)]


@cache
def packed(players: int) -> struct.Struct:
    """Return the layout of a packed position for this many players: single bytes, then shorts, ints and words."""
    n = players
    small = 6 + STACK + n * (4 + STAGES + AGES) + 2 * AGES * n * HAND + 1 + 4 * LOOKS
    return struct.Struct(f"<{small}b{n}h{n}i{3 * n + AGES + LOOKS * AGES}Q")


def unpack(data: bytes) -> State:
    """Return the position that `State.pack` wrote; the bytes are trusted."""
    n = data[0]
    values = iter(packed(n).unpack(data))

    def take(count: int) -> list[int]:
        return [next(values) for _ in range(count)]

    def fill(count: int, length: int, value: int) -> list[int]:
        return take(count) + [value] * (length - count)

    state = State()
    state.players, state.age, state.turn, state.waiting, state.winners, state.depth = take(6)
    state.stack = take(STACK)
    state.board, state.side = fill(n, MOST_SEATS, NOTHING), fill(n, MOST_SEATS, NOTHING)
    state.stages = fill(n, MOST_SEATS, 0)
    state.under = fill(n * STAGES, MOST_SEATS * STAGES, NOTHING)
    state.lost = fill(n, MOST_SEATS, 0)
    state.won = [take(AGES) if seat < n else _row(AGES) for seat in range(MOST_SEATS)]
    taken, used = [], []
    for _ in range(AGES):
        taken += fill(n * HAND, MOST_SEATS * HAND, NOTHING)
        used += fill(n * HAND, MOST_SEATS * HAND, 0)
    state.taken, state.used = taken, used
    state.looks = take(1)[0]
    state.look_seat, state.look_age = take(LOOKS), take(LOOKS)
    state.look_turn, state.look_card = take(LOOKS), take(LOOKS)
    state.coins, state.chosen = fill(n, MOST_SEATS, 0), fill(n, MOST_SEATS, NOTHING)
    seats = [take(3) for _ in range(n)]
    state.hand = [row[0] for row in seats] + _row(MOST_SEATS - n)
    state.city = [row[1:] for row in seats] + _grid(MOST_SEATS - n, 2)
    state.pile = take(AGES)
    state.look_pile = [take(AGES) for _ in range(LOOKS)]
    state.recount()
    return state
