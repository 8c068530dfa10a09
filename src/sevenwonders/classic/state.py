"""A table of 7 Wonders with all its secrets, as an immutable value. Seats get a `Seen` or a view of it.

Seat s + 1 sits to the left of seat s. Cards in a city are a set of two 64-bit words (card c is bit `c & 63` of word
`c >> 6`); hands and the discard pile are piles (see `piles`), the latter one for each age. The log contains the card
that each seat took on each turn and its use; the memory of a seat follows from it. A position set up by hand may have
no log.

Python reads the fields and cannot write them; `State.replace` builds another state. (In the plain form the attributes
can be written, but the rules hand out copies.)

>>> state = State()
>>> state.players, state.replace(coins=[9, 3, 3, 0, 0, 0, 0]).coins
(3, [9, 3, 3, 0, 0, 0, 0])
"""

import struct
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, Final

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.classic import counters, ids
from sevenwonders.classic.ids import AGES, HAND, HIDDEN, LOOKS, MOST_SEATS, NOTHING, STACK, STAGES
from sevenwonders.classic.tables import TABLES
from sevenwonders.core.builder import FieldRange, build, check_field, listed, shaped, with_checksum, without_checksum
from sevenwonders.core.checks import check_seat
from sevenwonders.core.errors import OptionError

# `position_text` and `parse_position`, set by the module `position`, which imports this one.
_TEXT_FORMAT: Final[list[Callable[[Any], Any]]] = []


class State:
    """A position. Flat fields, one entry per seat; the derived fields follow from the others.

    `State()` is the start of a game of three with random boards and sides. A partial state is what one seat sees: the
    rules do not play on with it.
    """

    def __cinit__(self) -> None:
        if not cython.compiled:  # compiled, the arrays are part of the object
            self.chosen = [0] * MOST_SEATS
            self.board = [0] * MOST_SEATS
            self.side = [0] * MOST_SEATS
            self.stages = [0] * MOST_SEATS  # stages built
            self.under = [0] * (MOST_SEATS * STAGES)
            self.hand = [0] * MOST_SEATS
            self.pile = [0] * AGES  # the discard pile
            self.city = _grid(MOST_SEATS, 2)  # cards built
            self.coins = [0] * MOST_SEATS
            self.won = _grid(MOST_SEATS, AGES)  # victory tokens of each age
            self.lost = [0] * MOST_SEATS  # defeat tokens
            self.stack = [0] * STACK
            self.taken = [0] * ids.MOMENTS
            self.used = [0] * ids.MOMENTS
            self.look_seat = [0] * LOOKS
            self.look_age = [0] * LOOKS
            self.look_turn = [0] * LOOKS
            self.look_card = [0] * LOOKS
            self.look_pile = _grid(LOOKS, AGES)
            # Derived from the fields above and needed at every move.
            self.own_raw = [0] * MOST_SEATS  # symbols for own use, counted for each set of raw materials: see `price`
            self.own_goods = [0] * MOST_SEATS
            self.sale_raw = [0] * MOST_SEATS  # symbols for sale
            self.sale_goods = [0] * MOST_SEATS
            self.price = _grid(MOST_SEATS, ids.TRADES)
            self.shields = [0] * MOST_SEATS
            self.kinds = _grid(MOST_SEATS, ids.KINDS)  # cards by colour, and stages
            self.symbols = _grid(MOST_SEATS, ids.SYMBOLS + 1)  # and wild ones
            self.powers = [0] * MOST_SEATS
        self.players = ids.FEWEST_SEATS
        self.age = 0  # 0 until the first deal
        self.turn = 0  # from 1 in each age
        self.waiting = 0  # seats that have not answered the pending question
        self.winners = 0  # seats that have won
        self.looks = 0  # revivals so far: who looked through the discard pile when, saw what, and took what
        self.partial = 0  # 1 in the state of a `Seen`
        for seat in range(MOST_SEATS):
            self.chosen[seat] = NOTHING  # the moves of seats that have answered, until all have
            self.board[seat] = NOTHING
            self.side[seat] = NOTHING
            for stage in range(STAGES):
                self.under[seat * STAGES + stage] = NOTHING  # the card under stage k of a seat: seat * STAGES + k
            for column in range(ids.TRADES):
                self.price[seat][column] = TABLES.full_price
        for seat in range(self.players):
            self.coins[seat] = TABLES.start_coins
        for moment in range(ids.MOMENTS):
            self.taken[moment] = NOTHING  # the log, by `moment`: a card, and its use
        for look in range(LOOKS):
            self.look_seat[look] = NOTHING
            self.look_card[look] = NOTHING

        # Questions with their subjects; the last one is to be answered, entries above it are zero.
        self.depth = 0
        self.push(ids.DEAL, 0)
        self.push(ids.LAY_BOARDS, ids.RANDOM_SIDES)

    def copy(self) -> "State":
        """Return an independent copy."""
        twin = State()
        twin.copy_from(self)
        return twin

    def replace(self, **changes: object) -> "State":
        """Return a copy with other field values; raise OptionError if no position has them.

        Derived fields cannot be given.
        """
        if self.partial:
            raise OptionError("state/partial")
        state: State = build(FIELDS, {**self.fields(), **changes}, *_TEXT_FORMAT)
        return state

    def __replace__(self, **changes: object) -> "State":
        return self.replace(**changes)

    def fields(self) -> dict[str, Any]:
        """Return the values of all fields that are not derived."""
        return {name: listed(getattr(self, name)) for name in FIELDS}

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
        self.partial = other.partial
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
        """Return the pending question."""
        return self.stack[self.depth - 1] & 15

    def subject(self) -> int:
        """Return the subject of the question: the active seat, or the rule for sides, else 0."""
        return self.stack[self.depth - 1] >> 4

    def push(self, question: int, subject: int) -> None:
        """Make `question` the pending one, before those that wait."""
        self.stack[self.depth] = question + (subject << 4)
        self.depth += 1

    def pop(self) -> None:
        """Drop the pending question."""
        self.depth -= 1
        self.stack[self.depth] = 0

    def left(self, seat: int) -> int:
        """Return the seat to the left of a seat."""
        return seat + 1 if seat + 1 < self.players else 0

    def right(self, seat: int) -> int:
        """Return the seat to the right of a seat."""
        return seat - 1 if seat else self.players - 1

    def moment(self, age: int, seat: int, turn: int) -> int:
        """Return the index in the log of a seat's card; the last card of a hand has turn 7."""
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
        """Compute the derived fields from the others."""
        own_raw, own_goods = _row(MOST_SEATS), _row(MOST_SEATS)
        sale_raw, sale_goods = _row(MOST_SEATS), _row(MOST_SEATS)
        price = [[TABLES.full_price] * ids.TRADES for _ in range(MOST_SEATS)]
        shields, powers = _row(MOST_SEATS), _row(MOST_SEATS)
        kinds, symbols = _grid(MOST_SEATS, ids.KINDS), _grid(MOST_SEATS, ids.SYMBOLS + 1)
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
                for column in range(ids.TRADES):
                    if TABLES.trade[thing][column]:
                        price[seat][column] = TABLES.low_price
                shields[seat] += TABLES.shields[thing]
                powers[seat] |= TABLES.power[thing]
                if TABLES.symbol[thing] != NOTHING:
                    symbols[seat][TABLES.symbol[thing]] += 1
                symbols[seat][ids.WILD] += TABLES.wild[thing]
        self.own_raw, self.own_goods, self.sale_raw, self.sale_goods = own_raw, own_goods, sale_raw, sale_goods
        self.price, self.shields, self.powers, self.kinds, self.symbols = price, shields, powers, kinds, symbols

    def recounted(self) -> "State":
        """Return a copy whose derived fields are computed from the others; equal to `self` in every field."""
        twin = self.copy()
        twin.recount()
        return twin

    def pack(self) -> bytes:
        """Return the position as bytes with a checksum; equal positions give equal bytes."""
        return with_checksum(self._packed())

    def _packed(self) -> bytes:
        n = self.players
        values = [n | (_PARTIAL if self.partial else 0), self.age, self.turn, self.waiting, self.winners, self.depth]
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
        return _layout(n).pack(*values)

    def __repr__(self) -> str:
        if self.partial:
            return f"<partial state of {self.players} players>"
        return f"classic.RULES.parse_position({_TEXT_FORMAT[0](self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._packed() == other._packed()

    def __hash__(self) -> int:
        return hash(self._packed())

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return unpack, (self.pack(),)


if not cython.compiled:
    State.__init__ = State.__cinit__  # type: ignore[assignment, method-assign]  # Cython calls `__cinit__` itself


def _row(length: int, value: int = 0) -> list[int]:
    return [value] * length


def _grid(rows: int, columns: int) -> list[list[int]]:
    return [[0] * columns for _ in range(rows)]


@cache
def _layout(players: int) -> struct.Struct:
    """Return the layout of a packed position for this many players: single bytes, then shorts, ints and words."""
    n = players
    small = 6 + STACK + n * (4 + STAGES + AGES) + 2 * AGES * n * HAND + 1 + 4 * LOOKS
    return struct.Struct(f"<{small}b{n}h{n}i{3 * n + AGES + LOOKS * AGES}Q")


def unpack(packed: bytes) -> State:
    """Return the position that `State.pack` wrote; raise OptionError for damaged bytes."""
    content = without_checksum(packed)
    values = _values(content)
    if content[0] & _PARTIAL:
        state = _assemble({name: check_field(FIELDS, name, value) for name, value in values.items()})
        state.partial = 1
        return state
    built: State = build(FIELDS, values, *_TEXT_FORMAT)
    return built


def _values(content: bytes) -> dict[str, Any]:
    """Return the field values in packed bytes."""
    n = content[0] & ~_PARTIAL
    if not ids.FEWEST_SEATS <= n <= MOST_SEATS or len(content) != _layout(n).size:
        raise OptionError("state/damaged")
    numbers = iter(_layout(n).unpack(content))
    next(numbers)

    def take(count: int) -> list[int]:
        return [next(numbers) for _ in range(count)]

    def fill(count: int, length: int, value: int) -> list[int]:
        return take(count) + [value] * (length - count)

    values: dict[str, Any] = {"players": n}
    for name in ("age", "turn", "waiting", "winners", "depth"):
        values[name] = next(numbers)
    values["stack"] = take(STACK)
    values["board"], values["side"] = fill(n, MOST_SEATS, NOTHING), fill(n, MOST_SEATS, NOTHING)
    values["stages"] = fill(n, MOST_SEATS, 0)
    values["under"] = fill(n * STAGES, MOST_SEATS * STAGES, NOTHING)
    values["lost"] = fill(n, MOST_SEATS, 0)
    values["won"] = [take(AGES) if seat < n else _row(AGES) for seat in range(MOST_SEATS)]
    taken, used = [], []
    for _ in range(AGES):
        taken += fill(n * HAND, MOST_SEATS * HAND, NOTHING)
        used += fill(n * HAND, MOST_SEATS * HAND, 0)
    values["taken"], values["used"] = taken, used
    values["looks"] = next(numbers)
    values["look_seat"], values["look_age"] = take(LOOKS), take(LOOKS)
    values["look_turn"], values["look_card"] = take(LOOKS), take(LOOKS)
    values["coins"], values["chosen"] = fill(n, MOST_SEATS, 0), fill(n, MOST_SEATS, NOTHING)
    seats = shaped(numbers, (n, 3))
    values["hand"] = [row[0] for row in seats] + _row(MOST_SEATS - n)
    values["city"] = [row[1:] for row in seats] + _grid(MOST_SEATS - n, 2)
    values["pile"] = take(AGES)
    values["look_pile"] = shaped(numbers, (LOOKS, AGES))
    return values


def _assemble(values: Mapping[str, Any]) -> State:
    """Return the state `State()` with other field values, without validation: for the rules and the parser only."""
    fields = {**State().fields(), **values}
    state = State()
    state.players = fields["players"]
    state.age = fields["age"]
    state.turn = fields["turn"]
    state.waiting = fields["waiting"]
    state.winners = fields["winners"]
    state.chosen = fields["chosen"]
    state.board = fields["board"]
    state.side = fields["side"]
    state.stages = fields["stages"]
    state.under = fields["under"]
    state.hand = fields["hand"]
    state.pile = fields["pile"]
    state.city = fields["city"]
    state.coins = fields["coins"]
    state.won = fields["won"]
    state.lost = fields["lost"]
    state.stack = fields["stack"]
    state.depth = fields["depth"]
    state.taken = fields["taken"]
    state.used = fields["used"]
    state.looks = fields["looks"]
    state.look_seat = fields["look_seat"]
    state.look_age = fields["look_age"]
    state.look_turn = fields["look_turn"]
    state.look_card = fields["look_card"]
    state.look_pile = fields["look_pile"]
    state.recount()
    return state


_PARTIAL: Final = 8  # bit of the first packed byte, above the number of players
_WORD: Final = (1 << 64) - 1
_SEAT_SET: Final = (1 << MOST_SEATS) - 1
_SHORT: Final = (1 << 15) - 1
_BYTE: Final = (1 << 7) - 1
FIELDS: Final[Mapping[str, FieldRange]] = {
    "players": FieldRange(ids.FEWEST_SEATS, MOST_SEATS),
    "age": FieldRange(0, AGES),
    "turn": FieldRange(0, ids.TURNS),
    "waiting": FieldRange(0, _SEAT_SET),
    "winners": FieldRange(0, _SEAT_SET),
    "chosen": FieldRange(HIDDEN, ids.MOVES - 1, (MOST_SEATS,)),
    "board": FieldRange(NOTHING, ids.BOARDS - 1, (MOST_SEATS,)),
    "side": FieldRange(NOTHING, ids.SIDES - 1, (MOST_SEATS,)),
    "stages": FieldRange(0, STAGES, (MOST_SEATS,)),
    "under": FieldRange(NOTHING, ids.CARDS - 1, (MOST_SEATS * STAGES,)),
    "hand": FieldRange(0, _WORD, (MOST_SEATS,)),
    "pile": FieldRange(0, _WORD, (AGES,)),
    "city": FieldRange(0, _WORD, (MOST_SEATS, 2)),
    "coins": FieldRange(0, _SHORT, (MOST_SEATS,)),
    "won": FieldRange(0, _BYTE, (MOST_SEATS, AGES)),
    "lost": FieldRange(0, _BYTE, (MOST_SEATS,)),
    "stack": FieldRange(0, _BYTE, (STACK,)),
    "depth": FieldRange(1, STACK),
    "taken": FieldRange(NOTHING, ids.CARDS - 1, (ids.MOMENTS,)),
    "used": FieldRange(0, ids.LEFTOVER, (ids.MOMENTS,)),
    "looks": FieldRange(0, LOOKS),
    "look_seat": FieldRange(NOTHING, MOST_SEATS - 1, (LOOKS,)),
    "look_age": FieldRange(0, AGES, (LOOKS,)),
    "look_turn": FieldRange(0, ids.TURNS, (LOOKS,)),
    "look_card": FieldRange(NOTHING, ids.CARDS - 1, (LOOKS,)),
    "look_pile": FieldRange(0, _WORD, (LOOKS, AGES)),
}
