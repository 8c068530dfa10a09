"""The threads that write. One job after the other, each by whichever thread is free."""

import os
import sys
from asyncio import AbstractEventLoop
from collections.abc import Callable
from concurrent.futures import Executor, Future
from queue import SimpleQueue
from threading import Thread
from typing import Any, ParamSpec, TypeVar

Result = TypeVar("Result")
Given = ParamSpec("Given")
Job = Callable[[], None]


class Bell:
    """Lets threads call the event loop; the usual way there reads a socket twice and costs several times as much."""

    def __init__(self, loop: AbstractEventLoop, heard: Callable[[], None]) -> None:
        self._loop = loop
        self._heard = heard
        if sys.platform == "linux":
            self._file = os.eventfd(0, os.EFD_CLOEXEC | os.EFD_NONBLOCK)
            loop.add_reader(self._file, self._hear)

    def ring(self) -> None:
        """Let it be heard soon, once or more often."""
        if sys.platform == "linux":
            os.eventfd_write(self._file, 1)
        else:
            self._loop.call_soon_threadsafe(self._heard)

    def close(self) -> None:
        """Listen no more; nobody may ring any more."""
        if sys.platform == "linux":
            self._loop.remove_reader(self._file)
            os.close(self._file)

    def _hear(self) -> None:
        if sys.platform == "linux":
            os.eventfd_read(self._file)
        self._heard()


class Writers(Executor):
    """Threads for jobs that tell by themselves what came of them: the usual executor's ways cost half a commit more."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._threads: list[Thread] = []
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()

    def do(self, job: Job) -> None:
        """Let a thread do something that raises nothing."""
        if len(self._threads) < self._most:
            self._threads.append(Thread(target=self._work, name="store-write", daemon=True))
            self._threads[-1].start()
        self._jobs.put(job)

    def submit(self, fn: Callable[Given, Result], /, *args: Given.args, **kwargs: Given.kwargs) -> Future[Result]:
        """Let a thread call a function; the future has its result."""
        future: Future[Any] = Future()

        def job() -> None:
            if future.set_running_or_notify_cancel():
                try:
                    future.set_result(fn(*args, **kwargs))
                except BaseException as error:
                    future.set_exception(error)

        self.do(job)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Let the threads end, after all that they were given."""
        del cancel_futures
        for _ in self._threads:
            self._jobs.put(None)
        if wait:
            for thread in self._threads:
                thread.join()
        self._threads = []

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()
            del job  # and what it held, while the thread waits
