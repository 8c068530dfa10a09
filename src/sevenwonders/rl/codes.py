"""Integer codes shared with compiled code: reward kinds, autoreset modes and batch jobs."""

from collections.abc import Sequence
from typing import Final

NOTHING: Final = -1

WIN: Final = 0
RANK: Final = 1
MARGIN: Final = 2
POINTS: Final = 3
REWARDS: Final = ("win", "rank", "margin", "points")
SUPREMACY: Final = 50  # margin of a military or scientific victory, which is not decided by points

NEXT_STEP: Final = 0
SAME_STEP: Final = 1
DISABLED: Final = 2
AUTORESETS: Final = ("next_step", "same_step", "disabled")

# Answers of an opponent that is not asked in compiled code: the caller chooses its move, or the table a random one.
CALLER: Final = -1
RANDOM: Final = -2

# Jobs of a batch: sample random actions, take the given actions, or do both alternately.
SAMPLE: Final = 0
STEP: Final = 1
RUN: Final = 2


def number_of(names: Sequence[str], name: str) -> int:
    """Return the index of a name; raise ValueError for an unknown name."""
    if name not in names:
        raise ValueError(f"{name!r} is none of {', '.join(names)}")
    return names.index(name)
