"""Measure the response times of a player while the server is under attack.

The attacks are half-open and idle connections, uploads, spectators, experts, analyses; `everything` is the first five
at once.

    python -m tests.server.siege [half-open …] [--seconds 8] [--rounds 5] [--connections 2000] [--first]

The attackers use other addresses than the player (127.0.0.2 …). Real attackers are other machines, so their CPU time
must not count: they run in a process of low priority (`nice 10`), and the player in another of normal priority. Rounds
without and with attack alternate. `ratio` is p99 under attack divided by p99 in the preceding round without, the median
of all rounds; `ratio of all` is the same for all rounds together. In pairs of numbers the first is without attack:
`loop` is the CPU share of the server process, `late` the percentage of event loop wake-ups more than 25 ms late. With
`--first` (as root) the server gets a higher priority than all other processes, and its workers the same distance
below it as usual.
"""

import argparse
import asyncio
import itertools
import json
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

import httpx
from tests.server.crash import kill, start
from tests.server.player import sitting
from tests.server.running import Running
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from sevenwonders import classic
from sevenwonders.classic import RULES
from sevenwonders.core.record import random_game
from sevenwonders.core.rng import Rng
from sevenwonders.server.main import _raise_file_limit, bind

PACE = 0.06  # seconds between an answer and the next question
Attack = Callable[[Running, dict[str, Any], float, int], Awaitable[str]]


def processor_seconds(pid: int) -> float:
    """Return how long a process has computed, its children not counted."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


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
    """Request the deepest analyses on forty sockets, each cancelled by the next, amid invalid and oversized input."""
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


async def everything(server: Running, made: dict[str, Any], seconds: float, count: int) -> str:
    """All of these at once, but for the analyses."""
    attacks = (half_open, idle, uploads, spectators, experts)
    return "; ".join(await asyncio.gather(*(attack(server, made, seconds, count) for attack in attacks)))


ATTACKS: dict[str, Attack] = {
    "half-open": half_open,
    "idle": idle,
    "uploads": uploads,
    "spectators": spectators,
    "experts": experts,
    "analyses": analyses,
    "everything": everything,
}


# ---- the player, a process of its own


async def watch_answers(port: int) -> None:
    """Play moves and send requests until killed; print the start time and the milliseconds of each answer."""
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60, verify=False) as client:
        server, chance = Running(port, Path(), client), random.Random(1)
        while True:
            made = server.new_table("me", "here")
            async with sitting(server, made["id"], made["secret"]) as player:
                for number in itertools.count():
                    if number % 3 == 0 and player.table["result"] is not None:
                        break
                    ask: dict[str, Any] = {"type": "look", "seat": None} if number % 3 == 1 else {"type": "ping"}
                    if number % 3 == 0:
                        move = chance.choice(player.moves)["id"]
                        ask = {"type": "play", "seat": player.update["seat"], "version": player.version, "move": move}
                    started = time.monotonic()
                    answer = await player.ask(**ask)
                    if answer["type"] == "done":
                        print(started, (time.monotonic() - started) * 1000, flush=True)
                    player.raw.clear()
                    player.got.clear()
                    await asyncio.sleep(PACE)


def p99(taken: list[float]) -> float:
    return sorted(taken)[int(0.99 * (len(taken) - 1))]


# ---- quiet and siege, in turns


@dataclass
class Span:
    """Server measurements during a phase."""

    began: float
    ended: float
    loop: float  # CPU share
    late: float  # per cent
    reply: str = ""


async def span(server: Running, pid: int, doing: Awaitable[str]) -> Span:
    """Await a phase and return the server measurements during it."""

    def seen() -> tuple[float, float, float, float]:
        numbers = dict(line.rsplit(" ", 1) for line in server.get("/metrics").text.splitlines() if line[0] != "#")
        lag = "sevenwonders_loop_lag_seconds"
        late = float(numbers[f"{lag}_count"]) - float(numbers[f'{lag}_bucket{{le="0.025"}}'])
        return time.monotonic(), processor_seconds(pid), late, float(numbers[f"{lag}_count"])

    began, used, late, looks = seen()
    reply = await doing
    ended, used_then, late_then, looks_then = seen()
    share, often = (used_then - used) / (ended - began), (late_then - late) / max(1, looks_then - looks)
    return Span(began, ended, share, 100 * often, reply)


async def quiet(seconds: float) -> str:
    await asyncio.sleep(seconds)
    return ""


async def besiege(
    server: Running, pid: int, names: list[str], asked: argparse.Namespace, answers: list[tuple[float, float]]
) -> None:
    made = server.new_table("me", "here")

    def taken(during: Span) -> list[float]:
        return [took for at, took in answers if during.began <= at < during.ended]

    def every(spans: list[tuple[float, Span]]) -> list[float]:
        return [took for _, one in spans for took in taken(one)]

    for name in names:
        ratios: list[float] = []
        quiets: list[tuple[float, Span]] = []
        sieges: list[tuple[float, Span]] = []
        for _ in range(asked.rounds):
            before = await span(server, pid, quiet(asked.seconds))
            during = await span(server, pid, ATTACKS[name](server, made, asked.seconds, asked.connections))
            await asyncio.sleep(2)  # until the attack's connections are cleaned up
            quiets.append((p99(taken(before)), before))
            sieges.append((p99(taken(during)), during))
            ratios.append(sieges[-1][0] / quiets[-1][0])
        reply = {
            "ratio": round(median(ratios), 2),
            "ratio of all": round(p99(every(sieges)) / p99(every(quiets)), 2),
            "each": [round(ratio, 1) for ratio in ratios],
            "p99 ms": [round(p99(every(some)), 1) for some in (quiets, sieges)],
            "p50 ms": [round(median(every(some)), 1) for some in (quiets, sieges)],
            "answers": [len(every(some)) for some in (quiets, sieges)],
            "loop": [round(median(one.loop for _, one in some), 2) for some in (quiets, sieges)],
            "late": [round(median(one.late for _, one in some), 1) for some in (quiets, sieges)],
            "": sieges[-1][1].reply,
        }
        print(name, reply, flush=True)


def listened(player: "subprocess.Popen[str]", answers: list[tuple[float, float]]) -> None:
    assert player.stdout is not None
    for line in player.stdout:
        at, took = map(float, line.split())
        answers.append((at, took))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", help=f"of: {', '.join(ATTACKS)}", default=list(ATTACKS))
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--connections", type=int, default=2000)
    parser.add_argument("--first", action="store_true", help="before all other work of the machine")
    parser.add_argument("--player", type=int, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.player is not None:
        asyncio.run(watch_answers(arguments.player))
        return
    _raise_file_limit()
    os.environ["SEVENWONDERS_LIMITS"] = '{"bot_pace": 0}'  # all other limits are the defaults
    if arguments.first:
        os.nice(-15)
    with bind("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        process = start(Path(folder), port)
        command = [sys.executable, "-m", "tests.server.siege", "--player", str(port)]
        player = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        answers: list[tuple[float, float]] = []
        listening = threading.Thread(target=listened, args=(player, answers), daemon=True)
        listening.start()
        os.nice(10 + 15 * arguments.first)  # from here on this process is the attackers
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60, verify=False) as client:
                server = Running(port, Path(folder), client)
                asyncio.run(besiege(server, process.pid, arguments.attacks, arguments, answers))
        finally:
            player.terminate()
            player.wait()
            kill(process)
            listening.join()


if __name__ == "__main__":
    main()
