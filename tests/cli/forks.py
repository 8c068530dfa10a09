"""A fork server: imports the command line once and runs each request in a fork.

A fork has its own streams, environment, working directory and exit code, like a newly started process, but skips the
imports, which take most of the time of a short command.

Each line of standard input is a request; the reply is its exit code.
"""

import json
import os
import runpy
import sys
from importlib import import_module
from pkgutil import resolve_name
from typing import Any

from sevenwonders.cli.app import COMMANDS
from sevenwonders.core import registry


def main() -> None:
    """Fork for each request until the input ends; only a fork raises SystemExit."""
    for command in COMMANDS.values():
        resolve_name(command.place)
    for name in ("fluent.runtime", *(f"sevenwonders.{game}" for game in registry.names())):
        import_module(name)
    # The standard streams stay unopened for the forks.
    with os.fdopen(os.dup(0), encoding="utf-8") as orders, os.fdopen(os.dup(1), "w", encoding="utf-8") as answers:
        while line := orders.readline():
            fork = os.fork()
            if fork == 0:
                do(json.loads(line))
                return
            _, status = os.waitpid(fork, 0)
            print(os.waitstatus_to_exitcode(status), file=answers, flush=True)


def do(order: dict[str, Any]) -> None:
    """Run the command line with these arguments."""
    for stream, path in enumerate(order["streams"]):
        os.dup2(os.open(path, os.O_RDONLY if stream == 0 else os.O_WRONLY), stream)
    os.chdir(order["folder"])
    os.environ.clear()
    os.environ.update(order["variables"])
    sys.argv = ["sevenwonders", *order["arguments"]]
    runpy.run_module("sevenwonders", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
