"""A browser for tests: its database, its pages, and the worker that computes, all in this process."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Self

from sevenwonders.browser.backend import Backend
from sevenwonders.browser.engine import Engine

TIMEOUT = 60.0  # seconds


@dataclass
class MemoryDatabase:
    """Implements `browser.storage.DeviceDatabase`; `problem` is the outcome of the next writes."""

    rows: dict[str, dict[str, Any]] = field(default_factory=dict)
    seats: dict[str, dict[int, Any]] = field(default_factory=dict)
    log: dict[str, dict[int, Any]] = field(default_factory=dict)
    reviews: dict[str, str] = field(default_factory=dict)
    problem: str = ""

    def clear(self) -> None:
        """Delete everything, as a player can."""
        for rows in (self.rows, self.seats, self.log, self.reviews):
            rows.clear()

    async def count(self) -> int:
        return len(self.rows)

    async def create(self, table: str, row: str, seats: str, log: str) -> str:
        if self.problem or table in self.rows:
            return self.problem or "conflict"
        self.rows[table] = json.loads(row)
        self.seats[table] = {seat["seat"]: seat for seat in json.loads(seats)}
        self.log[table] = {line["seq"]: line["row"] for line in json.loads(log)}
        return ""

    async def append(self, table: str, version: int, log: str, seats: str, changes: str) -> str:
        del version
        new = {line["seq"]: line["row"] for line in json.loads(log)}
        known = self.log.get(table, {})
        nonces = {row["nonce"] for row in known.values()} - {None}
        if self.problem:
            return self.problem
        if table not in self.rows or new.keys() & known.keys() or nonces & {row["nonce"] for row in new.values()}:
            return "conflict"
        self.rows[table] |= json.loads(changes)
        self.seats[table] |= {seat["seat"]: seat for seat in json.loads(seats)}
        known |= new
        return ""

    async def load(self, table: str, version: int) -> str:
        lines = [{"seq": seq, "row": row} for seq, row in sorted(self.log.get(table, {}).items()) if seq > version]
        return json.dumps({"table": self.rows.get(table), "seats": self._seats(table), "log": lines})

    async def tables(self) -> str:
        return json.dumps([{"table": row, "seats": self._seats(table)} for table, row in self.rows.items()])

    async def remove(self, tables: str) -> str:
        for table in json.loads(tables):
            for rows in (self.rows, self.seats, self.log):
                rows.pop(table, None)
        return self.problem

    async def load_review(self, review: str) -> str:
        return self.reviews.get(review, "")

    async def save_review(self, review: str, row: str, limit: int) -> str:
        del limit
        self.reviews[review] = row
        return self.problem

    def _seats(self, table: str) -> list[Any]:
        return [seat for _, seat in sorted(self.seats.get(table, {}).items())]


class EngineHere:
    """Implements `browser.jobs.EngineWorker`: a call is answered in a later step of the event loop."""

    def __init__(self) -> None:
        self.answer: Callable[[bytes], None] = lambda response: None
        self.restarts = 0
        self.is_stuck = False
        self._engine = Engine()

    def send(self, request: bytes) -> None:
        if not self.is_stuck:
            asyncio.get_running_loop().call_soon(self._run, self._engine, request)

    def restart(self) -> None:
        self.restarts += 1
        self.is_stuck = False
        self._engine = Engine()

    def _run(self, engine: Engine, request: bytes) -> None:
        if engine is self._engine:
            self.answer(engine.run(request))


class Device:
    """A browser; its pages share the database and notify each other."""

    def __init__(self) -> None:
        self.database = MemoryDatabase()
        self.pages: list[DevicePage] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        for page in self.pages:
            await page.close()

    def page(self) -> "DevicePage":
        self.pages.append(DevicePage(self))
        return self.pages[-1]


class DevicePage:
    """A page with its worker: implements `browser.backend.PagePort` and sends requests."""

    def __init__(self, device: Device) -> None:
        self.engine = EngineHere()
        self.troubles: list[str] = []
        self.messages: dict[int, asyncio.Queue[dict[str, Any] | None]] = {}
        self.backend = Backend(self, device.database, self.engine)
        self.backend.tables.limits = replace(self.backend.tables.limits, bot_pace=0)
        self.engine.answer = self.backend.queue.on_result
        self._device = device
        self._responses: dict[int, asyncio.Future[tuple[int, str]]] = {}
        self._last = 0

    def respond(self, request: int, status: int, body: str) -> None:
        self._responses.pop(request).set_result((status, body))

    def deliver(self, connection: int, message: str) -> None:
        self.messages[connection].put_nowait(json.loads(message))

    def disconnect(self, connection: int) -> None:
        self.messages[connection].put_nowait(None)

    def report(self, key: str) -> None:
        self.troubles.append(key)

    def broadcast(self, text: str) -> None:
        for page in self._device.pages:
            if page is not self:
                asyncio.get_running_loop().call_soon(page.backend.notifier.receive, text)

    async def close(self) -> None:
        for connection in self.messages:
            self.backend.receive(connection)
        await self.backend.services.reviews.close()
        await self.backend.tables.close()
        while self.backend._tasks:
            await asyncio.wait(self.backend._tasks)

    async def request(self, path: str, body: object = None, secret: str | None = None) -> tuple[int, Any]:
        """Return the status and the decoded response."""
        status, text = await self.text(path, body, secret)
        return status, json.loads(text)

    async def text(self, path: str, body: object = None, secret: str | None = None) -> tuple[int, str]:
        self._last += 1
        response = self._responses[self._last] = asyncio.get_running_loop().create_future()
        method = "GET" if body is None else "POST"
        self.backend.request(self._last, method, path, None if body is None else json.dumps(body), secret)
        async with asyncio.timeout(TIMEOUT):
            status, answer = await response
        return status, answer

    def connect(self, path: str, *messages: object) -> int:
        """Open a connection, send messages, and return its number."""
        self._last += 1
        self.messages[self._last] = asyncio.Queue()
        self.backend.connect(self._last, path)
        for message in messages:
            self.backend.receive(self._last, json.dumps(message))
        return self._last

    async def message(self, connection: int, *kinds: str) -> dict[str, Any]:
        """Return the next message of some types."""
        async with asyncio.timeout(TIMEOUT):
            while True:
                message = await self.messages[connection].get()
                assert message is not None, "the connection was closed"
                if message["type"] in kinds:
                    return message

    async def end(self, connection: int) -> list[str]:
        """Wait for the end of a connection; return the keys of the refusals before it."""
        keys: list[str] = []
        async with asyncio.timeout(TIMEOUT):
            while (message := await self.messages[connection].get()) is not None:
                keys += [message["key"]] if message["type"] == "refused" else []
        return keys
