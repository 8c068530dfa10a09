"""Several hands at the tables of a batch: threads that are there as long as it is, and hold the GIL at no time.

The tables are in *parts*, in a ring. A turn of work is announced at every part; each *hand*, one of which is the thread
that wants the work done, goes round the ring from a place of its own and does the parts that nobody has begun. So one
who is late, because the machine has other things to do, keeps nobody waiting but for the part in its hands.
"""

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.core import locks
from sevenwonders.rl import kinds, table


class Gate:
    """A gate that is shut until it is opened for one to go through."""

    def __init__(self) -> None:
        self.lock = locks.made()

    def __del__(self) -> None:
        locks.free(self.lock)

    def open(self) -> None:
        """Let one through, who may come later; not two, if the gate is open already."""
        locks.is_taken_now(self.lock)
        locks.release(self.lock)

    def is_passed(self) -> bool:
        """Go through if it is open; return whether it was."""
        return locks.is_taken_now(self.lock)

    def wait(self) -> None:
        """Go through when it is opened."""
        for _ in range(locks.TRIES):
            if locks.is_taken_now(self.lock):
                return
        locks.take(self.lock)


class Part:
    """Some tables of a batch, in a tree, that one hand at a time works at."""

    def __init__(self, root: table.Table, to: table.Buffers) -> None:
        self.root = root
        self.to = to
        self.after = self  # the next part of the ring
        self.work = Gate()  # open when there is something to do that nobody has begun
        self.done = Gate()
        self.order = kinds.PICK
        self.times = 1


class Hand:
    """Who works; `first` is where in the ring it begins."""

    def __init__(self, first: Part, parts: int) -> None:
        self.first = first
        self.parts = parts
        self.other: Hand | None = None  # the next one to be called
        self.call = Gate()
        self.is_dismissed = False

    def serve(self) -> None:
        """Work whenever called, until dismissed: what a thread does."""
        with cython.nogil:
            while True:
                self.call.wait()
                if self.is_dismissed:
                    break
                go_round(self.first, self.parts)

    def dismiss(self) -> None:
        """Let the thread end."""
        self.is_dismissed = True
        self.call.open()

    def lead(self, order: int, times: int) -> None:
        """Have an order carried out at all tables, by all hands."""
        with cython.nogil:
            announce(self.first, self.parts, order, times)
            if self.other is not None:
                call_all(self.other)
            go_round(self.first, self.parts)
            collect(self.first, self.parts)


def announce(part: Part, parts: int, order: int, times: int) -> None:
    """Say at each part of a ring what is to be done."""
    part.done.is_passed()  # open only if Ctrl-C ended the last turn too early
    part.order = order
    part.times = times
    part.work.open()
    if parts > 1:
        announce(part.after, parts - 1, order, times)


def call_all(hand: Hand) -> None:
    """Call a hand and those after it."""
    hand.call.open()
    if hand.other is not None:
        call_all(hand.other)


def go_round(part: Part, parts: int) -> None:
    """Do those parts of a ring that nobody has begun."""
    if part.work.is_passed():
        carry_out(part)
        part.done.open()
    if parts > 1:
        go_round(part.after, parts - 1)


def collect(part: Part, parts: int) -> None:
    """Wait until all parts of a ring are done."""
    part.done.wait()
    if parts > 1:
        collect(part.after, parts - 1)


def carry_out(part: Part) -> None:
    """Do what was announced."""
    for _ in range(part.times):
        if part.order != kinds.STEP:
            table.walk_picks(part.root, part.to)
        if part.order != kinds.PICK:
            table.walk_steps(part.root, part.to)
