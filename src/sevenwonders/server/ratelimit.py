"""Rate limits by client address.

Requests and messages have costs: their processor time in milliseconds, measured and rounded. A client has one token
bucket for all of them, `Limits.work`, and one for new tables. A route declares its cost; work of more than a few
milliseconds runs in the job pool.
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Final

from sevenwonders.server.observability import RATE_LIMITED
from sevenwonders.server.settings import RateLimit
from sevenwonders.tables.errors import TooManyError

_MAX_CLIENTS: Final = 10_000
_CLIENT_PREFIX: Final = 64  # bits of an IPv6 address that one household has
_SITE_PREFIX: Final = 56  # bits that a provider assigns to one subscriber

FILE_COST: Final = 2.0
SOCKET_COST: Final = 4.0
UNKNOWN_PATH_COST: Final = 1.0  # 404 and 405
FLOOD_COST: Final = 500.0  # of a socket that was closed for receiving too much


class TokenBucket:
    """A token bucket that starts full."""

    def __init__(self, rate: RateLimit, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst = rate.burst
        self._per_second = rate.per_second
        self._clock = clock
        self._tokens = rate.burst
        self._updated = clock()

    def take(self, cost: float = 1) -> float:
        """Take tokens and return 0, or return the seconds until there are enough.

        A cost above the capacity is taken from a full bucket.
        """
        now = self._clock()
        self._tokens = min(self.burst, self._tokens + (now - self._updated) * self._per_second)
        self._updated = now
        cost = min(cost, self.burst)
        if self._tokens < cost:
            return (cost - self._tokens) / self._per_second
        self._tokens -= cost
        return 0

    def charge(self, cost: float) -> None:
        """Take tokens for work that is done already; the bucket may be overdrawn by one capacity."""
        self.take(0)
        self._tokens = max(-self.burst, self._tokens - cost)


class ClientBuckets:
    """A token bucket for each client; the least recently used ones are dropped."""

    def __init__(self, rate: RateLimit, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def __getitem__(self, client: str) -> TokenBucket:
        bucket = self._buckets.pop(client, None) or TokenBucket(self._rate, self._clock)
        self._buckets[client] = bucket
        if len(self._buckets) > _MAX_CLIENTS:
            self._buckets.popitem(last=False)
        return bucket


class RateLimiter:
    """Implements `api.services.Limiter`."""

    def __init__(self, work: RateLimit, new_tables: RateLimit, clock: Callable[[], float] = time.monotonic) -> None:
        self._work = ClientBuckets(work, clock)
        self._new_tables = ClientBuckets(new_tables, clock)

    def consume(self, client: str, milliseconds: float) -> None:
        if wait := self._work[client].take(milliseconds):
            raise _rate_limited(wait)

    def charge(self, client: str, milliseconds: float) -> None:
        self._work[client].charge(milliseconds)

    def consume_table(self, client: str) -> None:
        if wait := self._new_tables[client].take():
            raise _rate_limited(wait)


def _rate_limited(wait: float) -> TooManyError:
    RATE_LIMITED.inc()
    return TooManyError("rate-limited", seconds=int(wait) + 1)


# ---- clients and their addresses


def client_key(address: str, prefix: int = _CLIENT_PREFIX) -> str:
    """Return the rate-limit key of an address; IPv6 addresses are grouped by /64, or by another prefix.

    >>> client_key("2001:db8::1"), client_key("::ffff:192.0.2.1")
    ('2001:db8::', '192.0.2.1')
    """
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv4Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ip_network((parsed, prefix), strict=False).network_address)


def site_key(address: str) -> str:
    """Return the key of a subscriber's network: IPv6 addresses are grouped by /56."""
    return client_key(address, _SITE_PREFIX)


def is_in_networks(address: str, networks: tuple[str, ...]) -> bool:
    """Return whether an address is in one of `networks`, which may be addresses."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return False
    return any(parsed in ip_network(network, strict=False) for network in networks)
