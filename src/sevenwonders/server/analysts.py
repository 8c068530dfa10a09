"""Those who analyse, in processes of their own, so that neither people nor bots wait for them."""

import asyncio
from collections.abc import AsyncIterator
from itertools import count
from typing import Any, Final

import msgspec

from sevenwonders.server.analyst import Report, Task
from sevenwonders.server.child import Child
from sevenwonders.server.refusals import ServerError, TooManyError, UnavailableError

_REPORT: Final = msgspec.json.Decoder(Report)
MOST_WAITING: Final = 16


class Analysts:
    """Some processes, started when first needed; short questions have one of their own and do not wait for reviews."""

    def __init__(self, seconds: float = 60) -> None:
        self._seconds = seconds
        self._numbers = count(1)
        self._processes: dict[str, Child] = {}
        self._turns = {"short": asyncio.Lock(), "long": asyncio.Lock()}
        self._waiting = 0

    async def find(self, task: Task) -> Any:
        """Return the end of an answer; raise ServerError."""
        end = None
        async for report in self.reports(task):
            end = report.end if report.end is not None else end
        return end

    async def reports(self, task: Task) -> AsyncIterator[Report]:
        """Tell an answer part by part; raise ServerError if there is none, or none in time."""
        queue = "long" if task.wanted == "review" else "short"
        if self._waiting >= MOST_WAITING:
            raise TooManyError("request/too-many", seconds=5)
        self._waiting += 1
        try:
            async with self._turns[queue]:
                async for report in self._asked(queue, msgspec.structs.replace(task, number=next(self._numbers))):
                    yield report
        finally:
            self._waiting -= 1

    async def _asked(self, queue: str, task: Task) -> AsyncIterator[Report]:
        is_healthy = False
        try:
            process = await self._process(queue)
            await process.tell(msgspec.json.encode(task))
            while True:
                async with asyncio.timeout(self._seconds):
                    report = _REPORT.decode(await process.line())
                if report.refused is not None or report.end is not None:
                    is_healthy = True
                if report.refused is not None:
                    raise refused(report.refused)
                yield report
                if report.end is not None:
                    return
        except (OSError, ValueError, TimeoutError):
            raise UnavailableError("server/busy", seconds=5) from None
        finally:
            if not is_healthy:  # it may still answer, which would be taken for the answer to the next question
                await self._end(queue)

    async def _process(self, queue: str) -> Child:
        process = self._processes.get(queue)
        if process is None or process.has_died:
            process = self._processes[queue] = await Child.start("sevenwonders.server.analyst")
        return process

    async def _end(self, queue: str) -> None:
        process = self._processes.pop(queue, None)
        if process is not None:
            await process.end()

    async def close(self) -> None:
        """End all processes."""
        for queue in list(self._processes):
            await self._end(queue)


class AnalysisError(ServerError):
    """What an analyst refused, as it told it."""

    status = 422


def refused(told: Any) -> ServerError:
    """Return a refusal of an analyst as an error."""
    return AnalysisError(told["key"], **told.get("details", {}))
