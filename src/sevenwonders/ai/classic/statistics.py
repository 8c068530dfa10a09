"""Statistics of network self-play in 7 Wonders: boards, scoring categories, points."""

from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Any, Final

from sevenwonders.ai.classic.match_loop import play_alone
from sevenwonders.ai.classic.network_evaluator import NetworkEvaluator
from sevenwonders.ai.classic.network_outputs import GAME
from sevenwonders.ai.explorer import Share, as_rows, share
from sevenwonders.ai.networks import network_of
from sevenwonders.classic import ids, score
from sevenwonders.classic.cards import BOARD_IDS, SIDES
from sevenwonders.classic.ruleset import RULES
from sevenwonders.classic.setup import Setup
from sevenwonders.classic.state import State
from sevenwonders.core.rng import Rng, derived_seed

BATCH: Final = 50
PLAYERS: Final = range(ids.FEWEST_SEATS, ids.MOST_SEATS + 1)


class Counts:
    """Totals of the games with one number of players.

    A row of `boards` and `strategies` holds the number of games and the sum of victory shares.
    """

    def __init__(self) -> None:
        self.games = 0
        self.boards: defaultdict[str, list[float]] = defaultdict(lambda: [0, 0.0])
        self.strategies: defaultdict[str, list[float]] = defaultdict(lambda: [0, 0.0])
        self.points: Counter[str] = Counter()
        self.winners: Counter[str] = Counter()
        self.won = 0.0


def explore(games: int, seed: int, on_progress: Callable[[int], object]) -> dict[str, Any]:
    """Play `games` games with each number of players and return the totals.

    `on_progress` is called with the number of games finished since its last call.
    """
    evaluator = NetworkEvaluator(network_of(GAME))
    counted = {players: _counted(evaluator, players, games, seed, on_progress) for players in PLAYERS}
    return {
        "format": 1,
        "game": "classic",
        "games": games * len(PLAYERS),
        "seed": seed,
        "players": {str(players): _totals(players, counts) for players, counts in counted.items()},
    }


def _counted(
    evaluator: NetworkEvaluator, players: int, games: int, seed: int, on_progress: Callable[[int], object]
) -> Counts:
    counts = Counts()
    for game in range(games):
        state = RULES.new(Setup(players=players, sides="random"))
        play_alone(evaluator, state, Rng(derived_seed(seed, players, game)))
        _count(counts, state)
        if (game + 1) % BATCH == 0:
            on_progress(BATCH)
    if games % BATCH:
        on_progress(games % BATCH)
    return counts


def _count(counts: Counts, state: State) -> None:
    counts.games += 1
    shares = RULES.returns(state)
    for seat in range(state.players):
        sheet = score.sheet(state, seat)
        _add(counts.boards[f"{BOARD_IDS[state.board[seat]]}_{SIDES[state.side[seat]]}"], shares[seat])
        _add(counts.strategies[max(sheet, key=lambda line: sheet[line])], shares[seat])
        counts.points.update(sheet)
        if shares[seat] > 0:
            counts.won += shares[seat]
            for line, points in sheet.items():
                counts.winners[line] += points * shares[seat]  # type: ignore[assignment]  # parts of shared victories


def _add(row: list[float], victory_share: float) -> None:
    row[0] += 1
    row[1] += victory_share


def _share(row: list[float]) -> Share:
    games, victories = row
    return share((int(games), 2 * victories))


def _totals(players: int, counts: Counts) -> dict[str, Any]:
    seats = counts.games * players
    return {
        "games": counts.games,
        "fair": round(1 / players, 5),
        "boards": as_rows({name: _share(row) for name, row in counts.boards.items()}),
        "strategies": as_rows({name: _share(row) for name, row in counts.strategies.items()}),
        "points": {line: round(points / seats, 3) for line, points in counts.points.items()},
        "winners": {line: round(points / counts.won, 3) for line, points in counts.winners.items()},
    }
