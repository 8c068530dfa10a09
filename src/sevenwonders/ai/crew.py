"""Workers that are given chunks of work, whatever they are: processes here, or the nodes of a cluster.

A chunk takes about a second and a half, so that sending it is lost in that; towards the end chunks become smaller, for
all to end at the same time. Results come in the order of the parts, whatever order they are made in.
"""

import math
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, Final, Generic, Protocol, TypeVar

CHUNK_SECONDS: Final = 1.5
IN_FLIGHT: Final = 3  # chunks for each worker, so that none is ever without

Result = TypeVar("Result")
Task = TypeVar("Task")


class Workers(Protocol[Task]):
    """Those who work."""

    def count(self) -> int:
        """Return how many there are now."""

    def submit(self, work: Callable[[range], Any], chunk: range) -> Task:
        """Let one of them do `timed(work, chunk)` when it can."""

    def wait(self, task: Task) -> Any:
        """Return what came of a task."""

    def cancel(self, task: Task) -> object:
        """Let a task be forgotten."""


def timed(work: Callable[[range], Result], chunk: range) -> tuple[Result, float, int]:
    """Do some parts; return the result, the seconds it took, and how many parts it was."""
    start = time.perf_counter()
    return work(chunk), time.perf_counter() - start, len(chunk)


class Crew(Generic[Task]):
    """Workers, and who of them does what."""

    def __init__(self, workers: Workers[Task]) -> None:
        self._workers = workers

    def results(self, work: Callable[[range], Result], parts: range, size: int | None = None) -> Iterator[Result]:
        """Yield what `work` makes of the parts, chunk by chunk in order; a chunk has `size` parts, or what is good."""
        workers, waiting, pace = self._workers, deque[Task](), Pace()
        try:
            while parts or waiting:
                count = max(1, workers.count())
                while parts and len(waiting) < IN_FLIGHT * count:
                    chunk = parts[: size or pace.good(len(parts), count)]
                    waiting.append(workers.submit(work, chunk))
                    parts = parts[len(chunk) :]
                result, seconds, done = workers.wait(waiting[0])
                waiting.popleft()
                pace.note(seconds, done)
                yield result
        finally:
            for task in waiting:
                workers.cancel(task)


class Pace:
    """How long parts take, and so how many make a chunk."""

    def __init__(self) -> None:
        self._seconds = 0.0
        self._parts = 0

    def note(self, seconds: float, parts: int) -> None:
        """Hear how long some parts took."""
        self._seconds += seconds
        self._parts += parts

    def good(self, left: int, workers: int) -> int:
        """Return how many of the parts that are left make a chunk; at first, when nothing is known, one does."""
        if not self._parts:
            return 1
        long_enough = math.ceil(CHUNK_SECONDS * self._parts / max(self._seconds, 1e-6))
        return max(1, min(long_enough, left // (2 * workers)))
