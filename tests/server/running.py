"""Real servers for tests: uvicorn on a free port, with a real database."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
from tests.timeouts import TIMEOUT

from sevenwonders.server.main import bind, make_server
from sevenwonders.server.settings import Limits, RateLimit, Settings

MANY = RateLimit(1e6, 1e6)
GENEROUS = Limits(
    work=MANY,
    new_tables=MANY,
    messages=MANY,
    received_bytes=MANY,
    connections=10_000,
    connections_per_client=10_000,
    connections_per_player=100,
    away_seconds=0,
    bot_seconds=TIMEOUT,
    hello_seconds=TIMEOUT,
    job_seconds=TIMEOUT,
    bot_pace=0,
)


@dataclass(frozen=True)
class Running:
    """A server that can be visited."""

    port: int
    folder: Path
    client: httpx.Client

    def get(self, path: str, secret: str | None = None, **options: Any) -> httpx.Response:
        return self.client.get(path, headers=_headers(secret, options), **options)

    def post(self, path: str, body: object, secret: str | None = None, **options: Any) -> httpx.Response:
        return self.client.post(path, json=body, headers=_headers(secret, options), **options)

    def new_table(self, *kinds: str, game: str = "duel", **options: object) -> dict[str, Any]:
        """Set up a table; a kind is `me`, `here`, `link`, or the level of an AI."""
        seats = [
            {"kind": kind, "name": f"name of {seat}"}
            if kind in ("me", "here", "link")
            else {"kind": "ai", "level": kind}
            for seat, kind in enumerate(kinds)
        ]
        made = self.post("/api/tables", {"game": game, "seats": seats, "options": options})
        assert made.status_code == 201, made.text
        return dict(made.json())

    def claim(self, made: dict[str, Any], number: int = 0, name: str = "") -> str:
        """Sit down with an invitation and return the secret."""
        body = {"invite": made["invitations"][number]["invite"], "name": name}
        answer = self.post(f"/api/tables/{made['id']}/claim", body)
        assert answer.status_code == 200, answer.text
        return str(answer.json()["secret"])


def _headers(secret: str | None, options: dict[str, Any]) -> dict[str, str]:
    own = {"authorization": f"Bearer {secret}"} if secret is not None else {}
    return {**own, **options.pop("headers", {})}


@contextmanager
def running(
    folder: Path, limits: Limits = GENEROUS, send_buffer: int | None = None, **options: Any
) -> Iterator[Running]:
    """Run a server in a thread while the block lasts."""
    settings = replace(Settings(data=str(folder), limits=limits, workers=1), **options)
    started = threading.Event()
    with bind("127.0.0.1", 0) as listener:
        if send_buffer is not None:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        server = make_server(settings, started.set)
        thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[listener])))
        thread.start()
        try:
            assert started.wait(TIMEOUT), "the server does not start"
            port = listener.getsockname()[1]
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=TIMEOUT, verify=False) as client:
                yield Running(port, folder, client)
        finally:
            server.should_exit = True
            thread.join(TIMEOUT)
            assert not thread.is_alive(), "the server does not end"
