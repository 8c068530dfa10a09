"""Run the server: `serve` is what the command line calls."""

import asyncio
import errno
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Final

import uvicorn
from sqlalchemy import Engine

from sevenwonders.core.errors import OptionError
from sevenwonders.server.app import make_app
from sevenwonders.server.cluster import Member
from sevenwonders.server.config import LOOPBACK, Config, from_environment
from sevenwonders.server.gate import Gate, guarded
from sevenwonders.server.logs import set_up_logs
from sevenwonders.server.memory import settle
from sevenwonders.server.processes import supervise
from sevenwonders.server.store.database import open_database
from sevenwonders.tables.secrets import new_id, new_secret

_LOG: Final = logging.getLogger(__name__)
_BACKLOG: Final = 2048
_TICKS: Final = 10  # of uvicorn, in a second
_ANY: Final = ("0.0.0.0", "::")


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: str | None = None,
    *,
    open_browser: bool = False,
    processes: int = 1,
    config: Config | None = None,
    ready: Callable[[str], None] | None = None,
) -> None:
    """Run the server until it is interrupted; `ready` is told its address once it can be visited.

    Several processes need PostgreSQL.

    Without a port the usual one is tried, then any that is free. `config` sets what the arguments do not.
    """
    chosen = config or from_environment()
    chosen = replace(chosen, host=host, port=chosen.port if port is None else port, data=data or chosen.data)
    set_up_logs(chosen.log_level)
    if chosen.known_hosts is None:
        _LOG.warning("any-host", extra={"fields": {"set": "SEVENWONDERS_HOSTS", "why": "any name is accepted"}})
    raise_file_limit()
    listener = bind(chosen.host, chosen.port, or_any=port is None)
    address = address_of(listener)

    def started() -> None:
        if ready is not None:
            ready(address)
        if open_browser:
            # Opening a browser can take seconds, during which it waits for this very server.
            threading.Thread(target=show, args=(address,), daemon=True).start()

    with listener:
        # A database that cannot be used is reported before anything runs.
        engine = open_database(chosen.data)
        if processes == 1:
            asyncio.run(run_server(chosen, listener, engine, started))
        elif engine.dialect.name == "sqlite":
            raise OptionError("server/processes")
        else:
            listener.listen(_BACKLOG)
            supervise(chosen, processes, listener, engine, started)


async def run_server(
    config: Config, listener: socket.socket, engine: Engine, started: Callable[[], None], name: str | None = None
) -> None:
    """Serve until told to stop. On PostgreSQL other servers may share the database: they reach this one inside."""

    def ready() -> None:
        settle()
        started()

    if engine.dialect.name == "sqlite":
        await make_server(config, ready, engine).serve(sockets=[listener])
        return
    host, _, port = config.relay.rpartition(":")
    with bind(host, int(port)) as inside:
        address = f"{host}:{inside.getsockname()[1]}"
        me = Member(name or new_id(), address, new_secret())
        await make_server(config, ready, engine, me).serve(sockets=[listener, inside])


def raise_file_limit(wanted: int = 65_536) -> None:
    """Allow as many open files as the system does: every connection is one."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def bind(host: str, port: int, *, or_any: bool = False) -> socket.socket:
    """Return a socket that listens at an address; raise OptionError if that cannot be."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in (port, 0) if or_any else (port,):
        # Only if the protocol is named does asyncio turn off Nagle's algorithm, which holds back small messages.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
        except OSError as error:
            listener.close()
            if error.errno == errno.EADDRINUSE and or_any and number == port:
                continue
            raise OptionError(
                "server/address", host=host, port=str(port), reason=error.strerror or str(error)
            ) from error
        return listener
    raise AssertionError(host, port)


def show(address: str) -> None:
    """Open the browser if there is a desktop: a text browser would take over the terminal."""
    if sys.platform not in ("win32", "darwin") and not {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys():
        return
    webbrowser.open(address)


def address_of(listener: socket.socket) -> str:
    """Return the address to visit: this machine's own if only that is served, else the one in the network.

    Invitations are links to where the host is, so a server for others is best visited under the address they use.
    """
    host, port = listener.getsockname()[:2]
    if host in _ANY:
        host = network_address() or LOOPBACK[0]
    name = "localhost" if host in LOOPBACK else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def network_address() -> str | None:
    """Return the address under which this machine is known in its network, if it is in one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the system only chooses a route, here to an address that belongs to nobody.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])


def make_server(
    config: Config, started: Callable[[], None], engine: Engine | None = None, me: Member | None = None
) -> uvicorn.Server:
    """Return a server that is not running yet; `started` is called once it can be visited."""
    gate = Gate(config.limits, config.proxies)
    if me is not None:
        gate.inside = int(me.address.rpartition(":")[2])
    http, socket_ = guarded(gate)
    settings = uvicorn.Config(
        make_app(config, engine, gate, me),
        http=http,
        ws=socket_,
        ws_per_message_deflate=False,  # it would cost more than all else in a step, and most of a socket's memory
        ws_max_size=config.limits.message,
        ws_max_queue=16,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=",".join(config.proxies) or None,
        timeout_graceful_shutdown=2,
        lifespan="on",
    )
    return _Server(settings, started)


class _Server(uvicorn.Server):
    """A server that tells when it can be visited, and that sleeps until somebody comes or it is told to stop."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        self._is_ending = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._woken = asyncio.Event()
        super().__init__(config)
        self._tell = started

    @property
    def should_exit(self) -> bool:
        """Whether it is to stop. It may be told so by a signal or by another thread."""
        return self._is_ending

    @should_exit.setter
    def should_exit(self, value: bool) -> None:
        self._is_ending = value
        if value and self._loop is not None:
            with suppress(RuntimeError):  # it has stopped already
                self._loop.call_soon_threadsafe(self._woken.set)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening."""
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)
        if self.started:
            self._tell()

    async def main_loop(self) -> None:
        """Do what is due every second, where uvicorn would look ten times whether it is to stop."""
        ticks = 0
        while not await self.on_tick(ticks):
            ticks = (ticks + _TICKS) % (_TICKS * 86_400)
            with suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self._woken.wait()


if __name__ == "__main__":
    serve(port=int(sys.argv[1]) if len(sys.argv) > 1 else None, ready=print)
