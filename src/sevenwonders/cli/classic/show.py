"""A position on the screen, with every hand: the cities, who decides, and the legal moves with their prices."""

from collections.abc import Mapping
from typing import Any

from sevenwonders.classic import game
from sevenwonders.classic.notation import SEAT_NAMES
from sevenwonders.classic.position import position_text
from sevenwonders.classic.state import State
from sevenwonders.classic.view import view
from sevenwonders.cli.classic.opening import open_text
from sevenwonders.cli.classic.table import Table
from sevenwonders.cli.classic.words import Words
from sevenwonders.cli.json_text import write_json
from sevenwonders.cli.screen import Span, line
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.source import Source
from sevenwonders.core.data import as_data
from sevenwonders.core.protocol import Ask

FORMAT = 1


def show(shell: Shell, source: Source, *, json: bool) -> int:
    """Show a position, or the last one of a record; return the exit code."""
    opening = open_text(shell, source)
    if json:
        write_json(described(opening.state))
        return 0
    players = opening.record.players if opening.record else {}
    show_state(shell, opening.state, names_of(players, opening.state.players))
    return 0


def names_of(players: Mapping[str, str], seats: int) -> tuple[str, ...]:
    """Return what the seats are called; two players of the same name are told apart by their seats."""
    named = list(players.values())
    called = [(seat, players.get(seat, seat)) for seat in SEAT_NAMES[:seats]]
    return tuple(f"{name} {seat}" if named.count(name) > 1 else name for seat, name in called)


def show_state(shell: Shell, state: State, names: tuple[str, ...]) -> None:
    """Show one state: all cities, then what each seat that is asked holds and may do."""
    screen, words = shell.screen, Words(shell.translation, names)
    table = Table(view(state), words, screen.glyphs, screen.width)
    asked = game.pending(state)
    screen.show(*table.lines())
    for seat in asked.seats if isinstance(asked, Ask) else ():
        menu = Table(view(state, seat), words, screen.glyphs, screen.width).menu()
        screen.show("", line(Span(words.player(seat), "title")), *menu[1:-1])


def described(state: State) -> dict[str, Any]:
    """Return a state as JSON-ready data: its text, what all see, and what each seat that is asked sees and may do."""
    asked = game.pending(state)
    seats = {}
    for seat in asked.seats if isinstance(asked, Ask) else ():
        seen = as_data(view(state, seat))
        moves = [move | {"number": number} for number, move in enumerate(seen["moves"], start=1)]
        seats[SEAT_NAMES[seat]] = seen["own"] | {"moves": moves}
    table = {name: value for name, value in as_data(view(state)).items() if name not in ("own", "moves", "uncovered")}
    return {"format": FORMAT, "position": position_text(state), **table, "asked": seats}
