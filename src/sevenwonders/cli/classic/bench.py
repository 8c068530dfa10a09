"""How fast the engine of 7 Wonders runs here: random games, and the calls that a search makes."""

import time
from collections.abc import Callable
from typing import Any

import sevenwonders
from sevenwonders.classic import game, ids, playout, rules
from sevenwonders.classic.game import Setup
from sevenwonders.classic.record import Played, random_game, replay
from sevenwonders.classic.state import State
from sevenwonders.cli.screen import Span, line
from sevenwonders.cli.shell import Shell
from sevenwonders.core.rng import Rng

FORMAT = 1
SECONDS = 0.5  # CPU time that each measurement takes, at least
Asked = tuple[State, int]


def measure() -> dict[str, Any]:
    """Return the measurements: rates in games per CPU-second, the others in microseconds of CPU time per call."""
    asked = _asked()
    return {
        "format": FORMAT,
        "game": "classic",
        "version": sevenwonders.__version__,
        "compiled": sevenwonders.compiled,
        "random_games_per_second": {
            str(players): _random_games(players) for players in (ids.FEWEST_SEATS, ids.MOST_SEATS)
        },
        "legal_ids_microseconds": _microseconds(asked, rules.legal_ids),
        "copy_and_apply_microseconds": _microseconds(asked, _copy_and_apply),
        "checked_play_microseconds": _microseconds(asked, _checked_play),
    }


def _random_games(players: int) -> float:
    start = game.new(Setup(players, sides="random"))
    games, spent, batch = 0, 0.0, 10
    while spent < SECONDS:
        before = time.process_time()
        playout.play_many(start, batch, Rng(games), playout.Tally())
        spent += time.process_time() - before
        games += batch
        batch *= 2
    return games / spent


def _asked() -> list[Asked]:
    """Return the states of a game in which a seat answered, with that seat."""
    moments = replay(random_game(Setup(4, sides="random"), Rng(1)))
    return [(moment.before, moment.step.seat) for moment in moments if isinstance(moment.step, Played)]


def _copy_and_apply(state: State, seat: int) -> None:
    after = state.copy()
    rules.apply(after, seat, rules.legal_ids(state, seat)[0])


def _checked_play(state: State, seat: int) -> None:
    game.play(state, seat, game.legal(state, seat)[0])


def _microseconds(asked: list[Asked], call: Callable[[State, int], object]) -> float:
    calls, start = 0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        for state, seat in asked:
            call(state, seat)
        calls += len(asked)
    return spent / calls * 1e6


def tell(shell: Shell, measured: dict[str, Any]) -> None:
    """Write the measurements as a small table."""
    number = shell.translation.number
    form = shell.text("cli-classic-compiled" if measured["compiled"] else "cli-classic-plain")
    shell.screen.show(line(Span(form, "title")))
    rates = measured["random_games_per_second"]
    rows = [(f"{shell.text('cli-bench-games')} ({players})", number(rate)) for players, rate in rates.items()]
    calls = ("legal_ids", "copy_and_apply", "checked_play")
    rows += [(shell.text(f"cli-bench-{name}"), number(measured[f"{name}_microseconds"], 2)) for name in calls]
    width = max(len(label) for label, _ in rows) + 2
    for label, value in rows:
        shell.screen.show(line(f"{label:<{width}}", Span(f"{value:>12}", "strong")))
