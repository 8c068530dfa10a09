"""Positions and records given on the command line, in a file, or on standard input."""

from dataclasses import dataclass
from typing import Any, Final

from sevenwonders.cli.presenter import names_of, presenter_of
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.source import Source, source_name
from sevenwonders.core.protocol import AnyRules
from sevenwonders.core.record import Record, final_state, parse_record
from sevenwonders.core.registry import game_in, names, rules_of

DEFAULT: Final = "duel"

AnyRecord = Record[Any, Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Opening:
    """A position and, if known, the record that leads to it."""

    rules: AnyRules
    state: Any
    record: AnyRecord | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return names_of(self.record.players if self.record else {}, self.rules.seats(self.state))


def rules_in(source: Source) -> AnyRules:
    """Return the rules of the game named in a text, else by the file suffix, else of Duel."""
    name = game_in(source.text)
    if name is None and source.file is not None:
        name = next((known for known in names() if source.file.endswith(rules_of(known).suffix)), None)
    return rules_of(name or DEFAULT)


def open_text(shell: Shell, source: Source, rules: AnyRules | None = None) -> Opening:
    """Parse a position or record, of the game `rules` if given; raise TextError."""
    rules = rules or rules_in(source)
    if not source.is_position:
        record = open_record(shell, source, rules)
        return Opening(rules, final_state(record), record)
    _prepare(shell, source, rules)
    state = rules.parse_position(source.text if source.file is None else source.text.strip())
    shell.source = ""
    return Opening(rules, state)


def open_record(shell: Shell, source: Source, rules: AnyRules | None = None) -> AnyRecord:
    """Parse a record; raise TextError."""
    rules = rules or rules_in(source)
    _prepare(shell, source, rules)
    record = parse_record(source.text, rules)
    shell.source = ""
    return record


def _prepare(shell: Shell, source: Source, rules: AnyRules) -> None:
    """Set the source and the candidates that error messages use."""
    shell.names = presenter_of(rules).vocabulary
    shell.source = source_name(shell, source)
