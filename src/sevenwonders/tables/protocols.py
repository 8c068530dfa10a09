"""Interfaces of storage, notification and bot computation, and the rows that storage keeps.

The domain uses nothing else of its surroundings. All methods are called in the thread of the event loop.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from msgspec import Struct

from sevenwonders.core.options import Setting
from sevenwonders.core.protocol import Seen
from sevenwonders.tables.log import AnyEntry
from sevenwonders.tables.messages.updates import Reaction
from sevenwonders.tables.secrets import Digest


class StorageError(Exception):
    """The storage cannot be read or written at the moment.

    Attributes:
        key: Key of the error that clients receive.
    """

    key = "server/storage"


class CorruptTableError(StorageError):
    """A stored table cannot be decoded."""


class VersionConflictError(StorageError):
    """Another writer appended to the log first, or the nonce is taken; nothing was written."""


class BotError(Exception):
    """A bot returned no move."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat.

    Attributes:
        name: Display name of the player.
        level: AI level of a seat that belongs to a bot.
        bot: AI level of the bot that plays for an absent person.
        holder: Digest of the secret that holds the seat.
        invite: Digest of the invitation with which the seat can be claimed.
    """

    seat: int
    name: str
    level: str | None = None
    bot: str | None = None
    holder: Digest | None = None
    invite: Digest | None = None


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table at its creation.

    Attributes:
        settings: Options of the game, defaults included.
        seed: Committed seed of all chance events.
        created: Unix time.
        rules: Version of the rules under which the log is written.
        host: Digest of the secret of the player who created the table.
    """

    id: str
    game: str
    settings: Mapping[str, Setting]
    seed: str
    created: int
    rules: int = 1
    host: Digest | None = None


class LogRow(Struct, frozen=True):
    """A log entry with the nonce of the command that caused it; one nonce occurs once per table."""

    entry: AnyEntry
    nonce: str | None = None


class TableStatus(Struct, frozen=True, omit_defaults=True):
    """The state of a game in a list of tables.

    Attributes:
        turn: Seats that must decide.
        winners: Seats that won; empty until the game is over.
        reason: How the game ended; null until then.
        points: Final points by seat; empty if the game has none or is not over.
    """

    turn: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    reason: str | None = None
    points: tuple[int, ...] = ()

    @property
    def is_over(self) -> bool:
        return self.reason is not None


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A whole table; the entry at index `i` of `log` has sequence number `i + 1`."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    log: tuple[LogRow, ...]


@dataclass(frozen=True, slots=True)
class TableChanges:
    """All seats and the log entries after a version, read in one snapshot."""

    seats: tuple[SeatRow, ...]
    log: tuple[LogRow, ...]


@dataclass(frozen=True, slots=True)
class TableSummary:
    """A table in a list; the tuples are indexed by seat."""

    id: str
    game: str
    created: int
    changed: int
    status: TableStatus
    names: tuple[str, ...]
    levels: tuple[str | None, ...]
    holders: tuple[Digest | None, ...]


class Storage(Protocol):
    """Stores tables. All methods raise StorageError if the storage fails."""

    async def count(self) -> int:
        """Return the number of tables."""

    async def create(
        self, table: TableRow, seats: Sequence[SeatRow], entries: Sequence[LogRow], status: TableStatus
    ) -> None:
        """Store a new table with its seats and the first entries of its log."""

    async def append(
        self, table_id: str, version: int, entries: Sequence[LogRow], seats: Sequence[SeatRow], status: TableStatus
    ) -> None:
        """Append entries after `version` and replace the given seats, in one transaction; return when it is durable.

        All processes receive the notice `Appended`. Raises VersionConflictError if the log has an entry after `version`
        already, or an entry with one of the nonces.
        """

    async def load(self, table_id: str) -> StoredTable | None:
        """Return a table, or None if the id is unknown; raise CorruptTableError."""

    async def load_since(self, table_id: str, version: int) -> TableChanges:
        """Return the seats and the entries after `version`; raise CorruptTableError."""

    async def tables_of(self, holders: Sequence[Digest], limit: int) -> list[TableSummary]:
        """Return the tables where any of `holders` holds a seat, the last changed first."""

    async def delete_stale(self, before: int, unused_before: int, limit: int, exclude: Collection[str]) -> int:
        """Delete up to `limit` tables and return their number.

        A table is stale if it last changed before `before`, or has never changed and was created before
        `unused_before` (both Unix times).
        """


class Appended(Struct, frozen=True, tag=True):
    """A process appended to a log.

    Attributes:
        version: Version after the entries.
        entries: The new entries; empty if they are too large for a notice, or if seats changed with them.
    """

    table: str
    version: int
    entries: tuple[LogRow, ...] = ()


class Presence(Struct, frozen=True, tag=True):
    """The clients of a table that are connected to one process; valid for a limited time.

    Attributes:
        process: Random id of the process.
        seats: Seats whose holder is connected there.
        spectators: Number of connected clients that hold no seat.
        wants_reply: Whether other processes with clients of this table should answer with their own presence.
    """

    table: str
    process: str
    seats: tuple[int, ...]
    spectators: int
    wants_reply: bool = False


class SharedReaction(Struct, frozen=True, tag=True):
    """A reaction for the clients of a table that are connected to other processes."""

    table: str
    process: str
    reaction: Reaction


Notice = Appended | Presence | SharedReaction


class Notifier(Protocol):
    """Connects the processes that share a storage. Notices may be lost, late or repeated."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes can write to the same storage."""

    def subscribe(self, on_notice: Callable[[Notice], None], on_gap: Callable[[], None]) -> None:
        """Set the callbacks, which are called in the event loop.

        Args:
            on_notice: Receives the notices of all processes, including this one.
            on_gap: Called when the connection was restored and notices may have been lost.
        """

    def send(self, notice: Presence | SharedReaction) -> None:
        """Send a notice to the other processes, soon; failures are ignored."""


class BotPlayer(Protocol):
    """Computes moves of bots."""

    async def choose(self, game: str, seen: Seen[Any], spec: str, seed: int, client: str) -> int:
        """Return the move of the agent `spec`; raise BotError if there is none within the time limit.

        Clients, given by their rate-limit key, get equal shares of the computation. Cancelling the call discards it.
        """
