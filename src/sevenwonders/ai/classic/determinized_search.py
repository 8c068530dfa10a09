"""Search on what a seat sees: its best moves are tried at sampled tables, where the network plays for everybody.

For each sample a table is drawn that fits what the seat knows. Moves of a turn are made at the same time, so what the
others do there does not depend on the own move: one draw of theirs, and the same random numbers afterwards, serve all
moves that are compared. Play goes on for some turns, at most to the end of the age, where the network judges; a game
that is over is judged by its result. If the network has habits, everybody goes by them after the first turn. On the
last turn of all, the others' likely moves are not drawn but all taken into account. Moves are halved as it goes on, so
that the best ones get most of the samples (`halve`). Once these are many, what is wrong with the network's judgement
weighs more than chance, and play goes on through the next age as well (`look_further`).
"""

import math

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.ai.classic.network_evaluator import NetEvaluator
from sevenwonders.ai.classic.rollout_policy import RolloutPolicy, new_rollout_policy
from sevenwonders.ai.network import Network
from sevenwonders.classic import ids, nature, rules, score
from sevenwonders.classic.knowledge import Knowledge
from sevenwonders.classic.seen import Seen
from sevenwonders.classic.state import State
from sevenwonders.core import bits
from sevenwonders.core.rng import Rng

SPARE = 255
MARGIN = 8
MARGIN_WEIGHT = 0.05
UNJUDGED = -1e5  # no preference is as low
TAKEN = -1e9
UNIT = 2.0**-53
MOST_CANDIDATES = 16
KEENNESS = 25.0  # as in `net`
PRIOR = 4.0  # samples that the network's first opinion of a move counts for
LATER = 0.8  # weight of how the next age ends, where play goes on so far, against how this one does
FURTHER_COST = 4  # simulations that one through the next age counts for: it takes as long
LIKELY = 6  # moves of each seat that are taken into account on the last turn
LEAST_CHANCE = 0.01
MOST_WAYS = 256  # of the others to choose on the last turn; if there are more, some are drawn
DRAWN_WAYS = 24


class Search:
    """Compares the moves of a seat; one thread's. `look_at` begins, `grow` goes on."""

    def __init__(self, network: Network, seed: int, depth: int, width: int, habits: Network | None = None) -> None:
        self.network = NetEvaluator(network)
        self.has_habits = habits is not None
        self.habits = RolloutPolicy(
            new_rollout_policy(8, 8) if habits is None else habits
        )  # never None, which compiled code cannot ask
        self.knowledge = Knowledge(_somebody())
        self.world = State()
        self.after = State()
        self.rng = Rng(seed)
        self.depth = depth  # turns to play on, the one that is asked included
        self.width = width if width < MOST_CANDIDATES else MOST_CANDIDATES
        self.temperature = 1.0  # of everybody's choices at sampled tables: 1 takes preferences as they are
        self.follows = False  # whether a turn that is not played any more is judged by the seat's best move in it
        self.further = 0  # ages through which play goes on after this one
        self.later = LATER
        self.seat = 0
        self.simulations = 0
        self.candidates = 0
        self.alive = 0  # the first so many candidates are still tried
        self.move = [0] * 16
        self.prior = [0.0] * 16
        self.visits = [0] * 16
        self.value = [0.0] * 16  # sums over the visits
        self.share = [0.0] * 16
        self.first_worth = 0.0  # of the move that the network prefers
        self.first_preference = 0.0
        self.last_share = 0.0
        self.answer = [0] * 7
        self.ways = [0] * 7  # on the last turn: how many moves of each seat count, which, and how likely they are
        self.way = [[0] * 6 for _ in range(7)]
        self.chance = [[0.0] * 6 for _ in range(7)]

    # ---- from Python

    def look_at(self, seen: Seen) -> int:
        """Begin with what a seat sees that is asked; return how many of its moves are worth comparing."""
        self.network.consider(seen)
        self.begin(self.width)
        return self.candidates

    def look_at_only(self, seen: Seen, moves: list[int]) -> None:
        """Begin with what a seat sees that is asked, and compare some of its moves with each other alone."""
        self.network.consider(seen)
        self.begin(0)
        for row in range(self.network.choices.count):
            if self.network.choices.nth(row) in moves:
                self.add_candidate(row)
        self.alive = self.candidates
        self.knowledge.learn(seen)

    def grow(self, samples: int) -> None:
        """Try all moves that are still compared at some more tables, without the GIL."""
        with cython.nogil:
            for _ in range(samples):
                self.sample()

    def halve(self) -> None:
        """Go on with the better half of the moves, two of them at least."""
        self.sort()
        self.alive = max(min(2, self.alive), (self.alive + 1) // 2)

    def look_further(self) -> None:
        """Let play go on through the next age from now on, if there is one."""
        self.further = 1 if self.network.seen.state.age < ids.AGES else 0

    def sample_cost(self) -> int:
        """Return how many simulations one more sample counts for."""
        return self.alive * (FURTHER_COST if self.further else 1)

    def report(self) -> list[tuple[int, int, float, float]]:
        """Return the moves, best first, each with its visits, its worth, and the expected share of the victory."""
        self.sort()
        return [
            (
                self.move[k],
                self.visits[k],
                self.merit(k),
                self.share[k] / self.visits[k] if self.visits[k] else self.prior[k],
            )
            for k in range(self.candidates)
        ]

    def tried(self) -> list[tuple[int, int, float, float]]:
        """Return the moves with what their samples alone say: visits, worth, and share of the victory."""
        return [
            (self.move[k], self.visits[k], self.value[k] / self.visits[k], self.share[k] / self.visits[k])
            for k in range(self.candidates)
            if self.visits[k]
        ]

    # ---- candidates

    def begin(self, best: int) -> None:
        """Reset the search to the `best` highest-ranked moves of the evaluated position, best first."""
        self.simulations = 0
        self.further = 0
        self.seat = self.network.seen.seat
        self.candidates = 0
        first = self.network.highest()
        self.first_worth = self.network.values[first]
        self.first_preference = self.network.preferences[first]
        while self.candidates < best and self.candidates < self.network.choices.count:
            self.add_candidate(self.network.highest())
        self.alive = self.candidates
        if self.candidates > 1:
            self.knowledge.learn(self.network.seen)

    def add_candidate(self, row: int) -> None:
        """Let a move be compared with the others."""
        self.move[self.candidates] = self.network.choices.nth(row)
        self.prior[self.candidates] = self.first_opinion(row)
        self.visits[self.candidates] = 0
        self.value[self.candidates] = 0.0
        self.share[self.candidates] = 0.0
        self.network.preferences[row] = TAKEN
        self.candidates += 1

    def first_opinion(self, row: int) -> float:
        """Return what a move is worth at first sight: less than the preferred one, by how much less it is preferred."""
        lag = self.first_preference - self.network.preferences[row]
        return self.first_worth - lag / (KEENNESS * self.network.seen.state.players)

    def merit(self, k: int) -> float:
        """Return what a candidate is worth, by its samples and by the first opinion."""
        return (PRIOR * self.prior[k] + self.value[k]) / (PRIOR + self.visits[k])

    def sort(self) -> None:
        """Bring the candidates that are still tried into order, the best first."""
        for k in range(1, self.alive):
            at = k
            while at and self.merit(at) > self.merit(at - 1):
                self.swap(at, at - 1)
                at -= 1

    def swap(self, one: int, two: int) -> None:
        """Let two candidates change places."""
        self.move[one], self.move[two] = self.move[two], self.move[one]
        self.prior[one], self.prior[two] = self.prior[two], self.prior[one]
        self.visits[one], self.visits[two] = self.visits[two], self.visits[one]
        self.value[one], self.value[two] = self.value[two], self.value[one]
        self.share[one], self.share[two] = self.share[two], self.share[one]

    # ---- one sampled table

    def sample(self) -> None:
        """Add to each candidate's value what it comes to at one sampled table."""
        self.knowledge.sample_into(self.world, self.rng)
        if self.world.question() == ids.TURN:
            self.world.waiting = (1 << self.world.players) - 1
            for other in range(self.world.players):
                self.world.chosen[other] = ids.NOTHING
            if self.world.age == ids.AGES and self.world.turn == ids.TURNS:
                self.weigh_all()
                return
            for other in range(self.world.players):
                if other != self.seat:
                    self.answer[other] = self.drawn_move(self.world, other)
        start = self.rng.state
        for k in range(self.alive):
            self.rng.state = start
            self.try_move(k, 1.0)
            self.visits[k] += 1
        self.simulations += self.sample_cost()

    def try_move(self, k: int, weight: float) -> None:
        """Add what a candidate comes to when the others answer as noted."""
        self.after.copy_from(self.world)
        if self.world.question() == ids.TURN:
            for other in range(self.world.players):
                rules.apply(self.after, other, self.move[k] if other == self.seat else self.answer[other])
        else:
            rules.apply(self.after, self.seat, self.move[k])
        self.value[k] += weight * self.outcome()
        self.share[k] += weight * self.last_share

    def drawn_move(self, state: State, seat: int) -> int:
        """Return a move of a seat that the network likes: after some noise, the highest."""
        self.network.look(state, seat)
        if self.network.choices.count == 1:
            return self.network.choices.nth(0)
        self.network.judge_likely()
        found = 0
        most = TAKEN
        for n in range(self.network.choices.count):
            if self.network.preferences[n] > UNJUDGED:
                uniform = ((self.rng.bits64() >> 11) + 0.5) * UNIT
                value = self.network.preferences[n] - self.temperature * math.log(-math.log(uniform))
                if value > most:
                    most = value
                    found = n
        return self.network.choices.nth(found)

    def outcome(self) -> float:
        """Play the table `after` on as far as is looked, and return what it is then worth to the seat."""
        self.play_on(1)
        worth = self.judged()
        share = self.last_share
        for _ in range(self.further):
            if self.after.question() == ids.DEAL:
                nature.draw(self.after, self.rng)
                self.play_on(0)
                worth += self.later * (self.judged() - worth)
                share += self.later * (self.last_share - share)
        self.last_share = share
        return worth

    def play_on(self, turns: int) -> None:
        """Play on to the end of the age, or until so many turns are made as are looked ahead, of which some are."""
        while self.after.question() >= ids.FIRST_ASK and self.after.question() != ids.OVER:
            if self.after.question() == ids.TURN:
                if turns == self.depth:
                    break
                turns += 1
            self.answer_all()

    def judged(self) -> float:
        """Return what the table `after` is worth to the seat, by its result or by what the network thinks."""
        if self.after.question() == ids.OVER:
            return self.result()
        self.network.look(self.after, self.seat)
        if self.after.question() == ids.DEAL:
            self.network.judge_between()
        elif self.follows:
            return self.best_next()
        else:
            self.network.judge_before()
        self.last_share = self.network.outlooks[SPARE][0]
        return self.last_share + MARGIN_WEIGHT * self.network.outlooks[SPARE][MARGIN]

    def best_next(self) -> float:
        """Return what the best next move of the seat is worth, which the network looks at."""
        self.network.judge_likely()
        best = self.network.highest()
        self.last_share = self.network.outlooks[best][0]
        return self.network.values[best]

    def answer_all(self) -> None:
        """Let every seat that is asked choose."""
        if self.has_habits and self.after.question() == ids.TURN:
            self.answer_by_habit()
            return
        waiting = self.after.waiting
        while waiting:
            seat = bits.lowest(waiting)
            waiting &= waiting - 1
            rules.apply(self.after, seat, self.drawn_move(self.after, seat))

    def answer_by_habit(self) -> None:
        """Let every seat make its move of a turn without looking at what each of them leads to."""
        self.habits.look_round(self.after)
        for seat in range(self.after.players):
            self.habits.guess(self.after, seat)
            rules.apply(self.after, seat, self.habits.drawn(self.rng, self.temperature))

    def result(self) -> float:
        """Return what a finished game is worth to the seat, as the network's outlook would be."""
        best = -99
        for other in range(self.after.players):
            if other != self.seat:
                points = score.points(self.after, other)
                if points > best:
                    best = points
        self.last_share = 0.0
        if self.after.winners >> self.seat & 1:
            self.last_share = 1.0 / bits.count(self.after.winners)
        return self.last_share + MARGIN_WEIGHT * (score.points(self.after, self.seat) - best) / 20.0

    # ---- the last turn

    def weigh_all(self) -> None:
        """Add what each candidate comes to on the last turn, over all likely moves of the others."""
        total = 1
        for other in range(self.world.players):
            self.ways[other] = 1
            if other != self.seat:
                self.find_ways(other)
            if total <= MOST_WAYS:
                total *= self.ways[other]
        for number in range(total if total <= MOST_WAYS else DRAWN_WAYS):
            weight = self.take_way(number) if total <= MOST_WAYS else self.draw_way()
            for k in range(self.alive):
                self.try_move(k, weight)
        for k in range(self.alive):
            self.visits[k] += 1
        self.simulations += self.sample_cost()

    def find_ways(self, other: int) -> None:
        """Note the likely moves of another seat on the last turn."""
        self.network.look(self.world, other)
        self.network.judge_likely()
        count = 0
        sum_ = 0.0
        highest = 0.0
        while count < LIKELY:
            n = self.network.highest()
            if self.network.preferences[n] < UNJUDGED:
                break
            if count == 0:
                highest = self.network.preferences[n]
            part = math.exp((self.network.preferences[n] - highest) / self.temperature)
            if part < LEAST_CHANCE:
                break
            self.way[other][count] = self.network.choices.nth(n)
            self.chance[other][count] = part
            self.network.preferences[n] = TAKEN
            sum_ += part
            count += 1
        self.ways[other] = count
        for k in range(count):
            self.chance[other][k] /= sum_

    def take_way(self, number: int) -> float:
        """Let the others answer in the way of a number; return how likely that is."""
        chance = 1.0
        for other in range(self.world.players):
            if other != self.seat:
                n = number % self.ways[other]
                number //= self.ways[other]
                self.answer[other] = self.way[other][n]
                chance *= self.chance[other][n]
        return chance

    def draw_way(self) -> float:
        """Let the others answer in any way; return the weight of each that is drawn."""
        for other in range(self.world.players):
            if other != self.seat:
                left = ((self.rng.bits64() >> 11) + 0.5) * UNIT
                n = 0
                while n < self.ways[other] - 1 and left > self.chance[other][n]:
                    left -= self.chance[other][n]
                    n += 1
                self.answer[other] = self.way[other][n]
        return 1.0 / DRAWN_WAYS


def _somebody() -> Seen:
    """Return what seat 0 of an empty table sees: something to begin with."""
    seen = Seen()
    seen.seat = 0
    return seen
