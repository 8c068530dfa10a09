"""What every command is given: the language of the reader, the screen, and a way to complain."""

import sys
from collections.abc import Iterable
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING

from sevenwonders.cli.complaint import complaint
from sevenwonders.cli.screen import Screen
from sevenwonders.core.errors import GameError
from sevenwonders.core.sheet import PROGRAM
from sevenwonders.i18n import Translation

if TYPE_CHECKING:
    from sevenwonders.cli.copies import Copies
    from sevenwonders.cli.serve import Serve


class Shell:
    """One run of the command line."""

    def __init__(self, language: str, serve: "Serve | None" = None, copies: "Copies | None" = None) -> None:
        self.translation = Translation(language)
        self.serve = serve
        self.copies = copies
        self.source = ""  # the file that is being read, for complaints
        self.names: Iterable[str] = ()  # words that could be meant by a misspelt one

    def speak(self, language: str) -> None:
        """Go on in another language."""
        self.translation = Translation(language)

    @cached_property
    def screen(self) -> Screen:
        """The terminal."""
        return Screen()

    def text(self, message: str, /, **arguments: object) -> str:
        """Return a message in the reader's language."""
        return self.translation.text(message, **arguments)

    def complain(self, error: GameError, *, inside: bool = False) -> None:
        """Tell on the error stream what is wrong; inside a game the program need not name itself."""
        first, *more = complaint(self.translation, error, source=self.source, names=self.names)
        self.note(first if inside else f"{PROGRAM}: {first}", *more)

    def note(self, *lines: str) -> None:
        """Write lines to the error stream; if that cannot be written, nobody can be told."""
        sys.stdout.flush()
        encoding = sys.stderr.encoding or "ascii"
        with suppress(OSError):
            for entry in lines:
                print(entry.encode(encoding, "replace").decode(encoding), file=sys.stderr)
