"""Where work in parts is done: in this process, in processes beside it, or on a cluster. The results are the same.

The parts are numbers, and `work` makes one result of some that follow one another.

>>> with workplace(jobs=1) as place:
...     list(place.results(sum, range(3)))
[0, 1, 2]
"""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import AbstractContextManager, contextmanager, nullcontext
from threading import Thread
from typing import TYPE_CHECKING, Any, Protocol

from sevenwonders.ai.cluster import on_cluster
from sevenwonders.ai.crew import Crew, Result, timed

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor


class Place(Protocol):
    """A place where work is done."""

    def results(self, work: Callable[[range], Result], parts: range, size: int | None = None) -> Iterator[Result]:
        """Yield what `work` makes of the parts, chunk by chunk in order; a chunk has `size` parts, or what is good."""


def workplace(jobs: int = 1, cluster: str | None = None) -> AbstractContextManager[Place]:
    """Return a place for the time of a block: the cluster that is named, else this process or so many beside it."""
    if cluster is not None:
        return on_cluster(cluster)
    return nullcontext(Here()) if jobs == 1 else _processes(jobs)


class Here:
    """This process."""

    def results(self, work: Callable[[range], Result], parts: range, size: int | None = None) -> Iterator[Result]:
        """Do the work chunk by chunk."""
        size = size or 1
        return (work(parts[start : start + size]) for start in range(0, len(parts), size))


# ---- processes


class Processes:
    """Processes beside this one."""

    def __init__(self, pool: "ProcessPoolExecutor", jobs: int) -> None:
        self._pool = pool
        self._jobs = jobs

    def count(self) -> int:
        """Return how many there are."""
        return self._jobs

    def submit(self, work: Callable[[range], Any], chunk: range) -> Future[Any]:
        """Send a chunk."""
        return self._pool.submit(timed, work, chunk)

    def wait(self, task: Future[Any]) -> Any:
        """Return what came of a task."""
        return task.result()

    def cancel(self, task: Future[Any]) -> object:
        """Take back a task that is not begun."""
        return task.cancel()


@contextmanager
def _processes(jobs: int) -> Iterator[Place]:
    """Have processes for the time of a block; leaving it early stops them."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import active_children, get_context

    before = set(active_children())
    # A fresh interpreter for each: forking a process that may have threads can hang it.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_serve_parent)
    try:
        yield Crew(Processes(pool, jobs))
    except BaseException:
        for child in set(active_children()) - before:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _serve_parent() -> None:
    """Leave Ctrl-C to the process that has the work done, and end when it does, however that comes about."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    from multiprocessing import parent_process

    parent = parent_process()
    assert parent is not None
    parent.join()
    # Nobody is left to tell; the main thread may be in the middle of a game, or wait for work for ever.
    os._exit(1)


def cores() -> int:
    """Return how many processes make sense here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
