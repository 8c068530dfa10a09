"""Open the database: SQLite in a folder or PostgreSQL at an address, brought up to date on the way."""

from getpass import getuser
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from sevenwonders.core.errors import OptionError
from sevenwonders.server.store.schema import HEAD

FILE: Final = "sevenwonders.db"
_PATIENCE: Final = 2_000  # milliseconds, for somebody else's lock
# Readers and the writer do not wait for each other (WAL); a commit is on the disk before it is told (FULL).
_LASTING: Final = ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={_PATIENCE}")
_FORM: Final = "postgresql://user:password@host:port/name"  # as addresses are written
_DRIVERS: Final = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}


def default_folder() -> Path:
    """Return where this user's data belongs on this system."""
    from platformdirs import user_data_path

    return user_data_path("sevenwonders", appauthor=False)


def address(data: str | Path | None, *, is_made: bool = True) -> str:
    """Return the address of a database that is given as such, or as the folder that holds it, which is made."""
    if isinstance(data, str) and "://" in data:
        kind, _, rest = data.partition("://")
        if kind.partition("+")[0] not in _DRIVERS:
            raise OptionError("data/unknown-database", found=kind, expected=sorted(_DRIVERS))
        return f"{_DRIVERS[kind]}://{rest}" if kind in _DRIVERS else data
    folder = default_folder() if data is None else Path(data).expanduser()
    if is_made:
        folder.mkdir(parents=True, exist_ok=True)
    return f"{_DRIVERS['sqlite']}:///{(folder / FILE).resolve().as_posix()}"


def open_database(data: str | Path | None) -> Engine:
    """Return the database, with all migrations applied; raise OptionError if that cannot be."""
    try:
        return _opened(_url(address(data)))
    except ModuleNotFoundError as error:
        raise OptionError("data/no-driver", package="sevenwonders[postgres]", missing=error.name) from error
    except _NewerError as error:
        raise OptionError("data/newer", place=_shown(data), found=str(error)) from error
    except (SQLAlchemyError, OSError) as error:
        raise OptionError("data/unusable", place=_shown(data), reason=_reason(error)) from error


def expect_games(data: str | Path | None) -> None:
    """Raise OptionError if a folder has no games: to look at them must not make a place for them."""
    url = _url(address(data, is_made=False))
    if url.get_backend_name() == "sqlite" and not (url.database and Path(url.database).is_file()):
        raise OptionError("data/no-games", place=_shown(data))


def _url(text: str) -> URL:
    """Return an address, read; what is wrong with it is not told, for it might be a password."""
    try:
        return make_url(text)
    except (ValueError, ArgumentError):
        raise OptionError("data/unusable", place=_shown(text), reason=_FORM) from None


def open_file(file: Path) -> Engine:
    """Return the database in one SQLite file, up to date; raise OptionError."""
    try:
        return _opened(URL.create(_DRIVERS["sqlite"], database=file.resolve().as_posix()))
    except _NewerError as error:
        raise OptionError("data/newer", place=str(file), found=str(error)) from error
    except (SQLAlchemyError, OSError) as error:
        raise OptionError("data/unusable", place=str(file), reason=_reason(error)) from error


def _opened(url: URL) -> Engine:
    if url.get_backend_name() == "postgresql" and url.username is None:
        url = url.set(username=getuser())
    # What failed is logged, not whose it was; and a line to a database that was restarted is made anew.
    is_far = url.get_backend_name() != "sqlite"
    engine = create_engine(url, hide_parameters=True, pool_pre_ping=is_far)
    if is_far:
        changing = engine
    else:
        event.listen(engine, "connect", _prepare_sqlite)
        changing = for_migrations(url)
    try:
        with changing.begin() as connection:
            migrate(connection)
    except BaseException:
        engine.dispose()
        raise
    finally:
        if changing is not engine:
            changing.dispose()
    return engine


def for_migrations(url: URL) -> Engine:
    """Return a way to a SQLite file by which a migration is made whole or not at all, and nothing is lost by it.

    To alter a table is to make it anew and to drop the old one. Were foreign keys heeded, all that refers to its rows
    would go with it; and Python's driver would have each of these changes stand by itself.
    """
    engine = create_engine(url, hide_parameters=True)

    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions begin where SQLAlchemy says so
        _set(connection, *_LASTING, "foreign_keys=OFF")

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def _shown(data: str | Path | None) -> str:
    """Return a place as it can be shown: without what stands before the host, which may be a password."""
    text = str(default_folder() if data is None else data)
    kind, mark, rest = text.partition("://")
    return f"{kind}{mark}{rest.rpartition('@')[2]}" if mark else text


def _reason(error: SQLAlchemyError | OSError) -> str:
    cause = error.orig if isinstance(error, DBAPIError) else error
    told = str(cause.strerror if isinstance(cause, OSError) and cause.strerror else cause)
    return next(iter(told.splitlines()), "").rstrip(".")


def _prepare_sqlite(connection: Any, _: object) -> None:
    _set(connection, *_LASTING, "foreign_keys=ON")


def _set(connection: Any, *pragmas: str) -> None:
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class _NewerError(Exception):
    """A schema that this program does not know yet."""


def migrate(connection: Connection) -> None:
    """Bring the database up to date; costs one query if it is."""
    if inspect(connection).has_table("alembic_version"):
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if found == HEAD:
            return
        if found is not None and found > HEAD:
            raise _NewerError(found)
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
