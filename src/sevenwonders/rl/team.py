"""A team of threads for the tables of a batch: who begins where, and that all end with it."""

from collections.abc import Sequence
from itertools import pairwise
from threading import Thread
from typing import Final, TypeVar
from weakref import finalize

from sevenwonders.rl.hands import Hand, Part
from sevenwonders.rl.table import Buffers, Table

NAME: Final = "batch"  # of each thread
SMALLEST: Final = 16  # games of a part: some microseconds of work, so that sharing it out is lost in that
SHARES: Final = 8  # parts for each thread, so that one can take over what another has no time for

T = TypeVar("T")


class Team:
    """The calling thread and others, who are called for every turn of work."""

    def __init__(self, tables: Sequence[Table], to: Buffers, threads: int) -> None:
        count = max(threads, min(SHARES * threads, len(tables) // SMALLEST))
        parts = [Part(tree(some), to) for some in split(tables, count)]
        for part, after in pairwise([*parts, parts[0]]):
            part.after = after
        hands = [Hand(first, count) for first, *_ in split(parts, threads)]
        for hand, other in pairwise(hands):
            hand.other = other
        self._lead = hands[0]
        for hand in hands[1:]:
            Thread(target=hand.serve, name=NAME, daemon=True).start()
        self.close = finalize(self, _dismiss, hands)

    def do(self, order: int, times: int = 1) -> None:
        """Have an order (`kinds`) carried out at all tables; return when it is."""
        self._lead.lead(order, times)


def _dismiss(hands: Sequence[Hand]) -> None:
    hands[0].other = None
    for hand in hands[1:]:
        hand.dismiss()


def split(things: Sequence[T], count: int) -> list[Sequence[T]]:
    """Cut a sequence into so many pieces, as equal as can be."""
    ends = [len(things) * piece // count for piece in range(count + 1)]
    return [things[start:end] for start, end in pairwise(ends)]


def tree(tables: Sequence[Table]) -> Table:
    """Hang tables, in their order, in a tree as low as can be; return its root."""
    middle = len(tables) // 2
    root = tables[middle]
    root.left = tree(tables[:middle]) if middle else None
    root.right = tree(tables[middle + 1 :]) if middle + 1 < len(tables) else None
    return root
