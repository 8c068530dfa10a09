"""`train`: make a network by self-play."""

import shlex
from pathlib import Path

from sevenwonders.ai.training import Plan, Training
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
    simulations: int = 0,
    begin: Path | None = None,
) -> None:
    """Train a network of one game until so many games or minutes are reached.

    `resume` goes on with the training of the same file; `begin` starts a new one with what another has learned, as a
    second stage does, in which every move is searched with some `simulations`.
    """
    if game != "duel":
        raise OptionError("train/no-course", found=game, expected=["duel"])
    from sevenwonders.ai.duel.course import new_course

    course = new_course(hidden, seed, trace, pinned, simulations)
    command = ["train", game]
    command += [] if games is None else ["--games", str(games)]
    command += [] if minutes is None else ["--minutes", f"{minutes:g}"]
    command += ["--hidden", str(hidden), "--trace", f"{trace:g}", "--jobs", str(jobs), "--seed", str(seed)]
    command += ["--simulations", str(simulations)] if simulations else []
    command += ["--begin", begin.name] if begin else []
    plan = Plan(out, games, minutes, jobs, seed, resume, begin, command=shlex.join(command))
    Training(course, plan).run()
