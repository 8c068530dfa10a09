"""What a step costs the server in processor time, beside a bare echo in the same run.

    python bench/server_steps.py [steps] [floor] [memory] [most] [--rounds 8] [--record] [--beside ../before/src]
                                 [--database postgresql://… --processes 2]

Every seat is a person with a socket of their own, who thinks for a random while (`--pace`) and then makes a random
move: Duel with two, the classic game with three and with seven. The echo server is made of the same libraries. It has
as many sockets, and each order goes to it as well, just before, and comes back: whatever else the machine does slows
both alike. Processor time is that of the server's processes, without the database's; wall time says how busy
the machine is. With `--pace 0` everybody plays as fast as they are answered. One round tells `echoes a step` to about
5 %; with several, each with new servers, the mean is told and how far it may be off (two standard errors). With
`--beside`, another version of the package, given by the folder of its source and built there, is played at the same
time at as many tables of its own, and what its steps cost is told as well.

`floor` is what a step of Duel would cost if there were no game: an order is written to SQLite, as safe as a step and by
the same kind of thread, and a text as long as what is told of a step goes to two.

`memory` is what a server grows by with a table of Duel in the middle of a game, and with a socket that only listens.
`most` is how many steps a second there are before the slowest hundredth take 100 ms in three tries in a row, with more
and more tables; the people are played by the same machine. `--record` keeps the numbers.
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
from contextlib import AbstractContextManager, AsyncExitStack, ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import httpx
from server_tables import ECHO, process, processor_seconds, told_beside
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError

RECORDED = Path(__file__).with_name("server_steps.json")
MANY = {"each_second": 1e6, "at_once": 1e6}
LIMITS = {"work": MANY, "new_tables": MANY, "messages": MANY, "connections_each": 100_000, "connections": 100_000}
LIMITS |= {"connections_at_table": 100_000}
PAGE = os.sysconf("SC_PAGE_SIZE")
SLOW = 100  # milliseconds
TRIES = 3  # a disk that stands still for a moment is not the server's limit
MOVES = 6  # that a table has seen when its memory is measured
KINDS = (("duel", 2), ("classic", 3), ("classic", 7))
FLOOR = """
import asyncio, sqlite3, sys, uvicorn
from collections import defaultdict, deque
from functools import partial
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from sevenwonders.server.run import bind
from sevenwonders.server.store.threads import Bell, Writers

database = sqlite3.connect(sys.argv[1], check_same_thread=False, isolation_level=None)
database.execute("PRAGMA journal_mode=WAL")
database.execute("PRAGMA synchronous=FULL")
database.execute("CREATE TABLE log (entry TEXT)")
tables, written, writers, told = defaultdict(list), deque(), Writers(1), "x" * int(sys.argv[2])

def write(text, future, bell):
    database.execute("INSERT INTO log VALUES (?)", [text])
    written.append(future)
    bell.ring()

def heard():
    while written:
        written.popleft().set_result(None)

async def seat(websocket):
    await websocket.accept()
    people, loop = tables[websocket.path_params["table"]], asyncio.get_running_loop()
    people.append(websocket)
    app.state.bell = getattr(app.state, "bell", None) or Bell(loop, heard)
    async for text in websocket.iter_text():
        future = loop.create_future()
        writers.do(partial(write, text, future, app.state.bell))
        await future
        for person in people:
            await person.send_text(told)

app = Starlette(routes=[WebSocketRoute("/{table}", seat)])
with bind("127.0.0.1", 0) as listener:
    listener.listen(2048)
    print(f"http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)
    config = uvicorn.Config(app, ws="websockets-sansio", ws_per_message_deflate=False, log_level="error")
    asyncio.run(uvicorn.Server(config).serve(sockets=[listener]))
"""
TOLD = 6_500  # characters that a seat is told of a step of Duel, on the average
SERVE = "import sys; from sevenwonders.__main__ import main; sys.exit(main())"
Running = tuple[int, list[int]]  # a server's port, and its processes
Place = Callable[[], AbstractContextManager[Running]]


@dataclass
class Person:
    """Somebody at a table, who plays whenever asked."""

    socket: ClientConnection
    echo: ClientConnection | None
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
            text = json.dumps({**order, "move": chance.choice(moves)["id"]})
            if self.echo is not None:
                await self.echo.send(text)
                await self.echo.recv()
            started = time.perf_counter()
            await self.socket.send(text)
            while (message := json.loads(await self.socket.recv())).get("nonce") != str(self.sent):
                self.take(message)
            self.take(message)
            self.taken.append((time.perf_counter() - started) * 1000)


async def welcomed(url: str, secret: str, stack: AsyncExitStack) -> tuple[ClientConnection, dict[str, Any]]:
    """Return a socket at a table and the first update; only changes are told later, where that can be wished."""
    for wish in ({"changes": True}, {}):
        socket = await stack.enter_async_context(connect(url, max_queue=None))
        await socket.send(json.dumps({"type": "hello", "nonce": "hello", "secret": secret, **wish}))
        with suppress(ConnectionClosedError):
            while (message := json.loads(await socket.recv()))["type"] != "welcome":
                pass
            return socket, message["update"]
    raise SystemExit(f"not welcome at {url}")


async def seated(
    client: httpx.AsyncClient,
    port: int,
    echo_port: int | None,
    game: str,
    seats: int,
    pace: float,
    stack: AsyncExitStack,
) -> list[Person]:
    kinds = [{"kind": "me"}, *[{"kind": "link"}] * (seats - 1)]
    made = (await client.post("/api/tables", json={"game": game, "seats": kinds})).json()
    secrets = [made["secret"]]
    for invitation in made["invitations"]:
        claimed = await client.post(f"/api/tables/{made['id']}/claim", json={"invite": invitation["invite"]})
        secrets.append(claimed.json()["secret"])
    people = []
    for seat, secret in enumerate(secrets):
        socket, update = await welcomed(f"ws://127.0.0.1:{port}/api/tables/{made['id']}/socket", secret, stack)
        echo = None
        if echo_port is not None:
            echo = await stack.enter_async_context(connect(f"ws://127.0.0.1:{echo_port}/"))
        people.append(Person(socket, echo, seat, pace, update))
    return people


@contextmanager
def server(
    folder: str, database: str | None = None, processes: int = 1, source: str | None = None
) -> Iterator[Running]:
    """Run the server, of this version or of another source; give its port and the ids of its processes."""
    command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--no-open"]
    command += ["--database", database, "--processes", str(processes)] if database else ["--data", folder]
    environment = {**os.environ, "SEVENWONDERS_LIMITS": json.dumps(LIMITS), "SEVENWONDERS_WORKERS": "1"}
    if source is not None:
        environment["PYTHONPATH"] = str(Path(source).resolve())
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


async def everybody(
    port: int, echo_port: int | None, game: str, seats: int, tables: int, pace: float, stack: AsyncExitStack
) -> list[Person]:
    """Set up tables and let people sit down at all of them."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, verify=False) as client:
        groups = [await seated(client, port, echo_port, game, seats, pace, stack) for _ in range(tables)]
    return [person for group in groups for person in group]


async def played(
    running: Running,
    game: str,
    seats: int,
    tables: int,
    asked: argparse.Namespace,
    echo: tuple[int, int] | None = None,
    other: Running | None = None,
) -> dict[str, Any]:
    """Play at some tables; return what a step cost, beside a message of the echo and a step of another server."""
    chance = random.Random(1)
    echo_port, echo_pid = echo or (None, 0)
    other_port, other_pids = other or (0, [])
    measured = running[1], [echo_pid], other_pids
    async with AsyncExitStack() as stack:
        people = await everybody(running[0], echo_port, game, seats, tables, asked.pace, stack)
        others = await everybody(other_port, None, game, seats, tables, asked.pace, stack) if other else []
        before, started = [sum(map(processor_seconds, pids)) for pids in measured], time.monotonic()
        await asyncio.gather(*(person.play(started + asked.seconds, chance) for person in [*people, *others]))
        after, wall = [sum(map(processor_seconds, pids)) for pids in measured], time.monotonic() - started
    used, echo_used, other_used = (now - then for now, then in zip(after, before, strict=True))
    taken = sorted(one for person in people for one in person.taken)
    told = {
        "steps": len(taken),
        "ms a step": round(1000 * used / len(taken), 3),
        "steps a second": round(len(taken) / wall, 1),
        "processor share": round(used / wall, 2),
        "p50 ms": round(taken[len(taken) // 2], 1),
        "p99 ms": round(taken[int(0.99 * (len(taken) - 1))], 1),
    }
    if echo:
        echo_ms = 1000 * max(echo_used, 0.01) / len(taken)
        told["echo ms a message"] = round(echo_ms, 3)
        told["echoes a step"] = round(1000 * used / len(taken) / echo_ms, 2)
        told["echoes a step and seat"] = round(told["echoes a step"] / seats, 2)
        if other:
            other_ms = 1000 * other_used / sum(len(person.taken) for person in others)
            told["the other's ms a step"] = round(other_ms, 3)
            told["the other's echoes a step"] = round(other_ms / echo_ms, 2)
            told["of the other's"] = round(told["ms a step"] / other_ms, 3)
    return told


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
    """Return what a step costs beside an echo, the mean of all rounds."""
    rounds = []
    for _ in range(asked.rounds):
        with process(ECHO) as echo, place() as running, ExitStack() as stack:
            other = None
            if asked.beside:
                folder = stack.enter_context(tempfile.TemporaryDirectory())
                other = stack.enter_context(server(folder, source=asked.beside))
            rounds.append(await played(running, game, seats, asked.tables, asked, echo, other))
    return averaged(rounds)


def averaged(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the mean of each number, and how far that of the echoes may be off."""
    if len(rounds) == 1:
        return rounds[0]
    told = {name: round(mean(found[name] for found in rounds), 3) for name in rounds[0]}
    told |= {"rounds": len(rounds), "steps": sum(found["steps"] for found in rounds)}
    ratios = [found["echoes a step"] for found in rounds]
    return told | {"echoes a step, +-": round(2 * stdev(ratios) / len(ratios) ** 0.5, 2)}


async def floor(asked: argparse.Namespace) -> dict[str, Any]:
    """Return what it costs beside an echo to write an order and to tell two, the mean of all rounds."""
    rounds = []
    for _ in range(asked.rounds):
        with tempfile.TemporaryDirectory() as folder:
            arguments = [str(Path(folder) / "floor.db"), str(TOLD)]
            with process(ECHO) as echo, process(FLOOR, *arguments) as bare:
                rounds.append(await told_to_two(echo, bare, asked))
    return averaged(rounds)


async def told_to_two(echo: tuple[int, int], bare: tuple[int, int], asked: argparse.Namespace) -> dict[str, float]:
    """Play no game at some tables; return what an order costs."""
    chance, count = random.Random(1), 0

    async def orders(until: float, back: ClientConnection, one: ClientConnection, other: ClientConnection) -> None:
        nonlocal count
        while time.monotonic() < until:
            await asyncio.sleep(chance.uniform(0.5, 1.5) * asked.pace)
            text = json.dumps({"type": "play", "nonce": str(count), "seat": 0, "version": count, "move": 100})
            await back.send(text)
            await back.recv()
            await one.send(text)
            await asyncio.gather(one.recv(), other.recv())
            count += 1

    async with AsyncExitStack() as stack:
        tables = [
            [
                await stack.enter_async_context(connect(f"ws://127.0.0.1:{place}"))
                for place in (f"{echo[0]}/", f"{bare[0]}/{number}", f"{bare[0]}/{number}")
            ]
            for number in range(asked.tables)
        ]
        before, until = [processor_seconds(pid) for _, pid in (echo, bare)], time.monotonic() + asked.seconds
        await asyncio.gather(*(orders(until, *sockets) for sockets in tables))
        echo_used, used = (processor_seconds(pid) - then for (_, pid), then in zip((echo, bare), before, strict=True))
    echoes = round(used / max(echo_used, 0.01), 2)
    return {"steps": count, "ms a step": round(1000 * used / count, 3), "echoes a step": echoes}


async def most(place: Place, game: str, seats: int, asked: argparse.Namespace) -> dict[str, Any]:
    """Return the most steps a second of which the slowest hundredth take less than 100 ms, in one of some tries."""
    best: dict[str, Any] = {"steps a second": 0}
    tables, tries = asked.tables, 0
    with place() as running:
        while tries < TRIES:
            found = await played(running, game, seats, tables, asked)
            tries += 1
            if found["p99 ms"] < SLOW:
                best, tables, tries = {"tables": tables, "tries": tries, **found}, tables * 3 // 2, 0
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
        if "floor" in asked.what:
            told["no game, two told"] = await floor(asked)
        if "memory" in asked.what:
            with place() as (port, pids):
                told["memory"] = await remembered(port, pids, 40, 200)
    told["load"] = round(os.getloadavg()[0], 1)
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", help="of: steps, floor, memory, most", default=["steps", "memory"])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--pace", type=float, default=0.5, help="seconds between two steps of somebody, on the average")
    parser.add_argument("--beside", metavar="SRC", help="the source of another version, played at the same time")
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
