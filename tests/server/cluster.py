"""Several real server processes on one PostgreSQL database, each reached by itself, to be killed at will."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import httpx
from tests.patience import PATIENCE
from tests.server.running import Running

from sevenwonders.server.run import bind

START = """
import sys
from sevenwonders.server.run import serve
serve(port=int(sys.argv[1]), data=sys.argv[2], ready=lambda address: print(address, flush=True))
"""
MANY = '{"each_second": 1e6, "at_once": 1e6}'
LIMITS = f'{{"work": {MANY}, "new_tables": {MANY}, "bot_pace": 0}}'


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
        environment = {**os.environ, "SEVENWONDERS_WORKERS": "1", "SEVENWONDERS_LIMITS": LIMITS}
        environment.pop("SEVENWONDERS_TEST_POSTGRES", None)
        command = [sys.executable, "-c", START, str(self.port), self._database]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        assert self.process.stdout.readline().startswith("http"), "the server does not start"

    def send(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGCONT)
            self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


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
