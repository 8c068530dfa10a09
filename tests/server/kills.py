"""Kill servers, workers and PostgreSQL under play of both games: nothing is lost, doubled or goes backwards.

    SEVENWONDERS_TEST_POSTGRES=postgresql://… python -m tests.server.kills --kills 1000 [--minutes 60] \\
        [--restart-postgres "pg_ctl -D /tmp/pg -m immediate -w restart"]

Two server processes share a database. People at twelve tables play at whichever process answers; an order whose answer
is lost is sent again with its nonce, perhaps to the other process. Meanwhile a server is killed (−9) and started again,
a worker of a server is killed, or PostgreSQL is stopped without a warning. In the end the logs are read without any
server's help.
"""

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from sqlalchemy import create_engine, text
from tests.server.children import children_of
from tests.server.cluster import Member, members
from tests.server.databases import SERVER, new_database
from tests.server.player import Player, sitting
from websockets.exceptions import WebSocketException

from sevenwonders.server.hall import history_of
from sevenwonders.server.store.database import address
from sevenwonders.tables.log import AnyEntry, Played
from sevenwonders.tables.protocols import LogRow, SeatRow, StoredTable, TableRow

KINDS = (
    ("duel", ("me", "here")),
    ("duel", ("me", "easy")),
    ("classic", ("me", "here", "easy")),
    ("classic", ("me",) + ("easy",) * 3),
)
TROUBLE = (OSError, WebSocketException, TimeoutError, httpx.HTTPError, AssertionError)
TABLES = 12


@dataclass
class Told:
    """What servers have told, which must be true for ever."""

    done: dict[str, dict[str, int]] = field(default_factory=dict)  # table -> nonce -> version
    backwards: int = 0
    resent: int = 0
    games: int = 0


@dataclass
class Seat:
    """Somebody who plays on, whatever happens."""

    found: list[Member]
    told: Told
    chance: random.Random
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
        member = self.chance.choice(self.found)
        if not self.table:
            await self.set_up(member)
        async with sitting(member.server, self.table, self.secret) as player:
            self.notice(player)
            if self.open is not None:
                self.told.resent += 1
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
                self.told.games += 1

    async def set_up(self, member: Member) -> None:
        game, kinds = self.chance.choice(KINDS)
        seats = [{"kind": kind} if kind in ("me", "here") else {"kind": "ai", "level": kind} for kind in kinds]
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{member.port}", timeout=10, verify=False) as client:
            answer = await client.post("/api/tables", json={"game": game, "seats": seats})
        assert answer.status_code == 201, answer.text  # the database may be down just then
        made = answer.json()
        self.table, self.secret = made["id"], made["secret"]
        self.told.done[self.table] = {}

    async def give(self, player: Player, order: dict[str, Any]) -> None:
        self.open = order
        answer = await player.ask(**order)
        if answer["type"] == "done":
            known = self.told.done[self.table].setdefault(order["nonce"], answer["version"])
            assert known == answer["version"]
            self.open = None
        elif answer["key"] not in ("server/storage", "server/failed", "table/put-away", "server/busy"):
            self.open = None  # refused for good: out of date
            await player.ask(type="sync")

    def notice(self, player: Player) -> None:
        self.told.backwards += player.version < self.seen
        self.seen = max(self.seen, player.version)


async def killer(
    found: list[Member], kills: int, until: float, restart: str | None, chance: random.Random
) -> Counter[str]:
    seen: Counter[str] = Counter()
    while seen.total() < kills and time.monotonic() < until:
        await asyncio.sleep(chance.uniform(0.1, 0.6))
        what = chance.choices(["server", "worker", "PostgreSQL"], [4, 5, 1 if restart else 0])[0]
        member = chance.choice(found)
        if what == "server":
            await asyncio.to_thread(member.kill)
            await asyncio.sleep(chance.random())
            await asyncio.to_thread(member.start)
        elif what == "worker":
            children = await asyncio.to_thread(children_of, member.pid)
            if not children:
                continue
            with suppress(ProcessLookupError):
                os.kill(chance.choice(children), signal.SIGKILL)
        else:
            assert restart is not None
            await asyncio.to_thread(subprocess.run, restart, shell=True, check=False, stdout=subprocess.DEVNULL)
        seen[what] += 1
        if seen.total() % 25 == 0:
            print(dict(seen), flush=True)
    return seen


def examine(database: str, told: Told) -> Counter[str]:
    """Compare the logs with what was told; fold them, so every step must be legal."""
    seen: Counter[str] = Counter()
    engine = create_engine(address(database))
    with engine.connect() as connection:
        for table, done in told.done.items():
            row = connection.execute(text("SELECT game, settings, seed FROM tables WHERE id = :t"), {"t": table}).one()
            seats = connection.execute(
                text("SELECT count(*) FROM seats WHERE table_id = :t"), {"t": table}
            ).scalar_one()
            log = connection.execute(
                text("SELECT seq, entry, nonce FROM log WHERE table_id = :t ORDER BY seq"), {"t": table}
            ).all()
            assert [line.seq for line in log] == list(range(1, len(log) + 1)), "the log has a gap"
            lines = [LogRow(msgspec.json.decode(line.entry, type=AnyEntry), line.nonce) for line in log]
            stored = StoredTable(
                TableRow(table, row.game, msgspec.json.decode(row.settings), row.seed, 0),
                tuple(SeatRow(seat, "") for seat in range(seats)),
                tuple(lines),
            )
            history = history_of(stored)
            assert history.version == len(log)
            written = {line.nonce.partition(":")[2]: line.seq for line in log if line.nonce is not None}
            seen["orders told done"] += len(done)
            seen["lost"] += sum(written.get(nonce) != version for nonce, version in done.items())
            seen["entries"] += len(log)
            seen["moves"] += sum(isinstance(line.entry, Played) for line in lines)
            nonces = [line.nonce for line in log if line.nonce is not None]
            seen["doubled"] += len(nonces) - len(set(nonces))
            seen["tables"] += 1
    engine.dispose()
    return seen


async def kill(kills: int, until: float, seed: int, database: str, restart: str | None) -> tuple[Counter[str], Told]:
    """Play and kill; return what was killed, and what was told."""
    chance, told, stop = random.Random(seed), Told(), asyncio.Event()
    with members(database) as found:
        people = [asyncio.create_task(Seat(found, told, random.Random(n)).live(stop)) for n in range(TABLES)]
        seen = await killer(found, kills, until, restart, chance)
        await asyncio.sleep(1)
        stop.set()
        await asyncio.gather(*people)
    return seen, told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=1e6, help="after which it ends, however many were killed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--restart-postgres", help="a command that stops PostgreSQL at once and starts it again")
    arguments = parser.parse_args()
    started = time.monotonic()
    with new_database(os.environ[SERVER]) as database:
        until, restart = started + 60 * arguments.minutes, arguments.restart_postgres
        seen, told = asyncio.run(kill(arguments.kills, until, arguments.seed, database, restart))
        found = examine(database, told)
    took = f"{time.monotonic() - started:.0f} s"
    print(f"killed {dict(seen)} in {took}; {told.games} games ended, {told.resent} orders sent again")
    print(f"{dict(found)}, backwards {told.backwards}")
    sys.exit(bool(found["lost"] or found["doubled"] or told.backwards))


if __name__ == "__main__":
    main()
