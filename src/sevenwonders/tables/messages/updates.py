"""Messages to the clients of a table, and their parts."""

from typing import Any, Literal

from msgspec import UNSET, Raw, Struct, UnsetType

from sevenwonders.core.event_kinds import Category
from sevenwonders.core.options import Setting
from sevenwonders.tables.messages.fields import Game, Nonce, Phrase, Reason, SeatNumber, Secret, TableId, Version, View


class EventInfo(Struct, frozen=True):
    """An event, as a key with arguments: of the game (`duel/…`) or of the table (`table/…`).

    `category` determines its presentation: a chosen action, an effect of it, a turning point, or nothing.
    """

    key: str
    category: Category
    args: dict[str, Any]


class SeatInfo(Struct, frozen=True):
    """A seat and its holder. A `bot` plays for an absent person or a free seat until the seat is given back."""

    seat: SeatNumber
    name: str
    kind: Literal["person", "free", "ai"]
    level: str | None
    bot: str | None
    online: bool
    thinking: bool


class ResultInfo(Struct, frozen=True):
    """How a game ended; the reason is the game's, or `resigned`."""

    winners: list[SeatNumber]
    reason: Reason


class UndoInfo(Struct, frozen=True):
    """A request to take back the last steps, and the seats that have agreed."""

    seat: SeatNumber
    steps: int
    agreed: list[SeatNumber]
    waiting: list[SeatNumber]


class TableInfo(Struct, frozen=True):
    """A table without its view.

    `can_undo` are the seats that may take back their last move, or ask the others to; who moved last comes first.
    `host` are the seats of the player who may invite. Chance events are derived from `seed`, which is null until the
    end; its hash, the `commitment`, is public from the beginning.
    """

    id: TableId
    game: Game
    created: int
    options: dict[str, Setting]
    seats: list[SeatInfo]
    result: ResultInfo | None
    undo: UndoInfo | None
    can_undo: list[SeatNumber]
    rematch: TableId | None
    watching: int
    host: list[SeatNumber]
    commitment: str
    seed: str | None


class Update(Struct, frozen=True, tag="update", tag_field="type"):
    """The table as one viewer sees it. `events` lead from version `after` to `version`; none if `after` is null.

    `seats` are those the receiver holds, `seat` the one whose view this is; null is a spectator's.
    """

    after: Version | None
    version: Version
    seats: list[SeatNumber]
    seat: SeatNumber | None
    table: TableInfo
    events: list[EventInfo]
    view: View


class Changed(Struct, frozen=True, tag="changed", tag_field="type"):
    """An update with only the changed fields of the view, for clients that sent `changes` in `hello`.

    The rest of the view is as it was at version `after`.
    """

    after: Version
    version: Version
    seats: list[SeatNumber]
    seat: SeatNumber | None
    table: TableInfo
    events: list[EventInfo]
    changes: dict[str, Raw]


class Status(Struct, frozen=True, tag="status", tag_field="type"):
    """The table without a new version: clients connected or disconnected."""

    table: TableInfo


class Reaction(Struct, frozen=True, tag="reaction", tag_field="type"):
    """The reaction of a player: one of the fixed phrases."""

    seat: SeatNumber
    phrase: Phrase


class Done(Struct, frozen=True, tag="done", tag_field="type", omit_defaults=True):
    """An order was carried out; `version` is the first that shows its effect."""

    nonce: Nonce
    version: Version
    invite: Secret | UnsetType = UNSET
    rematch: TableId | UnsetType = UNSET
    update: Update | UnsetType = UNSET


class Refused(Struct, frozen=True, tag="refused", tag_field="type", omit_defaults=True):
    """Something could not be done, and nothing has changed. If a version was stale, `update` brings the current one."""

    key: str
    details: dict[str, Any] = {}
    nonce: str | UnsetType = UNSET
    update: Update | UnsetType = UNSET


class Welcome(Struct, frozen=True, tag="welcome", tag_field="type"):
    """The answer to `hello`."""

    nonce: Nonce
    update: Update


ToClient = Welcome | Update | Changed | Status | Reaction | Done | Refused
