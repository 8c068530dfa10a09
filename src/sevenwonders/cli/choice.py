"""A question with a few answers to choose from."""

from collections.abc import Sequence

from sevenwonders.cli.complaint import reason
from sevenwonders.cli.screen import Span, StoppedError, line
from sevenwonders.cli.shell import Shell
from sevenwonders.core.errors import OptionError


def choose(shell: Shell, question: str, answers: Sequence[str], proposed: int) -> int:
    """Ask a person by a message id, and return which of the answers they choose; Enter takes the proposed one."""
    screen = shell.screen
    screen.show("", shell.text(question))
    for number, answer in enumerate(answers, start=1):
        screen.show(line(Span(f"  {number} ", "key"), answer))
    while True:
        typed = screen.ask(f"{shell.text('cli-choose', proposed=proposed + 1)} ").strip()
        if not typed:
            return proposed
        if typed.isascii() and typed.isdigit() and 1 <= int(typed[:6]) <= len(answers):
            return int(typed[:6]) - 1
        if typed.lower() == "quit":
            raise StoppedError
        shell.note(reason(shell.translation, OptionError("play/number", found=typed, most=len(answers))))
