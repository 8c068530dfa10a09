"""Bodies of requests and responses about records and positions."""

from typing import Annotated

from msgspec import Meta, Struct

from sevenwonders.core.options import Setting
from sevenwonders.tables.messages.fields import Game, SeatNumber, View
from sevenwonders.tables.messages.updates import EventInfo


class Shuffle(Struct, frozen=True):
    """The chance events of a finished game, derived again from its seed: their number, and whether all are equal.

    `commitment` was public before the first draw and must be the SHA-256 of `sevenwonders shuffle 1`, a line feed, and
    the bytes of the seed. `wrong` is the number of the first step that differs.
    """

    commitment: str
    seed: str
    draws: int
    holds: bool
    wrong: int | None


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    """The record of a game, as it is downloaded, and the seat to see it from; null is a spectator."""

    record: Annotated[str, Meta(max_length=100_000)]
    seat: SeatNumber | None = None


class Frame(Struct, frozen=True):
    """One step of a replay, with its seat (null for a chance event), its events and the table after it."""

    seat: SeatNumber | None
    text: str
    events: list[EventInfo]
    position: str
    view: View


class Replay(Struct, frozen=True):
    """A whole game, step by step; the first frame is the table before anything was done."""

    game: Game
    options: dict[str, Setting]
    players: list[str]
    frames: list[Frame]


class PositionText(Struct, frozen=True, forbid_unknown_fields=True):
    """A position as one line, and the seat whose moves are wanted; null means the seat that is asked."""

    position: Annotated[str, Meta(max_length=4_000)]
    seat: SeatNumber | None = None


class PositionView(Struct, frozen=True):
    """A position, in the server's own spelling, and the table that it describes."""

    game: Game
    position: str
    seat: SeatNumber | None
    view: View
