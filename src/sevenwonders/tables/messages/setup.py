"""Bodies of requests and responses about new tables, their seats, and the tables of a client."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sevenwonders.tables.messages.fields import MOST_SEATS, Choice, Game, Level, Name, SeatNumber, Secret, TableId, Word
from sevenwonders.tables.messages.updates import ResultInfo


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """The player of a seat: `me`, a person `here` at the same screen, the person who opens a `link`, or an `ai`."""

    kind: Literal["me", "here", "link", "ai"]
    name: Name = ""
    level: Level | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up; options that are left out have their defaults."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[Word, bool | int | Choice], Meta(max_length=32)] = {}


class Invitation(Struct, frozen=True):
    """A code with which a person can claim a free seat, once."""

    seat: SeatNumber
    invite: Secret


class NewTableMade(Struct, frozen=True):
    """A table was created. The secret holds the seats of its creator, on any device; null without such seats."""

    id: TableId
    secret: Secret | None
    seats: list[SeatNumber]
    invitations: list[Invitation]


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down in the free seat that an invitation is for.

    The secret of the seat is derived from `nonce`, which must be unguessable: asking again gets the same answer.
    """

    invite: Secret
    nonce: Secret | None = None
    name: Name = ""


class Claimed(Struct, frozen=True):
    """The seat is taken; the secret holds it, on any device."""

    seat: SeatNumber
    secret: Secret


class Mine(Struct, frozen=True, forbid_unknown_fields=True):
    """The secrets whose tables are asked for."""

    secrets: Annotated[list[Secret], Meta(max_length=200)]


class MyTable(Struct, frozen=True):
    """A table at which some of the secrets hold seats; `secret` is the index of theirs in the list that was sent.

    `names`, `levels` and `points` are indexed by seat; a level is that of an AI player. `turn` are the seats that must
    decide. There are a result and points once the game is over, points only if it ended by them.
    """

    id: TableId
    game: Game
    created: int
    changed: int
    secret: int
    seats: list[SeatNumber]
    names: list[str]
    levels: list[str | None]
    over: bool
    turn: list[SeatNumber]
    result: ResultInfo | None
    points: list[int]


class MyTables(Struct, frozen=True):
    """Tables, the last changed first."""

    tables: list[MyTable]
