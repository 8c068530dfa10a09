"""Tables set up by hand, as an editor shows them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sevenwonders.classic.ids import AGES as CLASSIC_AGES
from sevenwonders.classic.ids import FEWEST_SEATS, MOST_SEATS, STAGES, TURNS
from sevenwonders.duel.ids import AGES as DUEL_AGES
from sevenwonders.duel.ids import SEATS, SLOTS
from sevenwonders.tables.messages.fields import Game

# Nothing that separates the words or sections of a position.
Id = Annotated[str, Meta(max_length=40, pattern=r"^[a-z0-9_]+$(?!\n)")]
Ids = Annotated[list[Id], Meta(max_length=160)]
Coins = Annotated[int, Meta(ge=0, le=999)]
Count = Annotated[int, Meta(ge=0, le=20)]


class SetupSlot(Struct, frozen=True, forbid_unknown_fields=True):
    """A slot of the structure of Duel: empty, with a card face up, or with the back of its age or of a guild."""

    state: Literal["taken", "up", "down", "guild"]
    card: Id | None


class SetupWonder(Struct, frozen=True, forbid_unknown_fields=True):
    """A wonder of a city and the card under it; null means not built."""

    wonder: Id
    card: Id | None


class DuelSeatSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """The city of a seat of Duel."""

    coins: Coins
    cards: Ids
    wonders: Annotated[list[SetupWonder], Meta(max_length=12)]
    tokens: Ids


class DuelSetup(Struct, frozen=True, forbid_unknown_fields=True, tag="duel", tag_field="game"):
    """A table of Duel before a turn of a seat. `loot` are the military tokens left, as in a view."""

    age: Annotated[int, Meta(ge=1, le=DUEL_AGES)]
    seat: Annotated[int, Meta(ge=0, lt=SEATS)]
    pawn: Annotated[int, Meta(ge=-20, le=20)]
    slots: Annotated[list[SetupSlot], Meta(min_length=SLOTS, max_length=SLOTS)]
    loot: tuple[tuple[bool, bool], tuple[bool, bool]]
    board: Ids
    discard: Ids
    seats: tuple[DuelSeatSetup, DuelSeatSetup]


class SetupCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A card that lies face down; one that is not named is any of its age."""

    age: Annotated[int, Meta(ge=1, le=CLASSIC_AGES)]
    card: Id | None


class ClassicSeatSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """The city and hand of a seat of 7 Wonders; `victories` are by age.

    Cards that are missing in the hand are any of the age.
    """

    board: Id
    side: Literal["day", "night"]
    coins: Coins
    cards: Ids
    stages: Annotated[list[SetupCard], Meta(max_length=STAGES)]
    victories: Annotated[list[Count], Meta(min_length=CLASSIC_AGES, max_length=CLASSIC_AGES)]
    defeats: Count
    hand: Annotated[list[Id], Meta(max_length=7)]


class ClassicSetup(Struct, frozen=True, forbid_unknown_fields=True, tag="classic", tag_field="game"):
    """A table of 7 Wonders before a turn of all seats."""

    age: Annotated[int, Meta(ge=1, le=CLASSIC_AGES)]
    turn: Annotated[int, Meta(ge=1, le=TURNS)]
    discard: Annotated[list[SetupCard], Meta(max_length=160)]
    seats: Annotated[list[ClassicSeatSetup], Meta(min_length=FEWEST_SEATS, max_length=MOST_SEATS)]


Setup = DuelSetup | ClassicSetup


class SetupAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that was set up by hand."""

    setup: Setup


class SetupInfo(Struct, frozen=True):
    """The table of a position, as an editor shows it."""

    setup: Setup


class PositionInfo(Struct, frozen=True):
    """A position as one line."""

    game: Game
    position: str
