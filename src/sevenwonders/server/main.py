"""Runs the server in one or several processes; the command line calls `serve`."""

import errno
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from tempfile import TemporaryDirectory
from typing import Final

import uvicorn
from starlette.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from sevenwonders.core.errors import OptionError
from sevenwonders.server.app import create_app
from sevenwonders.server.http_timeouts import ConnectionCounter, LimitedHttp, LimitedWebSocket
from sevenwonders.server.observability import MULTIPROCESS_FOLDER, configure_logging
from sevenwonders.server.settings import LOOPBACK, Settings, settings_from_environment
from sevenwonders.server.storage.engine import open_database

_LOG: Final = logging.getLogger(__name__)
_ALL_INTERFACES: Final = ("0.0.0.0", "::")
_OPEN_FILES: Final = 65_536
_START_SECONDS: Final = 60.0  # for a process to start
_DOCUMENTATION_ADDRESS: Final = "192.0.2.1"  # RFC 5737: belongs to no host


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: str | None = None,
    *,
    open_browser: bool = False,
    processes: int = 1,
    settings: Settings | None = None,
    ready: Callable[[str], None] | None = None,
) -> None:
    """Run the server until it is interrupted; raise OptionError if it cannot start.

    Args:
        port: Without one, the default port is used, or any free port if that is taken.
        processes: Number of server processes; several need PostgreSQL.
        settings: Settings beside the arguments; by default, those of the environment.
        ready: Called with the address when the server accepts connections.
    """
    chosen = settings or settings_from_environment()
    chosen = replace(chosen, host=host, port=chosen.port if port is None else port, data=data or chosen.data)
    configure_logging(chosen.log_level)
    if chosen.trusted_hosts is None:
        _LOG.warning("trusted_hosts_unset")
    _raise_file_limit()
    engine = open_database(chosen.data)  # reports errors before anything else starts, and migrates once
    is_sqlite = engine.dialect.name == "sqlite"
    engine.dispose()
    if processes > 1 and is_sqlite:
        raise OptionError("config/needs-postgresql")
    with bind(chosen.host, chosen.port, any_port=port is None) as listener:
        address = address_of(listener)

        def announce() -> None:
            if ready is not None:
                ready(address)
            if open_browser:
                # The browser may take seconds to start, and loads the page from this server.
                threading.Thread(target=show, args=(address,), daemon=True).start()

        if processes == 1:
            make_server(chosen, announce).run(sockets=[listener])
        else:
            with _shared_metrics():
                _Supervisor(_uvicorn_config(chosen, processes), listener, announce).run()


def make_server(settings: Settings, ready: Callable[[], None]) -> uvicorn.Server:
    """Return a server for this process; `ready` is called when it accepts connections."""
    return _Server(_uvicorn_config(settings), ready)


def make_app(settings: Settings) -> ASGIApp:
    """Return the application for one process of a server."""
    configure_logging(settings.log_level)
    app = create_app(settings)
    gc.freeze()  # the garbage collector skips the imported modules
    return app


class _Server(uvicorn.Server):
    """A server with a callback when it has started."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


class _Supervisor(Multiprocess):
    """uvicorn's supervisor with a callback when all processes have started, and a log entry when one is replaced."""

    def __init__(self, config: uvicorn.Config, listener: socket.socket, ready: Callable[[], None]) -> None:
        super().__init__(config, [listener])
        self._ready = ready

    def init_processes(self) -> None:
        super().init_processes()
        if all(process.wait_until_ready(_START_SECONDS, self.should_exit) for process in self.processes):
            self._ready()

    def keep_subprocess_alive(self) -> None:
        before = list(self.processes)
        super().keep_subprocess_alive()
        for old, new in zip(before, self.processes, strict=True):
            if new is not old:
                _LOG.warning("process_replaced", extra={"pid": old.pid, "new_pid": new.pid})


def _uvicorn_config(settings: Settings, processes: int = 1) -> uvicorn.Config:
    counter = ConnectionCounter(settings.limits, settings.proxies)
    app = partial(make_app, settings if processes == 1 else _share(settings, processes))
    return uvicorn.Config(
        app,
        factory=True,
        http=partial(LimitedHttp, counter=counter),  # type: ignore[arg-type]  # only called
        ws=partial(LimitedWebSocket, counter=counter),  # type: ignore[arg-type]
        ws_per_message_deflate=False,  # takes 0.3 MB per socket and more time than the rest of a step
        ws_max_size=settings.limits.message_bytes,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=",".join(settings.proxies) or None,
        timeout_graceful_shutdown=2,
        workers=processes,
        lifespan="on",
    )


def _share(settings: Settings, processes: int) -> Settings:
    """Return the settings of one of several processes, which share the workers."""
    return replace(settings, workers=max(1, settings.worker_count // processes))


@contextmanager
def _shared_metrics() -> Iterator[None]:
    """Give the processes a folder in which they share their metrics."""
    with TemporaryDirectory(prefix="sevenwonders-metrics-") as folder:
        os.environ[MULTIPROCESS_FOLDER] = folder
        yield


def _raise_file_limit() -> None:
    """Raise the limit of open files, one for each connection, as far as the system allows."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _OPEN_FILES if hard == resource.RLIM_INFINITY else min(_OPEN_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def bind(host: str, port: int, *, any_port: bool = False) -> socket.socket:
    """Return a socket bound to an address, with `any_port` to another port if it is taken; raise OptionError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in (port, 0) if any_port else (port,):
        # asyncio turns off Nagle's algorithm, which delays small messages, only if the protocol is named.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
        except OSError as error:
            listener.close()
            if error.errno == errno.EADDRINUSE and any_port and number == port:
                continue
            reason = error.strerror or str(error)
            raise OptionError("config/unusable-address", host=host, port=str(port), reason=reason) from error
        return listener
    raise AssertionError(host, port)


def show(address: str) -> None:
    """Open a browser if there is a desktop; a text browser would take over the terminal."""
    if sys.platform in ("win32", "darwin") or {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys():
        webbrowser.open(address)


def address_of(listener: socket.socket) -> str:
    """Return the URL of a server: on this machine, or in its network if the server listens on all interfaces."""
    host, port = listener.getsockname()[:2]
    if host in _ALL_INTERFACES:
        host = network_address() or LOOPBACK[0]
    name = "localhost" if host in LOOPBACK else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def network_address() -> str | None:
    """Return the address of this machine in its network, or None if it is in no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((_DOCUMENTATION_ADDRESS, 9))  # chooses a route; nothing is sent
        except OSError:
            return None
        return str(probe.getsockname()[0])


if __name__ == "__main__":
    serve(port=int(sys.argv[1]) if len(sys.argv) > 1 else None, ready=partial(print, flush=True))
