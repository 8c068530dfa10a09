"""Coroutines are tests here."""

from tests.server.conftest import pytest_pyfunc_call

__all__ = ["pytest_pyfunc_call"]
