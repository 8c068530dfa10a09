"""Which numbers the fields of a state of 7 Wonders may hold: outside of these, compiled code would leave its tables."""

from typing import Final

from sevenwonders.classic import ids
from sevenwonders.core.fields import Spans

_WORD: Final = (0, (1 << 64) - 1)
_SEAT_SET: Final = (0, (1 << ids.MOST_SEATS) - 1)
_COUNT: Final = (0, (1 << 15) - 1)

SPANS: Final[Spans] = {
    "players": (0, ids.MOST_SEATS),
    "age": (0, ids.AGES),
    "turn": (0, ids.HAND),
    "waiting": _SEAT_SET,
    "winners": _SEAT_SET,
    "chosen": (ids.HIDDEN, ids.MOVES - 1),
    "board": (ids.NOTHING, ids.BOARDS - 1),
    "side": (ids.NOTHING, ids.SIDES - 1),
    "stages": (0, ids.STAGES),
    "under": (ids.HIDDEN, ids.CARDS - 1),
    "hand": _WORD,
    "pile": _WORD,
    "city": _WORD,
    "coins": _COUNT,
    "won": _COUNT,
    "lost": _COUNT,
    "stack": (0, _COUNT[1]),
    "depth": (0, ids.STACK),
    "taken": (ids.HIDDEN, ids.CARDS - 1),
    "used": _COUNT,
    "looks": (0, ids.LOOKS),
    "look_seat": (ids.NOTHING, ids.MOST_SEATS - 1),
    "look_age": (0, ids.AGES),
    "look_turn": (0, ids.HAND),
    "look_card": (ids.HIDDEN, ids.CARDS - 1),
    "look_pile": _WORD,
    "own_raw": _WORD,
    "own_goods": _WORD,
    "sale_raw": _WORD,
    "sale_goods": _WORD,
    "price": _COUNT,
    "shields": _COUNT,
    "kinds": _COUNT,
    "symbols": _COUNT,
    "powers": _COUNT,
}
