"""A network's judgement of 7 Wonders, from what one seat sees, and the player that takes the best move by it.

The outputs are one seat's: its share in the victory, its score by line, its margin over the best of the others, and its
rank. A move is judged before the others' are known: by the seat's city and the cards that it passes on.
"""

import math
from typing import Final

from sevenwonders.ai.classic import inputs
from sevenwonders.ai.classic.features import Features
from sevenwonders.ai.network import Description, Layers, Network, Shape
from sevenwonders.classic import ids, rules
from sevenwonders.classic.moves import Move, move_of
from sevenwonders.classic.rules import Choices
from sevenwonders.classic.seen import Seen, asked
from sevenwonders.classic.state import State
from sevenwonders.core import vectors
from sevenwonders.core.errors import OptionError

GAME: Final = "classic"
HEADS: Final = (("share", 1, "linear"), ("lines", 7, "linear"), ("margin", 1, "linear"), ("rank", 1, "linear"))
OUTLOOK = 10
LINES = 1  # the first of the lines of the score pad, in tens of points
MARGIN = 8  # in twenties of points
RANK = 9  # 0 is the first, 1 the last
MARGIN_WEIGHT = 0.05  # what a margin counts for beside the share, which says little while both are sure to win or lose
MOST = 256  # more than there can be legal moves
SPARE = 255  # the row for a position that is no afterstate


def new_network(hidden: int = 64, second: int = 32) -> Network:
    """Return a network for 7 Wonders with all weights zero."""
    shape = Shape(inputs.INPUTS, hidden, second, sum(size for _, size, _ in HEADS))
    return Network(shape, Description(GAME, inputs.fingerprint(), HEADS))


def check_network(network: Network) -> None:
    """Raise OptionError if a network is for another game or for other inputs than those of today."""
    made_for = (network.description.game, network.description.features, tuple(network.description.heads))
    if made_for != (GAME, inputs.fingerprint(), HEADS) or network.inputs != inputs.INPUTS:
        raise OptionError("network/other-inputs", found=list(made_for), expected=[GAME, inputs.fingerprint()])


class NetEvaluator:
    """Judges what a seat sees with a network; one thread's. `seen` is what it looks at."""

    def __init__(self, network: Network) -> None:
        check_network(network)
        self.network = network
        self.seen = Seen()
        self.choices = Choices()
        self.table = State()
        self.features = Features()
        self.layers = Layers()
        self.sums = [0.0] * 512
        self.last = ids.NOTHING  # the row of `bitmaps` whose sums are held
        self.bitmaps = [[0] * inputs.WORDS for _ in range(MOST)]
        self.outlooks = [[0.0] * OUTLOOK for _ in range(MOST)]
        self.values = [0.0] * 256
        self.added = [0] * 512
        self.removed = [0] * 512

    def look(self, state: State, seat: int) -> None:
        """Look at a state with the eyes of a seat, and find its legal moves."""
        self.seen.look(state, seat)
        self.choices.fill(self.seen.table, seat)
        self.last = ids.NOTHING  # what was judged before must not show in the last bits of what comes

    def judge_before(self) -> None:
        """Judge the position as it is, the seat being asked, in row SPARE."""
        self.features.before(self.seen, self.choices, self.bitmaps[SPARE])
        self.run(SPARE)

    def judge_between(self) -> None:
        """Judge the position between two ages, in row SPARE."""
        self.features.between(self.seen, self.bitmaps[SPARE])
        self.run(SPARE)

    def judge_moves(self) -> None:
        """Judge the position after each legal move of the seat alone."""
        if self.seen.table.question() != ids.SIDE:
            self.features.begin_after(self.seen)
        for n in range(self.choices.count):
            self.table.copy_from(self.seen.table)
            rules.apply_alone(self.table, self.seen.seat, self.choices.nth(n))
            if self.seen.table.question() == ids.SIDE:
                self.judge_side(n)
            else:
                self.features.after(self.table, self.seen.seat, self.bitmaps[n])
            self.run(n)
            self.values[n] = worth(self.outlooks[n])

    def judge_side(self, n: int) -> None:
        """Find the features before the first age with the side that the seat has chosen at `table`."""
        side = self.seen.table.side[self.seen.seat]
        self.seen.table.side[self.seen.seat] = self.table.side[self.seen.seat]
        self.features.between(self.seen, self.bitmaps[n])
        self.seen.table.side[self.seen.seat] = side

    def run(self, n: int) -> None:
        """Run the network on the features in row `n`, from the position that was judged last."""
        if self.last == ids.NOTHING:
            adds = vectors.members(self.bitmaps[n], inputs.WORDS, self.added)
            self.network.begin(self.sums)
            self.network.change(self.sums, self.added, adds, self.removed, 0)
        else:
            adds = vectors.fresh(self.bitmaps[n], self.bitmaps[self.last], inputs.WORDS, self.added)
            removes = vectors.fresh(self.bitmaps[self.last], self.bitmaps[n], inputs.WORDS, self.removed)
            self.network.change(self.sums, self.added, adds, self.removed, removes)
        self.last = n
        self.network.finish(self.sums, self.layers)
        for entry in range(OUTLOOK):
            self.outlooks[n][entry] = self.layers.outputs[entry]
        self.outlooks[n][0] = sigmoid(self.layers.outputs[0])

    def highest(self) -> int:
        """Return the number of the move that is worth most, of equal ones the first."""
        found = 0
        for n in range(1, self.choices.count):
            if self.values[n] > self.values[found]:
                found = n
        return found

    def best(self, state: State, seat: int) -> int:
        """Return the id of the best move of a seat that is asked."""
        self.look(state, seat)
        self.judge_moves()
        return self.choices.nth(self.highest())

    def choose(self, seen: Seen) -> int:
        """Return the id of the best move on what a seat sees."""
        asked(seen)
        self.seen.copy_from(seen)
        self.choices.fill(self.seen.table, self.seen.seat)
        self.last = ids.NOTHING
        self.judge_moves()
        return self.choices.nth(self.highest())


def worth(outlook: vectors.Floats) -> float:
    """Return what an outlook is worth to its seat."""
    return outlook[0] + MARGIN_WEIGHT * outlook[MARGIN]


def sigmoid(logit: float) -> float:
    """Return a probability."""
    if logit < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-logit))


class NetAgent:
    """Plays the move that the network likes best, one ply deep."""

    name = "net:1"

    def __init__(self, network: Network) -> None:
        self._evaluator = NetEvaluator(network)

    def choose(self, seen: Seen) -> Move:
        """Return the best move, before the others' are known."""
        return move_of(self._evaluator.choose(seen))
