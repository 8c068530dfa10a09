"""The database: brought up to date, never written twice, never half."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from tests.server.databases import new_database

from sevenwonders.core.errors import OptionError
from sevenwonders.server.store import database
from sevenwonders.server.store.database import FILE, address, open_database
from sevenwonders.server.store.schema import HEAD, metadata
from sevenwonders.server.store.store import Store
from sevenwonders.tables.log import AnyEntry, Played, Seated
from sevenwonders.tables.protocols import LogRow, SeatRow, StorageError, StoredTable, TableRow, VersionConflictError
from sevenwonders.tables.secrets import digest, new_id, new_secret, new_seed, same

TABLE = TableRow("table", "duel", {"first": "A"}, "00", 1)
SEATS = [SeatRow(0, "Ana", holder="x"), SeatRow(1, "", level="easy")]


def row(number: int, nonce: str | None = None) -> LogRow:
    return LogRow(Played(0, f"move {number}"), nonce)


async def filled(place: str) -> Store:
    store = Store(open_database(place))
    await store.create(TABLE, SEATS, [row(1)], is_over=False)
    return store


async def test_several_prove_at_once_that_the_database_can_be_written(place: str) -> None:
    for _ in range(5):
        stores = [Store(open_database(place)) for _ in range(2)]  # as two processes have
        await asyncio.gather(*(store.prove() for store in stores for _ in range(4)))
        for store in stores:
            await store.close()


def test_an_address_that_cannot_be_read_is_refused_without_its_password() -> None:
    for place in ("postgresql://ana:secret@host:port/x", "postgresql://ana:sec:ret/@host/x"):
        with pytest.raises(OptionError) as refused:
            open_database(place)
        assert refused.value.key == "data/unusable"
        assert "sec" not in str(refused.value)


def test_a_server_that_is_not_there_is_told_in_one_line() -> None:
    with pytest.raises(OptionError) as refused:
        open_database("postgresql://ana@127.0.0.1:1/games")
    assert "\n" not in str(refused.value.details["reason"])


async def test_whoever_may_have_a_table_whose_owner_has_just_died_owns_it(postgres: str) -> None:
    with new_database(postgres) as place:
        store, other = await filled(place), Store(open_database(place))
        try:
            for number in range(30):
                dead, heir = f"dead {number}", f"heir {number}"
                await store.beat(dead, "", "", 60)
                assert await store.claim("table", dead) is None
                owner, _ = await asyncio.gather(other.claim("table", heir), store.bury(dead))
                if owner is not None:  # it was still alive
                    assert await other.claim("table", heir) is None
                other.owner = heir
                await other.append("table", number + 1, [row(number)], [], is_over=False)
        finally:
            await store.close()
            await other.close()


async def test_what_is_written_is_read(place: str) -> None:
    store = await filled(place)
    entries: list[AnyEntry] = [Played(1, "move"), Seated(0, "renamed", "Bea")]
    await store.append("table", 1, [LogRow(entries[0]), LogRow(entries[1], "n")], [SeatRow(0, "Bea")], is_over=True)
    stored = await store.load("table")
    assert stored is not None
    assert stored.table == TABLE
    assert stored.seats == (SeatRow(0, "Bea"), SEATS[1])
    assert [line.entry for line in stored.log] == [row(1).entry, *entries]
    assert [line.nonce for line in stored.log] == [None, None, "n"]
    assert await store.load("other") is None
    assert await store.count() == 1
    assert await store.held(["x"], 10) == []
    await store.close()


async def test_the_longest_that_can_be_written_is_read(place: str) -> None:
    """SQLite takes any length; PostgreSQL holds a column to what the schema says."""
    store = Store(open_database(place))
    name, digested = "\U0001f3db" * 40, digest(new_secret())
    table = TableRow(new_id(), "classic", {"boards": "x" * 100}, new_seed(), 1 << 40)
    seat = SeatRow(6, name, "l" * 20, "l" * 20, digested, digested)
    line = LogRow(Played(6, "m" * 200), f"{digested[:12]}:{'n' * 64}")
    await store.create(table, [seat], [line], is_over=True)
    assert await store.load(table.id) == StoredTable(table, (seat,), (line,))
    (found,) = await store.held([digested], 10)
    assert (found.id, found.created, found.names, found.status.is_over) == (table.id, 1 << 40, (name,), True)
    await store.close()


async def test_two_writers_cannot_both_write_a_version(place: str) -> None:
    one, other = await filled(place), Store(open_database(place))
    results = await asyncio.gather(
        *(store.append("table", 1, [row(2), row(3)], [], is_over=False) for store in (one, other)),
        return_exceptions=True,
    )
    assert [type(result) for result in results if result is not None] == [VersionConflictError]
    for version, nonce in ((2, None), (0, None)):
        with pytest.raises(VersionConflictError):
            await one.append("table", version, [row(9, nonce)], [SeatRow(0, "changed")], is_over=False)
    await one.append("table", 3, [row(4, "n")], [], is_over=False)
    with pytest.raises(VersionConflictError):
        await one.append("table", 4, [row(5, "n")], [SeatRow(0, "changed")], is_over=False)
    stored = await one.load("table")
    assert stored is not None
    assert [line.entry for line in stored.log] == [row(n).entry for n in (1, 2, 3, 4)]
    assert stored.seats[0].name == "Ana", "what comes with a refused line is not written either"
    await one.close()
    await other.close()


async def test_of_many_changes_at_once_only_the_impossible_is_refused(place: str) -> None:
    store = Store(open_database(place))
    names = [f"table {number}" for number in range(30)]
    for name in names:
        await store.create(replace(TABLE, id=name), SEATS, [row(1)], is_over=False)
    versions = [0 if number % 7 == 3 else 1 for number in range(30)]
    results = await asyncio.gather(
        *(
            store.append(name, version, [row(2)], [SeatRow(0, f"new {name}")], is_over=True)
            for name, version in zip(names, versions, strict=True)
        ),
        return_exceptions=True,
    )
    for name, version, result in zip(names, versions, results, strict=True):
        stored = await store.load(name)
        assert stored is not None
        assert isinstance(result, VersionConflictError) == (version == 0)
        assert len(stored.log) == 1 + version
        assert stored.seats == (SeatRow(0, f"new {name}") if version else SEATS[0], SEATS[1])
    await store.close()


async def test_old_tables_are_forgotten_the_oldest_first(place: str) -> None:
    store = Store(open_database(place))
    for number in range(6):
        await store.create(replace(TABLE, id=f"table {number}", created=number), SEATS, [row(1)], is_over=True)
    assert await store.forget(5, 0, 3, {"table 1", "table 5"}) == 3
    assert [await store.load(f"table {number}") is not None for number in range(6)] == [0, 1, 0, 0, 1, 1]
    assert await store.forget(1, 0, 3, ()) == 0
    assert await store.count() == 3
    await store.close()


async def test_the_end_of_a_game_is_noted_at_once_and_its_steps_once_in_a_while(place: str) -> None:
    store = await filled(place)
    changed = []
    for version, is_over in ((1, False), (2, False), (3, True)):
        await store.append("table", version, [row(version + 1)], [], is_over=is_over)
        (found,) = await store.held(["x"], 10)
        changed.append(found.changed)
        assert found.status.is_over == is_over
    assert changed[0] > TABLE.created  # so it is not one at which nobody has done anything
    assert changed == sorted(changed)
    stored = await store.load("table")
    assert stored is not None
    assert len(stored.log) == 4
    await store.close()


async def test_a_store_that_fails_says_so(place: str) -> None:
    store = await filled(place)
    engine = open_database(place)
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE log"))
    engine.dispose()
    with pytest.raises(StorageError):
        await store.append("table", 1, [row(2)], [], is_over=False)
    await store.close()


async def test_what_cannot_be_put_into_words_is_told_and_holds_up_nobody(place: str) -> None:
    store = await filled(place)
    wrong: Any = object()
    with pytest.raises(StorageError):
        await store.append("table", 1, [LogRow(wrong)], [], is_over=False)
    await store.append("table", 1, [row(2)], [], is_over=False)
    stored = await store.load("table")
    assert stored is not None
    assert len(stored.log) == 2
    await store.close()


async def test_all_that_waits_is_written_before_the_end(place: str) -> None:
    store = await filled(place)
    written = [store.append("table", 1, [row(2), row(3)], [], is_over=False)]
    await store.close()
    assert all(one.done() and one.exception() is None for one in written)
    store = Store(open_database(place))
    stored = await store.load("table")
    assert stored is not None
    assert len(stored.log) == 3
    await store.close()


async def test_migrations_lead_to_the_schema(place: str) -> None:
    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    engine = open_database(place)
    with engine.connect() as connection:
        assert differences(connection) == []
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == HEAD
    engine.dispose()
    scripts = ScriptDirectory(str(Path(database.__file__).with_name("migrations")))
    assert scripts.get_current_head() == HEAD
    open_database(place).dispose()


async def test_sqlite_lets_readers_read_and_waits_for_the_disk(folder: Path) -> None:
    engine = open_database(folder)
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
    engine.dispose()


def moved_to(place: str, revision: str) -> list[str]:
    """Bring a database to an earlier version of the schema; return its tables."""
    config = Config()
    config.set_main_option("script_location", str(Path(database.__file__).with_name("migrations")))
    engine = open_database(place)
    if engine.dialect.name == "sqlite":
        engine = database.for_migrations(engine.url)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, revision)
        left = inspect(connection).get_table_names()
    engine.dispose()
    return left


async def test_migrations_can_be_unmade(place: str) -> None:
    assert moved_to(place, "base") == ["alembic_version"]
    open_database(place).dispose()


def test_a_failed_migration_leaves_the_database_unchanged(folder: Path) -> None:
    with closing(sqlite3.connect(folder / FILE)) as raw:
        raw.execute("CREATE TABLE log (id INTEGER)")  # conflicts with the migration after its first statements
        with pytest.raises(OptionError, match="data/unusable"):
            open_database(folder)
        left = raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        assert set(left) <= {("log",), ("alembic_version",)}
        assert raw.execute("SELECT count(*) FROM log").fetchone() == (0,)
        raw.execute("DROP TABLE log")
    open_database(folder).dispose()


def test_addresses(tmp_path: Path) -> None:
    assert address(tmp_path / "new") == f"sqlite:///{tmp_path}/new/{FILE}"
    assert (tmp_path / "new").is_dir()
    for given in ("postgres://u:p@h/db", "postgresql://u:p@h/db", "postgresql+psycopg://u:p@h/db"):
        assert address(given) == "postgresql+psycopg://u:p@h/db"
    with pytest.raises(OptionError):
        address("mysql://h/db")


def test_a_place_that_cannot_be_used_is_told_without_its_password(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("something else")
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / FILE).write_text("not a database, but long enough to be taken for one " * 100)
    for place in (tmp_path / "file", tmp_path / "bad", "sqlite:////nowhere/at/all.db"):
        with pytest.raises(OptionError) as refused:
            open_database(place)
        assert refused.value.key == "data/unusable"
        assert refused.value.details["place"] == str(place)
        assert refused.value.details["reason"]
    for place in ("postgresql://ana:secret@127.0.0.1:1/x", "postgresql://ana:secret@[/x", "postgres://127.0.0.1:1/x"):
        with pytest.raises(OptionError) as refused:
            open_database(place)
        assert refused.value.key in ("data/unusable", "data/no-driver")
        assert "secret" not in str(refused.value)


def test_the_usual_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database.default_folder().name == "sevenwonders"


def test_digests() -> None:
    secret = new_secret()
    assert len(secret) == 32
    assert same(digest(secret), digest(secret))
    assert not same(digest(secret), digest(new_secret()))
    assert not same(None, None)
