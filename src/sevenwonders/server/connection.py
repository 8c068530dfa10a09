"""An open socket as its table sees it: whose it is, what it has been told, and what is still to be sent."""

import asyncio
from dataclasses import dataclass, field

from sevenwonders.server.secrets import Digest


@dataclass(eq=False, slots=True)
class Connection:
    """Somebody who watches. Messages are put into the outbox without waiting; one who does not read is dropped."""

    holder: Digest | None
    room: int
    most_bytes: int = 1 << 20
    secret: str | None = None
    wants_changes: bool = False
    eyes: int | None = None  # the seat whose view it was told
    version: int = 0  # what it has been told
    looking: int | None = None  # the seat it wants to see the table from
    outbox: asyncio.Queue[bytes] = field(default_factory=asyncio.Queue)
    waiting: int = 0  # bytes in the outbox
    dropped: asyncio.Event = field(default_factory=asyncio.Event)

    def send(self, message: bytes) -> None:
        """Let a message go out; drop the connection if too many wait, or too much: the first may be of any size."""
        if self.outbox.qsize() >= self.room or (self.waiting and self.waiting + len(message) > self.most_bytes):
            self.dropped.set()
        if not self.dropped.is_set():
            self.waiting += len(message)
            self.outbox.put_nowait(message)

    async def next(self) -> bytes:
        """Wait for the next message that is to go out."""
        message = await self.outbox.get()
        self.waiting -= len(message)
        return message
