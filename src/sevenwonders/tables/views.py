"""Encoded views of a table for each viewer, and the fields that changed since the version before.

Fields that are equal for several viewers are encoded once. Two cases need no view of the rules: a sealed choice changes
the same fields for other viewers as for a spectator, and without hidden information all viewers see the same but
for the legal moves of the seat that must decide.
"""

from typing import Any, Final

from msgspec import Raw

from sevenwonders.tables.encoding import Fields, encode, encoded_fields
from sevenwonders.tables.history import History
from sevenwonders.tables.log import Played

_NO_MOVES: Final = Raw(b"[]")


class Views:
    """The views of one version, each computed when a viewer needs it.

    Attributes:
        past: Views of the version before, from which patches are made; None once all clients have the new version.
    """

    def __init__(self, history: History, past: "Views | None" = None) -> None:
        self.history = history
        self.past = past
        self._fields: dict[int | None, Fields] = {}  # by seat; None is a spectator
        self._encoded: tuple[Any, Fields | None] = (None, None) if past is None else past._encoded  # the last view
        self._sealed = set() if past is None else _sealed_seats(history, past.history.version)

    def advanced(self, history: History) -> "Views":
        """Return the views of a later history of the table."""
        self.past = None
        return Views(history, self)

    def whole(self, seat: int | None) -> Raw:
        """Return the view of a seat."""
        return Raw(encode(self._of(seat)))

    def patch(self, seat: int | None, since: int) -> Fields | None:
        """Return the fields that changed since a version, or None if the view at that version is not known."""
        past = self.past
        if past is None or since != past.history.version or seat not in past._fields:
            return None
        return self._changed_fields(past, seat)

    def _changed_fields(self, past: "Views", seat: int | None) -> Fields:
        before = past._of(seat)
        return {name: value for name, value in self._of(seat).items() if before.get(name) != value}

    def _of(self, seat: int | None) -> Fields:
        if seat not in self._fields:
            self._fields[seat] = self._after_sealed_choice(seat) or self._compute(seat)
        return self._fields[seat]

    def _after_sealed_choice(self, seat: int | None) -> Fields | None:
        """Return the earlier view with the spectator's changes, if only sealed choices of other seats were made."""
        past = self.past
        if past is None or not self._sealed or seat is None or seat in self._sealed or seat not in past._fields:
            return None
        return past._of(seat) | self._changed_fields(past, None)

    def _compute(self, seat: int | None) -> Fields:
        history = self.history
        if not history.rules.has_secrets and history.resigned is None and (shared := self._shared_view(seat)):
            return shared
        view = history.game.view(seat)
        fields = encoded_fields(view, *self._encoded)
        self._encoded = (view, fields)
        if history.resigned is not None:
            # The rules do not know resignation: in their view the game still waits for a move.
            return fields | {"moves": _NO_MOVES, "pending": Raw(encode(history.pending))}
        return fields

    def _shared_view(self, seat: int | None) -> Fields | None:
        """Return the view of the deciding seat, or of a spectator, without moves; None if it depends on the viewer."""
        asked = self.history.asked
        first = asked[0] if asked else None
        if seat == first or len(asked) > 1:
            return None
        view = self._of(first)
        return None if "seat" in view or "moves" not in view else view | {"moves": _NO_MOVES}


def _sealed_seats(history: History, version: int) -> set[int]:
    """Return the seats that chose since a version, or none if anything but sealed choices happened."""
    if not history.rules.has_secrets:
        return set()
    entries = [line.entry for line in history.lines[version:]]
    seats = {entry.seat for entry in entries if isinstance(entry, Played)}
    are_choices = all(isinstance(entry, Played) for entry in entries)
    return seats if are_choices and seats <= set(history.rules.sealed(history.game.state)) else set()
