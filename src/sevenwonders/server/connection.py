"""An open socket as its table sees it: whose it is, what it has been told, and what is still to be sent."""

import asyncio
from dataclasses import dataclass, field

from sevenwonders.server.secrets import Digest


@dataclass(eq=False, slots=True)
class Connection:
    """Somebody who watches. Messages are put into the outbox without waiting; one who does not read is dropped."""

    holder: Digest | None
    room: int
    secret: str | None = None
    version: int = 0  # what it has been told
    looking: int | None = None  # the seat it wants to see the table from
    outbox: asyncio.Queue[bytes] = field(default_factory=asyncio.Queue)
    dropped: asyncio.Event = field(default_factory=asyncio.Event)

    def send(self, message: bytes) -> None:
        """Let a message go out; drop the connection if too many wait."""
        if self.outbox.qsize() >= self.room:
            self.dropped.set()
        if not self.dropped.is_set():
            self.outbox.put_nowait(message)
