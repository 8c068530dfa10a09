"""A process of ours that is told and answers in lines, through its input and its output."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final, Self

_LONGEST_LINE: Final = 1 << 26


class Child:
    """A process that runs one of our modules; it ends when its input does, so none outlives the server."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process, self._input, self._output = process, process.stdin, process.stdout

    @classmethod
    async def start(cls, module: str, *arguments: str) -> Self:
        """Start a module in a process of its own; raise OSError."""
        program = (sys.executable, "-m", module, *arguments)
        return cls(await asyncio.create_subprocess_exec(*program, stdin=PIPE, stdout=PIPE, limit=_LONGEST_LINE))

    @property
    def pid(self) -> int:
        """The number that the system knows it by."""
        return self._process.pid

    @property
    def has_died(self) -> bool:
        """Whether it runs no more."""
        return self._process.returncode is not None

    async def tell(self, line: bytes) -> None:
        """Write a line to it; raise OSError if it cannot be told anything any more."""
        self._input.write(line + b"\n")
        await self._input.drain()

    async def line(self) -> bytes:
        """Return the next line that it writes; raise OSError if it died."""
        line = await self._output.readline()
        if not line.endswith(b"\n"):  # nothing more, or half a line
            raise OSError("the process died")
        return line

    async def end(self) -> None:
        """Kill it and wait until it is dead and its pipes are closed, so that nothing of it is left behind."""
        with suppress(ProcessLookupError):
            self._process.kill()
        self._input.close()
        with suppress(OSError):
            await self._input.wait_closed()
        await self._output.read()
        await self._process.wait()
