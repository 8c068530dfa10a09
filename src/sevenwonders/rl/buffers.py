"""Memory that NumPy and compiled code share: rows of bytes, floats and numbers, one after the other.

Plain code indexes whatever it is given; compiled code (`cbuffers.pxd`) has C pointers there.
"""

from typing import TypeAlias

Bytes: TypeAlias = "memoryview[int]"
Floats: TypeAlias = "memoryview[float]"
Ints: TypeAlias = "memoryview[int]"


def byte_pointer(memory: Bytes) -> Bytes:
    """Return the bytes in the form the other functions take; compiled, where the first one is in memory."""
    return memory


def float_pointer(memory: Floats) -> Floats:
    """Return 32-bit floats in the same way."""
    return memory


def int_pointer(memory: Ints) -> Ints:
    """Return 32-bit numbers in the same way."""
    return memory


def clear(row: Bytes, start: int, size: int) -> None:
    """Write zeros."""
    for at in range(start, start + size):
        row[at] = 0


def flags(row: Bytes, start: int, members: int) -> None:
    """Write a one for each member of a set of up to 64, where zeros are."""
    while members:
        row[start + (members & -members).bit_length() - 1] = 1
        members &= members - 1


def within(number: int, most: int) -> int:
    """Return a number, or the nearest one from 0 to `most`."""
    return 0 if number < 0 else min(number, most)
