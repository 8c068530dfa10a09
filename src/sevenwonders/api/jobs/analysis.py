"""Hints and analyses, computed in a worker process."""

from typing import Any, Final

import msgspec

from sevenwonders.api.jobs import tasks
from sevenwonders.api.messages.analysis import AnalysisAsk, AnalysisInfo, HintInfo
from sevenwonders.api.services import Jobs, Limiter
from sevenwonders.core.protocol import Seen
from sevenwonders.core.registry import rules_of_position

_TIMEOUT: Final = 60.0  # seconds
_SIMULATION_COST: Final = 0.014  # milliseconds; games that take more are charged the rest afterwards


class AnalysisService:
    """Evaluates positions for clients."""

    def __init__(self, pool: Jobs, limiter: Limiter) -> None:
        self._pool, self._limiter = pool, limiter

    async def hint(self, seen: Seen[Any], client: str) -> HintInfo:
        """Return a hint for a seat; raise TooManyError, JobError."""
        found = await self._pool.run(tasks.hint, seen, client=client, timeout=_TIMEOUT)
        return msgspec.json.decode(found, type=HintInfo)

    async def analyse(self, ask: AnalysisAsk, client: str) -> AnalysisInfo:
        """Return the values of the moves of a position; raise TooManyError, TextError, JobError."""
        self._pool.expect_room(client)  # before the position is parsed
        rules_of_position(ask.position).parse_position(ask.position)
        estimate = _SIMULATION_COST * ask.simulations
        self._limiter.consume(client, estimate)
        milliseconds, found = await self._pool.run(
            tasks.analyse, ask.position, ask.seat, ask.simulations, client=client, timeout=_TIMEOUT
        )
        self._limiter.charge(client, max(0.0, milliseconds - estimate))
        return msgspec.json.decode(found, type=AnalysisInfo)
