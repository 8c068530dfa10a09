"""The information that both players of Duel have, as an immutable value.

Duel has no hidden information: unseen cards are kept as pools, one per card back. Sets are bits: slots, wonders and
tokens in one int; the cards of a city in two 64-bit words (card c is bit `c & 63` of word `c >> 6`); a pool counts
from the first card of its deck.

Python reads the fields and cannot write them; `State.replace` builds another state. (In the plain form the attributes
can be written, but the rules hand out copies.)

>>> state = State()
>>> state.coins, state.replace(coins=[2, 9]).coins
([7, 7], [2, 9])
>>> state.replace(coins=[-1, 9])
Traceback (most recent call last):
sevenwonders.core.errors.OptionError: The field “coins” cannot hold [-1, 9]. [field/wrong]
"""

import struct
from collections.abc import Callable, Mapping
from typing import Any, Final

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.core.builder import CHECKSUM_SIZE, FieldRange, build, listed, shaped, with_checksum, without_checksum
from sevenwonders.core.errors import OptionError
from sevenwonders.duel import ids
from sevenwonders.duel.ids import BACKS, NOTHING, SEATS, SLOTS, STACK, WONDERS
from sevenwonders.duel.tables import TABLES

_PACKED: Final = struct.Struct(f"<6b3I{SLOTS}b{BACKS}I6Q2h11H{WONDERS}b4b{STACK}b")

# `position_text` and `parse_position`, set by the module `position`, which imports this one.
_TEXT_FORMAT: Final[list[Callable[[Any], Any]]] = []


class State:
    """A position of Duel. Flat fields, one entry per seat; the derived fields follow from the others.

    `State()` is the start of a game with a draft.
    """

    def __cinit__(self) -> None:
        if not cython.compiled:  # compiled, the arrays are part of the object
            self.slot = [0] * SLOTS
            self.unseen = [0] * BACKS
            self.city = [[0, 0] for _ in range(SEATS)]  # cards built
            self.discard = [0, 0]
            self.coins = [0] * SEATS
            self.progress = [0] * SEATS  # tokens owned
            self.wonders = [0] * SEATS  # wonders owned and not built
            self.raised = [0] * SEATS  # wonders built
            self.tucked = [0] * WONDERS
            self.stack = [0] * STACK
            # Derived from the fields above and needed at every move.
            self.produce = [[0] * ids.LANES for _ in range(SEATS)]
            self.unit = [[0] * ids.LANES for _ in range(SEATS)]  # price of one missing unit; a coin costs a coin
            self.fixed = [0] * SEATS  # resources whose price is fixed
            self.choice_raw = [0] * SEATS
            self.choice_goods = [0] * SEATS
            self.kinds = [[0] * ids.KINDS for _ in range(SEATS)]  # cards by colour, and wonders built
            self.symbols = [0] * SEATS
            self.printed = [0] * SEATS  # points printed on the seat's cards, wonders and tokens that count always
        self.first = 0  # the seat that is the first player
        self.age = 0  # 0 until the first deal
        self.active = 0  # the seat whose turn it is, or that drafts or chooses
        self.again = 0  # 1 when the active seat has earned an extra turn
        self.pawn = 0  # spaces from neutral; positive towards the capital of seat 1
        self.loot = ids.ALL_LOOT  # military tokens on the track: bit 2 * loser + (0: smaller, 1: larger)
        self.drafted = 0
        self.winner = NOTHING  # a seat, or SHARED
        self.reason = 0

        self.present = 0  # slots that hold a card
        self.face_up = 0  # slots whose card is face up
        self.guild_backs = 0  # slots that hold a guild, face up or down
        for slot in range(SLOTS):
            self.slot[slot] = NOTHING  # the card in a slot, NOTHING where none or face down
        for back in range(BACKS):
            self.unseen[back] = full_pool(back)
        for wonder in range(WONDERS):
            self.tucked[wonder] = NOTHING  # the card under a wonder that is built

        self.board = 0  # progress tokens on the board
        self.box = 0  # progress tokens in the box
        self.shown = 0  # tokens drawn from the box, one to be kept
        self.wonder_pool = (1 << WONDERS) - 1  # wonders not yet offered
        self.offer = 0  # wonders on offer in the draft

        # Questions with their subjects; the last one is to be answered, entries above it are zero.
        self.depth = 0
        self.push(ids.DRAFT, 0)
        self.push(ids.OFFER, 0)
        self.push(ids.LAY_TOKENS, 0)

        self.open = 0  # derived: slots whose card no other card covers
        for seat in range(SEATS):
            self.coins[seat] = TABLES.start_coins
            for lane in range(ids.RESOURCES):
                self.unit[seat][lane] = TABLES.trade_base
            self.unit[seat][ids.COIN_LANE] = 1

    def copy(self) -> "State":
        """Return an independent copy."""
        twin = State()
        twin.copy_from(self)
        return twin

    def replace(self, **changes: object) -> "State":
        """Return a copy with other field values; raise OptionError if no position has them.

        Derived fields cannot be given. `unseen` and `box` must be consistent with the other fields.
        """
        state: State = build(FIELDS, {**self.fields(), **changes}, *_TEXT_FORMAT)
        return state

    def __replace__(self, **changes: object) -> "State":
        return self.replace(**changes)

    def fields(self) -> dict[str, Any]:
        """Return the values of all fields that are not derived."""
        return {name: listed(getattr(self, name)) for name in FIELDS}

    def copy_from(self, other: "State") -> None:
        """Become equal to `other`."""
        self.first = other.first
        self.age = other.age
        self.active = other.active
        self.again = other.again
        self.pawn = other.pawn
        self.loot = other.loot
        self.drafted = other.drafted
        self.winner = other.winner
        self.reason = other.reason
        self.present = other.present
        self.face_up = other.face_up
        self.guild_backs = other.guild_backs
        self.slot[:] = other.slot
        self.unseen[:] = other.unseen
        self.city[0][:] = other.city[0]
        self.city[1][:] = other.city[1]
        self.discard[:] = other.discard
        self.coins[:] = other.coins
        self.progress[:] = other.progress
        self.wonders[:] = other.wonders
        self.raised[:] = other.raised
        self.tucked[:] = other.tucked
        self.board = other.board
        self.box = other.box
        self.shown = other.shown
        self.wonder_pool = other.wonder_pool
        self.offer = other.offer
        self.stack[:] = other.stack
        self.depth = other.depth
        self.open = other.open
        self.produce[0][:] = other.produce[0]
        self.produce[1][:] = other.produce[1]
        self.unit[0][:] = other.unit[0]
        self.unit[1][:] = other.unit[1]
        self.fixed[:] = other.fixed
        self.choice_raw[:] = other.choice_raw
        self.choice_goods[:] = other.choice_goods
        self.kinds[0][:] = other.kinds[0]
        self.kinds[1][:] = other.kinds[1]
        self.symbols[:] = other.symbols
        self.printed[:] = other.printed

    def question(self) -> int:
        """Return the pending question."""
        return self.stack[self.depth - 1] & 15

    def subject(self) -> int:
        """Return the subject of the question: the colour to destroy, the number of tokens to show, else 0."""
        return self.stack[self.depth - 1] >> 4

    def push(self, question: int, subject: int) -> None:
        """Make `question` the pending one, before those that wait."""
        self.stack[self.depth] = question + (subject << 4)
        self.depth += 1

    def pop(self) -> None:
        """Drop the pending question."""
        self.depth -= 1
        self.stack[self.depth] = 0

    def recount(self) -> None:
        """Compute the derived fields from the others."""
        self.open = sum(
            1 << slot
            for slot in range(SLOTS)
            if self.present >> slot & 1 and not TABLES.covered_by[self.age][slot] & self.present
        )
        produce = [_row(ids.LANES), _row(ids.LANES)]
        kinds = [_row(ids.KINDS), _row(ids.KINDS)]
        fixed, raw, goods, symbols = [0, 0], [0, 0], [0, 0], [0, 0]
        printed = [0, 0]
        for seat in range(SEATS):
            built = [card for card in range(ids.CARDS) if self.city[seat][card >> 6] >> (card & 63) & 1]
            built += [ids.CARDS + wonder for wonder in range(WONDERS) if self.raised[seat] >> wonder & 1]
            for thing in built:
                kinds[seat][TABLES.kind[thing]] += 1
                fixed[seat] |= TABLES.fixed_price[thing]
                raw[seat] += TABLES.choice_raw[thing]
                goods[seat] += TABLES.choice_goods[thing]
                printed[seat] += TABLES.points[thing]
                for lane in range(ids.RESOURCES):
                    produce[seat][lane] += TABLES.produce[thing][lane]
                if TABLES.symbol[thing] != NOTHING:
                    symbols[seat] |= 1 << TABLES.symbol[thing]
            for token, symbol in enumerate(TABLES.token_symbol):
                if self.progress[seat] >> token & 1:
                    printed[seat] += TABLES.token_points[token]
                    if symbol != NOTHING:
                        symbols[seat] |= 1 << symbol
        unit = [_starting_prices(), _starting_prices()]
        for seat in range(SEATS):
            for lane in range(ids.RESOURCES):
                unit[seat][lane] += produce[1 - seat][lane]
                if fixed[seat] >> lane & 1:
                    unit[seat][lane] = 1
        self.produce, self.unit, self.kinds = produce, unit, kinds
        self.fixed, self.choice_raw, self.choice_goods, self.symbols = fixed, raw, goods, symbols
        self.printed = printed

    def recounted(self) -> "State":
        """Return a copy whose derived fields are computed from the others; equal to `self` in every field."""
        twin = self.copy()
        twin.recount()
        return twin

    def pack(self) -> bytes:
        """Return the position in `PACKED_SIZE` bytes with a checksum; equal positions give equal bytes."""
        return with_checksum(self._packed())

    def _packed(self) -> bytes:
        # No starred array inside a tuple: Cython 3.3 would not unpack it there.
        return _PACKED.pack(
            *(self.first, self.age, self.active, self.again, self.pawn, self.loot),
            *(self.present, self.face_up, self.guild_backs),
            *self.slot,
            *self.unseen,
            *self.city[0],
            *self.city[1],
            *self.discard,
            *self.coins,
            *self.progress,
            *self.wonders,
            *self.raised,
            *(self.board, self.box, self.shown, self.wonder_pool, self.offer),
            *self.tucked,
            *(self.drafted, self.winner, self.reason, self.depth),
            *self.stack,
        )

    def __repr__(self) -> str:
        return f"duel.RULES.parse_position({_TEXT_FORMAT[0](self)!r})"

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


def full_pool(back: int) -> int:
    """Return all cards with this back, as a pool."""
    return (1 << (TABLES.deck_start[back + 1] - TABLES.deck_start[back])) - 1


def _row(length: int, value: int = 0) -> list[int]:
    return [value] * length


def _starting_prices() -> list[int]:
    prices = [TABLES.trade_base] * ids.RESOURCES + [0] * (ids.LANES - ids.RESOURCES)
    prices[ids.COIN_LANE] = 1
    return prices


PACKED_SIZE = _PACKED.size + CHECKSUM_SIZE


def unpack(packed: bytes) -> State:
    """Return the position that `State.pack` wrote; raise OptionError for damaged bytes."""
    content = without_checksum(packed)
    if len(content) != _PACKED.size:
        raise OptionError("state/damaged")
    numbers = iter(_PACKED.unpack(content))
    values = {name: shaped(numbers, field.shape) for name, field in FIELDS.items()}
    state: State = build(FIELDS, values, *_TEXT_FORMAT)
    return state


def _assemble(values: Mapping[str, Any]) -> State:
    """Return the start position with other field values, without validation: for the rules and the parser only."""
    fields = {**State().fields(), **values}
    state = State()
    state.first = fields["first"]
    state.age = fields["age"]
    state.active = fields["active"]
    state.again = fields["again"]
    state.pawn = fields["pawn"]
    state.loot = fields["loot"]
    state.drafted = fields["drafted"]
    state.winner = fields["winner"]
    state.reason = fields["reason"]
    state.present = fields["present"]
    state.face_up = fields["face_up"]
    state.guild_backs = fields["guild_backs"]
    state.slot = fields["slot"]
    state.unseen = fields["unseen"]
    state.city = fields["city"]
    state.discard = fields["discard"]
    state.coins = fields["coins"]
    state.progress = fields["progress"]
    state.wonders = fields["wonders"]
    state.raised = fields["raised"]
    state.tucked = fields["tucked"]
    state.board = fields["board"]
    state.box = fields["box"]
    state.shown = fields["shown"]
    state.wonder_pool = fields["wonder_pool"]
    state.offer = fields["offer"]
    state.stack = fields["stack"]
    state.depth = fields["depth"]
    state.recount()
    return state


_WORD: Final = (1 << 64) - 1
_SLOT_SET: Final = (1 << SLOTS) - 1
_TOKEN_SET: Final = (1 << ids.TOKENS) - 1
_WONDER_SET: Final = (1 << WONDERS) - 1
_SHORT: Final = (1 << 15) - 1
FIELDS: Final[Mapping[str, FieldRange]] = {  # in the order of packed bytes
    "first": FieldRange(0, SEATS - 1),
    "age": FieldRange(0, ids.AGES),
    "active": FieldRange(0, SEATS - 1),
    "again": FieldRange(0, 1),
    "pawn": FieldRange(-TABLES.capital, TABLES.capital),
    "loot": FieldRange(0, ids.ALL_LOOT),
    "present": FieldRange(0, _SLOT_SET),
    "face_up": FieldRange(0, _SLOT_SET),
    "guild_backs": FieldRange(0, _SLOT_SET),
    "slot": FieldRange(NOTHING, ids.CARDS - 1, (SLOTS,)),
    "unseen": FieldRange(0, max(full_pool(back) for back in range(BACKS)), (BACKS,)),
    "city": FieldRange(0, _WORD, (SEATS, 2)),
    "discard": FieldRange(0, _WORD, (2,)),
    "coins": FieldRange(0, _SHORT, (SEATS,)),
    "progress": FieldRange(0, _TOKEN_SET, (SEATS,)),
    "wonders": FieldRange(0, _WONDER_SET, (SEATS,)),
    "raised": FieldRange(0, _WONDER_SET, (SEATS,)),
    "board": FieldRange(0, _TOKEN_SET),
    "box": FieldRange(0, _TOKEN_SET),
    "shown": FieldRange(0, _TOKEN_SET),
    "wonder_pool": FieldRange(0, _WONDER_SET),
    "offer": FieldRange(0, _WONDER_SET),
    "tucked": FieldRange(NOTHING, ids.CARDS - 1, (WONDERS,)),
    "drafted": FieldRange(0, WONDERS),
    "winner": FieldRange(NOTHING, ids.SHARED),
    "reason": FieldRange(0, len(ids.REASONS) - 1),
    "depth": FieldRange(1, STACK),
    "stack": FieldRange(0, (ids.KINDS << 4) - 1, (STACK,)),
}
