"""Counts the placements of cards that satisfy constraints about the discard pile.

Places are grouped by *pool*, the source of their cards, and by *column*: one for each look through the discard pile
that found the place there first, and a last one for all others. Cards with a constraint are *demanded*; they are placed
one kind after the other, and each step has the number of completions, so that sampling never fails. All other cards
then have the same number of placements in the remaining places.

`ConstrainedCounts` is made once per look through the pile; a `CardDealer` samples from it.
"""

from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import comb, perm

Rooms = tuple[tuple[int, ...], ...]  # for each pool, the room that is left in each column


@dataclass(frozen=True, slots=True)
class Demand:
    """The constraint on one card of the discard pile: its copies at each look, at least or exactly.

    Exact counts are those of the copies that a look was the first to find; others are of all that lay there.
    """

    counts: tuple[int, ...]
    exact: bool

    def allows(self, found: Sequence[int]) -> bool:
        """Return whether the copies in the column of each look satisfy the constraint."""
        if self.exact:
            return tuple(found[: len(self.counts)]) == self.counts
        seen = 0
        for wanted, there in zip(self.counts, found, strict=False):
            seen += there
            if seen < wanted:
                return False
        return True


@dataclass(frozen=True, slots=True)
class DealOption:
    """One way to place all copies of a card: how many of each pool go into each column, and the room left."""

    weight: int
    parts: Rooms
    after: Rooms


class ConstrainedCounts:
    """The placements of the demanded cards; `copies` are their numbers in each pool."""

    def __init__(self, demands: Sequence[Demand], copies: Sequence[Sequence[int]], rooms: Rooms, looks: int) -> None:
        self.demands = demands
        self.copies = copies
        self.rooms = rooms
        self.looks = looks
        self.exact = any(demand.exact for demand in demands)
        self._ways = cache(self._count)

    def total(self) -> int:
        """Return the number of placements; 0 if the demands contradict each other."""
        return self._ways(0, self.rooms)

    def options(self, step: int, rooms: Rooms) -> list[tuple[int, DealOption]]:
        """Return the options of a step that can be completed, each with its number of completions."""
        found = []
        for option in self._options(step, rooms):
            ways = option.weight * self._ways(step + 1, option.after)
            if ways:
                found.append((ways, option))
        return found

    def steps(self) -> list[dict[Rooms, list[tuple[int, DealOption]]]]:
        """Return for each step all rooms that can be left before it, with the options then."""
        steps: list[dict[Rooms, list[tuple[int, DealOption]]]] = []
        reached = {self.rooms} if self.total() else set()
        for step in range(len(self.demands)):
            steps.append({rooms: self.options(step, rooms) for rooms in sorted(reached)})
            reached = {option.after for options in steps[-1].values() for _, option in options}
        return steps

    def ends(self) -> set[Rooms]:
        """Return the rooms that can be left when all demanded cards are placed."""
        steps = self.steps()
        if not steps:
            return {self.rooms}
        return {option.after for options in steps[-1].values() for _, option in options}

    def _options(self, step: int, rooms: Rooms) -> Iterator[DealOption]:
        for weight, parts in self._spread(self.copies[step], rooms, 0):
            if self.demands[step].allows([sum(row[look] for row in parts) for look in range(self.looks)]):
                after = tuple(
                    tuple(room - part for part, room in zip(row, before, strict=True))
                    for row, before in zip(parts, rooms, strict=True)
                )
                yield DealOption(weight, tuple(parts), after)

    def _spread(self, copies: Sequence[int], rooms: Rooms, pool: int) -> Iterator[tuple[int, list[tuple[int, ...]]]]:
        """Yield the ways to part the copies among the rooms of the pools from `pool` on."""
        if pool == len(rooms):
            yield 1, []
            return
        for row in _rows(copies[pool], rooms[pool]):
            weight = 1
            left = copies[pool]
            for part, room in zip(row, rooms[pool], strict=True):
                weight *= comb(left, part) * perm(room, part)
                left -= part
            for others, rest in self._spread(copies, rooms, pool + 1):
                yield weight * others, [row, *rest]

    def _count(self, step: int, rooms: Rooms) -> int:
        """Return the number of placements of the cards from `step` on; columns with exact counts must be full then."""
        if step == len(self.demands):
            return 0 if self.exact and any(any(row[: self.looks]) for row in rooms) else 1
        return sum(option.weight * self._ways(step + 1, option.after) for option in self._options(step, rooms))


def _rows(copies: int, rooms: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield the ways to divide copies among rooms."""
    if len(rooms) == 1:
        if copies <= rooms[0]:
            yield (copies,)
        return
    for here in range(min(copies, rooms[0]) + 1):
        for rest in _rows(copies - here, rooms[1:]):
            yield (here, *rest)


@dataclass(frozen=True, slots=True)
class Chart:
    """Placements as flat arrays: nodes with their options, each with the copies per column and the next node."""

    first: "array[int]"  # the first option of each node; one entry more at the end
    share: "array[float]"  # of each option and those of its node before it, in all ways from the node
    next: "array[int]"
    parts: "array[int]"  # for each option, pool and column


def chart(ways: ConstrainedCounts) -> Chart:
    """Return the placements as arrays for `CardDealer`."""
    steps = ways.steps()
    numbers: list[Mapping[Rooms, int]] = []
    node = 0
    for step in steps:
        numbers.append({rooms: node + k for k, rooms in enumerate(step)})
        node += len(step)
    numbers.append({})
    drawn = Chart(array("i"), array("d"), array("i"), array("i"))
    for number, step in enumerate(steps):
        for options in step.values():
            drawn.first.append(len(drawn.share))
            total, so_far = sum(weight for weight, _ in options), 0
            for weight, option in options:
                so_far += weight
                drawn.share.append(so_far / total)
                drawn.next.append(numbers[number + 1].get(option.after, 0))
                for row in option.parts:
                    drawn.parts.extend(row)
    drawn.first.append(len(drawn.share))
    return drawn
