"""Self-play statistics: win rates with confidence intervals, one file per game.

>>> share([100, 120])
Share(games=100, share=0.6, error=0.0943)
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sevenwonders.ai.arena import interval
from sevenwonders.ai.game_support import games_with, loaded, support_of
from sevenwonders.ai.networks import digest_of
from sevenwonders.core.errors import OptionError

FOLDER: Final = Path(__file__).parent / "statistics"


@dataclass(frozen=True, slots=True)
class Share:
    """A win rate, its number of games and the half-width of its 95 % Wilson interval."""

    games: int
    share: float
    error: float


def share(counted: Sequence[float]) -> Share:
    """Return the win rate of a row of games and half victories."""
    games, halves = counted
    if not games:
        return Share(0, 0.0, 0.0)
    part = halves / 2 / games
    low, high = interval(part, int(games))
    return Share(int(games), round(part, 5), round((high - low) / 2, 5))


def explore(game: str, games: int, seed: int, on_progress: Callable[[int], object] | None = None) -> dict[str, Any]:
    """Play games and return JSON-ready statistics; `on_progress` receives the number of new games."""
    place = support_of(game).statistics
    if place is None:
        raise OptionError("explore/no-statistics", found=game, expected=games_with(lambda support: support.statistics))
    found: dict[str, Any] = loaded(place).explore(games, seed, on_progress or (lambda _: None))
    return {**found, "network": digest_of(game)}


def statistics_of(game: str) -> Mapping[str, Any]:
    """Return the statistics in the package; raise OptionError if there are none."""
    files = {file.stem: file for file in FOLDER.glob("*.json")}  # the name may come from a client: it becomes no path
    if game not in files:
        raise OptionError("explore/no-statistics", found=game, expected=list(files))
    found: Mapping[str, Any] = json.loads(files[game].read_text(encoding="utf-8"))
    return found


def as_rows(shares: Mapping[str, Share]) -> list[dict[str, Any]]:
    """Return win rates as rows, largest first, omitting those without games."""
    kept = {name: one for name, one in shares.items() if one.games}
    ordered = sorted(kept.items(), key=lambda named: -named[1].share)
    return [{"name": name, "games": one.games, "share": one.share, "error": one.error} for name, one in ordered]
