"""Where a command starts from: a position or a record, written on the command line, in a file, or on standard input."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sevenwonders.cli.shell import Shell
from sevenwonders.cli.source import STANDARD_INPUT, read, require
from sevenwonders.duel.cards import CARD_IDS, TOKEN_IDS, WONDER_IDS
from sevenwonders.duel.position import parse_position
from sevenwonders.duel.state import State

if TYPE_CHECKING:
    from sevenwonders.duel.record import Record


@dataclass(frozen=True, slots=True)
class Opening:
    """A position, and the game that led to it if it is known."""

    state: State
    record: "Record | None" = None


def open_text(shell: Shell, given: str) -> Opening:
    """Return what a position, a file or a dash stands for; raise TextError or FileError."""
    shell.names = (*CARD_IDS, *WONDER_IDS, *TOKEN_IDS)
    require(given, "POSITION")
    if looks_like_position(given):
        return Opening(parse_position(given))
    text = read(given)
    if not looks_like_position(text):
        from sevenwonders.duel.record import final_state

        record = _record(shell, given, text)
        return Opening(final_state(record), record)
    shell.source = source_name(shell, given)
    opening = Opening(parse_position(text.strip()))
    shell.source = ""
    return opening


def open_record(shell: Shell, given: str) -> "Record":
    """Return the record in a file, or on standard input for a dash; raise TextError or FileError."""
    shell.names = (*CARD_IDS, *WONDER_IDS, *TOKEN_IDS)
    return _record(shell, given, read(require(given, "FILE")))


def _record(shell: Shell, given: str, text: str) -> "Record":
    from sevenwonders.duel.record import parse_record

    shell.source = source_name(shell, given)
    record = parse_record(text)
    shell.source = ""
    return record


def source_name(shell: Shell, given: str) -> str:
    """Return how complaints call the source of a text."""
    return shell.text("cli-standard-input") if given == STANDARD_INPUT else given


def looks_like_position(text: str) -> bool:
    """Return whether a text is meant as a position: it begins with the game's name, or has sections."""
    start = text.lstrip()
    return start.split(maxsplit=1)[:1] == ["duel"] or (";" in start and "\n" not in start.strip())
