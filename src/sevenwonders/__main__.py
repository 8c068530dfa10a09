"""The program: the command line, and the server that it can start. Only here the two know of each other."""

import sys
from typing import Any


def main() -> int:
    """Do what the arguments of the process say; return the exit code."""
    from sevenwonders.cli.main import main as command_line

    return command_line(serve=_serve)


def _serve(*arguments: Any, **options: Any) -> None:
    from sevenwonders.server.run import serve

    serve(*arguments, **options)


# A match in several processes imports this module again in each of them.
if __name__ == "__main__":
    sys.exit(main())
