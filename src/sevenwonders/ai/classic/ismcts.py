# cython: boundscheck=False, wraparound=False
"""Single-observer information set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012).

Every simulation samples a determinization: a state consistent with the knowledge of the searching seat. All simulations
share one tree, whose nodes are sequences of the seat's own moves. The selection is UCB1 over the moves that are legal
in the determinization, with the number of times a move was available instead of the parent's visits. The other seats,
and all seats below the tree, play the move with the highest heuristic value plus noise. The result of a simulation is a
mixture of the victory share and the margin.
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
from sevenwonders.ai.tree import Tree, longer
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
MAX_NODES = 1 << 22


class InformationSetTree(Tree):
    """The search tree of one seat; `run` raises RuntimeError while another thread runs it."""

    def __init__(self, seat: int, seed: int, exploration: float, noise: int, depth: int) -> None:
        self.available = array("i")  # how often the move was legal when its parent was selected from
        super().__init__(depth + 1)
        self.seat = seat
        self.state = State()
        self.choices = Choices()
        self.rng = Rng(seed)
        self.exploration = exploration
        self.noise = noise
        self.depth = depth
        self.busy = False

    def reserve(self, room: int) -> None:
        """Allocate space for `room` nodes."""
        self.available = longer("i", self.available, room)
        Tree.reserve(self, room)

    def run(self, knowledge: Knowledge, simulations: int) -> None:
        """Run simulations without the GIL, each from a new determinization."""
        if self.busy:
            raise RuntimeError("the search tree is in use by another thread")
        self.busy = True
        self.provide(simulations, MAX_NODES)
        with cython.nogil:
            for _ in range(simulations):
                knowledge.sample_into(self.state, self.rng)
                self.simulate()
        self.busy = False

    def simulate(self) -> None:
        """Play one game to the end, the seat's first moves by the tree, and update the nodes on the path."""
        self.length = 0
        node = self.step_to(0)
        # Secret choices are unknown to the seat, so the other seats choose again.
        if self.state.question() == ids.TURN:
            self.state.waiting = (1 << self.state.players) - 1
        while self.state.question() != ids.OVER:
            if self.state.question() < ids.FIRST_ASK:
                nature.draw(self.state, self.rng)
            else:
                node = self.play_decisions(node)
        self.credit(self.result())

    def play_decisions(self, node: int) -> int:
        """Play the pending decisions of all seats; return the node that is reached, NOTHING below the tree."""
        waiting = self.state.waiting
        while waiting:
            seat = bits.lowest(waiting)
            waiting &= waiting - 1
            self.choices.fill(self.state, seat)
            if seat == self.seat and node != ids.NOTHING and self.length <= self.depth:
                node = self.select_child(node)
                if node != ids.NOTHING:
                    move = self.key[self.step_to(node)]
                    # An unvisited node is a leaf.
                    if self.visits[node] == 0:
                        node = ids.NOTHING
                else:
                    move = self.noisy_move(seat)
            else:
                move = self.noisy_move(seat)
            rules.apply(self.state, seat, move)
        return node

    def noisy_move(self, seat: int) -> int:
        """Return the move with the highest heuristic value plus noise."""
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

    def select_child(self, node: int) -> int:
        """Return the legal child with the highest UCB1 bound, or a new child; NOTHING if the tree is full."""
        best = ids.NOTHING
        highest = -1.0
        new_move = ids.NOTHING
        new_value = -1000000
        for n in range(self.choices.count):
            move = self.choices.nth(n)
            child = self.child_of(node, move)
            if child == 0:
                value = heuristic.move_worth(self.state, self.seat, move)
                if value > new_value:
                    new_value = value
                    new_move = move
                continue
            self.available[child] += 1
            bound = self.mean(child) + self.exploration * self.doubt(child, math.log(self.available[child] + 1.0))
            if bound > highest:
                highest = bound
                best = child
        if new_move == ids.NOTHING:
            return best
        if self.size >= self.room:
            return best
        child = self.add_child(node, new_move)
        self.available[child] = 1
        return child

    def result(self) -> float:
        """Return the result of the finished game for the seat, from 0 to 1."""
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
        """Return move, visits and summed result of the root's children, sorted by move."""
        return sorted((self.key[child], self.visits[child], self.value[child]) for child in self.children(0))


class MctsAgent:
    """Searches within a limit; with a limit in simulations the same seed gives the same game.

    Threads may share an agent: every call has a tree of its own.
    """

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
        """Return the most visited move, of equal ones that with the best result."""
        moves = asked(seen).legal_ids()
        return moves[0] if len(moves) == 1 else self._ranked(seen)[0][0]

    def analyse(self, seen: Seen) -> Verdict:
        """Return all moves, best first; each is visited at least once, even beyond the limit."""
        ranked = self._ranked(seen)
        return Verdict(seen.seat, tuple(_candidate(seen, *found) for found in ranked))

    def _ranked(self, seen: Seen) -> list[tuple[int, int, float]]:
        budget = Budget(self._limit, least=len(asked(seen).legal_ids()))
        knowledge = Knowledge(seen)
        tree = InformationSetTree(seen.seat, self._rng.bits64(), self._exploration, self._noise, self._depth)
        while size := budget.chunk():
            tree.run(knowledge, size)
        return sorted(tree.report(), key=lambda found: (-found[1], -found[2]))


def _candidate(seen: Seen, move: int, visits: int, value: float) -> Candidate:
    """Return a move with its mean result for the seat; the other seats share the rest equally."""
    players = seen.state.players
    own = value / visits if visits else 0.0
    others = (1 - own) / (players - 1)
    return Candidate(move, visits, tuple(own if seat == seen.seat else others for seat in range(players)))


def make(argument: str, seed: int) -> MctsAgent:
    """Return the agent of a spec."""
    return MctsAgent(seed, Limit.parse(argument))
