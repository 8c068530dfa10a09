"""Where a command starts from: a position or a record of 7 Wonders."""

from dataclasses import dataclass

from sevenwonders.classic.cards import BOARD_IDS, CARD_IDS
from sevenwonders.classic.position import parse_position
from sevenwonders.classic.record import Record, final_state, parse_record
from sevenwonders.classic.state import State
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.source import Source, source_name


@dataclass(frozen=True, slots=True)
class Opening:
    """A position, and the game that led to it if it is known."""

    state: State
    record: Record | None = None


def open_text(shell: Shell, source: Source) -> Opening:
    """Return what a position or a record stands for; raise TextError."""
    shell.names = (*CARD_IDS, *BOARD_IDS)
    if not source.is_position:
        record = open_record(shell, source)
        return Opening(final_state(record), record)
    shell.source = source_name(shell, source)
    opening = Opening(parse_position(source.text if source.file is None else source.text.strip()))
    shell.source = ""
    return opening


def open_record(shell: Shell, source: Source) -> Record:
    """Return the record in a text; raise TextError."""
    shell.names = (*CARD_IDS, *BOARD_IDS)
    shell.source = source_name(shell, source)
    record = parse_record(source.text)
    shell.source = ""
    return record
