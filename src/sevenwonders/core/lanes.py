"""Arithmetic on rows of eight small numbers, which compiled code does in one vector register."""

from collections.abc import Sequence


def shortfall(needed: Sequence[int], there: Sequence[int], unit: Sequence[int]) -> int:
    """Return the cost of what is lacking: (needed - there) * unit, summed over the lanes where it is positive."""
    total = 0
    for lane in range(8):
        lack = needed[lane] - there[lane]
        if lack > 0:
            total += lack * unit[lane]
    return total
