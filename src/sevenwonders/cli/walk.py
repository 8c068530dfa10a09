"""Going through a recorded game by keys, whichever game it is."""

from collections.abc import Callable

from sevenwonders.cli.screen import StoppedError
from sevenwonders.cli.shell import Shell


def walk(shell: Shell, last: int, show: Callable[[int], None]) -> None:
    """Show moment after moment: Enter forward, b back, a number to go there, q to stop."""
    at = 0
    while True:
        shell.screen.show("")
        show(at)
        try:
            typed = shell.screen.ask(f"{shell.text('cli-replay-prompt', at=at, last=last)} ").strip().lower()
        except StoppedError:
            return
        if typed in ("q", "quit"):
            return
        if typed in ("b", "back"):
            at = max(0, at - 1)
        elif typed.isascii() and typed.isdigit():
            at = min(last, int(typed[:6]))
        elif not typed and at < last:
            at += 1
        elif not typed:
            return
        else:
            shell.screen.say(shell.text("cli-replay-help"))
