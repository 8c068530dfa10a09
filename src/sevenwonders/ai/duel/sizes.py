"""Sizes of the arrays of the compiled modules beside this one, which take them from `csizes.pxd`."""

from typing import Final

from sevenwonders.duel import ids

ECONOMIES: Final = 64  # entries of the price cache, half of them for each seat
COIN_RANGE: Final = 64  # coins from 0 whose thermometer codes are stored
LEAD_RANGE: Final = 128  # leads from -64
BINS: Final = 20  # of a probability, for calibration
MOST_EXTRA: Final = 8  # extra turns that one seat has more than the other
EXTRA_LEADS: Final = 2 * MOST_EXTRA + 1
CALIBRATION_ROWS: Final = (ids.AGES + 1) * ids.OUTLOOK * BINS
