"""What can be rewarded at the end of a game, and what happens to a game that has ended; numbers for compiled code."""

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
