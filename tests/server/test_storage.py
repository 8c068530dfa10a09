"""The database: migrated, never written twice, never half."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
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
from sevenwonders.server.storage import database, engine, open_storage
from sevenwonders.server.storage.engine import FILE, database_url, open_database
from sevenwonders.server.storage.schema import HEAD, metadata
from sevenwonders.server.storage.tables import TableStorage
from sevenwonders.tables.log import AnyEntry, Played, Seated
from sevenwonders.tables.protocols import (
    Appended,
    CorruptTableError,
    LogRow,
    Presence,
    SeatRow,
    StorageError,
    StoredTable,
    TableRow,
    TableStatus,
    VersionConflictError,
)
from sevenwonders.tables.secrets import digest, new_id, new_secret, new_seed, same

ANA = digest("Ana")
TABLE = TableRow("table", "duel", {"first": "A"}, new_seed(), 1)
SEATS = [SeatRow(0, "Ana", holder=ANA), SeatRow(1, "", level="easy")]
RUNNING, OVER = TableStatus((0,)), TableStatus(winners=(0,), reason="points")


def row(number: int, nonce: str | None = None) -> LogRow:
    return LogRow(Played(0, f"move {number}"), nonce)


@asynccontextmanager
async def storage_at(place: str) -> AsyncIterator[TableStorage]:
    """Open the storage while the block lasts."""
    opened = open_storage(open_database(place), reviews=10)
    try:
        yield opened.tables
    finally:
        await opened.close()


@asynccontextmanager
async def filled(place: str) -> AsyncIterator[TableStorage]:
    async with storage_at(place) as storage:
        await storage.create(TABLE, SEATS, [row(1)], RUNNING)
        yield storage


async def loaded(storage: TableStorage, table_id: str = "table") -> StoredTable:
    stored = await storage.load(table_id)
    assert stored is not None
    return stored


async def test_written_rows_are_read(place: str) -> None:
    async with filled(place) as storage:
        entries: list[AnyEntry] = [Played(1, "move"), Seated(0, "renamed", "Bea")]
        await storage.append("table", 1, [LogRow(entries[0]), LogRow(entries[1], "n")], [SeatRow(0, "Bea")], OVER)
        stored = await loaded(storage)
        assert stored.table == TABLE
        assert stored.seats == (SeatRow(0, "Bea"), SEATS[1])
        assert [line.entry for line in stored.log] == [row(1).entry, *entries]
        assert [line.nonce for line in stored.log] == [None, None, "n"]
        changes = await storage.load_since("table", 2)
        assert (changes.seats, changes.log) == (stored.seats, stored.log[2:])
        assert await storage.load("other") is None
        assert await storage.count() == 1
        assert await storage.tables_of([ANA], 10) == []


async def test_the_longest_values_fit(place: str) -> None:
    """SQLite takes any length; PostgreSQL enforces the lengths of the schema."""
    async with storage_at(place) as storage:
        name, digested = "\U0001f3db" * 40, digest(new_secret())
        table = TableRow(new_id(), "classic", {"sides": "day"}, new_seed(), 1 << 40)
        seats = (SeatRow(0, name, None, "expert", digested, digested), *(SeatRow(n, "") for n in range(1, 3)))
        line = LogRow(Played(6, "m" * 200), f"{digested[:12]}:{'n' * 64}")
        await storage.create(table, seats, [line], OVER)
        assert await storage.load(table.id) == StoredTable(table, seats, (line,))
        (found,) = await storage.tables_of([digested], 10)
        assert (found.id, found.created, found.names[0], found.status) == (table.id, 1 << 40, name, OVER)


async def test_two_writers_cannot_both_write_a_version(place: str) -> None:
    async with filled(place) as one, storage_at(place) as other:
        results = await asyncio.gather(
            *(storage.append("table", 1, [row(2), row(3)], [], RUNNING) for storage in (one, other)),
            return_exceptions=True,
        )
        assert [type(result) for result in results if result is not None] == [VersionConflictError]
        for version in (2, 0):
            with pytest.raises(VersionConflictError):
                await one.append("table", version, [row(9)], [SeatRow(0, "changed")], RUNNING)
        await one.append("table", 3, [row(4, "n")], [], RUNNING)
        with pytest.raises(VersionConflictError):
            await one.append("table", 4, [row(5, "n")], [SeatRow(0, "changed")], RUNNING)
        stored = await loaded(one)
        assert [line.entry for line in stored.log] == [row(n).entry for n in (1, 2, 3, 4)]
        assert stored.seats[0].name == "Ana", "the seats of a refused write are not written either"


async def test_of_concurrent_writes_only_conflicts_are_rejected(place: str) -> None:
    async with storage_at(place) as storage:
        names = [f"table {number}" for number in range(30)]
        for name in names:
            await storage.create(replace(TABLE, id=name), SEATS, [row(1)], RUNNING)
        versions = [0 if number % 7 == 3 else 1 for number in range(30)]
        results = await asyncio.gather(
            *(
                storage.append(name, version, [row(2)], [SeatRow(0, f"new {name}")], OVER)
                for name, version in zip(names, versions, strict=True)
            ),
            return_exceptions=True,
        )
        for name, version, result in zip(names, versions, results, strict=True):
            stored = await loaded(storage, name)
            assert isinstance(result, VersionConflictError) == (version == 0)
            assert len(stored.log) == 1 + version
            assert stored.seats == (SeatRow(0, f"new {name}") if version else SEATS[0], SEATS[1])


async def test_stale_tables_are_deleted_the_oldest_first(place: str) -> None:
    async with storage_at(place) as storage:
        for number in range(6):
            await storage.create(replace(TABLE, id=f"table {number}", created=number), SEATS, [row(1)], OVER)
        assert await storage.delete_stale(5, 0, 3, {"table 1", "table 5"}) == 3
        assert [await storage.load(f"table {number}") is not None for number in range(6)] == [0, 1, 0, 0, 1, 1]
        assert await storage.delete_stale(1, 0, 3, ()) == 0
        assert await storage.count() == 3


async def test_the_status_and_time_of_the_last_change_are_stored(place: str) -> None:
    async with filled(place) as storage:
        changed = []
        for version, status in ((1, RUNNING), (2, RUNNING), (3, OVER)):
            await storage.append("table", version, [row(version + 1)], [], status)
            (found,) = await storage.tables_of([ANA], 10)
            changed.append(found.changed)
            assert found.status == status
        assert changed[0] > TABLE.created  # so the table counts as used
        assert changed == sorted(changed)
        assert len((await loaded(storage)).log) == 4


async def test_a_failing_database_raises_storage_error(place: str) -> None:
    async with filled(place) as storage:
        other = open_database(place)
        with other.begin() as connection:
            connection.execute(text("DROP TABLE log"))
        other.dispose()
        results = await asyncio.gather(
            *(storage.append("table", 1, [row(2)], [], RUNNING) for _ in range(3)), return_exceptions=True
        )
        assert [type(result) for result in results] == [StorageError] * 3
        with pytest.raises(StorageError):
            await storage.check_writable()


async def test_a_value_that_cannot_be_encoded_delays_no_other_write(place: str) -> None:
    async with filled(place) as storage:
        wrong: Any = object()
        with pytest.raises(TypeError):
            await storage.append("table", 1, [LogRow(wrong)], [], RUNNING)
        await storage.append("table", 1, [row(2)], [], RUNNING)
        assert len((await loaded(storage)).log) == 2


async def test_waiting_writes_are_finished_before_the_end(place: str) -> None:
    opened = open_storage(open_database(place), reviews=10)
    await opened.tables.create(TABLE, SEATS, [row(1)], RUNNING)
    writing = asyncio.create_task(opened.tables.append("table", 1, [row(2), row(3)], [], RUNNING))
    await asyncio.sleep(0)
    if opened.notifier.is_shared:
        await writing  # the server finishes its requests before it closes the storage
    await opened.close()
    await writing
    async with storage_at(place) as storage:
        assert len((await loaded(storage)).log) == 3


async def test_a_cancelled_writer_leaves_the_others_undisturbed(place: str) -> None:
    async with filled(place) as storage:
        writing = [asyncio.create_task(storage.append("table", 1, [row(2)], [], RUNNING)) for _ in range(2)]
        await asyncio.sleep(0)
        writing[0].cancel()
        await asyncio.gather(*writing, return_exceptions=True)
        assert len((await loaded(storage)).log) == 2
        await storage.append("table", 2, [row(3)], [], RUNNING)


async def test_concurrent_health_checks_succeed(place: str) -> None:
    async with storage_at(place) as one, storage_at(place) as other:
        await asyncio.gather(*(storage.check_writable() for storage in (one, other) for _ in range(4)))


async def test_a_full_disk_is_noticed(folder: Path) -> None:
    """A database that may not grow further refuses games, and its probe is larger than their writes."""
    opened = open_storage(open_database(folder), reviews=10)
    storage = opened.tables
    await storage.create(TABLE, SEATS, [row(1)], RUNNING)
    await storage.check_writable()
    storage._probed = -10.0

    def limit(connection: Connection) -> None:
        pages = connection.execute(text("PRAGMA page_count")).scalar_one()
        connection.execute(text("DELETE FROM probes"))
        connection.execute(text(f"PRAGMA max_page_count = {pages}"))

    await opened.database.write(limit)
    refused = 0
    for number in range(200):
        try:
            await storage.create(replace(TABLE, id=f"t{number}", settings={"x": "y" * 1000}), SEATS, [], RUNNING)
        except StorageError:
            refused += 1
            with pytest.raises(StorageError):
                await storage.check_writable()
    assert refused
    await opened.close()


# ---- damaged rows


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE seats SET level = 'bot:touch FILE' WHERE seat = 1",
        "UPDATE seats SET bot = 'module:Class' WHERE seat = 0",
        "UPDATE seats SET seat = 5 WHERE seat = 1",
        "DELETE FROM seats WHERE seat = 1",
        "UPDATE tables SET seed = 'zz'",
        "UPDATE tables SET game = 'chess'",
        "UPDATE tables SET settings = '{}x'",
        """UPDATE tables SET settings = '{"first": "Z"}'""",
        "UPDATE tables SET host = 'x'",
        "UPDATE log SET entry = '{}'",
        "UPDATE log SET seq = 7",
    ],
)
async def test_a_table_that_was_changed_by_hand_is_corrupt(place: str, change: str) -> None:
    async with filled(place) as storage:
        other = open_database(place)
        with other.begin() as connection:
            connection.execute(text(change))
        other.dispose()
        with pytest.raises(CorruptTableError):
            await storage.load("table")


# ---- several processes


async def test_processes_are_notified(postgres: str) -> None:
    with new_database(postgres) as place:
        one = open_storage(open_database(place), reviews=10)
        other = open_storage(open_database(place), reviews=10)
        listening, received = asyncio.Event(), asyncio.Queue[Any]()
        other.notifier.subscribe(received.put_nowait, listening.set)
        await listening.wait()
        await one.tables.create(TABLE, SEATS, [row(1)], RUNNING)
        await one.tables.append("table", 1, [row(2), row(3)], [], RUNNING)
        assert await received.get() == Appended("table", 3, (row(2), row(3)))
        await one.tables.append("table", 3, [row(4)], SEATS[:1], RUNNING)
        assert await received.get() == Appended("table", 4)
        many = [row(number) for number in range(5, 500)]
        await one.tables.append("table", 4, many, [], RUNNING)
        assert await received.get() == Appended("table", 499)
        presence = Presence("table", "process", (0,), 2)
        one.notifier.send(presence)
        assert await received.get() == presence
        await one.close()
        await other.close()


async def test_a_lost_connection_is_opened_again(postgres: str) -> None:
    with new_database(postgres) as place:
        opened = open_storage(open_database(place), reviews=10)
        gaps: asyncio.Queue[None] = asyncio.Queue()
        opened.notifier.subscribe(lambda _: None, lambda: gaps.put_nowait(None))
        await gaps.get()
        await opened.tables.create(TABLE, SEATS, [row(1)], RUNNING)
        other = open_database(place)
        with other.begin() as connection:
            connection.execute(
                text(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            )
        other.dispose()
        await opened.tables.append("table", 1, [row(2)], [], RUNNING)
        await gaps.get()
        await opened.close()


# ---- the schema


async def test_migrations_lead_to_the_schema(place: str) -> None:
    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    opened = open_database(place)
    with opened.connect() as connection:
        assert differences(connection) == []
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == HEAD
    opened.dispose()
    scripts = ScriptDirectory(str(Path(engine.__file__).with_name("migrations")))
    assert scripts.get_current_head() == HEAD
    open_database(place).dispose()


async def test_sqlite_uses_a_write_ahead_log_and_waits_for_the_disk(folder: Path) -> None:
    opened = open_database(folder)
    with opened.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
    opened.dispose()


async def test_migrations_can_be_reverted(place: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(engine.__file__).with_name("migrations")))
    opened = open_database(place)
    with opened.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        assert inspect(connection).get_table_names() == ["alembic_version"]
    opened.dispose()
    open_database(place).dispose()


async def test_two_servers_may_start_at_once(place: str) -> None:
    opened = await asyncio.gather(*(asyncio.to_thread(open_database, place) for _ in range(3)))
    for one in opened:
        one.dispose()


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


@pytest.mark.parametrize("revision", ["v9999", "9999", "b1946ac92492"])
def test_a_newer_schema_is_one_sentence(folder: Path, revision: str) -> None:
    open_database(folder).dispose()
    with closing(sqlite3.connect(folder / FILE)) as raw:
        raw.execute("UPDATE alembic_version SET version_num = ?", [revision])
        raw.commit()
    with pytest.raises(OptionError) as refused:
        open_database(folder)
    assert (refused.value.key, refused.value.details["found"]) == ("data/newer", revision)


# ---- addresses


def test_addresses(tmp_path: Path) -> None:
    assert str(database_url(tmp_path / "new")) == f"sqlite:///{tmp_path}/new/{FILE}"
    assert (tmp_path / "new").is_dir()
    for given in ("postgres://u:p@h/db", "postgresql://u:p@h/db", "postgresql+psycopg://u:p@h/db"):
        url = database_url(given).render_as_string(hide_password=False)
        assert url == "postgresql+psycopg://u:p@h/db"
    with pytest.raises(OptionError):
        database_url("mysql://h/db")


def test_an_unusable_place_is_named_without_its_password(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("something else")
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / FILE).write_text("not a database, but long enough to be taken for one " * 100)
    for place in (tmp_path / "file", tmp_path / "bad", "sqlite:////nowhere/at/all.db"):
        with pytest.raises(OptionError) as refused:
            open_database(place)
        assert refused.value.key == "data/unusable"
        assert refused.value.details["place"] == str(place)
        reason = str(refused.value.details["reason"])
        assert reason
        assert "\n" not in reason
    for place in (
        "postgresql://ana:secret@127.0.0.1:1/x",
        "postgresql://ana:secret@[/x",
        "postgres://127.0.0.1:1/x",
        "postgresql://ana:secret@host:port/x",
        "postgresql://ana:sec:ret/@host/x",
    ):
        with pytest.raises(OptionError) as refused:
            open_database(place)
        assert refused.value.key in ("data/unusable", "data/no-driver")
        assert "sec" not in str(refused.value)
        assert "\n" not in str(refused.value.details["reason"])


def test_the_default_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert engine.default_folder().name == "sevenwonders"


def test_digests() -> None:
    secret = new_secret()
    assert len(secret) == 32
    assert same(digest(secret), digest(secret))
    assert not same(digest(secret), digest(new_secret()))
    assert not same(None, None)


def test_unknown_errors_are_not_hidden() -> None:
    error = ZeroDivisionError()
    assert database.storage_error(error) is error
