"""Sizes of the arrays of the compiled modules beside this one, which take them from `csizes.pxd`."""

from typing import Final

from sevenwonders.classic import ids

ENTRIES: Final = 16  # of a seat in the affordability cache; 4 bits of the hash select one
ALL_ENTRIES: Final = ENTRIES * ids.MOST_SEATS
KEY_PARTS: Final = 6  # words of production and supplies
MAX_CANDIDATES: Final = 16  # of a search
MAX_REPLIES: Final = 6  # moves per seat considered on the last turn
MAIN_MOVES: Final = 16  # of a rollout policy: each card built, or discarded for a stage or a sale
COLOURS: Final = ids.STAGE_KIND  # the kinds before it are the colours of cards

# Numbers from 0 whose thermometer codes are stored; leads and points from minus half the range.
COIN_RANGE: Final = 64
SHIELD_RANGE: Final = 32
TOKEN_RANGE: Final = 32
DEFEAT_RANGE: Final = 8
POINT_RANGE: Final = 128
SCIENCE_RANGE: Final = 64
LEAD_RANGE: Final = 128
DISCARD_RANGE: Final = 64
GIFT_RANGE: Final = 64
