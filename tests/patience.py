"""Timeout of tests for events that must happen: a guard against hanging, not a performance limit."""

from typing import Final

PATIENCE: Final = 300.0  # seconds; a busy machine is slow, not wrong
