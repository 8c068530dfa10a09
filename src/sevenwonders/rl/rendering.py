"""Rendering of environments: text, printed text and images."""

from typing import Any, Final

from sevenwonders.core import drawing
from sevenwonders.core.registry import rules_of

MODES: Final = ("ansi", "human", "rgb_array")


def check_mode(mode: str | None) -> str | None:
    """Return a render mode; raise ValueError for an unknown one."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is one of {', '.join(MODES)}, not {mode!r}")
    return mode


def rendered(game: str, state: Any, mode: str | None) -> Any:
    """Return the table as text ("ansi") or RGB array ("rgb_array"), or print it ("human")."""
    rules = rules_of(game)
    if mode == "human":
        print(drawing.table_text(rules, state))
    if mode == "rgb_array":
        return drawing.table_image(rules, state)
    return drawing.table_text(rules, state) if mode == "ansi" else None
