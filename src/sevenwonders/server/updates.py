"""What is sent about a table: to each connection for its own eyes, and nothing that its seat may not know."""

import weakref
from collections.abc import Collection
from typing import Any, Final, Protocol, cast

from sevenwonders.core.protocol import Over
from sevenwonders.core.shuffle import commitment
from sevenwonders.server.audience import Audience
from sevenwonders.server.connection import Connection
from sevenwonders.server.encoding import encode, made_once
from sevenwonders.server.history import History
from sevenwonders.server.limits import Limits
from sevenwonders.server.seats import Seats, host_of
from sevenwonders.server.undo import Wish, can_undo
from sevenwonders.server.views import Views
from sevenwonders.tables.events import event_infos
from sevenwonders.tables.messages import Changed, EventInfo, ResultInfo, SeatInfo, Status, TableInfo, UndoInfo, Update
from sevenwonders.tables.protocols import SeatRow, TableRow
from sevenwonders.tables.secrets import Digest

_MOST_INFOS: Final = 8  # kept, of one table


class Bounded(Protocol):
    """Where limits are set."""

    limits: Limits


class Shown(Protocol):
    """What there is to show of a table."""

    @property
    def host(self) -> Bounded:
        """Where the table stands."""

    row: TableRow
    seats: Seats
    history: History
    audience: Audience
    wish: Wish | None

    @property
    def thinking(self) -> Collection[int]:
        """The seats whose bots are thinking."""


class Updates:
    """Makes the messages about a table. What several readers get alike is made once."""

    def __init__(self, table: Shown) -> None:
        # It is the table's own: a circle would stay in memory until the garbage collector comes by.
        self._table: Shown = weakref.proxy(table)
        self._history = table.history
        self._views = Views(table.history)
        self._events: dict[int, list[EventInfo]] = {}
        self._commitment = commitment(table.row.seed)
        self._most_events = table.host.limits.events
        self._infos: dict[tuple[int, ...], TableInfo] = {}  # encoded, by who may take a move back
        self._infos_from: object = None  # what they follow from otherwise

    # ---- one pair of eyes

    def update(self, holder: Digest | None, looking: int | None = None, since: int | None = None) -> Update:
        """Return the table for somebody's eyes, with what happened since a version that they have seen."""
        seats = self._table.seats.of(holder)
        return self._update(self.info(), seats, self._eyes(seats, looking), since)

    def _update(self, info: TableInfo, seats: list[int], seat: int | None, since: int | None) -> Update:
        self._forget_the_past()
        version = self._history.version
        after = since if since is not None and version - self._most_events <= since <= version else None
        events = [] if after is None else self._events_after(after)
        return Update(after, version, seats, seat, info, events, self._views.whole(seat))

    def _news(self, info: TableInfo, seats: list[int], connection: Connection, eyes: int | None) -> Update | Changed:
        """Return what is new to somebody: of the table only what has changed, if they want it so and know the rest."""
        if connection.wants_changes and connection.eyes == eyes:
            changes = self._views.changes(eyes, connection.version)
            if changes is not None:
                events = self._events_after(connection.version)
                told = cast(Any, changes)  # encoded already
                return Changed(connection.version, self._history.version, seats, eyes, info, events, told)
        return self._update(info, seats, eyes, connection.version)

    def _eyes(self, seats: list[int], looking: int | None) -> int | None:
        """Return the seat from which somebody sees the table: the one they chose, the one asked, or their first."""
        if looking in seats:
            return looking
        if len(seats) < 2:
            return seats[0] if seats else None
        return next((seat for seat in self._table.history.asked if seat in seats), seats[0])

    def _forget_the_past(self) -> None:
        """Throw away what was made for a history that is no longer the table's."""
        if self._history is not self._table.history:
            self._history = self._table.history
            self._views = self._views.moved_on(self._history)
            self._events.clear()

    def _events_after(self, version: int) -> list[EventInfo]:
        if version not in self._events:
            self._events[version] = made_once(event_infos(self._history.events(version)))
        return self._events[version]

    # ---- everybody

    def tell(self) -> None:
        """Send everybody what is new to them."""
        self._forget_the_past()
        if self._table.audience:
            self._tell_all()
        self._views.let_past_go()

    def _tell_all(self) -> None:
        info, version = self._info_once(), self._table.history.version
        made: dict[tuple[object, ...], bytes] = {}
        for connection in self._table.audience:
            seats = self._table.seats.of(connection.holder)
            eyes = self._eyes(seats, connection.looking)
            key = (connection.version, *seats, eyes, connection.eyes, connection.wants_changes)
            message = made.get(key)
            if message is None:
                message = made[key] = encode(self._news(info, seats, connection, eyes))
            connection.version, connection.eyes = version, eyes
            connection.send(message)

    def tell_status(self, but: Connection | None = None) -> None:
        """Send everybody, except one, what has changed about the table without a new version."""
        if any(connection is not but for connection in self._table.audience):
            self._table.audience.send(encode(Status(self.info())), but)

    def _info_once(self) -> TableInfo:
        """Return `info`, encoded already; few steps change anything about it."""
        table, history = self._table, self._table.history
        follows_from = (
            table.seats.rows,
            table.audience.changes,
            frozenset(table.thinking),
            table.wish,
            history.pending if history.is_over else None,
            history.rematch,
        )
        if follows_from != self._infos_from or len(self._infos) > _MOST_INFOS:
            self._infos_from, self._infos = follows_from, {}
        able = tuple(can_undo(history, table.seats))
        if able not in self._infos:
            self._infos[able] = made_once(self.info())
        return self._infos[able]

    def info(self) -> TableInfo:
        """Return what everybody may know about the table."""
        table, history = self._table, self._table.history
        pending = history.pending
        return TableInfo(
            id=table.row.id,
            game=table.row.game,
            created=table.row.created,
            options=dict(table.row.settings),
            seats=[self._seat_info(row) for row in table.seats],
            result=ResultInfo(list(pending.winners), pending.reason) if isinstance(pending, Over) else None,
            undo=None if table.wish is None else _undo_info(table.wish, table.seats),
            can_undo=can_undo(history, table.seats),
            rematch=history.rematch,
            watching=sum(count for holder, count in table.audience.holders.items() if not table.seats.of(holder)),
            host=table.seats.of(host_of(table.row, table.seats)),
            commitment=self._commitment,
            seed=table.row.seed if isinstance(pending, Over) else None,
        )

    def _seat_info(self, row: SeatRow) -> SeatInfo:
        return SeatInfo(
            seat=row.seat,
            name=row.name,
            kind="ai" if row.level is not None else "free" if row.holder is None else "person",
            level=row.level,
            bot=row.bot,
            online=self._table.audience.has(row.holder),
            thinking=row.seat in self._table.thinking,
        )


def _undo_info(wish: Wish, seats: Seats) -> UndoInfo:
    agreed, waiting = ([row.seat for row in seats if row.holder in some] for some in (wish.agreed, wish.waiting))
    return UndoInfo(wish.back.seat, len(wish.back.steps), agreed, waiting)
