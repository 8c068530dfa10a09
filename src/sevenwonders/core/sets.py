"""Sets of small numbers held in the bits of an int, for code that is not compiled; compiled code has `bits`."""


def members(mask: int) -> list[int]:
    """Return the members, the smallest first.

    >>> members(0b1011)
    [0, 1, 3]
    """
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found
