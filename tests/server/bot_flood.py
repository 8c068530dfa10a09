"""Measure the moves of a bot while one client keeps bots busy at many tables.

    python -m tests.server.bot_flood [--tables 30] [--moves 20]

With the default limits, one worker and `bot_pace` 0, another client creates tables of seven `master` bots and watches
all of them. A player's game against `expert` is measured alone and then during the flood: the seconds of each answer,
and the moves in which a simple player was substituted for the bot. The exit code is 1 if there was any.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median

import httpx
from tests.server.crash import kill, start
from tests.server.player import Player, sitting
from tests.server.running import Running

from sevenwonders.server.main import bind

FLOODER = "127.0.0.2"


async def answers(server: Running, moves: int) -> tuple[list[float], int]:
    """Play against a bot; return the seconds of its answers and the number of substituted moves."""
    made = server.new_table("me", "expert", first="A")
    seconds: list[float] = []
    substituted = 0
    async with sitting(server, made["id"], made["secret"]) as player:
        await player.until(lambda: bool(player.moves))
        while len(seconds) < moves:
            while player.moves:
                await player.play(player.moves[0]["id"])
            started, received = time.monotonic(), len(player.got)
            await player.until(lambda: bool(player.moves))
            seconds.append(time.monotonic() - started)
            events = [event for message in player.got[received:] for event in message.get("events", ())]
            substituted += sum(event["key"] == "table/bot-replaced" for event in events)
    return seconds, substituted


async def read(watcher: Player, updates: list[int]) -> None:
    async for _ in watcher.socket:
        updates[0] += 1


async def flooded(server: Running, tables: int, moves: int) -> tuple[list[float], int]:
    body = {"game": "classic", "seats": [{"kind": "ai", "level": "master"}] * 7}
    async with AsyncExitStack() as stack:
        transport, address = httpx.AsyncHTTPTransport(local_address=FLOODER), server.client.base_url
        client = await stack.enter_async_context(httpx.AsyncClient(base_url=address, transport=transport))
        updates, reading = [0], []
        for _ in range(tables):
            made = await client.post("/api/tables", json=body)
            assert made.status_code == 201, made.text
            watching = sitting(server, made.json()["id"], local_addr=(FLOODER, 0))
            reading.append(asyncio.create_task(read(await stack.enter_async_context(watching), updates)))
        try:
            found = await answers(server, moves)
        finally:
            for task in reading:
                task.cancel()
        print(f"the flooding client received {updates[0]} updates")
        return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--moves", type=int, default=20)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, bind("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
        free.close()
        process, total = start(Path(folder), port), 0
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
                server = Running(port, Path(folder), client)
                for name, work in (
                    ("alone", answers(server, arguments.moves)),
                    ("flooded", flooded(server, arguments.tables, arguments.moves)),
                ):
                    seconds, substituted = asyncio.run(work)
                    print(
                        f"{name}: median {median(seconds):.2f} s, most {max(seconds):.2f} s, substituted {substituted}"
                    )
        finally:
            kill(process)
    sys.exit(bool(total))


if __name__ == "__main__":
    main()
