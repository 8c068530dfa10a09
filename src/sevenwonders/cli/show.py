"""`sevenwonders show`: a complete position, including hidden information, as text or JSON."""

from typing import Annotated, Any, Final

from cyclopts import Parameter

from sevenwonders.cli.json_text import write_json
from sevenwonders.cli.opening import open_text
from sevenwonders.cli.parameters import Json
from sevenwonders.cli.presenter import DrawingContext, presenter_of
from sevenwonders.cli.screen import Span, line
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.source import position_source
from sevenwonders.core.data import as_data
from sevenwonders.core.protocol import SEAT_NAMES, AnyRules, Ask

FORMAT: Final = 2
# Fields of a view that belong to one seat; they are listed by seat instead.
PRIVATE: Final = ("seat", "own", "moves", "uncovered")


def show(
    shell: Shell,
    position: Annotated[str, Parameter(help="cli-option-position")],
    /,
    *,
    json: Json = False,
) -> int:
    """Show a position or the final position of a record; return the exit code."""
    opening = open_text(shell, position_source(position, "POSITION"))
    if json:
        write_json(described(opening.rules, opening.state))
    else:
        show_state(shell, opening.rules, opening.state, opening.names)
    return 0


def show_state(shell: Shell, rules: AnyRules, state: Any, names: tuple[str, ...]) -> None:
    """Print a state; in games with hidden information, also the hand and menu of each active seat."""
    presenter, asked = presenter_of(rules), active_seats(rules, state)
    if not rules.has_secrets:
        shell.screen.show(*presenter.table(DrawingContext(shell, rules, state, names, next(iter(asked), None))).lines())
        return
    shell.screen.show(*presenter.table(DrawingContext(shell, rules, state, names)).lines())
    for seat in asked:
        held = presenter.table(DrawingContext(shell, rules, state, names, seat)).hand_lines()
        shell.screen.show("", line(Span(names[seat], "title")), *held)


def described(rules: AnyRules, state: Any) -> dict[str, Any]:
    """Return JSON-ready data: position text, public view, and view and moves of each active seat."""
    seen = as_data(rules.observe(state, None))
    shared = {name: value for name, value in seen.items() if name not in PRIVATE} if isinstance(seen, dict) else {}
    asked = {SEAT_NAMES[seat]: _asked(rules, state, seat) for seat in active_seats(rules, state)}
    return {"format": FORMAT, "game": rules.name, "position": rules.position_text(state), **shared, "asked": asked}


def _asked(rules: AnyRules, state: Any, seat: int) -> dict[str, Any]:
    seen = as_data(rules.observe(state, seat))
    view = seen if isinstance(seen, dict) else {}
    by_id = {move["id"]: move for move in view.get("moves", ())}
    moves = []
    for number, move in enumerate(rules.legal(state, seat), start=1):
        known = {"id": rules.move_id(move), "text": rules.move_text(state, move)}
        known |= by_id.get(known["id"], {})
        moves.append(known | {"number": number, "price": known.get("coins")})
    return {**(view.get("own") or {}), "moves": moves}


def active_seats(rules: AnyRules, state: Any) -> tuple[int, ...]:
    """Return the active seats."""
    pending = rules.pending(state)
    return pending.seats if isinstance(pending, Ask) else ()
