"""`train`: make a network by self-play."""

import shlex
from pathlib import Path

from sevenwonders.ai.training import Course, Plan, train
from sevenwonders.core.errors import OptionError

HIDDEN = 128


def run(
    game: str,
    out: Path,
    *,
    games: int | None = None,
    minutes: float | None = None,
    resume: bool = False,
    jobs: int = 1,
    seed: int = 0,
    hidden: int = HIDDEN,
    trace: float = 0.8,
    pinned: tuple[Path, ...] = (),
) -> None:
    """Train a network of one game until so many games or minutes are reached; go on from a checkpoint if asked."""
    course = _course(game, hidden, seed, trace, pinned)
    command = ["train", game]
    command += [] if games is None else ["--games", str(games)]
    command += [] if minutes is None else ["--minutes", f"{minutes:g}"]
    command += ["--hidden", str(hidden), "--trace", f"{trace:g}", "--jobs", str(jobs), "--seed", str(seed)]
    plan = Plan(out, games, minutes, jobs, seed, resume, command=shlex.join(command))
    train(course, plan)


def _course(game: str, hidden: int, seed: int, trace: float, pinned: tuple[Path, ...]) -> Course:
    if game == "duel":
        from sevenwonders.ai.duel import course as duel

        return duel.new_course(hidden, seed, trace, pinned)
    if game == "classic":
        from sevenwonders.ai.classic import course as classic

        return classic.new_course(hidden, seed, trace, pinned)
    raise OptionError("train/no-course", found=game, expected=["duel", "classic"])
