"""Everybody who is connected to a table, and for how long the others have been away."""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from sevenwonders.server.connection import Connection
from sevenwonders.tables.secrets import Digest


class Audience:
    """The connections of a table."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._connections: dict[Connection, None] = {}  # the oldest first
        self._of_holder: Counter[Digest | None] = Counter()  # connections
        self.changes = 0  # how often somebody came or went
        self._clock = clock
        self._opened = clock()
        self._left: dict[Digest, float] = {}

    def __len__(self) -> int:
        return len(self._connections)

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._connections)

    def add(self, connection: Connection) -> None:
        """Let somebody watch from now on."""
        self._connections[connection] = None
        self._of_holder[connection.holder] += 1
        self.changes += 1

    def remove(self, connection: Connection) -> None:
        """Let somebody go."""
        if connection in self._connections:
            self._forget(connection)
        if connection.holder is not None and not self.has(connection.holder):
            self._left[connection.holder] = self._clock()

    def count(self, holder: Digest | None) -> int:
        """Return how many connections a holder has; spectators together count as one who holds nothing."""
        return self._of_holder[holder]

    @property
    def holders(self) -> Mapping[Digest | None, int]:
        """How many connections each holder has, and those who hold nothing."""
        return self._of_holder

    def make_room(self, holder: Digest, most: int) -> None:
        """Cut the oldest connections of a holder who has as many as allowed: of a broken line nobody hears at once."""
        mine = [connection for connection in self._connections if connection.holder == holder]
        for connection in mine[: max(0, len(mine) - most + 1)]:
            self._forget(connection)
            connection.drop()

    def _forget(self, connection: Connection) -> None:
        self.changes += 1
        del self._connections[connection]
        self._of_holder[connection.holder] -= 1
        if not self._of_holder[connection.holder]:
            del self._of_holder[connection.holder]

    def hear(self, holder: Digest | None) -> None:
        """Note that a holder has asked for something, by whatever way."""
        if holder is not None:
            self._left[holder] = self._clock()

    def drop(self) -> None:
        """Cut all connections."""
        for connection in self._connections:
            connection.drop()

    def has(self, holder: Digest | None) -> bool:
        """Return whether a holder is connected."""
        return holder is not None and holder in self._of_holder

    def is_away(self, holder: Digest, seconds: float) -> bool:
        """Return whether a holder has not been connected for so long."""
        return not self.has(holder) and self._clock() - self._left.get(holder, self._opened) >= seconds

    def send(self, message: bytes, but: Connection | None = None) -> None:
        """Send all the same message, except one of them."""
        for connection in self._connections:
            if connection is not but:
                connection.send(message)
