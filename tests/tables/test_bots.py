"""Moves of bots are legal in any order of events: undo, substitution, commands and bots of another process."""

import asyncio
import random
from typing import Any

import pytest
from tests.tables.memory import MemoryNotifier, MemoryStorage, settle

from sevenwonders.core.errors import GameError
from sevenwonders.core.protocol import Seen
from sevenwonders.tables import commands
from sevenwonders.tables.limits import TableLimits
from sevenwonders.tables.log import Played, Replaced, Undone
from sevenwonders.tables.messages.commands import AnyOrder, GiveBack, Play, Rename, TakeOver, Undo
from sevenwonders.tables.messages.setup import NewTable, SeatWish
from sevenwonders.tables.presence import Client, Outbox
from sevenwonders.tables.registry import TableRegistry
from sevenwonders.tables.secrets import digest
from sevenwonders.tables.table import Table


class SlowBots:
    """Bots that make any legal move after any number of events."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance

    async def choose(self, game: str, seen: Seen[Any], spec: str, seed: int, client: str) -> int:
        for _ in range(self.chance.choice((0, 1, 3, 30))):
            await asyncio.sleep(0)
        return self.chance.choice(seen.legal_ids())


def next_command(chance: random.Random, table: Table, seat: int, nonce: str) -> AnyOrder:
    """Return a command for a seat, which may be refused."""
    version, legal = table.history.version, table.history.game.legal(seat)
    if legal and chance.random() < 0.6:
        return Play(nonce, seat, version, chance.choice(legal).id)
    return chance.choice(
        (Undo(nonce, seat, version), TakeOver(nonce, seat, "easy"), GiveBack(nonce, seat), Rename(nonce, seat, nonce))
    )


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(("game", "seats"), [("duel", ("me", "ai")), ("classic", ("me", "me", "ai", "ai"))])
async def test_no_bot_move_is_illegal(
    game: str, seats: tuple[str, ...], seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    chance, storage = random.Random(seed), MemoryStorage()
    limits = TableLimits(bot_pace=0, bot_seconds=0)  # another process computes a bot's move as well
    processes = [TableRegistry(storage, MemoryNotifier(storage), SlowBots(chance), limits) for _ in range(2)]
    for process in processes:
        process.start()
    wishes = [SeatWish("ai", level="easy") if kind == "ai" else SeatWish("me") for kind in seats]
    made = await processes[0].create(NewTable(game, wishes))
    assert made.secret is not None
    tables = [await process.get(made.id) for process in processes]
    for table in tables:
        await table.connect(Client(Outbox(10_000, 1 << 26), digest(made.secret), key="192.0.2.1"), None)
    refused: set[str] = set()
    for number in range(120):
        table = chance.choice(tables)
        command = next_command(chance, table, chance.choice(made.seats), f"n{number}")
        try:
            await commands.execute(table, command, digest(made.secret), made.secret)
        except GameError as error:
            refused.add(error.key.partition("/")[0])
        await settle(rounds=chance.choice((0, 1, 5, 40)))
    entries = [row.entry for row in storage.tables[made.id].log]
    assert not [entry for entry in entries if isinstance(entry, Replaced)]
    assert refused <= {"version", "move", "seat", "undo", "table"}
    assert not [record for record in caplog.records if record.message == "bot_substituted"]
    assert any(isinstance(entry, Undone) for entry in entries)
    assert any(isinstance(entry, Played) and entry.seat not in made.seats for entry in entries)
    for process in processes:
        await process.close()
