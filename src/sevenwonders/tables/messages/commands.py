"""Messages from the clients of a table.

Orders are the commands of a seat, over HTTP and WebSocket alike. Each has a nonce that the answer repeats: the same
nonce again returns the same answer and has no further effect.
"""

from msgspec import Struct

from sevenwonders.tables.messages.fields import Level, MoveName, Name, Nonce, Phrase, SeatNumber, Secret, Version


class Order(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The fields of all orders."""

    nonce: Nonce
    seat: SeatNumber


class Play(Order, frozen=True, tag="play"):
    """Make a move, given by number or text, for the decision that was pending at `version`."""

    version: Version
    move: MoveName


class Undo(Order, frozen=True, tag="undo"):
    """Take back the seat's last move and all since; other people must agree, and nothing may have been revealed."""

    version: Version


class AnswerUndo(Order, frozen=True, tag="answer-undo"):
    """Agree to the undo that was asked for, or decline it."""

    agree: bool


class TakeOver(Order, frozen=True, tag="take-over"):
    """Appoint a bot for a seat: one's own, a free one, or one whose holder has been disconnected for a while."""

    level: Level


class GiveBack(Order, frozen=True, tag="give-back"):
    """Dismiss the bot of a seat."""


class Rename(Order, frozen=True, tag="rename"):
    """Change the name of a seat."""

    name: Name


class Resign(Order, frozen=True, tag="resign"):
    """Give up: of two, the other wins."""


class Leave(Order, frozen=True, tag="leave"):
    """Give up a seat; the answer has an invitation for its next holder."""


class Invite(Order, frozen=True, tag="invite"):
    """Get a new invitation for a free seat; the earlier one stops working."""


class Rematch(Order, frozen=True, tag="rematch"):
    """Set up the next game with the same people, another seat beginning; all secrets remain valid there."""


AnyOrder = Play | Undo | AnswerUndo | TakeOver | GiveBack | Rename | Resign | Leave | Invite | Rematch


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag="hello", tag_field="type"):
    """Identify the client, in the first message; a client without a secret is a spectator. `since` requests the events
    after a version.

    With `changes`, updates are sent as `changed`, with only the changed fields of the view.
    """

    nonce: Nonce
    secret: Secret | None = None
    since: Version | None = None
    seat: SeatNumber | None = None
    changes: bool = False


class Look(Struct, frozen=True, forbid_unknown_fields=True, tag="look", tag_field="type"):
    """See the table from a seat that you hold; null means the one that is asked."""

    nonce: Nonce
    seat: SeatNumber | None


class Sync(Struct, frozen=True, forbid_unknown_fields=True, tag="sync", tag_field="type"):
    """Ask for an update, with the events after a version if one is given."""

    nonce: Nonce
    since: Version | None = None


class React(Struct, frozen=True, forbid_unknown_fields=True, tag="react", tag_field="type"):
    """Send a reaction of a seat that you hold to all clients of the table; it is not stored."""

    nonce: Nonce
    seat: SeatNumber
    phrase: Phrase


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag="ping", tag_field="type"):
    """Check the connection."""

    nonce: Nonce


ToServer = Hello | Look | Sync | React | Ping | AnyOrder
