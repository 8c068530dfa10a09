"""Encoding of a seat's knowledge in 7 Wonders for external programs (docs/bots.md)."""

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
    """Return the position text of a seat that is to move; `?` is a card that it does not see.

    The text omits the hands that the seat remembers, because they contain cards that are hidden now, and the secret
    choices of other seats.
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
    """Return a position text without logs and looks if it contains `?`.

    A random card replaces each `?`, so logs and looks that mention the real card would contradict it.
    """
    return _MEMORIES.sub("", position) if "?" in position else position


def unpacked(word: str, seat: int) -> Seen:
    """Return the `Seen` of a `seen` line of the protocol; raise ValueError if the word is invalid.

    Compiled code does not check a `Seen`. The plain form therefore samples a state that is consistent with it, which
    raises an exception if there is none, and the seat's view of that state must equal the word.
    """
    forms = _plain_forms()
    try:
        given = forms["seen"].unpack_text(word)
        table = forms["knowledge"].Knowledge(given).sample(forms["rng"].Rng(0))
        found = seen(parse_position(forms["position"].position_text(table)), seat)
        is_same = found.pack() == given.pack()
    except Exception as error:
        raise ValueError("the word is not the knowledge of a seat") from error
    if not is_same:
        raise ValueError(f"the word is not the knowledge of seat {SEAT_NAMES[seat]}")
    return found


@cache
def _plain_forms() -> dict[str, ModuleType]:
    places = ("classic.seen", "classic.knowledge", "classic.position", "core.rng")
    return {place.partition(".")[2]: plain(f"sevenwonders.{place}") for place in places}
