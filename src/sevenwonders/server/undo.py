"""Who may take a move back: alone always, with others if they agree and have learned nothing from it."""

from dataclasses import dataclass, replace
from typing import Self

from sevenwonders.server.history import History, TakeBack
from sevenwonders.server.seats import Seats
from sevenwonders.server.secrets import Digest


@dataclass(frozen=True, slots=True)
class Wish:
    """An undo that waits for others to agree."""

    back: TakeBack
    agreed: frozenset[Digest]
    waiting: frozenset[Digest]

    def agree(self, holder: Digest) -> Self:
        """Return the wish after one more has agreed."""
        return replace(self, agreed=self.agreed | {holder}, waiting=self.waiting - {holder})


def must_agree(back: TakeBack, seats: Seats, holder: Digest | None) -> frozenset[Digest]:
    """Return the people whom a holder must ask to take something back: none for what they have not seen."""
    return frozenset() if back.is_sealed else seats.people - {holder}


def can_undo(history: History, seats: Seats) -> list[int]:
    """Return the seats that may take back their last move, or ask the others to; who moved last comes first."""
    found: list[tuple[int, int]] = []
    for row in seats:
        back = history.take_back(row.seat) if row.holder is not None else None
        if back is not None and not (back.reveals and must_agree(back, seats, row.holder)):
            found.append((back.steps[0], row.seat))
    return [seat for _, seat in sorted(found, reverse=True)]
