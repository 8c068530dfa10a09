"""Backups: all tables and reviews of a database, of either kind, in one SQLite file.

A backup is a snapshot, also while the server runs. A plain copy of the files of SQLite is not one: the newest rows
are in its write-ahead log.
"""

import errno
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, Table, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from sevenwonders.core.errors import OptionError
from sevenwonders.server.storage.checks import check_table
from sevenwonders.server.storage.engine import (
    NewerSchemaError,
    expect_database,
    file_url,
    open_database,
    open_url,
    reason_of,
)
from sevenwonders.server.storage.schema import log, reviews, seats, tables
from sevenwonders.server.storage.tables import load_table
from sevenwonders.tables.protocols import CorruptTableError

_TABLES: Final = (tables, seats, log, reviews)
_CHUNK: Final = 1_000  # rows
_PART: Final = ".part"


def backup(data: str | None, file: str) -> int:
    """Copy all tables into a new file and return their number; raise OptionError.

    The file appears only when it is complete. An existing file is not overwritten.
    """
    target, part = Path(file), Path(file + _PART)
    if target.exists():
        raise OptionError("file/exists", name=file)
    expect_database(data)
    source = open_database(data)
    try:
        part.unlink(missing_ok=True)
        copy = open_url(file_url(part))
        try:
            count = _copy(source, copy)
        finally:
            copy.dispose()
        _close_log(part)
        if target.exists():
            raise OptionError("file/exists", name=file)
        part.replace(target)
    except (OSError, SQLAlchemyError) as error:
        raise OptionError("data/unusable", place=file, reason=reason_of(error)) from error
    finally:
        source.dispose()
        for rest in (part, Path(f"{part}-wal"), Path(f"{part}-shm")):
            with suppress(OSError):
                rest.unlink(missing_ok=True)
    return count


def restore(file: str, data: str | None) -> int:
    """Copy the tables of a backup into an empty database and return their number; raise OptionError.

    The backup is not changed: one of an older schema is migrated in a copy. A backup with a corrupt table is refused.
    """
    if not Path(file).is_file():
        raise OptionError("data/not-a-backup", file=file, reason=os.strerror(errno.ENOENT))
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        try:
            _expect_backup(Path(file))
            shutil.copyfile(file, copy)
            source = open_url(file_url(copy))
        except (NewerSchemaError, SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise OptionError("data/not-a-backup", file=file, reason=reason_of(error)) from error
        target = open_database(data)
        try:
            with target.connect() as connection:
                if connection.execute(select(func.count()).select_from(tables)).scalar_one():
                    raise OptionError("data/not-empty", place=data or "")
            _check_tables(source)
            return _copy(source, target)
        except (SQLAlchemyError, CorruptTableError, msgspec.DecodeError) as error:
            raise OptionError("data/not-a-backup", file=file, reason=reason_of(error)) from error
        finally:
            target.dispose()
            source.dispose()


def _expect_backup(file: Path) -> None:
    """Raise sqlite3.Error if a file is not a database of this program."""
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as database:
        database.execute("SELECT version_num FROM alembic_version").fetchone()
        for table in _TABLES:
            database.execute(f"SELECT 1 FROM {table.name} LIMIT 1")


def _check_tables(source: Engine) -> None:
    """Raise CorruptTableError or msgspec.DecodeError if a table cannot be used."""
    with source.begin() as connection:
        for table_id in connection.execute(select(tables.c.id)).scalars().all():
            stored = load_table(connection, table_id)
            assert stored is not None
            check_table(stored)


def _copy(source: Engine, target: Engine) -> int:
    """Copy all rows in one transaction on either side."""
    if source.dialect.name != "sqlite":
        source = source.execution_options(isolation_level="REPEATABLE READ")
    else:
        source = source.execution_options(reads_only=True)
    with source.begin() as reading, target.begin() as writing:
        for table in _TABLES:
            for rows in _chunks(reading, table):
                writing.execute(insert(table), rows)
        return int(writing.execute(select(func.count()).select_from(tables)).scalar_one())


def _chunks(connection: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    result = connection.execute(select(table))
    while rows := result.mappings().fetchmany(_CHUNK):
        yield [dict(row) for row in rows]


def _close_log(file: Path) -> None:
    """Merge the write-ahead log into an SQLite file and wait until the file is on the disk."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode=DELETE")
    with file.open("rb") as written:
        os.fsync(written.fileno())
