"""Backups: all games of a database, of either kind, in one SQLite file; and back again into an empty one.

A backup is of one moment, also while the server is running, and needs nothing but itself: unlike a plain copy of the
files of SQLite, whose newest part stands in another file.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, Table, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from sevenwonders.core.errors import OptionError
from sevenwonders.server.store.database import open_database, open_file
from sevenwonders.server.store.schema import log, seats, tables

_KEPT: Final = (tables, seats, log)
_CHUNK: Final = 1_000
_PART: Final = ".part"


def backup(data: str | None, file: str) -> int:
    """Copy all games into a file, which is there whole or not at all; return how many; raise OptionError."""
    target, part = Path(file), Path(file + _PART)
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
    """Put the games of a backup into an empty database; return how many; raise OptionError."""
    if not Path(file).is_file():
        raise OptionError("data/not-a-backup", file=file, reason=os.strerror(2))
    try:
        source = open_file(Path(file))
    except (OptionError, SQLAlchemyError) as error:
        reason = str(error.details.get("reason", error.key) if isinstance(error, OptionError) else error)
        raise OptionError("data/not-a-backup", file=file, reason=reason.splitlines()[0]) from error
    target = open_database(data)
    try:
        with target.connect() as connection:
            if connection.execute(select(func.count()).select_from(tables)).scalar_one():
                raise OptionError("data/not-empty", place=data or "")
        return _copy(source, target)
    except SQLAlchemyError as error:
        raise OptionError("data/not-a-backup", file=file, reason=str(error).splitlines()[0]) from error
    finally:
        source.dispose()
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
