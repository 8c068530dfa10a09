# cython: boundscheck=False, wraparound=False
"""PUCT: tree search with priors, explicit chance nodes and proofs.

PUCT selects moves by value and prior (Rosin 2011; AlphaZero, 2017). When a position is expanded, the evaluator values
every legal move; the prior is the softmax of these values. A node is fresh (not expanded), a decision, a chance node
with a child for each outcome, or closed: the game is over, or a deal or an offer is pending, which have too many
outcomes and keep the evaluator's value. A simulation selects moves by PUCT and the least visited outcome at chance
nodes, expands one node and backs its value up.

All values are from the perspective of seat 0. The mean value of a node is `value / (1 + visits)`, where `value` starts
with the evaluator's value. A decision adds the value of its best move at expansion, and the current means of its
children times their visits; a chance node has the mean of its children. Proven nodes are exact: finished games,
decisions with a winning move or with all moves proven, chance nodes with all outcomes proven.
"""

import math
from array import array

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.ai.duel import evaluator as judging
from sevenwonders.ai.duel.evaluator import Evaluator
from sevenwonders.ai.tree import Tree, longer
from sevenwonders.core import arrays
from sevenwonders.core.errors import MoveError
from sevenwonders.core.rng import Rng
from sevenwonders.duel import ids, nature, rules, state_pool
from sevenwonders.duel.rules import Choices
from sevenwonders.duel.state import State

EXPLORATION = 0.5
TEMPERATURE = 0.1
LONGEST_PATH = 256  # an age has at most 20 turns, each with a few questions and draws
MOST_NODES = 1 << 23
MAX_POSITIONS = 1 << 18  # stored positions; others are recomputed from an ancestor
ROOM_EACH = 24  # nodes reserved for each simulation; it adds about 12
ROOT_SHARE = 16  # each root move gets at least 1 / ROOT_SHARE of an equal share of the visits
LONG_IDLE = 1024  # simulations without a new position until the search stops: before a deal there may be few
SURE = 0.999  # moves of at least this value are checked for an immediate win
OUTCOME_EVALUATIONS = 500  # approximate number of evaluations for the outcome probabilities of a move


# Kinds of nodes.
FRESH = 0  # not expanded
ASKED = 1  # a decision of seat 0; 2 for seat 1
DRAWN = 3  # a chance node
CLOSED = 4  # never expanded


class Search(Tree):
    """A search tree; `set_root` reuses the subtree of a position that is in the tree."""

    def __init__(
        self, evaluator: Evaluator, seed: int, exploration: float = EXPLORATION, temperature: float = TEMPERATURE
    ) -> None:
        judging.expect_evaluator(evaluator)
        self.prior = array("f")
        self.kind = array("b")
        self.proven = array("b")
        self.position = array("i")  # index in `positions`, NOTHING if not stored
        super().__init__(LONGEST_PATH)
        self.value_before = array(
            "d", bytes(8 * LONGEST_PATH)
        )  # visits × mean of the nodes on the path, before the simulation
        self.owner = array("i")  # the node of each stored position
        self.position_count = 0
        self.position_capacity = 0
        self.positions = state_pool.make(1)
        self.evaluator = evaluator
        self.rng = Rng(seed)
        self.exploration = exploration
        self.temperature = temperature
        self.state = State()
        self.trial = State()
        self.choices = Choices()
        self.row = arrays.floats(ids.MOST_MOVES)
        self.weights = arrays.floats(ids.MOST_MOVES)
        self.outcome_row = arrays.floats(ids.OUTLOOK)
        self.seat = 0  # to move at the root
        self.idle = 0  # simulations since the last new node

    def reserve(self, room: int) -> None:
        """Grow the arrays to `room` nodes."""
        self.prior = longer("f", self.prior, room)
        self.kind = longer("b", self.kind, room)
        self.proven = longer("b", self.proven, room)
        self.position = longer("i", self.position, room)
        Tree.reserve(self, room)

    def reserve_positions(self, more: int) -> None:
        """Reserve storage for `more` positions, up to `MAX_POSITIONS`."""
        wanted = min(MAX_POSITIONS, self.position_count + more)
        if wanted > self.position_capacity:
            self.position_capacity = min(MAX_POSITIONS, max(2 * self.position_capacity, wanted))
            self.positions = state_pool.grown(self.positions, self.position_capacity)
            self.owner = longer("i", self.owner, self.position_capacity)

    # ---- the root

    def set_root(self, state: State) -> None:
        """Make a position the root, reusing its subtree; raise MoveError unless a seat is to move."""
        judging.expect_asked(state)
        self.evaluator.acquire()
        try:
            self.idle = 0
            node = self.find_node(state) if self.position_count else ids.NOTHING
            if node == ids.NOTHING:
                self.start(state)
            elif node:
                self.reroot(node)
        finally:
            self.release_evaluator()

    def start(self, state: State) -> None:
        """Start a new tree with this root."""
        self.provide(ids.MOST_MOVES, MOST_NODES)
        self.position_count = 0
        self.reserve_positions(1)
        self.size = 1
        self.seat = state.active
        self.init_node(0, 0, self.evaluator.seat_value(state, 0, self.rng))
        self.next[0] = 0
        self.state.copy_from(state)
        self.length = 0
        self.step_to(0)
        self.expand(0)

    def find_node(self, state: State) -> int:
        """Return the most visited node with this position stored, or NOTHING."""
        best = ids.NOTHING
        most = -1
        for place in range(self.position_count):
            if state_pool.holds(self.positions, place, state) and self.visits[self.owner[place]] > most:
                best = self.owner[place]
                most = self.visits[best]
        return best

    def reroot(self, node: int) -> None:
        """Make a node the root and delete all nodes outside its subtree."""
        moved = array("i", bytes(4 * self.size))
        self.compact(node, moved)

    def compact(self, root: int, moved: "array[int]") -> None:
        """Move a subtree to the front of the arrays; `moved` receives the new number of each node."""
        size = 0
        for old in range(root, self.size):
            if old == root or moved[old]:
                child = self.first[old]
                while child:
                    moved[child] = 1
                    child = self.next[child]
                moved[old] = size
                self.move_node(old, size)
                size += 1
        self.next[0] = 0
        for node in range(size):
            self.first[node] = moved[self.first[node]]
            self.next[node] = moved[self.next[node]]
        self.seat = self.kind[0] - ASKED
        self.size = size
        self.compact_positions(root, moved)

    def move_node(self, old: int, new: int) -> None:
        """Copy a node to a free number."""
        self.key[new] = self.key[old]
        self.first[new] = self.first[old]
        self.next[new] = self.next[old]
        self.visits[new] = self.visits[old]
        self.value[new] = self.value[old]
        self.prior[new] = self.prior[old]
        self.kind[new] = self.kind[old]
        self.proven[new] = self.proven[old]
        self.position[new] = self.position[old]

    def compact_positions(self, root: int, moved: "array[int]") -> None:
        """Delete the stored positions of deleted nodes."""
        kept = 0
        for place in range(self.position_count):
            old = self.owner[place]
            if old == root or moved[old]:
                state_pool.load(self.positions, place, self.state)
                state_pool.save(self.positions, kept, self.state)
                self.owner[kept] = moved[old]
                self.position[moved[old]] = kept
                kept += 1
        self.position_count = kept

    def release_evaluator(self) -> None:
        """End the reservation of the evaluator; if it raised an exception, discard the tree and raise that."""
        if self.evaluator.failed:
            self.position_count = 0
        self.evaluator.release()

    # ---- growing

    def grow(self, simulations: int) -> None:
        """Run simulations without the GIL until the root is proven."""
        if self.position_count == 0:
            raise MoveError("move/not-asked")
        self.provide(simulations * ROOM_EACH + ids.MOST_MOVES, MOST_NODES)
        self.reserve_positions(simulations)
        before = self.size
        self.evaluator.acquire()
        try:
            with cython.nogil:
                for _ in range(simulations):
                    if self.proven[0] or self.evaluator.failed:
                        break
                    self.simulate()
        finally:
            self.release_evaluator()
        is_complete = self.size == before and self.size + ids.MOST_MOVES <= self.room
        self.idle = self.idle + simulations if is_complete else 0

    def simulate(self) -> None:
        """Select a leaf, expand it and back its value up."""
        self.length = 0
        node = self.descend_to(0)
        while self.first[node] and not self.proven[node] and self.length < LONGEST_PATH:
            node = self.descend_to(self.select_child(node))
        if self.kind[node] == FRESH and self.length < LONGEST_PATH:
            self.visit_leaf(node)
        else:
            self.count_visit(node)
        self.backup()

    def descend_to(self, node: int) -> int:
        """Append a node to the path, save its value for the backup, and return it."""
        self.value_before[self.length] = self.visits[node] * self.mean_value(node)
        return self.step_to(node)

    def mean_value(self, node: int) -> float:
        """Return the mean value of a node for seat 0."""
        return self.value[node] / (1 + self.visits[node])

    def select_child(self, node: int) -> int:
        """Return the child to visit."""
        if self.kind[node] == DRAWN:
            return self.least_visited_outcome(node)
        if node == 0:
            child = self.undervisited_root_move()
            if child:
                return child
        return self.select_move(node, self.kind[node] - ASKED)

    def select_move(self, node: int, seat: int) -> int:
        """Return the child with the highest PUCT score for a seat; proven children get no exploration bonus."""
        scale = self.exploration * math.sqrt(self.visits[node])
        best = self.first[node]
        highest = -1.0
        child = best
        while child:
            tries = 1.0 + self.visits[child]
            worth = tries - self.value[child] if seat else self.value[child]
            if not self.proven[child]:
                worth += scale * self.prior[child]
            if worth > highest * tries:
                highest = worth / tries
                best = child
            child = self.next[child]
        return best

    def undervisited_root_move(self) -> int:
        """Return a root move below its minimum share of visits, or 0."""
        count = 0
        least = 0
        child = self.first[0]
        while child:
            if not self.proven[child] and (least == 0 or self.visits[child] < self.visits[least]):
                least = child
            count += 1
            child = self.next[child]
        return least if self.visits[least] * count * ROOT_SHARE < self.visits[0] else 0

    def least_visited_outcome(self, node: int) -> int:
        """Return the least visited outcome that is not proven."""
        best = 0
        child = self.first[node]
        while child:
            if not self.proven[child] and (best == 0 or self.visits[child] < self.visits[best]):
                best = child
            child = self.next[child]
        return best

    # ---- expansion

    def visit_leaf(self, node: int) -> None:
        """Expand the last node of the path; at a chance event descend to its first outcome."""
        self.replay_path()
        while True:
            question = self.state.question()
            if question >= ids.FIRST_ASK:
                break
            count = nature.outcome_count(self.state)
            if count == 0 or self.size + count > self.room or self.length + 1 >= LONGEST_PATH:
                if count == 0:
                    self.kind[node] = CLOSED
                self.count_visit(node)
                return
            self.expand_chance(node, count)
            node = self.descend_to(self.first[node])
            nature.settle(self.state, self.key[node])
        if question == ids.OVER:
            self.kind[node] = CLOSED
            self.set_proven(node, judging.result(self.state, 0))
            self.count_visit(node)
        elif self.size + ids.MOST_MOVES > self.room:
            self.count_visit(node)
        else:
            self.expand(node)

    def replay_path(self) -> None:
        """Compute the state at the end of the path from the last stored position on it."""
        i = self.length - 1
        while self.position[self.path[i]] == ids.NOTHING:
            i -= 1
        state_pool.load(self.positions, self.position[self.path[i]], self.state)
        while i < self.length - 1:
            if self.kind[self.path[i]] == DRAWN:
                nature.settle(self.state, self.key[self.path[i + 1]])
            else:
                rules.apply(self.state, self.key[self.path[i + 1]])
            i += 1

    def expand_chance(self, node: int, count: int) -> None:
        """Add a child for each outcome, starting with a random one; each gets the value of the chance node."""
        start = self.rng.below(count)
        self.kind[node] = DRAWN
        self.first[node] = self.size
        for n in range(count):
            self.init_node(self.size, (start + n) % count, self.mean_value(node))
            self.next[self.size] = self.size + 1
            self.size += 1
        self.next[self.size - 1] = 0

    def expand(self, node: int) -> None:
        """Add a child for each legal move with the evaluator's values, and count the visit."""
        seat = self.state.active
        self.choices.fill(self.state)
        self.evaluator.afterstates(self.state, self.choices, self.row)
        best = self.compute_priors(self.choices.count)
        self.kind[node] = ASKED + seat
        self.first[node] = self.size
        for n in range(self.choices.count):
            self.init_node(self.size, self.choices.nth(n), 1.0 - self.row[n] if seat else self.row[n])
            self.prior[self.size] = self.weights[n]
            self.next[self.size] = self.size + 1
            self.size += 1
        self.next[self.size - 1] = 0
        self.store_position(node)
        self.visits[node] += 1
        self.value[node] += 1.0 - best if seat else best
        if best >= SURE:
            self.prove_immediate_win(node, seat)

    def compute_priors(self, count: int) -> float:
        """Fill `weights` with the softmax of the move values; return the highest value."""
        best = self.row[0]
        for n in range(1, count):
            if self.row[n] > best:
                best = self.row[n]
        total = 0.0
        for n in range(count):
            self.weights[n] = math.exp((self.row[n] - best) / self.temperature)
            total += self.weights[n]
        for n in range(count):
            self.weights[n] /= total
        return best

    def init_node(self, node: int, key: int, value: float) -> None:
        """Initialise a fresh node."""
        self.key[node] = key
        self.first[node] = 0
        self.visits[node] = 0
        self.value[node] = value
        self.prior[node] = 0.0
        self.kind[node] = FRESH
        self.proven[node] = 0
        self.position[node] = ids.NOTHING

    def store_position(self, node: int) -> None:
        """Store the position of a node if there is room."""
        if self.position_count < self.position_capacity:
            state_pool.save(self.positions, self.position_count, self.state)
            self.position[node] = self.position_count
            self.owner[self.position_count] = node
            self.position_count += 1

    def prove_immediate_win(self, node: int, seat: int) -> None:
        """Prove a decision whose seat has an immediately winning move."""
        child = self.first[node]
        for n in range(self.choices.count):
            if self.row[n] >= SURE:
                self.trial.copy_from(self.state)
                rules.apply(self.trial, self.key[child + n])
                if self.trial.winner == seat:
                    self.kind[child + n] = CLOSED
                    self.set_proven(child + n, 1.0 - seat)
                    self.set_proven(node, 1.0 - seat)
                    return

    # ---- backup

    def count_visit(self, node: int) -> None:
        """Count a visit that does not expand the node."""
        self.value[node] += self.mean_value(node)
        self.visits[node] += 1

    def backup(self) -> None:
        """Update visits, means and proofs from the end of the path to the root."""
        for i in range(self.length - 2, -1, -1):
            node = self.path[i]
            child = self.path[i + 1]
            self.visits[node] += 1
            if self.kind[node] == DRAWN:
                self.value[node] = self.mean_outcome(node) * (1 + self.visits[node])
            else:
                self.value[node] += self.visits[child] * self.mean_value(child) - self.value_before[i + 1]
            if self.proven[child]:
                self.update_proof(node, child)

    def mean_outcome(self, node: int) -> float:
        """Return the mean value over the outcomes of a chance node."""
        total = 0.0
        count = 0
        child = self.first[node]
        while child:
            total += self.mean_value(child)
            count += 1
            child = self.next[child]
        return total / count

    def update_proof(self, node: int, child: int) -> None:
        """Prove a node after one of its children, if that suffices."""
        if self.kind[node] == DRAWN:
            if self.all_proven(node):
                self.set_proven(node, self.mean_outcome(node))
            return
        seat = self.kind[node] - ASKED
        if self.mean_value(child) == 1.0 - seat:
            self.set_proven(node, 1.0 - seat)
        elif self.all_proven(node):
            self.set_proven(node, self.mean_value(self.select_move(node, seat)))

    def all_proven(self, node: int) -> bool:
        """Return whether every child of a node is proven."""
        child = self.first[node]
        while child and self.proven[child]:
            child = self.next[child]
        return child == 0

    def set_proven(self, node: int, exact: float) -> None:
        """Set the exact value of a node."""
        self.proven[node] = 1
        self.value[node] = exact * (1 + self.visits[node])

    # ---- results

    def is_settled(self) -> bool:
        """Return whether more simulations are useless: the root is proven, or the tree has stopped growing."""
        return bool(self.proven[0]) or self.idle >= LONG_IDLE

    def report(self) -> list[tuple[int, int, float, bool]]:
        """Return (move, visits, mean for the seat to move, proven) of each root move."""
        return [
            (self.key[child], self.visits[child], self.root_value(child), bool(self.proven[child]))
            for child in self.children(0)
        ]

    def root_move(self, move: int) -> int:
        """Return the child of a root move; raise MoveError if it is not legal."""
        child = self.child_of(0, move)
        if child == 0:
            raise MoveError("move/illegal", move=move)
        return child

    def root_value(self, node: int) -> float:
        """Return the mean value of a node for the seat to move at the root."""
        mean = self.mean_value(node)
        return 1.0 - mean if self.seat else mean

    def line(self, move: int) -> list[int]:
        """Return the principal variation of a root move up to the next chance event."""
        node, moves = self.root_move(move), []
        while node:
            moves.append(self.key[node])
            node = self.principal_child(node) if self.first[node] and self.kind[node] != DRAWN else 0
        return moves

    def principal_child(self, node: int) -> int:
        """Return the child that proves a decision, else the most visited one, or 0."""
        best = 0
        child = self.first[node]
        while child:
            if self.proven[node]:
                if self.proven[child] and (best == 0 or self.mean_value(child) == self.mean_value(node)):
                    best = child
            elif self.visits[child] > self.visits[best] or (best == 0 and self.visits[child]):
                best = child
            child = self.next[child]
        return best

    def outcomes_of(self, move: int) -> list[float]:
        """Return the outcome probabilities of a root move for the seat to move."""
        self.length = 0
        self.step_to(0)
        node = self.step_to(self.root_move(move))
        for entry in range(ids.OUTLOOK):
            self.outcome_row[entry] = 0.0
        self.evaluator.acquire()
        try:
            self.add_outcomes(node, 1.0, 1 + self.visits[node] // OUTCOME_EVALUATIONS)
        finally:
            self.release_evaluator()
        return [self.outcome_row[entry] for entry in range(ids.OUTLOOK)]

    def add_outcomes(self, node: int, weight: float, least: int) -> None:
        """Add the outcome probabilities of the last node of the path, by its children if visited often."""
        if self.first[node] == 0 or (self.visits[node] <= least and not self.proven[node]):
            self.replay_path()
            self.evaluator.outcomes(self.state, self.seat, self.row)
            for entry in range(ids.OUTLOOK):
                self.outcome_row[entry] += weight * self.row[entry]
        elif self.proven[node] and self.kind[node] != DRAWN:
            self.add_child_outcomes(self.principal_child(node), weight, least)
        else:
            total = self.total_weight(node)
            child = self.first[node]
            while child:
                if self.child_weight(node, child) > 0.0:
                    self.add_child_outcomes(child, weight * self.child_weight(node, child) / total, least)
                child = self.next[child]

    def add_child_outcomes(self, child: int, weight: float, least: int) -> None:
        """Add the outcome probabilities of a child of the last node of the path."""
        self.add_outcomes(self.step_to(child), weight, least)
        self.length -= 1

    def total_weight(self, node: int) -> float:
        """Return the sum of the children's weights."""
        total = 0.0
        child = self.first[node]
        while child:
            total += self.child_weight(node, child)
            child = self.next[child]
        return total

    def child_weight(self, node: int, child: int) -> float:
        """Return the weight of a child: the visits of a move, equal for the visited outcomes of a chance node."""
        if self.kind[node] == DRAWN:
            return 1.0 if self.visits[child] or self.proven[child] else 0.0
        return self.visits[child]
