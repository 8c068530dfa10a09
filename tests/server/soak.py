"""Measure the server's memory with many tables over a long time.

    python -m tests.server.soak [--minutes 30] [--tables 300]

At each table a player makes random moves against AIs: Duel at three of four tables, the classic game at the others. A
finished game is followed by a rematch. The memory of the server and the number of loaded tables are printed at regular
intervals; a table without clients is unloaded after five to ten minutes. The exit code is 1 if the last third used 10 %
more memory than the second.
"""

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import httpx
from tests.server.crash import kill, start
from tests.server.player import sitting
from tests.server.running import Running
from websockets.exceptions import WebSocketException

from sevenwonders.server.main import bind

MANY = {"per_second": 1e6, "burst": 1e6}
LIMITS = json.dumps(
    {"work": MANY, "new_tables": MANY, "messages": MANY, "connections_per_client": 10_000, "bot_pace": 0}
)


def memory(pid: int) -> int:
    """Return the kilobytes that a process has in memory."""
    lines = Path(f"/proc/{pid}/status").read_text("utf-8").splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


def tables_in(server: Running) -> int:
    """Return how many tables the server has in memory."""
    lines = server.client.get("/metrics").text.splitlines()
    return int(float(next(line for line in lines if line.startswith("sevenwonders_tables ")).split()[1]))


async def live(server: Running, number: int, until: float, counted: list[int]) -> None:
    """Play one game after the other."""
    chance = random.Random(number)
    game, bots = ("classic", 2) if number % 4 == 3 else ("duel", 1)
    made = await asyncio.to_thread(server.new_table, "me", *["beginner"] * bots, game=game)
    table = made["id"]
    while time.monotonic() < until:
        with suppress(WebSocketException, OSError, TimeoutError):
            async with sitting(server, table, made["secret"]) as player:
                while time.monotonic() < until and player.table["result"] is None:
                    if player.moves:
                        await asyncio.sleep(chance.uniform(0.5, 1.5))
                        await player.play(chance.choice(player.moves)["id"])
                        counted[0] += 1
                        player.got.clear()
                        player.raw.clear()
                    else:
                        async with asyncio.timeout(60):
                            await player.receive()
                if player.table["result"] is not None:
                    table = (await player.ask(type="rematch", seat=0))["rematch"]
                    counted[1] += 1


async def soak(server: Running, pid: int, minutes: float, tables: int) -> list[int]:
    until, counted, seen = time.monotonic() + 60 * minutes, [0, 0], list[int]()
    people = [asyncio.create_task(live(server, number, until, counted)) for number in range(tables)]
    while time.monotonic() < until:
        await asyncio.sleep(min(60 * minutes / 30, max(0.1, until - time.monotonic())))
        seen.append(memory(pid))
        open_ = await asyncio.to_thread(tables_in, server)
        print(f"{seen[-1]} kB, {open_} tables in memory, {counted[0]} moves, {counted[1]} games", flush=True)
    await asyncio.gather(*people)
    return seen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--tables", type=int, default=300)
    arguments = parser.parse_args()
    os.environ["SEVENWONDERS_LIMITS"] = LIMITS
    with bind("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        process = start(Path(folder), port)
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=300, verify=False) as client:
                seen = asyncio.run(
                    soak(Running(port, Path(folder), client), process.pid, arguments.minutes, arguments.tables)
                )
        finally:
            kill(process)
    third = len(seen) // 3
    second, last = max(seen[third : 2 * third]), max(seen[2 * third :])
    print(f"second third {second} kB, last third {last} kB")
    raise SystemExit(last > 1.1 * second)


if __name__ == "__main__":
    main()
