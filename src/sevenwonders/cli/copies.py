"""`sevenwonders backup` and `sevenwonders restore`: the games of a server as one file."""

from typing import Annotated, Protocol

from cyclopts import Parameter

from sevenwonders.cli.place import Data, Database, place_of
from sevenwonders.cli.shell import Shell

File = Annotated[str, Parameter(help="cli-option-backup-file")]


class Copies(Protocol):
    """What copies the games of a server; both return how many."""

    def backup(self, data: str | None, file: str) -> int:
        """Copy all games into a file."""

    def restore(self, file: str, data: str | None) -> int:
        """Put the games of a file into an empty database."""


def backup(shell: Shell, file: File, /, *, data: Data = None, database: Database = None) -> int:
    """Copy all games into a file."""
    count = _copies(shell).backup(place_of(data, database), file)
    shell.screen.say(shell.text("cli-backup-done", file=file, tables=count))
    return 0


def restore(shell: Shell, file: File, /, *, data: Data = None, database: Database = None) -> int:
    """Put the games of a file into an empty database."""
    count = _copies(shell).restore(file, place_of(data, database))
    shell.screen.say(shell.text("cli-restore-done", tables=count))
    return 0


def _copies(shell: Shell) -> Copies:
    if shell.copies is None:
        raise AssertionError("this command line was made without a server")
    return shell.copies
