"""One ply with the others' moves in mind: the network chooses for them, too, and judges where the turn then ends.

For each sample, a table is drawn that fits what the seat knows. Moves of a turn are made at the same time, so what the
others do there does not depend on the own move: one draw of theirs serves all own moves, which compares these better
than separate draws would.
"""

import math

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.ai.classic.net import NetEvaluator
from sevenwonders.ai.network import Network
from sevenwonders.classic import ids, rules, score
from sevenwonders.classic.knowledge import Knowledge
from sevenwonders.classic.seen import Seen
from sevenwonders.classic.state import State
from sevenwonders.core import bits
from sevenwonders.core.rng import Rng

SPARE = 255
MARGIN = 8
MARGIN_WEIGHT = 0.05
UNIT = 2.0**-53
MOST_CANDIDATES = 12


class Joint:
    """Judges the moves of a turn together with those of the others; one thread's."""

    def __init__(self, network: Network, seed: int) -> None:
        self.mine = NetEvaluator(network)
        self.theirs = NetEvaluator(network)
        self.knowledge = Knowledge(_somebody())
        self.world = State()
        self.after = State()
        self.rng = Rng(seed)
        self.temperature = 0.04  # of the others' choices, divided by the number of players
        self.candidates = 0
        self.move = [0] * 12
        self.value = [0.0] * 12
        self.answer = [0] * 7

    def choose(self, seen: Seen, samples: int) -> int:
        """Return the id of the best move on what a seat sees; only moves of a turn are worth samples."""
        self.candidates = 0
        self.mine.moves_of(seen)
        if seen.state.question() != ids.TURN or self.mine.choices.count == 1:
            return self.mine.choices.nth(self.mine.highest())
        with cython.nogil:
            self.pick_candidates()
            self.knowledge.learn(seen)
            for _ in range(samples):
                self.sample(seen.seat)
        found = 0
        for k in range(1, self.candidates):
            if self.value[k] > self.value[found]:
                found = k
        return self.move[found]

    def weighed(self) -> list[tuple[int, float]]:
        """Return the candidates of the last choice with their values, summed over the samples."""
        return [(self.move[k], self.value[k]) for k in range(self.candidates)]

    def pick_candidates(self) -> None:
        """Keep the best of the moves as judged alone, the best first."""
        self.candidates = 0
        while self.candidates < MOST_CANDIDATES and self.candidates < self.mine.choices.count:
            best = self.mine.highest()
            self.move[self.candidates] = self.mine.choices.nth(best)
            self.value[self.candidates] = 0.0
            self.mine.values[best] = -99.0
            self.candidates += 1

    def sample(self, seat: int) -> None:
        """Add to each candidate's value what it comes to at one sampled table."""
        self.knowledge.sample_into(self.world, self.rng)
        self.world.waiting = (1 << self.world.players) - 1
        for other in range(self.world.players):
            self.world.chosen[other] = ids.NOTHING
            if other != seat:
                self.theirs.look(self.world, other)
                self.theirs.judge_moves()
                self.answer[other] = self.theirs.choices.nth(self.tempered())
        for k in range(self.candidates):
            self.after.copy_from(self.world)
            for other in range(self.world.players):
                rules.apply(self.after, other, self.move[k] if other == seat else self.answer[other])
            self.value[k] += self.outcome(seat)

    def tempered(self) -> int:
        """Return a move of another seat with a high value: after some noise, the highest."""
        temperature = self.temperature / self.world.players
        found = 0
        most = -99.0
        for n in range(self.theirs.choices.count):
            uniform = ((self.rng.bits64() >> 11) + 0.5) * UNIT
            value = self.theirs.values[n] - temperature * math.log(-math.log(uniform))
            if value > most:
                most = value
                found = n
        return found

    def outcome(self, seat: int) -> float:
        """Return what the table `after` is worth to a seat, when what else is asked in this turn is answered."""
        while self.after.question() == ids.LAST or self.after.question() == ids.REVIVE:
            other = bits.lowest(self.after.waiting)
            rules.apply(self.after, other, self.theirs.best(self.after, other))
        if self.after.question() == ids.OVER:
            return result(self.after, seat)
        self.mine.look(self.after, seat)
        if self.after.question() == ids.DEAL:
            self.mine.judge_between()
        else:
            self.mine.judge_before()
        return self.mine.outlooks[SPARE][0] + MARGIN_WEIGHT * self.mine.outlooks[SPARE][MARGIN]


def result(state: State, seat: int) -> float:
    """Return what a finished game is worth to a seat, as the network's outlook would be."""
    best = -99
    for other in range(state.players):
        if other != seat:
            points = score.points(state, other)
            if points > best:
                best = points
    share = 0.0
    if state.winners >> seat & 1:
        share = 1.0 / bits.count(state.winners)
    return share + MARGIN_WEIGHT * (score.points(state, seat) - best) / 20.0


def _somebody() -> Seen:
    """Return what seat 0 of an empty table sees: something to begin with."""
    seen = Seen()
    seen.seat = 0
    return seen
