"""The bots' thinking, in worker processes. A worker that dies or takes too long is replaced, and the caller told so."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final

import msgspec

from sevenwonders.server.worker import Answer, Question

_LOG: Final = logging.getLogger(__name__)
_ANSWER: Final = msgspec.json.Decoder(Answer)


class BotError(Exception):
    """No answer came from a worker."""


class Bots:
    """Some worker processes, started when first needed."""

    def __init__(self, size: int, seconds: float) -> None:
        self.size = size
        self._seconds = seconds
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(size):
            self._free.put_nowait(None)
        self._running: set[Process] = set()
        self._ending: set[asyncio.Task[int]] = set()
        self._asked = 0
        self._is_closed = False

    @property
    def running(self) -> int:
        """Return how many processes there are."""
        return len(self._running)

    async def choose(self, game: str, brief: str, spec: str, seed: int) -> str:
        """Return a bot's move; raise BotError if none comes in time, waiting for a free worker included."""
        try:
            async with asyncio.timeout(self._seconds):
                worker = await self._free.get()
        except TimeoutError:
            raise BotError("all workers are busy") from None
        self._asked += 1
        question = Question(self._asked, game, brief, spec, seed)
        healthy = False
        try:
            async with asyncio.timeout(self._seconds):
                if worker is None or worker.returncode is not None:
                    worker = await self._start(worker)
                move = await _ask(worker, question)
            healthy = True
        except TimeoutError:
            raise BotError("took too long") from None
        except (OSError, ValueError, msgspec.DecodeError) as error:
            raise BotError(f"{type(error).__name__}: {error}") from error
        finally:
            # Whoever was interrupted in the middle may still answer, to the wrong question: away with it.
            if not healthy and worker is not None:
                self._end(worker)
            self._free.put_nowait(worker if healthy else None)
        if move is None:
            raise BotError("has no answer")
        return move

    async def _start(self, dead: Process | None) -> Process:
        if self._is_closed:
            raise OSError("closed")
        if dead is not None:
            self._end(dead)
        worker = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "sevenwonders.server.worker", stdin=PIPE, stdout=PIPE, limit=1 << 20
        )
        self._running.add(worker)
        return worker

    def _end(self, worker: Process) -> None:
        """Kill a worker, and let the system forget it once it is dead."""
        self._running.discard(worker)
        with suppress(ProcessLookupError):
            worker.kill()
        ending = asyncio.create_task(worker.wait())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """End all workers."""
        self._is_closed = True
        for worker in list(self._running):
            self._end(worker)
        await asyncio.gather(*self._ending)


async def _ask(worker: Process, question: Question) -> str | None:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(msgspec.json.encode(question) + b"\n")
    await worker.stdin.drain()
    line = await worker.stdout.readline()
    if not line:
        raise OSError("the worker died")
    told = _ANSWER.decode(line)
    if told.number != question.number:
        raise ValueError("the worker answered another question")
    if told.error is not None:
        _LOG.warning("bot", extra={"fields": {"error": told.error}})
    return told.move
