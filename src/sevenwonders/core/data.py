"""Convert values to JSON-compatible data for `json.dumps` and clients.

>>> from sevenwonders.core.protocol import Ask
>>> as_data(Ask((0, 1), "turn"))
{'kind': 'ask', 'seats': [0, 1], 'question': 'turn'}
"""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any, Final

# Fast path: the most frequent types need no further inspection.
ATOMS: Final = frozenset((bool, float, int, str, type(None)))


def as_data(value: object) -> Any:
    """Return a value with dataclasses and mappings as dicts, sequences as lists."""
    if type(value) in ATOMS:
        return value
    if is_dataclass(value):
        return {field.name: as_data(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {key: as_data(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [as_data(one) for one in value]
    return value
