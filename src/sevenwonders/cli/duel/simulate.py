"""Matches between agents at the terminal: progress while they play, then what the games came to."""

import time
from typing import Any

from sevenwonders.ai.duel.agents import make_agent
from sevenwonders.ai.duel.arena import Match, Tally, run
from sevenwonders.ai.match import cores, elo, interval
from sevenwonders.cli.json_text import write_json
from sevenwonders.cli.progress import progress
from sevenwonders.cli.screen import Span, line
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.source import file_error
from sevenwonders.core.errors import OptionError
from sevenwonders.i18n import Translation

FORMAT = 1
INTERRUPTED = 130
FEW_BATCHES = 200_000  # random games that one process plays before others would have started


def simulate(shell: Shell, match: Match, *, jobs: int | None, json: bool) -> int:
    """Play a match and tell its result, or what there is of it at Ctrl-C; return the exit code."""
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
    if json:
        write_json(as_data(match, tally, seconds, jobs, interrupted=interrupted))
    else:
        if interrupted:
            shell.note(shell.text("cli-interrupted", games=tally.games, wanted=match.games))
        tell(shell, match, tally, seconds)
    return INTERRUPTED if interrupted else 0


def agents_of(given: str) -> tuple[str, str]:
    """Return the two agents of a list, each known; raise OptionError."""
    specs = [spec.strip() for spec in given.split(",")]
    if len(specs) != 2:
        raise OptionError("simulate/two-agents", option="--agents", found=given)
    for spec in specs:
        make_agent(spec, 0)
    return specs[0], specs[1]


# ---- what it came to


def as_data(match: Match, tally: Tally, seconds: float, jobs: int, *, interrupted: bool) -> dict[str, Any]:
    """Return the result as JSON-ready data; all but `timing` is the same for the same match."""
    share_low, share_high = interval(tally.share, tally.games)
    first = tally.first / tally.games if tally.games else 0.5
    first_low, first_high = interval(first, tally.games)
    return {
        "format": FORMAT,
        "game": "duel",
        "agents": list(match.agents),
        "seed": match.seed,
        "beginners": match.beginners,
        "swap": match.swap,
        "wanted": match.games,
        "interrupted": interrupted,
        "games": tally.games,
        "wins": tally.wins,
        "shared": tally.shared,
        "share": {"value": tally.share, "low": share_low, "high": share_high},
        "elo": {"value": elo(tally.share), "low": elo(share_low), "high": elo(share_high)},
        "victories": tally.by_reason,
        "victories_by_agent": tally.victories,
        "first_player": {"value": first, "low": first_low, "high": first_high},
        "mean_points": _means(tally),
        "decisions": tally.decisions,
        "timing": {
            "seconds": seconds,
            "jobs": jobs,
            "games_per_second": tally.games / seconds if seconds else None,
            "decisions_per_second": tally.decisions / seconds if seconds else None,
        },
    }


def _means(tally: Tally) -> list[float] | None:
    return [points / tally.scored for points in tally.points] if tally.scored else None


def tell(shell: Shell, match: Match, tally: Tally, seconds: float) -> None:
    """Write the result as a small report."""
    screen, text, say = shell.screen, shell.text, shell.translation
    if not tally.games:
        screen.say(text("cli-no-games"))
        return
    one, two = match.agents
    if one == two:
        one, two = f"{one} (1)", f"{two} (2)"
    rows = [
        (text("cli-sim-result", first=one, second=two), f"{tally.wins[0]} – {tally.shared} – {tally.wins[1]}"),
        (text("cli-sim-share", agent=one), _share(say, tally.share, tally.games)),
        (text("cli-sim-elo", agent=one), _elo(tally.share, tally.games)),
    ]
    for reason, count in tally.by_reason.items():
        by_agent = tally.victories[reason]
        split = f"  ({by_agent[0]} / {by_agent[1]})" if count else ""
        rows.append((text(f"cli-sim-{reason}"), say.percent(count / tally.games) + split))
    rows.append((text("cli-sim-first"), _share(say, tally.first / tally.games, tally.games)))
    means = _means(tally)
    if means:
        rows.append((text("cli-sim-points"), f"{say.number(means[0], 1)} / {say.number(means[1], 1)}"))
    if seconds:
        speed = f"{say.number(tally.games / seconds, 1)} / {say.number(tally.decisions / seconds)}"
        rows.append((text("cli-sim-speed"), speed))
    screen.show(line(Span(text("cli-sim-title", games=tally.games, seed=str(match.seed)), "title")))
    width = max(len(label) for label, _ in rows) + 2
    for label, value in rows:
        screen.show(line(f"{label:<{width}}", Span(value, "strong")))
    if match.records is not None:
        screen.say(text("cli-sim-records", folder=match.records))


def _share(say: Translation, share: float, games: int) -> str:
    low, high = interval(share, games)
    return f"{say.percent(share)}  [{say.percent(low)} … {say.percent(high)}]"


def _elo(share: float, games: int) -> str:
    low, high = interval(share, games)
    return f"{_difference(share)}  [{_difference(low)} … {_difference(high)}]"


def _difference(share: float) -> str:
    value = elo(share)
    if value is None:
        return "+∞" if share else "−∞"
    return f"{round(value):+d}"
