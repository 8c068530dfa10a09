# cython: boundscheck=False, wraparound=False
"""UCT with random rollouts: Monte Carlo tree search by upper confidence bounds (Kocsis and Szepesvári, 2006).

A node is a decision of a seat or a chance event. A reveal and the tokens of the Great Library have one child per
outcome, sampled by its probability. A deal and an offer have too many outcomes: the tree ends there, and each
simulation draws one of its own. Results are summed from the perspective of seat 0.
"""

import math
from array import array

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.ai.duel import evaluator as judging
from sevenwonders.ai.duel.evaluator import RandomRollouts
from sevenwonders.ai.tree import Tree
from sevenwonders.core.rng import Rng
from sevenwonders.duel import ids, nature, rules
from sevenwonders.duel.rules import Choices
from sevenwonders.duel.state import State

EXPLORATION = 0.7
LONGEST_PATH = 256  # an age has at most 20 turns, each with a few questions and draws
MOST_NODES = 1 << 24
ROOM_EACH = 16  # nodes a simulation may add; it adds 6 on average, and none where there is no room


class Uct(Tree):
    """A search tree over one root position, in which a seat must be to move."""

    def __init__(self, root: State, evaluator: RandomRollouts, seed: int, exploration: float = EXPLORATION) -> None:
        judging.expect_asked(root)
        judging.expect_evaluator(evaluator)
        if not isinstance(evaluator, RandomRollouts):
            raise TypeError(f"RandomRollouts are expected, not {type(evaluator).__name__}")
        super().__init__(LONGEST_PATH)
        self.root = root.copy()
        self.state = root.copy()
        self.choices = Choices()
        self.evaluator = evaluator
        self.rng = Rng(seed)
        self.exploration = exploration
        self.endings = array("i", bytes(4 * ids.OUTLOOK * (ids.MOST_MOVES + 1)))  # of the games by the move at the root

    def grow(self, simulations: int) -> None:
        """Run simulations, without the GIL."""
        self.provide(simulations * ROOM_EACH + ids.MOST_MOVES, MOST_NODES)
        self.evaluator.acquire()
        try:
            with cython.nogil:
                for _ in range(simulations):
                    self.simulate()
        finally:
            self.evaluator.release()

    def simulate(self) -> None:
        """Select a leaf, play a random game from it, and add the result to the path."""
        self.state.copy_from(self.root)
        self.length = 0
        node = self.step_to(0)
        while node >= 0:
            node = self.descend(node)
        self.credit(self.evaluator.seat_value(self.state, 0, self.rng))
        self.endings[self.path[1] * ids.OUTLOOK + judging.entry_of(self.evaluator.after, self.root.active)] += 1

    def descend(self, node: int) -> int:
        """Select a child, expanding the node if due; return it, or NOTHING where the simulation leaves the tree."""
        question = self.state.question()
        if question == ids.REVEAL:
            slot = rules.hidden_slot(self.state)
            nature.draw(self.state, self.rng)
            return self.drawn_child(node, self.state.slot[slot])
        if question == ids.SHOW:
            nature.draw(self.state, self.rng)
            return self.drawn_child(node, self.state.shown)
        if question < ids.FIRST_ASK or question == ids.OVER or self.length >= LONGEST_PATH:
            return ids.NOTHING
        if self.first[node] == 0:
            # A node is expanded at its second visit, the root at its first.
            if (self.visits[node] == 0 and node != 0) or self.size + ids.MOST_MOVES > self.room:
                return ids.NOTHING
            self.expand(node)
        child = self.best_child(node, self.state.active)
        rules.apply(self.state, self.key[child])
        return self.step_to(child)

    def drawn_child(self, node: int, key: int) -> int:
        """Return the child of the outcome just drawn; add it if it is new."""
        child = self.child_of(node, key)
        if child == 0:
            if self.size >= self.room:
                return ids.NOTHING
            child = self.add_child(node, key)
        return self.step_to(child)

    def expand(self, node: int) -> None:
        """Add a child for every legal move."""
        self.choices.fill(self.state)
        for n in range(self.choices.count - 1, -1, -1):
            self.add_child(node, self.choices.nth(n))

    def best_child(self, node: int, seat: int) -> int:
        """Return the child with the highest upper confidence bound for a seat; unvisited children come first."""
        log_tries = math.log(self.visits[node] + 1.0)
        best = 0
        highest = -1.0
        child = self.first[node]
        while child:
            if self.visits[child] == 0:
                return child
            mean = self.mean(child)
            bound = (1.0 - mean if seat else mean) + self.exploration * self.doubt(child, log_tries)
            if bound > highest:
                highest = bound
                best = child
            child = self.next[child]
        return best

    def report(self) -> list[tuple[int, int, float, bool]]:
        """Return (move, visits, mean result for the seat to move, False) of each root move; none is proven."""
        seat = self.root.active
        return [
            (self.key[child], self.visits[child], abs(seat - self.mean(child)) if self.visits[child] else 0.5, False)
            for child in self.children(0)
        ]

    def outcomes_of(self, move: int) -> list[float]:
        """Return the frequencies of the outcomes after a root move for the seat to move."""
        start = self.child_of(0, move) * ids.OUTLOOK
        endings = [self.endings[start + entry] for entry in range(ids.OUTLOOK)]
        return [count / max(1, sum(endings)) for count in endings]

    def line(self, move: int) -> list[int]:
        """Return the move alone: its continuations have too few visits to be meaningful."""
        return [move]

    def is_settled(self) -> bool:
        """Return whether further simulations cannot change the result; random rollouts never prove that."""
        return False
