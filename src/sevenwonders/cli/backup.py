"""`sevenwonders backup` and `sevenwonders restore`: the tables of a server in one file."""

from typing import Annotated, Protocol

from cyclopts import Parameter

from sevenwonders.cli.shell import Shell
from sevenwonders.cli.storage import Data, Database, storage_address

File = Annotated[str, Parameter(help="cli-option-backup-file")]


class BackupService(Protocol):
    """Copies the tables of a server; both methods return their number."""

    def backup(self, data: str | None, file: str) -> int:
        """Copy all tables into a file."""

    def restore(self, file: str, data: str | None) -> int:
        """Load the tables of a file into an empty database."""


def backup(shell: Shell, file: File, /, *, data: Data = None, database: Database = None) -> int:
    """Copy all tables into a file."""
    count = _service(shell).backup(storage_address(data, database), file)
    shell.screen.paragraph(shell.text("cli-backup-done", file=file, tables=count))
    return 0


def restore(shell: Shell, file: File, /, *, data: Data = None, database: Database = None) -> int:
    """Load the tables of a file into an empty database."""
    count = _service(shell).restore(file, storage_address(data, database))
    shell.screen.paragraph(shell.text("cli-restore-done", tables=count))
    return 0


def _service(shell: Shell) -> BackupService:
    if shell.backups is None:
        raise AssertionError("this command line was made without a server")
    return shell.backups
