"""A position on the screen: the table, who decides, and the legal moves with their prices."""

from typing import Any

from sevenwonders.cli.duel.opening import open_text
from sevenwonders.cli.duel.table import Table
from sevenwonders.cli.duel.words import Words
from sevenwonders.cli.json_text import write_json
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.source import Source
from sevenwonders.core.data import as_data
from sevenwonders.core.protocol import Ask
from sevenwonders.duel import game
from sevenwonders.duel.notation import SEAT_NAMES
from sevenwonders.duel.position import position_text
from sevenwonders.duel.state import State
from sevenwonders.duel.view import view

FORMAT = 1


def show(shell: Shell, source: Source, *, json: bool) -> int:
    """Show a position, or the last one of a record; return the exit code."""
    opening = open_text(shell, source)
    if json:
        write_json(described(opening.state))
        return 0
    players = opening.record.players if opening.record else {}
    names = tuple(players.get(seat, seat) for seat in SEAT_NAMES)
    show_state(shell, opening.state, (names[0], names[1]))
    return 0


def show_state(shell: Shell, state: State, names: tuple[str, str]) -> None:
    """Show one state."""
    words = Words(shell.translation, names)
    shell.screen.show(*Table(state, words, shell.screen.glyphs, shell.screen.width).lines())


def described(state: State) -> dict[str, Any]:
    """Return a state as JSON-ready data: its text and what both players see, with the numbers of moves."""
    asked = game.pending(state)
    seat = asked.seats[0] if isinstance(asked, Ask) else None
    table = as_data(view(state, seat))
    numbered = enumerate(table["moves"], start=1)
    table["moves"] = [move | {"number": number, "price": move.get("coins")} for number, move in numbered]
    return {"format": FORMAT, "position": position_text(state), **table}
