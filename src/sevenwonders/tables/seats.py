"""The seats of a table: their holders, and the bots that play for them."""

from collections.abc import Iterable, Iterator, Sequence

from sevenwonders.tables.errors import ForbiddenError
from sevenwonders.tables.protocols import SeatRow, TableRow
from sevenwonders.tables.secrets import Digest, same


class Seats:
    """An immutable sequence of seat rows.

    Attributes:
        rows: The seats in order.
        holders: All people at the table, online or not, also those for whom a bot plays.
        has_bots: Whether a bot plays for any seat.
        has_free: Whether a person can claim a seat.
    """

    def __init__(self, rows: Iterable[SeatRow]) -> None:
        self.rows = tuple(rows)
        self._held: dict[Digest, list[int]] = {}
        for row in self.rows:
            if row.holder is not None:
                self._held.setdefault(row.holder, []).append(row.seat)
        self.holders = frozenset(self._held)
        self.has_bots = any(row.level is not None or row.bot is not None for row in self.rows)
        self.has_free = any(row.holder is None and row.level is None for row in self.rows)

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[SeatRow]:
        return iter(self.rows)

    def __getitem__(self, seat: int) -> SeatRow:
        return self.rows[seat]

    def replaced(self, rows: Sequence[SeatRow]) -> "Seats":
        if not rows:
            return self
        changed = {row.seat: row for row in rows}
        return Seats(changed.get(row.seat, row) for row in self.rows)

    def of(self, holder: Digest | None) -> list[int]:
        return [] if holder is None else self._held.get(holder, [])

    def expect_held(self, seat: int, holder: Digest) -> None:
        """Raise ForbiddenError unless `holder` holds the seat."""
        if seat not in self.of(holder):
            raise ForbiddenError("seat/not-yours", seat=seat)

    def invited(self, invite: Digest) -> SeatRow | None:
        """Return the free seat of an invitation."""
        return next((row for row in self.rows if same(row.invite, invite)), None)

    @property
    def names(self) -> dict[int, str]:
        return {row.seat: row.name for row in self.rows if row.name}

    def level(self, seat: int) -> str | None:
        """Return the level of the bot that plays for a seat, or None if a person plays."""
        return self.rows[seat].level or self.rows[seat].bot


def host_of(table: TableRow, seats: Seats) -> Digest | None:
    """Return the holder who may invite: the creator, or the first holder once the creator has left."""
    if table.host is not None and seats.of(table.host):
        return table.host
    return next((row.holder for row in seats if row.holder is not None), None)
