"""Determinised search with sequential halving and common random numbers.

Every sample draws a determinization: a full state consistent with the knowledge of the searching seat, as in perfect
information Monte Carlo (Ginsberg 2001). Turns are simultaneous, so the other seats' moves do not depend on the
searching seat's: all candidate moves share one set of replies and the random numbers of the rollout. A rollout plays
`depth` turns, at most to the end of the age, with the rollout policy if there is one, and the evaluator values the
leaf; finished games are valued by their result. On the last turn of the game the likely replies are enumerated.

The samples are allotted by sequential halving (Karnin, Koren and Somekh 2013): `halve` drops the worse half of the
candidates. After enough samples the error of the leaf values exceeds the sampling error, and `extend` continues the
rollouts through the next age.
"""

import math

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.ai.classic import sizes
from sevenwonders.ai.classic.evaluator import Evaluator, check_evaluator
from sevenwonders.ai.classic.network_outputs import LOWEST_LOGIT, MARGIN_WEIGHT, VALUE_LOGIT_SCALE
from sevenwonders.ai.classic.rollout_policy import RolloutPolicy, new_rollout_policy
from sevenwonders.ai.network import Network
from sevenwonders.classic import ids, nature, rules, score
from sevenwonders.classic.knowledge import Knowledge
from sevenwonders.classic.seen import Seen, asked
from sevenwonders.classic.state import State
from sevenwonders.core import arrays, bits
from sevenwonders.core.rng import Rng

MARGIN_SCALE = 20.0  # points; the unit of the networks' margin output
VISITED = -1e9  # logit of a move that has been listed
PRIOR_SAMPLES = 4.0  # weight of the prior value in a candidate's mean
NEXT_AGE_WEIGHT = 0.8  # weight of the next age's leaf against this one's
NEXT_AGE_COST = 4  # simulations that a rollout through the next age counts as; it takes as long
MIN_PROBABILITY = 0.01  # of such a move, relative to the most likely one
MAX_COMBINATIONS = 256  # of replies to enumerate on the last turn; beyond that, some are sampled
SAMPLED_COMBINATIONS = 24


class DeterminizedSearch:
    """Compares the moves of one seat.

    `start` sets the position, `run` adds samples, `report` returns the ranking. One instance serves one thread at a
    time: calls from a second thread raise RuntimeError, as long as the evaluator is not used elsewhere either.

    Attributes:
        depth: Turns of a rollout, the first included.
        width: Number of candidates.
        temperature: Softmax temperature of all moves in rollouts.
        lookahead: Value a leaf within an age by the seat's best next move instead of the position.
        extra_ages: Ages that rollouts continue through after the current one.
        simulations: Rollouts since `start`, weighted by their cost.
        active: The first `active` candidates still get samples.
    """

    def __init__(
        self, evaluator: Evaluator, seed: int, depth: int, width: int, rollout_policy: Network | None = None
    ) -> None:
        self.evaluator = check_evaluator(evaluator)
        self.has_rollout_policy = rollout_policy is not None
        # An unused policy instead of None, which compiled code could not handle without the GIL.
        self.rollout_policy = RolloutPolicy(new_rollout_policy(8, 8) if rollout_policy is None else rollout_policy)
        self.knowledge = Knowledge(_empty_seen())
        self.determinization = State()
        self.rollout = State()
        self.rng = Rng(seed)
        self.depth = depth
        self.width = width if width < sizes.MAX_CANDIDATES else sizes.MAX_CANDIDATES
        self.temperature = 1.0
        self.lookahead = False
        self.extra_ages = 0
        self.next_age_weight = NEXT_AGE_WEIGHT
        self.seat = 0
        self.simulations = 0
        self.candidates = 0
        self.active = 0
        self.move = arrays.ints(sizes.MAX_CANDIDATES)
        self.prior = arrays.floats(sizes.MAX_CANDIDATES)
        self.visits = arrays.ints(sizes.MAX_CANDIDATES)
        self.value_sum = arrays.floats(sizes.MAX_CANDIDATES)
        self.share_sum = arrays.floats(sizes.MAX_CANDIDATES)
        self.best_value = 0.0  # value and logit of the move with the highest logit
        self.best_logit = 0.0
        self.last_share = 0.0  # victory share of the last rollout
        self.reply = arrays.ints(ids.MOST_SEATS)  # moves of the other seats in the current sample
        # On the last turn: the number of likely replies of each seat, the moves and their probabilities.
        self.replies = arrays.ints(ids.MOST_SEATS)
        self.reply_move = [[0] * sizes.MAX_REPLIES for _ in range(ids.MOST_SEATS)]
        self.reply_probability = [[0.0] * sizes.MAX_REPLIES for _ in range(ids.MOST_SEATS)]

    # ---- for Python

    def start(self, seen: Seen) -> int:
        """Set the position of a seat that is to move; return the number of candidates."""
        asked(seen)
        self.evaluator.acquire()
        self.evaluator.set_position(seen)
        self.evaluator.evaluate_moves()
        self.reset(self.width)
        self.evaluator.release()
        return self.candidates

    def start_with(self, seen: Seen, moves: list[int]) -> None:
        """Set the position of a seat that is to move, with the given moves as candidates."""
        asked(seen)
        self.evaluator.acquire()
        self.evaluator.set_position(seen)
        self.evaluator.evaluate_moves()
        self.reset(0)
        for number in range(self.evaluator.choices.count):
            if self.candidates < sizes.MAX_CANDIDATES and self.evaluator.choices.nth(number) in moves:
                self.add_candidate(number)
        self.active = self.candidates
        self.knowledge.learn(seen)
        self.evaluator.release()

    def run(self, samples: int) -> None:
        """Add samples of all active candidates, without the GIL."""
        self.evaluator.acquire()
        with cython.nogil:
            for _ in range(samples):
                if self.evaluator.failed:
                    break
                self.sample()
        self.evaluator.release()

    def halve(self) -> None:
        """Keep the better half of the active candidates, at least two."""
        self.evaluator.acquire()
        self.sort()
        self.active = max(min(2, self.active), (self.active + 1) // 2)
        self.evaluator.release()

    def extend(self) -> None:
        """Continue rollouts through the next age from now on, if there is one."""
        self.extra_ages = 1 if self.knowledge.seen.state.age < ids.AGES else 0

    def sample_cost(self) -> int:
        """Return the simulations that the next sample counts as."""
        return self.active * (NEXT_AGE_COST if self.extra_ages else 1)

    def report(self) -> list[tuple[int, int, float, float]]:
        """Return the candidates, best first: move, visits, mean value including the prior, mean victory share."""
        self.evaluator.acquire()
        self.sort()
        self.evaluator.release()
        return [
            (
                self.move[k],
                self.visits[k],
                self.mean_value(k),
                self.share_sum[k] / self.visits[k] if self.visits[k] else self.prior[k],
            )
            for k in range(self.candidates)
        ]

    def sample_means(self) -> list[tuple[int, int, float, float]]:
        """Return the sampled candidates: move, visits, mean value of the samples alone, mean victory share."""
        return [
            (self.move[k], self.visits[k], self.value_sum[k] / self.visits[k], self.share_sum[k] / self.visits[k])
            for k in range(self.candidates)
            if self.visits[k]
        ]

    # ---- candidates

    def reset(self, width: int) -> None:
        """Start with the `width` moves of the highest logits as candidates, best first."""
        self.simulations = 0
        self.extra_ages = 0
        self.seat = self.evaluator.seen.seat
        self.candidates = 0
        first = self.evaluator.best_number()
        self.best_value = self.evaluator.move_values[first]
        self.best_logit = self.evaluator.move_logits[first]
        while self.candidates < width and self.candidates < self.evaluator.choices.count:
            self.add_candidate(self.evaluator.best_number())
        self.active = self.candidates
        if self.candidates > 1:
            self.knowledge.learn(self.evaluator.seen)

    def add_candidate(self, number: int) -> None:
        """Add a legal move, by its number, to the candidates."""
        self.move[self.candidates] = self.evaluator.choices.nth(number)
        self.prior[self.candidates] = self.prior_value(number)
        self.visits[self.candidates] = 0
        self.value_sum[self.candidates] = 0.0
        self.share_sum[self.candidates] = 0.0
        self.evaluator.move_logits[number] = VISITED
        self.candidates += 1

    def prior_value(self, number: int) -> float:
        """Return the value of the best move minus the difference of the logits on the scale of values."""
        lag = self.best_logit - self.evaluator.move_logits[number]
        return self.best_value - lag / (VALUE_LOGIT_SCALE * self.evaluator.seen.state.players)

    def mean_value(self, k: int) -> float:
        """Return the mean of a candidate's samples and `PRIOR_SAMPLES` times its prior value."""
        return (PRIOR_SAMPLES * self.prior[k] + self.value_sum[k]) / (PRIOR_SAMPLES + self.visits[k])

    def sort(self) -> None:
        """Sort the active candidates by their mean values, best first."""
        for k in range(1, self.active):
            at = k
            while at and self.mean_value(at) > self.mean_value(at - 1):
                self.swap(at, at - 1)
                at -= 1

    def swap(self, one: int, two: int) -> None:
        """Swap two candidates."""
        self.move[one], self.move[two] = self.move[two], self.move[one]
        self.prior[one], self.prior[two] = self.prior[two], self.prior[one]
        self.visits[one], self.visits[two] = self.visits[two], self.visits[one]
        self.value_sum[one], self.value_sum[two] = self.value_sum[two], self.value_sum[one]
        self.share_sum[one], self.share_sum[two] = self.share_sum[two], self.share_sum[one]

    # ---- samples

    def sample(self) -> None:
        """Evaluate the active candidates on one determinization with common random numbers."""
        self.knowledge.sample_into(self.determinization, self.rng)
        if self.determinization.question() == ids.TURN:
            # Secret choices are unknown to the seat, so the other seats choose again.
            self.determinization.waiting = (1 << self.determinization.players) - 1
            for other in range(self.determinization.players):
                self.determinization.chosen[other] = ids.NOTHING
            if self.determinization.age == ids.AGES and self.determinization.turn == ids.TURNS:
                self.evaluate_last_turn()
                return
            for other in range(self.determinization.players):
                if other != self.seat:
                    self.reply[other] = self.sample_move(self.determinization, other)
        start = self.rng.state
        for k in range(self.active):
            self.rng.state = start
            self.evaluate_candidate(k, 1.0)
            self.visits[k] += 1
        self.simulations += self.sample_cost()

    def evaluate_candidate(self, k: int, weight: float) -> None:
        """Add the weighted rollout value of a candidate against `reply`."""
        self.rollout.copy_from(self.determinization)
        if self.determinization.question() == ids.TURN:
            for other in range(self.determinization.players):
                rules.apply(self.rollout, other, self.move[k] if other == self.seat else self.reply[other])
        else:
            rules.apply(self.rollout, self.seat, self.move[k])
        self.value_sum[k] += weight * self.rollout_value()
        self.share_sum[k] += weight * self.last_share

    def sample_move(self, state: State, seat: int) -> int:
        """Sample a main move of a seat from the softmax of the logits (Gumbel-max trick)."""
        self.evaluator.observe(state, seat)
        if self.evaluator.choices.count == 1:
            return self.evaluator.choices.nth(0)
        self.evaluator.evaluate_main_moves()
        found = 0
        highest = VISITED
        for n in range(self.evaluator.choices.count):
            if self.evaluator.move_logits[n] > LOWEST_LOGIT:
                value = self.evaluator.move_logits[n] - self.temperature * math.log(-math.log(self.rng.uniform()))
                if value > highest:
                    highest = value
                    found = n
        return self.evaluator.choices.nth(found)

    def rollout_value(self) -> float:
        """Play `rollout` to its leaf and return the value to the seat; set `last_share`."""
        self.play_rollout(1)
        value = self.leaf_value()
        share = self.last_share
        for _ in range(self.extra_ages):
            if self.rollout.question() == ids.DEAL:
                nature.draw(self.rollout, self.rng)
                self.play_rollout(0)
                value += self.next_age_weight * (self.leaf_value() - value)
                share += self.next_age_weight * (self.last_share - share)
        self.last_share = share
        return value

    def play_rollout(self, turns: int) -> None:
        """Play to the end of the age or until `depth` turns are played, `turns` of which already are."""
        while self.rollout.question() >= ids.FIRST_ASK and self.rollout.question() != ids.OVER:
            if self.rollout.question() == ids.TURN:
                if turns == self.depth:
                    break
                turns += 1
            self.play_decisions()

    def leaf_value(self) -> float:
        """Return the value of `rollout` to the seat, by its result or by the evaluator; set `last_share`."""
        if self.rollout.question() == ids.OVER:
            return self.final_value()
        self.evaluator.observe(self.rollout, self.seat)
        value = self.evaluator.evaluate_position(self.lookahead)
        self.last_share = self.evaluator.share
        return value

    def play_decisions(self) -> None:
        """Play the pending decisions of all seats."""
        if self.has_rollout_policy and self.rollout.question() == ids.TURN:
            self.play_turn()
            return
        waiting = self.rollout.waiting
        while waiting:
            seat = bits.lowest(waiting)
            waiting &= waiting - 1
            rules.apply(self.rollout, seat, self.sample_move(self.rollout, seat))

    def play_turn(self) -> None:
        """Play a turn of all seats with the rollout policy."""
        self.rollout_policy.encode_cities(self.rollout)
        for seat in range(self.rollout.players):
            self.rollout_policy.evaluate(self.rollout, seat)
            rules.apply(self.rollout, seat, self.rollout_policy.sample(self.rng, self.temperature))

    def final_value(self) -> float:
        """Return the value of a finished game to the seat, on the scale of the evaluator."""
        best = -99
        for other in range(self.rollout.players):
            if other != self.seat:
                points = score.points(self.rollout, other)
                if points > best:
                    best = points
        self.last_share = 0.0
        if self.rollout.winners >> self.seat & 1:
            self.last_share = 1.0 / bits.count(self.rollout.winners)
        return self.last_share + MARGIN_WEIGHT * (score.points(self.rollout, self.seat) - best) / MARGIN_SCALE

    # ---- the last turn

    def evaluate_last_turn(self) -> None:
        """Add each candidate's expected value over the likely replies on the last turn."""
        total = 1
        for other in range(self.determinization.players):
            self.replies[other] = 1
            if other != self.seat:
                self.list_replies(other)
            if total <= MAX_COMBINATIONS:
                total *= self.replies[other]
        for number in range(total if total <= MAX_COMBINATIONS else SAMPLED_COMBINATIONS):
            weight = self.set_replies(number) if total <= MAX_COMBINATIONS else self.sample_replies()
            for k in range(self.active):
                self.evaluate_candidate(k, weight)
        for k in range(self.active):
            self.visits[k] += 1
        self.simulations += self.sample_cost()

    def list_replies(self, other: int) -> None:
        """List the likely moves of another seat and their probabilities."""
        self.evaluator.observe(self.determinization, other)
        self.evaluator.evaluate_main_moves()
        count = 0
        sum_ = 0.0
        highest = 0.0
        while count < sizes.MAX_REPLIES:
            n = self.evaluator.best_number()
            if self.evaluator.move_logits[n] < LOWEST_LOGIT:
                break
            if count == 0:
                highest = self.evaluator.move_logits[n]
            part = math.exp((self.evaluator.move_logits[n] - highest) / self.temperature)
            if part < MIN_PROBABILITY:
                break
            self.reply_move[other][count] = self.evaluator.choices.nth(n)
            self.reply_probability[other][count] = part
            self.evaluator.move_logits[n] = VISITED
            sum_ += part
            count += 1
        self.replies[other] = count
        for k in range(count):
            self.reply_probability[other][k] /= sum_

    def set_replies(self, number: int) -> float:
        """Set `reply` to a combination by its number; return its probability."""
        probability = 1.0
        for other in range(self.determinization.players):
            if other != self.seat:
                n = number % self.replies[other]
                number //= self.replies[other]
                self.reply[other] = self.reply_move[other][n]
                probability *= self.reply_probability[other][n]
        return probability

    def sample_replies(self) -> float:
        """Sample the moves of the other seats into `reply`; return the weight of this sample in the mean."""
        for other in range(self.determinization.players):
            if other != self.seat:
                left = self.rng.uniform()
                n = 0
                while n < self.replies[other] - 1 and left > self.reply_probability[other][n]:
                    left -= self.reply_probability[other][n]
                    n += 1
                self.reply[other] = self.reply_move[other][n]
        return 1.0 / SAMPLED_COMBINATIONS


def _empty_seen() -> Seen:
    """Return the view of seat 0 of an empty state."""
    seen = Seen()
    seen.seat = 0
    return seen
