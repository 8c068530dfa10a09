"""Programs that a player writes in the page: their output and the tables that they display.

A program runs in a worker of its own, which the page terminates to stop it.
"""

import ast
import io
import linecache
import time
import traceback
from contextlib import redirect_stderr, redirect_stdout
from types import TracebackType
from typing import Any, Final, Protocol

from sevenwonders.api.replays import position_view
from sevenwonders.core.game import Game
from sevenwonders.tables.encoding import encode

FILE: Final = "program.py"
_BATCH_SECONDS: Final = 0.1
_BATCH_TEXT: Final = 5_000  # characters; a program can print faster than a page can show


class OutputPage(Protocol):
    """The page, which shows the output."""

    def write(self, text: str) -> object: ...

    def display(self, position: str) -> object:
        """Show the table of a `PositionView`, given as JSON."""


class Output(io.TextIOBase):
    """Sends text and the last displayed table to the page in batches."""

    def __init__(self, page: OutputPage) -> None:
        self._page = page
        self._text: list[str] = []
        self._length = 0
        self._game: Game[Any, Any, Any, Any] | None = None
        self._sent_at = time.monotonic()

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self._text.append(text)
        self._length += len(text)
        self._send_if_due()
        return len(text)

    def display(self, value: object) -> None:
        """Show the table of a game beside the program, and the repr of any other value in the output."""
        if isinstance(value, Game):
            self._game = value
            self._send_if_due()
        elif value is not None:
            self.write(f"{value!r}\n")

    def send(self) -> None:
        """Send everything that waits."""
        self._sent_at = time.monotonic()
        text, self._text, self._length = "".join(self._text), [], 0
        if len(text) > _BATCH_TEXT:
            text = f"…\n{text[-_BATCH_TEXT:]}"
        if text:
            self._page.write(text)
        game, self._game = self._game, None
        if game is not None:
            self._page.display(encode(position_view(game.rules, game.state)).decode())

    def _send_if_due(self) -> None:
        if self._length > 2 * _BATCH_TEXT:
            self._text = ["…\n", "".join(self._text)[-_BATCH_TEXT:]]
            self._length = _BATCH_TEXT
        if time.monotonic() - self._sent_at >= _BATCH_SECONDS:
            self.send()


def run(program: str, page: OutputPage) -> bool:
    """Run a program and return whether it ended without an error, whose traceback is part of the output.

    As in a notebook, the value of a last expression is displayed, and `display(game)` shows the table of a game.
    """
    output = Output(page)
    linecache.cache[FILE] = (len(program), None, program.splitlines(keepends=True), FILE)
    with redirect_stdout(output), redirect_stderr(output):
        try:
            _execute(program, output)
        except BaseException as error:
            if isinstance(error, SystemExit) and not error.code:
                return True
            lines = traceback.format_exception(type(error), error, _of_program(error.__traceback__))
            output.write("".join(lines))
            return False
        finally:
            output.send()
    return True


def _execute(program: str, output: Output) -> None:
    tree = ast.parse(program, FILE)
    names: dict[str, Any] = {"__name__": "__main__", "display": output.display}
    last: ast.expr | None = None
    if tree.body and isinstance(tree.body[-1], ast.Expr):
        last = tree.body[-1].value
        tree.body.pop()
    exec(compile(tree, FILE, "exec"), names)  # noqa: S102  # the player's own program, in the player's browser
    if last is not None:
        output.display(eval(compile(ast.Expression(last), FILE, "eval"), names))  # noqa: S307  # as above


def _of_program(frames: TracebackType | None) -> TracebackType | None:
    """Return the part of a traceback that begins in the program."""
    while frames is not None and frames.tb_frame.f_code.co_filename != FILE:
        frames = frames.tb_next
    return frames
