"""The text format of game records: header, settings, numbered moves and draws.

    sevenwonders duel 1
    setup draft
    player A Ana

    * lay agriculture economy law strategy theology
    1. A draft sphinx
    = A military

The contents of the lines are parsed by the games; this module only splits the text and keeps line numbers for errors.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from sevenwonders.core.errors import TextError

PROGRAM: Final = "sevenwonders"


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
