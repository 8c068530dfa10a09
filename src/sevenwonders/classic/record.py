"""A game from first to last step: kept as values, written as text (`.7w`), replayed exactly.

>>> from sevenwonders.core.rng import Rng
>>> record = random_game(Setup(players=4), Rng(3))
>>> parse_record(record_text(record)) == record
True

The record is the whole truth, with every hand. `public_text` is what may be shown while the game runs.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from sevenwonders.classic import game, ids, moves
from sevenwonders.classic.draws import Boards, Chance, Deal
from sevenwonders.classic.game import Setup
from sevenwonders.classic.moves import Move
from sevenwonders.classic.notation import SEAT_NAMES, chance_text, move_text, parse_chance, parse_move
from sevenwonders.classic.score import points
from sevenwonders.classic.state import State
from sevenwonders.core.errors import GameError, MoveError, OptionError, TextError
from sevenwonders.core.protocol import Ask, Draw, Event, Over
from sevenwonders.core.record import Line, MoveLine, Sheet, players_of, read_sheet, write_sheet
from sevenwonders.core.rng import Rng

VERSION: Final = 1
HIDDEN: Final = "?"


@dataclass(frozen=True, slots=True)
class Played:
    """A seat's step."""

    seat: int
    move: Move


Step = Played | Boards | Deal


@dataclass(frozen=True, slots=True)
class Record:
    """How a game was set up and every step since: of the seats, in the order they answered, and of nature."""

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
    if isinstance(step, Played):
        return game.play(state, step.seat, step.move)
    return game.settle(state, step)


def final_state(record: Record) -> State:
    """Return the state after the last step."""
    state = game.new(record.setup)
    for step in record.steps:
        state, _ = take_step(state, step)
    return state


def random_game(setup: Setup, rng: Rng) -> Record:
    """Return a game of uniformly random moves and draws; of the seats that are asked the first answers first."""
    steps: list[Step] = []
    state = game.new(setup)
    while not isinstance(asked := game.pending(state), Over):
        step: Step
        if isinstance(asked, Draw):
            step = game.sample(state, rng)
        else:
            legal = game.legal(state, asked.seats[0])
            step = Played(asked.seats[0], legal[rng.below(len(legal))])
        steps.append(step)
        state, _ = take_step(state, step)
    return Record(setup, tuple(steps))


def record_text(record: Record) -> str:
    """Return the record as text, with everything that was hidden."""
    lines = []
    count = 0
    state = game.new(record.setup)
    for step in record.steps:
        if isinstance(step, Played):
            count += 1
            lines.append(f"{count}. {SEAT_NAMES[step.seat]} {move_text(state, step.move)}")
        else:
            lines.append(f"* {chance_text(state, step)}")
        state, _ = take_step(state, step)
    return _sheet(record, lines, state)


def public_text(record: Record, seat: int | None = None) -> str:
    """Return the record as a seat, or a spectator, may see it now; the whole one if the game is over.

    A seat sees its own moves, not the hands it was dealt: those are in its view. Moves of a turn that is not resolved
    and cards that lie face down are "?". Such a text is for reading; it cannot be replayed.
    """
    moments = list(replay(record))
    state = moments[-1].after if moments else game.new(record.setup)
    if isinstance(game.pending(state), Over):
        return record_text(record)
    last = {m.step.seat: number for number, m in enumerate(moments) if isinstance(m.step, Played)}
    lines = []
    count = 0
    for number, moment in enumerate(moments):
        step = moment.step
        if isinstance(step, Played):
            count += 1
            is_secret = last[step.seat] == number and state.chosen[step.seat] != ids.NOTHING
            text = HIDDEN if is_secret else _public_move(step.move)
            if step.seat == seat:
                text = move_text(state, step.move)
            lines.append(f"{count}. {SEAT_NAMES[step.seat]} {text}")
        else:
            lines.append(f"* deal {HIDDEN}" if isinstance(step, Deal) else f"* {chance_text(state, step)}")
    return _sheet(record, lines, state)


def _public_move(move: Move) -> str:
    match move:
        case moves.Sell():
            return f"sell {HIDDEN}"
        case moves.Stage(_, left, right):
            return move_text(State(), moves.Stage(HIDDEN, left, right))
        case _:
            return move_text(State(), move)


def _sheet(record: Record, lines: list[str], state: State) -> str:
    setup = record.setup
    settings = [("players", str(setup.players)), ("sides", setup.sides)]
    if setup.boards:
        settings.append(("boards", " ".join(setup.boards)))
    return write_sheet("classic", VERSION, settings, sorted(record.players.items()), lines, result_text(state))


def result_text(state: State) -> str | None:
    """Return the result line of a finished game: who won, and the points of all seats."""
    ended = game.pending(state)
    if not isinstance(ended, Over):
        return None
    totals = " ".join(str(points(state, seat)) for seat in range(state.players))
    return f"{' '.join(SEAT_NAMES[seat] for seat in ended.winners)} {totals}"


def parse_record(text: str) -> Record:
    """Return the record that a text says, every step checked; raise TextError with the line and the reason."""
    sheet = read_sheet(text, "classic", VERSION)
    setup = _setup(sheet)
    record = Record(setup, (), players_of(sheet, SEAT_NAMES[: setup.players]))
    steps: list[Step] = []
    state = game.new(setup)
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
        drawn: Chance = parse_chance(line.text)
        return drawn
    asked = game.pending(state)
    seat = SEAT_NAMES.index(line.seat) if line.seat in SEAT_NAMES else ids.NOTHING
    if not isinstance(asked, Ask) or seat not in asked.seats:
        raise MoveError("move/wrong-seat", seat=line.seat, move=line.text)
    return Played(seat, parse_move(state, line.text))


def _setup(sheet: Sheet) -> Setup:
    values: dict[str, object] = {}
    line = Line(1, "")
    try:
        for key, line in sheet.settings.items():
            match key, line.text:
                case "players", number if len(number) == 1 and number.isascii() and number.isdigit():
                    values["players"] = int(number)
                case "sides", way:
                    values["sides"] = way
                case "boards", names:
                    values["boards"] = tuple(names.split())
                case _:
                    raise TextError("record/setting", line=line.number, column=1, found=f"{key} {line.text}")
        return Setup(**values)  # type: ignore[arg-type]  # each value was matched above
    except OptionError as error:
        raise TextError("record/setting", line=line.number, column=1, found=line.text, reason=error) from error
