"""Records: a set-up with all steps of a game, stored as text and replayed exactly.

>>> from sevenwonders import duel
>>> record = random_game(duel.RULES, duel.Setup(beginners=True), Rng(3))
>>> parse_record(record.text) == record
True

The text has a header, settings, players, and numbered moves and draws; `#` begins a comment:

    sevenwonders duel 1
    setup draft
    player A Ana

    * lay agriculture economy law strategy theology
    1. A draft sphinx
    = A military

The game parses the contents of its lines; `read_sheet` only splits the text and keeps line numbers for errors.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from os import PathLike
from pathlib import Path
from typing import Any, Final, Generic

from sevenwonders.core.errors import GameError, MoveError, OptionError, TextError
from sevenwonders.core.protocol import (
    SEAT_NAMES,
    AnyRules,
    Ask,
    Chance,
    Draw,
    Event,
    Move,
    Over,
    Rules,
    Setup,
    State,
    Step,
    parse_step,
    step_text,
    take,
)
from sevenwonders.core.registry import PROGRAM, rules_of_record
from sevenwonders.core.rng import Rng

HIDDEN: Final = "?"


@dataclass(frozen=True)
class Moment(Generic[State, Setup, Move, Chance]):
    """A step with the states before and after it; its events are computed on demand."""

    rules: Rules[State, Setup, Move, Chance] = field(repr=False)
    before: State
    step: Step[Move, Chance]
    after: State

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """The events of this step."""
        return self.rules.events(self.before, self.step, self.after)

    @property
    def text(self) -> str:
        """The text of the step, without the seat."""
        return step_text(self.rules, self.before, self.step)


@dataclass(frozen=True, slots=True)
class Record(Generic[State, Setup, Move, Chance]):
    """A set-up with all steps since; `players` maps seats "A" to "G" to names."""

    rules: Rules[State, Setup, Move, Chance]
    setup: Setup
    steps: tuple[Step[Move, Chance], ...] = ()
    players: Mapping[str, str] = field(default_factory=dict)

    def then(self, step: Step[Move, Chance]) -> "Record[State, Setup, Move, Chance]":
        """Return the record with one more step."""
        return replace(self, steps=(*self.steps, step))

    @property
    def text(self) -> str:
        """The record as text, including hidden information."""
        return record_text(self)

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record to a file."""
        Path(path).write_text(self.text, encoding="utf-8")


AnyMoment = Moment[Any, Any, Any, Any]
AnyRecord = Record[Any, Any, Any, Any]


def load(path: str | PathLike[str]) -> AnyRecord:
    """Load a record from a file; raise TextError."""
    return parse_record(Path(path).read_text(encoding="utf-8"))


def replay(record: Record[State, Setup, Move, Chance]) -> Iterator[Moment[State, Setup, Move, Chance]]:
    """Yield the steps with their states; raise MoveError or DrawError at an invalid step."""
    rules = record.rules
    state = rules.new(record.setup)
    for step in record.steps:
        after = take(rules, state, step)
        yield Moment(rules, state, step, after)
        state = after


def final_state(record: Record[State, Setup, Move, Chance]) -> State:
    """Return the state after the last step."""
    state = record.rules.new(record.setup)
    for step in record.steps:
        state = take(record.rules, state, step)
    return state


def random_game(rules: Rules[State, Setup, Move, Chance], setup: Setup, rng: Rng) -> Record[State, Setup, Move, Chance]:
    """Return a game of uniformly random moves and draws.

    When several seats must decide, the first one moves first.
    """
    steps: list[Step[Move, Chance]] = []
    state = rules.new(setup)
    while not isinstance(asked := rules.pending(state), Over):
        step: Step[Move, Chance]
        if isinstance(asked, Draw):
            step = Step(None, rules.sample(state, rng))
        else:
            moves = rules.legal(state, asked.seats[0])
            step = Step(asked.seats[0], moves[rng.below(len(moves))])
        steps.append(step)
        state = take(rules, state, step)
    return Record(rules, setup, tuple(steps))


# ---- lines of a record text


@dataclass(frozen=True, slots=True)
class Line:
    """A line with its number."""

    number: int
    text: str


@dataclass(frozen=True, slots=True)
class MoveLine:
    """A numbered move of a seat."""

    number: int
    count: int
    seat: str
    text: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """A parsed record: settings by key, players by seat, steps (draws as `Line`) and result."""

    version: int
    settings: dict[str, Line]
    players: dict[str, Line]
    steps: tuple[MoveLine | Line, ...]
    result: Line | None


def read_sheet(text: str, game: str, version: int) -> Sheet:
    """Split a record into its parts; raise TextError at the first malformed line."""
    lines = [Line(number, _without_comment(raw).strip()) for number, raw in enumerate(text.splitlines(), start=1)]
    lines = [line for line in lines if line.text]
    if not lines or lines[0].text.split() != [PROGRAM, game, str(version)]:
        number = lines[0].number if lines else 1
        raise TextError("record/heading", line=number, column=1, expected=f"{PROGRAM} {game} {version}")
    settings: dict[str, Line] = {}
    players: dict[str, Line] = {}
    steps: list[MoveLine | Line] = []
    result: Line | None = None
    count = 0
    for line in lines[1:]:
        if result is not None:
            raise TextError("record/after-result", line=line.number, column=1, found=line.text)
        if line.text.startswith("*"):
            steps.append(Line(line.number, line.text[1:].strip()))
        elif line.text.startswith("="):
            result = Line(line.number, line.text[1:].strip())
        elif line.text[0].isdigit():
            count += 1
            steps.append(_move_line(line, count))
        elif steps:
            raise TextError("record/step-expected", line=line.number, column=1, found=line.text)
        else:
            key, _, value = line.text.partition(" ")
            if key == "player":
                seat, _, name = value.partition(" ")
                players[seat] = Line(line.number, name.strip())
            elif key in settings:
                raise TextError("record/setting-twice", line=line.number, column=1, found=key)
            else:
                settings[key] = Line(line.number, value.strip())
    return Sheet(version, settings, players, tuple(steps), result)


def players_of(sheet: Sheet, seats: Sequence[str]) -> dict[str, str]:
    """Return player names by seat; raise TextError for a seat that does not exist."""
    for seat, line in sheet.players.items():
        if seat not in seats:
            raise TextError("record/player", line=line.number, column=1, found=seat, expected=list(seats))
    return {seat: line.text for seat, line in sheet.players.items()}


def _without_comment(raw: str) -> str:
    return raw.partition("#")[0]


def _move_line(line: Line, count: int) -> MoveLine:
    number, dot, rest = line.text.partition(".")
    if not dot or number != str(count):
        raise TextError("record/move-number", line=line.number, column=1, found=number, expected=count)
    seat, _, text = rest.strip().partition(" ")
    return MoveLine(line.number, count, seat, text.strip())


def write_sheet(
    game: str,
    version: int,
    settings: Iterable[tuple[str, str]],
    players: Iterable[tuple[str, str]],
    steps: Iterable[str],
    result: str | None,
) -> str:
    """Return the text of a record; `steps` are complete lines."""
    lines = [f"{PROGRAM} {game} {version}"]
    lines += [f"{key} {value}" for key, value in settings]
    lines += [f"player {seat} {_one_line(name)}" for seat, name in players]
    lines += ["", *steps]
    if result is not None:
        lines.append(f"= {result}")
    return "\n".join(lines) + "\n"


def _one_line(name: str) -> str:
    return " ".join(name.replace("#", " ").split())


# ---- text of a record


def record_text(record: Record[State, Setup, Move, Chance]) -> str:
    """Return the record as text, including hidden information."""
    texts = [(moment.step, moment.text) for moment in replay(record)]
    return _written(record, texts, final_state(record))


def public_text(record: Record[State, Setup, Move, Chance], seat: int | None = None) -> str:
    """Return the record as visible to a seat or spectator; complete if the game is over.

    A seat sees its own moves but not the hands dealt to it, which are part of its view. Choices that are still hidden
    are written as "?". A text with hidden steps cannot be replayed.
    """
    rules = record.rules
    moments = list(replay(record))
    state = moments[-1].after if moments else rules.new(record.setup)
    if isinstance(rules.pending(state), Over) or not rules.has_secrets:
        return record_text(record)
    sealed = rules.sealed(state)
    last = {moment.step.seat: number for number, moment in enumerate(moments)}
    texts = []
    for number, moment in enumerate(moments):
        mover = moment.step.seat
        if mover is not None and mover == seat:
            text = moment.text
        elif mover in sealed and last[mover] == number:
            text = HIDDEN
        else:
            text = rules.public_text(moment.before, moment.step)
        texts.append((moment.step, text))
    return _written(record, texts, state)


def _written(
    record: Record[State, Setup, Move, Chance], texts: list[tuple[Step[Move, Chance], str]], state: State
) -> str:
    rules = record.rules
    lines = []
    count = 0
    for step, text in texts:
        if step.seat is None:
            lines.append(f"* {text}")
        else:
            count += 1
            lines.append(f"{count}. {SEAT_NAMES[step.seat]} {text}")
    result = rules.result_text(state) if isinstance(rules.pending(state), Over) else None
    settings = rules.setup_lines(record.setup)
    return write_sheet(rules.name, rules.version, settings, sorted(record.players.items()), lines, result)


def parse_record(text: str, rules: AnyRules | None = None) -> AnyRecord:
    """Parse a record and validate every step; raise TextError with line and reason."""
    rules = rules or rules_of_record(text)
    sheet = read_sheet(text, rules.name, rules.version)
    setup = _setup(rules, sheet)
    state = rules.new(setup)
    players = players_of(sheet, SEAT_NAMES[: rules.seats(state)])
    steps: list[Step[Any, Any]] = []
    for line in sheet.steps:
        try:
            step = _step(rules, state, line)
            state = take(rules, state, step)
        except GameError as error:
            raise TextError("record/bad-step", line=line.number, column=1, found=line.text, reason=error) from error
        steps.append(step)
    if sheet.result is not None:
        _check_result(rules, state, sheet.result)
    return Record(rules, setup, tuple(steps), players)


def _check_result(rules: AnyRules, state: Any, recorded: Line) -> None:
    if not isinstance(rules.pending(state), Over):
        raise TextError("record/unfinished", line=recorded.number, column=1, found=recorded.text)
    if recorded.text != (result := rules.result_text(state)):
        raise TextError("record/result", line=recorded.number, column=1, found=recorded.text, expected=result)


def _step(rules: AnyRules, state: Any, line: MoveLine | Line) -> Step[Any, Any]:
    if isinstance(line, Line):
        return parse_step(rules, state, None, line.text)
    asked = rules.pending(state)
    seat = SEAT_NAMES.index(line.seat) if len(line.seat) == 1 and line.seat in SEAT_NAMES else None
    if seat is None or not isinstance(asked, Ask) or seat not in asked.seats:
        raise MoveError("move/wrong-seat", seat=line.seat, move=line.text)
    return parse_step(rules, state, seat, line.text)


def _setup(rules: AnyRules, sheet: Sheet) -> Any:
    try:
        return rules.parse_setup({key: line.text for key, line in sheet.settings.items()})
    except OptionError as error:
        line = sheet.settings.get(str(error.details.get("setting")), Line(1, ""))
        found = f"{error.details.get('setting', '')} {line.text}".strip()
        raise TextError("record/setting", line=line.number, column=1, found=found, reason=error) from error
