"""A live table in memory."""

import gc
import random
import weakref
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import pytest

from sevenwonders.server import orders
from sevenwonders.server.connection import Connection
from sevenwonders.server.hall import Hall
from sevenwonders.server.limits import Limits
from sevenwonders.server.messages import NewTable, Play
from sevenwonders.server.secrets import digest
from sevenwonders.server.store.database import open_database
from sevenwonders.server.store.store import Store
from sevenwonders.server.table import Table
from sevenwonders.server.workers import Workers


class Wire:
    """A line that swallows everything."""

    is_open = True

    def push(self, messages: Sequence[bytes]) -> None:
        """Send."""

    def hang_up(self) -> None:
        """End."""


@pytest.fixture
def without_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def played_to_the_end(hall: Hall, game: str) -> weakref.ref[Table]:
    seats = [{"kind": "me"}, {"kind": "here"}, {"kind": "here"}][: 2 if game == "duel" else 3]
    made = await hall.set_up(msgspec.convert({"game": game, "seats": seats}, NewTable))
    assert made.secret is not None
    table, chance = await hall.find(made.id), random.Random(1)
    connection = Connection(digest(made.secret), Wire(), 64, 1 << 20, made.secret)
    table.attach(connection, None)
    while table.history.asked:
        seat = table.history.asked[0]
        move = chance.choice(table.history.game.legal(seat)).id
        order = Play(str(table.history.version), seat, table.history.version, move)
        await orders.carry_out(table, order, digest(made.secret), made.secret)
    table.detach(connection)
    await table.close()
    return weakref.ref(table)


@pytest.mark.usefixtures("without_collector")
@pytest.mark.parametrize("game", ["duel", "classic"])
async def test_a_table_that_is_put_away_is_gone_at_once(tmp_path: Path, game: str) -> None:
    hall = Hall(Store(open_database(tmp_path)), Workers(1, 15), Limits())
    table = await played_to_the_end(hall, game)
    assert table() is None, "no circle keeps it until the garbage collector comes by"
    await hall.close()
