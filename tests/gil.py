"""Measure whether work in another thread releases the GIL."""

from collections.abc import Callable
from threading import Thread


def rounds_beside(work: Callable[[], None]) -> int:
    """Run work in a thread; return the rounds that this thread makes meanwhile, few if the GIL is held."""
    thread = Thread(target=work)
    thread.start()
    rounds = 0
    while thread.is_alive():
        rounds += 1
    return rounds
