"""Moves and chance events as data: the grammar of their texts is in the games."""

from collections.abc import Callable, Iterable
from typing import Final

from sevenwonders.api.messages.analysis import LineStep, StepInfo, ThingInfo
from sevenwonders.classic import notation as classic_notation
from sevenwonders.core.protocol import SEAT_NAMES
from sevenwonders.duel import notation as duel_notation

_THINGS: Final[dict[str, Callable[[str], tuple[tuple[str, str], ...]]]] = {
    "duel": duel_notation.things_in,
    "classic": classic_notation.things_in,
}


def step_info(game: str, text: str) -> StepInfo:
    """Return a step by its text; a game from outside the package names no things."""
    things = _THINGS[game](text) if game in _THINGS else ()
    return StepInfo(text, text.partition(" ")[0], [ThingInfo(kind, name) for kind, name in things])


def line_steps(game: str, line: Iterable[str]) -> list[LineStep]:
    """Return the moves of a continuation, given as texts with the letter of the seat before each."""
    return [LineStep(SEAT_NAMES.index(text[0]), step_info(game, text[2:])) for text in line]
