# cython: boundscheck=False, wraparound=False
"""Search trees in flat arrays, shared by the searches of both games.

Nodes are numbers. 0 is the root; as a child or sibling it means "none". The children of a node start at `first` and are
linked by `next`. Subclasses define the meaning of keys and values and the growth of the tree.
"""

import math
from array import array
from typing import Any

FIRST_ROOM = 1 << 10


class Tree:
    """Nodes with visits and summed results, and the path of the current simulation."""

    def __init__(self, longest_path: int) -> None:
        self.size = 1
        self.room = 0
        self.length = 0
        self.path = array("i", bytes(4 * longest_path))
        self.key = array("i")  # move or outcome that leads to a node
        self.first = array("i")  # its first child, 0 for none
        self.next = array("i")  # its next sibling, 0 for none
        self.visits = array("i")
        self.value = array("d")
        self.reserve(FIRST_ROOM)

    def reserve(self, room: int) -> None:
        """Grow the arrays to `room` nodes; subclasses extend their own arrays."""
        self.key = longer("i", self.key, room)
        self.first = longer("i", self.first, room)
        self.next = longer("i", self.next, room)
        self.visits = longer("i", self.visits, room)
        self.value = longer("d", self.value, room)
        self.room = room

    def provide(self, more: int, most: int) -> None:
        """Reserve room for `more` nodes, up to `most` in all."""
        wanted = self.size + more
        if wanted > self.room and self.room < most:
            self.reserve(min(most, max(2 * self.room, wanted)))

    def add_child(self, node: int, key: int) -> int:
        """Add a node in front of its siblings and return it."""
        child = self.size
        self.size += 1
        self.key[child] = key
        self.next[child] = self.first[node]
        self.first[node] = child
        return child

    def child_of(self, node: int, key: int) -> int:
        """Return the child with a key, or 0."""
        child = self.first[node]
        while child and self.key[child] != key:
            child = self.next[child]
        return child

    def step_to(self, node: int) -> int:
        """Append a node to the path and return it."""
        self.path[self.length] = node
        self.length += 1
        return node

    def credit(self, result: float) -> None:
        """Add a visit with this result to every node on the path."""
        for i in range(self.length):
            self.visits[self.path[i]] += 1
            self.value[self.path[i]] += result

    def mean(self, node: int) -> float:
        """Return the mean result of a visited node."""
        return self.value[node] / self.visits[node]

    def doubt(self, node: int, log_tries: float) -> float:
        """Return the width of the confidence bound of a visited node (UCB1)."""
        return math.sqrt(log_tries / self.visits[node])

    def children(self, node: int) -> list[int]:
        """Return the children of a node in their order."""
        found = []
        child = self.first[node]
        while child:
            found.append(child)
            child = self.next[child]
        return found


def longer(code: str, row: "array[Any]", room: int) -> "array[Any]":
    """Return a copy of an array, extended by zeros to `room` entries."""
    held = bytes(row)
    return array(code, held + bytes(room * array(code).itemsize - len(held)))
