"""A network's judgement of 7 Wonders, from what one seat sees.

The outputs are one seat's: its share in the victory, its score by line, its margin over the best of the others, and its
rank. A move is judged before the others' are known: by the seat's city and the cards that it passes on. Positions that
are judged one after the other have most inputs in common, so the sums of the first layer are carried along.
"""

import math
from typing import Final, NamedTuple

from sevenwonders.ai.classic import feature_layout as layout
from sevenwonders.ai.classic.features import Features
from sevenwonders.ai.network import Description, Layers, Network, Rounded, Shape
from sevenwonders.classic import ids, rules
from sevenwonders.classic.rules import Choices
from sevenwonders.classic.seen import Seen, asked
from sevenwonders.classic.state import State
from sevenwonders.core import vectors
from sevenwonders.core.errors import OptionError

GAME: Final = "classic"
HEADS: Final = (("share", 1, "linear"), ("lines", 7, "linear"), ("margin", 1, "linear"), ("rank", 1, "linear"))
PREFERENCE_HEADS: Final = (*HEADS, ("preference", 1, "linear"))
OUTLOOK = 10
PREFERENCE = 10  # the output that says how much a move is preferred to others
LINES = 1  # the first of the lines of the score pad, in tens of points
MARGIN = 8  # in twenties of points
RANK = 9  # 0 is the first, 1 the last
MARGIN_WEIGHT = 0.05  # what a margin counts for beside the share, which says little while both are sure to win or lose
MOST = 256  # more than there can be legal moves
SPARE = 255  # the row for a position that is no afterstate
UNJUDGED = -1e6
# Networks without an opinion of their own on it prefer what is worth more; by this much, divided by the players' share.
KEENNESS = 25.0
FIRST_KEENNESS: Final = (
    16.0  # about the same, by logit: a share of 1 / 3 to 1 / 7 changes by a fifth to an eighth of that
)


def new_network(hidden: int = 64, second: int = 32, *, prefers: bool = False) -> Network:
    """Return a network for 7 Wonders with all weights zero; one that prefers has an opinion on moves beside values."""
    heads = PREFERENCE_HEADS if prefers else HEADS
    shape = Shape(layout.INPUTS, hidden, second, sum(size for _, size, _ in heads))
    return Network(shape, Description(GAME, layout.fingerprint(), heads))


def check_network(network: Network) -> None:
    """Raise OptionError if a network is for another game or for other inputs than those of today."""
    made_for = (network.description.game, network.description.features)
    is_known = tuple(network.description.heads) in (HEADS, PREFERENCE_HEADS)
    if made_for != (GAME, layout.fingerprint()) or not is_known or network.inputs != layout.INPUTS:
        raise OptionError("network/other-inputs", found=list(made_for), expected=[GAME, layout.fingerprint()])


def prefer_worth(network: Network) -> None:
    """Let a network prefer moves by the share of the victory that it expects: something to begin with."""
    width, share, preference = network.second or network.hidden, 0, sum(size for _, size, _ in HEADS)
    for j in range(width):
        network.tables[4][preference * width + j] = FIRST_KEENNESS * network.tables[4][share * width + j]


class Judged(NamedTuple):
    """A move, how much it is preferred to others, what it is worth, and the expected share of the victory."""

    move: int
    preference: float
    worth: float
    share: float


class NetEvaluator:
    """Judges what a seat sees with a network; one thread's. `seen` is what it looks at."""

    def __init__(self, network: Network) -> None:
        check_network(network)
        self.rounded = Rounded(network)
        self.prefers = network.outputs > PREFERENCE
        self.seen = Seen()
        self.choices = Choices()
        self.table = State()
        self.features = Features()
        self.layers = Layers()
        # Of the position that was judged last with the eyes of each seat: the next one differs in little.
        self.sums = [[0] * 512 for _ in range(ids.MOST_SEATS)]
        self.held = [[0] * 32 for _ in range(ids.MOST_SEATS)]  # its features
        self.bitmaps = [[0] * layout.WORDS for _ in range(MOST)]
        self.outlooks = [[0.0] * OUTLOOK for _ in range(MOST)]
        self.values = [0.0] * 256
        self.preferences = [0.0] * 256
        self.added = [0] * 512
        self.removed = [0] * 512
        self.refresh()

    def refresh(self) -> None:
        """Take over what the network has learned since."""
        self.rounded.refresh()
        for seat in range(ids.MOST_SEATS):
            self.rounded.begin(self.sums[seat])
            for word in range(layout.WORDS):
                self.held[seat][word] = 0

    def look(self, state: State, seat: int) -> None:
        """Look at a state with the eyes of a seat, and find its legal moves."""
        self.seen.look(state, seat)
        self.choices.fill(self.seen.state, seat)

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
        if self.seen.state.question() != ids.SIDE:
            self.features.begin_after(self.seen)
        for n in range(self.choices.count):
            self.judge_move(n)

    def judge_move(self, n: int) -> None:
        """Judge the position after the move of a number, after `begin_after`."""
        self.table.copy_from(self.seen.state)
        rules.apply_alone(self.table, self.seen.seat, self.choices.nth(n))
        if self.seen.state.question() == ids.SIDE:
            self.judge_side(n)
        else:
            self.features.after(self.table, self.seen.seat, self.bitmaps[n])
        self.run(n)
        self.values[n] = worth(self.outlooks[n])
        self.preferences[n] = KEENNESS * self.seen.state.players * self.values[n]
        if self.prefers:
            self.preferences[n] = self.layers.outputs[PREFERENCE]

    def judge_likely(self) -> None:
        """Judge the moves of a turn that somebody may well make; the others are not preferred to anything.

        Of the ways to pay, the cheapest counts. Which card is given away is judged once: with the next stage if that
        can be built, else by sales; the card that is best there is then also judged as a sale.
        """
        question = self.seen.state.question()
        if question != ids.TURN and question != ids.LAST:  # noqa: PLR1714 - faster when compiled
            self.judge_moves()
            return
        self.features.begin_after(self.seen)
        for n in range(self.choices.count):
            self.preferences[n] = UNJUDGED
        first = 0
        for k in range(self.choices.cards):
            if self.choices.builds[k]:
                self.judge_move(first + self.choices.cheapest(k, self.choices.builds[k]))
                first += self.choices.builds[k]
        given = 0
        for k in range(self.choices.cards):
            way = 0 if self.choices.stages == 0 else self.choices.cheapest(ids.HAND, self.choices.stages)
            n = first + (k * self.choices.stages + way if self.choices.stages else k)
            self.judge_move(n)
            if k == 0 or self.preferences[n] > self.preferences[given]:
                given = n
        if self.choices.stages:
            self.judge_move(first + self.choices.cards * self.choices.stages + (given - first) // self.choices.stages)

    def judge_side(self, n: int) -> None:
        """Find the features before the first age with the side that the seat has chosen at `table`."""
        side = self.seen.state.side[self.seen.seat]
        self.seen.state.side[self.seen.seat] = self.table.side[self.seen.seat]
        self.features.between(self.seen, self.bitmaps[n])
        self.seen.state.side[self.seen.seat] = side

    def run(self, n: int) -> None:
        """Run the network on the features in row `n`, from the position that was judged last with the same eyes."""
        seat = self.seen.seat
        counts = vectors.differences(self.bitmaps[n], self.held[seat], layout.WORDS, self.added, self.removed)
        self.rounded.change(self.sums[seat], self.added, counts & 0xFFFF, self.removed, counts >> 16)
        for word in range(layout.WORDS):
            self.held[seat][word] = self.bitmaps[n][word]
        self.rounded.finish(self.sums[seat], self.layers)
        for entry in range(OUTLOOK):
            self.outlooks[n][entry] = self.layers.outputs[entry]
        self.outlooks[n][0] = sigmoid(self.layers.outputs[0])

    def highest(self) -> int:
        """Return the number of the move that is preferred to all others, of equal ones the first."""
        found = 0
        for n in range(1, self.choices.count):
            if self.preferences[n] > self.preferences[found]:
                found = n
        return found

    def best(self, state: State, seat: int) -> int:
        """Return the id of the best move of a seat that is asked."""
        self.look(state, seat)
        self.judge_moves()
        return self.choices.nth(self.highest())

    def consider(self, seen: Seen) -> None:
        """Judge the moves of a seat that is asked."""
        self.seen.copy_from(seen)
        self.choices.fill(self.seen.state, self.seen.seat)
        self.judge_moves()

    def moves_of(self, seen: Seen) -> list[Judged]:
        """Return what is thought of the legal moves of a seat that is asked: the door for Python."""
        self.consider(asked(seen))
        return [
            Judged(self.choices.nth(n), self.preferences[n], self.values[n], self.outlooks[n][0])
            for n in range(self.choices.count)
        ]

    def preferred(self, seen: Seen) -> Judged:
        """Return the move that a seat prefers to all others, of equal ones the first."""
        return max(self.moves_of(seen), key=lambda one: one.preference)


def worth(outlook: vectors.Floats) -> float:
    """Return what an outlook is worth to its seat."""
    return outlook[0] + MARGIN_WEIGHT * outlook[MARGIN]


def sigmoid(logit: float) -> float:
    """Return a probability."""
    if logit < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-logit))
