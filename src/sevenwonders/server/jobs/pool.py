"""A pool of worker processes with a fair queue.

Jobs wait in one queue per client, and the next job is always one of the client with the fewest running jobs. So the
jobs of one client, however many, delay those of another by their own share alone. The processes are those of
`anyio.to_process`: a worker that dies is replaced, and one that exceeds its time is killed.
"""

import asyncio
import os
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncGenerator, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import mkstemp
from typing import Any, Final, TypeVar, TypeVarTuple

from anyio import BrokenWorkerProcess, CapacityLimiter, to_process

from sevenwonders.api.services import JobError
from sevenwonders.core.errors import GameError
from sevenwonders.server.jobs.calls import LineReader, job_call, write_lines
from sevenwonders.server.observability import JOBS_FINISHED, WORKERS_REPLACED
from sevenwonders.tables.errors import TooManyError

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")
_ATTEMPTS: Final = 2  # of a job whose worker dies
_POLL_SECONDS: Final = 0.1


@dataclass(eq=False, slots=True)
class _Job:
    call: Callable[[], Any]
    timeout: float
    result: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def fail(self, reason: str) -> None:
        if not self.result.done():
            self.result.set_exception(JobError(reason))


class JobPool:
    """Runs jobs in up to `size` worker processes, which start when they are first needed."""

    def __init__(self, name: str, size: int, queued_jobs: int) -> None:
        """`queued_jobs` is the number of jobs that may wait for each client."""
        self.size = size
        self._name = name
        self._queued_jobs = queued_jobs
        self._free = size
        self._queues: OrderedDict[str, deque[_Job]] = OrderedDict()  # the client served longest ago comes first
        self._running: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_closed = False

    @property
    def running(self) -> int:
        return self._running.total()

    @property
    def waiting(self) -> int:
        return sum(map(len, self._queues.values()))

    @property
    def load(self) -> float:
        return self.waiting / self.size

    async def run(
        self, function: Callable[[*Arguments], Result], *arguments: *Arguments, client: str, timeout: float
    ) -> Result:
        """Return the result of a function in a worker process.

        The function and its arguments are pickled. A job waits up to `timeout` seconds and then has as long to run. A
        caller that is cancelled takes its job out of the queue; one that is running is finished.

        Raises GameError if the function does, TooManyError if too many jobs of the client wait, and JobError.
        """
        self.expect_room(client)
        job = _Job(job_call(function, *arguments), timeout)
        self._queues.setdefault(client, deque()).append(job)
        self._start_jobs()
        expiry = asyncio.get_running_loop().call_later(timeout, self._expire, client, job)
        try:
            result: Result = await job.result
        finally:
            expiry.cancel()
            self._remove(client, job)
        return result

    async def stream(
        self, function: Callable[[*Arguments], Iterator[bytes]], *arguments: *Arguments, client: str, timeout: float
    ) -> AsyncGenerator[bytes]:
        """Yield the items of a generator in a worker process, which contain no line break; raise like `run`.

        After the death of a worker the items begin again.
        """
        handle, name = mkstemp(prefix="sevenwonders-")
        os.close(handle)
        lines = LineReader(Path(name))
        running = asyncio.create_task(
            self.run(write_lines, function, arguments, name, client=client, timeout=timeout), name=name
        )
        try:
            while not running.done():
                await asyncio.wait([running], timeout=_POLL_SECONDS)
                for line in lines.read():
                    yield line
            await running
        finally:
            running.cancel()
            Path(name).unlink()

    def expect_room(self, client: str) -> None:
        if len(self._queues.get(client, ())) >= self._queued_jobs:
            raise TooManyError("server/busy", seconds=2)

    async def close(self) -> None:
        """Cancel all jobs and kill their workers."""
        self._is_closed = True
        for queue in self._queues.values():
            for job in queue:
                job.fail("closed")
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _expire(self, client: str, job: _Job) -> None:
        if self._remove(client, job):
            job.fail("all workers are busy")

    def _remove(self, client: str, job: _Job) -> bool:
        """Take a job out of the queue; return False if it is not waiting."""
        queue = self._queues.get(client)
        if queue is None or job not in queue:
            return False
        queue.remove(job)
        if not queue:
            del self._queues[client]
        return True

    def _start_jobs(self) -> None:
        while self._free and self._queues and not self._is_closed:
            client = min(self._queues, key=lambda waiting: self._running[waiting])
            queue = self._queues[client]
            job = queue.popleft()
            if queue:
                self._queues.move_to_end(client)
            else:
                del self._queues[client]
            self._free -= 1
            self._running[client] += 1
            task = asyncio.create_task(self._execute(client, job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _execute(self, client: str, job: _Job) -> None:
        try:
            result = await self._call(job)
        except GameError as error:
            if not job.result.done():
                job.result.set_exception(error)
        except TimeoutError:
            WORKERS_REPLACED.labels(self._name).inc()
            job.fail("took too long")
        except asyncio.CancelledError:
            job.fail("closed")
            raise
        except Exception as error:
            job.fail(f"{type(error).__name__}: {error}")
        else:
            if not job.result.done():
                job.result.set_result(result)
        finally:
            JOBS_FINISHED.labels(self._name).inc()
            self._free += 1
            self._running[client] -= 1
            if not self._running[client]:
                del self._running[client]
            self._start_jobs()

    async def _call(self, job: _Job) -> Any:
        """Run a job; once more if its worker dies, which need not be the fault of the job."""
        async with asyncio.timeout(job.timeout):
            for attempt in range(1, _ATTEMPTS + 1):
                try:
                    return await to_process.run_sync(job.call, cancellable=True, limiter=CapacityLimiter(1))
                except (BrokenWorkerProcess, ProcessLookupError):
                    WORKERS_REPLACED.labels(self._name).inc()
                    if attempt == _ATTEMPTS:
                        raise
        raise AssertionError(job)
