"""Timeout of tests for events that must happen: a guard against hanging, not a performance limit."""

from typing import Final

TIMEOUT: Final = 300.0  # seconds; long, for a busy machine
