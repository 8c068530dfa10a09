"""Sets of small numbers held in the bits of an int: the few questions asked of them everywhere."""


def one(member: int) -> int:
    """Return the set of one number, 0 to 63. Compiled, `1 << member` is an int and too short beyond 30."""
    return 1 << member


def lowest(mask: int) -> int:
    """Return the smallest member; `mask` must not be empty."""
    return (mask & -mask).bit_length() - 1


def count(mask: int) -> int:
    """Return the number of members."""
    return mask.bit_count()


def nth(mask: int, n: int) -> int:
    """Return the member that has exactly `n` smaller ones; `n` must be below `count(mask)`."""
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)
