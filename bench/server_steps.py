# ruff: noqa: E501
"""Measure the processor time of a step, beside a bare echo server in the same run.

    python bench/server_steps.py [steps] [memory] [most] [--rounds 8] [--record] [--beside ../before/src] [--game duel]
                                 [--database postgresql://… --processes 2 [--beside-one postgresql://…]]

Every seat is a player with a socket, who waits for a random time (`--pace`) and then makes a random move: Duel with two,
7 Wonders with three and with seven. The echo server uses the same libraries and has as many sockets; each command is sent to it
first, so other work on the machine slows both. Processor time is that of the server processes, without the database. With
`--pace 0` players move at once. With several rounds, each with new servers, the result is the mean and two standard errors.

With `--beside`, another version of the package, given by its source folder and built there, is played at the same time at
as many tables, and the result contains its time and the ratio. With `--beside-one`, that other server is one process of this
version on a second PostgreSQL database.

`memory` is the growth of a server by a table of Duel in the middle of a game, and by a socket that only listens.
`most` is the highest rate of steps at which the 99th percentile stays below 100 ms, with more and more tables until three
tries in a row fail; the players run on the same machine. `--record` stores the numbers.
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
from server_tables import ECHO, beside_recorded, process, processor_seconds
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError

RECORDED = Path(__file__).with_name("server_steps.json")
MANY = {"per_second": 1e6, "burst": 1e6}
LIMITS: dict[str, object] = {
    "work": MANY,
    "new_tables": MANY,
    "messages": MANY,
    "received_bytes": {"per_second": 1e9, "burst": 1e9},
}
LIMITS |= {"connections": 100_000, "connections_per_client": 100_000, "connections_per_table": 100_000}
# Of versions before 2026-11-18.
OLD_MANY = {"each_second": 1e6, "at_once": 1e6}
OLD_LIMITS: dict[str, object] = {"work": OLD_MANY, "new_tables": OLD_MANY, "messages": OLD_MANY}
OLD_LIMITS |= {"connections": 100_000, "connections_each": 100_000, "connections_at_table": 100_000}
PAGE = os.sysconf("SC_PAGE_SIZE")
SLOW = 100  # milliseconds
TRIES = 3  # a disk that stands still for a moment is not the server's limit
MOVES = 6  # that a table has seen when its memory is measured
KINDS = (("duel", 2), ("classic", 3), ("classic", 7))
SERVE = "import sys; from sevenwonders.__main__ import main; sys.exit(main())"
Running = tuple[int, list[int]]  # a server's port, and its processes
Place = Callable[[], AbstractContextManager[Running]]


@dataclass
class Person:
    """A client that plays random moves for its seat."""

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
    """Return a table socket and its first update; request patches if the server supports them."""
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
        if (Path(source) / "sevenwonders" / "server" / "gate.py").exists():
            environment["SEVENWONDERS_LIMITS"] = json.dumps(OLD_LIMITS)
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


async def join_all(
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
    """Play at several tables; return the cost of a step, of an echo message and of another server's step."""
    chance = random.Random(1)
    echo_port, echo_pid = echo or (None, 0)
    other_port, other_pids = other or (0, [])
    measured = running[1], [echo_pid], other_pids
    async with AsyncExitStack() as stack:
        people = await join_all(running[0], echo_port, game, seats, tables, asked.pace, stack)
        others = await join_all(other_port, None, game, seats, tables, asked.pace, stack) if other else []
        before, started = [sum(map(processor_seconds, pids)) for pids in measured], time.monotonic()
        await asyncio.gather(*(person.play(started + asked.seconds, chance) for person in [*people, *others]))
        after, wall = [sum(map(processor_seconds, pids)) for pids in measured], time.monotonic() - started
    used, echo_used, other_used = (now - then for now, then in zip(after, before, strict=True))
    taken = sorted(one for person in people for one in person.taken)
    result = {
        "steps": len(taken),
        "ms a step": round(1000 * used / len(taken), 3),
        "steps a second": round(len(taken) / wall, 1),
        "processor share": round(used / wall, 2),
        "p50 ms": round(taken[len(taken) // 2], 1),
        "p99 ms": round(taken[int(0.99 * (len(taken) - 1))], 1),
    }
    if echo:
        echo_ms = 1000 * max(echo_used, 0.01) / len(taken)
        result["echo ms a message"] = round(echo_ms, 3)
        result["echoes a step"] = round(1000 * used / len(taken) / echo_ms, 2)
        result["echoes a step and seat"] = round(result["echoes a step"] / seats, 2)
        if other:
            other_ms = 1000 * other_used / sum(len(person.taken) for person in others)
            result["the other's ms a step"] = round(other_ms, 3)
            result["the other's echoes a step"] = round(other_ms / echo_ms, 2)
            result["of the other's"] = round(result["ms a step"] / other_ms, 3)
    return result


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
        received = memory(pids)
    return {"kB a table": _each(after - before, tables), "kB an idle socket": _each(received - unheard, sockets)}


def _each(bytes_: int, count: int) -> float:
    return round(bytes_ / count / 1000, 1)


def _bearer(made: dict[str, Any]) -> dict[str, str]:
    return {"authorization": f"Bearer {made['secret']}"}


async def steps(place: Place, game: str, seats: int, asked: argparse.Namespace) -> dict[str, Any]:
    """Return the mean of all rounds: the cost of a step, absolute and relative to an echo message."""
    rounds = []
    for _ in range(asked.rounds):
        with process(ECHO) as echo, place() as running, ExitStack() as stack:
            other = None
            if asked.beside or asked.beside_one:
                folder = stack.enter_context(tempfile.TemporaryDirectory())
                other = stack.enter_context(server(folder, asked.beside_one, source=asked.beside))
            rounds.append(await played(running, game, seats, asked.tables, asked, echo, other))
    return averaged(rounds)


def averaged(rounds: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the mean of each number, with two standard errors of the ratios."""
    if len(rounds) == 1:
        return rounds[0]
    result = {name: round(mean(found[name] for found in rounds), 3) for name in rounds[0]}
    result |= {"rounds": len(rounds), "steps": sum(found["steps"] for found in rounds)}
    for name in ("echoes a step", "of the other's"):
        if name in rounds[0]:
            result[f"{name}, +-"] = round(2 * stdev(found[name] for found in rounds) / len(rounds) ** 0.5, 3)
    return result


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
    result: dict[str, Any] = {"pace": asked.pace}
    with tempfile.TemporaryDirectory() as folder:
        place = partial(server, folder, asked.database, asked.processes)
        for game, seats in KINDS:
            if asked.game not in (None, game):
                continue
            if "steps" in asked.what:
                result[f"{game} {seats}"] = await steps(place, game, seats, asked)
            if "most" in asked.what:
                result[f"{game} {seats}, p99 < {SLOW} ms"] = await most(place, game, seats, asked)
        if "memory" in asked.what:
            with place() as (port, pids):
                result["memory"] = await remembered(port, pids, 40, 200)
    result["load"] = round(os.getloadavg()[0], 1)
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", help="of: steps, memory, most", default=["steps", "memory"])
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--game", choices=("duel", "classic"), help="only this game")
    parser.add_argument("--pace", type=float, default=0.5, help="seconds between two steps of somebody, on the average")
    parser.add_argument("--beside", metavar="SRC", help="the source of another version, played at the same time")
    parser.add_argument("--beside-one", metavar="DATABASE", help="one process on this database, at the same time")
    parser.add_argument("--database")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--record", action="store_true", help="keep the numbers as the last recorded ones")
    arguments = parser.parse_args()
    result = asyncio.run(measure(arguments))
    kept = json.loads(RECORDED.read_text("utf-8")) if RECORDED.exists() else {}
    database = "PostgreSQL" if arguments.database else "SQLite"
    key = f"{database}, {arguments.processes} process(es), pace {arguments.pace:g}"
    print("\n".join(beside_recorded(result, kept.get(key, {}))))
    if arguments.record:
        kept["machine"] = {"python": platform.python_version(), "machine": platform.machine(), "cores": os.cpu_count()}
        kept[key] = kept.get(key, {}) | result
        RECORDED.write_text(json.dumps(kept, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
