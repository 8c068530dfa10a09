"""Entry point of the ``sevenwonders`` command line."""

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sevenwonders.cli.backup import BackupService
    from sevenwonders.cli.serve import Serve
    from sevenwonders.cli.shell import Shell

WRONG_USAGE: Final = 2
WRONG_INPUT: Final = 1
INTERRUPTED: Final = 130


def main(
    arguments: Sequence[str] | None = None, serve: "Serve | None" = None, backups: "BackupService | None" = None
) -> int:
    """Run a command; return the exit code: 0, 1 for invalid input, 2 for wrong usage.

    `serve` runs the server and `backups` copies its tables; they are passed in because `cli` does not import `server`.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    open_streams()
    if given == ["--version"] and _print_version():
        return 0

    from sevenwonders.cli.shell import Shell
    from sevenwonders.i18n import from_environment

    shell = Shell(from_environment(os.environ), serve, backups)
    try:
        code = _run_reporting_errors(shell, given)
        sys.stdout.flush()  # raises here instead of at interpreter exit
    except BrokenPipeError:
        _discard_output()  # the reading process has exited
        return WRONG_INPUT
    except OSError as error:
        if not output_fails():
            raise
        _discard_output()
        _report_output_error(shell, error)
        return WRONG_INPUT
    return code


def _run_reporting_errors(shell: "Shell", given: list[str]) -> int:
    """Run a command, print its errors and return the exit code."""
    from sevenwonders.core.errors import GameError, OptionError

    try:
        return _run(shell, given)
    except OptionError as error:
        shell.report_error(error)
        return WRONG_USAGE
    except GameError as error:
        shell.report_error(error)
        return WRONG_INPUT
    except KeyboardInterrupt:
        shell.note("", shell.text("cli-stopped"))
        return INTERRUPTED


def _run(shell: "Shell", given: list[str]) -> int:
    from sevenwonders.cli.app import parse
    from sevenwonders.cli.screen import StoppedError

    language, rest = chosen_language(given)
    if language is not None:
        shell.set_language(language)
    try:
        code = parse(shell, rest)()
    except StoppedError:
        shell.screen.paragraph(shell.text("cli-left"))
        return 0
    return code if isinstance(code, int) else 0


def _print_version() -> bool:
    """Print the version without importing the commands; return whether it succeeded."""
    import sevenwonders

    try:
        print(sevenwonders.__version__, flush=True)
    except OSError:
        return False
    return True


# ---- streams


def open_streams() -> None:
    """Replace closed standard streams (`<&-`, `>&-`) by the null device."""
    for name, mode, flags in (("stdin", "r", os.O_RDONLY), ("stdout", "w", os.O_WRONLY), ("stderr", "w", os.O_WRONLY)):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, flags), mode, encoding="utf-8", closefd=False))


def output_fails() -> bool:
    """Return whether writing to standard output fails; prints an empty line if it does not."""
    try:
        print(flush=True)
    except OSError:
        return True
    return False


def _discard_output() -> None:
    """Redirect standard output to the null device, including the flush at interpreter exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _report_output_error(shell: "Shell", error: OSError) -> None:
    from sevenwonders.cli.source import file_error

    shell.report_error(file_error("file/unwritable", shell.text("cli-standard-output"), error))


def chosen_language(given: Sequence[str]) -> tuple[str | None, list[str]]:
    """Return the language of `--lang` and the other arguments; raise OptionError if it is not available."""
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
