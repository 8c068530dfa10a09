"""The entries of a table's log, as they are stored."""

from collections.abc import Mapping
from typing import Final, Literal, get_args

from msgspec import Struct

from sevenwonders.core.event_kinds import Category, Declared
from sevenwonders.core.protocol import Event


class Entry(Struct, frozen=True, tag_field="type"):
    """An entry of a log. Its sequence number is the version of the table after it."""


class Played(Entry, frozen=True, tag="played"):
    """A seat made a move."""

    seat: int
    text: str


class Drawn(Entry, frozen=True, tag="drawn"):
    """A chance event."""

    text: str


class Undone(Entry, frozen=True, tag="undone"):
    """The entries with these numbers were undone."""

    seat: int
    steps: list[int]


class UndoRequested(Entry, frozen=True, tag="undo-requested"):
    """A seat asked the others to undo the entries with these numbers."""

    seat: int
    steps: list[int]


class UndoAnswered(Entry, frozen=True, tag="undo-answered"):
    """A seat agreed to the undo, or declined it."""

    seat: int
    agree: bool


class Resigned(Entry, frozen=True, tag="resigned"):
    """A seat resigned."""

    seat: int


SeatChange = Literal["claimed", "renamed", "taken-over", "given-back", "invited", "left"]


class Seated(Entry, frozen=True, tag="seated"):
    """The holder, name or bot of a seat changed."""

    seat: int
    change: SeatChange
    name: str
    level: str | None = None


class Replaced(Entry, frozen=True, tag="replaced"):
    """A bot gave no move; the next entry is the move of a simple player."""

    seat: int


class Rematched(Entry, frozen=True, tag="rematched"):
    """The next game was created, at another table."""

    table: str


# The events of the table itself.
EVENTS: Final[Declared] = {
    "table/undone": {"seat": "seat", "steps": "number"},
    "table/undo-requested": {"seat": "seat", "steps": "number"},
    "table/undo-agreed": {"seat": "seat"},
    "table/undo-declined": {"seat": "seat"},
    "table/resigned": {"seat": "seat"},
    "table/bot-replaced": {"seat": "seat"},
    **{f"table/seat-{change}": {"seat": "seat", "name": "word", "level": "word?"} for change in get_args(SeatChange)},
    "table/rematch": {"table": "word"},
}
CATEGORIES: Final[Mapping[str, Category]] = {**dict.fromkeys(EVENTS, "consequence"), "table/resigned": "milestone"}

AnyEntry = Played | Drawn | Undone | UndoRequested | UndoAnswered | Resigned | Seated | Replaced | Rematched


def table_event(entry: AnyEntry) -> Event:
    """Return the event of an entry that is not a step of the game."""
    match entry:
        case Undone(seat, steps):
            return Event("table/undone", {"seat": seat, "steps": len(steps)})
        case UndoRequested(seat, steps):
            return Event("table/undo-requested", {"seat": seat, "steps": len(steps)})
        case UndoAnswered(seat, agree):
            return Event("table/undo-agreed" if agree else "table/undo-declined", {"seat": seat})
        case Resigned(seat):
            return Event("table/resigned", {"seat": seat})
        case Seated(seat, change, name, level):
            return Event(f"table/seat-{change}", {"seat": seat, "name": name, "level": level})
        case Replaced(seat):
            return Event("table/bot-replaced", {"seat": seat})
        case Rematched(table):
            return Event("table/rematch", {"table": table})
        case Played() | Drawn():
            raise AssertionError(entry)
