"""Where a command starts from: a position or a record, written on the command line, in a file, or on standard input."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sevenwonders.cli.shell import Shell
from sevenwonders.cli.source import Source, source_name
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


def open_text(shell: Shell, source: Source) -> Opening:
    """Return what a position or a record stands for; raise TextError."""
    shell.names = (*CARD_IDS, *WONDER_IDS, *TOKEN_IDS)
    if not source.is_position:
        from sevenwonders.duel.record import final_state

        record = open_record(shell, source)
        return Opening(final_state(record), record)
    shell.source = source_name(shell, source)
    opening = Opening(parse_position(source.text if source.file is None else source.text.strip()))
    shell.source = ""
    return opening


def open_record(shell: Shell, source: Source) -> "Record":
    """Return the record in a text; raise TextError."""
    from sevenwonders.duel.record import parse_record

    shell.names = (*CARD_IDS, *WONDER_IDS, *TOKEN_IDS)
    shell.source = source_name(shell, source)
    record = parse_record(source.text)
    shell.source = ""
    return record
