"""A server process with an empty database, for the end-to-end tests."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
# A generous timeout, so that no test fails on a busy machine.
TIMEOUT_MS: Final = 180_000
LIMITS: Final = (
    '{"new_tables": {"per_second": 50, "burst": 500}, "work": {"per_second": 2000, "burst": 8000}, "bot_pace": 0}'
)


class Server:
    """A server on a free port of this machine; its database survives a restart.

    With a `seed`, all chance events of every table derive from it; `pages` is a folder with another build of the
    client.
    """

    def __init__(self, folder: Path, seed: str | None = None, pages: Path | None = None) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self._folder = folder
        module = ["sevenwonders.server.main"] if seed is None else ["client.e2e.seeded_server", seed]
        if pages is not None:
            module = ["client.e2e.paged_server", str(pages)]
        self._command = [sys.executable, "-m", module[0], str(self._port), *module[1:]]
        self._process: subprocess.Popen[bytes] | None = None
        self.address: Final = f"http://localhost:{self._port}"
        self.log: Final = folder / "server.log"

    def start(self) -> None:
        """Start the process and wait until it answers."""
        inherited = ("PATH", "SYSTEMROOT", "PYTHONPYCACHEPREFIX")
        environment = {name: os.environ[name] for name in inherited if name in os.environ}
        environment |= {"SEVENWONDERS_DATA": str(self._folder), "SEVENWONDERS_LIMITS": LIMITS}
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self._command, env=environment, cwd=ROOT, stdout=log, stderr=log)
        deadline = time.monotonic() + TIMEOUT_MS / 1000
        while not self._is_healthy():
            assert self._process.poll() is None, f"the server stopped:\n{self.last_lines()}"
            assert time.monotonic() < deadline, f"the server does not answer:\n{self.last_lines()}"
            time.sleep(0.1)

    def _is_healthy(self) -> bool:
        try:
            urllib.request.urlopen(f"{self.address}/api/health", timeout=5).close()
        except OSError:
            return False
        return True

    def kill_and_restart(self) -> None:
        """Kill the process without warning and start it again on the same port and database."""
        self.stop(signal.SIGKILL)
        self.start()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Send a signal to the process and wait for its end."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None

    def last_lines(self, count: int = 100) -> str:
        """Return the end of the output."""
        lines = self.log.read_text("utf-8", "replace").splitlines() if self.log.exists() else []
        return "\n".join(lines[-count:])
