"""Games between people: while one runs, nobody is helped with it by any door of any process (`analysis`).

How such a game stands is kept in its row, so that it is known wherever the table is, and when it was put away.
"""

from hashlib import blake2b
from typing import Any

from sevenwonders.core.protocol import AnyRules
from sevenwonders.server.history import History
from sevenwonders.server.seats import Seats
from sevenwonders.server.store.store import Standing


def is_between_people(history: History, seats: Seats) -> bool:
    """Return whether a game runs in which more than one person plays, or may come to play."""
    return not history.is_over and len(seats.people) + seats.has_free > 1


def standing_of(history: History, seats: Seats) -> Standing | None:
    """Return how a running game between people stands, None for others; before the first move, many are alike."""
    has_begun = any(moment.step.seat is not None for moment in history.game.moments)
    return trace(history.rules, history.game.state) if has_begun and is_between_people(history, seats) else None


def trace(rules: AnyRules, state: Any) -> Standing:
    """Return in short what all know of a position, whoever may know more and however it came about."""
    stays, grown = rules.trace(state)
    return Standing(blake2b(stays, digest_size=12, person=rules.name.encode()[:16]).hexdigest(), f"{grown:x}")


def is_kin(one: Standing, other: Standing) -> bool:
    """Return whether one of two positions may lead to the other."""
    both = int(one.growth, 16) & int(other.growth, 16)
    return one.position == other.position and f"{both:x}" in (one.growth, other.growth)
