"""Input texts from the command line, files and standard input; output files."""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sevenwonders.core.errors import GameError, OptionError
from sevenwonders.core.registry import names

if TYPE_CHECKING:
    from sevenwonders.cli.shell import Shell

STANDARD_INPUT: Final = "<stdin>"  # replaces "-", which Cyclopts would take for an option
MOST_CHARACTERS: Final = 5_000_000


class FileError(GameError):
    """A file that cannot be read or written."""


@dataclass(frozen=True, slots=True)
class Source:
    """An input text, the argument that names it, and its file unless the argument is the text itself."""

    given: str
    text: str
    file: str | None = None

    @property
    def is_position(self) -> bool:
        """Whether the text looks like a position: it begins with a game's name or has sections."""
        return looks_like_position(self.text)


def file_source(given: str, option: str) -> Source:
    """Return the text of a file; raise FileError."""
    return Source(given, read(require(given, option)), given)


def position_source(given: str, option: str) -> Source:
    """Return an argument that is a position itself, else read the file it names; raise FileError."""
    return Source(given, given) if looks_like_position(require(given, option)) else file_source(given, option)


def looks_like_position(text: str) -> bool:
    """Return whether a text looks like a position: it begins with a game's name or has sections."""
    start = text.lstrip()
    first = next(iter(start.split(maxsplit=1)), "")
    return first in names() or (";" in start and "\n" not in start.strip())


def source_name(shell: "Shell", source: Source) -> str:
    """Return the name of a source in error messages; empty for a text given as an argument."""
    return shell.text("cli-standard-input") if source.file == STANDARD_INPUT else source.file or ""


def read(given: str) -> str:
    """Return the text of a file or of standard input."""
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


def expect_new(name: str, option: str) -> None:
    """Raise FileError if an output file exists or its folder is missing."""
    path = Path(require(name, option))
    expect_free(path)
    if not path.parent.is_dir():
        raise FileError("file/no-folder", name=str(path.parent))


def expect_free(path: Path) -> None:
    """Raise FileError if a path exists."""
    try:
        path.lstat()
    except FileNotFoundError:
        return
    except OSError as error:
        raise file_error("file/unwritable", str(path), error) from error
    raise FileError("file/folder" if path.is_dir() else "file/exists", name=str(path))


def write_new(name: str, text: str) -> None:
    """Create a file; raise FileError if it exists."""
    try:
        with Path(name).open("x", encoding="utf-8") as file:
            file.write(text)
    except (OSError, ValueError) as error:
        raise file_error("file/unwritable", name, error) from error


def write(name: str, text: str) -> None:
    """Replace a file atomically."""
    path = Path(name)
    draft = path.with_name(path.name + ".new")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except (OSError, ValueError) as error:
        raise file_error("file/unwritable", name, error) from error


def file_error(key: str, name: str, error: Exception) -> FileError:
    """Convert an OSError or ValueError to a FileError."""
    match error:
        case FileNotFoundError() if key == "file/unwritable":
            return FileError("file/no-folder", name=str(Path(name).parent))
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
    """Return an option value; raise OptionError if it is empty."""
    if not given.strip():
        raise OptionError("usage/empty", option=option)
    return given
