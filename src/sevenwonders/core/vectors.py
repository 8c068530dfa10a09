"""Arithmetic on long rows of floats and on sets of many members, as small networks need it.

`Floats`, `Ints` and `Words` are whatever can be indexed; compiled code has C pointers there and keeps the sums of a
whole block in vector registers. A *table* is a matrix by rows, `width` numbers each; widths are multiples of 8.
"""

import math
from array import array
from collections.abc import MutableSequence
from typing import TypeAlias

Floats: TypeAlias = MutableSequence[float]
Ints: TypeAlias = MutableSequence[int]
Words: TypeAlias = MutableSequence[int]


def pointer(numbers: "array[float]") -> Floats:
    """Return the numbers in the form the other functions take; compiled, where the first one is in memory."""
    return numbers


def short_pointer(numbers: "array[int]") -> Ints:
    """Return 16-bit numbers in the form the other functions take."""
    return numbers


def word_pointer(numbers: "array[int]") -> Words:
    """Return 64-bit numbers in the form the other functions take."""
    return numbers


def differences(new: Words, old: Words, words: int, added: Ints, removed: Ints) -> int:
    """Write the members that `new` has and `old` lacks to `added`, the others to `removed`, both in order.

    Return how many were added and, times 65 536, how many were removed.
    """
    adds = fresh(new, old, words, added)
    removes = fresh(old, new, words, removed)
    return adds | removes << 16


def fresh(new: Words, old: Words, words: int, rows: Ints) -> int:
    """Write the members of the set `new` that are not in `old` to `rows`, in order; return how many there are."""
    count = 0
    for word in range(words):
        rest = new[word] & ~old[word]
        while rest:
            rows[count] = 64 * word + (rest & -rest).bit_length() - 1
            rest &= rest - 1
            count += 1
    return count


def members(bitmap: Words, words: int, rows: Ints) -> int:
    """Write the members of a set to `rows`, in order; return how many there are."""
    return fresh(bitmap, [0] * words, words, rows)


def change(sums: Floats, table: Floats, width: int, added: Ints, adds: int, removed: Ints, removes: int) -> None:
    """Add some rows of a table to the sums, and take others away."""
    for i in range(adds):
        start = added[i] * width
        for j in range(width):
            sums[j] += table[start + j]
    for i in range(removes):
        start = removed[i] * width
        for j in range(width):
            sums[j] -= table[start + j]


def change_shorts(sums: Ints, table: Ints, width: int, added: Ints, adds: int, removed: Ints, removes: int) -> None:
    """Add some rows of a table of 16-bit numbers to the sums, and take others away."""
    for i in range(adds):
        start = added[i] * width
        for j in range(width):
            sums[j] += table[start + j]
    for i in range(removes):
        start = removed[i] * width
        for j in range(width):
            sums[j] -= table[start + j]


def round_to_shorts(target: Ints, source: Floats, count: int, scale: float) -> None:
    """Set the target to the multiples of 1 / scale nearest to the source, as far as 16 bits reach."""
    for i in range(count):
        target[i] = max(-32767, min(32767, math.floor(source[i] * scale + 0.5)))


def copy_shorts(target: Ints, source: Ints, width: int) -> None:
    """Copy a row of 16-bit numbers."""
    for j in range(width):
        target[j] = source[j]


def relu_shorts(target: Floats, source: Ints, width: int, unit: float) -> None:
    """Set the target to `unit` times the source, with zeros for what is negative."""
    for j in range(width):
        target[j] = source[j] * unit if source[j] > 0 else 0.0


def copy(target: Floats, source: Floats, width: int) -> None:
    """Copy a row."""
    for j in range(width):
        target[j] = source[j]


def relu(target: Floats, source: Floats, width: int) -> None:
    """Copy a row with zeros for what is negative."""
    for j in range(width):
        target[j] = source[j] if source[j] > 0.0 else 0.0


def dense(target: Floats, table: Floats, bias: Floats, source: Floats, rows: int, width: int) -> None:
    """Set each number of the target to its bias and the product of its row of the table with the source."""
    for i in range(rows):
        total = bias[i]
        for j in range(width):
            total += table[i * width + j] * source[j]
        target[i] = total


def product(table: Floats, row: int, source: Floats, width: int) -> float:
    """Return the product of a row of the table with the source."""
    return sum(table[row * width + j] * source[j] for j in range(width))


def transpose(target: Floats, table: Floats, rows: int, width: int) -> None:
    """Set the target to the columns of a table, one after the other."""
    for i in range(rows):
        for j in range(width):
            target[j * rows + i] = table[i * width + j]


def sparse(target: Floats, columns: Floats, bias: Floats, source: Floats, rows: int, width: int) -> None:
    """Do what `dense` does, with the columns of the table and a source of which many numbers are zero."""
    for i in range(rows):
        target[i] = bias[i]
    for j in range(width):
        if source[j]:
            for i in range(rows):
                target[i] += columns[j * rows + i] * source[j]


def back(target: Floats, table: Floats, gradient: Floats, active: Floats, rows: int, width: int) -> None:
    """Set the target to the gradient before a dense layer, zero where the unit was not active."""
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


def adagrad(
    table: Floats, squares: Floats, rows: Ints, count: int, gradient: Floats, scale: float, rate: float, width: int
) -> None:
    """Take one step of Adagrad, with the same gradient (times `scale`) in each of the rows."""
    for i in range(count):
        start = rows[i] * width
        for j in range(width):
            slope = gradient[j] * scale
            squares[start + j] += slope * slope
            table[start + j] -= rate * slope / math.sqrt(squares[start + j])
