"""Observations of single positions, without a batch."""

from functools import cache
from operator import index
from typing import Any

from sevenwonders.core.checks import check_seat
from sevenwonders.core.registry import rules_of
from sevenwonders.rl.batch import Shape, new_table, shape_of


def observation(game: str, state: Any, seat: int) -> bytes:
    """Return the observation of a seat, equal to the row a batch would contain.

    The state must wait for a seat or be over. Raises OptionError for an unknown game, an invalid state or seat.
    """
    shape, table = _place(game, rules_of(game).seats(state))
    seat = check_seat(index(seat) if hasattr(seat, "__index__") else seat, shape.seats)
    table.set_state(state)
    row = bytearray(shape.size)
    table.observe(seat, memoryview(row))
    return bytes(row)


@cache
def _place(game: str, seats: int) -> tuple[Shape, Any]:
    """Return a reusable table for a game and number of seats."""
    shape = shape_of(game, seats)
    return shape, new_table(shape)
