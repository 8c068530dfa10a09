"""The program: the command line, and the server that it can start. Only this module imports both."""

import os
import sys

# Ctrl-C is handled in `main` only, so slow imports belong there.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

WRONG_USAGE = 2
INTERRUPTED = 130


def main() -> int:
    """Run the command in `sys.argv`; return the exit code."""
    try:
        from sevenwonders.cli.main import main as command_line

        return command_line(serve=_serve, backups=_Copies())
    except KeyboardInterrupt:
        return INTERRUPTED  # during the imports, or after the output
    except ModuleNotFoundError as missing:
        if not _comes_with_an_extra(missing.name):
            raise
        print(
            'sevenwonders: the command line needs the extra "app": pip install "sevenwonders[app]"'
            f" (not found: {missing.name})",
            file=sys.stderr,
        )
        return WRONG_USAGE


def _serve(*arguments: "Any", **options: "Any") -> None:
    from sevenwonders.server.main import serve

    serve(*arguments, **options)


class _Copies:
    """Backups of the games of a server: by default, of SEVENWONDERS_DATA."""

    def backup(self, data: str | None, file: str) -> int:
        """Copy all tables into a file and return their number."""
        from sevenwonders.server.storage.backup import backup

        return backup(data or os.environ.get("SEVENWONDERS_DATA"), file)

    def restore(self, file: str, data: str | None) -> int:
        """Copy the tables of a file into an empty database and return their number."""
        from sevenwonders.server.storage.backup import restore

        return restore(file, data or os.environ.get("SEVENWONDERS_DATA"))


def _comes_with_an_extra(module: str | None) -> bool:
    """Whether a missing module is of another project; one of ours or of Python's would be a fault to be seen."""
    package = (module or "").partition(".")[0]
    return package not in ("", "sevenwonders") and package not in sys.stdlib_module_names


# A match in several processes imports this module again in each of them.
if __name__ == "__main__":
    sys.exit(main())
