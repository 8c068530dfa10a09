"""Games between people: while one runs, nobody is helped with it by any door of any process (`analysis`).

How such a game stood is kept with each entry of its log, so that it is known wherever the table is, and also when it
was put away.
"""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from itertools import pairwise, starmap
from typing import Any, Final

from sevenwonders.core.protocol import AnyRules
from sevenwonders.server.encoding import Fields, encoded_fields
from sevenwonders.server.history import History
from sevenwonders.server.seats import Seats
from sevenwonders.server.store.store import Standing

BREAK: Final = ":"
PAST: Final = ("history", "looks", "discard")  # fields of a view that a position set up by hand need not tell


def is_between_people(history: History, seats: Seats) -> bool:
    """Return whether a game runs in which more than one person plays, or may come to play."""
    return not history.is_over and len(seats.people) + seats.has_free > 1


def standing(history: History, seats: Seats) -> Standing | None:
    """Return how a running game between people stands, None for others; before the first move, many are alike."""
    rules, state = history.rules, history.game.state
    if not is_between_people(history, seats):
        return None
    for moment in reversed(history.game.moments):
        if moment.step.seat is not None:
            public = history.public if rules.has_secrets else None
            known = next(rules.trace(state), None)
            return Standing(fingerprint(rules, state, public), None if known is None else _trace(*known))
    return None


def traces(rules: AnyRules, state: Any) -> Iterator[str]:
    """Yield what a position has in common with all that it may lead to for a while, where that is known.

    The same with other names for the seats follows, and what it has in common with all that it may have come from.
    """
    return starmap(_trace, rules.trace(state))


def _trace(stretch: int, grown: int) -> str:
    return f"{stretch}{BREAK}{grown:x}"


def landmarks(rules: AnyRules, passed: Sequence[Any]) -> Iterator[Any]:
    """Yield the first position of each later stretch and the last of all: they are kin of whatever one of all is."""
    for before, state in pairwise(passed):
        if _stretch(rules, before) != _stretch(rules, state):
            yield state
    yield from passed[-1:]


def _stretch(rules: AnyRules, state: Any) -> int | None:
    return next((stretch for stretch, _ in rules.trace(state)), None)


def has_kin(some: Iterable[str], others: Iterable[str]) -> bool:
    """Return whether one of some positions may lead to one of others, or come from it, by their traces."""
    known = [_parsed(other) for other in others]
    for one in some:
        stretch, grown = _parsed(one)
        for other_stretch, other_grown in known:
            if stretch == other_stretch and grown & other_grown in (grown, other_grown):
                return True
    return False


def _parsed(trace: str) -> tuple[str, int]:
    stretch, _, grown = trace.partition(BREAK)
    return stretch, int(grown, 16)


def fingerprint(rules: AnyRules, state: Any, public: Fields | None = None) -> str:
    """Return a short name for what all can see of a position, whoever may know more and however it came about.

    `public` is what a spectator sees of it, where that is known.
    """
    if not rules.has_secrets:
        seen = bytes(state.pack())
    else:
        told = encoded_fields(rules.observe(state, None)) if public is None else public
        seen = b"\n".join([part for name, part in told.items() if name not in PAST])
    return blake2b(seen, digest_size=12, person=rules.name.encode()[:16]).hexdigest()
