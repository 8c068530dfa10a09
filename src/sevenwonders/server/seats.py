"""The seats of a table: who holds them, and who plays for them."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Self

from sevenwonders.tables.errors import ForbiddenError
from sevenwonders.tables.protocols import SeatRow, TableRow
from sevenwonders.tables.secrets import Digest, same


class Seats:
    """The rows of a table's seats, as the store keeps them."""

    def __init__(self, rows: Iterable[SeatRow]) -> None:
        self._sit(rows)

    def _sit(self, rows: Iterable[SeatRow]) -> None:
        """Note who sits where and who holds what: it is asked for at every step, and seldom changes."""
        self.rows = tuple(rows)
        self._held: dict[Digest, list[int]] = {}
        for row in self.rows:
            if row.holder is not None:
                self._held.setdefault(row.holder, []).append(row.seat)
        self.people = frozenset(self._held)  # all who hold a seat, present or not, whether or not a bot plays for them
        self.has_bots = any(row.level is not None or row.bot is not None for row in self.rows)
        self.has_free = any(row.holder is None and row.level is None for row in self.rows)  # can somebody sit down?

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[SeatRow]:
        return iter(self.rows)

    def __getitem__(self, seat: int) -> SeatRow:
        return self.rows[seat]

    def put(self, row: SeatRow) -> None:
        """Change a seat."""
        self._sit(row if row.seat == other.seat else other for other in self.rows)

    def with_rows(self, rows: Sequence[SeatRow]) -> Self:
        """Return the seats with some of them changed."""
        if not rows:
            return self
        ahead = type(self)(self.rows)
        for row in rows:
            ahead.put(row)
        return ahead

    def of(self, holder: Digest | None) -> list[int]:
        """Return the seats that a holder has.

        Digests are looked up: how long that takes depends on a hash that is another in every process.
        """
        return [] if holder is None else self._held.get(holder, [])

    def expect_held(self, seat: int, holder: Digest) -> None:
        """Raise ForbiddenError if the seat is not this holder's."""
        if not same(self.rows[seat].holder, holder):
            raise ForbiddenError("seat/not-yours", seat=seat)

    def invited(self, invite: Digest) -> SeatRow | None:
        """Return the free seat that an invitation is for."""
        return next((row for row in self.rows if same(row.invite, invite)), None)

    @property
    def names(self) -> dict[int, str]:
        """The names of the seats that have one."""
        return {row.seat: row.name for row in self.rows if row.name}

    def level(self, seat: int) -> str | None:
        """Return how strong the AI is that plays for a seat; None if a person does."""
        return self.rows[seat].level or self.rows[seat].bot


def host_of(table: TableRow, seats: Seats) -> Digest | None:
    """Return who may invite: whoever set the table up, or once they have left, whoever holds the first seat."""
    if table.host is not None and seats.of(table.host):
        return table.host
    return next((row.holder for row in seats if row.holder is not None), None)
