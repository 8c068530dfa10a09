"""Positions of 7 Wonders that a network learns one after the other, doing only what differs from each to the next."""

from sevenwonders.ai.classic import feature_layout as layout
from sevenwonders.ai.network import Layers
from sevenwonders.core import vectors
from sevenwonders.training.optimizer import Adam, Gradient


class Chain:
    """Judges positions and sums up the slopes of their losses; one thread's. `layers` has outputs and slopes."""

    def __init__(self, adam: Adam) -> None:
        self.adam = adam
        self.gradient = Gradient(adam.network)
        self.layers = Layers()
        self.sums = [0.0] * 512  # of the first layer, and the inputs that they are of
        self.held = [0] * 32
        self.none = [0] * 32
        self.added = [0] * 512
        self.removed = [0] * 512

    def begin(self) -> None:
        """Begin with a chain of positions that have much in common."""
        self.gradient.begin_chain()
        self.adam.network.begin(self.sums)

    def judge(self, bitmap: vectors.Words) -> None:
        """Go on to the next position, and find the outputs for it."""
        self.hold(bitmap)
        self.adam.network.finish(self.sums, self.layers)

    def learn(self) -> None:
        """Add the slopes that follow from those of the outputs, for the position that was judged last."""
        self.gradient.add_to_chain(self.layers)

    def end(self) -> None:
        """End the chain."""
        self.hold(self.none)

    def step(self, batch: int, rate: float) -> bool:
        """Change the network if enough positions were learnt; return whether it was."""
        if self.gradient.positions < batch:
            return False
        self.adam.step(self.gradient, rate)
        return True

    def hold(self, bitmap: vectors.Words) -> None:
        """Go on to a position, or to none: only what changes is done."""
        counts = vectors.differences(bitmap, self.held, layout.WORDS, self.added, self.removed)
        self.gradient.turn(self.added, counts & 0xFFFF, self.removed, counts >> 16)
        self.adam.network.change(self.sums, self.added, counts & 0xFFFF, self.removed, counts >> 16)
        for word in range(layout.WORDS):
            self.held[word] = bitmap[word]
