"""Messages about a table for its clients. Each contains only what its viewer may know."""

from collections.abc import Hashable
from typing import Any, Protocol, cast

from msgspec import Raw

from sevenwonders.core.protocol import Over
from sevenwonders.core.shuffle import commitment
from sevenwonders.tables.encoding import encode
from sevenwonders.tables.events import event_infos
from sevenwonders.tables.history import History, UndoRequest
from sevenwonders.tables.messages.updates import (
    Changed,
    EventInfo,
    ResultInfo,
    SeatInfo,
    Status,
    TableInfo,
    UndoInfo,
    Update,
)
from sevenwonders.tables.presence import Client, Connections
from sevenwonders.tables.protocols import SeatRow, TableRow
from sevenwonders.tables.seats import Seats, host_of
from sevenwonders.tables.secrets import Digest
from sevenwonders.tables.undo import pending_consent, undoable_seats
from sevenwonders.tables.views import Views


class PublishedTable(Protocol):
    """The parts of a table that clients see."""

    row: TableRow
    seats: Seats
    history: History
    connections: Connections


class Publisher:
    """Sends updates; clients with the same view share one encoded message."""

    def __init__(self, table: PublishedTable, max_events: int) -> None:
        self._table = table
        self._max_events = max_events
        self._views = Views(table.history)
        self._events: dict[int, list[EventInfo]] = {}  # after a version
        self._commitment = commitment(table.row.seed)

    # ---- one viewer

    def update(self, holder: Digest | None, requested_seat: int | None = None, since: int | None = None) -> Update:
        """Return the table as a holder sees it, with the events since a version that the client has."""
        seats = self._table.seats.of(holder)
        return self._update(self.info(), seats, self._view_seat(seats, requested_seat), since)

    def _update(self, info: TableInfo, seats: list[int], seat: int | None, since: int | None) -> Update:
        history, views = self._table.history, self._current_views
        after = since if since is not None and history.version - self._max_events <= since <= history.version else None
        events = [] if after is None else self._events_after(after)
        return Update(after, history.version, seats, seat, info, events, views.whole(seat))

    def _view_seat(self, seats: list[int], requested: int | None) -> int | None:
        """Return the seat whose view is shown: the requested one, the one that must decide, or the first."""
        if requested in seats:
            return requested
        if len(seats) < 2:
            return seats[0] if seats else None
        return next((seat for seat in self._table.history.asked if seat in seats), seats[0])

    @property
    def _current_views(self) -> Views:
        if self._views.history is not self._table.history:
            self._views = self._views.advanced(self._table.history)
            self._events = {}
        return self._views

    def _events_after(self, version: int) -> list[EventInfo]:
        if version not in self._events:
            self._events[version] = event_infos(self._table.history.events(version))
        return self._events[version]

    # ---- all clients

    def publish(self) -> None:
        """Send the new version to all clients."""
        views = self._current_views
        if self._table.connections:
            self._send_updates(views)
        views.past = None

    def _send_updates(self, views: Views) -> None:
        table, version = self._table, self._table.history.version
        info = self._encoded_info()
        messages: dict[Hashable, bytes] = {}
        for client in table.connections:
            seats = table.seats.of(client.holder)
            seat = self._view_seat(seats, client.requested_seat)
            key = (client.version, *seats, seat, client.view_seat, client.wants_patches)
            if key not in messages:
                messages[key] = encode(self._update_for(client, views, info, seats, seat))
            client.version, client.view_seat = version, seat
            client.outbox.put(messages[key])

    def _update_for(
        self, client: Client, views: Views, info: TableInfo, seats: list[int], seat: int | None
    ) -> Update | Changed:
        """Return a patch if the client accepts it and has the version before, otherwise the whole view."""
        is_known = client.wants_patches and client.view_seat == seat
        patch = views.patch(seat, client.version) if is_known else None
        if patch is None:
            return self._update(info, seats, seat, client.version)
        history = self._table.history
        events = self._events_after(client.version)
        return Changed(client.version, history.version, seats, seat, info, events, patch)

    def publish_status(self, exclude: Client | None = None) -> None:
        """Send changes of the table that have no version, such as presence, to all clients except one."""
        if any(client is not exclude for client in self._table.connections):
            self._table.connections.send(encode(Status(self._encoded_info())), exclude)

    # ---- the table without its view

    def _encoded_info(self) -> TableInfo:
        """Return `info`, encoded once for several messages: `Raw` is sent as it is."""
        return cast(TableInfo, Raw(encode(self.info())))

    def info(self) -> TableInfo:
        """Return the public information about the table."""
        table, history = self._table, self._table.history
        pending, request = history.pending, history.undo_request
        thinking = [seat for seat in history.asked if table.seats.level(seat) is not None]
        return TableInfo(
            id=table.row.id,
            game=table.row.game,
            created=table.row.created,
            options=dict(table.row.settings),
            seats=[self._seat_info(row, thinking) for row in table.seats],
            result=ResultInfo(list(pending.winners), pending.reason) if isinstance(pending, Over) else None,
            undo=None if request is None else _undo_info(request, table.seats),
            can_undo=undoable_seats(history, table.seats),
            rematch=history.rematch,
            watching=table.connections.spectators(table.seats),
            host=table.seats.of(host_of(table.row, table.seats)),
            commitment=self._commitment,
            seed=table.row.seed if isinstance(pending, Over) else None,
        )

    def _seat_info(self, row: SeatRow, thinking: list[int]) -> SeatInfo:
        return SeatInfo(
            seat=row.seat,
            name=row.name,
            kind="ai" if row.level is not None else "free" if row.holder is None else "person",
            level=row.level,
            bot=row.bot,
            online=self._table.connections.is_online(row.holder, self._table.seats),
            thinking=row.seat in thinking,
        )


def _undo_info(request: UndoRequest, seats: Seats) -> UndoInfo:
    pending = pending_consent(request, seats)
    held: list[Any] = [row for row in seats if row.holder is not None]
    agreed = [row.seat for row in held if row.holder not in pending]
    return UndoInfo(request.seat, len(request.steps), agreed, [row.seat for row in held if row.holder in pending])
