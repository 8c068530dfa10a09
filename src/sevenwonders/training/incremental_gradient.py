"""Evaluation and backpropagation over a sequence of positions that share most features."""

from sevenwonders.ai.classic import feature_layout as layout
from sevenwonders.ai.network import Layers
from sevenwonders.ai.network_shape import MOST_HIDDEN, MOST_ROWS
from sevenwonders.core import arrays, vectors
from sevenwonders.training.optimizer import Adam, Gradient


class IncrementalGradient:
    """Evaluates the positions of a sequence and sums their gradients; an instance serves one thread at a time.

    Attributes:
        layers: Activations of the position evaluated last, and the gradient of its loss by output, set by the caller.
    """

    def __init__(self, adam: Adam) -> None:
        self.adam = adam
        self.gradient = Gradient(adam.network)
        self.layers = Layers()
        self.accumulator = arrays.floats(MOST_HIDDEN)  # of the first layer, for the features in `active`
        self.active = arrays.ints(layout.WORDS)
        self.none = arrays.ints(layout.WORDS)
        self.added = arrays.ints(MOST_ROWS)
        self.removed = arrays.ints(MOST_ROWS)

    def begin(self) -> None:
        """Begin a sequence."""
        self.gradient.begin_chain()
        self.adam.network.begin(self.accumulator)

    def evaluate(self, bitmap: vectors.Words) -> None:
        """Compute the outputs of the next position."""
        self.update(bitmap)
        self.adam.network.finish(self.accumulator, self.layers)

    def backpropagate(self) -> None:
        """Add the gradient of the position evaluated last."""
        self.gradient.add_to_chain(self.layers)

    def end(self) -> None:
        """End the sequence."""
        self.update(self.none)

    def step(self, batch: int, rate: float) -> bool:
        """Update the weights if `batch` positions were added; return whether they were updated."""
        if self.gradient.positions < batch:
            return False
        self.adam.step(self.gradient, rate)
        return True

    def update(self, bitmap: vectors.Words) -> None:
        """Update the accumulator and the gradient for the features that change."""
        counts = vectors.differences(bitmap, self.active, layout.WORDS, self.added, self.removed)
        self.gradient.turn(self.added, counts & 0xFFFF, self.removed, counts >> 16)
        self.adam.network.change(self.accumulator, self.added, counts & 0xFFFF, self.removed, counts >> 16)
        for word in range(layout.WORDS):
            self.active[word] = bitmap[word]
