"""Habits are learnt by watching a network play against itself: which moves it prefers, and by how much.

Every decision of a turn is a lesson. What is learnt is how likely each move is, not only which one was made, so a few
minutes are enough. Some seats choose more freely than the network would, so that cities of all kinds are seen.
"""

import math

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.ai.adam import Adam, Gradient
from sevenwonders.ai.classic import habit_inputs
from sevenwonders.ai.classic.habits import Habits
from sevenwonders.ai.classic.net import NetEvaluator
from sevenwonders.ai.network import Layers, Network
from sevenwonders.classic import ids, nature, rules
from sevenwonders.classic.state import State
from sevenwonders.core import bits, vectors
from sevenwonders.core.checks import check_state
from sevenwonders.core.rng import Rng

UNIT = 2.0**-53
UNJUDGED = -1e5  # no preference is as low
FREE_TEMPERATURE = 3.0  # of one seat in four
BATCH = 512  # decisions


class HabitPlay:
    """One thread's games of a network, which its habits watch. `starts` has first states of any number of players."""

    def __init__(self, adam: Adam, network: Network, starts: list[State], seed: int) -> None:
        self.adam = adam
        self.gradient = Gradient(adam.network)
        self.layers = Layers()
        self.habits = Habits(adam.network)
        self.model = NetEvaluator(network)
        self.starts = [check_state(state, State, "classic") for state in starts]
        self.state = State()
        self.rng = Rng(seed)
        self.rate = 0.001
        self.is_learning = True
        self.temperature = [1.0] * 7
        self.chance = [0.0] * 16
        self.rows = [0] * 512
        self.clear()

    def clear(self) -> None:
        """Forget what was counted."""
        self.games = 0
        self.decisions = 0
        self.loss = 0.0  # what is expected wrongly, in nats: 0 if chances are told exactly
        self.agreed = 0  # decisions in which the same move is liked best

    def play(self, games: int) -> None:
        """Play games and learn from them."""
        for _ in range(games):
            self.state.copy_from(self.starts[self.rng.below(len(self.starts))])
            with cython.nogil:
                self.play_game()
            if self.gradient.positions >= BATCH and self.is_learning:
                self.adam.step(self.gradient, self.rate)

    def play_game(self) -> None:
        """Play one game to its end."""
        for seat in range(self.state.players):
            self.temperature[seat] = 1.0 if self.rng.below(4) else FREE_TEMPERATURE
        while self.state.question() != ids.OVER:
            if self.state.question() < ids.FIRST_ASK:
                nature.draw(self.state, self.rng)
            else:
                self.answer_all()
        self.games += 1

    def answer_all(self) -> None:
        """Let every seat that is asked choose."""
        waiting = self.state.waiting
        self.habits.look_round(self.state)
        while waiting:
            seat = bits.lowest(waiting)
            waiting &= waiting - 1
            self.model.look(self.state, seat)
            if self.state.question() != ids.TURN or self.model.choices.count == 1:
                self.model.judge_moves()
                rules.apply(self.state, seat, self.model.choices.nth(self.model.highest()))
                self.habits.look_round(self.state)
            else:
                rules.apply(self.state, seat, self.watched_move(seat))

    def watched_move(self, seat: int) -> int:
        """Return a move of the network, and learn from how likely its moves are."""
        self.model.judge_likely()
        self.habits.choices.fill(self.state, seat)
        self.habits.describe(self.state, seat)
        self.habits.list_moves()
        if self.habits.choices.stages:
            first = self.habits.choices.count - self.habits.choices.cards
            for k in range(self.habits.choices.cards):
                if self.model.preferences[first + k] > UNJUDGED:
                    self.habits.add_sale(self.habits.choices.card[k])
        self.find_chances(1.0)
        self.learn(self.habits)
        self.find_chances(self.temperature[seat])
        left = ((self.rng.bits64() >> 11) + 0.5) * UNIT
        k = 0
        while k < self.habits.count - 1 and left > self.chance[k]:
            left -= self.chance[k]
            k += 1
        return self.model.choices.nth(self.habits.number[k])

    def find_chances(self, temperature: float) -> None:
        """Find how likely the network makes each of the moves that are listed."""
        highest = UNJUDGED
        for k in range(self.habits.count):
            self.chance[k] = self.model.preferences[self.habits.number[k]]
            if self.chance[k] > highest:
                highest = self.chance[k]
        sum_ = 0.0
        for k in range(self.habits.count):
            self.chance[k] = math.exp((self.chance[k] - highest) / temperature)
            sum_ += self.chance[k]
        for k in range(self.habits.count):
            self.chance[k] /= sum_

    def learn(self, habits: Habits) -> None:
        """Move what is expected of each listed move towards how likely it is."""
        count = vectors.members(habits.bitmap, habit_inputs.WORDS, self.rows)
        self.adam.network.evaluate(self.rows, count, self.layers)
        highest = -1e9
        liked = 0
        made = 0
        for k in range(habits.count):
            habits.liking[k] = self.layers.outputs[habits.output[k]]
            if habits.purpose[k]:
                habits.liking[k] += self.layers.outputs[habits.purpose[k]]
            if habits.liking[k] > highest:
                highest = habits.liking[k]
                liked = k
            if self.chance[k] > self.chance[made]:
                made = k
        sum_ = 0.0
        for k in range(habits.count):
            habits.liking[k] = math.exp(habits.liking[k] - highest)
            sum_ += habits.liking[k]
        for k in range(habits.count):
            expected = habits.liking[k] / sum_
            self.add_slope(habits.output[k], expected - self.chance[k])
            if habits.purpose[k]:
                self.add_slope(habits.purpose[k], expected - self.chance[k])
            if self.chance[k] > 1e-6:
                self.loss += self.chance[k] * math.log(self.chance[k] / (expected + 1e-9))
        self.decisions += 1
        self.agreed += liked == made
        self.gradient.add(self.rows, count, self.layers)
        for k in range(habits.count):
            self.layers.slope[habits.output[k]] = 0.0
            if habits.purpose[k]:
                self.layers.slope[habits.purpose[k]] = 0.0

    def add_slope(self, output: int, slope: float) -> None:
        """Add to the slope of the loss by an output."""
        self.layers.slope[output] = self.layers.slope[output] + slope
