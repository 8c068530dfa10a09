"""Golden games of 7 Wonders: readable records, with the engine's output between the steps.

A golden file is a record of the game and nothing but comments beside it, so that any tool can read it. Before each turn
stand the coins and the legal moves of every seat (`?`), after each step its events (`!`):

    #   ? A turn, 3 coins
    #     build altar; baths left 2
    #     stage left 4 with altar, baths
    #     sell altar, baths
    1. A build altar
    #   ! chosen: A
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sevenwonders.classic import RULES, moves
from sevenwonders.classic.notation import SEAT_NAMES, move_text
from sevenwonders.classic.score import sheet
from sevenwonders.classic.state import State
from sevenwonders.core.protocol import Ask, Draw, Event, Over
from sevenwonders.core.record import AnyMoment, AnyRecord, parse_record, record_text, replay

FOLDER: Final = Path(__file__).parent / "classic"
GAMES: Final = {
    "three": "Three players choose their sides. Halikarnassos by night, Babylon by night, Olympía by day.",
    "five": "Five players, sides by chance.",
    "seven-day": "Seven players, all boards by day.",
    "seven-night": "Seven players, all boards by night.",
}


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.7w"


def read(name: str) -> AnyRecord:
    """Return the game of a golden file; the comments in it are not looked at."""
    return parse_record(path_of(name).read_text(encoding="utf-8"))


def render(record: AnyRecord, title: str) -> str:
    """Return the golden text of a game."""
    lines = record_text(record).splitlines()
    end = len(lines) - (1 if lines[-1].startswith("=") else 0)
    start = end - len(record.steps)
    out = [f"# {title}", *lines[:start]]
    for line, moment in zip(lines[start:end], replay(record), strict=True):
        out += [line, *(f"#   {note}" for note in _notes(moment))]
    return "\n".join([*out, *lines[end:]]) + "\n"


def _notes(moment: AnyMoment) -> Iterator[str]:
    before, after = moment.before, moment.after
    for event in moment.events:
        yield f"! {_event(event)}"
    match RULES.pending(after):
        case Ask(seats, question):
            # Those who are still to choose stand there already, from before the first choice of this turn.
            if (after.age, after.turn, after.question()) != (before.age, before.turn, before.question()):
                for seat in seats:
                    yield f"? {SEAT_NAMES[seat]} {question}, {after.coins[seat]} coins"
                    yield from (f"  {line}" for line in _legal(after, seat))
        case Draw(question):
            yield f"? {question}"
        case Over(winners, _):
            yield f"? over: {' and '.join(SEAT_NAMES[seat] for seat in winners)}"
            for seat in range(after.players):
                pad = sheet(after, seat)
                counts = " ".join(f"{line} {n}" for line, n in pad.items())
                yield f"  {SEAT_NAMES[seat]} {counts} total {sum(pad.values())}"


def _event(event: Event) -> str:
    args = dict(event.args)
    seat = f" {SEAT_NAMES[args.pop('seat')]}" if "seat" in args else ""
    rest = "".join(f" {key} {_value(key, value)}" for key, value in args.items() if value is not None)
    return f"{event.key.removeprefix('classic/')}:{seat}{rest}"


def _value(key: str, value: object) -> str:
    if key in ("from", "against"):
        assert isinstance(value, int)
        return SEAT_NAMES[value]
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _legal(state: State, seat: int) -> Iterator[str]:
    """Group the legal moves by type."""
    legal = RULES.legal(state, seat)
    builds = [move_text(state, m).removeprefix("build ") for m in legal if isinstance(m, moves.Build)]
    if builds:
        yield f"build {'; '.join(builds)}"
    stages: dict[str, list[str]] = {}
    for move in legal:
        if isinstance(move, moves.Stage):
            paid = move_text(state, move).removeprefix(f"stage with {move.card}")
            stages.setdefault(paid, []).append(move.card)
    for paid, cards in stages.items():
        yield f"stage{paid} with {', '.join(cards)}"
    sales = [m.card for m in legal if isinstance(m, moves.Sell)]
    if sales:
        yield f"sell {', '.join(sales)}"
    rest = [move_text(state, m) for m in legal if isinstance(m, moves.Revive | moves.Decline | moves.Choose)]
    if rest:
        yield ", ".join(rest)
