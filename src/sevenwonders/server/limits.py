"""How much is allowed, and how often."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sevenwonders.server.refusals import TooManyError

_REMEMBERED: Final = 10_000


@dataclass(frozen=True, slots=True)
class Rate:
    """So many per second on average, and so many at once."""

    each_second: float
    at_once: float


@dataclass(frozen=True, slots=True)
class Limits:
    """What one server and one visitor are allowed."""

    body: int = 16 * 1024
    record: int = 128 * 1024
    message: int = 8 * 1024
    tables: int = 100_000
    forgotten_days: float = 30  # when there are so many, tables that nobody has touched for so long make room
    live_tables: int = 2_000
    connections: int = 4_000
    connections_each: int = 100  # from one address
    connections_at_table: int = 100
    outbox: int = 64  # messages that a slow connection may be behind
    queue: int = 64  # orders that may wait at a table
    requests: Rate = Rate(50, 200)  # from one address
    new_tables: Rate = Rate(0.5, 30)  # from one address
    messages: Rate = Rate(20, 60)  # on one connection
    hello_seconds: float = 10
    idle_seconds: float = 300  # a table without visitors is put away
    away_seconds: float = 60  # then others may let a bot play for somebody
    bot_seconds: float = 15


class Bucket:
    """Counts how often something happened lately."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left = rate.at_once
        self._seen = clock()

    def take(self) -> float:
        """Return 0 and count one more if it is allowed, otherwise the seconds until it is."""
        now = self._clock()
        self._left = min(self._rate.at_once, self._left + (now - self._seen) * self._rate.each_second)
        self._seen = now
        if self._left < 1:
            return (1 - self._left) / self._rate.each_second
        self._left -= 1
        return 0


class Buckets:
    """A bucket for each address; those not heard of for long are forgotten."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        """Count one more; raise TooManyError."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._clock)
        self._buckets[address] = bucket
        if len(self._buckets) > _REMEMBERED:
            self._buckets.popitem(last=False)
        if wait := bucket.take():
            raise TooManyError("request/too-many", seconds=int(wait) + 1)
