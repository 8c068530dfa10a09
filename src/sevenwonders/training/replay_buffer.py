"""Replay buffer of one Duel game: positions stored until their training targets are known.

An entry is a position after a move: its input features, the seat to move and the network's prediction. Targets and
predictions are outcome probabilities from the view of seat 0.
"""

import math

from sevenwonders.ai.duel import evaluator as judging
from sevenwonders.ai.duel import feature_layout
from sevenwonders.ai.duel.network_evaluator import NetworkEvaluator
from sevenwonders.ai.network import Layers
from sevenwonders.ai.network_shape import MOST_ROWS
from sevenwonders.core import arrays, vectors
from sevenwonders.core.errors import OptionError
from sevenwonders.duel import ids
from sevenwonders.duel.state import State
from sevenwonders.training import sizes
from sevenwonders.training.optimizer import Adam, Gradient


class ReplayBuffer:
    """Stores positions and sums their gradients; one per thread."""

    def __init__(self, adam: Adam, evaluator: NetworkEvaluator) -> None:
        self.adam = adam
        self.gradient = Gradient(adam.network)
        self.evaluator = evaluator
        self.layers = Layers()
        self.count = 0
        self.bitmaps = arrays.ints(sizes.REPLAY_POSITIONS, feature_layout.WORDS)
        self.mover = arrays.ints(sizes.REPLAY_POSITIONS)
        self.guess = arrays.floats(sizes.REPLAY_POSITIONS, ids.OUTLOOK)
        self.target = arrays.floats(ids.OUTLOOK)
        self.rows = arrays.ints(MOST_ROWS)

    def clear(self) -> None:
        """Remove all positions."""
        self.count = 0

    def note(self, state: State) -> int:
        """Store a position before the end of the game and return its index; a full buffer reuses its last index."""
        judging.expect_state(state)
        at = self.count if self.count < sizes.REPLAY_POSITIONS else sizes.REPLAY_POSITIONS - 1
        self.count = at + 1
        self.evaluator.judge(state, 0)
        self.mover[at] = state.active
        for word in range(feature_layout.WORDS):
            self.bitmaps[at][word] = self.evaluator.bitmaps[0][word]
        for entry in range(ids.OUTLOOK):
            self.guess[at][entry] = self.evaluator.outcome_rows[0][self.turned(at, entry)]
        return at

    def guess_of(self, at: int) -> list[float]:
        """Return the prediction of a stored position."""
        self.expect_noted(at)
        return [self.guess[at][entry] for entry in range(ids.OUTLOOK)]

    def teach(self, at: int, target: list[float]) -> float:
        """Add the gradient of a position for its target; return the loss."""
        self.expect_noted(at)
        for entry in range(ids.OUTLOOK):
            self.target[entry] = target[entry]
        return self.learn(at)

    def expect_noted(self, at: int) -> None:
        """Raise OptionError unless `at` is the index of a stored position."""
        if not 0 <= at < self.count:
            raise OptionError("argument/wrong", function="teach", name="at", found=str(at))

    def learn(self, at: int) -> float:
        """Add the gradient of a position for the target in `self.target`; return the loss."""
        count = vectors.members(self.bitmaps[at], feature_layout.WORDS, self.rows)
        self.adam.network.evaluate(self.rows, count, self.layers)
        vectors.softmax(self.layers.outputs, 0, ids.OUTLOOK)
        loss = 0.0
        for entry in range(ids.OUTLOOK):
            wanted = self.target[self.turned(at, entry)]
            self.layers.gradient[entry] = self.layers.outputs[entry] - wanted
            if wanted > 0.0:
                loss -= wanted * math.log(self.layers.outputs[entry] + 1e-9)
        self.gradient.add(self.rows, count, self.layers)
        return loss

    def turned(self, at: int, entry: int) -> int:
        """Return where an entry of seat 0's outlook stands in that of the seat to move, and the other way round."""
        return entry if self.mover[at] == 0 or entry == ids.SHARED_OUTCOME else (entry + 3) % 6
