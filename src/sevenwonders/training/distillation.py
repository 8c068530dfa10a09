"""Distillation of the rollout policy of 7 Wonders (Hinton, Vinyals and Dean 2015).

The main network plays against itself. At every turn the rollout policy learns its move probabilities, not only the move
played, so a few minutes suffice. Some seats play at a higher temperature, so that unusual cities occur, too.
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
from sevenwonders.ai.classic import sizes
from sevenwonders.ai.classic.network_evaluator import NetworkEvaluator, check_network
from sevenwonders.ai.classic.network_outputs import LOWEST_LOGIT
from sevenwonders.ai.classic.rollout_policy import RolloutPolicy, check_rollout_policy, new_rollout_policy
from sevenwonders.ai.network import Layers, Network
from sevenwonders.ai.network_shape import MOST_ROWS
from sevenwonders.classic import ids, nature, rules
from sevenwonders.classic.state import State
from sevenwonders.core import arrays, bits, vectors
from sevenwonders.core.checks import check_state
from sevenwonders.core.rng import Rng, derived_seed
from sevenwonders.training.classic_schedule import start
from sevenwonders.training.loop import take_over
from sevenwonders.training.optimizer import Adam, Gradient

EXPLORATION_TEMPERATURE = 3.0  # of one seat in four
BATCH = 512  # decisions
RATE: Final = 1e-3
FINAL_RATE: Final = 2e-5
VALIDATION_GAMES: Final = 200


class DistillationWorker:
    """Plays games of the main network and trains the rollout policy on them.

    `play` raises RuntimeError while another thread plays.
    """

    def __init__(self, adam: Adam, teacher: Network, starts: list[State], seed: int) -> None:
        """Create a worker; each game starts from one of `starts`, with any number of players."""
        self.adam = adam
        self.gradient = Gradient(adam.network)
        self.layers = Layers()
        self.policy = RolloutPolicy(adam.network)
        self.teacher = NetworkEvaluator(teacher)
        self.starts = [check_state(state, State, "classic") for state in starts]
        self.state = State()
        self.rng = Rng(seed)
        self.rate = 0.001
        self.is_learning = True
        self.temperature = arrays.floats(ids.MOST_SEATS)  # by seat
        self.probability = arrays.floats(sizes.MAIN_MOVES)  # of the policy's main moves, by the teacher
        self.rows = arrays.ints(MOST_ROWS)
        self.busy = False
        self.clear()

    def clear(self) -> None:
        """Reset the counters."""
        self.games = 0
        self.decisions = 0
        self.loss = 0.0  # Kullback-Leibler divergence in nats, summed over the decisions
        self.agreed = 0  # decisions in which both prefer the same move

    def play(self, games: int) -> None:
        """Play games and learn from them, without the GIL."""
        if self.busy:
            raise RuntimeError("the worker is in use by another thread")
        self.busy = True
        for _ in range(games):
            self.state.copy_from(self.starts[self.rng.below(len(self.starts))])
            with cython.nogil:
                self.play_game()
            if self.gradient.positions >= BATCH and self.is_learning:
                self.adam.step(self.gradient, self.rate)
        self.busy = False

    def play_game(self) -> None:
        """Play one game to its end."""
        for seat in range(self.state.players):
            self.temperature[seat] = 1.0 if self.rng.below(4) else EXPLORATION_TEMPERATURE
        while self.state.question() != ids.OVER:
            if self.state.question() < ids.FIRST_ASK:
                nature.draw(self.state, self.rng)
            else:
                self.play_decisions()
        self.games += 1

    def play_decisions(self) -> None:
        """Play the pending decisions of all seats."""
        waiting = self.state.waiting
        self.policy.encode_cities(self.state)
        while waiting:
            seat = bits.lowest(waiting)
            waiting &= waiting - 1
            self.teacher.observe(self.state, seat)
            if self.state.question() != ids.TURN or self.teacher.choices.count == 1:
                self.teacher.evaluate_moves()
                rules.apply(self.state, seat, self.teacher.choices.nth(self.teacher.best_number()))
                self.policy.encode_cities(self.state)
            else:
                rules.apply(self.state, seat, self.teacher_move(seat))

    def teacher_move(self, seat: int) -> int:
        """Sample a move of the teacher, after learning from its move probabilities."""
        self.teacher.evaluate_main_moves()
        self.policy.choices.fill(self.state, seat)
        self.policy.encode(self.state, seat)
        self.policy.list_moves()
        if self.policy.choices.stages:
            first = self.policy.choices.count - self.policy.choices.cards
            for k in range(self.policy.choices.cards):
                if self.teacher.move_logits[first + k] > LOWEST_LOGIT:
                    self.policy.add_sale(self.policy.choices.card[k])
        self.compute_probabilities(1.0)
        self.learn(self.policy)
        self.compute_probabilities(self.temperature[seat])
        left = self.rng.uniform()
        k = 0
        while k < self.policy.count - 1 and left > self.probability[k]:
            left -= self.probability[k]
            k += 1
        return self.teacher.choices.nth(self.policy.number[k])

    def compute_probabilities(self, temperature: float) -> None:
        """Compute the teacher's probabilities of the main moves."""
        highest = LOWEST_LOGIT
        for k in range(self.policy.count):
            self.probability[k] = self.teacher.move_logits[self.policy.number[k]]
            if self.probability[k] > highest:
                highest = self.probability[k]
        sum_ = 0.0
        for k in range(self.policy.count):
            self.probability[k] = math.exp((self.probability[k] - highest) / temperature)
            sum_ += self.probability[k]
        for k in range(self.policy.count):
            self.probability[k] /= sum_

    def learn(self, policy: RolloutPolicy) -> None:
        """Add the gradient of the cross-entropy between the teacher's and the policy's probabilities."""
        count = vectors.members(policy.bitmap, policy_layout.WORDS, self.rows)
        self.adam.network.evaluate(self.rows, count, self.layers)
        highest = -1e9
        student_choice = 0
        teacher_choice = 0
        for k in range(policy.count):
            policy.logit[k] = self.layers.outputs[policy.card_output[k]]
            if policy.use_output[k]:
                policy.logit[k] += self.layers.outputs[policy.use_output[k]]
            if policy.logit[k] > highest:
                highest = policy.logit[k]
                student_choice = k
            if self.probability[k] > self.probability[teacher_choice]:
                teacher_choice = k
        sum_ = 0.0
        for k in range(policy.count):
            policy.logit[k] = math.exp(policy.logit[k] - highest)
            sum_ += policy.logit[k]
        for k in range(policy.count):
            predicted = policy.logit[k] / sum_
            self.add_gradient(policy.card_output[k], predicted - self.probability[k])
            if policy.use_output[k]:
                self.add_gradient(policy.use_output[k], predicted - self.probability[k])
            if self.probability[k] > 1e-6:
                self.loss += self.probability[k] * math.log(self.probability[k] / (predicted + 1e-9))
        self.decisions += 1
        self.agreed += student_choice == teacher_choice
        self.gradient.add(self.rows, count, self.layers)
        for k in range(policy.count):
            self.layers.gradient[policy.card_output[k]] = 0.0
            if policy.use_output[k]:
                self.layers.gradient[policy.use_output[k]] = 0.0

    def add_gradient(self, output: int, gradient: float) -> None:
        """Add to the gradient of the loss by an output."""
        self.layers.gradient[output] = self.layers.gradient[output] + gradient


class DistillationSchedule:
    """Trains a rollout policy on games of a network with 3 to 7 players."""

    name = "habits"  # part of the checkpoint format

    def __init__(self, network: Network, teacher: Network) -> None:
        check_rollout_policy(network)
        check_network(teacher)
        self.network = network
        self.teacher = teacher
        self.learner = Adam(network)
        self._starts = [start(players) for players in range(ids.FEWEST_SEATS, ids.MOST_SEATS + 1)]

    def workers(self, jobs: int, seed: int) -> list[DistillationWorker]:
        """Create the workers; a single one always plays the same games for a seed."""
        return [self._worker(derived_seed(seed, 1, job)) for job in range(jobs)]

    def _worker(self, seed: int) -> DistillationWorker:
        return DistillationWorker(self.learner, self.teacher, self._starts, seed)

    def adjust(self, worker: DistillationWorker, progress: float) -> None:
        """Set the learning rate, which falls exponentially."""
        worker.rate = RATE * (FINAL_RATE / RATE) ** progress

    def report(self, workers: Sequence[DistillationWorker]) -> dict[str, float]:
        """Return the loss and the share of decisions in which both prefer the same move; reset the counters."""
        decisions = sum(worker.decisions for worker in workers) or 1
        found = {
            "loss": round(sum(worker.loss for worker in workers) / decisions, 4),
            "agreed": round(sum(worker.agreed for worker in workers) / decisions, 4),
        }
        for worker in workers:
            worker.clear()
        return found

    def memory(self) -> "list[array[float]]":
        """Return the weights and the optimiser's moments."""
        return [*self.network.tables, *self.learner.state]

    def begin_with(self, other: Network) -> None:
        """Take over the weights of another rollout policy."""
        take_over(self.network, other)

    def measure(self, seed: int) -> dict[str, float]:
        """Return the report of validation games, without learning."""
        worker = self._worker(derived_seed(seed, 2))
        worker.is_learning = False
        worker.play(VALIDATION_GAMES)
        return {f"new {name}": value for name, value in self.report([worker]).items()}


def new_course(hidden: int, seed: int, rollout_policy: Path, second: int = 32) -> DistillationSchedule:
    """Return the schedule that distils the network in the file `rollout_policy`, from random weights."""
    network = new_rollout_policy(hidden, second)
    network.scatter(derived_seed(seed, 0))
    return DistillationSchedule(network, network_file.read(rollout_policy))
