"""The examples in docstrings are run."""

import doctest
import importlib
import pkgutil
from types import ModuleType

import pytest

import sevenwonders

# These run something when imported: the command line, and the migrations that only Alembic can load.
NOT_IMPORTED = ("sevenwonders.__main__", "sevenwonders.server.storage.migrations.")
# Learners need an extra, and PufferLib one more package; a machine without them has nothing to run.
OPTIONAL = "sevenwonders.rl."
MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(sevenwonders.__path__, "sevenwonders.")
    if not module.name.startswith(NOT_IMPORTED)
)


@pytest.mark.parametrize("name", MODULES)
def test_examples_hold(name: str) -> None:
    module = imported(name)
    assert doctest.testmod(module).failed == 0


def imported(name: str) -> ModuleType:
    return (
        pytest.importorskip(name, exc_type=ImportError) if name.startswith(OPTIONAL) else importlib.import_module(name)
    )


def test_there_are_examples() -> None:
    required = [name for name in MODULES if not name.startswith(OPTIONAL)]
    attempted = [doctest.testmod(importlib.import_module(name)).attempted for name in required]
    assert sum(attempted) >= 15
