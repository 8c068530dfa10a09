"""How fast the engine runs here: random games, and the calls that a search makes."""

import time
from collections.abc import Callable
from typing import Any

import sevenwonders
from sevenwonders.cli.screen import Span, line
from sevenwonders.cli.shell import Shell
from sevenwonders.core.rng import Rng
from sevenwonders.duel import game, playout, rules
from sevenwonders.duel.game import Setup
from sevenwonders.duel.record import random_game, replay
from sevenwonders.duel.state import State

FORMAT = 1
SECONDS = 0.5  # CPU time that each measurement takes, at least


def measure() -> dict[str, Any]:
    """Return the measurements: a rate in games per CPU-second, the others in microseconds of CPU time per call."""
    states = _middle_states()
    return {
        "format": FORMAT,
        "game": "duel",
        "version": sevenwonders.__version__,
        "compiled": sevenwonders.compiled,
        "random_games_per_second": _random_games(),
        "legal_ids_microseconds": _microseconds(states, rules.legal_ids),
        "copy_and_apply_microseconds": _microseconds(states, _copy_and_apply),
        "checked_play_microseconds": _microseconds(states, _checked_play),
    }


def _random_games() -> float:
    start = game.new(Setup())
    games, spent, batch = 0, 0.0, 10
    while spent < SECONDS:
        before = time.process_time()
        playout.play_many(start, batch, Rng(games), playout.Tally())
        spent += time.process_time() - before
        games += batch
        batch *= 2
    return games / spent


def _middle_states() -> list[State]:
    """Return the states of a game in which a seat is asked."""
    return [moment.before for moment in replay(random_game(Setup(), Rng(1))) if game.legal(moment.before)]


def _copy_and_apply(state: State) -> None:
    after = state.copy()
    rules.apply(after, rules.legal_ids(state)[0])


def _checked_play(state: State) -> None:
    game.play(state, state.active, game.legal(state)[0])


def _microseconds(states: list[State], call: Callable[[State], object]) -> float:
    calls, start = 0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        for state in states:
            call(state)
        calls += len(states)
    return spent / calls * 1e6


def tell(shell: Shell, measured: dict[str, Any]) -> None:
    """Write the measurements as a small table."""
    number = shell.translation.number
    form = shell.text("cli-bench-compiled" if measured["compiled"] else "cli-bench-plain")
    shell.screen.show(line(Span(form, "title")))
    rows = [(shell.text("cli-bench-games"), number(measured["random_games_per_second"]))]
    calls = ("legal_ids", "copy_and_apply", "checked_play")
    rows += [(shell.text(f"cli-bench-{name}"), number(measured[f"{name}_microseconds"], 2)) for name in calls]
    width = max(len(label) for label, _ in rows) + 2
    for label, value in rows:
        shell.screen.show(line(f"{label:<{width}}", Span(f"{value:>12}", "strong")))
