"""Tables of Duel set up by hand."""

from typing import Final

from sevenwonders.api.messages.positions import DuelSeatSetup, DuelSetup, SetupSlot, SetupWonder
from sevenwonders.core.sections import sections_text
from sevenwonders.duel.cards import data
from sevenwonders.duel.draws import FACE_DOWN, GUILD
from sevenwonders.duel.ids import QUESTIONS as _QUESTIONS
from sevenwonders.duel.ids import SLOTS, TURN
from sevenwonders.duel.notation import SEAT_NAMES, rows_text
from sevenwonders.duel.position import EMPTY, VERSION, loot_words
from sevenwonders.duel.state import State
from sevenwonders.duel.view import City, Slot, view

_WORDS: Final = {"taken": EMPTY, "down": FACE_DOWN, "guild": GUILD}


def empty_setup() -> DuelSetup:
    """Return a table at the first turn of Age I whose cards are unknown."""
    seat = DuelSeatSetup(data()["setup"]["coins"], [], [], [])
    slots = [SetupSlot("down", None)] * SLOTS
    return DuelSetup(1, 0, 0, slots, ((True, True), (True, True)), [], [], (seat, seat))


def setup_of(state: State) -> DuelSetup:
    """Return the table of a state; before Age I the empty one."""
    if state.age == 0:
        return empty_setup()
    seen = view(state)
    first, second = map(_seat_setup, seen.cities)
    return DuelSetup(
        seen.age,
        state.active,
        seen.pawn,
        [_slot_setup(slot) for slot in seen.structure],
        seen.loot,
        list(seen.board),
        list(seen.discard),
        (first, second),
    )


def _slot_setup(slot: Slot) -> SetupSlot:
    if slot.state == "down":
        return SetupSlot("guild" if slot.back == "guild" else "down", None)
    return SetupSlot(slot.state, slot.card if slot.state == "up" else None)


def _seat_setup(city: City) -> DuelSeatSetup:
    wonders = [SetupWonder(wonder, None) for wonder in city.wonders]
    built = [SetupWonder(raised.wonder, raised.card) for raised in city.raised]
    return DuelSeatSetup(city.coins, list(city.cards), wonders + built, list(city.tokens))


def position_of(setup: DuelSetup) -> str:
    """Return the position as one line."""
    slots = [slot.card or FACE_DOWN if slot.state == "up" else _WORDS[slot.state] for slot in setup.slots]
    left = sum(is_left << bit for bit, is_left in enumerate((*setup.loot[0], *setup.loot[1])))
    sections = [
        ("duel", [VERSION]),
        ("age", [str(setup.age)]),
        ("ask", [SEAT_NAMES[setup.seat], _QUESTIONS[TURN]]),
        ("table", [rows_text(slots, setup.age)]),
        ("pawn", [str(setup.pawn)]),
        ("loot", loot_words(left) or ["none"]),
        ("board", setup.board),
        ("discard", setup.discard),
    ]
    for name, seat in zip(SEAT_NAMES, setup.seats, strict=True):
        built = [f"{one.wonder}+{one.card}" if one.card else one.wonder for one in seat.wonders]
        sections += [
            (f"{name}.coins", [str(seat.coins)]),
            (f"{name}.city", seat.cards),
            (f"{name}.wonders", built),
            (f"{name}.tokens", seat.tokens),
        ]
    return sections_text(sections)
