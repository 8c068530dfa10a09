"""A live table in memory."""

import asyncio
import gc
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.player import sitting
from tests.server.running import GENEROUS, running

from sevenwonders.server.table import Table


@pytest.fixture
def without_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def is_in_memory(table_id: str) -> bool:
    return any(type(thing) is Table and thing.row.id == table_id for thing in gc.get_objects())


@pytest.mark.usefixtures("without_collector")
@pytest.mark.parametrize(("game", "bots"), [("duel", 1), ("classic", 2)])
async def test_no_circle_keeps_a_table_that_was_put_away(folder: Path, game: str, bots: int) -> None:
    with running(folder, replace(GENEROUS, over_seconds=0.01)) as server:
        made = server.new_table("me", *["beginner"] * bots, game=game)
        async with sitting(server, made["id"], made["secret"]) as player:
            assert is_in_memory(made["id"])
            while player.table["result"] is None:
                if player.moves:
                    await player.play(player.moves[0]["id"])
                else:
                    await player.receive()
        while is_in_memory(made["id"]):  # for ever if it waits for the garbage collector
            await asyncio.sleep(0.05)
