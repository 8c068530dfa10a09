"""Parallel execution of numbered parts: in this process, in a process pool or on a Ray cluster, with equal results.

`work` maps a range of part numbers to one result. Chunks are sized to take about `CHUNK_SECONDS`, which makes the
submission overhead negligible, and shrink towards the end so that all workers finish together. Results are returned in
the order of the parts.

>>> with executor(jobs=1) as running:
...     list(running.results(sum, range(3)))
[0, 1, 2]
"""

import json
import logging
import math
import os
import signal
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future
from contextlib import AbstractContextManager, contextmanager, nullcontext
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

from sevenwonders.core.errors import OptionError

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

CHUNK_SECONDS: Final = 1.5
IN_FLIGHT: Final = 3  # chunks queued per worker, so that none is idle
LOCAL: Final = "local"
# For locally started clusters: run workers at normal priority like the processes of `--jobs`. Ray's default niceness
# makes them about half as fast on a busy machine.
RAY_SETTINGS: Final = {"RAY_worker_niceness": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}

Result = TypeVar("Result")
Task = TypeVar("Task")


class Executor(Protocol):
    """Executes work on numbered parts."""

    def results(self, work: Callable[[range], Result], parts: range, size: int | None = None) -> Iterator[Result]:
        """Yield the result of `work` for each chunk in order; `size` parts per chunk, or adaptive if None."""


def executor(jobs: int = 1, cluster: str | None = None) -> AbstractContextManager[Executor]:
    """Return an executor: the cluster at an address, else `jobs` processes, else this process."""
    if cluster is not None:
        return _on_cluster(cluster)
    return nullcontext(InProcess()) if jobs == 1 else _process_pool(jobs)


class InProcess:
    """Executes work in the calling process."""

    def results(self, work: Callable[[range], Result], parts: range, size: int | None = None) -> Iterator[Result]:
        """Yield the result of each chunk."""
        size = size or 1
        return (work(parts[start : start + size]) for start in range(0, len(parts), size))


# ---- chunks


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


class ChunkScheduler(Generic[Task]):
    """Distributes chunks over a worker pool."""

    def __init__(self, workers: Workers[Task]) -> None:
        self._workers = workers

    def results(self, work: Callable[[range], Result], parts: range, size: int | None = None) -> Iterator[Result]:
        """Yield the result of `work` for each chunk in order; `size` parts per chunk, or adaptive if None."""
        workers, waiting, sizes = self._workers, deque[Task](), ChunkSize()
        try:
            while parts or waiting:
                count = max(1, workers.count())
                while parts and len(waiting) < IN_FLIGHT * count:
                    chunk = parts[: size or sizes.next(len(parts), count)]
                    waiting.append(workers.submit(work, chunk))
                    parts = parts[len(chunk) :]
                result, seconds, done = workers.wait(waiting[0])
                waiting.popleft()
                sizes.record(seconds, done)
                yield result
        finally:
            for task in waiting:
                workers.cancel(task)


class ChunkSize:
    """Estimates the time per part to choose the chunk size."""

    def __init__(self) -> None:
        self._seconds = 0.0
        self._parts = 0

    def record(self, seconds: float, parts: int) -> None:
        """Record the duration of some parts."""
        self._seconds += seconds
        self._parts += parts

    def next(self, left: int, workers: int) -> int:
        """Return the next chunk size; 1 while no duration is known."""
        if not self._parts:
            return 1
        long_enough = math.ceil(CHUNK_SECONDS * self._parts / max(self._seconds, 1e-6))
        return max(1, min(long_enough, left // (2 * workers)))


# ---- processes


class Processes:
    """The workers of a process pool."""

    def __init__(self, pool: "ProcessPoolExecutor", jobs: int) -> None:
        self._pool = pool
        self._jobs = jobs

    def count(self) -> int:
        """Return the number of processes."""
        return self._jobs

    def submit(self, work: Callable[[range], Any], chunk: range) -> Future[Any]:
        """Submit a chunk."""
        return self._pool.submit(timed, work, chunk)

    def wait(self, task: Future[Any]) -> Any:
        """Return the result of a task."""
        return task.result()

    def cancel(self, task: Future[Any]) -> object:
        """Leave the task to the end of the pool, which cancels all that have not started.

        If a process of the pool is terminated, Python 3.11 fails at futures that were cancelled one by one.
        """


@contextmanager
def _process_pool(jobs: int) -> Iterator[Executor]:
    """Start a process pool; an exception in the block terminates the processes."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import active_children, get_context

    before = set(active_children())
    # A fresh interpreter for each: forking a process with threads can deadlock.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_initialise_worker)
    try:
        yield ChunkScheduler(Processes(pool, jobs))
    except BaseException:
        for child in set(active_children()) - before:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _initialise_worker() -> None:
    """Ignore Ctrl-C, which the parent handles, and exit with the parent process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    from multiprocessing import parent_process

    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)  # the main thread may be in a long game or wait forever


def cpu_count() -> int:
    """Return the number of CPUs that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# ---- Ray; it reruns the tasks of a node that fails


def check_cluster(address: str) -> None:
    """Raise OptionError if Ray is not installed or the address is empty."""
    if not address.strip():
        raise OptionError("cluster/address", found=address)
    if find_spec("ray") is None:
        raise OptionError("cluster/missing", found="ray")


@contextmanager
def _on_cluster(address: str) -> Iterator[Executor]:
    """Connect to a cluster, or start a local one; disconnect at the end if this call connected."""
    check_cluster(address)
    os.environ.update(RAY_SETTINGS | os.environ)
    import ray

    if ray.is_initialized():
        yield ChunkScheduler(ClusterNodes(ray))
        return
    try:
        ray.init(
            address=address,
            log_to_driver=False,
            logging_level=logging.ERROR,
            include_dashboard=False if address == LOCAL else None,
        )
    except Exception as error:  # Ray raises no specific class for this
        raise OptionError("cluster/unreachable", found=address, reason=str(error).splitlines()[0]) from error
    try:
        yield ChunkScheduler(ClusterNodes(ray))
    finally:
        ray.shutdown()


class ClusterNodes:
    """The processors of all nodes of a cluster, counted anew at each call."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._task = ray.remote(num_cpus=1, max_retries=-1)(timed)
        self._shared: tuple[object, Any] = (None, None)  # the function and its handle in the object store

    def count(self) -> int:
        """Return the current number of processors."""
        return int(self._ray.cluster_resources().get("CPU", 1))

    def submit(self, work: Callable[[range], Any], chunk: range) -> Any:
        """Submit a chunk; the function is sent to each node once."""
        if self._shared[0] is not work:
            self._shared = work, self._ray.put(work)
        return self._task.remote(self._shared[1], chunk)

    def wait(self, task: Any) -> Any:
        """Return the result of a task."""
        return self._ray.get(task)

    def cancel(self, task: Any) -> object:
        """Cancel a task whose result is not needed."""
        return self._ray.cancel(task, force=True)


# ---- resumable work


class Ledger:
    """Append-only JSON-lines file that makes work in parts resumable.

    The first line, `head`, identifies the work; the others are results in the order of the parts.
    """

    def __init__(self, path: Path, head: Any) -> None:
        self._path = path
        self._head = json.loads(json.dumps(head))

    def entries(self) -> list[Any]:
        """Return the stored results; raise OptionError if the file is unreadable or of other work.

        An incomplete last line, as after a crash, is truncated. Foreign files are not changed.
        """
        if not self._path.exists():
            return []
        content = self._path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        try:
            lines = [json.loads(line) for line in whole.splitlines()]
        except ValueError as error:
            raise self.unreadable() from error
        if lines:
            expect_same(self._path, lines[0], self._head)
        elif not json.dumps(self._head).encode().startswith(content):
            raise self.unreadable()
        if len(whole) < len(content):
            os.truncate(self._path, len(whole))
        return lines[1:]

    def unreadable(self) -> OptionError:
        """Return the error for a file that is not a ledger."""
        return unreadable(self._path)

    def append(self, entry: Any) -> None:
        """Append a result."""
        is_new = not self._path.exists() or not self._path.stat().st_size
        with self._path.open("a", encoding="utf-8") as file:
            for line in (self._head, entry) if is_new else (entry,):
                print(json.dumps(line), file=file)


def expect_same(path: Path, found: Any, wanted: Mapping[str, Any]) -> None:
    """Raise OptionError, with the differing keys, unless a file belongs to this work."""
    if not isinstance(found, dict) or found.keys() != wanted.keys():
        raise unreadable(path)
    fields = [name for name, value in wanted.items() if found[name] != value]
    if fields:
        raise OptionError("ladder/other", name=str(path), fields=fields)


def unreadable(path: Path) -> OptionError:
    """Return the error for a file of another kind."""
    return OptionError("ladder/unreadable", name=str(path))
