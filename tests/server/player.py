"""A client with a real WebSocket, as a program that plays would have one."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from tests.server.running import Running
from tests.timeouts import TIMEOUT
from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]
connecting = partial(connect, open_timeout=TIMEOUT, ping_timeout=TIMEOUT)
_numbers = itertools.count(1)


def nonce() -> str:
    return f"nonce-{next(_numbers)}"


class Player:
    """Remembers all that it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.got: list[Message] = []
        self.update: Message = {}

    @property
    def version(self) -> int:
        return int(self.update["version"])

    @property
    def table(self) -> Message:
        return dict(self.update["table"])

    @property
    def moves(self) -> list[Message]:
        return list(self.update["view"]["moves"])

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self) -> Message:
        text = await asyncio.wait_for(self.socket.recv(), TIMEOUT)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        self.got.append(message)
        if message["type"] == "update":
            assert message["after"] == self.version, "an update is missing"
            self.update = message
        elif "update" in message:
            self.update = message["update"]
        elif message["type"] == "status":
            self.update = {**self.update, "table": message["table"]}
        return message

    async def ask(self, **message: Any) -> Message:
        """Send a message and return its answer; store the messages received before it."""
        message = {"nonce": nonce(), **message}
        await self.send(**message)
        while (answer := await self.receive()).get("nonce") != message["nonce"]:
            pass
        return answer

    async def play(self, move: int | str, seat: int | None = None, **more: Any) -> Message:
        seat = self.update["seat"] if seat is None else seat
        return await self.ask(**{"type": "play", "seat": seat, "version": self.version, "move": move, **more})

    async def until(self, holds: Callable[[], bool]) -> None:
        """Read until something holds."""
        while not holds():
            await self.receive()

    async def silence(self) -> None:
        """Check that nothing more was on its way, but for who comes and goes."""
        before = len(self.got)
        await self.ask(type="ping")
        assert [message["type"] for message in self.got[before:] if message["type"] != "status"] == ["done"]


@asynccontextmanager
async def sitting(
    server: Running,
    table: str,
    secret: str | None = None,
    since: int | None = None,
    seat: int | None = None,
    **options: Any,
) -> AsyncIterator[Player]:
    """Connect to a table and send `hello`."""
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    # A client that stops reading while it closes would never see the server's closing message.
    async with connecting(url, max_size=1 << 24, max_queue=None, **options) as socket:
        player = Player(socket)
        answer = await player.ask(type="hello", secret=secret, since=since, seat=seat)
        assert answer["type"] == "welcome", answer
        yield player
