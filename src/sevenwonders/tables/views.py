"""Encoded views of a table for each viewer, and the fields that changed since the version before.

Fields that are equal for several viewers are encoded once. Two cases need no view of the rules: a sealed choice changes
the same fields for other viewers as for a spectator, and without hidden information all viewers see the same but
for the legal moves of the seat that must decide.
"""

from typing import Final

import msgspec

from sevenwonders.tables.encoding import Fields, encode, join_fields
from sevenwonders.tables.history import History
from sevenwonders.tables.log import Played

_NO_MOVES: Final = b"[]"


class Views:
    """The views of a history, and those of the version that clients saw before."""

    def __init__(self, history: History, past: "Views | None" = None) -> None:
        self.history = history
        self._views: dict[int | None, Fields] = {}
        self._past = history if past is None else past.history
        self._past_views: dict[int | None, Fields] = {} if past is None else past._views
        self._past_version = -1 if past is None else past.history.version
        self._sealed = None if past is None else sealed_since(history, self._past_version)
        self._patches: dict[int | None, msgspec.Raw] = {}

    def advanced(self, history: History) -> "Views":
        """Return the views of a later history of the table."""
        return Views(history, self)

    def forget_past(self) -> None:
        """Release the earlier views, once all clients have the new version."""
        self._past, self._past_views, self._past_version, self._patches = self.history, {}, -1, {}

    def whole(self, seat: int | None) -> msgspec.Raw:
        """Return the view of a seat."""
        return join_fields(self._of(seat))

    def patch(self, seat: int | None, since: int) -> msgspec.Raw | None:
        """Return the fields that changed since a version, or None if the view at that version is not known."""
        if since != self._past_version or seat not in self._past_views:
            return None
        if seat not in self._patches:
            self._patches[seat] = join_fields(self._changed_fields(seat))
        return self._patches[seat]

    def _changed_fields(self, seat: int | None) -> Fields:
        before = self._past_views[seat]
        return {name: value for name, value in self._of(seat).items() if before.get(name) != value}

    def _of(self, seat: int | None) -> Fields:
        if seat not in self._views:
            self._views[seat] = self._after_sealed_choice(seat) or self._compute(seat)
        return self._views[seat]

    def _after_sealed_choice(self, seat: int | None) -> Fields | None:
        """Return the earlier view with the spectator's changes, if only sealed choices of other seats were made."""
        is_other = self._sealed is not None and seat is not None and seat not in self._sealed
        if not is_other or seat not in self._past_views:
            return None
        if None not in self._past_views:
            self._past_views[None] = self._past.public_fields
        return self._past_views[seat] | self._changed_fields(None)

    def _compute(self, seat: int | None) -> Fields:
        history = self.history
        if not history.rules.has_secrets and history.resigned is None and (shared := self._shared_view(seat)):
            return shared
        fields = history.public_fields if seat is None else history.view_fields(seat)
        if history.resigned is not None:
            # The rules do not know resignation: in their view the game still waits for a move.
            return fields | {"moves": _NO_MOVES, "pending": encode(history.pending)}
        return fields

    def _shared_view(self, seat: int | None) -> Fields | None:
        """Return the deciding seat's view without its moves; None if the view depends on the viewer."""
        asked = self.history.asked
        first = asked[0] if asked else None
        if seat == first or seat in asked or len(asked) > 1:
            return None
        view = self._of(first)
        return None if "seat" in view or "moves" not in view else view | {"moves": _NO_MOVES}


def sealed_since(history: History, version: int) -> frozenset[int] | None:
    """Return the seats that chose since a version, or None if anything but sealed choices happened."""
    if not history.rules.has_secrets:
        return None
    seats = set()
    for line in history.lines[version:]:
        if not isinstance(line.entry, Played) or line.moment is None:
            return None
        seats.add(line.entry.seat)
    hidden = history.rules.sealed(history.game.state)
    return frozenset(seats) if version <= history.version and seats and seats <= set(hidden) else None
