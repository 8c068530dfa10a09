"""Settings of a server, read from environment variables. docs/hosting.md lists them."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from ipaddress import ip_network
from math import isfinite
from pathlib import Path
from typing import Any, Final

import msgspec

from sevenwonders.core.errors import OptionError
from sevenwonders.server.observability import LOG_LEVELS
from sevenwonders.tables.limits import TableLimits

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
PREFIX: Final = "SEVENWONDERS_"
VARIABLES: Final = tuple(
    f"{PREFIX}{name}" for name in ("DATA", "HOSTS", "LIMITS", "LOG", "METRICS", "ORIGINS", "PROXIES", "WORKERS")
)
_OTHER_VARIABLES: Final = tuple(f"{PREFIX}{name}" for name in ("COMPILE", "PORTABLE", "PURE", "TEST_POSTGRES"))
_ENGINE: Final = Path(__file__).with_name("static") / "engine"
# Milliseconds of processor time for one client where browsers analyse positions themselves.
_WORK_WITH_ENGINE: Final = {"per_second": 50, "burst": 1_000}
_MAX_WORKERS: Final = 256
_MAX_LIMIT: Final = 1e12


@dataclass(frozen=True, slots=True)
class RateLimit:
    """Refill rate and capacity of a token bucket."""

    per_second: float
    burst: float


@dataclass(frozen=True, slots=True)
class Limits(TableLimits):
    """Limits of the server and of one client. A client is an IPv4 address or an IPv6 network of 64 bits."""

    body_bytes: int = 16 * 1024
    record_bytes: int = 128 * 1024
    message_bytes: int = 8 * 1024
    reviews: int = 2_000  # reviews in the database
    connections: int = 4_000  # sockets
    connections_per_client: int = 100
    queued_jobs: int = 8  # jobs of one client that wait for a worker process
    work: RateLimit = RateLimit(250, 1_500)  # milliseconds of processor time for one client
    new_tables: RateLimit = RateLimit(0.5, 30)  # of one client
    messages: RateLimit = RateLimit(20, 60)  # on one socket
    received_bytes: RateLimit = RateLimit(16 * 1024, 32 * 1024)  # on one socket, control frames included
    header_seconds: float = 10  # for the header of a request to arrive
    body_seconds: float = 20
    write_seconds: float = 20  # for a client to read a response or a message
    hello_seconds: float = 10  # for the first message of a socket
    job_seconds: float = 30  # for a replay


@dataclass(frozen=True, slots=True)
class Settings:
    """The address, the database and the limits of a server.

    Attributes:
        hosts: Host names under which browsers reach the server. Without them another site could pretend to be it.
        origins: Other sites whose pages may open sockets, such as a development server.
        proxies: Addresses or networks whose X-Forwarded-For header is trusted.
        metrics: Networks that may read /metrics, beside this machine.
        workers: Worker processes for bots; 0 means the number of processors less one.
    """

    host: str = "127.0.0.1"
    port: int = 7777
    data: str | None = None
    workers: int = 0
    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    metrics: tuple[str, ...] = ()
    log_level: str = "warning"
    limits: Limits = field(default_factory=Limits)

    @property
    def worker_count(self) -> int:
        return self.workers or max(1, (os.cpu_count() or 2) - 1)

    @property
    def trusted_hosts(self) -> tuple[str, ...] | None:
        """Return the host names that requests may name, the machine's own among them; None for any."""
        is_known = self.hosts or self.host in LOOPBACK
        return (*self.hosts, *LOOPBACK, "[::1]") if is_known else None


def settings_from_environment(environment: Mapping[str, str] = os.environ, engine: Path = _ENGINE) -> Settings:
    """Return the settings of environment variables; raise OptionError for unknown names and invalid values.

    If the pages contain an engine, in the folder `engine`, the default of the limit `work` is smaller.
    """
    values = {name: value for name, value in environment.items() if name.startswith(PREFIX) and value}
    for name in sorted(values.keys() - {*VARIABLES, *_OTHER_VARIABLES}):
        raise OptionError("config/unknown-setting", found=name, expected=list(VARIABLES))
    level = values.get("SEVENWONDERS_LOG", "warning").lower()
    if level not in LOG_LEVELS:
        raise OptionError("config/invalid", name="SEVENWONDERS_LOG", found=level, reason=", ".join(LOG_LEVELS))
    return Settings(
        data=values.get("SEVENWONDERS_DATA"),
        workers=_number(values, "SEVENWONDERS_WORKERS", _MAX_WORKERS),
        hosts=tuple(host.lower() for host in _words(values, "SEVENWONDERS_HOSTS")),
        origins=_words(values, "SEVENWONDERS_ORIGINS"),
        proxies=_networks(values, "SEVENWONDERS_PROXIES"),
        metrics=_networks(values, "SEVENWONDERS_METRICS"),
        log_level=level,
        limits=parse_limits(values.get("SEVENWONDERS_LIMITS", "{}"), has_engine=engine.is_dir()),
    )


def parse_limits(text: str, *, has_engine: bool = False) -> Limits:
    """Return the default limits with those of a JSON object; raise OptionError."""
    try:
        found = msgspec.json.decode(text, type=dict[str, Any])
        defaults = {"work": _WORK_WITH_ENGINE} if has_engine else {}
        limits = msgspec.convert(defaults | found, Limits)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise OptionError("config/invalid-limits", reason=str(error)) from error
    known = {field.name: getattr(limits, field.name) for field in fields(Limits)}
    for name, value in found.items():
        if name not in known:
            raise OptionError("config/unknown-setting", found=name, expected=list(known))
        rate = [rate_field.name for rate_field in fields(RateLimit)]
        if isinstance(value, dict) and (unknown := value.keys() - set(rate)):
            raise OptionError("config/unknown-setting", found=f"{name}.{min(unknown)}", expected=rate)
        _expect_limit(name, known[name], value)
    return limits


# Zero would shut out every client.
_POSITIVE: Final = frozenset(
    field.name
    for field in fields(Limits)
    if field.name.endswith(("_bytes", "_seconds"))
    or field.name in ("tables", "live_tables", "connections", "connections_per_client", "connections_per_player")
) - {"away_seconds", "idle_seconds", "over_seconds"}


def _expect_limit(name: str, limit: Any, found: object) -> None:
    numbers = (limit.per_second, limit.burst) if isinstance(limit, RateLimit) else (limit,)
    is_positive = isinstance(limit, RateLimit) or name in _POSITIVE
    for number in numbers:
        if not isfinite(number) or number > _MAX_LIMIT or number < 0 or (is_positive and number == 0):
            raise OptionError("config/invalid", name=name, found=str(found), reason="> 0" if is_positive else ">= 0")


def _words(values: Mapping[str, str], name: str) -> tuple[str, ...]:
    return tuple(values.get(name, "").replace(",", " ").split())


def _networks(values: Mapping[str, str], name: str) -> tuple[str, ...]:
    for word in _words(values, name):
        try:
            ip_network(word, strict=False)
        except ValueError as error:
            raise OptionError("config/invalid", name=name, found=word, reason=str(error)) from error
    return _words(values, name)


def _number(values: Mapping[str, str], name: str, maximum: int) -> int:
    text = values.get(name, "0")
    if not (text.isascii() and text.isdigit()):
        raise OptionError("config/not-a-number", name=name, found=text)
    if len(text) > len(str(maximum)) or int(text) > maximum:
        raise OptionError("config/invalid", name=name, found=text, reason=f"<= {maximum}")
    return int(text)
