"""Bit sets: sets of small integers stored in the bits of an int."""


def one(member: int) -> int:
    """Return the set with a single member from 0 to 63.

    In compiled code `1 << member` has the type int and overflows above 30.
    """
    return 1 << member


def lowest(mask: int) -> int:
    """Return the smallest member; `mask` must not be empty."""
    return (mask & -mask).bit_length() - 1


def count(mask: int) -> int:
    """Return the number of members."""
    return mask.bit_count()


def nth(mask: int, n: int) -> int:
    """Return the n-th smallest member, counted from 0; `n` must be below `count(mask)`."""
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)


def members(mask: int) -> list[int]:
    """Return the members in ascending order; for code that is not compiled.

    >>> members(0b1011)
    [0, 1, 3]
    """
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found
