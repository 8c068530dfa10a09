"""Progress of a match: a bar on the error stream, if that is a terminal."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from sevenwonders.cli.screen import wants_colour
from sevenwonders.cli.shell import Shell


class Progress(Protocol):
    """Something that can be told how many games are done."""

    def advance(self, games: int) -> None:
        """Count games that were played."""


class Silent:
    """No progress to see: the error stream is not a terminal."""

    def advance(self, games: int) -> None:
        """Do nothing."""


@contextmanager
def progress(shell: Shell, games: int) -> Iterator[Progress]:
    """Show a bar on the error stream while games are played, if that is a terminal."""
    import os

    if not sys.stderr.isatty():
        yield Silent()
        return
    from rich import progress as bars
    from rich.console import Console

    console = Console(stderr=True, no_color=not wants_colour(True, os.environ))
    columns = (bars.BarColumn(), bars.MofNCompleteColumn(), bars.TimeElapsedColumn(), bars.TimeRemainingColumn())
    with bars.Progress(bars.TextColumn("{task.description}"), *columns, console=console, transient=True) as shown:
        task = shown.add_task(shell.text("cli-sim-playing"), total=games)

        class Bar:
            def advance(self, games: int) -> None:
                shown.advance(task, games)

        yield Bar()
