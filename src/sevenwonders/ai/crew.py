"""Chunk scheduler for worker pools: local processes or cluster nodes.

Chunks are sized to take about `CHUNK_SECONDS`, which makes the submission overhead negligible; they shrink towards the
end so that all workers finish together. Results are returned in the order of the parts.
"""

import math
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, Final, Generic, Protocol, TypeVar

CHUNK_SECONDS: Final = 1.5
IN_FLIGHT: Final = 3  # chunks queued per worker, so that none is idle

Result = TypeVar("Result")
Task = TypeVar("Task")


class Workers(Protocol[Task]):
    """A pool of workers that accepts chunks."""

    def count(self) -> int:
        """Return the current number of workers."""

    def submit(self, work: Callable[[range], Any], chunk: range) -> Task:
        """Schedule `timed(work, chunk)`."""

    def wait(self, task: Task) -> Any:
        """Return the result of a task."""

    def cancel(self, task: Task) -> object:
        """Cancel a task."""


def timed(work: Callable[[range], Result], chunk: range) -> tuple[Result, float, int]:
    """Run `work` on a chunk; return its result, the seconds taken and the number of parts."""
    start = time.perf_counter()
    return work(chunk), time.perf_counter() - start, len(chunk)


class Crew(Generic[Task]):
    """Distributes chunks over a worker pool."""

    def __init__(self, workers: Workers[Task]) -> None:
        self._workers = workers

    def results(self, work: Callable[[range], Result], parts: range, size: int | None = None) -> Iterator[Result]:
        """Yield the result of `work` for each chunk in order; `size` parts per chunk, or adaptive if None."""
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
    """Estimates the time per part to choose the chunk size."""

    def __init__(self) -> None:
        self._seconds = 0.0
        self._parts = 0

    def note(self, seconds: float, parts: int) -> None:
        """Record the duration of some parts."""
        self._seconds += seconds
        self._parts += parts

    def good(self, left: int, workers: int) -> int:
        """Return the next chunk size; 1 while no duration is known."""
        if not self._parts:
            return 1
        long_enough = math.ceil(CHUNK_SECONDS * self._parts / max(self._seconds, 1e-6))
        return max(1, min(long_enough, left // (2 * workers)))
