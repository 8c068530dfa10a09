"""The examples in docstrings are run."""

import doctest
import importlib
import pkgutil

import pytest

import sevenwonders

# These run something when imported: the command line, and the migrations that only Alembic can load.
NOT_IMPORTED = ("sevenwonders.__main__", "sevenwonders.server.store.migrations.")
MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(sevenwonders.__path__, "sevenwonders.")
    if not module.name.startswith(NOT_IMPORTED)
)


@pytest.mark.parametrize("name", MODULES)
def test_examples_hold(name: str) -> None:
    module = importlib.import_module(name)
    assert doctest.testmod(module).failed == 0


def test_there_are_examples() -> None:
    attempted = [doctest.testmod(importlib.import_module(name)).attempted for name in MODULES]
    assert sum(attempted) >= 15
