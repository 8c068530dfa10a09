"""Arithmetic on rows of eight small integers; compiled code uses one vector register."""

from collections.abc import Sequence


def shortfall(needed: Sequence[int], there: Sequence[int], unit: Sequence[int]) -> int:
    """Return the cost of the missing units.

    That is (needed - there) * unit, summed over the lanes where it is positive.
    """
    total = 0
    for lane in range(8):
        lack = needed[lane] - there[lane]
        if lack > 0:
            total += lack * unit[lane]
    return total
