"""Backups: all games of a database, of either kind, in one SQLite file; and back again into an empty one.

A backup is of one moment, also while the server is running, and needs nothing but itself: unlike a plain copy of the
files of SQLite, whose newest part stands in another file.
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

from sqlalchemy import Connection, Engine, Table, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from sevenwonders.core.errors import OptionError
from sevenwonders.server.store.database import expect_games, open_database, open_file
from sevenwonders.server.store.schema import log, seats, tables

_KEPT: Final = (tables, seats, log)
_CHUNK: Final = 1_000
_PART: Final = ".part"


def backup(data: str | None, file: str) -> int:
    """Copy all games into a file, which is there whole or not at all; return how many; raise OptionError."""
    target, part = Path(file), Path(file + _PART)
    if target.exists():
        raise OptionError("file/exists", name=file)
    expect_games(data)
    source = open_database(data)
    try:
        part.unlink(missing_ok=True)
        copy = open_file(part)
        try:
            count = _copy(source, copy)
        finally:
            copy.dispose()
        _settle(part)
        part.replace(target)
    except (OSError, SQLAlchemyError) as error:
        raise OptionError("data/unusable", place=file, reason=str(error).splitlines()[0]) from error
    finally:
        source.dispose()
        for rest in (part, Path(f"{part}-wal"), Path(f"{part}-shm")):
            with suppress(OSError):
                rest.unlink(missing_ok=True)
    return count


def restore(file: str, data: str | None) -> int:
    """Put the games of a backup into an empty database; return how many; raise OptionError.

    The backup itself stays as it is: one of an older version is brought up to date in a copy.
    """
    if not Path(file).is_file():
        raise OptionError("data/not-a-backup", file=file, reason=os.strerror(errno.ENOENT))
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        try:
            _expect_backup(Path(file))
            shutil.copyfile(file, copy)
            source = open_file(copy)
        except (OptionError, sqlite3.Error, OSError) as error:
            reason = str(error.details.get("reason", error.key) if isinstance(error, OptionError) else error)
            raise OptionError("data/not-a-backup", file=file, reason=reason.splitlines()[0]) from error
        try:
            return _put_back(source, file, data)
        finally:
            source.dispose()


def _expect_backup(file: Path) -> None:
    """Raise sqlite3.Error if a file is no database of ours."""
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as database:
        database.execute("SELECT version_num FROM alembic_version").fetchone()
        for table in _KEPT:
            database.execute(f"SELECT 1 FROM {table.name} LIMIT 1")


def _put_back(source: Engine, file: str, data: str | None) -> int:
    target = open_database(data)
    try:
        with target.connect() as connection:
            if connection.execute(select(func.count()).select_from(tables)).scalar_one():
                raise OptionError("data/not-empty", place=data or "")
        return _copy(source, target)
    except SQLAlchemyError as error:
        raise OptionError("data/not-a-backup", file=file, reason=str(error).splitlines()[0]) from error
    finally:
        target.dispose()


def _copy(source: Engine, target: Engine) -> int:
    """Copy all rows in one transaction on either side: of one moment, and whole or not at all."""
    if source.dialect.name != "sqlite":
        source = source.execution_options(isolation_level="REPEATABLE READ")
    with source.begin() as reading, target.begin() as writing:
        for table in _KEPT:
            for rows in _chunks(reading, table):
                writing.execute(insert(table), rows)
        return int(writing.execute(select(func.count()).select_from(tables)).scalar_one())


def _chunks(reading: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    columns = [column for column in table.c if column.name != "owner"]  # a copy belongs to no running server
    result = reading.execute(select(*columns))
    while rows := result.mappings().fetchmany(_CHUNK):
        yield [dict(row) for row in rows]


def _settle(file: Path) -> None:
    """Let a SQLite file stand alone, without its write-ahead log, and be on the disk."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode=DELETE")
    with file.open("rb") as written:
        os.fsync(written.fileno())
