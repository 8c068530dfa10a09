"""Puzzle mining and verification, for any game with puzzles."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

from sevenwonders.ai.agents import Candidate, Verdict
from sevenwonders.ai.game_support import games_with, loaded, support_of
from sevenwonders.ai.parallel import Ledger, executor
from sevenwonders.ai.puzzles import Puzzle, numbered, read, written
from sevenwonders.core.errors import OptionError
from sevenwonders.core.registry import rules_of

# Themes of little interest: they do not make a puzzle worth selecting.
COMMON: Final = frozenset({"points", "win", "save", "discard"})


def mine(
    game: str,
    games: int,
    count: int,
    seed: int,
    on_progress: Callable[[int], object] | None = None,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    ledger: Path | None = None,
) -> tuple[Puzzle, ...]:
    """Return up to `count` puzzles of many themes, mined from `games` self-play games.

    The result depends on the seed only. `on_progress` receives the number of games searched. Games recorded in `ledger`
    are not searched again.
    """
    found: list[Puzzle] = []
    for seen, puzzles in _mined(game, games, seed, jobs, cluster, ledger):
        found += puzzles
        if on_progress is not None:
            on_progress(seen)
    return numbered(chosen(found, count))


def _mined(
    game: str, games: int, seed: int, jobs: int, cluster: str | None, ledger: Path | None
) -> Iterator[tuple[int, list[Puzzle]]]:
    """Yield numbers of searched games and their puzzles."""
    _module(game)  # fail for an unknown game before any process starts
    kept = None if ledger is None else Ledger(ledger, {"puzzles": game, "games": games, "seed": seed})
    noted = 0
    for entry in kept.entries() if kept is not None else ():
        noted += entry["games"]
        yield entry["games"], list(read(entry["puzzles"]))
    parts = range(noted, games)
    with executor(min(jobs, len(parts)) or 1, cluster) as place:
        for seen, puzzles in place.results(partial(_looked_at, game, seed), parts):
            if kept is not None:
                kept.append({"games": seen, "puzzles": written(puzzles)})
            yield seen, puzzles


def _looked_at(game: str, seed: int, numbers: range) -> tuple[int, list[Puzzle]]:
    return len(numbers), [puzzle for puzzle in _module(game).mine(seed, numbers) if puzzle is not None]


def prove(puzzle: Puzzle) -> bool:
    """Return whether a puzzle passes verification from scratch."""
    return bool(_module(puzzle.game).prove(puzzle))


def chosen(puzzles: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """Select puzzles so that rare themes are well represented, one by one from the rarest theme."""
    left = list({puzzle.position: puzzle for puzzle in puzzles}.values())
    taken: list[Puzzle] = []
    counts: Counter[str] = Counter()
    while left and len(taken) < count:
        puzzle = min(
            left, key=lambda puzzle: min((counts[theme] for theme in distinctive_themes(puzzle)), default=count)
        )
        left.remove(puzzle)
        taken.append(puzzle)
        counts.update(distinctive_themes(puzzle))
    return taken


def distinctive_themes(puzzle: Puzzle) -> list[str]:
    """Return the distinctive themes of a puzzle, or all if it has none."""
    return [theme for theme in puzzle.themes if theme not in COMMON] or list(puzzle.themes)


def _module(game: str) -> Any:
    place = support_of(game).puzzles
    if place is None:
        raise OptionError("puzzle/no-puzzles", found=game, expected=games_with(lambda support: support.puzzles))
    return loaded(place)


def verdict(puzzle: Puzzle) -> Verdict:
    """Return the stored move values of a puzzle as a verdict, for explanations."""
    rules = rules_of(puzzle.game)
    state = rules.parse_position(puzzle.position)
    seats, candidates = rules.seats(state), []
    for text, value in puzzle.values.items():
        rest = (1.0 - value) / (seats - 1)
        values = tuple(value if seat == puzzle.seat else rest for seat in range(seats))
        move = rules.move_id(rules.parse_move(state, text, puzzle.seat))
        candidates.append(Candidate(move, 0, values, "exact" if value in (0.0, 1.0) else "expectation"))
    return Verdict(puzzle.seat, tuple(sorted(candidates, key=lambda one: -one.values[puzzle.seat])))
