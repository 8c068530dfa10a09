"""Markdown tables of observation fields and actions: ``python -m sevenwonders.rl.describe duel``."""

import sys

from sevenwonders.rl.batch import Shape, shape_of
from sevenwonders.rl.classic import actions
from sevenwonders.rl.fields import Field

DUEL_ACTIONS = (
    (0, 20, "build the card in slot n"),
    (20, 20, "sell the card in slot n"),
    (40, 240, "raise wonder n // 20 with the card in slot n % 20"),
    (280, 12, "draft wonder n"),
    (292, 10, "take progress token n"),
    (302, 73, "destroy card n of the opponent"),
    (375, 73, "revive card n from the discard pile"),
    (448, 2, "begin the next age: I do, my opponent does"),
)
CLASSIC_ACTIONS = (
    (actions.BUILD_0, 80, "build card n"),
    (actions.STAGE_0, 80, "build the next stage over card n"),
    (actions.SELL_0, 80, "sell card n"),
    (actions.REVIVE_0, 80, "revive card n from the discard pile"),
    (actions.DECLINE, 1, "revive nothing"),
    (actions.SIDE_0, 2, "turn the board to its day side, its night side"),
    (actions.PAY_0, 16, "pay in the n-th way, the cheapest first; only asked where there is a choice"),
)


def page(game: str, players: int | None = None) -> str:
    """Return the tables of actions and observation fields as Markdown."""
    shape = shape_of(game, players)
    rows = CLASSIC_ACTIONS if game == "classic" else DUEL_ACTIONS
    lines = ["| Actions | |", "|---|---|", *(f"| {_range(start, size)} | {meaning} |" for start, size, meaning in rows)]
    return "\n".join([*lines, "", *_fields(shape)])


def _fields(shape: Shape) -> list[str]:
    head = ["| Place | Name | Values | Meaning | One by one |", "|---|---|---|---|---|"]
    return head + [
        f"| {_range(part.start, part.size)} | {part.name} | 0 … {part.high} | {part.meaning} | {_labels(part)} |"
        for part in shape.fields
    ]


def _range(start: int, size: int) -> str:
    return str(start) if size == 1 else f"{start} … {start + size - 1}"


def _labels(part: Field) -> str:
    if len(part.labels) <= 14:
        return ", ".join(part.labels)
    return f"{part.labels[0]}, {part.labels[1]} … {part.labels[-1]}"


if __name__ == "__main__":
    print(page(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else None))
