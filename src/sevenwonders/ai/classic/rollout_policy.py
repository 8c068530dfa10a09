"""What seats usually do, at a glance: a small network guesses which moves a larger one prefers.

The larger network judges the table after each move by itself; habits look at the table once and say of every card how
much it is liked to be built, and how much to be given away. That is some times as fast and nearly as good: enough for
the moves by which searches play sampled tables on. Only what the seat may know is looked at. What is asked seldom is
not guessed: the side of a board, what to do with a last card, which card to revive.
"""

import math
from typing import Final

from sevenwonders.ai.classic import feature_layout as layout
from sevenwonders.ai.classic import features
from sevenwonders.ai.classic import rollout_policy_layout as policy_layout
from sevenwonders.ai.classic.features import Features
from sevenwonders.ai.network import Description, Layers, Network, Rounded, Shape
from sevenwonders.classic import ids
from sevenwonders.classic.rules import Choices
from sevenwonders.classic.seen import Seen, asked
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES
from sevenwonders.core import vectors
from sevenwonders.core.errors import MoveError, OptionError
from sevenwonders.core.rng import Rng

GAME: Final = "classic"
HEADS: Final = (("build", 80, "linear"), ("give", 80, "linear"), ("stage", 1, "linear"), ("sell", 1, "linear"))
GIVE = 80  # outputs: the first card's, when it is given away; before these, when it is built
STAGE = 160  # given away for a stage
SELL = 161
UNIT = 2.0**-53


def new_rollout_policy(hidden: int = 64, second: int = 32) -> Network:
    """Return a network for habits with all weights zero."""
    shape = Shape(policy_layout.INPUTS, hidden, second, sum(size for _, size, _ in HEADS))
    return Network(shape, Description(GAME, policy_layout.fingerprint(), HEADS))


def check_rollout_policy(network: Network) -> None:
    """Raise OptionError if a network is for anything else than habits, or for other inputs than those of today."""
    made_for = (network.description.game, network.description.features)
    is_known = tuple(network.description.heads) == HEADS and network.second
    if made_for != (GAME, policy_layout.fingerprint()) or not is_known or network.inputs != policy_layout.INPUTS:
        raise OptionError("network/other-inputs", found=list(made_for), expected=[GAME, policy_layout.fingerprint()])


class RolloutPolicy:
    """Guesses moves of seats that are asked for a turn; one thread's.

    `look_round` at a table comes first, then `guess` for any of its seats, then `drawn`.
    """

    def __init__(self, network: Network) -> None:
        check_rollout_policy(network)
        self.rounded = Rounded(network)
        self.features = Features()
        self.choices = Choices()
        self.layers = Layers()
        self.clear_cities()
        self.bitmap = [0] * 32
        # Of the position that each seat has guessed in last: the next one differs in little.
        self.sums = [[0] * 512 for _ in range(ids.MOST_SEATS)]
        self.held = [[0] * 32 for _ in range(ids.MOST_SEATS)]
        self.added = [0] * 512
        self.removed = [0] * 512
        self.count = 0  # moves that are likely at all, each by its number among the legal ones, and what it is liked
        self.number = [0] * 16
        self.liking = [0.0] * 16
        self.output = [0] * 16  # of the card of each, and that of what it is given away for
        self.purpose = [0] * 16
        self.refresh()

    def clear_cities(self) -> None:
        """Set the features of all cities to zero.

        This is a method of its own because Cython 3.3 shares one temporary between nested arrays of different inner
        sizes that are assigned in the same function, which overflows the smaller one.
        """
        self.cities = [[0] * policy_layout.CITY_WORDS for _ in range(ids.MOST_SEATS)]

    def refresh(self) -> None:
        """Take over what the network has learned since."""
        self.rounded.refresh()
        for seat in range(ids.MOST_SEATS):
            self.rounded.begin(self.sums[seat])
            for word in range(policy_layout.WORDS):
                self.held[seat][word] = 0

    def likings_of(self, seen: Seen) -> list[tuple[int, float]]:
        """Return how much the likely moves of a seat are liked that is asked for a turn: the door for Python."""
        if asked(seen).state.question() != ids.TURN:
            raise MoveError("move/not-asked", seat=seen.seat)
        self.look_round(seen.state)
        self.guess(seen.state, seen.seat)
        return [(self.choices.nth(self.number[k]), self.liking[k]) for k in range(self.count)]

    def look_round(self, state: State) -> None:
        """Describe all cities of a table."""
        for seat in range(state.players):
            for word in range(policy_layout.CITY_WORDS):
                self.cities[seat][word] = 0
            self.features.city(state, seat, 0, self.cities[seat])
            self.features.coins(state, seat, 0, self.cities[seat])

    def guess(self, state: State, seat: int) -> None:
        """Find how much each likely move of a seat is liked, after `look_round`.

        Of the ways to pay, the cheapest counts. A card may be given away for the next stage if that can be built, else
        for coins; the one that is given away most gladly may be sold in any case.
        """
        self.choices.fill(state, seat)
        self.describe(state, seat)
        counts = vectors.differences(self.bitmap, self.held[seat], policy_layout.WORDS, self.added, self.removed)
        self.rounded.change(self.sums[seat], self.added, counts & 0xFFFF, self.removed, counts >> 16)
        for word in range(policy_layout.WORDS):
            self.held[seat][word] = self.bitmap[word]
        self.rounded.climb(self.sums[seat], self.layers)
        self.list_moves()
        gladly = -1e9
        given = 0
        for k in range(self.count):
            self.liking[k] = self.rounded.output(self.output[k], self.layers)
            if self.purpose[k]:
                if self.liking[k] > gladly:
                    gladly = self.liking[k]
                    given = k
                self.liking[k] += self.rounded.output(self.purpose[k], self.layers)
        if self.choices.stages:
            self.add_sale(self.output[given] - GIVE)
            self.liking[self.count - 1] = gladly + self.rounded.output(SELL, self.layers)

    def list_moves(self) -> None:
        """List the likely moves but for a sale where a stage can be built, see `add_sale`."""
        first = 0
        self.count = 0
        for k in range(self.choices.cards):
            if self.choices.builds[k]:
                self.add(first + self.choices.cheapest(k, self.choices.builds[k]), self.choices.card[k], 0)
                first += self.choices.builds[k]
        stages = self.choices.stages
        way = self.choices.cheapest(ids.HAND, stages) if stages else 0
        for k in range(self.choices.cards):
            number = first + (k * stages + way if stages else k)
            self.add(number, GIVE + self.choices.card[k], STAGE if stages else SELL)

    def add_sale(self, card: int) -> None:
        """List the sale of a card after all other moves, where a stage can be built."""
        for k in range(self.choices.cards):
            if self.choices.card[k] == card:
                self.add(self.choices.count - self.choices.cards + k, GIVE + card, SELL)

    def add(self, number: int, output: int, purpose: int) -> None:
        """List a move: its number, the output that tells how much its card is liked for it, and that of the purpose."""
        self.number[self.count] = number
        self.output[self.count] = output
        self.purpose[self.count] = purpose
        self.count += 1

    def drawn(self, rng: Rng, temperature: float) -> int:
        """Return one of the moves that were guessed at, the more often the more it is liked."""
        highest = self.liking[0]
        for k in range(1, self.count):
            if self.liking[k] > highest:
                highest = self.liking[k]
        sum_ = 0.0
        for k in range(self.count):
            self.liking[k] = math.exp((self.liking[k] - highest) / temperature)
            sum_ += self.liking[k]
        left = ((rng.bits64() >> 11) + 0.5) * UNIT * sum_
        k = 0
        while k < self.count - 1 and left > self.liking[k]:
            left -= self.liking[k]
            k += 1
        return self.choices.nth(self.number[k])

    def describe(self, state: State, seat: int) -> None:
        """Find the features of a seat that is asked, whose choices are known."""
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

    def is_free(self, row: int, ways: int) -> bool:
        """Return whether the cheapest way to pay costs nothing to the neighbours."""
        split = self.choices.split[row][self.choices.cheapest(row, ways)]
        return TABLES.split_left[split] + TABLES.split_right[split] == 0
