"""Everything that both players of Duel know at one moment, and nothing else.

Cards nobody has seen are exchangeable, so there is no hidden order here, only pools: `unseen[back]`. Sets are bits:
slots 0..19, wonders 0..11, tokens 0..9 in one int; the 73 cards in two 64-bit words (card c is bit `c & 63` of word
`c >> 6`); a pool counts from the first card of its deck.
"""

import struct

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.core import attributes
from sevenwonders.core.errors import OptionError
from sevenwonders.core.fields import check_field, frozen
from sevenwonders.duel.fields import SPANS
from sevenwonders.duel.ids import (
    BACKS,
    CARDS,
    COIN_LANE,
    KINDS,
    LANES,
    NOTHING,
    RESOURCES,
    SEATS,
    SLOTS,
    STACK,
    WONDERS,
)
from sevenwonders.duel.tables import TABLES

_PACKED = struct.Struct("<6b3I20b4I6Q2h11H12b8b")


class State:
    """A position of Duel. Flat fields, one entry per seat; the fields under "kept" follow from the others."""

    def __init__(self) -> None:
        # Lengths are literals: compiled, such a list fills its C array without any Python object.
        none = -1
        base = TABLES.trade_base
        self.first = 0  # the seat that is the first player
        self.age = 0  # 0 until the first deal
        self.active = 0  # the seat whose turn it is, or that drafts or chooses
        self.again = 0  # 1 when the active seat has earned an extra turn
        self.pawn = 0  # spaces from neutral; positive towards the capital of seat 1
        self.loot = 0b1111  # military tokens on the track: bit 2 * loser + (0: smaller, 1: larger)
        self.drafted = 0
        self.winner = NOTHING  # a seat, or SHARED
        self.reason = 0

        self.present = 0  # slots that hold a card
        self.face_up = 0  # slots whose card is face up
        self.guild_backs = 0  # slots that hold a guild, face up or down
        self.slot = [none] * 20  # the card in a slot, NOTHING where none or face down
        self.unseen = [full_pool(0), full_pool(1), full_pool(2), full_pool(3)]

        self.city = [[0, 0], [0, 0]]  # cards built, per seat
        self.discard = [0, 0]
        self.coins = [0, 0]
        self.progress = [0, 0]  # tokens owned
        self.wonders = [0, 0]  # wonders owned and not built
        self.raised = [0, 0]  # wonders built
        self.tucked = [none] * 12  # the card under a wonder that is built

        self.board = 0  # progress tokens on the board
        self.box = 0  # progress tokens in the box
        self.shown = 0  # tokens drawn from the box, one to be kept
        self.wonder_pool = (1 << WONDERS) - 1  # wonders not yet offered
        self.offer = 0  # wonders on offer in the draft

        self.stack = [0] * 4  # questions (with their subject); the last one is to be answered
        self.depth = 0

        # Kept: what follows from the above but is needed at every move.
        self.open = 0  # slots whose card no other card covers
        self.produce = [[0] * 8, [0] * 8]
        # What one missing unit costs this seat; a coin costs a coin.
        self.unit = [[base, base, base, base, base, 1, 0, 0], [base, base, base, base, base, 1, 0, 0]]
        self.fixed = [0, 0]  # resources whose price is fixed
        self.choice_raw = [0, 0]
        self.choice_goods = [0, 0]
        self.kinds = [[0] * 8, [0] * 8]  # cards by colour, and wonders built
        self.symbols = [0, 0]
        self.printed = [0, 0]  # points that stand on a seat's cards, wonders and tokens, whatever else it has

    def copy(self) -> "State":
        """Return an independent copy."""
        twin = State()
        twin.copy_from(self)
        return twin

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
        """Return the question to be answered now."""
        return self.stack[self.depth - 1] & 15

    def subject(self) -> int:
        """Return what the question is about: the colour to destroy, the number of tokens to show, else 0."""
        return self.stack[self.depth - 1] >> 4

    def push(self, question: int, subject: int) -> None:
        """Ask `question` before whatever is waiting."""
        self.stack[self.depth] = question + (subject << 4)
        self.depth += 1

    def pop(self) -> None:
        """Drop the question that was answered; what is above the top stays zero, so equal states pack equally."""
        self.depth -= 1
        self.stack[self.depth] = 0

    def recount(self) -> None:
        """Compute the kept fields from the others: after setting up a position, and as a check in tests."""
        self.open = sum(
            1 << slot
            for slot in range(SLOTS)
            if self.present >> slot & 1 and not TABLES.covered_by[self.age][slot] & self.present
        )
        produce = [_row(LANES), _row(LANES)]
        kinds = [_row(KINDS), _row(KINDS)]
        fixed, raw, goods, symbols = [0, 0], [0, 0], [0, 0], [0, 0]
        printed = [0, 0]
        for seat in range(SEATS):
            built = [card for card in range(CARDS) if self.city[seat][card >> 6] >> (card & 63) & 1]
            built += [CARDS + wonder for wonder in range(WONDERS) if self.raised[seat] >> wonder & 1]
            for thing in built:
                kinds[seat][TABLES.kind[thing]] += 1
                fixed[seat] |= TABLES.fixed_price[thing]
                raw[seat] += TABLES.choice_raw[thing]
                goods[seat] += TABLES.choice_goods[thing]
                printed[seat] += TABLES.points[thing]
                for lane in range(RESOURCES):
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
            for lane in range(RESOURCES):
                unit[seat][lane] += produce[1 - seat][lane]
                if fixed[seat] >> lane & 1:
                    unit[seat][lane] = 1
        self.produce, self.unit, self.kinds = produce, unit, kinds
        self.fixed, self.choice_raw, self.choice_goods, self.symbols = fixed, raw, goods, symbols
        self.printed = printed

    def pack(self) -> bytes:
        """Return the position in `PACKED_SIZE` bytes; equal positions give equal bytes."""
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
        from sevenwonders.duel.position import position_text

        return f"duel.RULES.parse_position({position_text(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.pack() == other.pack()

    def __hash__(self) -> int:
        return hash(self.pack())

    def __reduce__(self) -> tuple[object, ...]:
        return unpack, (self.pack(),)


if not cython.compiled:  # here the rules change lists in place, and no number can do harm
    del State.__getattribute__, State.__setattr__


def full_pool(back: int) -> int:
    """Return all cards with this back, as a pool."""
    return (1 << (TABLES.deck_start[back + 1] - TABLES.deck_start[back])) - 1


def _row(length: int, value: int = 0) -> list[int]:
    return [value] * length


def _starting_prices() -> list[int]:
    prices = [TABLES.trade_base] * RESOURCES + [0] * (LANES - RESOURCES)
    prices[COIN_LANE] = 1
    return prices


PACKED_SIZE = _PACKED.size


def unpack(packed: bytes) -> State:
    """Return the position that `State.pack` wrote; the bytes are trusted."""
    values = iter(_PACKED.unpack(packed))

    def take(count: int) -> list[int]:
        return [next(values) for _ in range(count)]

    state = State()
    state.first, state.age, state.active, state.again, state.pawn, state.loot = take(6)
    state.present, state.face_up, state.guild_backs = take(3)
    state.slot = take(SLOTS)
    state.unseen = take(BACKS)
    state.city = [take(2), take(2)]
    state.discard = take(2)
    state.coins = take(2)
    state.progress, state.wonders, state.raised = take(2), take(2), take(2)
    state.board, state.box, state.shown, state.wonder_pool, state.offer = take(5)
    state.tucked = take(WONDERS)
    state.drafted, state.winner, state.reason, state.depth = take(4)
    state.stack = take(STACK)
    state.recount()
    return state
