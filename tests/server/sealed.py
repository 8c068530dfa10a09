"""A small test game with hidden hands and simultaneous secret choices.

Each of three seats is dealt three cards. All choose one in secret; when the last has chosen, all are shown. After three
rounds the first seat wins.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from sevenwonders.core.checks import check_seats
from sevenwonders.core.errors import DrawError, MoveError, TextError
from sevenwonders.core.options import DEFAULTS, Option, Setting, Settings, checked
from sevenwonders.core.protocol import Ask, BaseRules, Draw, Event, Over, Pending, Step
from sevenwonders.core.rng import Rng

SEATS = 3
CARDS = tuple(f"hidden{n:02}" for n in range(20))
BLANK: tuple[str, ...] = ()


@dataclass(frozen=True)
class Hands:
    """The state: hands, choices of this round, and cards shown in earlier rounds."""

    hands: tuple[tuple[str, ...], ...] = ()
    chosen: tuple[str | None, ...] = (None,) * SEATS
    shown: tuple[tuple[str, ...], ...] = ()

    def copy(self) -> "Hands":
        return self

    def pack(self) -> bytes:
        return repr(self).encode()


@dataclass(frozen=True)
class Choose:
    card: str


@dataclass(frozen=True)
class Deal:
    hands: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Seen:
    """The hands and choices of others are blank."""

    seat: int
    state: Hands

    def legal_ids(self) -> list[int]:
        return [RULES.move_id(move) for move in RULES.legal(self.state, self.seat)]


class Sealed(BaseRules[Hands, int, Choose, Deal]):
    """Its rules."""

    name, version, suffix = "sealed", 1, ".sealed"
    fewest = most = SEATS
    actions = len(CARDS)
    has_secrets = True
    options: tuple[Option, ...] = ()

    def setup(self, seats: int, settings: Settings = DEFAULTS, rng: Rng | None = None) -> int:
        checked(self.options, settings, seats)
        return check_seats(seats, SEATS, SEATS)

    def settings(self, setup: int) -> dict[str, Setting]:
        return {}

    def setup_lines(self, setup: int) -> list[tuple[str, str]]:
        return []

    def parse_setup(self, lines: Mapping[str, str]) -> int:
        return SEATS

    def new(self, setup: int) -> Hands:
        return Hands()

    def seats(self, state: Hands) -> int:
        return SEATS

    def pending(self, state: Hands) -> Pending:
        if not state.hands:
            return Draw("deal")
        if len(state.shown) == 3:
            return Over((0,), "played")
        return Ask(tuple(seat for seat in range(SEATS) if state.chosen[seat] is None), "choose")

    def legal(self, state: Hands, seat: int) -> tuple[Choose, ...]:
        pending = self.pending(state)
        asked = isinstance(pending, Ask) and seat in pending.seats
        return tuple(Choose(card) for card in state.hands[seat]) if asked else ()

    def play(self, state: Hands, seat: int, move: Choose) -> Hands:
        pending = self.pending(state)
        if not isinstance(pending, Ask) or seat not in pending.seats:
            raise MoveError("move/wrong-seat", seat=seat)
        if move.card not in state.hands[seat]:
            raise MoveError("move/illegal", move=move.card)
        hands = tuple(tuple(card for card in hand if card != move.card) for hand in state.hands)
        chosen = tuple(move.card if seat == n else old for n, old in enumerate(state.chosen))
        if None in chosen:
            return replace(state, hands=hands, chosen=chosen)
        return Hands(hands, shown=(*state.shown, tuple(str(card) for card in chosen)))

    def outcomes(self, state: Hands) -> None:
        return None

    def sample(self, state: Hands, rng: Rng) -> Deal:
        if state.hands:
            raise DrawError("draw/not-asked")
        deck = list(CARDS)
        return Deal(tuple(tuple(deck.pop(rng.below(len(deck))) for _ in range(3)) for _ in range(SEATS)))

    def settle(self, state: Hands, chance: Deal) -> Hands:
        if state.hands:
            raise DrawError("draw/not-asked")
        return Hands(chance.hands)

    def events(self, before: Hands, step: Step[Choose, Deal], after: Hands) -> tuple[Event, ...]:
        if step.seat is None:
            return (Event("sealed/dealt", {"cards": 3}),)
        chosen = Event("sealed/chosen", {"seat": step.seat})
        if step.seat in self.sealed(after):
            return (chosen,)
        return (chosen, Event("sealed/shown", {"cards": list(after.shown[-1])}))

    def score(self, state: Hands, seat: int) -> dict[str, int]:
        return {}

    def seen(self, state: Hands, seat: int) -> Seen:
        hands = tuple(hand if owner == seat else BLANK for owner, hand in enumerate(state.hands))
        chosen = tuple(card if owner == seat or card is None else "?" for owner, card in enumerate(state.chosen))
        return Seen(seat, replace(state, hands=hands, chosen=chosen))

    def observe(self, state: Hands, seat: int | None) -> dict[str, Any]:
        pending = self.pending(state)
        asked = list(pending.seats) if isinstance(pending, Ask) else []
        moves = self.legal(state, seat) if seat is not None else ()
        return {
            "game": self.name,
            "pending": {"kind": type(pending).__name__.lower(), "seats": asked},
            "shown": [list(cards) for cards in state.shown],
            "hand": list(state.hands[seat]) if seat is not None and state.hands else [],
            "chosen": None if seat is None else state.chosen[seat],
            "moves": [{"id": self.move_id(move), "text": self.move_text(state, move)} for move in moves],
        }

    def sealed(self, state: Hands) -> tuple[int, ...]:
        return tuple(seat for seat in range(SEATS) if state.chosen[seat] is not None)

    def public_text(self, before: Hands, step: Step[Choose, Deal]) -> str:
        return "deal ?" if isinstance(step.action, Deal) else self.move_text(before, step.action)

    def move_id(self, move: Choose) -> int:
        return CARDS.index(move.card)

    def move_of(self, number: int) -> Choose:
        if not 0 <= number < len(CARDS):
            raise MoveError("move/unknown", move=number)
        return Choose(CARDS[number])

    def move_text(self, state: Hands, move: Choose) -> str:
        return f"choose {move.card}"

    def parse_move(self, state: Hands, text: str, seat: int | None = None) -> Choose:
        return Choose(text.removeprefix("choose "))

    def chance_text(self, state: Hands, chance: Deal) -> str:
        return f"deal {' '.join(card for hand in chance.hands for card in hand)}"

    def parse_chance(self, state: Hands, text: str) -> Deal:
        cards = text.split()[1:]
        return Deal(tuple(tuple(cards[3 * seat : 3 * seat + 3]) for seat in range(SEATS)))

    def result_text(self, state: Hands) -> str:
        return "A"

    def position_text(self, state: Hands) -> str:
        return repr(state)

    def parse_position(self, text: str) -> Hands:
        raise TextError("text/not-a-position")


RULES: Final = Sealed()


def known(state: Hands, seat: int | None, dealt: tuple[tuple[str, ...], ...]) -> set[str]:
    """Return the cards that a seat or a spectator may know."""
    own = dealt[seat] if seat is not None and dealt else ()
    return {*own, *(card for cards in state.shown for card in cards)}
