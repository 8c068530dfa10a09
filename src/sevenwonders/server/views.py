"""What everybody sees of a table, made once for all who see the same and kept field by field.

A field that has not changed is not sent again. And what did not have to change is not made again: of a choice that is
still sealed, everybody but the one who chose learns what a spectator learns; and where nothing is secret, all see the
same, but for the moves of whoever is asked.
"""

from typing import Final

import msgspec

from sevenwonders.server.encoding import Fields, encode, joined
from sevenwonders.server.history import History
from sevenwonders.tables.log import Played

_NO_MOVES: Final = b"[]"


class Views:
    """The views of a table's history as it stands, and of the one before."""

    def __init__(self, history: History, past: "Views | None" = None) -> None:
        self.history = history
        self._now: dict[int | None, Fields] = {}
        self._past = history if past is None else past.history
        self._before: dict[int | None, Fields] = {} if past is None else past._now
        self._before_version = -1 if past is None else past.history.version
        # Who alone has chosen since, unseen by the others.
        self._sealed = None if past is None else sealed_since(history, self._before_version)
        self._changes: dict[int | None, msgspec.Raw] = {}

    def moved_on(self, history: History) -> "Views":
        """Return the views of the history that the table has next."""
        return Views(history, self)

    def let_past_go(self) -> None:
        """Forget what was shown before, once everybody has been told what is new."""
        self._past, self._before, self._before_version, self._changes = self.history, {}, -1, {}

    def whole(self, seat: int | None) -> msgspec.Raw:
        """Return the view of a seat."""
        return joined(self._of(seat))

    def changes(self, seat: int | None, since: int) -> msgspec.Raw | None:
        """Return the fields that are others than at a version; None if it is not known any more what it showed."""
        if since != self._before_version or seat not in self._before:
            return None
        if seat not in self._changes:
            self._changes[seat] = joined(self._new(seat))
        return self._changes[seat]

    def _new(self, seat: int | None) -> Fields:
        before = self._before[seat]
        return {name: value for name, value in self._of(seat).items() if before.get(name) != value}

    def _of(self, seat: int | None) -> Fields:
        if seat not in self._now:
            self._now[seat] = self._carried(seat) or self._made(seat)
        return self._now[seat]

    def _carried(self, seat: int | None) -> Fields | None:
        """Return the view as it was, with what a spectator has learned since, if nobody else could learn more."""
        is_other = self._sealed is not None and seat is not None and seat not in self._sealed
        if not is_other or seat not in self._before:
            return None
        if None not in self._before:
            self._before[None] = self._past.public
        return self._before[seat] | self._new(None)

    def _made(self, seat: int | None) -> Fields:
        history = self.history
        if not history.rules.has_secrets and history.resigned is None and (same := self._same(seat)) is not None:
            return same
        made = history.public if seat is None else history.shown(seat)
        if history.resigned is not None:
            # The rules know nothing of it: to them the game still waits for a move.
            return made | {"moves": _NO_MOVES, "pending": encode(history.pending)}
        return made

    def _same(self, seat: int | None) -> Fields | None:
        """Return the view where all see the same, by the one of whoever is asked; None if it tells who looks."""
        asked = self.history.asked
        first = asked[0] if asked else None
        if seat == first or seat in asked or len(asked) > 1:
            return None
        found = self._of(first)
        return None if "seat" in found or "moves" not in found else found | {"moves": _NO_MOVES}


def sealed_since(history: History, version: int) -> frozenset[int] | None:
    """Return who has chosen since a version, if all that has happened are choices that nobody else can see yet."""
    if not history.rules.has_secrets:
        return None
    seats = set()
    for line in history.lines[version:]:
        if not isinstance(line.entry, Played) or line.moment is None:
            return None
        seats.add(line.entry.seat)
    hidden = history.rules.sealed(history.game.state)
    return frozenset(seats) if version <= history.version and seats and seats <= set(hidden) else None
