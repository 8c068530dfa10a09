"""The queue of jobs for the worker that computes.

The worker runs one call at a time. A call that was cancelled or has exceeded its time is stopped by a restart of the
worker, because compiled code cannot be interrupted; a cancelled call first gets some time to finish.
"""

import asyncio
import itertools
import pickle
from collections.abc import AsyncGenerator, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeVar, TypeVarTuple

from sevenwonders.api.services import JobError
from sevenwonders.browser.engine import END, JobFailure
from sevenwonders.core.errors import GameError

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")
_GRACE_SECONDS: Final = 1.0  # for a cancelled call to finish: a restart takes about as long
_ATTEMPTS: Final = 2  # of a call whose worker fails
# Priorities of the services; a lower number goes first.
BOTS, REPLAYS, ANALYSIS, REVIEWS = range(4)


class EngineWorker(Protocol):
    """The worker that computes; `EngineQueue.on_result` and `on_failure` receive the outcome of a request."""

    def send(self, request: bytes) -> object:
        """Send a request; the worker answers one after the other."""

    def restart(self) -> object:
        """Stop the worker at once and start another one, which has no streams."""


@dataclass(order=True, slots=True)
class _Call:
    priority: int
    number: int
    request: bytes = field(compare=False)
    timeout: float = field(compare=False)
    result: asyncio.Future[Any] = field(compare=False)
    attempts: int = field(default=0, compare=False)


class EngineQueue:
    """Calls that wait for the worker, by priority."""

    def __init__(self, worker: EngineWorker) -> None:
        self._worker = worker
        self._waiting: list[_Call] = []
        self._running: _Call | None = None
        self._numbers = itertools.count()
        self._timer: asyncio.TimerHandle | None = None
        self.generation = 0  # of the worker: streams of earlier ones are lost

    def __len__(self) -> int:
        return len(self._waiting)

    async def call(self, request: tuple[object, ...], priority: int, timeout: float) -> Any:
        """Return the result of a request; raise GameError, JobError."""
        result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        call = _Call(priority, next(self._numbers), pickle.dumps(request), timeout, result)
        self._waiting.append(call)
        self._start_next()
        try:
            return await result
        finally:
            if call in self._waiting:
                self._waiting.remove(call)
            elif call is self._running:  # cancelled
                self._stop_after(_GRACE_SECONDS)

    def on_result(self, response: bytes) -> None:
        """Receive the response to the running call."""
        call = self._take_running()
        result = pickle.loads(response)  # the response comes from this page
        if call is not None and not call.result.done():
            if isinstance(result, JobFailure):
                call.result.set_exception(JobError(result.text))
            elif isinstance(result, GameError):
                call.result.set_exception(result)
            else:
                call.result.set_result(result)
        self._start_next()

    def on_failure(self, reason: str) -> None:
        """Handle the end of the worker: it is restarted, and the running call is repeated once."""
        call = self._take_running()
        self._restart()
        if call is not None and not call.result.done():
            if call.attempts < _ATTEMPTS:
                self._waiting.append(call)
            else:
                call.result.set_exception(JobError(reason))
        self._start_next()

    def _start_next(self) -> None:
        if self._running is None and self._waiting:
            call = self._running = min(self._waiting)
            self._waiting.remove(call)
            call.attempts += 1
            self._stop_after(call.timeout)
            self._worker.send(call.request)

    def _take_running(self) -> _Call | None:
        call, self._running = self._running, None
        if self._timer is not None:
            self._timer.cancel()
        return call

    def _stop_after(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._stop)

    def _stop(self) -> None:
        """Stop the running call."""
        call = self._take_running()
        self._restart()
        if call is not None and not call.result.done():
            call.result.set_exception(JobError("took too long"))
        self._start_next()

    def _restart(self) -> None:
        self.generation += 1
        self._worker.restart()


class EngineJobs:
    """Implements `api.services.Jobs` for one service."""

    def __init__(self, queue: EngineQueue, priority: int) -> None:
        self._queue = queue
        self._priority = priority
        self._streams = itertools.count()

    @property
    def load(self) -> float:
        return float(len(self._queue))

    async def run(
        self, function: Callable[[*Arguments], Result], *arguments: *Arguments, client: str, timeout: float
    ) -> Result:
        """Return the result of a function in the worker; raise GameError, JobError."""
        del client  # there is one
        result: Result = await self._queue.call(("call", function, arguments), self._priority, timeout)
        return result

    async def stream(
        self, function: Callable[[*Arguments], Iterator[bytes]], *arguments: *Arguments, client: str, timeout: float
    ) -> AsyncGenerator[bytes]:
        """Yield the items of a generator in the worker; after a restart they begin again."""
        del client
        stream = next(self._streams)
        generation: int | None = None
        try:
            while True:
                if generation != self._queue.generation:
                    await self._queue.call(("begin", stream, function, arguments), self._priority, timeout)
                    generation = self._queue.generation
                try:
                    item = await self._queue.call(("advance", stream), self._priority, timeout)
                except JobError:
                    if generation == self._queue.generation:
                        raise
                    continue
                if item == END:
                    return
                yield item
        finally:
            if generation == self._queue.generation:
                asyncio.ensure_future(self._queue.call(("end", stream), self._priority, timeout))  # noqa: RUF006

    def expect_room(self, client: str) -> None:
        """Accept every job: the device serves one client."""
