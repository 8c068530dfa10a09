"""How a server is run: from arguments, or the environment where there is none."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from ipaddress import ip_network
from typing import Any, Final

import msgspec

from sevenwonders.core.errors import OptionError
from sevenwonders.server.limits import Limits, Rate
from sevenwonders.server.logs import LEVELS

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
RELAY: Final = "127.0.0.1:0"
LAST_PORT: Final = 65_535
PREFIX: Final = "SEVENWONDERS_"
SETTINGS: Final = tuple(
    f"{PREFIX}{name}"
    for name in ("DATA", "HOSTS", "LIMITS", "LOG", "METRICS", "ORIGINS", "PROXIES", "RELAY", "WORKERS")
)
_OTHERS: Final = tuple(f"{PREFIX}{name}" for name in ("COMPILE", "PORTABLE", "PURE", "TEST_POSTGRES"))  # not ours


@dataclass(frozen=True, slots=True)
class Config:
    """Where to listen, where the data is, and what is allowed.

    `hosts` are the names under which browsers may reach the server: without them another site could
    pretend to be it. `origins` are further sites that may open sockets, such as a development server.
    """

    host: str = "127.0.0.1"
    port: int = 7777
    data: str | None = None
    workers: int = 0  # 0: as many as the processors allow
    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()  # whose X-Forwarded-For is believed: addresses or networks
    metrics: tuple[str, ...] = ()  # the networks that may read /metrics, beside this machine
    relay: str = RELAY  # where other servers on the same database reach this one
    log_level: str = "warning"
    limits: Limits = field(default_factory=Limits)

    @property
    def worker_count(self) -> int:
        """Return how many processes think for bots."""
        return self.workers or max(1, (os.cpu_count() or 2) - 1)

    @property
    def known_hosts(self) -> tuple[str, ...] | None:
        """Return the host names that requests may be for; None if they cannot be known.

        Those of the machine itself always may: health is asked for under them, and no other site has them.
        """
        is_known = self.hosts or self.host in LOOPBACK
        return (*self.hosts, *LOOPBACK, "[::1]") if is_known else None


def from_environment(environment: Mapping[str, str] = os.environ) -> Config:
    """Return the configuration that environment variables set; docs/hosting.md lists them.

    One that is unknown or makes no sense is refused: a misspelt limit would be no limit.
    """
    ours = {name: value for name, value in environment.items() if name.startswith(PREFIX) and value}
    for name in ours.keys() - {*SETTINGS, *_OTHERS}:
        raise OptionError("server/setting", found=name, expected=list(SETTINGS))
    level = ours.get("SEVENWONDERS_LOG", "warning").lower()
    if level not in LEVELS:
        raise OptionError("server/value", name="SEVENWONDERS_LOG", found=level, reason=", ".join(LEVELS))
    return Config(
        limits=read_limits(ours.get("SEVENWONDERS_LIMITS", "{}")),
        data=ours.get("SEVENWONDERS_DATA"),
        hosts=tuple(host.lower() for host in _words(ours, "SEVENWONDERS_HOSTS")),
        origins=_words(ours, "SEVENWONDERS_ORIGINS"),
        proxies=_networks(ours, "SEVENWONDERS_PROXIES"),
        metrics=_networks(ours, "SEVENWONDERS_METRICS"),
        relay=_address(ours, "SEVENWONDERS_RELAY", RELAY),
        workers=_number(ours, "SEVENWONDERS_WORKERS"),
        log_level=level,
    )


def read_limits(text: str) -> Limits:
    """Return limits, of which a text in JSON changes some; raise OptionError."""
    try:
        found = msgspec.json.decode(text, type=dict[str, Any])
        limits = msgspec.convert(found, Limits)
    except msgspec.DecodeError as error:
        raise OptionError("server/limits", reason=str(error)) from error
    known = {field.name: getattr(limits, field.name) for field in fields(limits)}
    for name, value in found.items():
        if name not in known:
            raise OptionError("server/setting", found=name, expected=list(known))
        numbers = (known[name].each_second, known[name].at_once) if isinstance(known[name], Rate) else (known[name],)
        if isinstance(value, dict) and (odd := value.keys() - {"each_second", "at_once"}):
            raise OptionError("server/setting", found=f"{name}.{min(odd)}", expected=["each_second", "at_once"])
        if min(numbers) < 0 or (isinstance(known[name], Rate) and min(numbers) <= 0):
            raise OptionError("server/value", name=name, found=str(value), reason="> 0")
    return limits


def _words(ours: Mapping[str, str], name: str) -> tuple[str, ...]:
    return tuple(ours.get(name, "").replace(",", " ").split())


def _networks(ours: Mapping[str, str], name: str) -> tuple[str, ...]:
    for word in _words(ours, name):
        try:
            ip_network(word, strict=False)
        except ValueError as error:
            raise OptionError("server/value", name=name, found=word, reason=str(error)) from error
    return _words(ours, name)


def _address(ours: Mapping[str, str], name: str, default: str) -> str:
    text = ours.get(name, default)
    host, mark, port = text.rpartition(":")
    if not (host and mark and port.isascii() and port.isdigit() and int(port) <= LAST_PORT):
        raise OptionError("server/value", name=name, found=text, reason="HOST:PORT")
    return text


def _number(ours: Mapping[str, str], name: str) -> int:
    text = ours.get(name, "0")
    if not (text.isascii() and text.isdigit()):
        raise OptionError("server/number", name=name, found=text)
    return int(text)
