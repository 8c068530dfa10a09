"""Dataset card: contents, origin, columns and intended use."""

from typing import Final

import sevenwonders
from sevenwonders.ai.arena import Match

TITLES: Final = {"duel": "7 Wonders Duel", "classic": "7 Wonders"}
# Arrow type and description of each column.
COLUMNS: Final = {
    "game": ("int32", "number of the game, from 0; the agents move on by one seat after each"),
    "decision": ("int16", "number of the decision in its game, from 0"),
    "agent": ("dictionary", "spec of the agent that decided"),
    "seat": ("int8", "its seat, from 0"),
    "position": ("string", "what the seat knew, as one line; hidden things are left out"),
    "legal": ("list<int16>", "the legal moves, as numbers"),
    "legal_texts": ("list<string>", "the legal moves, as texts"),
    "chosen": ("int16", "the move that was made"),
    "chosen_text": ("string", "the same, as a text"),
    "value": ("float", "the share of the victory that the agent expected; null unless it was asked for"),
    "features": ("list<uint8>", "numbers for learners; only if they were asked for"),
    "result": ("float", "the share of the victory that the seat got: 1, 0, or a part of a shared one"),
    "points": ("int16", "its points at the end"),
    "reason": ("dictionary", "how the game ended"),
}


def card(match: Match, form: str, manifest: str) -> str:
    """Return the dataset card of a match as Markdown with YAML front matter."""
    title = f"{TITLES.get(match.game, match.game)}: {match.games} games"
    agents = ", ".join(f"`{agent}`" for agent in dict.fromkeys(match.agents))
    head = f"""---
license: mit
pretty_name: "{title}"
tags: [board-games, sevenwonders]
configs:
- config_name: default
  data_files: "part-*.{form}"
---
# {title}
"""
    made = (
        f"Games of the agents {agents}, {len(match.agents)} seats, seed {match.seed}, one row for each decision. "
        f"Made by sevenwonders {sevenwonders.__version__}; `{manifest}` has all that the rows follow from, "
        "and whoever asks the same version for the same gets the same rows."
    )
    return "\n".join([head, made, "", columns(), "", PURPOSE, ""])


PURPOSE: Final = (
    "*What it is for*: openings, imitation, values of positions, tests of other implementations. "
    "*What it is not*: games of people. Agents play as their specs say; weak agents make weak games, "
    "and the same agent in all seats knows nothing of other styles."
)


def columns() -> str:
    """Return the column table."""
    rows = [f"| `{name}` | {kind} | {meaning} |" for name, (kind, meaning) in COLUMNS.items()]
    return "\n".join(["| Column | Type | Meaning |", "|---|---|---|", *rows])
