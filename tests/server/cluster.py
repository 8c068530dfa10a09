"""Several real server processes on one PostgreSQL database, each reached by itself, to be killed at will.

They are forks of one process that has imported everything: what is tested is how they die, not how they are born.
"""

import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from multiprocessing.connection import Connection
from pathlib import Path

import httpx
from tests.patience import PATIENCE
from tests.server.running import Running

from sevenwonders.server.run import bind, serve

MANY = '{"each_second": 1e6, "at_once": 1e6}'
LIMITS = f'{{"work": {MANY}, "new_tables": {MANY}, "bot_pace": 0, "away_seconds": 0}}'
ENVIRONMENT = {"SEVENWONDERS_WORKERS": "1", "SEVENWONDERS_LIMITS": LIMITS}
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload([__name__])


def live(port: int, database: str, ready: Connection, environment: dict[str, str]) -> None:
    """Be a server process."""
    os.environ.update(environment)
    os.environ.pop("SEVENWONDERS_TEST_POSTGRES", None)
    serve(port=port, data=database, ready=ready.send)


class Member:
    """One server process."""

    def __init__(self, database: str) -> None:
        with bind("127.0.0.1", 0) as free:
            self.port = int(free.getsockname()[1])
        self._database = database
        self.start()
        self.client = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE, verify=False)

    @property
    def server(self) -> Running:
        return Running(self.port, Path(), self.client)

    def start(self) -> None:
        heard, ready = FORKS.Pipe(duplex=False)
        own = {name: value for name, value in os.environ.items() if name.startswith("SEVENWONDERS_")}
        self.process = FORKS.Process(target=live, args=(self.port, self._database, ready, own | ENVIRONMENT))
        self.process.start()
        ready.close()
        with heard:
            assert heard.recv().startswith("http"), "the server does not start"

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

    def send(self, number: signal.Signals) -> None:
        os.kill(self.pid, number)

    def kill(self) -> None:
        if self.process.is_alive():
            self.send(signal.SIGCONT)
            self.process.kill()
        self.process.join()


@contextmanager
def members(database: str, count: int = 2) -> Iterator[list[Member]]:
    """Run so many servers while the block lasts."""
    found: list[Member] = []
    try:
        found.extend(Member(database) for _ in range(count))
        yield found
    finally:
        for member in found:
            member.client.close()
            member.kill()


def wait_for_port(port: int) -> None:
    """Wait until somebody listens there."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with closing(socket.socket()) as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError("nobody listens")
