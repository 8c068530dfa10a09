"""Numbers for compiled code: what the end of a game brings, what becomes of a game that has ended, what is done."""

from collections.abc import Sequence
from typing import Final

NOTHING: Final = -1

WIN: Final = 0
RANK: Final = 1
MARGIN: Final = 2
POINTS: Final = 3
REWARDS: Final = ("win", "rank", "margin", "points")
SUPREMACY: Final = 50  # the margin of a military or scientific victory, which is not counted in points

NEXT_STEP: Final = 0
SAME_STEP: Final = 1
DISABLED: Final = 2
AUTORESETS: Final = ("next_step", "same_step", "disabled")

# What is done at all tables of a batch: random actions are picked, actions are taken, or both by turns.
PICK: Final = 0
STEP: Final = 1
RUN: Final = 2


def number_of(names: Sequence[str], name: str) -> int:
    """Return the number that a name stands for; raise ValueError if it is none of them."""
    if name not in names:
        raise ValueError(f"{name!r} is none of {', '.join(names)}")
    return names.index(name)
