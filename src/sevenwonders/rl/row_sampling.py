"""The compiled loops of `sampling`."""

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.core.rng import Rng
from sevenwonders.rl import buffers, codes


def sample(masks: buffers.Bytes, rows: int, columns: int, actions: buffers.Ints, rng: Rng) -> int:
    """Write a random legal action per row; return the first row without any, NOTHING if there is none."""
    row_masks = buffers.read_pointer(masks)
    chosen = buffers.int_pointer(actions)
    with cython.nogil:
        for row in range(rows):
            count = 0
            for column in range(columns):
                count += row_masks[row * columns + column] != 0
            if count == 0:
                return row
            chosen[row] = nth(row_masks, row * columns, rng.below(count))
    return codes.NOTHING


def nth(row: buffers.Bytes, start: int, n: int) -> int:
    """Return the column of the n-th nonzero byte, counted from 0."""
    column = 0
    while True:
        if row[start + column]:
            if n == 0:
                return column
            n -= 1
        column += 1
