"""Texts given on the command line: written there, in a file, or coming in on the standard input."""

import sys
from pathlib import Path
from typing import Final

from sevenwonders.core.errors import GameError, OptionError

STANDARD_INPUT: Final = "<stdin>"  # a dash on the command line, which would look like an option
MOST_CHARACTERS: Final = 5_000_000


class FileError(GameError):
    """A file that cannot be read or written."""


def read(given: str) -> str:
    """Return the text of a file, or of the standard input where a dash was given."""
    try:
        if given == STANDARD_INPUT:
            text = sys.stdin.read(MOST_CHARACTERS + 1)
        else:
            with Path(given).open(encoding="utf-8") as file:
                text = file.read(MOST_CHARACTERS + 1)
    except (OSError, ValueError) as error:
        raise file_error("file/unreadable", given, error) from error
    if len(text) > MOST_CHARACTERS:
        raise FileError("file/too-long", name=given)
    return text


def write_new(name: str, text: str) -> None:
    """Write a file that is not there yet: nothing is ever overwritten unasked."""
    try:
        with Path(name).open("x", encoding="utf-8") as file:
            file.write(text)
    except (OSError, ValueError) as error:
        raise file_error("file/unwritable", name, error) from error


def write(name: str, text: str) -> None:
    """Write a file that is ours, all of it or nothing."""
    path = Path(name)
    draft = path.with_name(path.name + ".new")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except (OSError, ValueError) as error:
        raise file_error("file/unwritable", name, error) from error


def file_error(key: str, name: str, error: Exception) -> FileError:
    """Return what the system said about a file as an error of ours."""
    match error:
        case FileNotFoundError():
            return FileError("file/missing", name=name)
        case FileExistsError():
            return FileError("file/exists", name=name)
        case IsADirectoryError():
            return FileError("file/folder", name=name)
        case PermissionError():
            return FileError("file/forbidden", name=name)
        case UnicodeDecodeError():
            return FileError("file/not-text", name=name)
        case OSError():
            return FileError(key, name=name, system=error.strerror or str(error))
        case _:
            return FileError(key, name=name, system=str(error))


def require(given: str, option: str) -> str:
    """Return a text that must not be empty."""
    if not given.strip():
        raise OptionError("usage/empty", option=option)
    return given
