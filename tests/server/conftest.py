"""Coroutines can be tests here: each runs in an event loop of its own."""

import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.databases import new_database, running_postgres
from tests.server.running import Running, running
from tests.timeouts import TIMEOUT


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine; the time it has is a guard against hanging, not a measure."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    arguments = {name: pyfuncitem.funcargs[name] for name in names}
    asyncio.run(asyncio.wait_for(pyfuncitem.obj(**arguments), 2 * TIMEOUT))
    return True


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for all tests that only visit it."""
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def server(shared_server: Running) -> Running:
    """A running server."""
    return shared_server


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder for the data of a server that the test starts itself."""
    return tmp_path


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server: the one that is named, else one that runs as long as the tests."""
    with running_postgres() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where an empty database can be: a folder, or the address of one on a PostgreSQL server."""
    if request.param == "sqlite":
        yield str(tmp_path)
        return
    with new_database(request.getfixturevalue("postgres")) as address:
        yield address
