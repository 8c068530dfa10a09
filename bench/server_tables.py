"""How long the server takes to answer when many tables with bots are played at once, beside a server that only echoes.

python -m bench.server_tables --tables 200 --seconds 30

Each table has one person, who thinks for a random while and then plays a random move, and one AI. Measured is the time
from sending a move to its answer: by then it is checked, written to the disk and on its way to all. The echo server
gets as many connections and the same messages at the same pace, with the same libraries, just before; and a tenth of
them while the tables are played, which shows what else the machine does.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

LIMITS = {
    "requests": {"each_second": 1e6, "at_once": 1e6},
    "new_tables": {"each_second": 1e6, "at_once": 1e6},
    "connections_each": 10_000,
}
ECHO = """
import asyncio, sys, uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from sevenwonders.server.run import bind

async def echo(websocket):
    await websocket.accept()
    async for text in websocket.iter_text():
        await websocket.send_text(text)

with bind("127.0.0.1", 0) as listener:
    listener.listen(2048)
    print(f"http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)
    config = uvicorn.Config(Starlette(routes=[WebSocketRoute("/", echo)]), ws="websockets-sansio", log_level="error")
    asyncio.run(uvicorn.Server(config).serve(sockets=[listener]))
"""
SERVER = "from sevenwonders.server.run import serve; serve(port=0, ready=lambda address: print(address, flush=True))"


@dataclass
class Times:
    """Answer times in milliseconds."""

    taken: list[float] = field(default_factory=list)

    def told(self) -> dict[str, float]:
        ordered = sorted(self.taken)
        marks = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "p99.9": 0.999}
        told = {name: round(ordered[int(mark * (len(ordered) - 1))], 2) for name, mark in marks.items()}
        return {"answers": len(ordered), **told, "most": round(ordered[-1], 2)}


@contextmanager
def process(code: str, **environment: str) -> Iterator[tuple[int, int]]:
    """Run a server; give its port and its process id."""
    running = subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, env={**os.environ, **environment}
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


async def visit_table(
    stack: AsyncExitStack,
    client: httpx.AsyncClient,
    port: int,
    level: str,
    pace: float,
    until: float,
    times: Times,
    chance: random.Random,
) -> int:
    """Play games one after the other; return how many moves the table has seen in all."""
    seen = 0
    while time.monotonic() < until:
        seats = [{"kind": "me", "name": "Ana"}, {"kind": "ai", "level": level}]
        made = (await client.post("/api/tables", json={"game": "duel", "seats": seats})).json()
        socket = await stack.enter_async_context(
            connect(f"ws://127.0.0.1:{port}/api/tables/{made['id']}/socket", max_queue=None)
        )
        await socket.send(json.dumps({"type": "hello", "nonce": "hello", "secret": made["secret"]}))
        update: dict[str, Any] = json.loads(await socket.recv())["update"]
        number = 0
        while update["table"]["result"] is None and time.monotonic() < until:
            if not update["view"]["moves"]:
                update = _newer(update, json.loads(await socket.recv()))
                continue
            await think(pace, chance)
            number += 1
            move = chance.choice(update["view"]["moves"])["id"]
            order = {"type": "play", "nonce": str(number), "seat": 0, "version": update["version"], "move": move}
            started = time.perf_counter()
            await socket.send(json.dumps(order))
            while True:
                text = await socket.recv()
                arrived = time.perf_counter()
                message = json.loads(text)
                update = _newer(update, message)
                if message.get("nonce") == str(number):
                    assert message["type"] == "done", message
                    times.taken.append((arrived - started) * 1000)
                    break
        seen += update["version"]
        await socket.close()
    return seen


def _newer(update: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    return message if message["type"] == "update" else update


def processor_seconds(pid: int) -> float:
    """Return how long a process has computed, where the system tells; 0 elsewhere."""
    try:
        with open(f"/proc/{pid}/stat") as file:  # noqa: PTH123 - not a file that has a place
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


async def measure(tables: int, seconds: float, pace: float, level: str) -> dict[str, Any]:
    chance = random.Random(1)
    echo, meanwhile, answers = Times(), Times(), Times()
    with process(ECHO) as (echo_port, _), tempfile.TemporaryDirectory() as folder:
        async with AsyncExitStack() as stack:
            await _echoes(stack, echo_port, tables, seconds, pace, echo, chance)
        environment = {"SEVENWONDERS_DATA": folder, "SEVENWONDERS_LIMITS": json.dumps(LIMITS)}
        with process(SERVER, **environment) as (port, pid):
            async with (
                AsyncExitStack() as stack,
                httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, verify=False) as client,
            ):
                until = time.monotonic() + seconds
                _, *seen = await asyncio.gather(
                    _echoes(stack, echo_port, max(1, tables // 10), seconds, pace, meanwhile, chance),
                    *(visit_table(stack, client, port, level, pace, until, answers, chance) for _ in range(tables)),
                )
                used = processor_seconds(pid)
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    return {
        "tables": tables,
        "seconds": seconds,
        "pace": pace,
        "level": level,
        "steps": sum(seen),
        "server processor seconds": round(used, 1),
        "load": load,
        "echo ms": echo.told(),
        "echo meanwhile ms": meanwhile.told(),
        "answer ms": answers.told(),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pace", type=float, default=3, help="seconds that a person thinks, on the average")
    parser.add_argument("--level", default="easy")
    arguments = parser.parse_args()
    told = asyncio.run(measure(arguments.tables, arguments.seconds, arguments.pace, arguments.level))
    print(json.dumps(told, indent=2))


if __name__ == "__main__":
    main()
