"""How long a test waits for what must come: a guard against hanging, never a measure."""

from typing import Final

PATIENCE: Final = 300.0  # seconds; a busy machine is slow, not wrong
