"""Sixteen small counters (0 to 7) in the 4-bit fields of one 64-bit word, compared and subtracted all at once.

Field S of a word stands for the set S of resources: four raw materials have sixteen sets, three goods eight. `price`
explains the counts and why they give exact prices. The highest bit of a field is 0 between operations.
"""

from typing import Final

EACH: Final = 0x1111111111111111
HIGH: Final = 0x8888888888888888


def covers(have: int, need: int) -> bool:
    """Return whether no field of `need` is greater than that of `have`."""
    return ((have | HIGH) - need) & HIGH == HIGH


def less(have: int, taken: int) -> int:
    """Return the fields of `have` less those of `taken`, and 0 where that would be negative."""
    rest = (have | HIGH) - taken
    kept = rest & HIGH
    return rest & (kept - (kept >> 3))


def least(have: int, limit: int) -> int:
    """Return the fields of `have`, none of them above `limit`."""
    return less(have, less(have, limit * EACH))


def more(have: int, added: int) -> int:
    """Return the fields of `have` plus those of `added`, and 7 where that would be more."""
    total = have + added
    full = total & HIGH
    return (total | (full - (full >> 3))) & ~HIGH


def field(word: int, place: int) -> int:
    """Return one field."""
    return word >> 4 * place & 7


def highest(word: int) -> int:
    """Return the greatest field."""
    top = 0
    while not covers(top * EACH, word):
        top += 1
    return top
