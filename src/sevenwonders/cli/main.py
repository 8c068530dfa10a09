"""Entry point of the ``sevenwonders`` command line."""

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sevenwonders.cli.copies import Copies
    from sevenwonders.cli.serve import Serve
    from sevenwonders.cli.shell import Shell

WRONG_USAGE: Final = 2
WRONG_INPUT: Final = 1
INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None, serve: "Serve | None" = None, copies: "Copies | None" = None) -> int:
    """Do what the arguments say; return the exit code: 0, 1 for input that cannot be read or played, 2 for usage.

    `serve` runs the server, `copies` copies its games: the command line starts them but does not know them.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    open_streams()
    if given == ["--version"] and _tell_version():
        return 0

    from sevenwonders.cli.shell import Shell
    from sevenwonders.i18n import from_environment

    shell = Shell(from_environment(os.environ), serve, copies)
    try:
        code = _answer(shell, given)
        sys.stdout.flush()  # what could not be written is told here; at its end the interpreter would do it its way
    except BrokenPipeError:
        _give_up_output()  # whoever read it has left
        return WRONG_INPUT
    except OSError as error:
        if not output_fails():
            raise
        _give_up_output()
        _complain_about_output(shell, error)
        return WRONG_INPUT
    return code


def _answer(shell: "Shell", given: list[str]) -> int:
    """Do what the arguments say and complain about what is wrong with them; return the exit code."""
    from sevenwonders.core.errors import GameError, OptionError

    try:
        return _run(shell, given)
    except OptionError as error:
        shell.complain(error)
        return WRONG_USAGE
    except GameError as error:
        shell.complain(error)
        return WRONG_INPUT
    except KeyboardInterrupt:
        shell.note("", shell.text("cli-stopped"))
        return INTERRUPTED


def _run(shell: "Shell", given: list[str]) -> int:
    from sevenwonders.cli.app import order_of
    from sevenwonders.cli.screen import StoppedError

    language, rest = chosen_language(given)
    if language is not None:
        shell.speak(language)
    try:
        code = order_of(shell, rest)()
    except StoppedError:
        shell.screen.say(shell.text("cli-left"))
        return 0
    return code if isinstance(code, int) else 0


def _tell_version() -> bool:
    """Print the version, for which nothing else need be imported; return whether that was possible."""
    import sevenwonders

    try:
        print(sevenwonders.__version__, flush=True)
    except OSError:
        return False
    return True


# ---- streams


def open_streams() -> None:
    """Have all standard streams: one that was closed (`<&-`, `>&-`) is empty, or forgets what it is told."""
    for name, mode, flags in (("stdin", "r", os.O_RDONLY), ("stdout", "w", os.O_WRONLY), ("stderr", "w", os.O_WRONLY)):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, flags), mode, encoding="utf-8", closefd=False))


def output_fails() -> bool:
    """Return whether the standard output is what failed: then it fails again. Else it has one empty line more."""
    try:
        print(flush=True)
    except OSError:
        return True
    return False


def _give_up_output() -> None:
    """Let the rest of the output go into the void, also what the interpreter flushes at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain_about_output(shell: "Shell", error: OSError) -> None:
    from sevenwonders.cli.source import file_error

    shell.complain(file_error("file/unwritable", shell.text("cli-standard-output"), error))


def chosen_language(given: Sequence[str]) -> tuple[str | None, list[str]]:
    """Return the language that `--lang` asks for, and the other arguments; raise OptionError if we do not speak it."""
    from sevenwonders.core.errors import OptionError
    from sevenwonders.i18n import LANGUAGES

    rest: list[str] = []
    language = None
    words = iter(given)
    for word in words:
        if word == "--":
            return language, [*rest, word, *words]
        if word != "--lang" and not word.startswith("--lang="):
            rest.append(word)
            continue
        wanted = next(words, "") if word == "--lang" else word.partition("=")[2]
        language = wanted.replace("_", "-").partition("-")[0].lower()
        if language not in LANGUAGES:
            expected = [f"{code} ({name})" for code, name in LANGUAGES.items()]
            raise OptionError("usage/language", option="--lang", found=wanted, expected=expected)
    return language, rest
