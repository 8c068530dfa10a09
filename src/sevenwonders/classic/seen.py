"""The information of a seat as a value: the input of agents.

A `Seen` contains a partial state without hidden information: the hands of the other seats, their choices (HIDDEN if
made), their cards under stages and the faces of the discard pile are left out. It also contains the public facts about
these (sizes of hands, backs of cards) and the hands that the seat has held. The seat's own hand, its cards face down
and its looks through the discard pile are in the partial state, and so is the pile while the seat may revive.

Tables that differ only in hidden information give equal values, so no choice can depend on it.

>>> from sevenwonders.classic.position import parse_position
>>> hands = "A.hand altar loom_1; B.hand baths theater; C.hand press_1 workshop"
>>> state = parse_position(f"classic 1; boards gizah_day rhodos_day babylon_night; age 1; turn 6; {hands}")
>>> mine = seen(state, 0)
>>> mine.state.hand[1], mine.hands[1]
(0, 2)
>>> mine.legal()[-1]
Sell(card='altar')
"""

import base64
import struct
import zlib
from typing import Any, Final

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.classic import ids, memory, piles, rules
from sevenwonders.classic.ids import AGES, MOST_SEATS, NOTHING, STAGES, TURNS
from sevenwonders.classic.moves import Move, move_of
from sevenwonders.classic.state import State
from sevenwonders.classic.state import unpack as unpack_state
from sevenwonders.classic.tables import TABLES
from sevenwonders.core.builder import FieldRange, check_field, shaped, with_checksum, without_checksum
from sevenwonders.core.checks import check_seat, check_state
from sevenwonders.core.errors import MoveError, OptionError

_BESIDE: Final = struct.Struct(f"<{1 + MOST_SEATS + MOST_SEATS * STAGES + AGES}b{AGES * TURNS}Q")

_LONGEST: Final = 1 << 16  # bytes of a packed value
_FIELDS: Final = {  # in the order of packed bytes
    "seat": FieldRange(NOTHING, MOST_SEATS - 1),
    "hands": FieldRange(0, ids.HAND, (MOST_SEATS,)),
    "backs": FieldRange(0, AGES, (MOST_SEATS * STAGES,)),
    "discard": FieldRange(0, ids.CARDS, (AGES,)),
    "held": FieldRange(0, (1 << 64) - 1, (AGES, TURNS)),
}


class Seen:
    """The information of a seat, as an immutable value; `seen` makes one. The seat is NOTHING for a spectator."""

    def __cinit__(self) -> None:
        if not cython.compiled:  # compiled, the arrays are part of the object
            self.hands = [0] * MOST_SEATS  # the number of cards in each hand
            self.backs = [0] * (MOST_SEATS * STAGES)  # the age of the card under each stage, as in `State.under`
            self.discard = [0] * AGES  # the number of cards of each age on the discard pile
            self.held = [[0] * TURNS for _ in range(AGES)]  # the pile held on each turn, 0 if it is not remembered
        self.state = State()
        self.state.partial = 1
        self.seat = NOTHING

    def look(self, state: State, seat: int) -> None:
        """Take over the information that a seat has of a state."""
        self.seat = seat
        self.state.copy_from(state)
        self.state.partial = 1
        for other in range(ids.MOST_SEATS):
            self.hands[other] = piles.size(state.hand[other])
            for stage in range(other * ids.STAGES, (other + 1) * ids.STAGES):
                card = state.under[stage]
                self.backs[stage] = 0 if card == ids.NOTHING else TABLES.age[card]
            if other != seat:
                self.hide_seat(other)
        self.remember(state)
        self.hide_piles()

    def copy_from(self, other: "Seen") -> None:
        """Become equal to `other`."""
        self.seat = other.seat
        self.state.copy_from(other.state)
        self.hands[:] = other.hands
        self.backs[:] = other.backs
        self.discard[:] = other.discard
        for age in range(ids.AGES):
            self.held[age][:] = other.held[age]

    def hide_seat(self, other: int) -> None:
        """Leave out what only another seat knows."""
        self.state.hand[other] = 0
        if self.state.chosen[other] != ids.NOTHING:
            self.state.chosen[other] = ids.HIDDEN
        for stage in range(other * ids.STAGES, (other + 1) * ids.STAGES):
            self.state.under[stage] = ids.NOTHING
        for age in range(1, self.state.age + 1):
            first = self.state.moment(age, other, 1)
            for moment in range(first, first + ids.HAND):
                if self.state.used[moment] != ids.BUILT:
                    self.state.taken[moment] = ids.NOTHING

    def hide_piles(self) -> None:
        """Leave out the discard pile, unless the seat is looking through it, and what others saw of it."""
        asked = self.is_asked() and self.state.question() == ids.REVIVE
        for age in range(ids.AGES):
            self.discard[age] = piles.size(self.state.pile[age])
            if not asked:
                self.state.pile[age] = 0
        for look in range(self.state.looks):
            if self.state.look_seat[look] != self.seat:
                for age in range(ids.AGES):
                    self.state.look_pile[look][age] = 0

    def remember(self, state: State) -> None:
        """Note the hands that the seat has held."""
        for age in range(1, ids.AGES + 1):
            turns = memory.turns_held(state, age) if self.seat != ids.NOTHING and age <= state.age else 0
            for turn in range(1, ids.TURNS + 1):
                self.held[age - 1][turn - 1] = memory.held_pile(state, age, self.seat, turn) if turn <= turns else 0

    def is_asked(self) -> bool:
        """Return whether the seat is active."""
        return self.seat != ids.NOTHING and self.state.waiting >> self.seat & 1 != 0

    def legal_ids(self) -> list[int]:
        """Return the ids of the seat's legal answers in their fixed order; none if it is not active."""
        return rules.legal_ids(self.state, self.seat) if self.is_asked() else []

    def legal(self) -> tuple[Move, ...]:
        """Return the seat's legal moves in their fixed order; none if it is not active."""
        return tuple(move_of(number) for number in self.legal_ids())

    def pack(self) -> bytes:
        """Return it as bytes, equal ones for equal values; see `unpack`."""
        values = [self.seat]
        values += list(self.hands) + list(self.backs) + list(self.discard)
        for row in list(self.held):
            values += row
        return with_checksum(_BESIDE.pack(*values) + self.state.pack())

    def text(self) -> str:
        """Return it as a word of printable characters; see `unpack_text`."""
        return base64.b85encode(zlib.compress(self.pack())).decode()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen) and self.pack() == other.pack()

    def __hash__(self) -> int:
        return hash(self.pack())

    def __reduce__(self) -> tuple[object, ...]:
        return unpack, (self.pack(),)

    def __repr__(self) -> str:
        return f"unpack_text({self.text()!r})"


if not cython.compiled:
    Seen.__init__ = Seen.__cinit__  # type: ignore[assignment, method-assign]  # Cython calls `__cinit__` itself


def seen(state: State, seat: int | None = None) -> Seen:
    """Return the information of a seat or a spectator; raise OptionError if the seat does not exist."""
    check_state(state, State, "classic")
    if seat is not None:
        check_seat(seat, state.players)
    made = Seen()
    made.look(state, ids.NOTHING if seat is None else seat)
    return made


def asked(value: object) -> Seen:
    """Return `value` if it is a `Seen` of an active seat; raise OptionError or MoveError."""
    if not isinstance(value, Seen):
        raise OptionError("seen/unknown", found=type(value).__name__)
    if not value.is_asked():
        raise MoveError("move/not-asked", seat=value.seat)
    return value


def unpack(packed: bytes) -> Seen:
    """Return the value that `Seen.pack` wrote; raise OptionError for damaged bytes."""
    content = without_checksum(packed)
    if len(content) <= _BESIDE.size:
        raise OptionError("state/damaged")
    numbers = iter(_BESIDE.unpack(content[: _BESIDE.size]))
    values: dict[str, Any] = {
        name: check_field(_FIELDS, name, shaped(numbers, field.shape)) for name, field in _FIELDS.items()
    }
    state = unpack_state(content[_BESIDE.size :])
    if not state.partial or values["seat"] >= state.players:
        raise OptionError("state/damaged")
    made = Seen()
    made.state.copy_from(state)
    made.seat = values["seat"]
    made.hands, made.backs, made.discard = values["hands"], values["backs"], values["discard"]
    made.held = values["held"]
    return made


def unpack_text(text: str) -> Seen:
    """Return the value that `Seen.text` wrote; raise OptionError for a damaged text."""
    try:
        packed = zlib.decompressobj().decompress(base64.b85decode(text), _LONGEST)
    except (ValueError, zlib.error) as error:
        raise OptionError("state/damaged") from error
    return unpack(packed)
