"""Server logs contain no secret, no name, and no id that would allow a reader to watch a table."""

import json
import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest
from tests.server.player import sitting
from tests.server.running import Running
from tests.timeouts import TIMEOUT

from sevenwonders.server.storage.engine import FILE
from sevenwonders.tables.secrets import digest


@dataclass
class Process:
    """A server in a process of its own."""

    server: Running
    lines: list[str] = field(default_factory=list)  # on the standard error output, once it has ended


@contextmanager
def process(folder: Path, *, host: str | None = None, level: str = "debug") -> Iterator[Process]:
    at = "" if host is None else f"host={host!r}, "
    code = f"from sevenwonders.server.main import serve; serve({at}port=0, ready=lambda at: print(at, flush=True))"
    settings = {"SEVENWONDERS_DATA": str(folder), "SEVENWONDERS_LOG": level, "SEVENWONDERS_WORKERS": "1"}
    with subprocess.Popen(
        [sys.executable, "-c", code],
        env={**os.environ, **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as started:
        assert started.stdout is not None
        port = int(started.stdout.readline().rstrip("/\n").rpartition(":")[2])
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=TIMEOUT, verify=False) as client:
            running = Process(Running(port, folder, client))
            try:
                yield running
            finally:
                started.terminate()
                running.lines += started.communicate()[1].splitlines()


async def test_no_secret_is_logged(folder: Path) -> None:
    with process(folder) as run:
        server = run.server
        made = server.new_table("me", "link", "easy", game="classic", sides="day")
        theirs = server.claim(made, name="Bea Bond")
        hidden = [made["id"], made["secret"], made["invitations"][0]["invite"], theirs, "name of 0", "Bea Bond"]
        async with sitting(server, made["id"], made["secret"]) as one, sitting(server, made["id"], theirs) as two:
            for player in (one, two):
                await player.play(player.moves[0]["id"])
            left = await two.ask(type="leave", seat=1)
            hidden.append(left["invite"])
            hidden.append((await one.ask(type="invite", seat=1))["invite"])
            await one.ask(type="take-over", seat=1, level="easy")
            await one.ask(type="rename", seat=0, name="Ana Arbor")
            await one.ask(type="rename", seat=0, name="Ana\nArbor")
            await one.socket.send(made["secret"])
        server.get(f"/api/tables/{made['id']}", "A" * 32)
        server.get(f"/{made['id']}/{made['secret']}?secret={made['secret']}")
        server.post("/api/mine", {"secrets": [made["secret"], "x"]})
        with closing(sqlite3.connect(folder / FILE)) as database:
            hidden += [seed for (seed,) in database.execute("SELECT seed FROM tables")]
            database.execute("DROP TABLE log")
            database.commit()
        order = {"type": "rename", "nonce": "n", "seat": 0, "name": "Ana Arbor"}
        assert server.post(f"/api/tables/{made['id']}/orders", order, made["secret"]).status_code == 503
    hidden += ["Ana", *(digest(word) for word in hidden)]
    log = "\n".join(run.lines)
    assert [word for word in hidden if word in log] == []
    answer = [json.loads(line) for line in run.lines]
    assert {"request", "storage_failed"} <= {line["event"] for line in answer}
    assert "/api/tables/{table}/orders" in {line.get("path") for line in answer}
    assert any("no such table: log" in line.get("error", "") for line in answer), "the failure is logged"


def connects(host: str, port: int) -> bool:
    try:
        with socket.create_connection((host, port), TIMEOUT):
            return True
    except OSError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="only there 127.0.0.2 is this machine, too")
@pytest.mark.parametrize(("host", "is_open"), [(None, False), ("0.0.0.0", True)])
def test_a_server_listens_on_loopback_by_default(folder: Path, host: str | None, is_open: bool) -> None:
    with process(folder, host=host) as run:
        assert connects("127.0.0.1", run.server.port)
        assert connects("127.0.0.2", run.server.port) == is_open
