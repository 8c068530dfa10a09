"""`train`: make a network by self-play."""

import shlex
from pathlib import Path
from typing import Final

from sevenwonders.ai.training import Plan, Training
from sevenwonders.core.errors import OptionError

# Units of the hidden layer, and the weight of later guesses, if nothing else is said.
USUAL: Final = {"duel": (128, 0.8), "classic": (64, 0.9)}


def run(
    game: str,
    out: Path,
    *,
    games: int | None = None,
    minutes: float | None = None,
    resume: bool = False,
    jobs: int = 1,
    seed: int = 0,
    hidden: int | None = None,
    trace: float | None = None,
    pinned: tuple[Path, ...] = (),
) -> None:
    """Train a network of one game until so many games or minutes are reached; go on from a checkpoint if asked."""
    if game not in USUAL:
        raise OptionError("train/no-course", found=game, expected=list(USUAL))
    hidden = USUAL[game][0] if hidden is None else hidden
    trace = USUAL[game][1] if trace is None else trace
    command = ["train", game]
    command += [] if games is None else ["--games", str(games)]
    command += [] if minutes is None else ["--minutes", f"{minutes:g}"]
    command += ["--hidden", str(hidden), "--trace", f"{trace:g}", "--jobs", str(jobs), "--seed", str(seed)]
    plan = Plan(out, games, minutes, jobs, seed, resume, command=shlex.join(command))
    if game == "duel":
        from sevenwonders.ai.duel import course as duel

        Training(duel.new_course(hidden, seed, trace, pinned), plan).run()
    else:
        from sevenwonders.ai.classic import course as classic

        Training(classic.new_course(hidden, seed, trace, pinned), plan).run()
