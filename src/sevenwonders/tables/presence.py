"""Clients connected to a table, here and at other processes."""

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Final

from sevenwonders.tables.errors import TooManyError
from sevenwonders.tables.protocols import Presence
from sevenwonders.tables.seats import Seats
from sevenwonders.tables.secrets import Digest

PRESENCE_SECONDS: Final = 15.0  # between two presence messages of a process
_EXPIRY_SECONDS: Final = 3 * PRESENCE_SECONDS
_REACTION_SECONDS: Final = 2.0  # between two reactions of a player


class Outbox:
    """A bounded queue of messages to one client; it is closed when it overflows.

    Attributes:
        on_overflow: Called then; the client may be blocking the writer.
    """

    def __init__(self, max_messages: int, max_bytes: int) -> None:
        self.is_closed = False
        self.on_overflow: Callable[[], object] | None = None
        self._max_messages = max_messages
        self._max_bytes = max_bytes
        self._messages: deque[bytes] = deque()
        self._bytes = 0
        self._changed = asyncio.Event()

    def put(self, message: bytes) -> None:
        """Queue a message. A single message may have any size."""
        if self.is_closed:
            return
        is_full = len(self._messages) >= self._max_messages
        if is_full or (self._bytes and self._bytes + len(message) > self._max_bytes):
            self._messages.clear()
            self.close()
            if self.on_overflow is not None:
                self.on_overflow()
            return
        self._messages.append(message)
        self._bytes += len(message)
        self._changed.set()

    def close(self) -> None:
        """Accept no more messages; those that are queued are still sent."""
        self.is_closed = True
        self._changed.set()

    async def __aiter__(self) -> AsyncIterator[bytes]:
        """Yield messages until the outbox is closed and empty."""
        while True:
            while self._messages:
                message = self._messages.popleft()
                self._bytes -= len(message)
                yield message
            if self.is_closed:
                return
            self._changed.clear()
            await self._changed.wait()


class Client:
    """A client that watches a table.

    Attributes:
        holder: Digest of the client's secret; None for a spectator.
        requested_seat: Seat whose view the client asked for.
        wants_patches: Whether updates may contain only the changed fields of the view.
        version: Last version that was sent.
        view_seat: Seat whose view was sent last.
    """

    def __init__(
        self,
        outbox: Outbox,
        holder: Digest | None = None,
        *,
        key: str = "",
        requested_seat: int | None = None,
        wants_patches: bool = False,
    ) -> None:
        """`key` is the rate-limit key of the client."""
        self.outbox = outbox
        self.holder = holder
        self.key = key
        self.requested_seat = requested_seat
        self.wants_patches = wants_patches
        self.version = 0
        self.view_seat: int | None = None


class Connections:
    """The clients of a table."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._clients: dict[Client, None] = {}  # oldest first
        self._count: Counter[Digest | None] = Counter()
        self._created = clock()
        self._last_seen: dict[Digest, float] = {}
        self._last_reactions: dict[Digest, float] = {}
        self._remote: dict[str, tuple[Presence, float]] = {}  # by process, with the time of expiry
        self._last_seen_remotely: dict[int, float] = {}  # by seat

    def __len__(self) -> int:
        return len(self._clients)

    def __iter__(self) -> Iterator[Client]:
        return iter(list(self._clients))

    def add(self, client: Client) -> None:
        self._clients[client] = None
        self._count[client.holder] += 1

    def remove(self, client: Client) -> None:
        if client in self._clients:
            self._remove(client)
        if client.holder is not None and client.holder not in self._count:
            self.touch(client.holder)

    def count(self, holder: Digest | None) -> int:
        """Return the number of clients of a holder, or of spectators without a secret."""
        return self._count[holder]

    def make_room(self, holder: Digest, limit: int) -> None:
        """Disconnect the oldest clients of a holder so that another one stays within `limit`."""
        own = [client for client in self._clients if client.holder == holder]
        for client in own[: max(0, len(own) - limit + 1)]:
            self._remove(client)
            client.outbox.close()

    def disconnect_all(self) -> None:
        for client in self._clients:
            client.outbox.close()

    def touch(self, holder: Digest | None) -> None:
        """Record that a holder has sent a request."""
        if holder is not None:
            self._last_seen[holder] = self._clock()

    def count_reaction(self, holder: Digest) -> None:
        """Record a reaction; raise TooManyError if the player's last one was a moment ago."""
        now = self._clock()
        if now - self._last_reactions.get(holder, -_REACTION_SECONDS) < _REACTION_SECONDS:
            raise TooManyError("rate-limited", seconds=int(_REACTION_SECONDS))
        self._last_reactions[holder] = now

    def send(self, message: bytes, exclude: Client | None = None) -> None:
        """Send a message to all clients here, except one."""
        for client in self._clients:
            if client is not exclude:
                client.outbox.put(message)

    # ---- with the clients of other processes

    def receive(self, presence: Presence) -> bool:
        """Record the presence message of another process; return whether anything changed."""
        known = self._remote.get(presence.process)
        now = self._clock()
        for seat in (*presence.seats, *(known[0].seats if known is not None else ())):
            self._last_seen_remotely[seat] = now
        self._remote[presence.process] = presence, now + _EXPIRY_SECONDS
        before = ((), 0) if known is None else (known[0].seats, known[0].spectators)
        return before != (presence.seats, presence.spectators)

    def expire(self) -> bool:
        """Drop presence messages that have expired; return whether there were any."""
        now = self._clock()
        expired = [process for process, (_, expiry) in self._remote.items() if expiry <= now]
        for process in expired:
            del self._remote[process]
        return bool(expired)

    def is_online(self, holder: Digest | None, seats: Seats) -> bool:
        """Return whether a holder is connected to any process."""
        if holder is None or holder in self._count:
            return holder is not None
        own = seats.of(holder)
        return any(seat in own for presence in self._others() for seat in presence.seats)

    def is_away(self, holder: Digest, seats: Seats, seconds: float) -> bool:
        """Return whether a holder has been disconnected for `seconds`."""
        remotely = max((self._last_seen_remotely.get(seat, 0.0) for seat in seats.of(holder)), default=0.0)
        last_seen = max(self._last_seen.get(holder, self._created), remotely)
        return not self.is_online(holder, seats) and self._clock() - last_seen >= seconds

    def spectators(self, seats: Seats) -> int:
        """Return the number of clients that hold no seat."""
        return self._spectators_here(seats) + sum(presence.spectators for presence in self._others())

    def presence(self, table: str, process: str, seats: Seats, *, wants_reply: bool = False) -> Presence:
        """Return the presence message of this process."""
        online = tuple(row.seat for row in seats if row.holder is not None and row.holder in self._count)
        return Presence(table, process, online, self._spectators_here(seats), wants_reply)

    def _spectators_here(self, seats: Seats) -> int:
        return len(self._clients) - sum(map(self._count.__getitem__, seats.holders))

    def _others(self) -> Iterator[Presence]:
        now = self._clock()
        return (presence for presence, expiry in self._remote.values() if expiry > now)

    def _remove(self, client: Client) -> None:
        del self._clients[client]
        self._count[client.holder] -= 1
        if not self._count[client.holder]:
            del self._count[client.holder]
