"""Multiple-choice questions."""

from collections.abc import Sequence

from sevenwonders.cli.error_text import error_sentence
from sevenwonders.cli.screen import Span, StoppedError, line
from sevenwonders.cli.shell import Shell
from sevenwonders.core.errors import OptionError


def choose(shell: Shell, question: str, answers: Sequence[str], proposed: int) -> int:
    """Ask a question and return the index of the chosen answer; Enter selects `proposed`."""
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
        shell.note(error_sentence(shell.translation, OptionError("play/number", found=typed, most=len(answers))))
