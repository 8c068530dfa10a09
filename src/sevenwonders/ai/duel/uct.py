# cython: boundscheck=False, wraparound=False
"""The search for evaluators that know nothing before they have looked: upper confidence bounds, one look a leaf.

A node of the tree is a decision of a seat or a draw of nature. A reveal and the library's tokens have a child per
outcome, visited as often as nature would; a deal and an offer have too many outcomes, so there the tree ends and each
simulation goes on with a draw of its own. Results are summed as seen from seat 0.
"""

import math
from array import array

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.ai.duel import evaluator as judging
from sevenwonders.ai.duel.evaluator import Evaluator
from sevenwonders.ai.tree import Tree
from sevenwonders.core.rng import Rng
from sevenwonders.duel import ids, nature, rules
from sevenwonders.duel.rules import Choices
from sevenwonders.duel.state import State

EXPLORATION = 0.7
OUTCOMES = 7  # entries of an outlook
LONGEST_PATH = 256  # an age has at most 20 turns, each with a few questions and draws
MOST_NODES = 1 << 24
ROOM_EACH = 16  # nodes a simulation may add; it adds 6 on average, and none where there is no room


class Uct(Tree):
    """A growing tree over one root position, in which a seat is asked. The evaluator must play games to their end."""

    def __init__(self, root: State, evaluator: Evaluator, seed: int, exploration: float = EXPLORATION) -> None:
        judging.expect_asked(root)
        judging.expect_evaluator(evaluator)
        if not evaluator.blind:
            raise TypeError(f"{type(evaluator).__name__} does not play games to their end")
        super().__init__(LONGEST_PATH)
        self.root = root.copy()
        self.state = root.copy()
        self.choices = Choices()
        self.evaluator = evaluator
        self.rng = Rng(seed)
        self.exploration = exploration
        self.endings = array("i", bytes(4 * OUTCOMES * (ids.MOST_MOVES + 1)))  # of the games by the move at the root

    def grow(self, simulations: int) -> None:
        """Run simulations, without the GIL."""
        self.provide(simulations * ROOM_EACH + ids.MOST_MOVES, MOST_NODES)
        with cython.nogil:
            for _ in range(simulations):
                self.simulate()

    def simulate(self) -> None:
        """Walk down the tree, judge the position where it ends, and credit the way."""
        self.state.copy_from(self.root)
        self.length = 0
        node = self.step_to(0)
        while node >= 0:
            node = self.descend(node)
        self.credit(self.evaluator.value(self.state, 0, self.rng))
        self.endings[self.path[1] * OUTCOMES + judging.entry_of(self.evaluator.after, self.root.active)] += 1

    def descend(self, node: int) -> int:
        """Go on to a child, growing the tree where it is due; return NOTHING where the simulation leaves it."""
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
            # A node is expanded at its second visit; the root has nobody to visit it before.
            if (self.visits[node] == 0 and node != 0) or self.size + ids.MOST_MOVES > self.room:
                return ids.NOTHING
            self.expand(node)
        child = self.best_child(node, self.state.active)
        rules.apply(self.state, self.key[child])
        return self.step_to(child)

    def drawn_child(self, node: int, key: int) -> int:
        """Return the child for the draw just made, a new one if it never came before."""
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
        """Return the child with the highest upper confidence bound for a seat; one never visited comes first."""
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
        """Return the moves of the root in order: visits, mean result for the seat asked, and that none is proven."""
        seat = self.root.active
        return [
            (self.key[child], self.visits[child], abs(seat - self.mean(child)) if self.visits[child] else 0.5, False)
            for child in self.children(0)
        ]

    def outcomes_of(self, move: int) -> list[float]:
        """Return the outlook of the seat that is asked after a move at the root: how the games ended."""
        start = self.child_of(0, move) * OUTCOMES
        endings = [self.endings[start + entry] for entry in range(OUTCOMES)]
        return [count / max(1, sum(endings)) for count in endings]

    def line(self, move: int) -> list[int]:
        """Return a move at the root: what came after it was chosen with little knowledge."""
        return [move]

    def is_settled(self) -> bool:
        """Return whether more simulations would be in vain, which random games never show."""
        return False
