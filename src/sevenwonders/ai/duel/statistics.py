"""Statistics of Duel self-play games, counted by `explorer`, and the coins that compensate the second seat."""

import itertools
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from sevenwonders.ai.duel.explorer import Explorer
from sevenwonders.ai.duel.network_evaluator import NetworkEvaluator
from sevenwonders.ai.explorer import Share, as_rows, share
from sevenwonders.ai.networks import network_of
from sevenwonders.core.rng import derived_seed
from sevenwonders.duel import ids
from sevenwonders.duel.cards import CARD_IDS, TOKEN_IDS, WONDER_IDS
from sevenwonders.duel.ids import REASONS
from sevenwonders.duel.ruleset import RULES
from sevenwonders.duel.setup import Setup

BATCH: Final = 2_000
CHUNK: Final = 50_000
BONUSES: Final = (2, 4, 6, 8, 10)
FOR_BONUSES: Final = 50  # each bonus is measured with 1 / `FOR_BONUSES` of the games
COUNTED: Final = (
    "games",
    "wins",
    "owned",
    "built",
    "pairs",
    "picked",
    "tokens",
    "openings",
    "extra",
    "predicted",
    "sums",
)
PLACES: Final = 8
OUTCOMES: Final = ("own civilian", "own scientific", "own military", "civilian", "scientific", "military", "shared")
BINS: Final = 20
MOST_EXTRA: Final = 8

Counts = dict[str, Any]  # the counters of an `Explorer` by name


def explore(games: int, seed: int, on_progress: Callable[[int], object]) -> dict[str, Any]:
    """Play games and return the statistics."""
    bonuses = {bonus: _played(max(1, games // FOR_BONUSES), seed, bonus, on_progress) for bonus in BONUSES}
    return summary(games, seed, _played(games, seed, 0, on_progress), bonuses)


def summary(games: int, seed: int, main: Counts, bonuses: Mapping[int, Counts]) -> dict[str, Any]:
    """Return the statistics by name, with intervals."""
    second = {bonus: _second(counts) for bonus, counts in {0: main, **bonuses}.items()}
    return {
        "format": 1,
        "game": "duel",
        "games": games,
        "seed": seed,
        "reasons": {REASONS[reason]: list(main["wins"][reason]) for reason in range(1, len(REASONS))},
        "second": [{"coins": coins, **_share_row(one)} for coins, one in second.items()],
        "even": even({coins: one.share for coins, one in second.items()}),
        "owned": _named(WONDER_IDS, main["owned"]),
        "built": _named(WONDER_IDS, main["built"]),
        "pairs": _pairs(main),
        "draft": _draft(main),
        "tokens": _named(TOKEN_IDS, main["tokens"]),
        "openings": _openings(main),
        "extra": [{"more": n - MOST_EXTRA, **_share_row(share(row))} for n, row in enumerate(main["extra"]) if row[0]],
        "calibration": _calibration(main),
    }


def chunk(number: int, games: int, seed: int, bonus: int, on_progress: Callable[[int], object]) -> Counts:
    """Play one part of the games: it follows from its number alone, so that parts can be played in any order."""
    explorer = Explorer(
        NetworkEvaluator(network_of("duel")), RULES.new(Setup(bonus=bonus)), derived_seed(seed, bonus, number)
    )
    while explorer.games < games:
        batch = min(BATCH, games - explorer.games)
        explorer.play(batch)
        on_progress(batch)
    return {name: _lists(getattr(explorer, name)) for name in COUNTED}


def _lists(rows: Any) -> Any:
    """Return counters as lists that can be added to and kept."""
    return [_lists(row) for row in rows] if isinstance(rows, list | tuple) else rows


def added(parts: Iterable[Counts]) -> Counts:
    """Return the sum of several parts."""
    every = list(parts)
    return {name: _sum([part[name] for part in every]) for name in COUNTED}


def _sum(parts: list[Any]) -> Any:
    if isinstance(parts[0], list):
        return [_sum(list(row)) for row in zip(*parts, strict=True)]
    return sum(parts)


def _played(games: int, seed: int, bonus: int, on_progress: Callable[[int], object]) -> Counts:
    sizes = [min(CHUNK, games - start) for start in range(0, games, CHUNK)]
    return added(chunk(number, size, seed, bonus, on_progress) for number, size in enumerate(sizes))


def _second(counts: Counts) -> Share:
    """Return the share of the second player."""
    shared = sum(counts["wins"][reason][ids.SHARED] for reason in range(1, len(REASONS)))
    won = sum(counts["wins"][reason][1] for reason in range(1, len(REASONS)))
    return share([counts["games"], 2 * won + shared])


def even(shares: dict[int, float]) -> float | None:
    """Return the coins at which the second player has half of the victories, between two numbers by a straight line."""
    ordered = sorted(shares.items())
    for (fewer, low), (more, high) in itertools.pairwise(ordered):
        if low <= 0.5 <= high and high > low:
            return round(fewer + (0.5 - low) / (high - low) * (more - fewer), 2)
    return None


def _share_row(one: Share) -> dict[str, float]:
    return {"games": one.games, "share": one.share, "error": one.error}


def _named(names: tuple[str, ...], rows: Any) -> list[dict[str, Any]]:
    return as_rows({name: share(rows[n]) for n, name in enumerate(names)})


def _pairs(main: Counts) -> list[dict[str, Any]]:
    pairs = {
        f"{WONDER_IDS[other]} {WONDER_IDS[wonder]}": share(main["pairs"][ids.WONDERS * wonder + other])
        for wonder in range(ids.WONDERS)
        for other in range(wonder)
    }
    return as_rows(pairs)


def _draft(main: Counts) -> list[dict[str, Any]]:
    """Return how often each wonder is taken at each place of the draft, and how often its owner then wins."""
    rows = []
    for wonder, name in enumerate(WONDER_IDS):
        picks = [share(main["picked"][PLACES * wonder + place]) for place in range(PLACES)]
        total = sum(one.games for one in picks) or 1
        mean = sum((place + 1) * one.games for place, one in enumerate(picks)) / total
        rows.append({"name": name, "mean": round(mean, 3), "places": [_share_row(one) for one in picks]})
    return sorted(rows, key=_mean_pick)


def _mean_pick(row: dict[str, Any]) -> float:
    return float(row["mean"])


def _openings(main: Counts) -> dict[str, list[dict[str, Any]]]:
    """Return the first card of the game that the first player built, or used otherwise."""
    built = {name: share(main["openings"][2 * n]) for n, name in enumerate(CARD_IDS)}
    other = {name: share(main["openings"][2 * n + 1]) for n, name in enumerate(CARD_IDS)}
    return {"built": as_rows(built), "other": as_rows(other)}


def _calibration(main: Counts) -> dict[str, Any]:
    """Return predicted and observed frequencies by age and type of victory, and the mean difference."""
    predicted, sums = main["predicted"], main["sums"]
    ages = {}
    for age in range(1, 4):
        kinds = {}
        for entry, name in enumerate(OUTCOMES):
            places = range(BINS * (entry + len(OUTCOMES) * age), BINS * (entry + 1 + len(OUTCOMES) * age))
            rows = [(predicted[p][0], sums[p], predicted[p][1]) for p in places]
            kinds[name] = {
                "error": calibration_error(rows),
                "bins": [[n, round(predicted / n, 5), round(observed / n, 5)] for n, predicted, observed in rows if n],
            }
        ages[str(age)] = kinds
    return ages


def calibration_error(rows: list[tuple[int, float, int]]) -> float:
    """Return the expected calibration error."""
    total = sum(n for n, _, _ in rows)
    return round(sum(abs(predicted - observed) for _, predicted, observed in rows) / total, 6) if total else 0.0
