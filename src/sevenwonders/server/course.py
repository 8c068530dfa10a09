"""The course of a table: its log, folded. Nothing here waits or writes; a table is its course and who watches it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, Literal

from msgspec import Struct

from sevenwonders.core.kinds import Declared
from sevenwonders.core.protocol import Ask, Draw, Event, Over, Pending
from sevenwonders.core.rng import Rng
from sevenwonders.server.games.face import GameFace, Script, Settings, State, Step, Turn
from sevenwonders.server.holder import chance_seed

# ---- entries of the log


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


class Seated(Entry, frozen=True, tag="seated"):
    """Something changed about who sits where."""

    seat: int
    change: Literal["claimed", "renamed", "taken-over", "given-back", "left"]
    name: str
    level: str | None = None


class Rematched(Entry, frozen=True, tag="rematched"):
    """The next game was set up, at another table."""

    table: str


# The events of the table itself.
EVENTS: Final[Declared] = {
    "table/undone": {"seat": "seat", "steps": "number"},
    "table/resigned": {"seat": "seat"},
    "table/seat-claimed": {"seat": "seat", "name": "word", "level": "word?"},
    "table/seat-renamed": {"seat": "seat", "name": "word", "level": "word?"},
    "table/seat-taken-over": {"seat": "seat", "name": "word", "level": "word?"},
    "table/seat-given-back": {"seat": "seat", "name": "word", "level": "word?"},
    "table/seat-left": {"seat": "seat", "name": "word", "level": "word?"},
    "table/rematch": {"table": "word"},
}

AnyEntry = Played | Drawn | Undone | Resigned | Seated | Rematched


@dataclass(frozen=True, slots=True)
class Line(Generic[State]):
    """An entry with its number; of a step, also what it did."""

    number: int
    entry: AnyEntry
    turn: Turn[State] | None = None


@dataclass(frozen=True, slots=True)
class TakeBack:
    """What an undo would take back, and whether the others must be asked and could forget what they saw."""

    steps: tuple[int, ...]
    is_sealed: bool
    reveals: bool


@dataclass(slots=True)
class Course(Generic[State]):
    """All that has happened at a table, and how its game stands."""

    game: GameFace[State]
    seats: int
    settings: Settings
    seed: str
    lines: list[Line[State]] = field(default_factory=list)
    live: list[Line[State]] = field(default_factory=list)  # the steps that have not been taken back
    changed: int = 0  # the version since which all that was asked still stands
    resigned: int | None = None
    rematch: str | None = None

    @property
    def version(self) -> int:
        """Return the number of the last entry."""
        return len(self.lines)

    @property
    def state(self) -> State:
        """Return how the game stands."""
        turn = self.live[-1].turn if self.live else None
        return self.game.new(self.seats, self.settings) if turn is None else turn.state

    def pending(self) -> Pending:
        """Return what the game waits for; a resignation ends it as well."""
        if self.resigned is not None:
            return Over(tuple(seat for seat in range(self.seats) if seat != self.resigned), "resigned")
        return self.game.pending(self.state)

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return isinstance(self.pending(), Over)

    # ---- what may happen next: lines that are not part of the course until they are kept

    def played(self, seat: int, move: int | str) -> list[Line[State]]:
        """Return a seat's move and all draws that nature owes after it; raise MoveError, TextError."""
        turn = self.game.play(self.state, seat, move)
        line = Line(self.version + 1, Played(seat, turn.step.text), turn)
        return [line, *self.drawn(turn.state, self.version + 1, len(self.live) + 1)]

    def drawn(self, state: State, version: int, steps: int) -> Iterator[Line[State]]:
        """Return the draws that nature owes in a state. A step's draw follows from the seed and the step's number."""
        while isinstance(self.game.pending(state), Draw):
            turn = self.game.settle(state, Rng(chance_seed(self.seed, "draw", steps)))
            version, steps, state = version + 1, steps + 1, turn.state
            yield Line(version, Drawn(turn.step.text), turn)

    def owed(self) -> list[Line[State]]:
        """Return the draws that nature owes now."""
        if self.resigned is not None:
            return []
        return list(self.drawn(self.state, self.version, len(self.live)))

    def take_back(self, seat: int) -> TakeBack | None:
        """Return what an undo of the seat's last move would be; None if it has not moved."""
        last = next((n for n in reversed(range(len(self.live))) if _mover(self.live[n]) == seat), None)
        if last is None:
            return None
        turns = [line.turn for line in self.live[last:] if line.turn is not None]
        reveals = any(turn.reveals for turn in turns)
        if turns[0].sealed and not reveals:
            return TakeBack((self.live[last].number,), is_sealed=True, reveals=False)
        return TakeBack(tuple(line.number for line in self.live[last:]), is_sealed=False, reveals=reveals)

    # ---- what has happened

    def keep(self, lines: Iterable[Line[State]]) -> None:
        """Make lines part of the course, after they were written down."""
        for line in lines:
            self._keep(line)

    def _keep(self, line: Line[State]) -> None:
        assert line.number == self.version + 1
        self.lines.append(line)
        match line.entry:
            case Played() | Drawn():
                self.live.append(line)
                if line.turn is None or not line.turn.sealed:
                    self.changed = line.number
            case Undone(_, steps):
                last_sealed = all(old.turn is not None and old.turn.sealed for old in self.live if old.number in steps)
                self._refold([old for old in self.live if old.number not in steps])
                if not last_sealed:
                    self.changed = line.number
            case Resigned(seat):
                self.resigned = seat
                self.changed = line.number
            case Rematched(table):
                self.rematch = table
            case Seated():
                pass

    def read(self, entries: Iterable[AnyEntry]) -> None:
        """Fold a log that was written down earlier."""
        for entry in entries:
            turn: Turn[State] | None = None
            match entry:
                case Played(seat, text):
                    turn = self.game.take(self.state, Step(seat, text))
                case Drawn(text):
                    turn = self.game.take(self.state, Step(None, text))
                case _:
                    pass
            self._keep(Line(self.version + 1, entry, turn))

    def _refold(self, lines: Sequence[Line[State]]) -> None:
        """Take the steps that are left. Only a sealed choice goes from among others: they do not depend on it."""
        same = 0
        while same < len(lines) and lines[same] is self.live[same]:
            same += 1
        self.live = self.live[:same]
        for line in lines[same:]:
            assert line.turn is not None
            turn = self.game.take(self.state, line.turn.step)
            self.live.append(Line(line.number, line.entry, turn))

    def script(self, players: dict[int, str]) -> Script:
        """Return the game so far as it can be written down."""
        steps = tuple(line.turn.step for line in self.live if line.turn is not None)
        return Script(self.seats, self.settings, steps, players)

    def events(self, after: int, seat: int | None) -> list[Event]:
        """Return all that the seat or a spectator learns from what came after a version."""
        events: list[Event] = []
        for line in self.lines[after:]:
            if line.turn is not None:
                events.extend(self.game.events(line.turn, seat))
            else:
                events.append(_table_event(line.entry))
        return events

    def asked(self) -> tuple[int, ...]:
        """Return the seats that owe a decision."""
        pending = self.pending()
        return pending.seats if isinstance(pending, Ask) else ()


def _mover(line: Line[Any]) -> int | None:
    return line.entry.seat if isinstance(line.entry, Played) else None


def _table_event(entry: AnyEntry) -> Event:
    match entry:
        case Undone(seat, steps):
            return Event("table/undone", {"seat": seat, "steps": len(steps)})
        case Resigned(seat):
            return Event("table/resigned", {"seat": seat})
        case Seated(seat, change, name, level):
            return Event(f"table/seat-{change}", {"seat": seat, "name": name, "level": level})
        case Rematched(table):
            return Event("table/rematch", {"table": table})
        case Played() | Drawn():
            raise AssertionError(entry)
