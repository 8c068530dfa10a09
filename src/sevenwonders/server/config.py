"""How a server is run: from arguments, or the environment where there is none."""

import os
from dataclasses import dataclass, field
from typing import Final

import msgspec

from sevenwonders.core.errors import OptionError
from sevenwonders.server.limits import Limits

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")


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
    is_behind_proxy: bool = False
    log_level: str = "warning"
    limits: Limits = field(default_factory=Limits)

    @property
    def worker_count(self) -> int:
        """Return how many processes think for bots."""
        return self.workers or max(1, (os.cpu_count() or 2) - 1)

    @property
    def known_hosts(self) -> tuple[str, ...] | None:
        """Return the host names that requests may be for; None if they cannot be known."""
        if self.hosts:
            return self.hosts
        return (*LOOPBACK, "[::1]") if self.host in LOOPBACK else None


def from_environment() -> Config:
    """Return the configuration that environment variables set; docs/api.md lists them."""
    try:
        limits = msgspec.json.decode(os.environ.get("SEVENWONDERS_LIMITS") or "{}", type=Limits)
    except msgspec.DecodeError as error:
        raise OptionError("server/limits", reason=str(error)) from error
    return Config(
        limits=limits,
        data=os.environ.get("SEVENWONDERS_DATA") or None,
        hosts=_words("SEVENWONDERS_HOSTS"),
        origins=_words("SEVENWONDERS_ORIGINS"),
        workers=_number("SEVENWONDERS_WORKERS"),
        log_level=os.environ.get("SEVENWONDERS_LOG") or "warning",
    )


def _words(name: str) -> tuple[str, ...]:
    return tuple(os.environ.get(name, "").replace(",", " ").split())


def _number(name: str) -> int:
    text = os.environ.get(name) or "0"
    if not (text.isascii() and text.isdigit()):
        raise OptionError("server/number", name=name, found=text)
    return int(text)
