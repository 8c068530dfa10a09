"""Undo rules.

A player alone at a table may undo anything. With several people an undo needs the consent of all of them and is
refused once it would take back information that another person has seen.
"""

from sevenwonders.tables.history import History, UndoRequest, UndoTarget
from sevenwonders.tables.seats import Seats
from sevenwonders.tables.secrets import Digest


def required_consent(target: UndoTarget, seats: Seats, requester: Digest | None) -> frozenset[Digest]:
    """Return the holders who must agree.

    A sealed choice is known to its owner only, so withdrawing it needs no consent. Holders count even if they are
    offline or a bot plays for them.
    """
    return frozenset() if target.is_sealed else seats.holders - {requester}


def reveals_to_others(target: UndoTarget, seats: Seats, requester: Digest | None) -> bool:
    """Return whether the steps to undo gave information to another person.

    A free seat counts as a person: its next holder must not play against a player who has seen the draws.
    """
    return target.reveals and (bool(required_consent(target, seats, requester)) or seats.has_free)


def pending_consent(request: UndoRequest, seats: Seats) -> frozenset[Digest]:
    """Return the holders whose answer to a request is missing."""
    return seats.holders - {seats[seat].holder for seat in request.accepted}


def undoable_seats(history: History, seats: Seats) -> list[int]:
    """Return the seats that can request an undo of their last move, most recent move first."""
    found = []
    for _, seat, reveals in history.last_moves():
        if reveals and (seats.has_free or len(seats.holders) > 1):
            break
        if seats[seat].holder is not None:
            found.append(seat)
    return found
