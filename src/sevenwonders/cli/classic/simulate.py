"""Matches between agents of 7 Wonders at the terminal: progress while they play, then what the games came to."""

import time
from typing import Any

from sevenwonders.ai.classic.agents import make_agent
from sevenwonders.ai.classic.arena import Match, Tally, run
from sevenwonders.ai.match import cores, interval
from sevenwonders.classic import ids
from sevenwonders.classic.score import LINES
from sevenwonders.cli.games import SimulateOrder
from sevenwonders.cli.json_text import write_json
from sevenwonders.cli.progress import progress
from sevenwonders.cli.screen import Span, line
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.source import file_error
from sevenwonders.core.errors import OptionError

FORMAT = 1
INTERRUPTED = 130
FEW_BATCHES = 50_000  # random games that one process plays before others would have started
AGENTS = "mcts:200,greedy,greedy"
SIDES = "random"


def match_of(order: SimulateOrder) -> tuple[Match, tuple[str, ...]]:
    """Return the match that is ordered, and the agents as they were named; raise OptionError.

    Fewer agents than players are repeated in their order.
    """
    named = tuple(spec.strip() for spec in (AGENTS if order.agents is None else order.agents).split(","))
    for spec in named:
        make_agent(spec, 0)
    players = max(ids.FEWEST_SEATS, len(named)) if order.players is None else order.players
    seats = tuple(named[seat % len(named)] for seat in range(max(0, min(players, ids.MOST_SEATS + 1))))
    match = Match(seats, order.games, order.seed, (), order.sides or SIDES, order.record)
    if ids.FEWEST_SEATS <= players < len(named):
        raise OptionError("simulate/too-many-agents", option="--agents", found=str(len(named)), players=players)
    if not ids.FEWEST_SEATS <= players <= ids.MOST_SEATS:
        raise OptionError("setup/players", players=players, fewest=ids.FEWEST_SEATS, most=ids.MOST_SEATS)
    _ = match.setup  # checks the way sides are found
    return match, named


def simulate(shell: Shell, order: SimulateOrder) -> int:
    """Play a match and tell its result, or what there is of it at Ctrl-C; return the exit code."""
    match, named = match_of(order)
    jobs = order.jobs
    if jobs is None:
        jobs = 1 if match.is_batched and match.games <= FEW_BATCHES else cores()
    tally, interrupted = Tally(), False
    start = time.perf_counter()
    try:
        with progress(shell, match.games) as shown:
            for part in run(match, jobs):
                tally.add(part)
                shown.advance(part.games)
    except KeyboardInterrupt:
        interrupted = True
    except OSError as error:
        raise file_error("file/unwritable", match.records or "", error) from error
    seconds = time.perf_counter() - start
    if order.json:
        write_json(as_data(match, named, tally, seconds, jobs, interrupted=interrupted))
    else:
        if interrupted:
            shell.note(shell.text("cli-interrupted", games=tally.games, wanted=match.games))
        tell(shell, match, named, tally, seconds)
    return INTERRUPTED if interrupted else 0


# ---- what it came to


def results(match: Match, named: tuple[str, ...], tally: Tally) -> list[dict[str, Any]]:
    """Return the result of each agent that was named: of all its seats together, points as the mean of a seat."""
    found = []
    for number, spec in enumerate(named):
        seats = range(number, len(match.agents), len(named))
        share = float(sum(tally.shares[seat] for seat in seats)) / tally.games
        low, high = interval(share, tally.games)
        places = tally.games * len(seats)
        means = {name: sum(tally.lines[seat][name] for seat in seats) / places for name in LINES}
        found.append(
            {
                "agent": spec,
                "seats": len(seats),
                "expected": len(seats) / len(match.agents),
                "share": {"value": share, "low": low, "high": high},
                "mean_points": sum(tally.points[seat] for seat in seats) / places,
                "mean_lines": means,
            }
        )
    return found


def as_data(
    match: Match, named: tuple[str, ...], tally: Tally, seconds: float, jobs: int, *, interrupted: bool
) -> dict[str, Any]:
    """Return the result as JSON-ready data; all but `timing` is the same for the same match."""
    return {
        "format": FORMAT,
        "game": "classic",
        "players": len(match.agents),
        "agents": list(named),
        "sides": match.sides,
        "seed": match.seed,
        "wanted": match.games,
        "interrupted": interrupted,
        "games": tally.games,
        "shared": tally.shared,
        "results": results(match, named, tally) if tally.games else [],
        "decisions": tally.decisions,
        "timing": {
            "seconds": seconds,
            "jobs": jobs,
            "games_per_second": tally.games / seconds if seconds else None,
            "decisions_per_second": tally.decisions / seconds if seconds else None,
        },
    }


def tell(shell: Shell, match: Match, named: tuple[str, ...], tally: Tally, seconds: float) -> None:
    """Write the result as a small report: shares by agent, then the mean score pad."""
    screen, text, say = shell.screen, shell.text, shell.translation
    if not tally.games:
        screen.say(text("cli-no-games"))
        return
    found = results(match, named, tally)
    names = [f"{spec} ({n + 1})" if named.count(spec) > 1 else spec for n, spec in enumerate(named)]
    screen.show(line(Span(text("cli-sim-title", games=tally.games, seed=str(match.seed)), "title")))
    rows = []
    for name, result in zip(names, found, strict=True):
        share, expected = result["share"], say.percent(result["expected"])
        bounds = f"[{say.percent(share['low'])} … {say.percent(share['high'])}]"
        even = text("cli-classic-even", share=expected)
        rows.append((text("cli-sim-share", agent=name), f"{say.percent(share['value'])}  {bounds}  {even}"))
    rows.append((text("cli-classic-shared"), say.percent(tally.shared / tally.games)))
    if seconds:
        speed = f"{say.number(tally.games / seconds, 1)} / {say.number(tally.decisions / seconds)}"
        rows.append((text("cli-sim-speed"), speed))
    width = max(len(label) for label, _ in rows) + 2
    for label, value in rows:
        screen.show(line(f"{label:<{width}}", Span(value, "strong")))
    _tell_points(shell, names, found)
    if match.records is not None:
        screen.say(text("cli-sim-records", folder=match.records))


def _tell_points(shell: Shell, names: list[str], found: list[dict[str, Any]]) -> None:
    screen, text, number = shell.screen, shell.text, shell.translation.number
    labels = {name: text(f"classic-score-{name}") for name in (*LINES, "total")}
    title = text("cli-classic-means")
    width = max(len(label) for label in (*labels.values(), title)) + 1
    room = max(7, *(len(name) for name in names)) + 1
    screen.show("", line(Span(f"{title:<{width}}" + "".join(f"{name:>{room}}" for name in names), "title")))
    for name in LINES:
        values = "".join(f"{number(result['mean_lines'][name], 1):>{room}}" for result in found)
        screen.show(f"{labels[name]:<{width}}{values}")
    totals = "".join(f"{number(result['mean_points'], 1):>{room}}" for result in found)
    screen.show(line(Span(f"{labels['total']:<{width}}{totals}", "strong")))
