"""Neural network evaluation of 7 Wonders from the knowledge of one seat.

A move is evaluated by its afterstate before the other seats' moves are known: the seat's city and the hand it passes
on. Consecutive positions share most features, so the accumulators of the first layer are updated incrementally.
"""

import math
from collections.abc import Sequence

from sevenwonders.ai.classic import feature_layout as layout
from sevenwonders.ai.classic.evaluator import Evaluator
from sevenwonders.ai.classic.features import Features
from sevenwonders.ai.classic.network_outputs import (
    GAME,
    HEADS,
    INITIAL_POLICY_SCALE,
    MARGIN,
    MARGIN_WEIGHT,
    MAX_ROWS,
    NOT_EVALUATED,
    POLICY,
    POLICY_HEADS,
    POSITION_ROW,
    PREDICTIONS,
    SHARE,
    VALUE_LOGIT_SCALE,
)
from sevenwonders.ai.network import Layers, Network, QuantizedNetwork
from sevenwonders.ai.network_shape import MOST_HIDDEN, MOST_ROWS, Description, NetworkShape
from sevenwonders.classic import ids, rules
from sevenwonders.classic.seen import Seen, asked
from sevenwonders.classic.state import State
from sevenwonders.core import arrays, vectors
from sevenwonders.core.errors import OptionError


def new_network(hidden: int = 64, second: int = 32, *, policy: bool = False) -> Network:
    """Return a network for 7 Wonders with all weights zero, with a policy head if `policy`."""
    heads = POLICY_HEADS if policy else HEADS
    shape = NetworkShape(layout.INPUTS, hidden, second, sum(size for _, size, _ in heads))
    return Network(shape, Description(GAME, layout.fingerprint(), heads))


def check_network(network: Network) -> None:
    """Raise OptionError if the network is for another game or another feature layout."""
    found = (network.description.game, network.description.features)
    is_known = tuple(network.description.heads) in (HEADS, POLICY_HEADS)
    if found != (GAME, layout.fingerprint()) or not is_known or network.inputs != layout.INPUTS:
        raise OptionError("network/other-inputs", found=list(found), expected=[GAME, layout.fingerprint()])


def initialise_policy_head(network: Network) -> None:
    """Set the policy head to a multiple of the share head, as a start of training."""
    width = network.second or network.hidden
    for j in range(width):
        network.tables[4][POLICY * width + j] = INITIAL_POLICY_SCALE * network.tables[4][SHARE * width + j]


class NetworkEvaluator(Evaluator):
    """Evaluates positions and moves with a network, without the GIL."""

    def __init__(self, network: Network) -> None:
        check_network(network)
        Evaluator.__init__(self)
        self.quantized = QuantizedNetwork(network)
        self.has_policy_head = network.outputs > POLICY
        self.afterstate = State()
        self.features = Features()
        self.layers = Layers()
        # By seat, of the position evaluated last.
        self.accumulators = [[0] * MOST_HIDDEN for _ in range(ids.MOST_SEATS)]
        self.clear_active()
        self.bitmaps = [[0] * layout.WORDS for _ in range(MAX_ROWS)]
        self.clear_predictions()
        self.added = arrays.ints(MOST_ROWS)
        self.removed = arrays.ints(MOST_ROWS)
        self.refresh()

    # Methods of their own: see `RolloutPolicy.clear_cities`.

    def clear_active(self) -> None:
        """Set the features of the accumulators to none."""
        self.active = [[0] * layout.WORDS for _ in range(ids.MOST_SEATS)]

    def clear_predictions(self) -> None:
        """Set all predictions to zero."""
        self.predictions = [[0.0] * PREDICTIONS for _ in range(MAX_ROWS)]

    def refresh(self) -> None:
        """Quantise the weights again, after a training step."""
        self.quantized.refresh()
        for seat in range(ids.MOST_SEATS):
            self.quantized.begin(self.accumulators[seat])
            for word in range(layout.WORDS):
                self.active[seat][word] = 0

    # ---- for Python

    def value(self, seen: Seen) -> float:
        """Return the expected victory share of `seen.seat`, which is to move unless an age is about to be dealt."""
        if seen.state.question() != ids.DEAL:
            asked(seen)
        self.acquire()
        self.set_position(seen)
        self.evaluate_position(False)
        self.release()
        return self.share

    def logits(self, seen: Seen, moves: Sequence[int]) -> list[float]:
        """Return the logits of some legal moves."""
        found = {one.move: one.logit for one in self.evaluate(seen)}
        return [found[move] for move in moves]

    # ---- for compiled searches

    def evaluate_decision(self) -> None:
        """Evaluate the position of a seat that is to move, in `POSITION_ROW`."""
        self.features.before(self.seen, self.choices, self.bitmaps[POSITION_ROW])
        self.evaluate_row(POSITION_ROW)

    def evaluate_between_ages(self) -> None:
        """Evaluate the position before an age is dealt, in `POSITION_ROW`."""
        self.features.between(self.seen, self.bitmaps[POSITION_ROW])
        self.evaluate_row(POSITION_ROW)

    def evaluate_moves(self) -> None:
        """Evaluate the afterstates of all legal moves."""
        if self.seen.state.question() != ids.SIDE:
            self.features.begin_after(self.seen)
        for n in range(self.choices.count):
            self.evaluate_move(n)

    def evaluate_move(self, n: int) -> None:
        """Evaluate the afterstate of move number `n`; call `features.begin_after` first."""
        self.afterstate.copy_from(self.seen.state)
        rules.apply_alone(self.afterstate, self.seen.seat, self.choices.nth(n))
        if self.seen.state.question() == ids.SIDE:
            self.encode_side(n)
        else:
            self.features.after(self.afterstate, self.seen.seat, self.bitmaps[n])
        self.evaluate_row(n)
        self.move_values[n] = combined_value(self.predictions[n])
        self.move_shares[n] = self.predictions[n][SHARE]
        self.move_logits[n] = VALUE_LOGIT_SCALE * self.seen.state.players * self.move_values[n]
        if self.has_policy_head:
            self.move_logits[n] = self.layers.outputs[POLICY]

    def evaluate_main_moves(self) -> None:
        """Evaluate the main moves of a turn; all others get `NOT_EVALUATED`.

        Of several ways to pay, only the cheapest is evaluated. Each card is evaluated once as a discard: for the next
        stage if that is affordable, else as a sale. The best discard is also evaluated as a sale.
        """
        question = self.seen.state.question()
        if question != ids.TURN and question != ids.LAST:  # noqa: PLR1714 - faster when compiled
            self.evaluate_moves()
            return
        self.features.begin_after(self.seen)
        for n in range(self.choices.count):
            self.move_logits[n] = NOT_EVALUATED
        first = 0
        for k in range(self.choices.cards):
            if self.choices.builds[k]:
                self.evaluate_move(first + self.choices.cheapest(k, self.choices.builds[k]))
                first += self.choices.builds[k]
        discarded = 0
        for k in range(self.choices.cards):
            payment = 0 if self.choices.stages == 0 else self.choices.cheapest(ids.HAND, self.choices.stages)
            n = first + (k * self.choices.stages + payment if self.choices.stages else k)
            self.evaluate_move(n)
            if k == 0 or self.move_logits[n] > self.move_logits[discarded]:
                discarded = n
        if self.choices.stages:
            sale = first + self.choices.cards * self.choices.stages
            self.evaluate_move(sale + (discarded - first) // self.choices.stages)

    def evaluate_position(self, lookahead: bool) -> float:
        """Return the value of the position and set `share`, with `lookahead` those of the seat's best main move."""
        if self.seen.state.question() == ids.DEAL:
            self.evaluate_between_ages()
        elif lookahead:
            self.evaluate_main_moves()
            best = self.best_number()
            self.share = self.move_shares[best]
            return self.move_values[best]
        else:
            self.evaluate_decision()
        self.share = self.predictions[POSITION_ROW][SHARE]
        return self.share + MARGIN_WEIGHT * self.predictions[POSITION_ROW][MARGIN]

    def encode_side(self, n: int) -> None:
        """Encode the position before Age I with the board side that `afterstate` has for the seat."""
        side = self.seen.state.side[self.seen.seat]
        self.seen.state.side[self.seen.seat] = self.afterstate.side[self.seen.seat]
        self.features.between(self.seen, self.bitmaps[n])
        self.seen.state.side[self.seen.seat] = side

    def evaluate_row(self, n: int) -> None:
        """Evaluate the features in row `n`, updating the accumulator of the seat."""
        seat = self.seen.seat
        counts = vectors.differences(self.bitmaps[n], self.active[seat], layout.WORDS, self.added, self.removed)
        self.quantized.change(self.accumulators[seat], self.added, counts & 0xFFFF, self.removed, counts >> 16)
        for word in range(layout.WORDS):
            self.active[seat][word] = self.bitmaps[n][word]
        self.quantized.finish(self.accumulators[seat], self.layers)
        for entry in range(PREDICTIONS):
            self.predictions[n][entry] = self.layers.outputs[entry]
        self.predictions[n][SHARE] = sigmoid(self.layers.outputs[SHARE])

    def best_move(self, state: State, seat: int) -> int:
        """Return the id of the best move of a seat that is to move."""
        self.observe(state, seat)
        self.evaluate_moves()
        return self.choices.nth(self.best_number())


def combined_value(predictions: vectors.Floats) -> float:
    """Return the victory share and the weighted margin of a row of predictions."""
    return predictions[SHARE] + MARGIN_WEIGHT * predictions[MARGIN]


def sigmoid(logit: float) -> float:
    """Return the probability of a logit."""
    if logit < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-logit))
