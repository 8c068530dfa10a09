"""Moves of bots, computed in worker processes."""

import re
from typing import Any, Final

from sevenwonders.api.jobs import tasks
from sevenwonders.api.services import JobError, Jobs
from sevenwonders.core.errors import GameError
from sevenwonders.core.protocol import Seen
from sevenwonders.tables.protocols import BotError

_TIMED: Final = re.compile(r"^(?P<kind>[a-z]+):(?P<amount>[0-9.]+)(?P<unit>ms|s)(?P<rest>(-cpu)?(@.*)?)$")
_MIN_MILLISECONDS: Final = 20


class BotPool:
    """Implements `tables.protocols.BotPlayer` with a job pool."""

    def __init__(self, pool: Jobs, timeout: float) -> None:
        self._pool = pool
        self._timeout = timeout

    async def choose(self, game: str, seen: Seen[Any], spec: str, seed: int, client: str) -> int:
        agent = shortened(spec, 1 + self._pool.load)
        try:
            return await self._pool.run(
                tasks.choose_move, game, seen, agent, seed, client=client, timeout=self._timeout
            )
        except (GameError, JobError) as error:
            raise BotError(str(error)) from error


def shortened(spec: str, factor: float) -> str:
    """Return an agent with its time limit divided by `factor`; agents without a time limit are unchanged.

    >>> shortened("mcts:1s", 4), shortened("mcts:1000", 4)
    ('mcts:250ms', 'mcts:1000')
    """
    found = _TIMED.match(spec)
    if found is None or factor <= 1:
        return spec
    milliseconds = float(found["amount"]) * (1000 if found["unit"] == "s" else 1)
    limit = max(min(_MIN_MILLISECONDS, milliseconds), milliseconds / factor)
    return f"{found['kind']}:{limit:.0f}ms{found['rest']}"
