"""A small game with secrets, to test tables with: hands that only their holders see, and choices made at once.

Each of three seats is dealt three cards. All choose one in secret; when the last has chosen, all are shown and the
highest takes a point. After three rounds the most points win.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from sevenwonders.core.errors import DrawError, MoveError, OptionError, TextError
from sevenwonders.core.protocol import Ask, Draw, Event, Over, Pending
from sevenwonders.core.rng import Rng
from sevenwonders.server.games.face import Option, Script, Setting, Settings, Step, Turn, checked

SEATS = 3
CARDS = tuple(f"hidden{n:02}" for n in range(20))


@dataclass(frozen=True)
class Hands:
    """The state: hands, what each has chosen in this round, and what was shown in earlier ones."""

    hands: tuple[tuple[str, ...], ...] = ()
    chosen: tuple[str | None, ...] = (None,) * SEATS
    shown: tuple[tuple[str, ...], ...] = ()


class Sealed:
    """The game's face."""

    name = "sealed"
    least = most = SEATS
    suffix = ".sealed"
    options: tuple[Option, ...] = ()
    levels: Mapping[str, str] = MappingProxyType({"easy": "first"})
    has_secrets = True

    def settle_settings(self, seats: int, chosen: Settings, rng: Rng) -> dict[str, Setting]:
        if seats != SEATS:
            raise OptionError("table/seat-count", found=seats)
        return checked(self.options, chosen, seats)

    def turned(self, seats: int, settings: Settings) -> dict[str, Setting]:
        return dict(settings)

    def new(self, seats: int, settings: Settings) -> Hands:
        return Hands()

    def pending(self, state: Hands) -> Pending:
        if not state.hands:
            return Draw("deal")
        if not any(state.hands) and not any(state.chosen):
            return Over((0,), "played")
        return Ask(tuple(seat for seat in range(SEATS) if state.chosen[seat] is None), "choose")

    def play(self, state: Hands, seat: int, move: int | str) -> Turn[Hands]:
        pending = self.pending(state)
        if not isinstance(pending, Ask) or seat not in pending.seats:
            raise MoveError("move/wrong-seat", seat=seat)
        card = CARDS[move] if isinstance(move, int) else move.removeprefix("choose ")
        if card not in state.hands[seat]:
            raise MoveError("move/illegal", move=move)
        step = Step(seat, f"choose {card}")
        hands = tuple(tuple(c for c in hand if c != card) for hand in state.hands)
        chosen = tuple(card if seat == n else old for n, old in enumerate(state.chosen))
        own = Event("sealed/chosen", {"seat": seat, "card": card})
        if all(c is not None for c in chosen):
            cards = tuple(str(c) for c in chosen)
            after = Hands(hands, shown=(*state.shown, cards))
            return Turn(step, after, (own, Event("sealed/shown", {"cards": list(cards)})), reveals=True)
        return Turn(step, replace(state, hands=hands, chosen=chosen), (own,), sealed=True)

    def settle(self, state: Hands, rng: Rng) -> Turn[Hands]:
        deck = list(CARDS)
        dealt = [deck.pop(rng.below(len(deck))) for _ in range(3 * SEATS)]
        return self.take(state, Step(None, f"deal {' '.join(dealt)}"))

    def take(self, state: Hands, step: Step) -> Turn[Hands]:
        if step.seat is not None:
            return self.play(state, step.seat, step.text)
        if state.hands:
            raise DrawError("draw/not-asked")
        cards = step.text.split()[1:]
        hands = tuple(tuple(cards[3 * seat : 3 * seat + 3]) for seat in range(SEATS))
        return Turn(step, Hands(hands), (Event("sealed/dealt", {"hands": [list(h) for h in hands]}),), reveals=True)

    def view(self, state: Hands, seat: int | None) -> dict[str, Any]:
        pending = self.pending(state)
        asked = list(pending.seats) if isinstance(pending, Ask) else []
        hand = state.hands[seat] if seat is not None and state.hands else ()
        moves = [{"id": CARDS.index(card), "text": f"choose {card}"} for card in hand] if seat in asked else []
        return {
            "game": self.name,
            "pending": {"kind": type(pending).__name__.lower(), "seats": asked},
            "shown": [list(cards) for cards in state.shown],
            "hand": list(hand),
            "chosen": None if seat is None else state.chosen[seat],
            "moves": moves,
        }

    def events(self, turn: Turn[Hands], seat: int | None) -> Sequence[Event]:
        seen = []
        for event in turn.events:
            if event.key == "sealed/dealt":
                seen.append(Event(event.key, {"hand": [] if seat is None else event.args["hands"][seat]}))
            elif event.key == "sealed/chosen" and event.args["seat"] != seat:
                seen.append(Event(event.key, {"seat": event.args["seat"]}))
            else:
                seen.append(event)
        return seen

    def record(self, script: Script, *, running: bool) -> str:
        if running:
            state, lines = self.new(script.seats, script.settings), ["* deal"]
            for step in script.steps:
                state = self.take(state, step).state
            lines += [f"shown {' '.join(cards)}" for cards in state.shown]
        else:
            lines = [f"{'*' if step.seat is None else step.seat} {step.text}" for step in script.steps]
        return "\n".join(["sevenwonders sealed 1", *lines]) + "\n"

    def read_record(self, text: str) -> Script:
        raise TextError("record/heading", line=1)

    def position(self, state: Hands) -> str:
        return repr(state)

    def seats(self, state: Hands) -> int:
        return SEATS

    def read_position(self, text: str) -> Hands:
        raise TextError("text/not-a-position")

    def brief(self, state: Hands, seat: int) -> str:
        return " ".join(state.hands[seat])

    def choose(self, brief: str, spec: str, seed: int) -> str:
        return f"choose {brief.split(maxsplit=1)[0]}"

    def fallback(self, state: Hands, seat: int) -> str:
        return f"choose {state.hands[seat][0]}"


def known(state: Hands, seat: int | None, dealt: tuple[tuple[str, ...], ...]) -> set[str]:
    """Return the cards that a seat or a spectator may have heard of."""
    own = dealt[seat] if seat is not None and dealt else ()
    return {*own, *(card for cards in state.shown for card in cards)}
