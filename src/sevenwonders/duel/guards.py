"""Ranges of the numbers that Python may pass to compiled functions of Duel."""

from collections.abc import Mapping
from typing import Final

from sevenwonders.core.checks import Check, guard, within
from sevenwonders.duel import ids, playout, price, rules, score

MAX_GAMES: Final = 1 << 31
CHECKS: Final[Mapping[str, Check]] = {
    "seat": within(ids.SEATS),
    "thing": within(ids.CARDS + ids.WONDERS),
    "slot": within(ids.SLOTS),
    "games": within(MAX_GAMES),
}


def install() -> None:
    """Guard the functions of all compiled modules."""
    for module in (playout, price, rules, score):
        guard(module, CHECKS)
