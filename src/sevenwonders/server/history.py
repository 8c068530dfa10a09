"""A table's history: its log and the game that follows from it. Nothing here waits or writes.

A change is made to a copy. Once the new entries are written down, the copy takes the place of the original, so nobody
is ever shown what might still be lost.
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
from sevenwonders.core.shuffle import COMMITMENT, SEED, commitment, nature_of
from sevenwonders.server.encoding import Fields, encoded_fields
from sevenwonders.tables.log import (
    AnyEntry,
    Drawn,
    Played,
    Rematched,
    Replaced,
    Resigned,
    Seated,
    Undone,
    table_event,
)

AnyMoment = Moment[Any, Any, Any, Any]


class Line(Struct, frozen=True):
    """An entry of the log; of a step, also what it did."""

    entry: AnyEntry
    moment: AnyMoment | None = None


@dataclass(frozen=True, slots=True)
class TakeBack:
    """What an undo would take back: the numbers of its entries, and what others have learned from them."""

    seat: int
    steps: tuple[int, ...]
    is_sealed: bool  # nobody else has seen anything of it
    reveals: bool  # others have seen what an undo could not make them forget


class History:
    """All that has happened at a table, and how its game stands."""

    def __init__(self, rules: AnyRules, setup: Any, seed: str, entries: Iterable[AnyEntry] = ()) -> None:
        """Begin with a log that was written earlier. Draws follow from the seed and the number of steps before them."""
        self.rules = rules
        self.seed = seed
        self.game: Game[Any, Any, Any, Any] = Game(rules, setup)
        self.seats = self.game.seats
        self.lines: list[Line] = []
        self.version = 0  # the number of the last entry
        self.changed = 0  # the version since which all that was asked still stands
        self.resigned: int | None = None
        self.rematch: str | None = None
        self._pending: Pending | None = None  # what follows from all this, once somebody has asked for it
        self._public: Fields | None = None  # the same
        self._seen: tuple[Any, Fields | None] = (None, None)  # the last view that was made, whoever's, and its fields
        self._live: list[int] = []  # the numbers of the entries that are steps of the game as it stands
        self.read(entries)
        self.game.nature = nature_of(seed)

    def copy(self) -> Self:
        """Return a history that stands where this one does and goes on by itself."""
        ahead = object.__new__(type(self))  # what `copy.copy` does takes several times as long
        ahead.__dict__.update(self.__dict__)
        ahead.game = self.game.copy()
        ahead.lines = self.lines.copy()
        ahead._live = self._live.copy()
        return ahead

    # ---- how things stand

    @property
    def pending(self) -> Pending:
        """What the game waits for; a resignation ends it as well."""
        if self._pending is None:
            self._pending = self.game.pending if self.resigned is None else self._given_up(self.resigned)
        return self._pending

    def _given_up(self, resigned: int) -> Over:
        return Over(tuple(seat for seat in range(self.seats) if seat != resigned), "resigned")

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self._pending or self.pending, Over)

    @property
    def has_undone_draw(self) -> bool:
        """Whether an undo took back a chance event, which will have the same outcome when it is drawn again."""
        undone = (number for line in self.lines if isinstance(line.entry, Undone) for number in line.entry.steps)
        return any(isinstance(self.lines[number - 1].entry, Drawn) for number in undone)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        pending = self._pending or self.pending
        return pending.seats if isinstance(pending, Ask) else ()

    @property
    def public(self) -> Fields:
        """What a spectator sees of the game, each field encoded."""
        if self._public is None:
            self._public = self.shown(None)
        return self._public

    def shown(self, seat: int | None) -> Fields:
        """Return what a seat, or a spectator, sees of the game, each field encoded."""
        view = self.game.view(seat)
        fields = encoded_fields(view, *self._seen)
        self._seen = (view, fields)
        return fields

    def events(self, after: int) -> list[Event]:
        """Return all that has happened after a version."""
        events: list[Event] = []
        for line in self.lines[after:]:
            events += line.moment.events if line.moment is not None else [table_event(line.entry)]
        return events

    def record(self, names: Mapping[int, str]) -> Record[Any, Any, Any, Any]:
        """Return the game so far, without what was undone, with the names of the seats."""
        return replace(self.game.record, players={SEAT_NAMES[seat]: name for seat, name in names.items()})

    def record_text(self, names: Mapping[int, str]) -> str:
        """Return the record as text: all of it at the end, before that what a spectator may know."""
        record = self.record(names)
        text = public_text(record) if self.resigned is None else record.text
        notes = [f"{COMMITMENT}{commitment(self.seed)}"]
        if self.is_over:
            notes.append(f"{SEED}{self.seed}")
        if self.resigned is not None:
            notes.append(f"{RESIGNED}{SEAT_NAMES[self.resigned]}")
        return "".join([text, *(f"{note}\n" for note in notes)])

    def take_back(self, seat: int) -> TakeBack | None:
        """Return what an undo of the seat's last move would be; None if there is nothing to take back."""
        return self.take_backs().get(seat)

    def take_backs(self) -> dict[int, TakeBack]:
        """Return what an undo of each seat's last move would be; who moved last comes first."""
        return {seat: self._take_back(seat, number, reveals=reveals) for number, seat, reveals in self.last_moves()}

    def last_moves(self) -> Iterator[tuple[int, int, bool]]:
        """Yield the number of each seat's last move, the seat, and whether others learned something since.

        Who moved last comes first. There are none after the end: what was hidden is told to everybody.
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

    def _take_back(self, seat: int, number: int, *, reveals: bool) -> TakeBack:
        """Return what it would be to take back a seat's last move, the game's moment of this number."""
        if not reveals and self._is_sealed(self.game.moments[number]):
            return TakeBack(seat, (self._live[number],), is_sealed=True, reveals=False)
        return TakeBack(seat, tuple(self._live[number:]), is_sealed=False, reveals=reveals)

    def is_known_to_others(self, seat: int) -> bool:
        """Return whether somebody has left the seat who knows its secrets: nothing was dealt since."""
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
        """Return whether a step is a choice that the others could not see when it was made."""
        seat = moment.step.seat
        return self.rules.has_secrets and seat is not None and seat in self.rules.sealed(moment.after)

    def _reveals(self, moment: AnyMoment) -> bool:
        """Return whether somebody learned something by a step that an undo could not make them forget."""
        return moment.step.seat is None or (self.rules.has_secrets and not self._is_sealed(moment))

    # ---- how things go on

    def read(self, entries: Iterable[AnyEntry]) -> None:
        """Repeat what was written down earlier."""
        for entry in entries:
            self._append(entry, self._retaken(entry))

    def play(self, seat: int, move: int | str) -> None:
        """Make a move, given by its number or its text, and the draws that follow; raise MoveError, TextError."""
        if self.is_over:
            raise MoveError("move/game-over", move=move)
        before = len(self.game.moments)
        self.game.play(move, seat)
        self._log_steps(before)

    def draw(self) -> None:
        """Make the draws that nature owes, if any."""
        if self.resigned is None:
            before = len(self.game.moments)
            self.game.draw()
            self._log_steps(before)

    def undo(self, back: TakeBack) -> None:
        """Take steps back."""
        self._append(Undone(back.seat, list(back.steps)))

    def add(self, entry: Resigned | Seated | Replaced | Rematched) -> None:
        """Add what happened at the table and not in the game."""
        self._append(entry)

    def _log_steps(self, before: int) -> None:
        for moment in self.game.moments[before:]:
            seat, text = moment.step.seat, moment.text
            self._append(Drawn(text) if seat is None else Played(seat, text), moment)

    def _retaken(self, entry: AnyEntry) -> AnyMoment | None:
        """Take the step that an entry tells; None if it tells of something else."""
        if not isinstance(entry, Played | Drawn):
            return None
        seat = entry.seat if isinstance(entry, Played) else None
        return self.game.advance(parse_step(self.rules, self.game.state, seat, entry.text))

    def _append(self, entry: AnyEntry, moment: AnyMoment | None = None) -> None:
        """Add a line; of a step, after the game has taken it."""
        self.lines.append(Line(entry, moment))
        self.version += 1
        self._pending = self._public = None
        match entry:
            case Played() | Drawn():
                assert moment is not None
                self._live.append(self.version)
                if not self._is_sealed(moment):
                    self.changed = self.version
            case Undone(_, steps):
                if not self._take_out(steps):
                    self.changed = self.version
            case Resigned(seat):
                self.resigned = seat
                self.changed = self.version
            case Rematched(table):
                self.rematch = table
            case Seated() | Replaced():
                pass

    def _take_out(self, steps: list[int]) -> bool:
        """Take steps back and the others again; return whether all that went was sealed.

        Only a sealed choice ever goes from among others: they do not depend on it.
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
