"""Statistics of self-play games as messages."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct


class Rate(Struct, frozen=True):
    """A win rate, its number of games and the half-width of its 95 % interval."""

    games: int
    share: float
    error: float


class NamedRate(Rate, frozen=True):
    """The win rate with a card, a wonder, a token, or most points in a category of the score sheet."""

    name: str


class BonusRate(Rate, frozen=True):
    """The win rate of the second player with extra coins."""

    coins: int


class ExtraTurnRate(Rate, frozen=True):
    """The win rate by the number of extra turns that a player has more than the opponent."""

    more: int


class PairRate(Rate, frozen=True):
    """The win rate with two wonders."""

    wonders: tuple[str, str]


class BoardRate(Rate, frozen=True):
    """The win rate with a side of a wonder board."""

    board: str
    side: Literal["day", "night"]


class DraftPlaces(Struct, frozen=True):
    """The mean place of a wonder in the draft, and the win rate of its owner by place."""

    name: str
    mean: float
    places: list[Rate]


class Openings(Struct, frozen=True):
    """The first player's win rate by the first card taken: built, or used otherwise."""

    built: list[NamedRate]
    other: list[NamedRate]


class Calibration(Struct, frozen=True):
    """Predictions of an outcome: their calibration error, and the count, mean prediction and frequency of each bin."""

    error: float
    bins: list[tuple[int, float, float]]


class DuelStatistics(Struct, frozen=True, tag="duel", tag_field="game"):
    """Statistics of Duel. `reasons` counts the victories of both seats and the shared ones.

    `even` is the number of extra coins with which both players win equally often. `calibration` is by age and outcome.
    """

    games: int
    seed: int
    network: str
    reasons: dict[str, tuple[int, int, int]]
    second: list[BonusRate]
    even: float | None
    owned: list[NamedRate]
    built: list[NamedRate]
    pairs: list[PairRate]
    draft: list[DraftPlaces]
    tokens: list[NamedRate]
    openings: Openings
    extra: list[ExtraTurnRate]
    calibration: dict[str, dict[str, Calibration]]


class PlayerCountStatistics(Struct, frozen=True):
    """Statistics of games with one number of players.

    `points` are the mean points by category of the score sheet, `winners` those of the winners.
    """

    games: int
    fair: float
    boards: list[BoardRate]
    strategies: list[NamedRate]
    points: dict[str, float]
    winners: dict[str, float]


class ClassicStatistics(Struct, frozen=True, tag="classic", tag_field="game"):
    """Statistics of 7 Wonders by number of players."""

    games: int
    seed: int
    network: str
    players: dict[str, PlayerCountStatistics]


Statistics = DuelStatistics | ClassicStatistics


class StatisticsInfo(Struct, frozen=True):
    """Statistics of games of the network against itself, as `sevenwonders explore` writes them."""

    statistics: Statistics


def statistics_message(data: Mapping[str, Any]) -> Statistics:
    """Return the statistics of `sevenwonders explore` as a message."""
    if data["game"] == "duel":
        data = {**data, "pairs": [{**row, "wonders": row["name"].split(" ")} for row in data["pairs"]]}
    else:
        data = {**data, "players": {count: _with_boards(one) for count, one in data["players"].items()}}
    statistics: Statistics = msgspec.convert(data, Statistics)
    return statistics


def _with_boards(data: Mapping[str, Any]) -> dict[str, Any]:
    rows = [(row, *row["name"].rsplit("_", 1)) for row in data["boards"]]
    return {**data, "boards": [{**row, "board": board, "side": side} for row, board, side in rows]}
