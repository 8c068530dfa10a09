"""Measure response times with many tables and bots, beside a plain echo server.

    python -m bench.server_tables [--tables 200] [--seconds 30] [--json] [--record]

Each table has one player, who waits a random time and plays a random move, and bots: one in Duel (three tables of
four), three in 7 Wonders (every fourth table). After set-up, the time from sending a move to its answer is measured: by
then the move is validated, committed and queued for all clients. The echo server receives as many connections and the
same messages at the same pace, with the same libraries, just before; a tenth of them also during play, as a measure of
other load. The commit time of the disk is reported too. `--record` stores the numbers in `bench/server_tables.json`.
"""

import argparse
import asyncio
import json
import os
import platform
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

RECORDED = Path(__file__).with_name("server_tables.json")
LIMITS = {
    "work": {"each_second": 1e6, "at_once": 1e6},
    "new_tables": {"each_second": 1e6, "at_once": 1e6},
    "connections_each": 10_000,
    "bot_pace": 0,
}
ECHO = """
import asyncio, sys, uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from sevenwonders.server.main import bind

async def echo(websocket):
    await websocket.accept()
    async for text in websocket.iter_text():
        await websocket.send_text(text)

with bind("127.0.0.1", 0) as listener:
    listener.listen(2048)
    print(f"http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)
    app = Starlette(routes=[WebSocketRoute("/", echo)])
    config = uvicorn.Config(app, ws="websockets-sansio", ws_per_message_deflate=False, log_level="error")
    asyncio.run(uvicorn.Server(config).serve(sockets=[listener]))
"""
SERVER = "from sevenwonders.server.main import serve; serve(port=0, ready=lambda address: print(address, flush=True))"


@dataclass
class Times:
    """Response times in milliseconds."""

    taken: list[float] = field(default_factory=list)

    def result(self) -> dict[str, float]:
        ordered = sorted(self.taken)
        marks = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "p99.9": 0.999}
        result = {name: round(ordered[int(mark * (len(ordered) - 1))], 2) for name, mark in marks.items()}
        return {"answers": len(ordered), **result, "most": round(ordered[-1], 2)}


@contextmanager
def process(code: str, *arguments: str, **environment: str) -> Iterator[tuple[int, int]]:
    """Run a server process; yield its port and process id."""
    running = subprocess.Popen(
        [sys.executable, "-c", code, *arguments], stdout=subprocess.PIPE, text=True, env={**os.environ, **environment}
    )
    assert running.stdout is not None
    try:
        yield int(running.stdout.readline().strip().rstrip("/").rpartition(":")[2]), running.pid
    finally:
        running.terminate()
        running.wait()
        running.stdout.close()


async def think(pace: float, chance: random.Random) -> None:
    await asyncio.sleep(chance.uniform(0.5, 1.5) * pace)


async def visit_echo(socket: ClientConnection, pace: float, until: float, times: Times, chance: random.Random) -> None:
    message = json.dumps({"type": "play", "nonce": "0123456789", "seat": 0, "version": 50, "move": 300})
    while time.monotonic() < until:
        await think(pace, chance)
        started = time.perf_counter()
        await socket.send(message)
        await socket.recv()
        times.taken.append((time.perf_counter() - started) * 1000)


@dataclass
class Visitor:
    """A player at a table."""

    socket: ClientConnection
    update: dict[str, Any]
    sent: int = 0

    @classmethod
    async def seated(cls, client: httpx.AsyncClient, port: int, seats: list[dict[str, str]], game: str) -> "Visitor":
        """Create a table and take a seat."""
        made = (await client.post("/api/tables", json={"game": game, "seats": seats})).json()
        # One that stops reading while it closes would never see the server's closing message.
        socket = await connect(f"ws://127.0.0.1:{port}/api/tables/{made['id']}/socket", max_queue=None)
        await socket.send(json.dumps({"type": "hello", "nonce": "hello", "secret": made["secret"]}))
        return cls(socket, json.loads(await socket.recv())["update"])

    @property
    def is_over(self) -> bool:
        return self.update["table"]["result"] is not None

    async def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await self.socket.recv())
        if message["type"] == "update":
            self.update = message
        return message

    async def play(self, chance: random.Random) -> float:
        """Play a move; return the milliseconds until its answer."""
        self.sent += 1
        move = chance.choice(self.update["view"]["moves"])["id"]
        order = {"type": "play", "nonce": str(self.sent), "seat": 0, "version": self.update["version"], "move": move}
        text = json.dumps(order)
        started = time.perf_counter()
        await self.socket.send(text)
        while (message := await self.receive()).get("nonce") != str(self.sent):
            pass
        taken = (time.perf_counter() - started) * 1000
        assert message["type"] == "done", message
        return taken


async def visit(visitor: Visitor, pace: float, until: float, times: Times, chance: random.Random) -> int:
    """Play until the time or the game is over; return the number of steps of the table."""
    before = int(visitor.update["version"])
    while time.monotonic() < until and not visitor.is_over:
        if visitor.update["view"]["moves"]:
            await think(pace, chance)
            times.taken.append(await visitor.play(chance))
        else:
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, until - time.monotonic())):
                    await visitor.receive()
    return int(visitor.update["version"]) - before


def processor_seconds(pid: int) -> float:
    """Return the CPU seconds of a process; 0 where the system does not report them."""
    try:
        with open(f"/proc/{pid}/stat") as file:  # noqa: PTH123 - a path in /proc
            fields = file.read().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def _echoes(
    stack: AsyncExitStack, port: int, count: int, seconds: float, pace: float, times: Times, chance: random.Random
) -> int:
    sockets = [await stack.enter_async_context(connect(f"ws://127.0.0.1:{port}/")) for _ in range(count)]
    until = time.monotonic() + seconds
    await asyncio.gather(*(visit_echo(socket, pace, until, times, chance) for socket in sockets))
    return 0


def kinds(tables: int, level: str) -> Iterator[tuple[str, list[dict[str, str]]]]:
    """Yield the game and the seats of each table."""
    for number in range(tables):
        game, bots = ("classic", 3) if number % 4 == 3 else ("duel", 1)
        yield game, [{"kind": "me", "name": "Ana"}, *[{"kind": "ai", "level": level}] * bots]


def commits(folder: str, count: int = 300) -> Times:
    """Return the times of commits without other writers."""
    times = Times()
    with closing(sqlite3.connect(Path(folder) / "commits.db")) as database:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("PRAGMA synchronous=FULL")
        database.execute("CREATE TABLE entries (entry TEXT)")
        for _ in range(count):
            started = time.perf_counter()
            with database:
                database.execute("INSERT INTO entries VALUES (?)", ["x" * 200])
            times.taken.append((time.perf_counter() - started) * 1000)
    return times


async def measure(tables: int, seconds: float, pace: float, level: str) -> dict[str, Any]:
    chance = random.Random(1)
    echo, meanwhile, answers = Times(), Times(), Times()
    with process(ECHO) as (echo_port, echo_pid), tempfile.TemporaryDirectory() as folder:
        disk = commits(folder)
        async with AsyncExitStack() as stack:
            before = processor_seconds(echo_pid)
            await _echoes(stack, echo_port, tables, seconds, pace, echo, chance)
            echoed = processor_seconds(echo_pid) - before
        environment = {"SEVENWONDERS_DATA": folder, "SEVENWONDERS_LIMITS": json.dumps(LIMITS)}
        with process(SERVER, **environment) as (port, pid):
            async with (
                AsyncExitStack() as stack,
                httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, verify=False) as client,
            ):
                started = time.monotonic()
                visitors = [await Visitor.seated(client, port, seats, game) for game, seats in kinds(tables, level)]
                for visitor in visitors:
                    stack.push_async_callback(visitor.socket.close)
                set_up = time.monotonic() - started
                before, until = processor_seconds(pid), time.monotonic() + seconds
                _, *seen = await asyncio.gather(
                    _echoes(stack, echo_port, max(1, tables // 10), seconds, pace, meanwhile, chance),
                    *(visit(visitor, pace, until, answers, chance) for visitor in visitors),
                )
                used = processor_seconds(pid) - before
    return {
        "tables": tables,
        "seconds": seconds,
        "pace": pace,
        "level": level,
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
        "set up s": round(set_up, 1),
        "steps": sum(seen),
        "echo processor ms a message": round(1000 * echoed / max(1, len(echo.taken)), 2),
        "server processor ms a step": round(1000 * used / max(1, sum(seen)), 2),
        "commit ms": disk.result(),
        "echo ms": echo.result(),
        "echo meanwhile ms": meanwhile.result(),
        "answer ms": answers.result(),
    }


def beside_recorded(result: dict[str, Any], before: dict[str, Any]) -> Iterator[str]:
    """Yield lines with the numbers beside the recorded ones."""
    for name, value in result.items():
        earlier = before.get(name)
        if not isinstance(value, dict):
            yield f"{name:28}{value!s:>9}" + ("" if earlier is None else f"   recorded {earlier}")
            continue
        yield f"{name:28}" + "".join(f"  {mark} {number}" for mark, number in value.items())
        if earlier is not None:
            yield f"{'  recorded':28}" + "".join(f"  {mark} {number}" for mark, number in earlier.items())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pace", type=float, default=3, help="seconds that a person thinks, on the average")
    parser.add_argument("--level", default="easy")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--record", action="store_true", help="keep the numbers as the last recorded ones")
    arguments = parser.parse_args()
    result = asyncio.run(measure(arguments.tables, arguments.seconds, arguments.pace, arguments.level))
    before = json.loads(RECORDED.read_text("utf-8"))["numbers"] if RECORDED.exists() else {}
    print(json.dumps(result, indent=2) if arguments.json else "\n".join(beside_recorded(result, before)))
    if arguments.record:
        machine = {"python": platform.python_version(), "machine": platform.machine(), "cores": os.cpu_count()}
        RECORDED.write_text(json.dumps({"machine": machine, "numbers": result}, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
