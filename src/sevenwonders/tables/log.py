"""The entries of a table's log: everything that can happen at a table, as it is kept for good."""

from collections.abc import Mapping
from typing import Final, Literal

from msgspec import Struct

from sevenwonders.core.kinds import Category, Declared
from sevenwonders.core.protocol import Event


class Entry(Struct, frozen=True, tag_field="type"):
    """One line of a table's log. Its number is the table's version from then on."""


class Played(Entry, frozen=True, tag="played"):
    """A seat moved."""

    seat: int
    text: str


class Drawn(Entry, frozen=True, tag="drawn"):
    """Nature drew."""

    text: str


class Undone(Entry, frozen=True, tag="undone"):
    """Steps were taken back: the entries with these numbers."""

    seat: int
    steps: list[int]


class Resigned(Entry, frozen=True, tag="resigned"):
    """A seat gave up."""

    seat: int


SeatChange = Literal["claimed", "renamed", "taken-over", "given-back", "left", "invited"]


class Seated(Entry, frozen=True, tag="seated"):
    """Something changed about who sits where."""

    seat: int
    change: SeatChange
    name: str
    level: str | None = None


class Replaced(Entry, frozen=True, tag="replaced"):
    """A bot did not answer, and a simple player moved for it; the move comes next."""

    seat: int


class Rematched(Entry, frozen=True, tag="rematched"):
    """The next game was set up, at another table."""

    table: str


# The events of the table itself.
EVENTS: Final[Declared] = {
    "table/undone": {"seat": "seat", "steps": "number"},
    "table/resigned": {"seat": "seat"},
    "table/bot-replaced": {"seat": "seat"},
    "table/seat-claimed": {"seat": "seat", "name": "word", "level": "word?"},
    "table/seat-renamed": {"seat": "seat", "name": "word", "level": "word?"},
    "table/seat-taken-over": {"seat": "seat", "name": "word", "level": "word?"},
    "table/seat-given-back": {"seat": "seat", "name": "word", "level": "word?"},
    "table/seat-invited": {"seat": "seat", "name": "word", "level": "word?"},
    "table/seat-left": {"seat": "seat", "name": "word", "level": "word?"},
    "table/rematch": {"table": "word"},
}
CATEGORIES: Final[Mapping[str, Category]] = {
    "table/undone": "consequence",
    "table/resigned": "milestone",
    "table/bot-replaced": "consequence",
    "table/seat-claimed": "consequence",
    "table/seat-renamed": "consequence",
    "table/seat-taken-over": "consequence",
    "table/seat-given-back": "consequence",
    "table/seat-invited": "consequence",
    "table/seat-left": "consequence",
    "table/rematch": "consequence",
}

AnyEntry = Played | Drawn | Undone | Resigned | Seated | Replaced | Rematched


def table_event(entry: AnyEntry) -> Event:
    """Return what everybody is told about an entry that is no step of the game."""
    match entry:
        case Undone(seat, steps):
            return Event("table/undone", {"seat": seat, "steps": len(steps)})
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
