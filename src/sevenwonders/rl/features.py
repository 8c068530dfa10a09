"""What a seat observes in a single position, for those who have no batch of games."""

from functools import cache
from operator import index
from typing import Any

from sevenwonders.core.checks import check_seat
from sevenwonders.core.registry import rules_of
from sevenwonders.rl.batch import Shape, new_table, shape_of


def observation(game: str, state: Any, seat: int) -> bytes:
    """Return what a seat observes in a state that waits for a seat or is over: the numbers that a batch has for it.

    Raise OptionError if there is no such game, state or seat.
    """
    shape, table = _place(game, rules_of(game).seats(state))
    seat = check_seat(index(seat) if hasattr(seat, "__index__") else seat, shape.seats)
    table.set_state(state)
    row = bytearray(shape.size)
    table.observe(seat, memoryview(row))
    return bytes(row)


@cache
def _place(game: str, seats: int) -> tuple[Shape, Any]:
    """Return a table on which positions can be laid out."""
    shape = shape_of(game, seats)
    return shape, new_table(shape)
