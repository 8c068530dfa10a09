"""Notification of the other open pages, which share the database of the browser."""

from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct

from sevenwonders.tables.protocols import Notice


class NewVersion(Struct, frozen=True, tag=True):
    """A table has a new version."""

    table: str
    version: int


_DECODER: Final[msgspec.json.Decoder[NewVersion | Notice]] = msgspec.json.Decoder(NewVersion | Notice)


class PageNotifier:
    """Implements `tables.protocols.Notifier` on a channel that reaches all pages of the browser."""

    is_shared = True

    def __init__(self, broadcast: Callable[[str], object]) -> None:
        """`broadcast` sends a text to all other pages."""
        self._broadcast = broadcast
        self._on_version: Callable[[str, int], None] | None = None
        self._on_notice: Callable[[Notice], None] | None = None
        self._on_gap: Callable[[], None] | None = None

    def subscribe(
        self,
        on_version: Callable[[str, int], None],
        on_notice: Callable[[Notice], None],
        on_gap: Callable[[], None],
    ) -> None:
        self._on_version, self._on_notice, self._on_gap = on_version, on_notice, on_gap

    def send(self, notice: Notice) -> None:
        self._broadcast(msgspec.json.encode(notice).decode())

    def send_version(self, table: str, version: int) -> None:
        """Notify the other pages of a new version."""
        self._broadcast(msgspec.json.encode(NewVersion(table, version)).decode())

    def receive(self, text: str) -> None:
        """Handle a message of another page; a malformed one, of another version of the program, is skipped."""
        try:
            message = _DECODER.decode(text)
        except msgspec.DecodeError:
            return
        if isinstance(message, NewVersion):
            if self._on_version is not None:
                self._on_version(message.table, message.version)
        elif self._on_notice is not None:
            self._on_notice(message)

    def report_gap(self) -> None:
        """Report that notifications may have been lost, or that the database was deleted."""
        if self._on_gap is not None:
            self._on_gap()
