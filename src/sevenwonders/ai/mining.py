"""Finding puzzles and proving them again, for any game that has them."""

from collections import Counter
from collections.abc import Callable, Iterable
from importlib import import_module
from itertools import islice
from typing import Any, Final

from sevenwonders.ai.agents import Candidate, Verdict
from sevenwonders.ai.puzzles import Puzzle, numbered
from sevenwonders.core.errors import OptionError
from sevenwonders.core.registry import rules_of

# Where each game's puzzles are made and proved: a module with `mine` and `prove`.
_PLACES: Final = {"duel": "sevenwonders.ai.duel.puzzles", "classic": "sevenwonders.ai.classic.puzzles"}
# Themes that say little beside others: they do not make a puzzle worth choosing.
COMMON: Final = frozenset({"points", "win", "save", "discard"})


def mine(
    game: str, games: int, count: int, seed: int, tell: Callable[[Puzzle | None], object] | None = None
) -> tuple[Puzzle, ...]:
    """Return up to `count` puzzles of so many games of self-play, of many themes; `tell` hears of every game."""
    found = []
    for puzzle in islice(_module(game).mine(seed), games):
        if tell is not None:
            tell(puzzle)
        if puzzle is not None:
            found.append(puzzle)
    return numbered(chosen(found, count))


def prove(puzzle: Puzzle) -> bool:
    """Return whether a puzzle holds when everything about it is found again."""
    return bool(_module(puzzle.game).prove(puzzle))


def chosen(puzzles: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """Return a part of some puzzles in which rare themes are not rare: one by one, of the theme that has fewest."""
    left = list({puzzle.position: puzzle for puzzle in puzzles}.values())
    taken: list[Puzzle] = []
    counts: Counter[str] = Counter()
    while left and len(taken) < count:
        puzzle = min(left, key=lambda puzzle: min((counts[theme] for theme in telling(puzzle)), default=count))
        left.remove(puzzle)
        taken.append(puzzle)
        counts.update(telling(puzzle))
    return taken


def telling(puzzle: Puzzle) -> list[str]:
    """Return the themes of a puzzle that tell it from most others, else all of them."""
    return [theme for theme in puzzle.themes if theme not in COMMON] or list(puzzle.themes)


def _module(game: str) -> Any:
    if game not in _PLACES:
        raise OptionError("puzzle/no-puzzles", found=game, expected=list(_PLACES))
    return import_module(_PLACES[game])


def verdict(puzzle: Puzzle) -> Verdict:
    """Return what is known of a puzzle's moves as a verdict, so that the best can be explained."""
    rules = rules_of(puzzle.game)
    state = rules.parse_position(puzzle.position)
    seats, candidates = rules.seats(state), []
    for text, value in puzzle.values.items():
        rest = (1.0 - value) / (seats - 1)
        values = tuple(value if seat == puzzle.seat else rest for seat in range(seats))
        move = rules.move_id(rules.parse_move(state, text, puzzle.seat))
        candidates.append(Candidate(move, 0, values, "exact" if value in (0.0, 1.0) else "expectation"))
    return Verdict(puzzle.seat, tuple(sorted(candidates, key=lambda one: -one.values[puzzle.seat])))
