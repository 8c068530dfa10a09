"""Which numbers the fields of a Duel state may hold: outside of these, compiled code would leave its tables."""

from typing import Final

from sevenwonders.core.fields import Spans
from sevenwonders.duel import ids
from sevenwonders.duel.cards import data

_CAPITAL: Final[int] = data()["military"]["capital"]
_SYMBOLS: Final = 7
_WORD: Final = (0, (1 << 64) - 1)
_SEAT: Final = (0, ids.SEATS - 1)
_CARD: Final = (ids.NOTHING, ids.CARDS - 1)
_SLOT_SET: Final = (0, (1 << ids.SLOTS) - 1)
_TOKEN_SET: Final = (0, (1 << ids.TOKENS) - 1)
_WONDER_SET: Final = (0, (1 << ids.WONDERS) - 1)
_COUNT: Final = (0, (1 << 15) - 1)

SPANS: Final[Spans] = {
    "first": _SEAT,
    "age": (0, ids.AGES),
    "active": _SEAT,
    "again": (0, 1),
    "pawn": (-_CAPITAL, _CAPITAL),
    "loot": (0, 0b1111),
    "drafted": (0, ids.WONDERS),
    "winner": (ids.NOTHING, ids.SHARED),
    "reason": (0, len(ids.REASONS) - 1),
    "present": _SLOT_SET,
    "face_up": _SLOT_SET,
    "guild_backs": _SLOT_SET,
    "slot": _CARD,
    "unseen": (0, (1 << max(end - start for start, end in zip(ids.DECK_START, ids.DECK_START[1:], strict=False))) - 1),
    "city": _WORD,
    "discard": _WORD,
    "coins": _COUNT,
    "progress": _TOKEN_SET,
    "wonders": _WONDER_SET,
    "raised": _WONDER_SET,
    "tucked": _CARD,
    "board": _TOKEN_SET,
    "box": _TOKEN_SET,
    "shown": _TOKEN_SET,
    "wonder_pool": _WONDER_SET,
    "offer": _WONDER_SET,
    "stack": (0, (ids.KINDS << 4) - 1),
    "depth": (0, ids.STACK),
    "open": _SLOT_SET,
    "produce": _COUNT,
    "unit": _COUNT,
    "fixed": (0, (1 << ids.RESOURCES) - 1),
    "choice_raw": _COUNT,
    "choice_goods": _COUNT,
    "kinds": _COUNT,
    "symbols": (0, (1 << _SYMBOLS) - 1),
    "printed": (-(1 << 15), (1 << 15) - 1),
}
