"""How much is allowed, and how often.

What a request costs is told in milliseconds of computing, roughly: `Endpoint.cost`, `SOCKET`, `MESSAGE`, `QUESTION`.
Every visitor has one allowance for all of it, `Limits.work`, however they come: over HTTP, over sockets, for files. A
new route says what it costs and has its limit; what is costly should think in the workers (`workers.Workers.call`),
where nobody's work can keep another's waiting for long.
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sevenwonders.tables.errors import TooManyError

_REMEMBERED: Final = 10_000
FILE: Final = 0.5
SOCKET: Final = 4.0
MESSAGE: Final = 1.0
LOOK: Final = 3.0  # a whole update
QUESTION: Final = 10.0  # parsing and answering a question about a position; simulations are charged separately


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
    unused_days: float = 1  # and those at which nobody has done anything, after so long
    live_tables: int = 2_000
    reviews: int = 2_000  # that are kept
    connections: int = 4_000
    connections_each: int = 100  # from one address
    connections_at_table: int = 100  # of spectators
    connections_of_holder: int = 10  # at one table
    outbox: int = 64  # messages that a slow connection may be behind
    outbox_bytes: int = 256 * 1024
    queue: int = 64  # orders that may wait at a table
    log: int = 1_000  # entries, after which only the game itself goes on
    events: int = 500  # that are told at once
    work: Rate = Rate(250, 1_500)  # milliseconds of computing for one address
    new_tables: Rate = Rate(0.5, 30)  # from one address
    messages: Rate = Rate(20, 60)  # on one connection
    head_seconds: float = 10
    body_seconds: float = 20
    write_seconds: float = 20  # after which one who does not read is cut off
    hello_seconds: float = 10
    idle_seconds: float = 300  # a table without visitors is put away
    over_seconds: float = 30  # the same, once its game is over: it is large then, and seldom asked for
    away_seconds: float = 60  # then others may let a bot play for somebody
    bot_seconds: float = 15
    bot_pace: float = 0.9  # seconds that a bot whose turn it is takes at least, where somebody watches
    job_seconds: float = 30  # for a replay, in the workers
    jobs_each: int = 8  # that may wait for one address, or one table


class Bucket:
    """Counts how much happened lately."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left = rate.at_once
        self._seen = clock()

    def take(self, cost: float = 1) -> float:
        """Return 0 and count it if it is allowed, otherwise the seconds until it is."""
        now = self._clock()
        self._left = min(self._rate.at_once, self._left + (now - self._seen) * self._rate.each_second)
        self._seen = now
        cost = min(cost, self._rate.at_once)
        if self._left < cost:
            return (cost - self._left) / self._rate.each_second
        self._left -= cost
        return 0


class Buckets:
    """A bucket for each address; those not heard of for long are forgotten."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.refused = 0

    def take(self, address: str, cost: float = 1) -> None:
        """Count so much; raise TooManyError."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._clock)
        self._buckets[address] = bucket
        if len(self._buckets) > _REMEMBERED:
            self._buckets.popitem(last=False)
        if wait := bucket.take(cost):
            self.refused += 1
            raise TooManyError("request/too-many", seconds=int(wait) + 1)


class Allowance:
    """What every visitor may still ask for: work of any kind, and new tables, rematches among them."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._work = Buckets(limits.work, clock)
        self._tables = Buckets(limits.new_tables, clock)

    @property
    def refused(self) -> int:
        """How often somebody asked for too much."""
        return self._work.refused + self._tables.refused

    def spend(self, visitor: str, cost: float) -> None:
        """Count so many milliseconds of work; raise TooManyError."""
        self._work.take(visitor, cost)

    def new_table(self, visitor: str) -> None:
        """Count a table that is to be set up; raise TooManyError."""
        self._tables.take(visitor)
