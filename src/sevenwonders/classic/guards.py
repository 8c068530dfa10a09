"""Ranges of the numbers that Python may pass to compiled functions of 7 Wonders."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sevenwonders.classic import ids, memory, playout, price, score
from sevenwonders.classic.state import State
from sevenwonders.core.checks import Check, guard, within

MAX_GAMES: Final = 1 << 31
MAX_COUNT: Final = 1 << 10


def _is_seat(seat: int, arguments: Sequence[Any]) -> bool:
    state = arguments[0]
    return isinstance(state, State) and 0 <= seat < state.players


def _from_one(last: int) -> Check:
    return lambda number, _: 1 <= number <= last


CHECKS: Final[Mapping[str, Check]] = {
    "seat": _is_seat,
    "age": _from_one(ids.AGES),
    "turn": _from_one(ids.HAND),
    "thing": within(ids.THINGS),
    "card": within(ids.CARDS),
    "kinds": within(1 << ids.KINDS),
    "left": within(MAX_COUNT),
    "right": within(MAX_COUNT),
    "first": within(MAX_COUNT),
    "second": within(MAX_COUNT),
    "third": within(MAX_COUNT),
    "games": within(MAX_GAMES),
}


def install() -> None:
    """Guard the functions of all compiled modules but `rules`, whose functions validate their arguments."""
    for module in (memory, playout, price, score):
        guard(module, CHECKS)
