"""An open socket as its table sees it: whose it is, what it has been told, and what is still to be sent."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from sevenwonders.server.metrics import METRICS
from sevenwonders.tables.secrets import Digest


class Line(Protocol):
    """The way to the other end of a socket."""

    @property
    def is_open(self) -> bool:
        """Whether messages can go out now, without waiting for the other end to read."""

    def push(self, messages: Sequence[bytes]) -> None:
        """Let messages go out, all at once."""

    def hang_up(self) -> None:
        """End it: the other end may try again later."""


@dataclass(eq=False, slots=True)
class Connection:
    """Somebody who watches. Messages are put into the outbox without waiting; one who does not read is dropped."""

    holder: Digest | None
    line: Line
    room: int
    most_bytes: int = 1 << 20
    secret: str | None = None
    wants_changes: bool = False
    eyes: int | None = None  # the seat whose view it was told
    version: int = 0  # what it has been told
    looking: int | None = None  # the seat it wants to see the table from
    outbox: list[bytes] = field(default_factory=list)
    waiting: int = 0  # bytes in the outbox
    is_dropped: bool = False
    is_owed: bool = False  # an answer: what happens meanwhile goes out with it

    def send(self, message: bytes) -> None:
        """Let a message go out; drop the connection if too many wait, or too much: the first may be of any size."""
        if len(self.outbox) >= self.room or (self.waiting and self.waiting + len(message) > self.most_bytes):
            self.drop()
        if self.is_dropped:
            return
        self.waiting += len(message)
        self.outbox.append(message)
        if not self.is_owed:
            self.flush()

    def answer(self, message: bytes | None) -> None:
        """Let an answer go out that was owed; None if it comes later."""
        self.is_owed = False
        if message is not None:
            self.send(message)
        else:
            self.flush()

    def flush(self) -> None:
        """Let everything go out that waits, if the other end reads; otherwise once it does."""
        if self.outbox and self.line.is_open:
            messages, self.outbox, self.waiting = self.outbox, [], 0
            self.line.push(messages)

    def drop(self) -> None:
        """Cut the connection."""
        if not self.is_dropped:
            self.is_dropped = True
            METRICS.dropped += 1
            self.line.hang_up()
