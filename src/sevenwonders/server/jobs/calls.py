"""Calls in worker processes."""

import os
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Final, TypeVar

from sevenwonders.core import registry

Result = TypeVar("Result")
_NICENESS: Final = 5  # of worker processes, so that the server answers first


def job_call(function: Callable[..., Result], *arguments: object) -> Callable[[], Result]:
    """Return a picklable call that knows the games registered here."""
    places = {name: registry.place_of(name) for name in registry.names()}
    return partial(_run, places, function, arguments)


def _run(places: Mapping[str, str], function: Callable[..., Result], arguments: tuple[object, ...]) -> Result:
    _lower_priority()
    for name, place in places.items():
        registry.register(name, place)
    return function(*arguments)


@cache
def _lower_priority() -> None:
    """Lower the priority of this process, once."""
    if hasattr(os, "nice"):
        os.nice(_NICENESS)


def write_lines(function: Callable[..., Iterator[bytes]], arguments: tuple[object, ...], file: str) -> None:
    """Write the items of a generator to a file, each one as soon as it is computed."""
    with Path(file).open("wb", buffering=0) as lines:
        lines.writelines(line + b"\n" for line in function(*arguments))


class LineReader:
    """Reads the complete lines of a file that another process writes."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._offset = 0

    def read(self) -> list[bytes]:
        """Return the lines since the last call, or all if the file was begun again."""
        with self._file.open("rb") as lines:
            if lines.seek(0, 2) < self._offset:
                self._offset = 0
            lines.seek(self._offset)
            complete, end, _ = lines.read().rpartition(b"\n")
        self._offset += len(complete) + len(end)
        return complete.splitlines()
