"""Counts the open WebSockets: in all, by client and by network.

A socket is pending until its first message. Pending sockets have a small pool of their own: when it is full, the
oldest socket of the client with the most of them is closed, so that silent sockets of many addresses cannot shut out
a player.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sevenwonders.server.ratelimit import client_key, site_key
from sevenwonders.server.settings import Limits
from sevenwonders.tables.errors import TooManyError

_SPECTATOR_SHARE: Final = 0.75  # of all sockets; the rest is reserved for players
_CLIENTS_PER_SITE: Final = 2  # IPv6 networks of 64 bits with a full share, in one of 56 bits
_PENDING_SHARE: Final = 1 / 16  # of all sockets
_MIN_PENDING: Final = 20


class OpenSocket:
    """A counted socket.

    Attributes:
        deadline: Time limit of the first message. `close` ends it early, to free the place for another client.
    """

    def __init__(self, client: str, site: str) -> None:
        self.client, self.site = client, site
        self.deadline: asyncio.Timeout | None = None
        self.is_spectator = False

    def close(self) -> None:
        """Make the deadline of the first message expire."""
        if self.deadline is not None:
            self.deadline.reschedule(asyncio.get_running_loop().time())


class SocketCounter:
    """The open sockets of this process."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._clients: Counter[str] = Counter()
        self._sites: Counter[str] = Counter()
        self._spectators: Counter[str] = Counter()
        self._pending: dict[str, deque[OpenSocket]] = {}
        self._max_pending = max(_MIN_PENDING, int(limits.connections * _PENDING_SHARE))

    @property
    def total(self) -> int:
        return self._clients.total()

    @contextmanager
    def opened(self, address: str) -> Iterator[OpenSocket]:
        """Count a pending socket while the block lasts; raise TooManyError."""
        socket = OpenSocket(client_key(address), site_key(address))
        self._expect_room(socket)
        if sum(map(len, self._pending.values())) >= self._max_pending:
            self._evict()
        self._clients[socket.client] += 1
        self._sites[socket.site] += 1
        self._pending.setdefault(socket.client, deque()).append(socket)
        try:
            yield socket
        finally:
            self._forget_pending(socket)
            _decrement(self._clients, socket.client)
            _decrement(self._sites, socket.site)
            if socket.is_spectator:
                _decrement(self._spectators, socket.client)

    def identify(self, socket: OpenSocket, *, is_player: bool) -> None:
        """Take a socket out of the pending ones after its first message; raise TooManyError for too many spectators."""
        self._forget_pending(socket)
        if is_player:
            return
        limits = self._limits
        is_full = self._spectators.total() >= max(1, int(limits.connections * _SPECTATOR_SHARE))
        own = max(1, int(limits.connections_per_client * _SPECTATOR_SHARE))
        if is_full or self._spectators[socket.client] >= own:
            raise TooManyError("connection/too-many", seconds=10)
        self._spectators[socket.client] += 1
        socket.is_spectator = True

    def _expect_room(self, socket: OpenSocket) -> None:
        per_client = self._limits.connections_per_client
        if (
            self.total >= self._limits.connections
            or self._clients[socket.client] >= per_client
            or self._sites[socket.site] >= _CLIENTS_PER_SITE * per_client
        ):
            raise TooManyError("connection/too-many", seconds=10)

    def _evict(self) -> None:
        """Close the oldest pending socket of the client with the most of them."""
        sockets = max(self._pending.values(), key=len)
        sockets[0].close()
        self._forget_pending(sockets[0])

    def _forget_pending(self, socket: OpenSocket) -> None:
        sockets = self._pending.get(socket.client)
        if sockets is not None and socket in sockets:
            sockets.remove(socket)
            if not sockets:
                del self._pending[socket.client]


def _decrement(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if not counter[key]:
        del counter[key]
