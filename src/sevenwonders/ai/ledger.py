"""Append-only JSON-lines file that makes work in parts resumable.

The first line identifies the work; the others are results in the order of the parts.
"""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sevenwonders.core.errors import OptionError


class Ledger:
    """The result file of some work; `head` identifies it as JSON-ready data."""

    def __init__(self, path: Path, head: Any) -> None:
        self._path = path
        self._head = json.loads(json.dumps(head))

    def entries(self) -> list[Any]:
        """Return the stored results; raise OptionError if the file is unreadable or of other work.

        An incomplete last line, as after a crash, is truncated. Foreign files are not changed.
        """
        if not self._path.exists():
            return []
        content = self._path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        try:
            lines = [json.loads(line) for line in whole.splitlines()]
        except ValueError as error:
            raise self.unreadable() from error
        if lines:
            expect_same(self._path, lines[0], self._head)
        elif not json.dumps(self._head).encode().startswith(content):
            raise self.unreadable()
        if len(whole) < len(content):
            os.truncate(self._path, len(whole))
        return lines[1:]

    def unreadable(self) -> OptionError:
        """Return the error for a file that is not a ledger."""
        return unreadable(self._path)

    def note(self, entry: Any) -> None:
        """Append a result."""
        is_new = not self._path.exists() or not self._path.stat().st_size
        with self._path.open("a", encoding="utf-8") as file:
            for line in (self._head, entry) if is_new else (entry,):
                print(json.dumps(line), file=file)


def expect_same(path: Path, found: Any, wanted: Mapping[str, Any]) -> None:
    """Raise OptionError, with the differing keys, unless a file belongs to this work."""
    if not isinstance(found, dict) or found.keys() != wanted.keys():
        raise unreadable(path)
    fields = [name for name, value in wanted.items() if found[name] != value]
    if fields:
        raise OptionError("ladder/other", name=str(path), fields=fields)


def unreadable(path: Path) -> OptionError:
    """Return the error for a file of another kind."""
    return OptionError("ladder/unreadable", name=str(path))
