"""Monte Carlo tree search with explicit chance nodes for Duel.

A node of the tree is a decision of a seat or a draw of nature. A reveal and the library's tokens have a child per
outcome, visited as often as nature would; a deal and an offer have too many outcomes, so there the tree ends and each
simulation goes on with a draw of its own. A leaf is valued by one random game to the end.

The tree lives in flat arrays. The children of a node start at `first` and are linked by `next`. A node's value is the
sum of results for the seat that moved into it; nature's nodes keep the view of the seat whose move led to the draw.
"""

import math
import time
from array import array
from typing import Any

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.ai.agents import Candidate, Verdict, legal_ids
from sevenwonders.core.errors import OptionError
from sevenwonders.core.protocol import Seen
from sevenwonders.core.rng import Rng
from sevenwonders.duel import chance, ids, playout, rules
from sevenwonders.duel.rules import Choices
from sevenwonders.duel.state import State

CHUNK = 256  # simulations between looks at the clock
EXPLORATION = 0.7
LONGEST_PATH = 256  # an age has at most 20 turns, each with a few questions and draws
MOST_NODES = 1 << 24
ROOM_EACH = 16  # nodes a simulation may add; it adds 6 on average, and none where there is no room


class Tree:
    """A growing search tree over one root position, in which a seat is asked."""

    def __init__(self, root: State, seed: int, exploration: float) -> None:
        self.root = root.copy()
        self.state = root.copy()
        self.choices = Choices()
        self.rng = Rng(seed)
        self.exploration = exploration
        self.size = 1
        self.room = 0
        self.length = 0
        self.path = array("i", bytes(4 * LONGEST_PATH))
        self.key = array("i")  # the move or the outcome that leads to a node
        self.first = array("i")  # its first child, 0 for none
        self.next = array("i")  # its next sibling, 0 for none
        self.seat = array("i")  # the seat whose results are summed
        self.visits = array("i")
        self.value = array("d")
        self.reserve(1 << 12)

    def reserve(self, room: int) -> None:
        """Make room for this many nodes in all."""
        more = room - self.room
        self.room = room
        self.key = array("i", bytes(self.key) + bytes(4 * more))
        self.first = array("i", bytes(self.first) + bytes(4 * more))
        self.next = array("i", bytes(self.next) + bytes(4 * more))
        self.seat = array("i", bytes(self.seat) + bytes(4 * more))
        self.visits = array("i", bytes(self.visits) + bytes(4 * more))
        self.value = array("d", bytes(self.value) + bytes(8 * more))

    def grow(self, simulations: int) -> None:
        """Run simulations, without the GIL."""
        wanted = self.size + simulations * ROOM_EACH + ids.MOST_MOVES
        if wanted > self.room and self.room < MOST_NODES:
            self.reserve(min(MOST_NODES, max(2 * self.room, wanted)))
        with cython.nogil:
            for _ in range(simulations):
                self.simulate()

    def simulate(self) -> None:
        """Walk down the tree, play out from where it ends, and add the result along the way."""
        self.state.copy_from(self.root)
        self.length = 0
        node = self.step_to(0)
        while node >= 0:
            node = self.descend(node)
        playout.play_out(self.state, self.choices, self.rng)
        for i in range(self.length):
            node = self.path[i]
            self.visits[node] += 1
            if self.state.winner == self.seat[node]:
                self.value[node] += 1.0
            elif self.state.winner == ids.SHARED:
                self.value[node] += 0.5

    def step_to(self, node: int) -> int:
        """Put a node on the path and return it."""
        self.path[self.length] = node
        self.length += 1
        return node

    def descend(self, node: int) -> int:
        """Go on to a child, growing the tree where it is due; return NOTHING where the simulation leaves it."""
        question = self.state.question()
        if question == ids.REVEAL:
            slot = rules.hidden_slot(self.state)
            chance.draw(self.state, self.rng)
            return self.drawn_child(node, self.state.slot[slot])
        if question == ids.SHOW:
            chance.draw(self.state, self.rng)
            return self.drawn_child(node, self.state.shown)
        if question < ids.FIRST_ASK or question == ids.OVER or self.length >= LONGEST_PATH:
            return ids.NOTHING
        if self.first[node] == 0:
            # A node is expanded at its second visit; the root has nobody to visit it before.
            if (self.visits[node] == 0 and node != 0) or self.size + ids.MOST_MOVES > self.room:
                return ids.NOTHING
            self.expand(node)
        child = self.best_child(node)
        rules.apply(self.state, self.key[child])
        return self.step_to(child)

    def drawn_child(self, node: int, key: int) -> int:
        """Return the child for the draw just made, a new one if it never came before."""
        child = self.first[node]
        while child:
            if self.key[child] == key:
                return self.step_to(child)
            child = self.next[child]
        if self.size >= self.room:
            return ids.NOTHING
        return self.step_to(self.add_child(node, key, self.seat[node]))

    def expand(self, node: int) -> None:
        """Add a child for every legal move."""
        self.choices.fill(self.state)
        for n in range(self.choices.count - 1, -1, -1):
            self.add_child(node, self.choices.nth(n), self.state.active)

    def add_child(self, node: int, key: int, seat: int) -> int:
        """Add a node in front of its siblings and return it."""
        child = self.size
        self.size += 1
        self.key[child] = key
        self.seat[child] = seat
        self.next[child] = self.first[node]
        self.first[node] = child
        return child

    def best_child(self, node: int) -> int:
        """Return the child with the highest upper confidence bound; one never visited comes first."""
        scale = self.exploration * math.sqrt(math.log(self.visits[node] + 1.0))
        best = 0
        highest = -1.0
        child = self.first[node]
        while child:
            visits = self.visits[child]
            if visits == 0:
                return child
            bound = self.value[child] / visits + scale / math.sqrt(visits)
            if bound > highest:
                highest = bound
                best = child
            child = self.next[child]
        return best

    def report(self) -> list[tuple[int, int, float]]:
        """Return the root's moves with their visits and summed results, in the fixed order of moves."""
        found = []
        child = self.first[0]
        while child:
            found.append((self.key[child], self.visits[child], self.value[child]))
            child = self.next[child]
        return found


class MctsAgent:
    """Searches for a number of simulations or a time; for simulations the same seed gives the same game."""

    def __init__(
        self,
        seed: int,
        simulations: int | None = None,
        seconds: float | None = None,
        exploration: float = EXPLORATION,
    ) -> None:
        self._rng = Rng(seed)
        self._simulations = simulations
        self._seconds = seconds
        self._exploration = exploration
        self.name = f"mcts:{simulations}" if simulations is not None else f"mcts:{seconds}s"

    def choose(self, seen: Seen[Any]) -> int:
        """Return the move that was tried most."""
        moves = legal_ids(seen)
        return moves[0] if len(moves) == 1 else self.analyse(seen).best.move

    def analyse(self, seen: Seen[Any]) -> Verdict:
        """Return all moves with what the search found, the most tried first."""
        legal_ids(seen)
        tree = Tree(seen.state, self._rng.bits64(), self._exploration)
        if self._seconds is not None:
            end = time.perf_counter() + self._seconds
            while time.perf_counter() < end or not tree.report():
                tree.grow(CHUNK)
        else:
            left = self._simulations or 1
            while left > 0:
                tree.grow(min(left, CHUNK))
                left -= CHUNK
        found = sorted(tree.report(), key=lambda entry: -entry[1])
        return Verdict(seen.seat, tuple(_candidate(seen.seat, *entry) for entry in found))


def _candidate(seat: int, move: int, visits: int, value: float) -> Candidate:
    share = value / visits if visits else 0.0
    return Candidate(move, visits, (share, 1 - share) if seat == 0 else (1 - share, share))


def make(argument: str, seed: int) -> MctsAgent:
    """Return the agent of a spec: simulations or seconds."""
    try:
        if argument.endswith("s"):
            return MctsAgent(seed, seconds=float(argument[:-1]))
        return MctsAgent(seed, simulations=int(argument))
    except ValueError as error:
        raise OptionError("agent/unknown", found=f"mcts:{argument}", expected=["mcts:SIMULATIONS"]) from error
