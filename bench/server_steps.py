"""What a step costs the server in processor time, beside a bare echo in the same run.

    python bench/server_steps.py [steps] [memory] [most] [--database postgresql://… --processes 2] [--record]

Every seat is a person with a socket of their own, who thinks for a random while (`--pace`) and then makes a random
move: Duel with two, the classic game with three and with seven. The echo server is made of the same libraries; at the
same time, so that whatever else the machine does slows both, it has as many sockets and is sent as many orders, each of
which it sends back. Processor time is that of the server's processes, without the database's; wall time says how busy
the machine is. With `--pace 0` everybody plays as fast as they are answered.

`memory` is what a server grows by with a table of Duel in the middle of a game, and with a socket that only listens.
`most` is how many steps a second there are before the slowest hundredth take 100 ms, with more and more tables; the
people are played by the same machine. `--record` keeps the numbers.
"""

import argparse
import asyncio
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from server_tables import ECHO, process, processor_seconds, told_beside
from websockets.asyncio.client import ClientConnection, connect

RECORDED = Path(__file__).with_name("server_steps.json")
MANY = {"each_second": 1e6, "at_once": 1e6}
LIMITS = {"work": MANY, "new_tables": MANY, "messages": MANY, "connections_each": 100_000, "connections": 100_000}
LIMITS |= {"connections_at_table": 100_000}
PAGE = os.sysconf("SC_PAGE_SIZE")
SLOW = 100  # milliseconds
MOVES = 6  # that a table has seen when its memory is measured
KINDS = (("duel", 2), ("classic", 3), ("classic", 7))
SERVE = "import sys; from sevenwonders.__main__ import main; sys.exit(main())"
Place = Callable[[], AbstractContextManager[tuple[int, list[int]]]]  # a server's port, and its processes


@dataclass
class Person:
    """Somebody at a table, who plays whenever asked."""

    socket: ClientConnection
    seat: int
    pace: float
    update: dict[str, Any] = field(default_factory=dict)
    sent: int = 0
    taken: list[float] = field(default_factory=list)

    def take(self, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            self.update = message
        elif message["type"] == "changed":
            self.update = {**message, "view": self.update["view"] | message["changes"]}
        elif "update" in message:
            self.update = message["update"]

    async def play(self, until: float, chance: random.Random) -> None:
        while time.monotonic() < until:
            if self.update["table"]["result"] is not None:
                return
            moves = self.update["view"]["moves"]
            if not moves:
                try:
                    async with asyncio.timeout(max(0.01, until - time.monotonic())):
                        self.take(json.loads(await self.socket.recv()))
                except TimeoutError:
                    return
                continue
            await asyncio.sleep(chance.uniform(0.5, 1.5) * self.pace)
            if not (moves := self.update["view"]["moves"]):
                continue
            self.sent += 1
            order = {"type": "play", "nonce": str(self.sent), "seat": self.seat, "version": self.update["version"]}
            started = time.perf_counter()
            await self.socket.send(json.dumps({**order, "move": chance.choice(moves)["id"]}))
            while (message := json.loads(await self.socket.recv())).get("nonce") != str(self.sent):
                self.take(message)
            self.take(message)
            self.taken.append((time.perf_counter() - started) * 1000)


async def seated(
    client: httpx.AsyncClient, port: int, game: str, seats: int, pace: float, stack: AsyncExitStack
) -> list[Person]:
    kinds = [{"kind": "me"}, *[{"kind": "link"}] * (seats - 1)]
    made = (await client.post("/api/tables", json={"game": game, "seats": kinds})).json()
    secrets = [made["secret"]]
    for invitation in made["invitations"]:
        claimed = await client.post(f"/api/tables/{made['id']}/claim", json={"invite": invitation["invite"]})
        secrets.append(claimed.json()["secret"])
    people = []
    for seat, secret in enumerate(secrets):
        url = f"ws://127.0.0.1:{port}/api/tables/{made['id']}/socket"
        socket = await stack.enter_async_context(connect(url, max_queue=None))
        await socket.send(json.dumps({"type": "hello", "nonce": "hello", "secret": secret, "changes": True}))
        while (message := json.loads(await socket.recv()))["type"] != "welcome":
            pass
        people.append(Person(socket, seat, pace, message["update"]))
    return people


@contextmanager
def server(folder: str, database: str | None, processes: int) -> Iterator[tuple[int, list[int]]]:
    """Run the server; give its port and the ids of its processes."""
    command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--no-open"]
    command += ["--database", database, "--processes", str(processes)] if database else ["--data", folder]
    environment = {**os.environ, "SEVENWONDERS_LIMITS": json.dumps(LIMITS), "SEVENWONDERS_WORKERS": "1"}
    running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert running.stdout is not None
    try:
        port = int(running.stdout.readline().strip().rstrip("/").rpartition(":")[2])
        children = subprocess.run(["pgrep", "-P", str(running.pid)], capture_output=True, text=True, check=False)
        yield port, [running.pid, *map(int, children.stdout.split())]
    finally:
        running.terminate()
        running.wait()
        running.stdout.close()


async def echoed(port: int, pid: int, seconds: float, sockets: int, pace: float) -> float:
    """Return the processor milliseconds of a message that is echoed."""
    message = json.dumps({"type": "play", "nonce": "0123456789", "seat": 0, "version": 50, "move": 300})
    chance = random.Random(1)
    count, until, before = 0, time.monotonic() + seconds, processor_seconds(pid)

    async def visit() -> None:
        nonlocal count
        async with connect(f"ws://127.0.0.1:{port}/") as socket:
            while time.monotonic() < until:
                await asyncio.sleep(chance.uniform(0.5, 1.5) * pace)
                await socket.send(message)
                await socket.recv()
                count += 1

    await asyncio.gather(*(visit() for _ in range(sockets)))
    return 1000 * (processor_seconds(pid) - before) / count


async def played(
    port: int, pids: list[int], game: str, seats: int, tables: int, seconds: float, pace: float
) -> dict[str, Any]:
    """Play at some tables and return what a step cost."""
    chance = random.Random(1)
    async with (
        AsyncExitStack() as stack,
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, verify=False) as client,
    ):
        groups = [await seated(client, port, game, seats, pace, stack) for _ in range(tables)]
        people = [person for group in groups for person in group]
        before, started, until = sum(map(processor_seconds, pids)), time.monotonic(), time.monotonic() + seconds
        await asyncio.gather(*(person.play(until, chance) for person in people))
        used, wall = sum(map(processor_seconds, pids)) - before, time.monotonic() - started
    taken = sorted(one for person in people for one in person.taken)
    return {
        "steps": len(taken),
        "ms a step": round(1000 * used / len(taken), 3),
        "steps a second": round(len(taken) / wall, 1),
        "processor share": round(used / wall, 2),
        "p50 ms": round(taken[len(taken) // 2], 1),
        "p99 ms": round(taken[int(0.99 * (len(taken) - 1))], 1),
    }


def memory(pids: list[int]) -> int:
    """Return the bytes that processes have in memory."""
    return sum(int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1]) for pid in pids) * PAGE


async def remembered(port: int, pids: list[int], tables: int, sockets: int) -> dict[str, float]:
    """Return the kilobytes of a table, and of a socket that only listens."""
    async with (
        AsyncExitStack() as stack,
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, verify=False) as client,
    ):
        made: dict[str, Any] = {}
        before = unheard = 0
        for number in range(2 * tables):
            if number == tables:  # by then everything is there that all tables share
                before = memory(pids)
            seats = [{"kind": "me"}, {"kind": "here"}]
            made = (await client.post("/api/tables", json={"game": "duel", "seats": seats})).json()
            shown = (await client.get(path := f"/api/tables/{made['id']}", headers=_bearer(made))).json()
            for step in range(MOVES):
                order = {"type": "play", "nonce": str(step), "version": shown["version"], "seat": shown["seat"]}
                order["move"] = shown["view"]["moves"][0]["id"]
                await client.post(f"{path}/orders", json=order, headers=_bearer(made))
                shown = (await client.get(path, headers=_bearer(made))).json()
        after = memory(pids)
        for number in range(2 * sockets):
            if number == sockets:
                unheard = memory(pids)
            url = f"ws://127.0.0.1:{port}/api/tables/{made['id']}/socket"
            socket = await stack.enter_async_context(connect(url, max_queue=None))
            await socket.send(json.dumps({"type": "hello", "nonce": "hello"}))
            await socket.recv()
        heard = memory(pids)
    return {"kB a table": _each(after - before, tables), "kB an idle socket": _each(heard - unheard, sockets)}


def _each(bytes_: int, count: int) -> float:
    return round(bytes_ / count / 1000, 1)


def _bearer(made: dict[str, Any]) -> dict[str, str]:
    return {"authorization": f"Bearer {made['secret']}"}


async def steps(place: Place, game: str, seats: int, asked: argparse.Namespace) -> dict[str, Any]:
    """Return what a step costs beside an echo."""
    pace = asked.pace * (seats if game == "duel" else 1)  # where people take turns, each waits for the others
    with process(ECHO) as (echo_port, echo_pid), place() as (port, pids):
        found, echo = await asyncio.gather(
            played(port, pids, game, seats, asked.tables, asked.seconds, asked.pace),
            echoed(echo_port, echo_pid, asked.seconds, asked.tables * seats, pace),
        )
    beside = {"echo ms a message": echo, "echoes a step": found["ms a step"] / echo}
    beside["echoes a step and seat"] = beside["echoes a step"] / seats
    return found | {name: round(value, 3) for name, value in beside.items()}


async def most(place: Place, game: str, seats: int, asked: argparse.Namespace) -> dict[str, Any]:
    """Return the most steps a second of which the slowest hundredth take less than 100 ms."""
    best: dict[str, Any] = {"steps a second": 0}
    tables = asked.tables
    with place() as (port, pids):
        while (found := await played(port, pids, game, seats, tables, asked.seconds, asked.pace))["p99 ms"] < SLOW:
            best, tables = {"tables": tables, **found}, tables * 3 // 2
    return best


async def measure(asked: argparse.Namespace) -> dict[str, Any]:
    told: dict[str, Any] = {"pace": asked.pace}
    with tempfile.TemporaryDirectory() as folder:
        place = partial(server, folder, asked.database, asked.processes)
        for game, seats in KINDS:
            if "steps" in asked.what:
                told[f"{game} {seats}"] = await steps(place, game, seats, asked)
            if "most" in asked.what:
                told[f"{game} {seats}, p99 < {SLOW} ms"] = await most(place, game, seats, asked)
        if "memory" in asked.what:
            with place() as (port, pids):
                told["memory"] = await remembered(port, pids, 40, 200)
    told["load"] = round(os.getloadavg()[0], 1)
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", help="of: steps, memory, most", default=["steps", "memory"])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--pace", type=float, default=0.5, help="seconds between two steps of somebody, on the average")
    parser.add_argument("--database")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--record", action="store_true", help="keep the numbers as the last recorded ones")
    arguments = parser.parse_args()
    told = asyncio.run(measure(arguments))
    kept = json.loads(RECORDED.read_text("utf-8")) if RECORDED.exists() else {}
    database = "PostgreSQL" if arguments.database else "SQLite"
    key = f"{database}, {arguments.processes} process(es), pace {arguments.pace:g}"
    print("\n".join(told_beside(told, kept.get(key, {}))))
    if arguments.record:
        kept["machine"] = {"python": platform.python_version(), "machine": platform.machine(), "cores": os.cpu_count()}
        kept[key] = kept.get(key, {}) | told
        RECORDED.write_text(json.dumps(kept, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
