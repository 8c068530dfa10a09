"""What shares of victories mean."""

import math
from typing import Final

Z: Final = 1.959964  # of a 95 % interval


def interval(share: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval around a share of games (Wilson's, which stays honest near 0 and 1)."""
    if not games:
        return 0.0, 1.0
    centre = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    spread = Z / (1 + Z * Z / games) * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    # Rounding must not leave the share itself outside.
    return max(0.0, min(share, centre - spread)), min(1.0, max(share, centre + spread))


def elo(share: float) -> float | None:
    """Return the difference in strength that a share of victories means; None where it has no bound."""
    if not 0 < share < 1:
        return None
    return 400 * math.log10(share / (1 - share))
