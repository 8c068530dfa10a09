"""Notification of the other open pages, which share the database of the browser."""

from collections.abc import Callable
from typing import Final

import msgspec

from sevenwonders.tables.protocols import Notice

_DECODER: Final[msgspec.json.Decoder[Notice]] = msgspec.json.Decoder(Notice)


class PageNotifier:
    """Implements `tables.protocols.Notifier` on a channel that reaches all pages of the browser."""

    is_shared = True

    def __init__(self, broadcast: Callable[[str], object]) -> None:
        """`broadcast` sends a text to all other pages."""
        self._broadcast = broadcast
        self._on_notice: Callable[[Notice], None] | None = None
        self._on_gap: Callable[[], None] | None = None

    def subscribe(self, on_notice: Callable[[Notice], None], on_gap: Callable[[], None]) -> None:
        self._on_notice, self._on_gap = on_notice, on_gap

    def send(self, notice: Notice) -> None:
        self._broadcast(msgspec.json.encode(notice).decode())

    def receive(self, text: str) -> None:
        """Handle a notice of another page; a malformed one, of another version of the program, is skipped."""
        try:
            notice = _DECODER.decode(text)
        except msgspec.DecodeError:
            return
        if self._on_notice is not None:
            self._on_notice(notice)

    def report_gap(self) -> None:
        """Report that notices may have been lost, or that the database was deleted."""
        if self._on_gap is not None:
            self._on_gap()
