"""Replay buffer of one Duel game: positions stored until their training targets are known.

An entry is a position after a move: its input features, the seat to move and the network's prediction. Targets and
predictions are outcome probabilities from the view of seat 0.
"""

import math

from sevenwonders.ai.duel import evaluator as judging
from sevenwonders.ai.duel import feature_layout
from sevenwonders.ai.duel.network_evaluator import NetworkEvaluator
from sevenwonders.ai.network import Layers, Learner
from sevenwonders.core import vectors
from sevenwonders.core.errors import OptionError
from sevenwonders.duel.state import State

ROOM = 2048  # more than the moves of a game that are tried often
OUTCOMES = 7
SHARED_OUTCOME = 6


class ReplayBuffer:
    """Stores positions and trains on them; one per thread."""

    def __init__(self, learner: Learner, evaluator: NetworkEvaluator) -> None:
        self.learner = learner
        self.evaluator = evaluator
        self.layers = Layers()
        self.count = 0
        self.bitmaps = _ints(ROOM, feature_layout.WORDS)
        self.mover = _ints(1, ROOM)[0]
        self.guess = _floats(ROOM, OUTCOMES)
        self.target = _floats(1, OUTCOMES)[0]
        self.rows = _ints(1, 512)[0]

    def clear(self) -> None:
        """Remove all positions."""
        self.count = 0

    def note(self, state: State) -> int:
        """Store a position before the end of the game and return its index; a full buffer reuses its last index."""
        judging.expect_state(state)
        at = self.count if self.count < ROOM else ROOM - 1
        self.count = at + 1
        self.evaluator.judge(state, 0)
        self.mover[at] = state.active
        for word in range(feature_layout.WORDS):
            self.bitmaps[at][word] = self.evaluator.bitmaps[0][word]
        for entry in range(OUTCOMES):
            self.guess[at][entry] = self.evaluator.outcome_rows[0][self.turned(at, entry)]
        return at

    def guess_of(self, at: int) -> list[float]:
        """Return the prediction of a stored position."""
        self.expect_noted(at)
        return [self.guess[at][entry] for entry in range(OUTCOMES)]

    def teach(self, at: int, target: list[float], rate: float) -> float:
        """Train the network on a position and a target; return the loss."""
        self.expect_noted(at)
        for entry in range(OUTCOMES):
            self.target[entry] = target[entry]
        return self.learn(at, rate)

    def expect_noted(self, at: int) -> None:
        """Raise OptionError unless `at` is the index of a stored position."""
        if not 0 <= at < self.count:
            raise OptionError("argument/wrong", function="teach", name="at", found=str(at))

    def learn(self, at: int, rate: float) -> float:
        """Train the network on a position and the target in `self.target`; return the loss."""
        count = vectors.members(self.bitmaps[at], feature_layout.WORDS, self.rows)
        self.learner.network.evaluate(self.rows, count, self.layers)
        vectors.softmax(self.layers.outputs, 0, OUTCOMES)
        loss = 0.0
        for entry in range(OUTCOMES):
            wanted = self.target[self.turned(at, entry)]
            self.layers.gradient[entry] = self.layers.outputs[entry] - wanted
            if wanted > 0.0:
                loss -= wanted * math.log(self.layers.outputs[entry] + 1e-9)
        self.learner.learn(self.rows, count, self.layers, rate)
        return loss

    def turned(self, at: int, entry: int) -> int:
        """Return where an entry of seat 0's outlook stands in that of the seat to move, and the other way round."""
        return entry if self.mover[at] == 0 or entry == SHARED_OUTCOME else (entry + 3) % 6


def _floats(rows: int, width: int) -> list[list[float]]:
    return [[0.0] * width for _ in range(rows)]


def _ints(rows: int, width: int) -> list[list[int]]:
    return [[0] * width for _ in range(rows)]
