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

OUTLOOK = 7  # entries of an outlook

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
        self.place = array("i")  # where a looked-at position is kept, NOTHING if it is not
        super().__init__(LONGEST_PATH)
        self.held = array("d", bytes(8 * LONGEST_PATH))  # visits times mean on the path, as they were on the way down
        self.owner = array("i")  # the node whose position a place keeps
        self.places = 0
        self.place_room = 0
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
        self.outlook = judging.blank(7)
        self.seat = 0  # that is asked at the root
        self.idle = 0  # simulations since a new position was met

    def reserve(self, room: int) -> None:
        """Make room for this many nodes in all."""
        self.prior = longer("f", self.prior, room)
        self.kind = longer("b", self.kind, room)
        self.proven = longer("b", self.proven, room)
        self.place = longer("i", self.place, room)
        Tree.reserve(self, room)

    def provide_places(self, more: int) -> None:
        """Make room to keep so many more positions, as far as `MOST_PLACES` allows."""
        wanted = min(MOST_PLACES, self.places + more)
        if wanted > self.place_room:
            self.place_room = min(MOST_PLACES, max(2 * self.place_room, wanted))
            self.positions = stash.grown(self.positions, self.place_room)
            self.owner = longer("i", self.owner, self.place_room)

    # ---- the root

    def look_at(self, state: State) -> None:
        """Take a position, in which a seat is asked, as the root; raise MoveError where none is."""
        judging.expect_asked(state)
        self.idle = 0
        node = self.found(state) if self.places else ids.NOTHING
        if node == ids.NOTHING:
            self.start(state)
        elif node:
            self.keep_below(node)

    def start(self, state: State) -> None:
        """Begin a tree with nothing but this root."""
        self.provide(ids.MOST_MOVES, MOST_NODES)
        self.places = 0
        self.provide_places(1)
        self.size = 1
        self.seat = state.active
        self.clear(0, 0, self.evaluator.value(state, 0, self.rng))
        self.next[0] = 0
        self.state.copy_from(state)
        self.length = 0
        self.step_to(0)
        self.expand(0)

    def found(self, state: State) -> int:
        """Return the most visited node that keeps this position, NOTHING if none does."""
        best = ids.NOTHING
        most = -1
        for place in range(self.places):
            if stash.holds(self.positions, place, state) and self.visits[self.owner[place]] > most:
                best = self.owner[place]
                most = self.visits[best]
        return best

    def keep_below(self, node: int) -> None:
        """Make a node the root and forget what is not below it."""
        moved = array("i", bytes(4 * self.size))
        self.forget(node, moved)

    def forget(self, root: int, moved: "array[int]") -> None:
        """Move what is below a node to the front; `moved` is room for the new number of each node."""
        size = 0
        for old in range(root, self.size):
            if old == root or moved[old]:
                child = self.first[old]
                while child:
                    moved[child] = 1
                    child = self.next[child]
                moved[old] = size
                self.transfer(old, size)
                size += 1
        self.next[0] = 0
        for node in range(size):
            self.first[node] = moved[self.first[node]]
            self.next[node] = moved[self.next[node]]
        self.seat = self.kind[0] - ASKED
        self.size = size
        self.forget_places(root, moved)

    def transfer(self, old: int, new: int) -> None:
        """Copy a node to a number that is free."""
        self.key[new] = self.key[old]
        self.first[new] = self.first[old]
        self.next[new] = self.next[old]
        self.visits[new] = self.visits[old]
        self.value[new] = self.value[old]
        self.prior[new] = self.prior[old]
        self.kind[new] = self.kind[old]
        self.proven[new] = self.proven[old]
        self.place[new] = self.place[old]

    def forget_places(self, root: int, moved: "array[int]") -> None:
        """Give up the places of nodes that are forgotten, and close the gaps."""
        kept = 0
        for place in range(self.places):
            old = self.owner[place]
            if old == root or moved[old]:
                stash.load(self.positions, place, self.state)
                stash.save(self.positions, kept, self.state)
                self.owner[kept] = moved[old]
                self.place[moved[old]] = kept
                kept += 1
        self.places = kept

    # ---- growing

    def grow(self, simulations: int) -> None:
        """Run simulations from the root, without the GIL; none are needed where it is proven."""
        if self.places == 0:
            raise MoveError("move/not-asked")
        self.provide(simulations * ROOM_EACH + ids.MOST_MOVES, MOST_NODES)
        self.provide_places(simulations)
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
        node = self.enter(0)
        while self.first[node] and not self.proven[node] and self.length < LONGEST_PATH:
            node = self.enter(self.pick(node))
        if self.kind[node] == FRESH and self.length < LONGEST_PATH:
            self.look(node)
        else:
            self.revisit(node)
        self.mend()

    def enter(self, node: int) -> int:
        """Put a node on the path, remember what it counts for, and return it."""
        self.held[self.length] = self.visits[node] * self.promise(node)
        return self.step_to(node)

    def promise(self, node: int) -> float:
        """Return what a node is worth to seat 0."""
        return self.value[node] / (1 + self.visits[node])

    def pick(self, node: int) -> int:
        """Return the child to go to."""
        if self.kind[node] == DRAWN:
            return self.least_seen(node)
        if node == 0:
            child = self.neglected()
            if child:
                return child
        return self.best_move(node, self.kind[node] - ASKED)

    def best_move(self, node: int, seat: int) -> int:
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

    def neglected(self) -> int:
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

    def least_seen(self, node: int) -> int:
        """Return the outcome with the fewest visits, of those that are not proven."""
        best = 0
        child = self.first[node]
        while child:
            if not self.proven[child] and (best == 0 or self.visits[child] < self.visits[best]):
                best = child
            child = self.next[child]
        return best

    # ---- looking at a position

    def look(self, node: int) -> None:
        """Look at the node at the end of the path; where a draw is due, go on to its first outcome."""
        self.arrive()
        while True:
            question = self.state.question()
            if question >= ids.FIRST_ASK:
                break
            count = nature.outcome_count(self.state)
            if count == 0 or self.size + count > self.room or self.length + 1 >= LONGEST_PATH:
                if count == 0:
                    self.kind[node] = CLOSED
                self.revisit(node)
                return
            self.spread(node, count)
            node = self.enter(self.first[node])
            nature.settle(self.state, self.key[node])
        if question == ids.OVER:
            self.kind[node] = CLOSED
            self.prove(node, judging.result(self.state, 0))
            self.revisit(node)
        elif self.size + ids.MOST_MOVES > self.room:
            self.revisit(node)
        else:
            self.expand(node)

    def arrive(self) -> None:
        """Bring the state to the end of the path, from the last position on it that is kept."""
        i = self.length - 1
        while self.place[self.path[i]] == ids.NOTHING:
            i -= 1
        stash.load(self.positions, self.place[self.path[i]], self.state)
        while i < self.length - 1:
            if self.kind[self.path[i]] == DRAWN:
                nature.settle(self.state, self.key[self.path[i + 1]])
            else:
                rules.apply(self.state, self.key[self.path[i + 1]])
            i += 1

    def spread(self, node: int, count: int) -> None:
        """Give a draw a child per outcome, beginning with a random one, each worth what the draw is worth."""
        start = self.rng.below(count)
        self.kind[node] = DRAWN
        self.first[node] = self.size
        for n in range(count):
            self.clear(self.size, (start + n) % count, self.promise(node))
            self.next[self.size] = self.size + 1
            self.size += 1
        self.next[self.size - 1] = 0

    def expand(self, node: int) -> None:
        """Give a question a child per legal move, all judged by the evaluator, and count this visit."""
        seat = self.state.active
        self.choices.fill(self.state)
        self.evaluator.afterstates(self.state, self.choices, self.row)
        best = self.weigh(self.choices.count)
        self.kind[node] = ASKED + seat
        self.first[node] = self.size
        for n in range(self.choices.count):
            self.clear(self.size, self.choices.nth(n), 1.0 - self.row[n] if seat else self.row[n])
            self.prior[self.size] = self.weights[n]
            self.next[self.size] = self.size + 1
            self.size += 1
        self.next[self.size - 1] = 0
        self.keep(node)
        self.visits[node] += 1
        self.value[node] += 1.0 - best if seat else best
        if best >= SURE:
            self.find_victory(node, seat)

    def weigh(self, count: int) -> float:
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

    def clear(self, node: int, key: int, value: float) -> None:
        """Set up a node that nothing is known of but its value."""
        self.key[node] = key
        self.first[node] = 0
        self.visits[node] = 0
        self.value[node] = value
        self.prior[node] = 0.0
        self.kind[node] = FRESH
        self.proven[node] = 0
        self.place[node] = ids.NOTHING

    def keep(self, node: int) -> None:
        """Keep the position of a node, if there is room."""
        if self.places < self.place_room:
            stash.save(self.positions, self.places, self.state)
            self.place[node] = self.places
            self.owner[self.places] = node
            self.places += 1

    def find_victory(self, node: int, seat: int) -> None:
        """Prove a question whose seat has a move that wins on the spot."""
        child = self.first[node]
        for n in range(self.choices.count):
            if self.row[n] >= SURE:
                self.trial.copy_from(self.state)
                rules.apply(self.trial, self.key[child + n])
                if self.trial.winner == seat:
                    self.kind[child + n] = CLOSED
                    self.prove(child + n, 1.0 - seat)
                    self.prove(node, 1.0 - seat)
                    return

    # ---- on the way back

    def revisit(self, node: int) -> None:
        """Count a visit that brought nothing new."""
        self.value[node] += self.promise(node)
        self.visits[node] += 1

    def mend(self) -> None:
        """Count the visit above the end of the path, and bring means and proofs up to date."""
        for i in range(self.length - 2, -1, -1):
            node = self.path[i]
            child = self.path[i + 1]
            self.visits[node] += 1
            if self.kind[node] == DRAWN:
                self.value[node] = self.mean_outcome(node) * (1 + self.visits[node])
            else:
                self.value[node] += self.visits[child] * self.promise(child) - self.held[i + 1]
            if self.proven[child]:
                self.conclude(node, child)

    def mean_outcome(self, node: int) -> float:
        """Return the mean over the outcomes of a draw."""
        total = 0.0
        count = 0
        child = self.first[node]
        while child:
            total += self.promise(child)
            count += 1
            child = self.next[child]
        return total / count

    def conclude(self, node: int, child: int) -> None:
        """Prove a node one of whose children is proven, if that suffices."""
        if self.kind[node] == DRAWN:
            if self.all_proven(node):
                self.prove(node, self.mean_outcome(node))
            return
        seat = self.kind[node] - ASKED
        if self.promise(child) == 1.0 - seat:
            self.prove(node, 1.0 - seat)
        elif self.all_proven(node):
            self.prove(node, self.promise(self.best_move(node, seat)))

    def all_proven(self, node: int) -> bool:
        """Return whether every child of a node is proven."""
        child = self.first[node]
        while child and self.proven[child]:
            child = self.next[child]
        return child == 0

    def prove(self, node: int, exact: float) -> None:
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
            (self.key[child], self.visits[child], self.worth(child), bool(self.proven[child]))
            for child in self.children(0)
        ]

    def root_move(self, move: int) -> int:
        """Return the node that a move at the root leads to; raise MoveError if it is not legal there."""
        child = self.child_of(0, move)
        if child == 0:
            raise MoveError("move/illegal", move=move)
        return child

    def worth(self, node: int) -> float:
        """Return what a node is worth to the seat that is asked at the root."""
        mean = self.promise(node)
        return 1.0 - mean if self.seat else mean

    def line(self, move: int) -> list[int]:
        """Return a move at the root and those expected after it, as far as no draw comes between."""
        node, moves = self.root_move(move), []
        while node:
            moves.append(self.key[node])
            node = self.expected(node) if self.first[node] and self.kind[node] != DRAWN else 0
        return moves

    def expected(self, node: int) -> int:
        """Return the move that proves a question, else the one that was tried most, 0 if none was."""
        best = 0
        child = self.first[node]
        while child:
            if self.proven[node]:
                if self.proven[child] and (best == 0 or self.promise(child) == self.promise(node)):
                    best = child
            elif self.visits[child] > self.visits[best] or (best == 0 and self.visits[child]):
                best = child
            child = self.next[child]
        return best

    def outlook_of(self, move: int) -> list[float]:
        """Return the outlook of the seat that is asked, after a move at the root and what is expected to follow."""
        self.length = 0
        self.step_to(0)
        node = self.step_to(self.root_move(move))
        for entry in range(OUTLOOK):
            self.outlook[entry] = 0.0
        self.gather(node, 1.0, 1 + self.visits[node] // LOOKS)
        return [self.outlook[entry] for entry in range(OUTLOOK)]

    def gather(self, node: int, weight: float, least: int) -> None:
        """Add the outlook of the node at the end of the path: as it stands or, where tried more, of its children."""
        if self.first[node] == 0 or (self.visits[node] <= least and not self.proven[node]):
            self.arrive()
            self.evaluator.outcomes(self.state, self.seat, self.row)
            for entry in range(OUTLOOK):
                self.outlook[entry] += weight * self.row[entry]
        elif self.proven[node] and self.kind[node] != DRAWN:
            self.gather_child(self.expected(node), weight, least)
        else:
            total = self.total_share(node)
            child = self.first[node]
            while child:
                if self.share(node, child) > 0.0:
                    self.gather_child(child, weight * self.share(node, child) / total, least)
                child = self.next[child]

    def gather_child(self, child: int, weight: float, least: int) -> None:
        """Add the outlook of a child of the node at the end of the path."""
        self.gather(self.step_to(child), weight, least)
        self.length -= 1

    def total_share(self, node: int) -> float:
        """Return the sum of the shares of the children."""
        total = 0.0
        child = self.first[node]
        while child:
            total += self.share(node, child)
            child = self.next[child]
        return total

    def share(self, node: int, child: int) -> float:
        """Return the share of a child in the outlook of a node: moves by visits, outcomes equally once seen."""
        if self.kind[node] == DRAWN:
            return 1.0 if self.visits[child] or self.proven[child] else 0.0
        return self.visits[child]
