"""A ledger: a file of JSON lines with what came of the parts of some work, so that it can be done in several goes.

The first line says which work it is; the others follow the order of the parts.
"""

import json
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

        A last line that is not whole, as a crash may leave it, counts as not written.
        """
        if not self._path.exists():
            return []
        text = self._path.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        if len(whole) < len(text):
            self._path.write_text(whole, encoding="utf-8")
        try:
            head, *entries = [json.loads(line) for line in whole.splitlines()] or [self._head]
        except ValueError as error:
            raise self.unreadable() from error
        if head != self._head:
            raise OptionError("ladder/other", name=str(self._path))
        return entries

    def unreadable(self) -> OptionError:
        """Return the complaint about a file that is not a ledger."""
        return OptionError("ladder/unreadable", name=str(self._path))

    def note(self, entry: Any) -> None:
        """Add what came of the next parts."""
        is_new = not self._path.exists() or not self._path.stat().st_size
        with self._path.open("a", encoding="utf-8") as file:
            for line in (self._head, entry) if is_new else (entry,):
                print(json.dumps(line), file=file)
