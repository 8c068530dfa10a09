"""Numbers for compiled code: what the end of a game brings, what becomes of a game that has ended, what is done."""

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
