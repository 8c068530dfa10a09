"""Initial values for the C arrays of compiled modules, which are lists in the plain form."""

from typing import overload


@overload
def ints(rows: int, *, value: int = 0) -> list[int]: ...
@overload
def ints(rows: int, width: int, *, value: int = 0) -> list[list[int]]: ...
def ints(rows: int, width: int | None = None, *, value: int = 0) -> list[int] | list[list[int]]:
    """Return a row, or rows of some width, of one value.

    >>> ints(2, 3)
    [[0, 0, 0], [0, 0, 0]]
    """
    return [value] * rows if width is None else [[value] * width for _ in range(rows)]


@overload
def floats(rows: int) -> list[float]: ...
@overload
def floats(rows: int, width: int) -> list[list[float]]: ...
def floats(rows: int, width: int | None = None) -> list[float] | list[list[float]]:
    """Return a row, or rows of some width, of zeros."""
    return [0.0] * rows if width is None else [[0.0] * width for _ in range(rows)]
