# cython: boundscheck=False, wraparound=False
"""Determinised Monte Carlo tree search on what a seat sees.

For every simulation a table is sampled that fits it (see `knowledge`). All of them share one tree, in which a node is a
sequence of own moves: at each the best of those that are legal at the sampled table is taken by an upper confidence
bound that counts how often a move was there to be taken. The others, and all seats below the tree, play the move of the
highest worth with some noise on it, and so choose as if at the same time. The result of a simulation is the share in
the victory, and a little of the margin.
"""

import math
from array import array

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.ai.agents import Candidate, Verdict
from sevenwonders.ai.classic import heuristic
from sevenwonders.ai.limits import Budget, Limit
from sevenwonders.ai.tree import Tree as Nodes
from sevenwonders.ai.tree import longer
from sevenwonders.classic import ids, nature, rules, score
from sevenwonders.classic.knowledge import Knowledge
from sevenwonders.classic.rules import Choices
from sevenwonders.classic.seen import Seen, asked
from sevenwonders.classic.state import State
from sevenwonders.core import bits
from sevenwonders.core.rng import Rng

EXPLORATION = 0.5
NOISE = 3000  # thousandths of a point
DEPTH = 6  # own moves in the tree
MOST_NODES = 1 << 22


class Tree(Nodes):
    """A growing search tree for one seat, over tables that look alike to it."""

    def __init__(self, seat: int, seed: int, exploration: float, noise: int, depth: int) -> None:
        self.offers = array("i")  # how often the move was legal when one was to be picked
        super().__init__(depth + 1)
        self.seat = seat
        self.state = State()
        self.choices = Choices()
        self.rng = Rng(seed)
        self.exploration = exploration
        self.noise = noise
        self.depth = depth

    def reserve(self, room: int) -> None:
        """Make room for this many nodes in all."""
        self.offers = longer("i", self.offers, room)
        Nodes.reserve(self, room)

    def grow(self, knowledge: Knowledge, simulations: int) -> None:
        """Run simulations, each from another table that fits what is known, without the GIL."""
        self.provide(simulations, MOST_NODES)
        with cython.nogil:
            for _ in range(simulations):
                knowledge.sample_into(self.state, self.rng)
                self.simulate()

    def simulate(self) -> None:
        """Play one game to the end, the seat's first moves by the tree, and add the result along the way."""
        self.length = 0
        node = self.step_to(0)
        # A choice that is still secret is not known: the others choose anew, as they would at any table that fits.
        if self.state.question() == ids.TURN:
            self.state.waiting = (1 << self.state.players) - 1
        while self.state.question() != ids.OVER:
            if self.state.question() < ids.FIRST_ASK:
                nature.draw(self.state, self.rng)
            else:
                node = self.answer_all(node)
        self.credit(self.result())

    def answer_all(self, node: int) -> int:
        """Answer for every seat that is asked; return where the tree has come to, NOTHING below it."""
        waiting = self.state.waiting
        while waiting:
            seat = bits.lowest(waiting)
            waiting &= waiting - 1
            self.choices.fill(self.state, seat)
            if seat == self.seat and node != ids.NOTHING and self.length <= self.depth:
                node = self.pick_child(node)
                if node != ids.NOTHING:
                    move = self.key[self.step_to(node)]
                    # A node that was never visited is a leaf: below it nobody searches.
                    if self.visits[node] == 0:
                        node = ids.NOTHING
                else:
                    move = self.noisy_move(seat)
            else:
                move = self.noisy_move(seat)
            rules.apply(self.state, seat, move)
        return node

    def noisy_move(self, seat: int) -> int:
        """Return the move of the highest worth, with noise."""
        best = self.choices.nth(0)
        if self.choices.count == 1:
            return best
        highest = -1000000
        for n in range(self.choices.count):
            move = self.choices.nth(n)
            value = heuristic.move_worth(self.state, seat, move) + self.rng.below(self.noise)
            if value > highest:
                highest = value
                best = move
        return best

    def pick_child(self, node: int) -> int:
        """Return the child of the best bound among the legal moves, a new one if some have none; NOTHING if no room."""
        best = ids.NOTHING
        highest = -1.0
        fresh = ids.NOTHING
        fresh_worth = -1000000
        for n in range(self.choices.count):
            move = self.choices.nth(n)
            child = self.child_of(node, move)
            if child == 0:
                value = heuristic.move_worth(self.state, self.seat, move)
                if value > fresh_worth:
                    fresh_worth = value
                    fresh = move
                continue
            self.offers[child] += 1
            bound = self.mean(child) + self.exploration * self.doubt(child, math.log(self.offers[child] + 1.0))
            if bound > highest:
                highest = bound
                best = child
        if fresh == ids.NOTHING:
            return best
        if self.size >= self.room:
            return best
        child = self.add_child(node, fresh)
        self.offers[child] = 1
        return child

    def result(self) -> float:
        """Return what the finished game is to the seat, from 0 to 1."""
        share = 0.0
        if self.state.winners >> self.seat & 1:
            share = 1.0 / bits.count(self.state.winners)
        mine = score.points(self.state, self.seat)
        best = -100
        for seat in range(self.state.players):
            if seat != self.seat:
                points = score.points(self.state, seat)
                if points > best:
                    best = points
        margin = 0.5 + (mine - best) / 80.0
        if margin < 0.0:
            margin = 0.0
        elif margin > 1.0:
            margin = 1.0
        return 0.6 * share + 0.4 * margin

    def report(self) -> list[tuple[int, int, float]]:
        """Return the root's moves with their visits and summed results, in the fixed order of moves."""
        return sorted((self.key[child], self.visits[child], self.value[child]) for child in self.children(0))


class MctsAgent:
    """Searches within a limit; for simulations the same seed gives the same game."""

    def __init__(
        self,
        seed: int,
        limit: Limit,
        exploration: float = EXPLORATION,
        noise: int = NOISE,
        depth: int = DEPTH,
    ) -> None:
        self.name = f"mcts:{limit}"
        self._rng = Rng(seed)
        self._limit = limit
        self._exploration = exploration
        self._noise = noise
        self._depth = depth

    def choose(self, seen: Seen) -> int:
        """Return the move that was tried most, of those the one with the best results."""
        moves = asked(seen).legal_ids()
        return moves[0] if len(moves) == 1 else self._ranked(seen)[0][0]

    def analyse(self, seen: Seen) -> Verdict:
        """Return all moves with what the search found, the one to play first; each is tried, whatever the limit."""
        ranked = self._ranked(seen)
        return Verdict(seen.seat, tuple(_candidate(seen, *found) for found in ranked))

    def _ranked(self, seen: Seen) -> list[tuple[int, int, float]]:
        budget = Budget(self._limit, least=len(asked(seen).legal_ids()))
        knowledge = Knowledge(seen)
        tree = Tree(seen.seat, self._rng.bits64(), self._exploration, self._noise, self._depth)
        while size := budget.chunk():
            tree.grow(knowledge, size)
        return sorted(tree.report(), key=lambda found: (-found[1], -found[2]))


def _candidate(seen: Seen, move: int, visits: int, value: float) -> Candidate:
    """Return a move; its result, part share and part margin, counts for the own seat alone."""
    players = seen.state.players
    own = value / visits if visits else 0.0
    others = (1 - own) / (players - 1)
    return Candidate(move, visits, tuple(own if seat == seen.seat else others for seat in range(players)))


def make(argument: str, seed: int) -> MctsAgent:
    """Return the agent of a spec."""
    return MctsAgent(seed, Limit.parse(argument))
