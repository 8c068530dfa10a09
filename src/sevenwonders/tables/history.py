"""The history of a table: its log and the game that follows from it.

A command changes a copy. The copy replaces the original once the new entries are stored, so that clients never see an
entry that could be lost.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Self

from msgspec import Struct

from sevenwonders.ai.review import RESIGNED
from sevenwonders.core.errors import MoveError
from sevenwonders.core.game import Game
from sevenwonders.core.protocol import SEAT_NAMES, AnyRules, Ask, Event, Over, Pending, parse_step
from sevenwonders.core.record import Moment, Record, public_text
from sevenwonders.core.registry import rules_of
from sevenwonders.core.shuffle import COMMITMENT, SEED, commitment, nature_of
from sevenwonders.tables.log import (
    AnyEntry,
    Drawn,
    Played,
    Rematched,
    Replaced,
    Resigned,
    Seated,
    UndoAnswered,
    Undone,
    UndoRequested,
    table_event,
)
from sevenwonders.tables.protocols import StoredTable, TableStatus

AnyMoment = Moment[Any, Any, Any, Any]


class LogLine(Struct, frozen=True):
    """A log entry; for a step of the game also the step with its events."""

    entry: AnyEntry
    moment: AnyMoment | None = None


@dataclass(frozen=True, slots=True)
class UndoTarget:
    """The entries that an undo would withdraw.

    Attributes:
        steps: Sequence numbers of the entries.
        is_sealed: Whether no other player has seen anything of them.
        reveals: Whether they revealed information to another player.
    """

    seat: int
    steps: tuple[int, ...]
    is_sealed: bool
    reveals: bool


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """An undo that waits for consent.

    Attributes:
        steps: Sequence numbers of the entries to undo.
        accepted: Seats that have agreed, including the requesting one.
    """

    seat: int
    steps: tuple[int, ...]
    accepted: frozenset[int]


class History:
    """The log of a table and its game.

    Attributes:
        version: Sequence number of the last entry.
        pending: The pending decision or the result; a resignation ends the game.
        asked: Seats that must decide.
        changed: Version since which the pending decisions are the same; commands for versions before it are stale.
        resigned: Seat that resigned.
        rematch: Id of the table of the next game.
        undo_request: Undo that waits for consent. Any other entry withdraws it.
    """

    def __init__(self, rules: AnyRules, setup: Any, seed: str, entries: Iterable[AnyEntry] = ()) -> None:
        """Replay stored entries. Chance events are derived from the seed and the number of steps before them."""
        self.rules = rules
        self.seed = seed
        self.game: Game[Any, Any, Any, Any] = Game(rules, setup)
        self.seats = self.game.seats
        self.lines: list[LogLine] = []
        self.version = 0
        self.changed = 0
        self.resigned: int | None = None
        self.rematch: str | None = None
        self.undo_request: UndoRequest | None = None
        self._live: list[int] = []  # sequence numbers of the steps that were not undone
        self._update_pending()
        self.read(entries)
        self.game.nature = nature_of(seed)

    def copy(self) -> Self:
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy.game = self.game.copy()
        copy.lines = self.lines.copy()
        copy._live = self._live.copy()
        return copy

    # ---- state

    @property
    def status(self) -> TableStatus:
        """The state of the game for lists of tables."""
        pending = self.pending
        if not isinstance(pending, Over):
            return TableStatus(turn=self.asked)
        points = self.game.scores if self.resigned is None else ()
        return TableStatus(winners=pending.winners, reason=pending.reason, points=points)

    @property
    def has_undone_draw(self) -> bool:
        """Whether a chance event was undone, which will have the same outcome when it is drawn again."""
        undone = (number for line in self.lines if isinstance(line.entry, Undone) for number in line.entry.steps)
        return any(isinstance(self.lines[number - 1].entry, Drawn) for number in undone)

    def events(self, after: int) -> list[Event]:
        """Return the events after a version."""
        events: list[Event] = []
        for line in self.lines[after:]:
            events += line.moment.events if line.moment is not None else [table_event(line.entry)]
        return events

    def record(self, names: Mapping[int, str]) -> Record[Any, Any, Any, Any]:
        """Return the record of the game, without undone steps, with the names of the seats."""
        return replace(self.game.record, players={SEAT_NAMES[seat]: name for seat, name in names.items()})

    def record_text(self, names: Mapping[int, str]) -> str:
        """Return the record as text; before the end it contains only public information."""
        record = self.record(names)
        text = public_text(record) if self.resigned is None else record.text
        notes = [f"{COMMITMENT}{commitment(self.seed)}"]
        if self.is_over:
            notes.append(f"{SEED}{self.seed}")
        if self.resigned is not None:
            notes.append(f"{RESIGNED}{SEAT_NAMES[self.resigned]}")
        return "".join([text, *(f"{note}\n" for note in notes)])

    # ---- undo

    def undo_target(self, seat: int) -> UndoTarget | None:
        """Return the target of an undo of the seat's last move, or None if there is no such move."""
        return self.undo_targets().get(seat)

    def undo_targets(self) -> dict[int, UndoTarget]:
        """Return the targets of an undo of each seat's last move, most recent move first."""
        return {seat: self._undo_target(seat, number, reveals=reveals) for number, seat, reveals in self.last_moves()}

    def last_moves(self) -> Iterator[tuple[int, int, bool]]:
        """Yield `(step, seat, reveals)` of each seat's last move, most recent move first.

        `reveals` is whether that step or a later one revealed information to another player. There are none after the
        end, when all hidden information is public.
        """
        if self.is_over:
            return
        moments, reveals, found = self.game.moments, False, set[int]()
        for number in reversed(range(len(moments))):
            reveals = reveals or self._reveals(moments[number])
            seat = moments[number].step.seat
            if seat is not None and seat not in found:
                yield number, seat, reveals
                found.add(seat)
                if len(found) == self.seats:
                    return

    def _undo_target(self, seat: int, number: int, *, reveals: bool) -> UndoTarget:
        if not reveals and self._is_sealed(self.game.moments[number]):
            return UndoTarget(seat, (self._live[number],), is_sealed=True, reveals=False)
        return UndoTarget(seat, tuple(self._live[number:]), is_sealed=False, reveals=reveals)

    def is_known_to_others(self, seat: int) -> bool:
        """Return whether a former holder of the seat knows its hand: it left after the last deal."""
        if not self.rules.has_secrets:
            return False
        live = set(self._live)
        for number in range(self.version, 0, -1):
            entry = self.lines[number - 1].entry
            if isinstance(entry, Drawn) and number in live:
                return False
            if isinstance(entry, Seated) and (entry.seat, entry.change) == (seat, "left"):
                return True
        return False

    def _is_sealed(self, moment: AnyMoment) -> bool:
        """Return whether a step is a choice that the other players have not seen yet."""
        seat = moment.step.seat
        return self.rules.has_secrets and seat is not None and seat in self.rules.sealed(moment.after)

    def _reveals(self, moment: AnyMoment) -> bool:
        """Return whether a step revealed information that an undo cannot hide again."""
        return moment.step.seat is None or (self.rules.has_secrets and not self._is_sealed(moment))

    # ---- changes

    def read(self, entries: Iterable[AnyEntry]) -> None:
        """Append stored entries."""
        for entry in entries:
            self._append(entry, self._repeat_step(entry))

    def play(self, seat: int, move: int | str) -> None:
        """Make a move, given as id or text, and the chance events that follow; raise MoveError, TextError."""
        if self.is_over:
            raise MoveError("move/game-over", move=move)
        before = len(self.game.moments)
        self.game.play(move, seat)
        self._log_steps(before)

    def draw(self) -> None:
        """Make the pending chance events."""
        if self.resigned is None:
            before = len(self.game.moments)
            self.game.draw()
            self._log_steps(before)

    def undo(self, seat: int, steps: Iterable[int]) -> None:
        """Undo steps, given by their sequence numbers, on behalf of a seat."""
        self._append(Undone(seat, list(steps)))

    def add(self, entry: Resigned | Seated | Replaced | Rematched | UndoRequested | UndoAnswered) -> None:
        """Append an entry that is not a step of the game."""
        self._append(entry)

    def _log_steps(self, before: int) -> None:
        for moment in self.game.moments[before:]:
            seat, text = moment.step.seat, moment.text
            self._append(Drawn(text) if seat is None else Played(seat, text), moment)

    def _repeat_step(self, entry: AnyEntry) -> AnyMoment | None:
        """Repeat the step of an entry; return None if the entry is not a step."""
        if not isinstance(entry, Played | Drawn):
            return None
        seat = entry.seat if isinstance(entry, Played) else None
        return self.game.advance(parse_step(self.rules, self.game.state, seat, entry.text))

    def _append(self, entry: AnyEntry, moment: AnyMoment | None = None) -> None:
        """Append an entry; a step must have been made in the game already."""
        self.lines.append(LogLine(entry, moment))
        self.version += 1
        request, self.undo_request = self.undo_request, None
        match entry:
            case Played() | Drawn():
                assert moment is not None
                self._live.append(self.version)
                if not self._is_sealed(moment):
                    self.changed = self.version
            case Undone(_, steps):
                if not self._remove_steps(steps):
                    self.changed = self.version
            case UndoRequested(seat, steps):
                self.undo_request = UndoRequest(seat, tuple(steps), frozenset({seat}))
            case UndoAnswered(seat, agree):
                if request is not None and agree:
                    self.undo_request = replace(request, accepted=request.accepted | {seat})
            case Resigned(seat):
                self.resigned = seat
                self.changed = self.version
            case Rematched(table):
                self.rematch = table
            case Seated() | Replaced():
                pass
        self._update_pending()

    def _update_pending(self) -> None:
        self.pending: Pending = self.game.pending
        if self.resigned is not None:
            self.pending = Over(tuple(seat for seat in range(self.seats) if seat != self.resigned), "resigned")
        self.asked: tuple[int, ...] = self.pending.seats if isinstance(self.pending, Ask) else ()
        self.is_over = isinstance(self.pending, Over)

    def _remove_steps(self, steps: list[int]) -> bool:
        """Remove steps from the game and repeat later ones; return whether all removed steps were sealed.

        Only sealed choices are removed from among others, which do not depend on them.
        """
        first = self._live.index(steps[0])
        later = list(zip(self._live[first:], self.game.moments[first:], strict=True))
        self.game.go_back(first)
        del self._live[first:]
        for number, moment in later:
            if number not in steps:
                self.game.advance(moment.step)
                self._live.append(number)
        return all(self._is_sealed(moment) for number, moment in later if number in steps)


def history_of(stored: StoredTable) -> History:
    rules = rules_of(stored.table.game)
    setup = rules.setup(len(stored.seats), stored.table.settings)
    return History(rules, setup, stored.table.seed, (row.entry for row in stored.log))
