"""Who may take a move back: alone always, with others if all of them agree and nobody has learned anything from it.

Whoever holds a seat is asked, present or not, and whether or not a bot plays for them.
"""

from dataclasses import dataclass, replace
from typing import Self

from sevenwonders.server.history import History, TakeBack
from sevenwonders.server.seats import Seats
from sevenwonders.tables.secrets import Digest


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


def cannot_be_forgotten(back: TakeBack, seats: Seats, holder: Digest | None) -> bool:
    """Return whether somebody else has learned something by it, or would sit down to what only this holder has seen."""
    return back.reveals and (bool(must_agree(back, seats, holder)) or seats.has_free)


def can_undo(history: History, seats: Seats) -> list[int]:
    """Return the seats that may take back their last move, or ask the others to; who moved last comes first."""
    able = []
    for _, seat, reveals in history.last_moves():
        if reveals and (seats.has_free or len(seats.people) > 1):
            break  # by this and all moves before, somebody else has learned something, or will who sits down
        if seats[seat].holder is not None:
            able.append(seat)
    return able
