"""Progress bars on standard error."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from sevenwonders.cli.screen import wants_colour
from sevenwonders.cli.shell import Shell


class Progress(Protocol):
    """A progress display."""

    def advance(self, games: int) -> None:
        """Add finished games."""


class NoProgress:
    """Progress display for error streams that are not terminals."""

    def advance(self, games: int) -> None:
        """Do nothing."""


class ShareBar:
    """A bar for a share from 0 to 1; does nothing if standard error is not a terminal."""

    def __init__(self, shown: Any = None) -> None:
        self._shown = shown
        self._task = None if shown is None else shown.add_task("", total=1.0)

    def update(self, share: float, text: str) -> None:
        """Show the share and a note in front of the bar."""
        if self._shown is not None:
            self._shown.update(self._task, completed=share, description=text)

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Hide the bar while the block prints lines."""
        if self._shown is not None:
            self._shown.stop()
        try:
            yield
        finally:
            if self._shown is not None:
                self._shown.start()


@contextmanager
def progress(shell: Shell, games: int) -> Iterator[Progress]:
    """Show a progress bar if standard error is a terminal."""
    if not sys.stderr.isatty():
        yield NoProgress()
        return
    from rich import progress as bars

    columns = (bars.BarColumn(), bars.MofNCompleteColumn(), bars.TimeElapsedColumn(), bars.TimeRemainingColumn())
    with bars.Progress(bars.TextColumn("{task.description}"), *columns, console=_console(), transient=True) as shown:
        task = shown.add_task(shell.text("cli-sim-playing"), total=games)

        class Bar:
            def advance(self, games: int) -> None:
                shown.advance(task, games)

        yield Bar()


@contextmanager
def share_progress() -> Iterator[ShareBar]:
    """Show a bar for a share of the work if standard error is a terminal."""
    if not sys.stderr.isatty():
        yield ShareBar()
        return
    from rich import progress as bars

    columns = (bars.BarColumn(), bars.TaskProgressColumn(), bars.TimeElapsedColumn(), bars.TimeRemainingColumn())
    with bars.Progress(bars.TextColumn("{task.description}"), *columns, console=_console(), transient=True) as shown:
        yield ShareBar(shown)


def _console() -> Any:
    import os

    from rich.console import Console

    return Console(stderr=True, no_color=not wants_colour(True, os.environ))
