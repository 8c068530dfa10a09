# cython: boundscheck=False, wraparound=False
"""The nodes of a search tree in flat arrays: what the searches of all games share.

A node is a number; 0 is the root, and stands for "none" where a child or a sibling is named. The children of a node
start at `first` and are linked by `next`. What the keys mean, whose results are summed and where a tree grows is the
matter of the searches that build on this.
"""

import math
from array import array
from typing import Any

FIRST_ROOM = 1 << 10


class Tree:
    """Nodes with visits and summed results, and the path of the simulation that is under way."""

    def __init__(self, longest_path: int) -> None:
        self.size = 1
        self.room = 0
        self.length = 0
        self.path = array("i", bytes(4 * longest_path))
        self.key = array("i")  # the move or the outcome that leads to a node
        self.first = array("i")  # its first child, 0 for none
        self.next = array("i")  # its next sibling, 0 for none
        self.visits = array("i")
        self.value = array("d")
        self.reserve(FIRST_ROOM)

    def reserve(self, room: int) -> None:
        """Make room for this many nodes in all; a subclass with arrays of its own makes them longer, too."""
        self.key = longer("i", self.key, room)
        self.first = longer("i", self.first, room)
        self.next = longer("i", self.next, room)
        self.visits = longer("i", self.visits, room)
        self.value = longer("d", self.value, room)
        self.room = room

    def provide(self, more: int, most: int) -> None:
        """Make room for so many more nodes, as far as `most` in all allow."""
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
        """Return the child that a key leads to, 0 if there is none."""
        child = self.first[node]
        while child and self.key[child] != key:
            child = self.next[child]
        return child

    def step_to(self, node: int) -> int:
        """Put a node on the path and return it."""
        self.path[self.length] = node
        self.length += 1
        return node

    def credit(self, result: float) -> None:
        """Count a visit with this result to every node on the path."""
        for i in range(self.length):
            self.visits[self.path[i]] += 1
            self.value[self.path[i]] += result

    def mean(self, node: int) -> float:
        """Return the mean result of a node that was visited."""
        return self.value[node] / self.visits[node]

    def doubt(self, node: int, log_tries: float) -> float:
        """Return how far the mean of a visited node may be off, by the logarithm of the tries it could be part of."""
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
    """Return an array of this type code with what a row holds, and zeros up to a length."""
    held = bytes(row)
    return array(code, held + bytes(room * array(code).itemsize - len(held)))
