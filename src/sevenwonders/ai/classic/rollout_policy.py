"""Rollout policy of 7 Wonders: a small network distilled from the main one that chooses the moves of rollouts.

The main network evaluates every afterstate of a decision. The rollout policy evaluates the position once and returns a
logit for building each card and one for discarding it, from the knowledge of the seat. It handles turns only; board
sides, last cards of a hand and cards from the discard pile are left to the main network. `training.distillation` trains
it.
"""

import math
from typing import Final

from sevenwonders.ai.classic import feature_layout as layout
from sevenwonders.ai.classic import features, sizes
from sevenwonders.ai.classic import rollout_policy_layout as policy_layout
from sevenwonders.ai.classic.features import Features
from sevenwonders.ai.classic.network_outputs import GAME
from sevenwonders.ai.network import Layers, Network, QuantizedNetwork
from sevenwonders.ai.network_shape import MOST_HIDDEN, MOST_ROWS, Description, NetworkShape
from sevenwonders.classic import ids
from sevenwonders.classic.rules import Choices
from sevenwonders.classic.seen import Seen, asked
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES
from sevenwonders.core import arrays, vectors
from sevenwonders.core.errors import MoveError, OptionError
from sevenwonders.core.rng import Rng

HEADS: Final = (
    ("build", ids.CARDS, "linear"),
    ("give", ids.CARDS, "linear"),
    ("stage", 1, "linear"),
    ("sell", 1, "linear"),
)
# Output numbers; the first outputs are the logits of building each card.
DISCARD = ids.CARDS  # logit of discarding the first card, for a stage or a sale
STAGE = 2 * ids.CARDS  # added to the logit of a card discarded for a stage
SELL = STAGE + 1  # added to the logit of a card that is sold


def new_rollout_policy(hidden: int = 64, second: int = 32) -> Network:
    """Return a rollout policy network with all weights zero."""
    shape = NetworkShape(policy_layout.INPUTS, hidden, second, sum(size for _, size, _ in HEADS))
    return Network(shape, Description(GAME, policy_layout.fingerprint(), HEADS))


def check_rollout_policy(network: Network) -> None:
    """Raise OptionError if the network is no rollout policy or has another feature layout."""
    found = (network.description.game, network.description.features)
    is_known = tuple(network.description.heads) == HEADS and network.second
    if found != (GAME, policy_layout.fingerprint()) or not is_known or network.inputs != policy_layout.INPUTS:
        raise OptionError("network/other-inputs", found=list(found), expected=[GAME, policy_layout.fingerprint()])


class RolloutPolicy:
    """Samples moves of seats that are to play a turn; an instance serves one thread at a time.

    Call `encode_cities` once per turn, then `evaluate` and `sample` for each seat.

    Attributes:
        count: Number of main moves found by `evaluate`.
        number: Their numbers among the legal moves.
        logit: Their logits.
        card_output: Output of the card, built or discarded.
        use_output: Output of the use of a discarded card, `STAGE` or `SELL`; 0 for a built card.
    """

    def __init__(self, network: Network) -> None:
        check_rollout_policy(network)
        self.quantized = QuantizedNetwork(network)
        self.features = Features()
        self.choices = Choices()
        self.layers = Layers()
        self.clear_cities()
        self.bitmap = arrays.ints(layout.WORDS)
        # By seat, of the position evaluated last.
        self.accumulators = [[0] * MOST_HIDDEN for _ in range(ids.MOST_SEATS)]
        self.clear_active()
        self.added = arrays.ints(MOST_ROWS)
        self.removed = arrays.ints(MOST_ROWS)
        self.count = 0
        self.number = arrays.ints(sizes.MAIN_MOVES)
        self.logit = arrays.floats(sizes.MAIN_MOVES)
        self.card_output = arrays.ints(sizes.MAIN_MOVES)
        self.use_output = arrays.ints(sizes.MAIN_MOVES)
        self.refresh()

    def clear_cities(self) -> None:
        """Set the features of all cities to zero.

        A method of its own because Cython 3.3 shares one temporary between nested arrays of different inner
        sizes that are assigned in the same function, which overflows the smaller one.
        """
        self.cities = [[0] * policy_layout.CITY_WORDS for _ in range(ids.MOST_SEATS)]

    def clear_active(self) -> None:
        """Set the features of the accumulators to none."""
        self.active = [[0] * layout.WORDS for _ in range(ids.MOST_SEATS)]

    def refresh(self) -> None:
        """Quantise the weights again, after a training step."""
        self.quantized.refresh()
        for seat in range(ids.MOST_SEATS):
            self.quantized.begin(self.accumulators[seat])
            for word in range(policy_layout.WORDS):
                self.active[seat][word] = 0

    def logits_of(self, seen: Seen) -> list[tuple[int, float]]:
        """Return the main moves of a seat with their logits; raise MoveError unless it is to play a turn."""
        if asked(seen).state.question() != ids.TURN:
            raise MoveError("move/not-asked", seat=seen.seat)
        self.encode_cities(seen.state)
        self.evaluate(seen.state, seen.seat)
        return [(self.choices.nth(self.number[k]), self.logit[k]) for k in range(self.count)]

    def encode_cities(self, state: State) -> None:
        """Encode the cities of all seats."""
        for seat in range(state.players):
            for word in range(policy_layout.CITY_WORDS):
                self.cities[seat][word] = 0
            self.features.city(state, seat, 0, self.cities[seat])
            self.features.coins(state, seat, 0, self.cities[seat])

    def evaluate(self, state: State, seat: int) -> None:
        """Compute the logits of the main moves of a seat; call `encode_cities` first.

        Of several ways to pay, only the cheapest is a main move. A card is discarded for the next stage if that is
        affordable, else for coins; then the best discard is also a main move as a sale.
        """
        self.choices.fill(state, seat)
        self.encode(state, seat)
        counts = vectors.differences(self.bitmap, self.active[seat], policy_layout.WORDS, self.added, self.removed)
        self.quantized.change(self.accumulators[seat], self.added, counts & 0xFFFF, self.removed, counts >> 16)
        for word in range(policy_layout.WORDS):
            self.active[seat][word] = self.bitmap[word]
        self.quantized.finish_hidden(self.accumulators[seat], self.layers)
        self.list_moves()
        best_discard = -1e9
        discarded = 0
        for k in range(self.count):
            self.logit[k] = self.quantized.output(self.card_output[k], self.layers)
            if self.use_output[k]:
                if self.logit[k] > best_discard:
                    best_discard = self.logit[k]
                    discarded = k
                self.logit[k] += self.quantized.output(self.use_output[k], self.layers)
        if self.choices.stages:
            self.add_sale(self.card_output[discarded] - DISCARD)
            self.logit[self.count - 1] = best_discard + self.quantized.output(SELL, self.layers)

    def list_moves(self) -> None:
        """List the main moves except the sale beside an affordable stage, which `add_sale` adds."""
        first = 0
        self.count = 0
        for k in range(self.choices.cards):
            if self.choices.builds[k]:
                self.add(first + self.choices.cheapest(k, self.choices.builds[k]), self.choices.card[k], 0)
                first += self.choices.builds[k]
        stages = self.choices.stages
        payment = self.choices.cheapest(ids.HAND, stages) if stages else 0
        for k in range(self.choices.cards):
            number = first + (k * stages + payment if stages else k)
            self.add(number, DISCARD + self.choices.card[k], STAGE if stages else SELL)

    def add_sale(self, card: int) -> None:
        """List the sale of a card; the next stage must be affordable."""
        for k in range(self.choices.cards):
            if self.choices.card[k] == card:
                self.add(self.choices.count - self.choices.cards + k, DISCARD + card, SELL)

    def add(self, number: int, card_output: int, use_output: int) -> None:
        """List a move by its number and its outputs."""
        self.number[self.count] = number
        self.card_output[self.count] = card_output
        self.use_output[self.count] = use_output
        self.count += 1

    def sample(self, rng: Rng, temperature: float) -> int:
        """Sample a move from the softmax of the logits, which are overwritten."""
        highest = self.logit[0]
        for k in range(1, self.count):
            if self.logit[k] > highest:
                highest = self.logit[k]
        sum_ = 0.0
        for k in range(self.count):
            self.logit[k] = math.exp((self.logit[k] - highest) / temperature)
            sum_ += self.logit[k]
        left = rng.uniform() * sum_
        k = 0
        while k < self.count - 1 and left > self.logit[k]:
            left -= self.logit[k]
            k += 1
        return self.choices.nth(self.number[k])

    def encode(self, state: State, seat: int) -> None:
        """Encode the position of a seat whose legal moves are in `choices`."""
        step = TABLES.step[state.age - 1]
        receiver = (seat + state.players + step) % state.players
        giver = (seat + state.players - step) % state.players
        for word in range(policy_layout.CITY_WORDS):
            self.bitmap[word] = self.cities[seat][word]
            self.bitmap[policy_layout.CITY_WORDS + word] = self.cities[receiver][word]
            self.bitmap[2 * policy_layout.CITY_WORDS + word] = self.cities[giver][word]
        for word in range(3 * policy_layout.CITY_WORDS, policy_layout.WORDS):
            self.bitmap[word] = 0
        features.put_pile(self.bitmap, policy_layout.HAND, state.hand[seat], state.age)
        for k in range(self.choices.cards):
            if self.choices.builds[k]:
                features.put(self.bitmap, policy_layout.PAYABLE + self.choices.card[k], 1)
                if self.is_free(k, self.choices.builds[k]):
                    features.put(self.bitmap, policy_layout.FREE + self.choices.card[k], 1)
        if self.choices.stages:
            features.put(self.bitmap, policy_layout.STAGE, 3 if self.is_free(ids.HAND, self.choices.stages) else 1)
        start = policy_layout.CONFLICT + (state.age - 1) * layout.CONFLICTS
        features.put(self.bitmap, start + features.within(state.shields[seat] - state.shields[receiver], 5) + 5, 1)
        features.put(
            self.bitmap, start + layout.WARS + features.within(state.shields[seat] - state.shields[giver], 5) + 5, 1
        )
        features.put(self.bitmap, policy_layout.TIME + (state.age - 1) * ids.TURNS + state.turn - 1, 1)
        features.put(self.bitmap, policy_layout.PLAYERS + state.players - 3, 1)

    def is_free(self, row: int, payments: int) -> bool:
        """Return whether the cheapest of the possible payments gives nothing to the neighbours."""
        split = self.choices.split[row][self.choices.cheapest(row, payments)]
        return TABLES.split_left[split] + TABLES.split_right[split] == 0
