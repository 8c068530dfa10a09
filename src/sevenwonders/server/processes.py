"""Several server processes behind one address: started, watched, and started again when one dies.

    serve --processes 2 --database postgresql://…

All accept visitors from the same listening socket, so no balancer is needed on one machine; PostgreSQL and `cluster` do
the rest. A child that dies is buried at once, so that the others take its tables over without waiting for its lease.
It ends when its parent does: its standard input closes then.
"""

import asyncio
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from types import FrameType
from typing import Final

import msgspec
from sqlalchemy import Engine, delete

from sevenwonders.core.errors import OptionError
from sevenwonders.server.config import LAST_PORT, Config
from sevenwonders.server.logs import set_up_logs
from sevenwonders.server.store.schema import processes
from sevenwonders.tables.secrets import new_id

_LOG: Final = logging.getLogger(__name__)
_READY: Final = "ready"
_LOOK: Final = 0.1  # seconds between two looks at the children
_PAUSE: Final = 1.0  # before one that dies at once is started again
_GRACE: Final = 10.0


class Order(msgspec.Struct, frozen=True):
    """What a child is told: how to run, under which name, and which open socket to listen at."""

    config: Config
    name: str
    listener: int


class Child:
    """A server process."""

    def __init__(self, config: Config, listener: socket.socket) -> None:
        self.name = new_id()
        self.started = time.monotonic()
        order = msgspec.json.encode(Order(config, self.name, listener.fileno())).decode()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "sevenwonders.server.processes"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            pass_fds=[listener.fileno()],
            start_new_session=True,  # the terminal's Ctrl-C is for the parent
        )
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):  # it has died already, which is noticed later
            print(order, file=self.process.stdin, flush=True)  # everybody can read a command, and a password in it

    def is_ready(self) -> bool:
        """Wait until it can be visited; return whether it can."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip() == _READY


def supervise(config: Config, count: int, listener: socket.socket, engine: Engine, ready: Callable[[], None]) -> None:
    """Run so many processes until interrupted; `ready` is called once all of them can be visited."""
    each = [each_of(config, place, count) for place in range(count)]
    children: list[Child] = []
    signal.signal(signal.SIGTERM, _end)
    try:
        children += [Child(one, listener) for one in each]
        if not all(child.is_ready() for child in children):
            raise SystemExit(1)
        ready()
        while True:
            for place, child in enumerate(children):
                if child.process.poll() is not None:
                    children[place] = _replaced(child, each[place], listener, engine)
            time.sleep(_LOOK)
    finally:
        _stop(children)


def each_of(config: Config, place: int, count: int) -> Config:
    """Return how one of so many processes is run: with its part of the workers, and a port inside of its own."""
    host, _, port = config.relay.rpartition(":")
    own = int(port) + place if int(port) else 0
    if own > LAST_PORT:
        raise OptionError("server/value", name="SEVENWONDERS_RELAY", found=config.relay, reason=f"<= {LAST_PORT}")
    return replace(config, workers=max(1, config.worker_count // count), relay=f"{host}:{own}")


def _end(_: int, __: FrameType | None) -> None:
    raise SystemExit(0)


def _replaced(dead: Child, config: Config, listener: socket.socket, engine: Engine) -> Child:
    """Bury a child that has died, and start another in its place."""
    _LOG.error("process-died", extra={"fields": {"code": dead.process.returncode, "process": dead.name[:6]}})
    try:
        with engine.begin() as connection:
            connection.execute(delete(processes).where(processes.c.id == dead.name))
    except Exception as error:  # its lease ends by itself
        _LOG.error("not-buried", extra={"fields": {"error": str(error).splitlines()[0]}})
    if time.monotonic() - dead.started < _PAUSE:
        time.sleep(_PAUSE)
    for pipe in (dead.process.stdin, dead.process.stdout):
        if pipe is not None:
            pipe.close()
    return Child(config, listener)


def _stop(children: list[Child]) -> None:
    for child in children:
        if child.process.poll() is None:
            child.process.terminate()
    until = time.monotonic() + _GRACE
    for child in children:
        try:
            child.process.wait(max(0.0, until - time.monotonic()))
        except subprocess.TimeoutExpired:
            child.process.kill()
            child.process.wait()


def run_child(order: Order) -> None:
    """Serve as one of several, until the parent ends or says so."""
    from sevenwonders.server.run import run_server
    from sevenwonders.server.store.database import open_database

    set_up_logs(order.config.log_level)
    threading.Thread(target=_die_with_parent, daemon=True).start()
    with socket.socket(fileno=order.listener) as listener:
        try:
            engine = open_database(order.config.data)
            asyncio.run(run_server(order.config, listener, engine, lambda: print(_READY, flush=True), order.name))
        except OptionError as error:  # the parent's own were checked; a port may be taken meanwhile
            _LOG.error("not-started", extra={"fields": {"error": error.key, **error.details}})
            sys.exit(1)


def _die_with_parent() -> None:
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    run_child(msgspec.json.decode(sys.stdin.readline(), type=Order))
