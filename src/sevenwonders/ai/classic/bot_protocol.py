"""What a seat of 7 Wonders knows, as it is told to other programs, and as they tell it (docs/bots.md)."""

import re
from functools import cache
from types import ModuleType
from typing import Any, Final

from sevenwonders.classic.ids import HIDDEN, NOTHING, STAGES
from sevenwonders.classic.position import parse_position, position_text
from sevenwonders.classic.seen import Seen, seen
from sevenwonders.core.builder import FieldValues
from sevenwonders.core.protocol import SEAT_NAMES
from sevenwonders.forms import plain

_MEMORIES: Final = re.compile(r";\s*(?:[A-Z]\.log|look)\d[^;]*")


def known_position(known: Seen) -> str:
    """Return the table as a seat that is asked knows it, as a position: `?` is a card that it does not see.

    What it remembers is left out, for that tells of cards that are hidden now, and so is who has chosen in secret.
    """
    others = [seat for seat in range(known.state.players) if seat != known.seat]
    backs = {seat: list(known.backs)[seat * STAGES :][: known.state.stages[seat]] for seat in others}
    hidden = {f"{SEAT_NAMES[seat]}.hand": ["?"] * known.hands[seat] for seat in others}
    hidden |= {f"{SEAT_NAMES[seat]}.wonder": [f"?{age}" for age in backs[seat]] for seat in others}
    if not any(known.state.pile):
        hidden["discard"] = [f"?{age}" for age, cards in enumerate(known.discard, start=1) for _ in range(cards)]
    state: Any = FieldValues(**known.state.fields())
    state.waiting |= sum(1 << seat for seat in others if state.chosen[seat] == HIDDEN)
    state.chosen = [NOTHING if move == HIDDEN else move for move in state.chosen]
    state.stages = [0 if seat in others else stages for seat, stages in enumerate(state.stages)]
    state.used = [0] * len(state.used)
    state.looks = 0
    return "; ".join([position_text(state), *(" ".join((key, *cards)) for key, cards in hidden.items() if cards)])


def without_memories(position: str) -> str:
    """Return a position without logs and looks if it has cards that are not told.

    Where `?` stands some card is laid; a seat that had held it, or found it on the pile, would remember what never was.
    """
    return _MEMORIES.sub("", position) if "?" in position else position


def unpacked(word: str, seat: int) -> Seen:
    """Return what a seat has seen, as the line `seen` has it; raise ValueError if it is no such word.

    Compiled code trusts what a seat has seen, whoever packed it. So a whole table is laid out that would look the same,
    in the plain form, which raises something where that cannot be; what the seat sees of it must be what the word says.
    """
    forms = _plain_forms()
    try:
        told = forms["seen"].unpack_text(word)
        table = forms["knowledge"].Knowledge(told).sample(forms["rng"].Rng(0))
        found = seen(parse_position(forms["position"].position_text(table)), seat)
        is_same = found.pack() == told.pack()
    except Exception as error:
        raise ValueError("this word does not tell what a seat has seen") from error
    if not is_same:
        raise ValueError(f"this word does not tell what seat {SEAT_NAMES[seat]} has seen")
    return found


@cache
def _plain_forms() -> dict[str, ModuleType]:
    places = ("classic.seen", "classic.knowledge", "classic.position", "core.rng")
    return {place.partition(".")[2]: plain(f"sevenwonders.{place}") for place in places}
