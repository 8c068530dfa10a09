"""Two servers that differ in one hidden fact send equal bytes, by every route, to clients that may not know it.

The second server has a copy of the first one's database in which only the fact differs. In 7 Wonders the fact is which
of two other seats was dealt a card and discards it face down; in Duel it is the seed, which determines later draws.
"""

import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update
from tests.server.cluster import members
from tests.server.databases import new_database
from tests.server.player import Player, connecting, sitting
from tests.server.running import Running, running

from sevenwonders.classic import RULES
from sevenwonders.classic.draws import Deal
from sevenwonders.core.shuffle import commitment
from sevenwonders.server.storage import open_storage
from sevenwonders.server.storage.backup import backup, restore
from sevenwonders.server.storage.engine import open_database
from sevenwonders.server.storage.schema import log, tables
from sevenwonders.tables.history import history_of
from sevenwonders.tables.log import Drawn
from sevenwonders.tables.protocols import StoredTable

ROUTES = ("", "?since=0", "?since=1&seat=0", "?seat=1", "/record", "/replay", "/replay?seat=1", "/review", "/shuffle")
WHEN = re.compile(r'"changed":\d+')  # the second in which something was written


@dataclass
class Witness:
    """All data received from one of the two servers by the holder of seat 0 and by a spectator."""

    door: Running
    made: dict[str, Any]
    others: dict[int, str]  # the secrets of the other seats
    received: list[str] = field(default_factory=list)
    orders: int = 0

    @property
    def path(self) -> str:
        return f"/api/tables/{self.made['id']}"

    def look(self) -> None:
        """Send every possible request."""
        mine = self.made["secret"]
        for secret in (mine, None, "x" * 32):
            self.received += [self.door.get(self.path + route, secret).text for route in ROUTES]
            self.received += [self.door.post(f"{self.path}/hint", {"seat": seat}, secret).text for seat in (0, 1)]
        self.received.append(WHEN.sub("", self.door.post("/api/mine", {"secrets": [mine]}).text))
        for wrong in ({"type": "play", "seat": 1, "version": 1, "move": 1}, {"type": "give-back", "seat": 2}):
            self.received.append(self.door.post(f"{self.path}/orders", {"nonce": "w", **wrong}, mine).text)
        self.received.append(self.door.post(f"{self.path}/claim", {"invite": "x" * 32}).text)

    def other(self, seat: int, kind: str, **order: Any) -> None:
        """Send a command of another seat; its answer is not recorded."""
        self.orders += 1
        shown = self.door.get(self.path, self.others[seat]).json()
        if kind == "play":
            text = order.pop("text")
            order["move"] = next(move["id"] for move in shown["view"]["moves"] if move["text"] == text)
        if kind in ("play", "undo"):
            order["version"] = shown["version"]
        body = {"type": kind, "seat": seat, "nonce": f"o{self.orders}", **order}
        answer = self.door.post(f"{self.path}/orders", body, self.others[seat])
        assert answer.status_code == 200, answer.text

    @asynccontextmanager
    async def watching(self, since: int | None = None) -> AsyncIterator[Player]:
        """Connect seat 0 and a spectator that receives patches; record the messages to both."""
        url = f"ws://127.0.0.1:{self.door.port}{self.path}/socket"
        async with sitting(self.door, self.made["id"], self.made["secret"], since) as player, connecting(url) as socket:
            spectator = Player(socket)
            await spectator.ask(type="hello", changes=True, nonce="h")
            await player.until(lambda: player.table["watching"] == 1)
            yield player
            for one in (player, spectator):
                await one.ask(type="sync", since=0, nonce="s")
                self.received += [re.sub(r'"nonce":"[^"]*"', "", text) for text in one.raw]


@contextmanager
def twins(kind: str, folder: Path, request: pytest.FixtureRequest) -> Iterator[tuple[str, str]]:
    """Yield the locations of two empty databases."""
    if kind == "sqlite":
        yield str(folder / "one"), str(folder / "other")
        return
    server = request.getfixturevalue("postgres")
    with new_database(server) as one, new_database(server) as other:
        yield one, other


@contextmanager
def doors(place: str) -> Iterator[list[Running]]:
    """Run one server on SQLite, two processes on PostgreSQL."""
    if "://" not in place:
        with running(Path(place)) as server:
            yield [server]
        return
    with members(place) as found:
        yield [member.server for member in found]


def people(server: Running, game: str, **options: object) -> Witness:
    """Let as many people as a game needs sit down."""
    made = server.new_table("me", *["link"] * (1 if game == "duel" else 2), game=game, **options)
    others = {place["seat"]: server.claim(made, n) for n, place in enumerate(made["invitations"])}
    return Witness(server, made, others)


async def stored(place: str, table: str) -> StoredTable:
    storage = open_storage(open_database(place), reviews=1)
    found = await storage.tables.load(table)
    await storage.close()
    assert found is not None
    return found


def change(place: str, statement: Any) -> None:
    engine = open_database(place)
    with engine.begin() as connection:
        assert connection.execute(statement).rowcount == 1
    engine.dispose()


def swap(place: str, table: StoredTable) -> tuple[str, str]:
    """Swap a card that the second seat was dealt for one of the third; return both cards."""
    moments = enumerate(history_of(table).game.moments, start=1)  # the log begins with them
    number, moment = next((n, moment) for n, moment in moments if isinstance(moment.step.action, Deal))
    mine, (low, *second), (high, *third) = moment.step.action.hands
    assert low != high
    text = RULES.chance_text(moment.before, Deal((mine, (high, *second), (low, *third))))
    entry = msgspec.json.encode(Drawn(text)).decode()
    is_deal = (log.c.table_id == table.table.id) & (log.c.seq == number)
    change(place, update(log).where(is_deal).values(entry=entry))
    return low, high


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_hidden_information_changes_no_byte(kind: str, folder: Path, request: pytest.FixtureRequest) -> None:
    with twins(kind, folder, request) as (one, other):
        with running(folder, data=one) as server:
            duel = people(server, "duel", beginners=True, first="A")
            classic = people(server, "classic", sides="day")
        backup(one, str(folder / "copy.db"))
        restore(str(folder / "copy.db"), other)
        low, high = swap(other, await stored(one, classic.made["id"]))
        seeds = (await stored(one, duel.made["id"])).table.seed, "ab" * 24
        change(other, update(tables).where(tables.c.id == duel.made["id"]).values(seed=seeds[1]))
        reply, holders = [], []
        for place, seed, cards in ((one, seeds[0], (low, high)), (other, seeds[1], (high, low))):
            with doors(place) as found:
                witnesses = [replace(known, door=found[-1], received=[]) for known in (duel, classic)]
                for witness in witnesses:
                    found[0].get(witness.path)  # where there are two processes, the tables are at the first
                await play_duel(witnesses[0])
                await play_7_wonders(witnesses[1], *cards)
                holders.append(found[-1].get(classic.path, classic.others[1]).text)
            received = [text for witness in witnesses for text in witness.received]
            assert all(seed not in text for text in received)
            # The commitments differ, but reveal nothing about the seeds.
            reply.append([text.replace(commitment(seed), "commitment") for text in received])
    assert holders[0] != holders[1], "the fact is one, for whoever may know it"
    assert len(reply[0]) > 250
    for first, twin in zip(*reply, strict=True):
        assert first == twin


async def play_7_wonders(witness: Witness, second: str, third: str) -> None:
    witness.look()
    async with witness.watching() as player:
        witness.other(1, "play", text=f"sell {second}")
        await player.until(lambda: player.update["view"]["cities"][1]["chosen"])
        witness.look()
        await player.play(player.moves[0]["id"])
        assert (await player.ask(type="undo", seat=0, version=player.version))["type"] == "done"
        await player.play(player.moves[0]["id"])
        witness.other(1, "undo")
        witness.other(1, "play", text=f"sell {second}")
        seen = player.version
        witness.look()
    async with witness.watching(seen) as player:  # again, after the line was cut
        witness.other(2, "play", text=f"sell {third}")
        await player.until(lambda: player.update["view"]["turn"] == 2)
        witness.look()
        # Taking over the seat of an absent player reveals nothing to the requester; the bot chooses in secret.
        assert (await player.ask(type="take-over", seat=1, level="beginner"))["type"] == "done"
        await player.until(lambda: player.update["view"]["cities"][1]["chosen"])
        witness.look()
        assert (await player.ask(type="look", seat=1))["type"] == "refused"


async def play_duel(witness: Witness) -> None:
    witness.look()
    async with witness.watching() as player:
        await player.play(player.moves[0]["id"])  # nothing is turned up by a first move
        witness.look()
        assert (await player.ask(type="undo", seat=0, version=player.version))["type"] == "done"
        witness.look()
        witness.other(1, "answer-undo", agree=True)
        await player.until(lambda: bool(player.moves))
        assert (await player.ask(type="take-over", seat=1, level="beginner"))["type"] == "done"
        witness.look()
        witness.other(1, "give-back")
        await player.until(lambda: player.table["seats"][1]["bot"] is None)
        seen = player.version
    async with witness.watching(seen) as player:
        await player.play(player.moves[0]["id"])
        witness.look()
