"""The bots' thinking, in worker processes. A worker that dies or takes too long is replaced, and the caller told so."""

import asyncio
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Any, Final

import msgspec

from sevenwonders.ai.agents import Verdict
from sevenwonders.core import registry
from sevenwonders.core.protocol import Seen
from sevenwonders.server.worker import Answer, Question, Wanted

_LOG: Final = logging.getLogger(__name__)
_ANSWER: Final = msgspec.json.Decoder(Answer)


class BotError(Exception):
    """No answer came from a worker."""


class Bots:
    """Some worker processes, started when first needed."""

    def __init__(self, size: int, seconds: float) -> None:
        self.size = size
        self.seconds = seconds
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(size):
            self._free.put_nowait(None)
        self._running: set[Process] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._asked = 0
        self._is_closed = False

    @property
    def running(self) -> int:
        """How many processes there are."""
        return len(self._running)

    async def choose(self, game: str, seen: Seen[Any], spec: str, seed: int) -> int:
        """Return the number of an agent's move; raise BotError if none comes in time."""
        answer = await self._answer(game, seen, spec, seed, "move")
        if answer.move is None:
            raise BotError(answer.error or "has no answer")
        return answer.move

    async def analyse(self, game: str, seen: Seen[Any], spec: str, seed: int) -> Verdict:
        """Return what an agent thinks of its moves; raise BotError if no answer comes in time."""
        answer = await self._answer(game, seen, spec, seed, "verdict")
        if answer.verdict is None:
            raise BotError(answer.error or "has no answer")
        return answer.verdict

    async def _answer(self, game: str, seen: Seen[Any], spec: str, seed: int, wanted: Wanted) -> Answer:
        """Ask a worker. Both waiting for a free one and its thinking are limited in time."""
        question = Question(self._next_number(), game, registry.place_of(game), pickle.dumps(seen), spec, seed, wanted)
        try:
            async with asyncio.timeout(self.seconds):
                worker = await self._free.get()
        except TimeoutError:
            raise BotError("all workers are busy") from None
        is_healthy = False
        try:
            async with asyncio.timeout(self.seconds):
                if worker is None or worker.returncode is not None:
                    worker = await self._start(worker)
                answer = await _ask(worker, question)
            is_healthy = True
        except TimeoutError:
            raise BotError("took too long") from None
        except (OSError, ValueError, msgspec.DecodeError) as error:
            raise BotError(f"{type(error).__name__}: {error}") from error
        finally:
            # A worker that was interrupted may still answer, and its answer be taken for that to the next question.
            if not is_healthy and worker is not None:
                self._end(worker)
            self._free.put_nowait(worker if is_healthy else None)
        return answer

    def _next_number(self) -> int:
        self._asked += 1
        return self._asked

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
        ending = asyncio.create_task(_ended(worker))
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """End all workers."""
        self._is_closed = True
        for worker in list(self._running):
            self._end(worker)
        await asyncio.gather(*self._ending)


async def _ended(worker: Process) -> None:
    """Kill a worker and wait until it is dead and its pipes are closed, so that nothing of it is left behind."""
    with suppress(ProcessLookupError):
        worker.kill()
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.close()
    with suppress(OSError):
        await worker.stdin.wait_closed()
    await worker.stdout.read()
    await worker.wait()


async def _ask(worker: Process, question: Question) -> Answer:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(msgspec.json.encode(question) + b"\n")
    await worker.stdin.drain()
    line = await worker.stdout.readline()
    if not line:
        raise OSError("the worker died")
    answer = _ANSWER.decode(line)
    if answer.number != question.number:
        raise ValueError("the worker answered another question")
    if answer.error is not None:
        _LOG.warning("bot", extra={"fields": {"error": answer.error}})
    return answer
