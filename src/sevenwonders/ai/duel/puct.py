# cython: boundscheck=False, wraparound=False
"""The search for evaluators that know something: every legal move is judged when a position is first looked at.

A node is a position before it was looked at, a question to a seat, a draw of nature with a child per outcome, or
closed: the game is over there, or a deal or an offer is due, which have too many outcomes and count as the evaluator
says. A simulation goes down by prior and promise (PUCT) and through draws by the outcome that was seen least, looks at
one new position, and mends the promises on its way back.

Everything is seen from seat 0. The promise of a node is `value / (1 + visits)`, where `value` starts with what the
evaluator said before any visit. A question's value adds what its best move promised when it was looked at, and the
promises of its moves, as they are now, times their visits; a draw promises the mean of its outcomes. What is proven is
exact: a finished game, a question with a winning move or all moves proven, a draw with all outcomes proven.
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
from sevenwonders.core.errors import MoveError
from sevenwonders.core.rng import Rng
from sevenwonders.duel import ids, nature, rules, stash
from sevenwonders.duel.rules import Choices
from sevenwonders.duel.state import State

EXPLORATION = 0.5
TEMPERATURE = 0.1
LONGEST_PATH = 256  # an age has at most 20 turns, each with a few questions and draws
MOST_NODES = 1 << 23
MOST_PLACES = 1 << 18  # positions kept; below others they are found by replaying
ROOM_EACH = 24  # nodes a simulation may add; it adds a dozen on average, and none where there is no room
ROOT_SHARE = 16  # every move at the root gets this part of an equal share of the visits
LONG_IDLE = 1024  # simulations; before a deal or an offer there may be few positions
SURE = 0.999  # where a move promises that much, it is tried whether it ends the game
LOOKS = 500  # positions judged for an outlook, roughly

OUTCOMES = 7  # entries of an outlook

# Kinds of nodes.
FRESH = 0  # not looked at
ASKED = 1  # a question to seat 0; to seat 1 one more
DRAWN = 3  # a draw of nature
CLOSED = 4  # where the tree ends


class Search(Tree):
    """A growing tree; `look_at` gives it a root, and keeps what is already known of that position."""

    def __init__(
        self, evaluator: Evaluator, seed: int, exploration: float = EXPLORATION, temperature: float = TEMPERATURE
    ) -> None:
        judging.expect_evaluator(evaluator)
        self.prior = array("f")
        self.kind = array("b")
        self.proven = array("b")
        self.position = array("i")  # where a looked-at position is kept, NOTHING if it is not
        super().__init__(LONGEST_PATH)
        self.value_before = array(
            "d", bytes(8 * LONGEST_PATH)
        )  # visits times mean on the path, as they were on the way down
        self.owner = array("i")  # the node whose position a place keeps
        self.position_count = 0
        self.position_capacity = 0
        self.positions = stash.make(1)
        self.evaluator = evaluator
        self.rng = Rng(seed)
        self.exploration = exploration
        self.temperature = temperature
        self.state = State()
        self.trial = State()
        self.choices = Choices()
        self.row = judging.blank(ids.MOST_MOVES)
        self.weights = judging.blank(ids.MOST_MOVES)
        self.outcome_row = judging.blank(7)
        self.seat = 0  # that is asked at the root
        self.idle = 0  # simulations since a new position was met

    def reserve(self, room: int) -> None:
        """Make room for this many nodes in all."""
        self.prior = longer("f", self.prior, room)
        self.kind = longer("b", self.kind, room)
        self.proven = longer("b", self.proven, room)
        self.position = longer("i", self.position, room)
        Tree.reserve(self, room)

    def reserve_positions(self, more: int) -> None:
        """Make room to keep so many more positions, as far as `MOST_PLACES` allows."""
        wanted = min(MOST_PLACES, self.position_count + more)
        if wanted > self.position_capacity:
            self.position_capacity = min(MOST_PLACES, max(2 * self.position_capacity, wanted))
            self.positions = stash.grown(self.positions, self.position_capacity)
            self.owner = longer("i", self.owner, self.position_capacity)

    # ---- the root

    def set_root(self, state: State) -> None:
        """Take a position, in which a seat is asked, as the root; raise MoveError where none is."""
        judging.expect_asked(state)
        self.idle = 0
        node = self.find_node(state) if self.position_count else ids.NOTHING
        if node == ids.NOTHING:
            self.start(state)
        elif node:
            self.reroot(node)

    def start(self, state: State) -> None:
        """Begin a tree with nothing but this root."""
        self.provide(ids.MOST_MOVES, MOST_NODES)
        self.position_count = 0
        self.reserve_positions(1)
        self.size = 1
        self.seat = state.active
        self.init_node(0, 0, self.evaluator.value(state, 0, self.rng))
        self.next[0] = 0
        self.state.copy_from(state)
        self.length = 0
        self.step_to(0)
        self.expand(0)

    def find_node(self, state: State) -> int:
        """Return the most visited node that keeps this position, NOTHING if none does."""
        best = ids.NOTHING
        most = -1
        for place in range(self.position_count):
            if stash.holds(self.positions, place, state) and self.visits[self.owner[place]] > most:
                best = self.owner[place]
                most = self.visits[best]
        return best

    def reroot(self, node: int) -> None:
        """Make a node the root and forget what is not below it."""
        moved = array("i", bytes(4 * self.size))
        self.compact(node, moved)

    def compact(self, root: int, moved: "array[int]") -> None:
        """Move what is below a node to the front; `moved` is room for the new number of each node."""
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
        """Copy a node to a number that is free."""
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
        """Give up the places of nodes that are forgotten, and close the gaps."""
        kept = 0
        for place in range(self.position_count):
            old = self.owner[place]
            if old == root or moved[old]:
                stash.load(self.positions, place, self.state)
                stash.save(self.positions, kept, self.state)
                self.owner[kept] = moved[old]
                self.position[moved[old]] = kept
                kept += 1
        self.position_count = kept

    # ---- growing

    def grow(self, simulations: int) -> None:
        """Run simulations from the root, without the GIL; none are needed where it is proven."""
        if self.position_count == 0:
            raise MoveError("move/not-asked")
        self.provide(simulations * ROOM_EACH + ids.MOST_MOVES, MOST_NODES)
        self.reserve_positions(simulations)
        before = self.size
        with cython.nogil:
            for _ in range(simulations):
                if self.proven[0]:
                    break
                self.simulate()
        is_complete = self.size == before and self.size + ids.MOST_MOVES <= self.room
        self.idle = self.idle + simulations if is_complete else 0

    def simulate(self) -> None:
        """Walk down to a node where the tree ends, look at it, and mend what is above it."""
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
        """Put a node on the path, remember what it counts for, and return it."""
        self.value_before[self.length] = self.visits[node] * self.mean_value(node)
        return self.step_to(node)

    def mean_value(self, node: int) -> float:
        """Return what a node is worth to seat 0."""
        return self.value[node] / (1 + self.visits[node])

    def select_child(self, node: int) -> int:
        """Return the child to go to."""
        if self.kind[node] == DRAWN:
            return self.least_visited_outcome(node)
        if node == 0:
            child = self.undervisited_root_move()
            if child:
                return child
        return self.select_move(node, self.kind[node] - ASKED)

    def select_move(self, node: int, seat: int) -> int:
        """Return the child with the highest bound for a seat; what is proven has no need of a bonus."""
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
        """Return a move at the root that is far behind its share of visits, 0 if none is."""
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
        """Return the outcome with the fewest visits, of those that are not proven."""
        best = 0
        child = self.first[node]
        while child:
            if not self.proven[child] and (best == 0 or self.visits[child] < self.visits[best]):
                best = child
            child = self.next[child]
        return best

    # ---- looking at a position

    def visit_leaf(self, node: int) -> None:
        """Look at the node at the end of the path; where a draw is due, go on to its first outcome."""
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
        """Bring the state to the end of the path, from the last position on it that is kept."""
        i = self.length - 1
        while self.position[self.path[i]] == ids.NOTHING:
            i -= 1
        stash.load(self.positions, self.position[self.path[i]], self.state)
        while i < self.length - 1:
            if self.kind[self.path[i]] == DRAWN:
                nature.settle(self.state, self.key[self.path[i + 1]])
            else:
                rules.apply(self.state, self.key[self.path[i + 1]])
            i += 1

    def expand_chance(self, node: int, count: int) -> None:
        """Give a draw a child per outcome, beginning with a random one, each worth what the draw is worth."""
        start = self.rng.below(count)
        self.kind[node] = DRAWN
        self.first[node] = self.size
        for n in range(count):
            self.init_node(self.size, (start + n) % count, self.mean_value(node))
            self.next[self.size] = self.size + 1
            self.size += 1
        self.next[self.size - 1] = 0

    def expand(self, node: int) -> None:
        """Give a question a child per legal move, all judged by the evaluator, and count this visit."""
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
        """Turn the judgements of moves into weights that sum to one; return the best judgement."""
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
        """Set up a node that nothing is known of but its value."""
        self.key[node] = key
        self.first[node] = 0
        self.visits[node] = 0
        self.value[node] = value
        self.prior[node] = 0.0
        self.kind[node] = FRESH
        self.proven[node] = 0
        self.position[node] = ids.NOTHING

    def store_position(self, node: int) -> None:
        """Keep the position of a node, if there is room."""
        if self.position_count < self.position_capacity:
            stash.save(self.positions, self.position_count, self.state)
            self.position[node] = self.position_count
            self.owner[self.position_count] = node
            self.position_count += 1

    def prove_immediate_win(self, node: int, seat: int) -> None:
        """Prove a question whose seat has a move that wins on the spot."""
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

    # ---- on the way back

    def count_visit(self, node: int) -> None:
        """Count a visit that brought nothing new."""
        self.value[node] += self.mean_value(node)
        self.visits[node] += 1

    def backup(self) -> None:
        """Count the visit above the end of the path, and bring means and proofs up to date."""
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
        """Return the mean over the outcomes of a draw."""
        total = 0.0
        count = 0
        child = self.first[node]
        while child:
            total += self.mean_value(child)
            count += 1
            child = self.next[child]
        return total / count

    def update_proof(self, node: int, child: int) -> None:
        """Prove a node one of whose children is proven, if that suffices."""
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
        """Note what a node is worth for certain."""
        self.proven[node] = 1
        self.value[node] = exact * (1 + self.visits[node])

    # ---- what was found

    def is_settled(self) -> bool:
        """Return whether more simulations would be in vain: the root is proven, or nothing new was met for long."""
        return bool(self.proven[0]) or self.idle >= LONG_IDLE

    def report(self) -> list[tuple[int, int, float, bool]]:
        """Return the root's moves in their order: visits, mean for the seat that is asked, and whether it is proven."""
        return [
            (self.key[child], self.visits[child], self.root_value(child), bool(self.proven[child]))
            for child in self.children(0)
        ]

    def root_move(self, move: int) -> int:
        """Return the node that a move at the root leads to; raise MoveError if it is not legal there."""
        child = self.child_of(0, move)
        if child == 0:
            raise MoveError("move/illegal", move=move)
        return child

    def root_value(self, node: int) -> float:
        """Return what a node is worth to the seat that is asked at the root."""
        mean = self.mean_value(node)
        return 1.0 - mean if self.seat else mean

    def line(self, move: int) -> list[int]:
        """Return a move at the root and those expected after it, as far as no draw comes between."""
        node, moves = self.root_move(move), []
        while node:
            moves.append(self.key[node])
            node = self.principal_child(node) if self.first[node] and self.kind[node] != DRAWN else 0
        return moves

    def principal_child(self, node: int) -> int:
        """Return the move that proves a question, else the one that was tried most, 0 if none was."""
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
        """Return the outlook of the seat that is asked, after a move at the root and what is expected to follow."""
        self.length = 0
        self.step_to(0)
        node = self.step_to(self.root_move(move))
        for entry in range(OUTCOMES):
            self.outcome_row[entry] = 0.0
        self.add_outcomes(node, 1.0, 1 + self.visits[node] // LOOKS)
        return [self.outcome_row[entry] for entry in range(OUTCOMES)]

    def add_outcomes(self, node: int, weight: float, least: int) -> None:
        """Add the outlook of the node at the end of the path: as it stands or, where tried more, of its children."""
        if self.first[node] == 0 or (self.visits[node] <= least and not self.proven[node]):
            self.replay_path()
            self.evaluator.outcomes(self.state, self.seat, self.row)
            for entry in range(OUTCOMES):
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
        """Add the outlook of a child of the node at the end of the path."""
        self.add_outcomes(self.step_to(child), weight, least)
        self.length -= 1

    def total_weight(self, node: int) -> float:
        """Return the sum of the shares of the children."""
        total = 0.0
        child = self.first[node]
        while child:
            total += self.child_weight(node, child)
            child = self.next[child]
        return total

    def child_weight(self, node: int, child: int) -> float:
        """Return the share of a child in the outlook of a node: moves by visits, outcomes equally once seen."""
        if self.kind[node] == DRAWN:
            return 1.0 if self.visits[child] or self.proven[child] else 0.0
        return self.visits[child]
