"""The threads of a batch, which end with it, and the lock against concurrent use."""

from collections.abc import Sequence
from itertools import pairwise
from threading import RLock, Thread
from typing import Final, TypeVar
from weakref import finalize

from sevenwonders.rl.shards import Shard, Worker
from sevenwonders.rl.table import Buffers, EnvTable

THREAD_NAME: Final = "batch"
MIN_SHARD_GAMES: Final = 16  # a shard takes some microseconds, so that claiming it costs little in comparison
SHARDS_PER_THREAD: Final = 8  # other workers take over the shards of a suspended thread

T = TypeVar("T")


class ExclusiveUse:
    """Context manager that one thread at a time can enter; it raises RuntimeError for all others.

    It is reentrant, so that an environment can hold it while it calls its batch, and so that a KeyboardInterrupt at the
    wrong moment cannot lock out the thread that continues.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._lock = RLock()

    def __enter__(self) -> None:
        if not self._lock.acquire(blocking=False):
            raise RuntimeError(f"the {self._name} is in use by another thread; use one {self._name} per thread")

    def __exit__(self, *_: object) -> None:
        self._lock.release()

    def __reduce__(self) -> tuple[object, ...]:
        return ExclusiveUse, (self._name,)  # copies of an environment have locks of their own


class ThreadPool:
    """Worker threads, and the calling thread, for the tables of a batch."""

    def __init__(self, tables: Sequence[EnvTable], to: Buffers, threads: int) -> None:
        most = SHARDS_PER_THREAD * threads if threads > 1 else 1  # a single thread has nothing to take over
        count = max(threads, min(most, len(tables) // MIN_SHARD_GAMES))
        self.groups: Final = split(tables, count)  # the tables of each shard
        shards = [Shard(tree(some), to) for some in self.groups]
        for shard, following in pairwise([*shards, shards[0]]):
            shard.following = following
        workers = [Worker(first, count) for first, *_ in split(shards, threads)]
        for worker, next_worker in pairwise(workers):
            worker.following = next_worker
        self._caller = workers[0]
        for worker in workers[1:]:
            Thread(target=worker.serve, name=THREAD_NAME, daemon=True).start()
        self.close = finalize(self, _stop, workers)

    def run(self, job: int, repeats: int = 1) -> None:
        """Run a job (see `codes`) on all tables and wait for its end."""
        self._caller.run(job, repeats)


def _stop(workers: Sequence[Worker]) -> None:
    workers[0].following = None
    for worker in workers[1:]:
        worker.stop()


def split(items: Sequence[T], count: int) -> list[Sequence[T]]:
    """Split a sequence into `count` slices whose lengths differ by at most one."""
    ends = [len(items) * piece // count for piece in range(count + 1)]
    return [items[start:end] for start, end in pairwise(ends)]


def tree(tables: Sequence[EnvTable]) -> EnvTable:
    """Link tables, in order, into a balanced binary tree and return its root."""
    middle = len(tables) // 2
    root = tables[middle]
    root.left = tree(tables[:middle]) if middle else None
    root.right = tree(tables[middle + 1 :]) if middle + 1 < len(tables) else None
    return root
