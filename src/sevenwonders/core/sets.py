"""Bit sets for code that is not compiled; compiled code uses `bits`."""


def members(mask: int) -> list[int]:
    """Return the members in ascending order.

    >>> members(0b1011)
    [0, 1, 3]
    """
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found
