"""Messages about a table for its clients. Each contains only what its viewer may know."""

from collections.abc import Hashable
from typing import Any, Final, Protocol, cast

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

_CACHED_INFOS: Final = 8


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
        self._history = table.history
        self._views = Views(table.history)
        self._events: dict[int, list[EventInfo]] = {}
        self._commitment = commitment(table.row.seed)
        self._infos: dict[Hashable, Raw] = {}

    # ---- one viewer

    def update(self, holder: Digest | None, requested_seat: int | None = None, since: int | None = None) -> Update:
        """Return the table as a holder sees it, with the events since a version that the client has."""
        seats = self._table.seats.of(holder)
        return self._update(self.info(), seats, self._view_seat(seats, requested_seat), since)

    def _update(self, info: TableInfo, seats: list[int], seat: int | None, since: int | None) -> Update:
        self._advance()
        version = self._history.version
        after = since if since is not None and version - self._max_events <= since <= version else None
        events = [] if after is None else self._events_after(after)
        return Update(after, version, seats, seat, info, events, self._views.whole(seat))

    def _update_for(self, client: Client, info: TableInfo, seats: list[int], seat: int | None) -> Update | Changed:
        """Return a patch if the client accepts it and has the version before, otherwise the whole view."""
        if client.wants_patches and client.view_seat == seat:
            patch = self._views.patch(seat, client.version)
            if patch is not None:
                events = self._events_after(client.version)
                # `Raw` is sent as it is, in the place of the mapping that it encodes.
                return Changed(
                    client.version, self._history.version, seats, seat, info, events, cast(dict[str, Raw], patch)
                )
        return self._update(info, seats, seat, client.version)

    def _view_seat(self, seats: list[int], requested: int | None) -> int | None:
        """Return the seat whose view is shown: the requested one, the one that must decide, or the first."""
        if requested in seats:
            return requested
        if len(seats) < 2:
            return seats[0] if seats else None
        return next((seat for seat in self._table.history.asked if seat in seats), seats[0])

    def _advance(self) -> None:
        """Compute views for the table's history if it has changed."""
        if self._history is not self._table.history:
            self._history = self._table.history
            self._views = self._views.advanced(self._history)
            self._events.clear()

    def _events_after(self, version: int) -> list[EventInfo]:
        if version not in self._events:
            self._events[version] = event_infos(self._history.events(version))
        return self._events[version]

    # ---- all clients

    def publish(self) -> None:
        """Send the new version to all clients."""
        self._advance()
        if self._table.connections:
            self._send_updates()
        self._views.forget_past()

    def _send_updates(self) -> None:
        # `Raw` is sent as it is, in the place of the info that it encodes.
        info, version = cast(TableInfo, self._encoded_info()), self._table.history.version
        messages: dict[Hashable, bytes] = {}
        for client in self._table.connections:
            seats = self._table.seats.of(client.holder)
            seat = self._view_seat(seats, client.requested_seat)
            key = (client.version, *seats, seat, client.view_seat, client.wants_patches)
            message = messages.get(key)
            if message is None:
                message = messages[key] = encode(self._update_for(client, info, seats, seat))
            client.version, client.view_seat = version, seat
            client.outbox.put(message)

    def publish_status(self, exclude: Client | None = None) -> None:
        """Send changes of the table that have no version, such as presence, to all clients except one."""
        if any(client is not exclude for client in self._table.connections):
            self._table.connections.send(encode(Status(cast(TableInfo, self._encoded_info()))), exclude)

    # ---- the table without its view

    def _encoded_info(self) -> Raw:
        """Return `info` encoded; few steps change it."""
        table, history = self._table, self._table.history
        key = (
            table.seats.rows,
            table.connections.changes,
            history.undo_request,
            history.pending if history.is_over else None,
            history.rematch,
            tuple(self._thinking_seats()),
            tuple(undoable_seats(history, table.seats)),
        )
        if key not in self._infos:
            if len(self._infos) >= _CACHED_INFOS:
                self._infos.clear()
            self._infos[key] = Raw(encode(self.info()))
        return self._infos[key]

    def info(self) -> TableInfo:
        """Return the public information about the table."""
        table, history = self._table, self._table.history
        pending, request = history.pending, history.undo_request
        return TableInfo(
            id=table.row.id,
            game=table.row.game,
            created=table.row.created,
            options=dict(table.row.settings),
            seats=[self._seat_info(row) for row in table.seats],
            result=ResultInfo(list(pending.winners), pending.reason) if isinstance(pending, Over) else None,
            undo=None if request is None else _undo_info(request, table.seats),
            can_undo=undoable_seats(history, table.seats),
            rematch=history.rematch,
            watching=table.connections.spectators(table.seats),
            host=table.seats.of(host_of(table.row, table.seats)),
            commitment=self._commitment,
            seed=table.row.seed if isinstance(pending, Over) else None,
        )

    def _thinking_seats(self) -> list[int]:
        """Return the seats whose bots must decide."""
        return [seat for seat in self._table.history.asked if self._table.seats.level(seat) is not None]

    def _seat_info(self, row: SeatRow) -> SeatInfo:
        return SeatInfo(
            seat=row.seat,
            name=row.name,
            kind="ai" if row.level is not None else "free" if row.holder is None else "person",
            level=row.level,
            bot=row.bot,
            online=self._table.connections.is_online(row.holder, self._table.seats),
            thinking=row.seat in self._thinking_seats(),
        )


def _undo_info(request: UndoRequest, seats: Seats) -> UndoInfo:
    pending = pending_consent(request, seats)
    held: list[Any] = [row for row in seats if row.holder is not None]
    agreed = [row.seat for row in held if row.holder not in pending]
    return UndoInfo(request.seat, len(request.steps), agreed, [row.seat for row in held if row.holder in pending])
