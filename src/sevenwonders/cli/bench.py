"""`sevenwonders bench`: speed of random games and of the engine calls of a search."""

import time
from collections.abc import Callable
from typing import Any, Final

import sevenwonders
from sevenwonders.ai.arena import Match, play_match
from sevenwonders.cli.json_text import write_json
from sevenwonders.cli.opening import DEFAULT
from sevenwonders.cli.parameters import GameName, Json
from sevenwonders.cli.presenter import presenter_of
from sevenwonders.cli.screen import Span, line
from sevenwonders.cli.shell import Shell
from sevenwonders.core.protocol import AnyRules
from sevenwonders.core.record import random_game, replay
from sevenwonders.core.registry import rules_of
from sevenwonders.core.rng import Rng

FORMAT: Final = 2
SECONDS: Final = 0.25  # minimum CPU time of a measurement

Asked = tuple[Any, int]  # a state and its active seat


def bench(shell: Shell, game: GameName = None, /, *, json: Json = False) -> int:
    """Measure the engine of a game; return the exit code."""
    measured = measure(rules_of(DEFAULT if game is None else game))
    if json:
        write_json(measured)
    else:
        show(shell, measured)
    return 0


def measure(rules: AnyRules) -> dict[str, Any]:
    """Return games per CPU-second by the number of seats, and microseconds of CPU time by call."""
    asked = _asked(rules)

    def checked_play(state: Any, seat: int) -> None:
        rules.play(state, seat, rules.legal(state, seat)[0])

    counts = sorted({rules.fewest, rules.most})
    calls = {**presenter_of(rules).calls(), "checked_play": checked_play, "seen": rules.seen, "view": rules.observe}
    return {
        "format": FORMAT,
        "game": rules.name,
        "version": sevenwonders.__version__,
        "compiled": sevenwonders.compiled,
        "random_games_per_second": {str(seats): _random_games(rules, seats) for seats in counts},
        "microseconds": {name: _microseconds(asked, call) for name, call in calls.items()},
    }


def _random_games(rules: AnyRules, seats: int) -> float:
    settings = presenter_of(rules).defaults.match_settings
    games, spent, batch = 0, 0.0, 10
    while spent < SECONDS:
        before = time.process_time()
        play_match(Match(rules.name, ("random",) * seats, batch, seed=games, settings=settings))
        spent += time.process_time() - before
        games += batch
        batch *= 2
    return games / spent


def _asked(rules: AnyRules) -> list[Asked]:
    """Return the decision states of a random game with their active seats."""
    setup = rules.setup(min(4, rules.most), presenter_of(rules).defaults.match_settings)
    moments = replay(random_game(rules, setup, Rng(1)))
    return [(moment.before, moment.step.seat) for moment in moments if moment.step.seat is not None]


def _microseconds(asked: list[Asked], call: Callable[[Any, int], object]) -> float:
    calls, start = 0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        for state, seat in asked:
            call(state, seat)
        calls += len(asked)
    return spent / calls * 1e6


def show(shell: Shell, measured: dict[str, Any]) -> None:
    """Print the measurements as a table."""
    text, number = shell.text, shell.translation.number
    form = text("cli-bench-compiled" if measured["compiled"] else "cli-bench-plain", game=measured["game"])
    shell.screen.show(line(Span(form, "title")))
    rates, times = measured["random_games_per_second"], measured["microseconds"]
    rows = [(f"{text('cli-bench-games')} ({seats})", number(rate)) for seats, rate in rates.items()]
    rows += [(text(f"cli-bench-{name}"), number(spent, 2)) for name, spent in times.items()]
    width = max(len(label) for label, _ in rows) + 2
    for label, value in rows:
        shell.screen.show(line(f"{label:<{width}}", Span(f"{value:>12}", "strong")))
