"""A program that imports the command line once and does each order in a fork of itself.

A fork is a process of its own, with its own streams, variables, folder and exit code, as the program has them that a
person starts. Only the imports, which are most of what a short order costs, are not done again.

Each line of the standard input is an order, and is answered with its exit code.
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
    """Do what is ordered until there are no more orders. Only a fork comes back with an exception: how it ends."""
    for command in COMMANDS.values():
        resolve_name(command.place)
    for name in ("fluent.runtime", *(f"sevenwonders.{game}" for game in registry.names())):
        import_module(name)
    # The streams of the interpreter are left as they are at a start, for the forks.
    with os.fdopen(os.dup(0), encoding="utf-8") as orders, os.fdopen(os.dup(1), "w", encoding="utf-8") as answers:
        while line := orders.readline():
            fork = os.fork()
            if fork == 0:
                do(json.loads(line))
                return
            _, status = os.waitpid(fork, 0)
            print(os.waitstatus_to_exitcode(status), file=answers, flush=True)


def do(order: dict[str, Any]) -> None:
    """Be the program that is given these arguments."""
    for stream, path in enumerate(order["streams"]):
        os.dup2(os.open(path, os.O_RDONLY if stream == 0 else os.O_WRONLY), stream)
    os.chdir(order["folder"])
    os.environ.clear()
    os.environ.update(order["variables"])
    sys.argv = ["sevenwonders", *order["arguments"]]
    runpy.run_module("sevenwonders", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
