"""Databases for tests on a PostgreSQL server, each made empty and dropped afterwards.

SEVENWONDERS_TEST_POSTGRES=postgresql://user@localhost/postgres pytest tests/server -k postgresql
"""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url

from sevenwonders.server.store.database import address

SERVER: Final = "SEVENWONDERS_TEST_POSTGRES"


@contextmanager
def new_database(server: str) -> Iterator[str]:
    """Give the address of an empty database."""
    name = f"sevenwonders_test_{secrets.token_hex(6)}"
    _tell(server, f"CREATE DATABASE {name}")
    try:
        yield make_url(server).set(database=name).render_as_string(hide_password=False)
    finally:
        _tell(server, f"DROP DATABASE {name} WITH (FORCE)")


def _tell(server: str, statement: str) -> None:
    engine = create_engine(address(server), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(statement))
    engine.dispose()
