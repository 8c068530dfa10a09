"""A round-robin load balancer for TCP connections, without sticky sessions."""

import asyncio
import socket
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

from tests.timeouts import TIMEOUT

from sevenwonders.server.main import bind

_CHUNK = 1 << 16


class Balancer:
    """Connects each client to the next backend that accepts the connection."""

    def __init__(self, backends: Sequence[int]) -> None:
        """`backends` are ports of this machine."""
        self._backends = list(backends)
        self._next = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward the bytes of one connection in both directions until either side closes."""
        for _ in self._backends:
            port = self._backends[self._next % len(self._backends)]
            self._next += 1
            try:
                backend = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                continue
            await asyncio.gather(_copy(reader, backend[1]), _copy(backend[0], writer))
            return
        writer.close()


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(_CHUNK):
            writer.write(data)
            await writer.drain()
    writer.close()


@contextmanager
def balancing(backends: Sequence[int]) -> Iterator[int]:
    """Run a balancer in a thread while the block lasts, and return its port."""
    started, ended = threading.Event(), asyncio.Event()
    loop = asyncio.new_event_loop()

    async def run(listener: socket.socket) -> None:
        balancer = Balancer(backends)
        server = await asyncio.start_server(balancer.serve, sock=listener)
        started.set()
        await ended.wait()
        server.close()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    with bind("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        thread = threading.Thread(target=lambda: loop.run_until_complete(run(listener)), daemon=True)
        thread.start()
        assert started.wait(TIMEOUT)
        try:
            yield port
        finally:
            loop.call_soon_threadsafe(ended.set)
            thread.join(TIMEOUT)
            loop.close()
