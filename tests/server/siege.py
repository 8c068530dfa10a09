"""Besiege a server while somebody plays, and see how long they wait for answers.

The attacks are half-open and idle connections, uploads, spectators, experts, analyses. Each of the first five once held
others up.

    python -m tests.server.siege [half-open …] [--seconds 8] [--connections 2000]

The attackers come from other addresses than the player (127.0.0.2 …). `ratio` is p99 under attack by p99 before.
"""

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
from tests.server.crash import kill, start
from tests.server.player import Player, sitting
from tests.server.running import Running
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from sevenwonders import classic
from sevenwonders.classic import RULES
from sevenwonders.core.record import random_game
from sevenwonders.core.rng import Rng
from sevenwonders.server.run import bind, raise_file_limit

Attack = Callable[[Running, dict[str, Any], float, int], Awaitable[str]]


async def half_open(server: Running, _: dict[str, Any], seconds: float, count: int) -> str:
    """Requests that never end their head."""
    writers, refused = [], 0
    for number in range(count):
        with suppress(OSError):
            _reader, writer = await asyncio.open_connection(
                "127.0.0.1", server.port, local_addr=(f"127.0.{1 + number % 20}.1", 0)
            )
            writer.write(b"GET / HTTP/1.1\r\nhost: localhost\r\n")
            writers.append(writer)
    await asyncio.sleep(seconds)
    for writer in writers:
        refused += writer.transport.is_closing()
        writer.close()
    return f"{len(writers)} opened, {refused} let go"


async def idle(server: Running, made: dict[str, Any], seconds: float, count: int) -> str:
    """Sockets that only watch, as many as they get."""
    url, opened = f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/socket", 0
    async with AsyncExitStack() as stack:
        for number in range(count):
            with suppress(OSError, WebSocketException, TimeoutError):
                address = (f"127.0.{1 + number % 40}.2", 0)
                socket = await stack.enter_async_context(connect(url, local_addr=address, close_timeout=0.1))
                await socket.send(json.dumps({"type": "hello", "nonce": "n"}))
                opened += 1
        await asyncio.sleep(seconds)
    return f"{opened} opened"


async def uploads(server: Running, _: dict[str, Any], seconds: float, __: int) -> str:
    """Forty records of seven players at once, again and again."""
    records = [random_game(RULES, RULES.setup(7), Rng(seed)).text for seed in range(4)]
    statuses: list[int] = []
    until = time.monotonic() + seconds

    async def upload(number: int) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=f"127.0.0.{2 + number % 8}")
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{server.port}", transport=transport, timeout=60
        ) as client:
            while time.monotonic() < until:
                body = {"record": records[number % 4] + f"# {random.random()}\n"}
                statuses.append((await client.post("/api/replay", json=body)).status_code)

    await asyncio.gather(*(upload(number) for number in range(40)))
    return ", ".join(f"{statuses.count(status)} × {status}" for status in sorted(set(statuses)))


async def spectators(server: Running, made: dict[str, Any], seconds: float, _: int) -> str:
    """A hundred spectators at the very table that is played at."""
    return await idle(server, made, seconds, 100)


async def experts(server: Running, _: dict[str, Any], seconds: float, __: int) -> str:
    """Ten tables at which experts play each other."""
    transport = httpx.AsyncHTTPTransport(local_address="127.0.0.3")
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", transport=transport, timeout=60) as client:
        for _n in range(10):
            seats = [{"kind": "ai", "level": "expert"}] * 2
            await client.post("/api/tables", json={"game": "duel", "seats": seats})
    await asyncio.sleep(seconds)
    return "10 tables"


async def analyses(server: Running, _: dict[str, Any], seconds: float, __: int) -> str:
    """Forty who ask for the deepest analyses and drop each for the next, among nonsense and what is too long."""
    url, until, answers = (
        f"ws://127.0.0.1:{server.port}/api/analysis/socket",
        time.monotonic() + seconds,
        Counter[str](),
    )
    positions = [classic.Game(players=7, seed=seed, sides="day").position for seed in range(4)]

    async def ask(number: int) -> None:
        async with connect(url, local_addr=(f"127.0.0.{2 + number % 4}", 0), close_timeout=0.1) as socket:
            while time.monotonic() < until:
                ask = {"type": "analyse", "nonce": "n", "position": random.choice(positions), "simulations": 100_000}
                await socket.send(random.choice([json.dumps(ask)] * 8 + ["{", "x" * 8_000]))
                with suppress(TimeoutError):
                    answer = json.loads(await asyncio.wait_for(socket.recv(), 0.05))
                    answers[answer.get("key", answer["type"])] += 1

    async def ask_again(number: int) -> None:
        while time.monotonic() < until:
            with suppress(OSError, WebSocketException, TimeoutError):
                await ask(number)

    await asyncio.gather(*(ask_again(number) for number in range(40)))
    return ", ".join(f"{count} × {what}" for what, count in answers.most_common())


ATTACKS: dict[str, Attack] = {
    "half-open": half_open,
    "idle": idle,
    "uploads": uploads,
    "spectators": spectators,
    "experts": experts,
    "analyses": analyses,
}


async def play(player: Player, until: asyncio.Event, taken: list[float]) -> None:
    """Ask whether somebody is there, and look at the table."""
    number = 0
    while not until.is_set():
        number += 1
        started = time.perf_counter()
        answer = await player.ask(**({"type": "ping"} if number % 4 else {"type": "look", "seat": 0}))
        if answer["type"] == "done":
            taken.append((time.perf_counter() - started) * 1000)
        await asyncio.sleep(0.05)


def p99(taken: list[float]) -> float:
    return sorted(taken)[int(0.99 * (len(taken) - 1))]


async def measured(player: Player, seconds: float, attack: Awaitable[str] | None) -> tuple[float, str]:
    stop, taken = asyncio.Event(), list[float]()
    playing = asyncio.create_task(play(player, stop, taken))
    told = ""
    if attack is not None:
        told = await attack
    else:
        await asyncio.sleep(seconds)
    stop.set()
    await playing
    return p99(taken), told


async def besiege(server: Running, names: list[str], seconds: float, count: int) -> dict[str, dict[str, Any]]:
    made = server.new_table("me", "here")
    found: dict[str, dict[str, Any]] = {}
    for name in names:
        attack = ATTACKS[name]
        async with sitting(server, made["id"], made["secret"]) as player:
            quiet, _ = await measured(player, seconds, None)
            loud, told = await measured(player, seconds, attack(server, made, seconds, count))
        found[name] = {
            "quiet p99 ms": round(quiet, 1),
            "p99 ms": round(loud, 1),
            "ratio": round(loud / quiet, 2),
            "": told,
        }
        print(name, found[name], flush=True)
        await asyncio.sleep(1)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", help=f"of: {', '.join(ATTACKS)}", default=list(ATTACKS))
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--connections", type=int, default=2000)
    arguments = parser.parse_args()
    raise_file_limit()
    os.environ["SEVENWONDERS_LIMITS"] = '{"messages": {"each_second": 1000, "at_once": 1000}, "bot_pace": 0}'
    with bind("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        process = start(Path(folder), port)
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60, verify=False) as client:
                server = Running(port, Path(folder), client)
                asyncio.run(besiege(server, arguments.attacks, arguments.seconds, arguments.connections))
        finally:
            kill(process)


if __name__ == "__main__":
    main()
