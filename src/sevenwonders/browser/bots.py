"""Moves of bots on the device."""

import re
from typing import Any, Final

from sevenwonders.api.services import JobError, Jobs
from sevenwonders.browser.engine import timed_move
from sevenwonders.core.errors import GameError
from sevenwonders.core.protocol import Seen
from sevenwonders.tables.protocols import BotError

_SEARCH: Final = re.compile(r"^net:(?P<simulations>[0-9]+)(?P<rest>.*)$")
_PROBE: Final = 200  # simulations with which the speed of the device is measured
_MAX_SECONDS: Final = 5.0  # of a move
_TIMEOUT: Final = 60.0


class DeviceBots:
    """Implements `tables.protocols.BotPlayer`; on a slow device searches are shorter."""

    def __init__(self, jobs: Jobs) -> None:
        self._jobs = jobs
        self._seconds: dict[str, float] = {}  # per simulation, by game

    async def choose(self, game: str, seen: Seen[Any], spec: str, seed: int, client: str) -> int:
        try:
            search = _SEARCH.match(spec)
            if search is None or int(search["simulations"]) <= _PROBE:
                return (await self._timed(game, seen, spec, seed, client))[0]
            if game not in self._seconds:
                await self._measured(game, seen, _PROBE, search["rest"], seed, client)
            simulations = shortened(int(search["simulations"]), self._seconds[game])
            return await self._measured(game, seen, simulations, search["rest"], seed, client)
        except (GameError, JobError) as error:
            raise BotError(str(error)) from error

    async def _measured(self, game: str, seen: Seen[Any], simulations: int, rest: str, seed: int, client: str) -> int:
        """Return the move of a search, and measure its speed."""
        move, seconds = await self._timed(game, seen, f"net:{simulations}{rest}", seed, client)
        self._seconds[game] = seconds / simulations
        return move

    async def _timed(self, game: str, seen: Seen[Any], spec: str, seed: int, client: str) -> tuple[int, float]:
        return await self._jobs.run(timed_move, game, seen, spec, seed, client=client, timeout=_TIMEOUT)


def shortened(simulations: int, seconds: float) -> int:
    """Return the simulations of a move that takes `seconds` for each of them.

    >>> shortened(20_000, 0.0001), shortened(20_000, 0.001)
    (20000, 5000)
    """
    return max(_PROBE, min(simulations, int(_MAX_SECONDS / max(seconds, 1e-9))))
