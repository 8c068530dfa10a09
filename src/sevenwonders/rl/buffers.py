"""Access to the memory of NumPy arrays from plain and compiled code.

Plain code indexes memoryviews; compiled code uses the C pointers of `cbuffers.pxd`.
"""

from typing import TypeAlias

Bytes: TypeAlias = "memoryview[int]"
Floats: TypeAlias = "memoryview[float]"
Ints: TypeAlias = "memoryview[int]"


def byte_pointer(memory: Bytes) -> Bytes:
    """Return a pointer to the first byte; in plain code, the memoryview itself."""
    return memory


def read_pointer(memory: Bytes) -> Bytes:
    """Return a pointer to the first byte of memory that may be read-only."""
    return memory


def float_pointer(memory: Floats) -> Floats:
    """Return a pointer to the first 32-bit float."""
    return memory


def int_pointer(memory: Ints) -> Ints:
    """Return a pointer to the first 32-bit integer."""
    return memory


def clear(row: Bytes, start: int, size: int) -> None:
    """Set `size` bytes to zero."""
    for at in range(start, start + size):
        row[at] = 0


def flags(row: Bytes, start: int, members: int) -> None:
    """Set the bytes whose numbers are the one-bits of `members`."""
    while members:
        row[start + (members & -members).bit_length() - 1] = 1
        members &= members - 1


def within(number: int, most: int) -> int:
    """Clamp a number to 0 … `most`."""
    return 0 if number < 0 else min(number, most)
