"""RolloutPolicy are learnt by watching a network play against itself: which moves it prefers, and by how much.

Every decision of a turn is a lesson. What is learnt is how likely each move is, not only which one was made, so a few
minutes are enough. Some seats choose more freely than the network would, so that cities of all kinds are seen.
"""

import math
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Final

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.ai import network_file
from sevenwonders.ai.classic import rollout_policy_layout as policy_layout
from sevenwonders.ai.classic.network_evaluator import NetEvaluator, check_network
from sevenwonders.ai.classic.rollout_policy import RolloutPolicy, check_rollout_policy, new_rollout_policy
from sevenwonders.ai.network import Layers, Network
from sevenwonders.classic import ids, nature, rules
from sevenwonders.classic.state import State
from sevenwonders.core import bits, vectors
from sevenwonders.core.checks import check_state
from sevenwonders.core.rng import Rng
from sevenwonders.core.seeds import derived_seed
from sevenwonders.training.classic_schedule import start
from sevenwonders.training.loop import take_over
from sevenwonders.training.optimizer import Adam, Gradient

UNIT = 2.0**-53
UNJUDGED = -1e5  # no preference is as low
FREE_TEMPERATURE = 3.0  # of one seat in four
BATCH = 512  # decisions
RATE: Final = 1e-3
FINAL_RATE: Final = 2e-5
MEASURED: Final = 200  # games that are only watched


class DistillationWorker:
    """One thread's games of a network, which its habits watch. `starts` has first states of any number of players."""

    def __init__(self, adam: Adam, network: Network, starts: list[State], seed: int) -> None:
        self.adam = adam
        self.gradient = Gradient(adam.network)
        self.layers = Layers()
        self.habits = RolloutPolicy(adam.network)
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

    def learn(self, habits: RolloutPolicy) -> None:
        """Move what is expected of each listed move towards how likely it is."""
        count = vectors.members(habits.bitmap, policy_layout.WORDS, self.rows)
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


class DistillationSchedule:
    """Learning to guess the moves of a network, from its games with 3 to 7 players."""

    name = "habits"

    def __init__(self, network: Network, model: Network) -> None:
        check_rollout_policy(network)
        check_network(model)
        self.network = network
        self.model = model
        self.learner = Adam(network)
        self._starts = [start(players) for players in range(ids.FEWEST_SEATS, ids.MOST_SEATS + 1)]

    def workers(self, jobs: int, seed: int) -> list[DistillationWorker]:
        """Return the workers; the same seed gives the same games to a single one."""
        return [self._worker(derived_seed(seed, 1, job)) for job in range(jobs)]

    def _worker(self, seed: int) -> DistillationWorker:
        return DistillationWorker(self.learner, self.model, self._starts, seed)

    def adjust(self, worker: DistillationWorker, progress: float) -> None:
        """Let the rate fall."""
        worker.rate = RATE * (FINAL_RATE / RATE) ** progress

    def report(self, workers: Sequence[DistillationWorker]) -> dict[str, float]:
        """Return what is expected wrongly, and how often the same move is liked best."""
        decisions = sum(worker.decisions for worker in workers) or 1
        found = {
            "loss": round(sum(worker.loss for worker in workers) / decisions, 4),
            "agreed": round(sum(worker.agreed for worker in workers) / decisions, 4),
        }
        for worker in workers:
            worker.clear()
        return found

    def memory(self) -> "list[array[float]]":
        """Return the weights and what the learner keeps about them."""
        return [*self.network.tables, *self.learner.squares]

    def begin_with(self, other: Network) -> None:
        """Begin with what other habits have learned."""
        take_over(self.network, other)

    def measure(self, seed: int) -> dict[str, float]:
        """Return the same as a report, of games that nothing is learnt from."""
        watcher = self._worker(derived_seed(seed, 2))
        watcher.is_learning = False
        watcher.play(MEASURED)
        return {f"new {name}": value for name, value in self.report([watcher]).items()}


def new_course(hidden: int, seed: int, rollout_policy: Path, second: int = 32) -> DistillationSchedule:
    """Return the course of the habits of a network, with random weights at first."""
    network = new_rollout_policy(hidden, second)
    network.scatter(derived_seed(seed, 0))
    return DistillationSchedule(network, network_file.read(rollout_policy))
