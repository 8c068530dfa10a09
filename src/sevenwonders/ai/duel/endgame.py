# cython: boundscheck=False, wraparound=False
"""Exact endgame solver: alpha-beta with chance nodes by star1 (Ballard, 1983), for positions late in Age III.

Star1 passes each outcome of a chance node the bounds that the remaining outcomes leave. Values are those of seat 0. The
number of nodes is limited; a search that exceeds it returns no value.
"""

from array import array
from dataclasses import dataclass

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.ai.duel import evaluator as judging
from sevenwonders.duel import ids, nature, rules, state_pool
from sevenwonders.duel.rules import Choices
from sevenwonders.duel.state import State

DEEPEST = 100  # 20 cards, each with a turn, up to two chance events and follow-up decisions
MOST_NODES = 2_000_000


@dataclass(frozen=True, slots=True)
class Solution:
    """The value of each legal move for the seat to move; exact without chance events, else an expectation."""

    moves: dict[int, float]
    value: float
    is_exact: bool
    nodes: int


class Endgame:
    """Solves positions of Age III within a number of nodes."""

    def __init__(self, most: int = MOST_NODES) -> None:
        self.most = most
        self.nodes = 0
        self.draws = 0  # chance nodes
        self.state = State()
        self.choices = Choices()
        self.positions = state_pool.make(DEEPEST)
        self.moves = array("i", bytes(4 * DEEPEST * ids.MOST_MOVES))
        self.order = array("i", bytes(4 * ids.MOST_MOVES))  # the moves to try
        self.worth = 0.0  # value of the best move for the seat to move
        self.successes = array("i", bytes(4 * 2 * ids.MOVES))  # cutoffs by each move of a seat

    def solve(self, state: State) -> Solution | None:
        """Return the values of all moves, or None if the node limit is exceeded or before Age III.

        Raise MoveError unless a seat is to move.
        """
        found = {}
        for move in self.begin(state):
            with cython.nogil:
                value = self.value_after(state, move, 0.0, 1.0)
            if self.nodes > self.most:
                return None
            found[move] = value
        return Solution(found, max(found.values()), self.draws == 0, self.nodes) if found else None

    def best(self, state: State) -> tuple[int, float] | None:
        """Return the best move and its value for the seat to move, or None as `solve`; much faster than that."""
        count = 0
        for move in self.begin(state):
            self.order[count] = move
            count += 1
        with cython.nogil:
            found = self.foremost(state, count)
        return (self.order[found], self.worth) if found != ids.NOTHING else None

    def begin(self, state: State) -> list[int]:
        """Return the legal moves of a position that can be solved, none before Age III."""
        judging.expect_asked(state)
        self.forget()
        return rules.legal_ids(state) if state.age == 3 else []

    def forget(self) -> None:
        """Reset the counters."""
        self.nodes = 0
        self.draws = 0
        for i in range(2 * ids.MOVES):
            self.successes[i] = 0

    def foremost(self, state: State, count: int) -> int:
        """Return the place of the best of the first moves in `order`, of equal ones the first; it is worth `worth`.

        The position is one of Age III. NOTHING if that takes too many nodes, or if there are no moves.
        """
        self.forget()
        self.worth = -1.0
        found = ids.NOTHING
        for n in range(count):
            value = self.value_after(state, self.order[n], self.worth if self.worth > 0.0 else 0.0, 1.0)
            if self.nodes > self.most:
                return ids.NOTHING
            if value > self.worth:
                found = n
                self.worth = value
            if self.worth >= 1.0:
                break
        return found

    def value_after(self, state: State, move: int, low: float, high: float) -> float:
        """Return the value of a move for the seat to move, or a bound of it as `value` does."""
        self.state.copy_from(state)
        rules.apply(self.state, move)
        if state.active:
            return 1.0 - self.value(0, 1.0 - high, 1.0 - low)
        return self.value(0, low, high)

    def value(self, depth: int, low: float, high: float) -> float:
        """Return the value of the state, or a bound of it where it is not between `low` and `high`."""
        self.nodes += 1
        question = self.state.question()
        if question == ids.OVER:
            return judging.result(self.state, 0)
        if self.nodes > self.most or depth >= DEEPEST:
            self.nodes = self.most + 1
            return low
        state_pool.save(self.positions, depth, self.state)
        if question < ids.FIRST_ASK:
            return self.mean(depth, low, high)
        if self.state.active:
            return self.lowest(depth, low, high)
        return self.highest(depth, low, high)

    def highest(self, depth: int, low: float, high: float) -> float:
        """Return the value of a decision of seat 0."""
        best = 0.0
        count = self.list_moves(depth)
        for n in range(count):
            move = self.best_left(depth, n, count, 0)
            if n:
                state_pool.load(self.positions, depth, self.state)
            rules.apply(self.state, move)
            value = self.value(depth + 1, low, high)
            if value > best:
                best = value
                if best > low:
                    low = best
                if low >= high or best >= 1.0:
                    self.successes[move] += 1
                    break
        return best

    def lowest(self, depth: int, low: float, high: float) -> float:
        """Return the value of a decision of seat 1."""
        best = 1.0
        count = self.list_moves(depth)
        for n in range(count):
            move = self.best_left(depth, n, count, ids.MOVES)
            if n:
                state_pool.load(self.positions, depth, self.state)
            rules.apply(self.state, move)
            value = self.value(depth + 1, low, high)
            if value < best:
                best = value
                if best < high:
                    high = best
                if low >= high or best <= 0.0:
                    self.successes[ids.MOVES + move] += 1
                    break
        return best

    def list_moves(self, depth: int) -> int:
        """List the legal moves of the state for this depth; return how many there are."""
        self.choices.fill(self.state)
        for n in range(self.choices.count):
            self.moves[depth * ids.MOST_MOVES + n] = self.choices.nth(n)
        return self.choices.count

    def best_left(self, depth: int, n: int, count: int, offset: int) -> int:
        """Select the remaining move with most cutoffs, swap it to number `n` and return it."""
        start = depth * ids.MOST_MOVES
        best = start + n
        for i in range(start + n + 1, start + count):
            if self.successes[offset + self.moves[i]] > self.successes[offset + self.moves[best]]:
                best = i
        move = self.moves[best]
        self.moves[best] = self.moves[start + n]
        self.moves[start + n] = move
        return move

    def mean(self, depth: int, low: float, high: float) -> float:
        """Return the mean over the outcomes of a chance node, or a bound; remaining outcomes are from 0 to 1."""
        self.draws += 1
        count = nature.outcome_count(self.state)
        total = 0.0
        for n in range(count):
            if n:
                state_pool.load(self.positions, depth, self.state)
            nature.settle(self.state, n)
            rest = count - n - 1
            least = count * low - total - rest
            most = count * high - total
            value = self.value(depth + 1, least if least > 0.0 else 0.0, most if most < 1.0 else 1.0)
            total += value
            if value <= least:
                return (total + rest) / count
            if value >= most:
                return total / count
        return total / count
