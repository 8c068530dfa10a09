"""Locks that compiled code takes without the GIL: `clocks.pxd` has what those of Python are made of.

A lock is made taken. Whoever has something for others releases it; it need not be who took it.
"""

from threading import Semaphore
from typing import Final, TypeAlias

# Python's `Lock` takes it for a fault if it is released before the thread that has it was told so.
Lock: TypeAlias = Semaphore

TRIES: Final = 0  # before one sleeps; compiled code tries for some tenths of a millisecond: waking up takes longer


def made() -> Lock:
    """Return a new lock, taken."""
    return Semaphore(0)


def free(lock: Lock) -> None:
    """Give the memory of a lock back: Python does that by itself."""


def take(lock: Lock) -> None:
    """Wait for a lock, however long."""
    lock.acquire()


def is_taken_now(lock: Lock) -> bool:
    """Take a lock if that can be done at once; return whether it was."""
    return lock.acquire(blocking=False)


def release(lock: Lock) -> None:
    """Let one have the lock."""
    lock.release()
