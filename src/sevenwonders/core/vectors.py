"""Vector arithmetic on floats and on bitmaps, for small neural networks.

`Floats`, `Ints` and `Words` are indexable sequences; compiled code has C pointers instead and keeps block sums in
vector registers. A *table* is a row-major matrix with `width` columns; widths are multiples of 8.
"""

import math
from array import array
from collections.abc import MutableSequence
from typing import Final, TypeAlias

Floats: TypeAlias = MutableSequence[float]
Ints: TypeAlias = MutableSequence[int]
Words: TypeAlias = MutableSequence[int]

# Adam's decay rates and its guard against division by zero; `sw_adam` in `cvectors.pxd` has the same numbers.
MEAN_DECAY: Final = 0.9
SQUARE_DECAY: Final = 0.999
EPSILON: Final = 1e-8


def pointer(numbers: "array[float]") -> Floats:
    """Return floats as the other functions expect them; compiled, a pointer."""
    return numbers


def short_pointer(numbers: "array[int]") -> Ints:
    """Return 16-bit integers as the other functions expect them."""
    return numbers


def word_pointer(numbers: "array[int]") -> Words:
    """Return 64-bit integers as the other functions expect them."""
    return numbers


def differences(new: Words, old: Words, words: int, added: Ints, removed: Ints) -> int:
    """Write the members only in `new` to `added`, those only in `old` to `removed`.

    Both are ascending. Return the number of added members plus 65 536 times the number of removed ones.
    """
    adds = fresh(new, old, words, added)
    removes = fresh(old, new, words, removed)
    return adds | removes << 16


def fresh(new: Words, old: Words, words: int, rows: Ints) -> int:
    """Write the members of `new` missing in `old` to `rows`; return their number."""
    count = 0
    for word in range(words):
        rest = new[word] & ~old[word]
        while rest:
            rows[count] = 64 * word + (rest & -rest).bit_length() - 1
            rest &= rest - 1
            count += 1
    return count


def members(bitmap: Words, words: int, rows: Ints) -> int:
    """Write the members of a bitmap to `rows`, ascending; return their number."""
    return fresh(bitmap, [0] * words, words, rows)


def change(sums: Floats, table: Floats, width: int, added: Ints, adds: int, removed: Ints, removes: int) -> None:
    """Add the rows `added` of a table to the sums and subtract the rows `removed`."""
    for i in range(adds):
        start = added[i] * width
        for j in range(width):
            sums[j] += table[start + j]
    for i in range(removes):
        start = removed[i] * width
        for j in range(width):
            sums[j] -= table[start + j]


def change_shorts(sums: Ints, table: Ints, width: int, added: Ints, adds: int, removed: Ints, removes: int) -> None:
    """Do the same as `change` with 16-bit integers."""
    for i in range(adds):
        start = added[i] * width
        for j in range(width):
            sums[j] += table[start + j]
    for i in range(removes):
        start = removed[i] * width
        for j in range(width):
            sums[j] -= table[start + j]


def round_to_shorts(target: Ints, source: Floats, count: int, scale: float) -> None:
    """Set the target to the source times `scale`, rounded and clipped to 16 bits."""
    for i in range(count):
        target[i] = max(-32767, min(32767, math.floor(source[i] * scale + 0.5)))


def copy_shorts(target: Ints, source: Ints, width: int) -> None:
    """Copy a row of 16-bit numbers."""
    for j in range(width):
        target[j] = source[j]


def relu_shorts(target: Floats, source: Ints, width: int, unit: float) -> None:
    """Set the target to `unit` times the source, with negative values set to 0."""
    for j in range(width):
        target[j] = source[j] * unit if source[j] > 0 else 0.0


def copy(target: Floats, source: Floats, width: int) -> None:
    """Copy a row."""
    for j in range(width):
        target[j] = source[j]


def relu(target: Floats, source: Floats, width: int) -> None:
    """Copy a row with negative values set to 0."""
    for j in range(width):
        target[j] = source[j] if source[j] > 0.0 else 0.0


def dense(target: Floats, table: Floats, bias: Floats, source: Floats, rows: int, width: int) -> None:
    """Compute a dense layer: `bias` plus the product of the table with `source`."""
    for i in range(rows):
        total = bias[i]
        for j in range(width):
            total += table[i * width + j] * source[j]
        target[i] = total


def product(table: Floats, row: int, source: Floats, width: int) -> float:
    """Return the dot product of a row of the table with the source."""
    return sum(table[row * width + j] * source[j] for j in range(width))


def transpose(target: Floats, table: Floats, rows: int, width: int) -> None:
    """Set the target to the transposed table."""
    for i in range(rows):
        for j in range(width):
            target[j * rows + i] = table[i * width + j]


def sparse(target: Floats, columns: Floats, bias: Floats, source: Floats, rows: int, width: int) -> None:
    """Compute a dense layer from the transposed table, skipping zeros in `source`."""
    for i in range(rows):
        target[i] = bias[i]
    for j in range(width):
        if source[j]:
            for i in range(rows):
                target[i] += columns[j * rows + i] * source[j]


def back(target: Floats, table: Floats, gradient: Floats, active: Floats, rows: int, width: int) -> None:
    """Backpropagate through a dense layer; the gradient is 0 for inactive units."""
    for j in range(width):
        total = 0.0
        for i in range(rows):
            total += gradient[i] * table[i * width + j]
        target[j] = total if active[j] > 0.0 else 0.0


def softmax(row: Floats, start: int, size: int) -> None:
    """Turn logits into probabilities, in place."""
    highest = row[start]
    for i in range(start, start + size):
        highest = max(highest, row[i])
    total = 0.0
    for i in range(start, start + size):
        row[i] = math.exp(row[i] - highest)
        total += row[i]
    for i in range(start, start + size):
        row[i] /= total


def adam(
    table: Floats,
    gradients: Floats,
    means: Floats,
    squares: Floats,
    size: int,
    scale: float,
    rate: float,
    square_scale: float,
) -> None:
    """Apply one Adam step with the gradients times `scale`, and set the gradients to zero.

    `rate` and `square_scale` include the bias corrections of the two moments.
    """
    for j in range(size):
        gradient = gradients[j] * scale
        gradients[j] = 0.0
        means[j] += (1.0 - MEAN_DECAY) * (gradient - means[j])
        squares[j] += (1.0 - SQUARE_DECAY) * (gradient * gradient - squares[j])
        table[j] -= rate * means[j] / (math.sqrt(squares[j] * square_scale) + EPSILON)
