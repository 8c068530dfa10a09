"""Sizes of networks: their limits, their shape, and the description that is stored with the weights."""

from dataclasses import dataclass, field
from typing import Any, Final

MOST_HIDDEN: Final = 512
MOST_SECOND: Final = 64
MOST_OUTPUTS: Final = 176
MOST_ROWS: Final = 512  # inputs that can be set at once
MOST_INPUTS: Final = 1 << 14
LANES: Final = 8  # floats in a vector register


@dataclass(frozen=True, slots=True)
class NetworkShape:
    """The sizes of a network's layers; no second hidden layer if `second` is 0."""

    inputs: int
    hidden: int
    second: int
    outputs: int

    def sizes(self) -> tuple[int, ...]:
        """Return the number of weights of each table: first, its bias, second, its bias, outputs, their bias."""
        last = self.second or self.hidden
        outputs = padded(self.outputs)
        return (
            self.inputs * self.hidden,
            self.hidden,
            self.second * self.hidden,
            self.second,
            outputs * last,
            outputs,
        )

    def fits(self) -> bool:
        """Return whether the sizes are within the limits."""
        return (
            0 < self.inputs <= MOST_INPUTS
            and 0 < self.hidden <= MOST_HIDDEN
            and 0 <= self.second <= MOST_SECOND
            and 0 < self.outputs <= MOST_OUTPUTS
            and self.hidden % LANES == self.second % LANES == 0
        )


def padded(size: int) -> int:
    """Return the next multiple of the width of a vector register."""
    return -(-size // LANES) * LANES


@dataclass(slots=True)
class Description:
    """The game, inputs and heads of a network and the command that trained it; stored with the weights."""

    game: str
    features: str  # the fingerprint of the inputs
    heads: tuple[tuple[str, int, str], ...]  # name, size, "softmax" or "linear"
    made: dict[str, Any] = field(default_factory=dict)
