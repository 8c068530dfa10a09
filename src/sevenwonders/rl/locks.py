"""Locks that compiled code can acquire without the GIL; `clocks.pxd` wraps CPython's lock API.

A lock is created in the acquired state. Any thread may release it, so it also serves as an event.
"""

from threading import Semaphore
from typing import Final, TypeAlias

# Releasing a `Lock` that no thread holds yet would raise RuntimeError; a semaphore allows it.
Lock: TypeAlias = Semaphore

TRIES: Final = 0  # spins before blocking; compiled code spins for some 0.1 ms because waking a thread takes longer


def made() -> Lock:
    """Return a new lock in the acquired state."""
    return Semaphore(0)


def free(lock: Lock) -> None:
    """Free the memory of a lock; the plain form leaves that to the garbage collector."""


def take(lock: Lock) -> None:
    """Acquire a lock, blocking without a timeout."""
    lock.acquire()


def is_taken_now(lock: Lock) -> bool:
    """Try to acquire a lock without blocking; return whether that succeeded."""
    return lock.acquire(blocking=False)


def release(lock: Lock) -> None:
    """Release the lock and wake one waiting thread."""
    lock.release()
