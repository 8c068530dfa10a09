"""A game of Duel from first to last step: kept as values, written as text (`.7wd`), replayed exactly.

>>> from sevenwonders.core.rng import Rng
>>> record = random_game(Setup(beginners=True), Rng(3))
>>> parse_record(record_text(record)) == record
True
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from sevenwonders.core.errors import GameError, MoveError, TextError
from sevenwonders.core.protocol import Ask, Draw, Event, Over
from sevenwonders.core.record import Line, MoveLine, Sheet, players_of, read_sheet, write_sheet
from sevenwonders.core.rng import Rng
from sevenwonders.duel import game
from sevenwonders.duel.draws import Chance
from sevenwonders.duel.game import Setup
from sevenwonders.duel.moves import Move
from sevenwonders.duel.notation import SEAT_NAMES, chance_text, move_text, parse_chance, parse_move
from sevenwonders.duel.score import points
from sevenwonders.duel.state import State

VERSION: Final = 1
Step = Move | Chance


@dataclass(frozen=True, slots=True)
class Record:
    """How a game was set up and every step since: of the seats and of nature."""

    setup: Setup
    steps: tuple[Step, ...] = ()
    players: Mapping[str, str] = field(default_factory=dict)

    def then(self, step: Step) -> "Record":
        """Return the record with one more step."""
        return replace(self, steps=(*self.steps, step))


@dataclass(frozen=True, slots=True)
class Moment:
    """A step of a replay: what was done in which state, what happened, and the state after it."""

    before: State
    step: Step
    events: tuple[Event, ...]
    after: State


def replay(record: Record) -> Iterator[Moment]:
    """Walk through the game; raise MoveError or DrawError at a step that cannot be."""
    state = game.new(record.setup)
    for step in record.steps:
        after, events = take_step(state, step)
        yield Moment(state, step, events, after)
        state = after


def take_step(state: State, step: Step) -> tuple[State, tuple[Event, ...]]:
    """Return the state after a step of either kind."""
    if isinstance(step, Chance):
        return game.settle(state, step)
    asked = game.pending(state)
    if not isinstance(asked, Ask):
        raise MoveError("move/not-asked", move=repr(step))
    return game.play(state, asked.seats[0], step)


def final_state(record: Record) -> State:
    """Return the state after the last step."""
    state = game.new(record.setup)
    for step in record.steps:
        state, _ = take_step(state, step)
    return state


def random_game(setup: Setup, rng: Rng) -> Record:
    """Return a game of uniformly random moves and draws."""
    steps: list[Step] = []
    state = game.new(setup)
    while not isinstance(asked := game.pending(state), Over):
        step: Step
        if isinstance(asked, Draw):
            step = game.sample(state, rng)
        else:
            moves = game.legal(state)
            step = moves[rng.below(len(moves))]
        steps.append(step)
        state, _ = take_step(state, step)
    return Record(setup, tuple(steps))


def record_text(record: Record) -> str:
    """Return the record as text."""
    setup = record.setup
    settings = [("setup", "beginners" if setup.beginners else "draft"), ("first", SEAT_NAMES[setup.first])]
    if setup.bonus:
        settings.append(("bonus", str(setup.bonus)))
    lines = []
    count = 0
    state = game.new(setup)
    for step in record.steps:
        if isinstance(step, Chance):
            lines.append(f"* {chance_text(state, step)}")
        else:
            count += 1
            lines.append(f"{count}. {SEAT_NAMES[state.active]} {move_text(state, step)}")
        state, _ = take_step(state, step)
    return write_sheet("duel", VERSION, settings, sorted(record.players.items()), lines, result_text(state))


def result_text(state: State) -> str | None:
    """Return the result line of a finished game: who won, how, and by points both totals."""
    ended = game.pending(state)
    if not isinstance(ended, Over):
        return None
    winner = "shared" if len(ended.winners) > 1 else SEAT_NAMES[ended.winners[0]]
    totals = f" {points(state, 0)} {points(state, 1)}" if ended.reason == "civilian" else ""
    return f"{winner} {ended.reason}{totals}"


def parse_record(text: str) -> Record:
    """Return the record that a text says, every step checked; raise TextError with the line and the reason."""
    sheet = read_sheet(text, "duel", VERSION)
    record = Record(_setup(sheet), (), players_of(sheet, SEAT_NAMES))
    steps: list[Step] = []
    state = game.new(record.setup)
    for line in sheet.steps:
        try:
            step = _step(state, line)
            state, _ = take_step(state, step)
        except GameError as error:
            raise TextError("record/bad-step", line=line.number, column=1, found=line.text, reason=error) from error
        steps.append(step)
    if sheet.result is not None and sheet.result.text != (result := result_text(state)):
        raise TextError("record/result", line=sheet.result.number, column=1, found=sheet.result.text, expected=result)
    return replace(record, steps=tuple(steps))


def _step(state: State, line: MoveLine | Line) -> Step:
    if isinstance(line, Line):
        return parse_chance(line.text)
    asked = game.pending(state)
    if not isinstance(asked, Ask) or line.seat != SEAT_NAMES[asked.seats[0]]:
        raise MoveError("move/wrong-seat", seat=line.seat, move=line.text)
    return parse_move(state, line.text)


def _setup(sheet: Sheet) -> Setup:
    values: dict[str, object] = {}
    for key, line in sheet.settings.items():
        match key, line.text:
            case "setup", ("draft" | "beginners") as way:
                values["beginners"] = way == "beginners"
            case "first", ("A" | "B") as seat:
                values["first"] = SEAT_NAMES.index(seat)
            case "bonus", amount if amount.isascii() and amount.isdigit() and int(amount[:4]) <= game.MOST_BONUS:
                values["bonus"] = int(amount)
            case _:
                raise TextError("record/setting", line=line.number, column=1, found=f"{key} {line.text}")
    return Setup(**values)  # type: ignore[arg-type]  # each value was matched above
