"""A ledger: a file of JSON lines with what came of the parts of some work, so that it can be done in several goes.

The first line says which work it is; the others follow the order of the parts.
"""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sevenwonders.core.errors import OptionError


class Ledger:
    """The file of some work, which `head` describes as JSON-ready data."""

    def __init__(self, path: Path, head: Any) -> None:
        self._path = path
        self._head = json.loads(json.dumps(head))

    def entries(self) -> list[Any]:
        """Return what was noted; raise OptionError if that is about other work, or cannot be read.

        A last line that is not whole, as a crash may leave it, counts as not written and is cut off. A file that is
        anything else than this ledger stays as it is.
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
        """Return the complaint about a file that is not a ledger."""
        return unreadable(self._path)

    def note(self, entry: Any) -> None:
        """Add what came of the next parts."""
        is_new = not self._path.exists() or not self._path.stat().st_size
        with self._path.open("a", encoding="utf-8") as file:
            for line in (self._head, entry) if is_new else (entry,):
                print(json.dumps(line), file=file)


def expect_same(path: Path, found: Any, wanted: Mapping[str, Any]) -> None:
    """Check that a file is about the work that is wanted; raise OptionError that says what is different."""
    if not isinstance(found, dict) or found.keys() != wanted.keys():
        raise unreadable(path)
    fields = [name for name, value in wanted.items() if found[name] != value]
    if fields:
        raise OptionError("ladder/other", name=str(path), fields=fields)


def unreadable(path: Path) -> OptionError:
    """Return the complaint about a file that no work of this kind has written."""
    return OptionError("ladder/unreadable", name=str(path))
