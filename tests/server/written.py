"""Read the contents of a server's database without the server."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from sevenwonders.server.storage.engine import FILE
from sevenwonders.tables.history import history_of
from sevenwonders.tables.log import AnyEntry
from sevenwonders.tables.protocols import LogRow, SeatRow, StoredTable, TableRow


def written_log(folder: Path, table: str) -> StoredTable:
    """Return a table with its log; of its seats, only how many there are."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        game, settings, seed = database.execute(
            "SELECT game, settings, seed FROM tables WHERE id = ?", [table]
        ).fetchone()
        (seats,) = database.execute("SELECT count(*) FROM seats WHERE table_id = ?", [table]).fetchone()
        log = database.execute("SELECT entry, nonce FROM log WHERE table_id = ? ORDER BY seq", [table]).fetchall()
    return StoredTable(
        TableRow(table, game, msgspec.json.decode(settings), seed, 0),
        tuple(SeatRow(seat, "") for seat in range(seats)),
        tuple(LogRow(msgspec.json.decode(entry, type=AnyEntry), nonce) for entry, nonce in log),
    )


def written_states(folder: Path, table: str) -> list[Any]:
    """Return the state of the game at every version of a table, the first one for version 0."""
    stored = written_log(folder, table)
    history = history_of(StoredTable(stored.table, stored.seats, ()))
    states = [history.game.state]
    for line in stored.log:
        history.read([line.entry])
        states.append(history.game.state)
    return states
