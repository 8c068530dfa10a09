"""Caches whose entries are containers that callers fill step by step."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar

Container = TypeVar("Container")


def cache_of(kind: Callable[[], Container], size: int) -> Callable[..., Container]:
    """Return a function from a key to its container, which is empty at first.

    The key is given as hashable arguments. Beyond `size` keys, the least recently used container is dropped.

    >>> prices = cache_of(dict, 2)
    >>> prices("rich", 3)["temple"] = 5
    >>> prices("rich", 3), prices("poor", 3)
    ({'temple': 5}, {})
    """

    @lru_cache(maxsize=size)
    def entry(*_: Any) -> Container:
        return kind()

    return entry
