"""Confidence intervals and Elo differences of win rates."""

import math
from typing import Final

Z: Final = 1.959964  # of a 95 % interval


def interval(share: float, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson score interval of a win rate."""
    if not games:
        return 0.0, 1.0
    centre = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    spread = Z / (1 + Z * Z / games) * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    # Rounding must not exclude the share itself.
    return max(0.0, min(share, centre - spread)), min(1.0, max(share, centre + spread))


def elo(share: float) -> float | None:
    """Return the Elo difference of a win rate; None if it is infinite."""
    if not 0 < share < 1:
        return None
    return 400 * math.log10(share / (1 - share))
