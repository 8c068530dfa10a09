"""Modules in both forms, compiled and plain, for tests that compare them."""

from collections.abc import Callable
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any

from sevenwonders import forms


class Form(SimpleNamespace):
    """Modules in one form, by the last part of their names."""

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)


def both_forms(*names: str) -> tuple[Form, Form]:
    """Return the compiled and the plain form of modules, which are named relative to the package."""
    return _form(import_module, names), _form(forms.plain, names)


def _form(load: Callable[[str], ModuleType], names: tuple[str, ...]) -> Form:
    return Form(**{name.rpartition(".")[2]: load(f"sevenwonders.{name}") for name in names})


def assert_distinct(compiled: Form, plain: Form) -> None:
    """Check that the forms are different modules, each of which uses its own state."""
    assert not str(compiled.rules.__file__).endswith(".py")
    assert str(plain.rules.__file__).endswith(".py")
    assert plain.rules.State is plain.state.State
    assert plain.state.State is not compiled.state.State


def assert_equal_tables(compiled: Form, plain: Form) -> None:
    """Check the tables, which shows that every number of the data fits into its C type."""
    names = vars(plain.tables.TABLES)
    assert len(names) > 40
    for name, value in names.items():
        assert getattr(compiled.tables.TABLES, name) == value, name
