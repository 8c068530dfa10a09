"""The context of a command: language, screen and error reporting."""

import sys
from collections.abc import Iterable
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING

from sevenwonders.cli.error_text import error_lines
from sevenwonders.cli.screen import SIMILAR, Screen
from sevenwonders.core.errors import GameError
from sevenwonders.core.registry import PROGRAM
from sevenwonders.i18n import Translation

if TYPE_CHECKING:
    from sevenwonders.cli.backup import BackupService
    from sevenwonders.cli.serve import Serve


class Shell:
    """The context of one command-line run."""

    def __init__(self, language: str, serve: "Serve | None" = None, backups: "BackupService | None" = None) -> None:
        self.translation = Translation(language)
        self.serve = serve
        self.backups = backups
        self.source = ""  # the input file named in error messages
        self.names: Iterable[str] = ()  # candidates for spelling suggestions

    def set_language(self, language: str) -> None:
        """Change the language."""
        self.translation = Translation(language)

    @cached_property
    def screen(self) -> Screen:
        """The terminal."""
        return Screen()

    def text(self, message: str, /, **arguments: object) -> str:
        """Return a message in the reader's language."""
        return self.translation.text(message, **arguments)

    def report_error(self, error: GameError, *, inside: bool = False) -> None:
        """Print an error to standard error, prefixed by the program name unless `inside` a game."""
        first, *more = error_lines(self.translation, error, source=self.source, names=self.names)
        self.note(first if inside else f"{PROGRAM}: {first}", *more)

    def note(self, *lines: str) -> None:
        """Print lines to standard error; failures are ignored."""
        sys.stdout.flush()
        encoding = sys.stderr.encoding or "ascii"
        with suppress(OSError):
            for entry in lines:
                print(entry.encode(encoding, SIMILAR).decode(encoding), file=sys.stderr)
