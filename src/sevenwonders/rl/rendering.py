"""A table as text, for people who watch an environment."""

from typing import Any

from sevenwonders.core.game import Game
from sevenwonders.core.protocol import SEAT_NAMES, Over
from sevenwonders.core.registry import rules_of


def rendered(game: str, state: Any, mode: str | None) -> str | None:
    """Return a table as text, or print it, as a mode of rendering says."""
    if mode == "human":
        print(text_of(game, state))
    return text_of(game, state) if mode == "ansi" else None


def text_of(game: str, state: Any) -> str:
    """Return the points, the position and the legal moves."""
    rules = rules_of(game)
    shown: Game[Any, Any, Any, Any] = Game(rules, position=state.copy())
    points = ", ".join(
        f"{SEAT_NAMES[seat]} {sum(rules.score(state, seat).values())}"
        for seat in range(shown.seats)
        if game != "classic" or state.side[seat] >= 0
    )
    lines = [f"points: {points}", rules.position_text(state).replace("; ", "\n")]
    pending = shown.pending
    if isinstance(pending, Over):
        winners = " ".join(SEAT_NAMES[seat] for seat in pending.winners)
        return "\n".join([*lines, f"won by {winners} ({pending.reason})"])
    lines += [f"{SEAT_NAMES[seat]} may: {', '.join(shown.legal(seat))}" for seat in shown.asked]
    return "\n".join(lines)
