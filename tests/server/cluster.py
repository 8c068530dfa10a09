"""Server processes on one database, behind a load balancer, to be killed at any time.

They are forks of one process that has imported everything: the tests are about the death of a process, not its start.
"""

import multiprocessing
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path

import httpx
from tests.server.running import Running
from tests.timeouts import TIMEOUT

from sevenwonders.server.main import bind, serve

_UNLIMITED = '{"per_second": 1e6, "burst": 1e6}'
LIMITS = (
    f'{{"work": {_UNLIMITED}, "new_tables": {_UNLIMITED}, "messages": {_UNLIMITED}, '
    f'"received_bytes": {_UNLIMITED}, "bot_pace": 0, "away_seconds": 0}}'
)
ENVIRONMENT = {"SEVENWONDERS_WORKERS": "1", "SEVENWONDERS_LIMITS": LIMITS}
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload([__name__])


def run_server(port: int, data: str, ready: Connection, environment: dict[str, str]) -> None:
    os.environ.update(environment)
    os.environ.pop("SEVENWONDERS_TEST_POSTGRES", None)
    serve(port=port, data=data, ready=ready.send)


class Member:
    """A server process."""

    def __init__(self, data: str) -> None:
        with bind("127.0.0.1", 0) as free:
            self.port = int(free.getsockname()[1])
        self._data = data
        self.start()
        self.client = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=TIMEOUT, verify=False)

    @property
    def server(self) -> Running:
        return Running(self.port, Path(), self.client)

    def start(self) -> None:
        """Start the process and wait until it accepts connections, again if the database is down meanwhile."""
        while True:
            receiver, ready = FORKS.Pipe(duplex=False)
            own = {name: value for name, value in os.environ.items() if name.startswith("SEVENWONDERS_")}
            self.process = FORKS.Process(target=run_server, args=(self.port, self._data, ready, own | ENVIRONMENT))
            self.process.start()
            ready.close()
            with receiver:
                try:
                    assert receiver.recv().startswith("http"), "the server does not start"
                except EOFError:
                    self.process.join()
                    continue
                return

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
def members(data: str, count: int = 2) -> Iterator[list[Member]]:
    """Run `count` servers on one database while the block lasts."""
    found: list[Member] = []
    try:
        found.extend(Member(data) for _ in range(count))
        yield found
    finally:
        for member in found:
            member.client.close()
            member.kill()
