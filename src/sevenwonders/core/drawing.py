"""Text and pictures of a table.

`sevenwonders.cli.drawing` draws them; it is imported on first use because it needs the extra "app". Without it the text
is a plain listing of the position, and pictures raise ImportError.
"""

from pkgutil import resolve_name
from typing import Any

from sevenwonders.core.protocol import SEAT_NAMES, Ask, Over


def table_text(rules: Any, state: Any) -> str:
    """Return the table as text, including hidden information."""
    try:
        return str(_drawing("table_text")(rules, state))
    except ImportError:
        return plain_text(rules, state)


def table_svg(rules: Any, state: Any) -> str:
    """Return the table as an SVG document; raise ImportError without the extra "app"."""
    return str(_drawing("table_svg")(rules, state))


def table_image(rules: Any, state: Any) -> Any:
    """Return the table as an RGB array; raise ImportError without the extras "app" and "plot"."""
    return _drawing("table_image")(rules, state)


def plain_text(rules: Any, state: Any) -> str:
    """Return the position, one section per line, and the legal moves or the result."""
    lines = str(rules.position_text(state)).split("; ")
    match rules.pending(state):
        case Ask(seats=seats):
            for seat in seats:
                moves = (rules.move_text(state, move) for move in rules.legal(state, seat))
                lines.append(f"{SEAT_NAMES[seat]} to move: {', '.join(moves)}")
        case Over(winners=winners, reason=reason):
            lines.append(f"won by {' '.join(SEAT_NAMES[seat] for seat in winners)} ({reason})")
        case _:
            pass
    return "\n".join(lines)


def _drawing(name: str) -> Any:
    return resolve_name(f"sevenwonders.cli.drawing:{name}")
