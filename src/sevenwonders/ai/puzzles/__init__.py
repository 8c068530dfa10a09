"""Puzzles: positions with one proved best move, mined from self-play; one file per game.

>>> some = puzzles_of("duel")
>>> len(some) >= 300, all(puzzle.margin >= 0.15 for puzzle in some)
(True, True)
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Final

from sevenwonders.core.errors import OptionError

FOLDER: Final = Path(__file__).parent
MARGIN: Final = 0.15  # by which the best move is better than any other
FEWEST_MOVES: Final = 4
# The themes of the puzzles of all games.
THEMES: Final = (
    *("military", "scientific", "points", "extra-turn", "deny", "seventh-wonder", "wonder", "discard", "token"),
    *("destroy", "revive", "quiet", "win", "save", "last-turn", "commerce", "guild"),
)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with one best move for the seat to move, and the value of every move by its text."""

    id: str
    game: str
    position: str
    seat: int
    best: str
    values: Mapping[str, float]
    themes: tuple[str, ...]
    rating: int

    @property
    def margin(self) -> float:
        """How much better the best move is than any other."""
        others = (value for move, value in self.values.items() if move != self.best)
        return round(self.values[self.best] - max(others), 9)


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, the easiest first; raise OptionError if it has none."""
    files = {file.stem: file for file in FOLDER.glob("*.jsonl")}  # the name may come from a client: it becomes no path
    if game not in files:
        raise OptionError("puzzle/no-puzzles", found=game, expected=list(files))
    return read(files[game].read_text(encoding="utf-8"))


def puzzle_of(number: str) -> Puzzle:
    """Return a puzzle by its id, "duel-17"; raise OptionError if there is none."""
    game, _, _ = number.partition("-")
    found = next((puzzle for puzzle in puzzles_of(game) if puzzle.id == number), None)
    if found is None:
        raise OptionError("puzzle/unknown", found=number)
    return found


def action(text: str) -> str:
    """Return the text of a move without its payment, which puzzles do not distinguish."""
    return text.partition(" left ")[0].partition(" right ")[0]


def value_of(puzzle: Puzzle, text: str) -> float | None:
    """Return the value of a move given by its text, or None if it is not a move of the puzzle."""
    if text in puzzle.values:
        return puzzle.values[text]
    return next((value for move, value in puzzle.values.items() if action(move) == action(text)), None)


def daily(game: str, day: int) -> Puzzle:
    """Return the puzzle of a day, counted from any day: all have their turn before one comes again."""
    puzzles = puzzles_of(game)
    return puzzles[day * _stride(len(puzzles)) % len(puzzles)]


def _stride(count: int) -> int:
    """Return a step coprime to `count`, so that consecutive days have different puzzles."""
    from math import gcd

    return next(step for step in range(max(1, count * 5 // 13), 2 * count + 2) if gcd(step, count) == 1)


# ---- the file


def read(text: str) -> tuple[Puzzle, ...]:
    """Return the puzzles in lines of JSON."""
    return tuple(_puzzle(json.loads(line)) for line in text.splitlines() if line.strip())


def _puzzle(fields: dict[str, object]) -> Puzzle:
    themes = fields["themes"]
    assert isinstance(themes, list)
    return Puzzle(**{**fields, "themes": tuple(themes)})  # type: ignore[arg-type]  # written by `written`


def written(puzzles: Iterable[Puzzle]) -> str:
    """Return puzzles as lines of JSON."""
    return "".join(json.dumps(asdict(puzzle), ensure_ascii=False) + "\n" for puzzle in puzzles)


def numbered(puzzles: Iterable[Puzzle]) -> tuple[Puzzle, ...]:
    """Return puzzles in the order of their ratings, with ids that follow it."""
    from dataclasses import replace

    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.rating, puzzle.position))
    return tuple(replace(puzzle, id=f"{puzzle.game}-{n}") for n, puzzle in enumerate(ordered, start=1))
