"""Opens the database, SQLite in a folder or PostgreSQL at an address, and migrates it to the current schema."""

import re
from getpass import getuser
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from sevenwonders.core.errors import OptionError
from sevenwonders.server.storage.schema import HEAD

FILE: Final = "sevenwonders.db"
_LOCK_TIMEOUT: Final = 2_000  # milliseconds to wait for another program's lock
# WAL: readers and the writer do not block each other. FULL: a commit is durable when it returns.
_PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={_LOCK_TIMEOUT}")
_ADDRESS_FORM: Final = "postgresql://user:password@host:port/name"
_DRIVERS: Final = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
_MIGRATION_LOCK: Final = 0x7357_0001  # key of the advisory lock that servers take while they migrate
_REVISION: Final = re.compile(r"v[0-9]{4}")


def default_folder() -> Path:
    """Return this user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("sevenwonders", appauthor=False)


def database_url(data: str | Path | None, *, creates_folder: bool = True) -> URL:
    """Return the URL of a database given by its address or folder; raise OptionError."""
    if isinstance(data, str) and "://" in data:
        kind, _, rest = data.partition("://")
        if kind.partition("+")[0] not in _DRIVERS:
            raise OptionError("data/unknown-database", found=kind, expected=sorted(_DRIVERS))
        try:
            url = make_url(f"{_DRIVERS[kind]}://{rest}" if kind in _DRIVERS else data)
        except (ValueError, ArgumentError):  # the message may contain the password
            raise OptionError("data/unusable", place=_without_password(data), reason=_ADDRESS_FORM) from None
        is_anonymous = url.get_backend_name() == "postgresql" and url.username is None
        return url.set(username=getuser()) if is_anonymous else url
    folder = default_folder() if data is None else Path(data).expanduser()
    if creates_folder:
        folder.mkdir(parents=True, exist_ok=True)
    return file_url(folder / FILE)


def file_url(file: Path) -> URL:
    """Return the URL of an SQLite file."""
    return URL.create("sqlite", database=file.resolve().as_posix())


def open_database(data: str | Path | None) -> Engine:
    """Return the engine of a migrated database; raise OptionError."""
    try:
        return open_url(database_url(data))
    except ModuleNotFoundError as error:
        raise OptionError("data/no-driver", package="sevenwonders[postgres]", missing=error.name) from error
    except NewerSchemaError as error:
        raise OptionError("data/newer", place=_without_password(data), found=str(error)) from error
    except (SQLAlchemyError, OSError) as error:
        raise OptionError("data/unusable", place=_without_password(data), reason=reason_of(error)) from error


def open_url(url: URL) -> Engine:
    """Return the engine of a migrated database; raise NewerSchemaError and the errors of the driver."""
    engine = new_engine(url)
    try:
        with engine.execution_options(reads_only=True).begin() as connection:
            is_current = revision(connection) == HEAD
        if not is_current:
            with engine.begin() as connection:
                migrate(connection)
    except BaseException:
        engine.dispose()
        raise
    return engine


def new_engine(url: URL) -> Engine:
    """Return an engine whose transactions also contain schema changes."""
    if url.get_backend_name() != "sqlite":
        return create_engine(url, hide_parameters=True, pool_pre_ping=True)
    engine = create_engine(url, hide_parameters=True)
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def expect_database(data: str | Path | None) -> None:
    """Raise OptionError if a folder contains no database; a backup must not create one."""
    url = database_url(data, creates_folder=False)
    if url.get_backend_name() == "sqlite" and not (url.database and Path(url.database).is_file()):
        raise OptionError("data/no-games", place=_without_password(data))


class NewerSchemaError(Exception):
    """The database has a schema of a later version, or of another program."""


def revision(connection: Connection) -> str | None:
    """Return the revision of the schema, or None if the database is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def migrate(connection: Connection) -> None:
    """Apply the missing migrations in the transaction of `connection`; raise NewerSchemaError."""
    is_sqlite = connection.dialect.name == "sqlite"
    if not is_sqlite:
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATION_LOCK})
    found = revision(connection)
    if found is not None and (not _REVISION.fullmatch(found) or found > HEAD):
        raise NewerSchemaError(found)
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    if is_sqlite:
        # SQLite alters a table by replacing it. Without this, the rows that refer to it would be deleted.
        connection.execute(text("PRAGMA defer_foreign_keys=ON"))
    command.upgrade(config, "head")


def _prepare_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin where SQLAlchemy begins them
    cursor = connection.cursor()
    for pragma in (*_PRAGMAS, "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    is_reader = connection.get_execution_options().get("reads_only", False)
    connection.exec_driver_sql("BEGIN" if is_reader else "BEGIN IMMEDIATE")


def _without_password(data: str | Path | None) -> str:
    """Return an address without user and password."""
    address = str(default_folder() if data is None else data)
    kind, separator, rest = address.partition("://")
    return f"{kind}{separator}{rest.rpartition('@')[2]}" if separator else address


def reason_of(error: Exception) -> str:
    """Return the first line of the message of the driver or the operating system."""
    cause = getattr(error, "orig", None) or error
    message = str(cause.strerror if isinstance(cause, OSError) and cause.strerror else cause)
    return next(iter(message.splitlines()), type(error).__name__).rstrip(".")
