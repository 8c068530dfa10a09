"""Costly work, in processes of its own: bots' thinking, replays, analyses, whatever else would hold up the server.

Work waits in line by whose it is, a table's or a visitor's, and the lines take turns: nobody's work keeps another's
waiting for longer than its own share. When many wait, agents that think by the clock are given less time. A worker that
dies or takes too long is replaced, and the caller told so; one whose answer nobody wants any more is left to finish.
"""

import asyncio
import logging
import pickle
import re
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import msgspec

from sevenwonders.ai.agents import Verdict
from sevenwonders.core import registry
from sevenwonders.core.protocol import Seen
from sevenwonders.server.child import Child
from sevenwonders.server.worker import Answer, Question, Wanted
from sevenwonders.tables.errors import RefusedElsewhereError, TooManyError
from sevenwonders.tables.protocols import BotError

_LOG: Final = logging.getLogger(__name__)
_ANSWER: Final = msgspec.json.Decoder(Answer)
_BY_THE_CLOCK: Final = re.compile(r"^(?P<kind>[a-z]+):(?P<amount>[0-9.]+)(?P<unit>ms|s)(?P<rest>(-cpu)?(@.*)?)$")
_LEAST: Final = 20  # milliseconds
_CALLS: Final = 12  # that may wait, for each worker


@dataclass(eq=False, slots=True)
class _Job:
    question: Question
    seconds: float
    answer: asyncio.Future[Answer]
    on_part: Callable[[bytes], None] | None = None
    is_new: bool = True  # not asked yet


class Workers:
    """Some worker processes, started when first needed."""

    def __init__(self, size: int, seconds: float, jobs_each: int = 8, nice: int = 5) -> None:
        self.size = size
        self.seconds = seconds
        self.nice = nice  # how far they stand back, as the system counts it
        self.replaced = 0  # workers that died or were too slow
        self.done = 0
        self._jobs_each = jobs_each
        self._free: list[Child | None] = [None] * size
        self._lines: OrderedDict[str, deque[_Job]] = OrderedDict()  # whose turn is nearest comes first
        self._busy: Counter[str] = Counter()
        self._serving: set[asyncio.Task[None]] = set()
        self._running: set[Child] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._asked = 0
        self._calls = 0
        self._is_closed = False

    @property
    def running(self) -> int:
        """How many processes there are."""
        return len(self._running)

    @property
    def thinking(self) -> int:
        """How much work is being done."""
        return self._busy.total()

    @property
    def waiting(self) -> int:
        """How much work waits for a process."""
        return sum(len(line) for line in self._lines.values())

    async def choose(self, game: str, seen: Seen[Any], spec: str, seed: int, whose: str = "") -> int:
        """Return the number of an agent's move; raise BotError if none comes in time."""
        answer = await self._think(game, seen, spec, seed, "move", whose)
        if answer.move is None:
            raise BotError(answer.error or "has no answer")
        return answer.move

    async def analyse(self, game: str, seen: Seen[Any], spec: str, seed: int, whose: str = "") -> Verdict:
        """Return what an agent thinks of its moves; raise BotError if no answer comes in time."""
        answer = await self._think(game, seen, spec, seed, "verdict", whose)
        if answer.verdict is None:
            raise BotError(answer.error or "has no answer")
        return answer.verdict

    async def call(
        self,
        place: str,
        argument: bytes,
        whose: str,
        seconds: float,
        on_part: Callable[[bytes], None] | None = None,
    ) -> bytes:
        """Return what a function, "package.module:name", makes of some bytes in a worker.

        If it tells its result in parts, each is passed to `on_part` as it comes, and the first once more if a worker
        died and another began anew; there is time for each of them. Its GameError is raised here as well; a
        TooManyError if too much waits for the same, a BotError if it fails.
        """
        self.expect_room(whose)
        places = {name: registry.place_of(name) for name in registry.names()}
        question = Question(self._next_number(), "", "", argument, place, 0, "call", places)
        self._calls += 1
        try:
            answer = await self._answer(question, whose, seconds, on_part)
        finally:
            self._calls -= 1
        if answer.refused is not None:
            raise RefusedElsewhereError(answer.refused, answer.status)
        if answer.error is not None:
            raise BotError(answer.error)
        return answer.result

    def expect_room(self, whose: str) -> None:
        """Raise TooManyError if too much waits already, for somebody or in all: better at once than after a wait."""
        if len(self._lines.get(whose, ())) >= self._jobs_each or self._calls >= _CALLS * max(1, self.size):
            raise TooManyError("server/busy", seconds=2)

    async def _think(self, game: str, seen: Seen[Any], spec: str, seed: int, wanted: Wanted, whose: str) -> Answer:
        """Ask a worker. Both waiting for a free one and its thinking are limited in time."""
        number = self._next_number()
        question = Question(number, game, registry.place_of(game), pickle.dumps(seen), spec, seed, wanted)
        return await self._answer(question, whose or str(number), self.seconds)

    async def _answer(
        self, question: Question, whose: str, seconds: float, on_part: Callable[[bytes], None] | None = None
    ) -> Answer:
        job = _Job(question, seconds, asyncio.get_running_loop().create_future(), on_part)
        self._lines.setdefault(whose, deque()).append(job)
        self._hand_out()
        waiting = asyncio.get_running_loop().call_later(seconds, self._give_up, whose, job)
        try:
            return await job.answer
        finally:
            waiting.cancel()
            self._drop(whose, job)

    def _give_up(self, whose: str, job: _Job) -> None:
        """Let a job go that has waited for too long; one that is being done has a time of its own."""
        if self._drop(whose, job) and not job.answer.done():
            job.answer.set_exception(BotError("all workers are busy"))

    def _drop(self, whose: str, job: _Job) -> bool:
        line = self._lines.get(whose)
        if line is None or job not in line:
            return False
        line.remove(job)
        if not line:
            del self._lines[whose]
        return True

    def _hand_out(self) -> None:
        """Give free workers to those who have the fewest, in turn."""
        while self._free and self._lines and not self._is_closed:
            whose = min(self._lines, key=lambda name: self._busy[name])  # the first of several
            line = self._lines[whose]
            job = line.popleft()
            if line:
                self._lines.move_to_end(whose)
            else:
                del self._lines[whose]
            self._busy[whose] += 1
            serving = asyncio.create_task(self._serve(whose, job, self._free.pop()))
            self._serving.add(serving)
            serving.add_done_callback(self._serving.discard)

    async def _serve(self, whose: str, job: _Job, worker: Child | None) -> None:
        """Let a worker do a job, whether or not somebody still waits for it."""
        is_healthy = False
        try:
            async with asyncio.timeout(job.seconds) as limit:
                if worker is None or worker.has_died:
                    worker = await self._start(worker)
                haste = 1 + self.waiting / self.size
                spec = hurried(job.question.spec, haste)
                question = msgspec.structs.replace(job.question, spec=spec)
                answer = await _ask(worker, question, partial(_hear, job, limit))
            is_healthy = True
            self.done += 1
            if not job.answer.done():
                job.answer.set_result(answer)
        except TimeoutError:
            _fail(job, "took too long")
        except OSError as error:
            if job.is_new and not self._is_closed:  # a worker that dies is no fault of the question's: ask another
                job.is_new = False
                self._lines.setdefault(whose, deque()).appendleft(job)
            else:
                _fail(job, f"{type(error).__name__}: {error}")
        except (ValueError, msgspec.DecodeError) as error:
            _fail(job, f"{type(error).__name__}: {error}")
        finally:
            # A worker that was interrupted may still answer, and its answer be taken for that to the next question.
            if not is_healthy and worker is not None:
                self.replaced += 1
                self._end(worker)
            self._busy[whose] -= 1
            if not self._busy[whose]:
                del self._busy[whose]
            self._free.append(worker if is_healthy else None)
            self._hand_out()

    def _next_number(self) -> int:
        self._asked += 1
        return self._asked

    async def _start(self, dead: Child | None) -> Child:
        if self._is_closed:
            raise OSError("closed")
        if dead is not None:
            self._end(dead)
        worker = await Child.start("sevenwonders.server.worker", str(self.nice))
        self._running.add(worker)
        return worker

    def _end(self, worker: Child) -> None:
        """Kill a worker, and let the system forget it once it is dead."""
        self._running.discard(worker)
        ending = asyncio.create_task(worker.end())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """End all workers."""
        self._is_closed = True
        for serving in list(self._serving):
            serving.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)
        for line in self._lines.values():
            for job in line:
                _fail(job, "closed")
        for worker in list(self._running):
            self._end(worker)
        await asyncio.gather(*self._ending)


def hurried(spec: str, haste: float) -> str:
    """Return an agent that thinks by the clock with less time, `haste` times less; others as they are."""
    found = _BY_THE_CLOCK.match(spec)
    if found is None or haste <= 1:
        return spec
    asked = float(found["amount"]) * (1000 if found["unit"] == "s" else 1)
    return f"{found['kind']}:{max(min(_LEAST, asked), asked / haste):.0f}ms{found['rest']}"


def _fail(job: _Job, reason: str) -> None:
    if not job.answer.done():
        job.answer.set_exception(BotError(reason))


def _hear(job: _Job, limit: asyncio.Timeout, part: bytes) -> None:
    """Pass a part on, if somebody still wants it, and wait as long for the next."""
    limit.reschedule(asyncio.get_running_loop().time() + job.seconds)
    if job.on_part is not None and not job.answer.done():
        job.on_part(part)


async def _ask(worker: Child, question: Question, on_part: Callable[[bytes], None]) -> Answer:
    await worker.tell(msgspec.json.encode(question))
    while (answer := await _answer_of(worker, question)).is_part:
        on_part(answer.result)
    if answer.error is not None:
        _LOG.warning("worker", extra={"fields": {"error": answer.error}})
    return answer


async def _answer_of(worker: Child, question: Question) -> Answer:
    answer = _ANSWER.decode(await worker.line())
    if answer.number != question.number:
        raise ValueError("the worker answered another question")
    return answer
