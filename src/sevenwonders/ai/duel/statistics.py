"""What a million games of Duel say, counted by `explorer`, and how many coins make going second even."""

import itertools
from collections.abc import Callable
from typing import Any, Final

from sevenwonders.ai.duel.explorer import Explorer
from sevenwonders.ai.duel.net import NetEvaluator
from sevenwonders.ai.explorer import Share, as_rows, share
from sevenwonders.ai.networks import network_of
from sevenwonders.core.seeds import derived_seed
from sevenwonders.duel import ids
from sevenwonders.duel.cards import CARD_IDS, TOKEN_IDS, WONDER_IDS
from sevenwonders.duel.ids import REASONS
from sevenwonders.duel.ruleset import RULES
from sevenwonders.duel.setup import Setup

BATCH: Final = 2_000
BONUSES: Final = (1, 2, 3, 4, 5)
FOR_BONUSES: Final = 10  # one game in so many, for each
PLACES: Final = 8
OUTLOOK: Final = ("own civilian", "own scientific", "own military", "civilian", "scientific", "military", "shared")
BINS: Final = 20
MOST_EXTRA: Final = 8


def explore(games: int, seed: int, tell: Callable[[int], object]) -> dict[str, Any]:
    """Play games and return what was counted."""
    main = _played(games, derived_seed(seed, 0), 0, tell)
    second = {0: _second(main)}
    for bonus in BONUSES:
        second[bonus] = _second(_played(max(1, games // FOR_BONUSES), derived_seed(seed, bonus), bonus, tell))
    return {
        "format": 1,
        "game": "duel",
        "games": games,
        "seed": seed,
        "reasons": {REASONS[reason]: list(main.wins[reason]) for reason in range(1, len(REASONS))},
        "second": [{"coins": coins, **_told(one)} for coins, one in second.items()],
        "even": even({coins: one.share for coins, one in second.items()}),
        "owned": _named(WONDER_IDS, main.owned),
        "built": _named(WONDER_IDS, main.built),
        "pairs": _pairs(main),
        "draft": _draft(main),
        "tokens": _named(TOKEN_IDS, main.tokens),
        "openings": _openings(main),
        "extra": [{"more": n - MOST_EXTRA, **_told(share(row))} for n, row in enumerate(main.extra) if row[0]],
        "calibration": _calibration(main),
    }


def _played(games: int, seed: int, bonus: int, tell: Callable[[int], object]) -> Explorer:
    explorer = Explorer(NetEvaluator(network_of("duel")), RULES.new(Setup(bonus=bonus)), seed)
    while explorer.games < games:
        batch = min(BATCH, games - explorer.games)
        explorer.play(batch)
        tell(batch)
    return explorer


def _second(explorer: Explorer) -> Share:
    """Return the share of the second player."""
    shared = sum(explorer.wins[reason][ids.SHARED] for reason in range(1, len(REASONS)))
    won = sum(explorer.wins[reason][1] for reason in range(1, len(REASONS)))
    return share([explorer.games, 2 * won + shared])


def even(shares: dict[int, float]) -> float | None:
    """Return the coins at which the second player has half of the victories, between two numbers by a straight line."""
    ordered = sorted(shares.items())
    for (fewer, low), (more, high) in itertools.pairwise(ordered):
        if low <= 0.5 <= high and high > low:
            return round(fewer + (0.5 - low) / (high - low) * (more - fewer), 2)
    return None


def _told(one: Share) -> dict[str, float]:
    return {"games": one.games, "share": one.share, "error": one.error}


def _named(names: tuple[str, ...], rows: Any) -> list[dict[str, Any]]:
    return as_rows({name: share(rows[n]) for n, name in enumerate(names)})


def _pairs(main: Explorer) -> list[dict[str, Any]]:
    pairs = {
        f"{WONDER_IDS[other]} {WONDER_IDS[wonder]}": share(main.pairs[ids.WONDERS * wonder + other])
        for wonder in range(ids.WONDERS)
        for other in range(wonder)
    }
    return as_rows(pairs)


def _draft(main: Explorer) -> list[dict[str, Any]]:
    """Return how often each wonder is taken at each place of the draft, and how often its owner then wins."""
    rows = []
    for wonder, name in enumerate(WONDER_IDS):
        picks = [share(main.picked[PLACES * wonder + place]) for place in range(PLACES)]
        total = sum(one.games for one in picks) or 1
        mean = sum((place + 1) * one.games for place, one in enumerate(picks)) / total
        rows.append({"name": name, "mean": round(mean, 3), "places": [_told(one) for one in picks]})
    return sorted(rows, key=lambda row: str(row["mean"]))


def _openings(main: Explorer) -> dict[str, list[dict[str, Any]]]:
    """Return the first card of the game that the first player built, or used otherwise."""
    built = {name: share(main.openings[2 * n]) for n, name in enumerate(CARD_IDS)}
    other = {name: share(main.openings[2 * n + 1]) for n, name in enumerate(CARD_IDS)}
    return {"built": as_rows(built), "other": as_rows(other)}


def _calibration(main: Explorer) -> dict[str, Any]:
    """Return by age and kind of victory what the network said, how often it came so, and the mean difference."""
    said, sums = main.said, main.sums
    ages = {}
    for age in range(1, 4):
        kinds = {}
        for entry, name in enumerate(OUTLOOK):
            places = range(BINS * (entry + len(OUTLOOK) * age), BINS * (entry + 1 + len(OUTLOOK) * age))
            rows = [(said[p][0], sums[p], said[p][1]) for p in places]
            kinds[name] = {
                "error": calibration_error(rows),
                "bins": [[n, round(told / n, 5), round(came / n, 5)] for n, told, came in rows if n],
            }
        ages[str(age)] = kinds
    return ages


def calibration_error(rows: list[tuple[int, float, int]]) -> float:
    """Return the expected calibration error: how far what was said is from what came, weighed by how often."""
    total = sum(n for n, _, _ in rows)
    return round(sum(abs(told - came) for _, told, came in rows) / total, 6) if total else 0.0
