"""`sevenwonders train`: make a network by self-play."""

import shlex
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter

from sevenwonders.ai.training import Plan, Training
from sevenwonders.cli.parameters import flag, number, within
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.simulate import MAXIMUM_GAMES, MAXIMUM_JOBS
from sevenwonders.core.errors import OptionError

HIDDEN: Final = 128
MAXIMUM_MINUTES: Final = 60 * 24 * 30


def train(
    shell: Shell,
    game: Annotated[str, Parameter(help="cli-option-game", show_default=False)],
    /,
    *,
    out: Annotated[str, Parameter(help="cli-option-network", metavar="FILE")],
    games: Annotated[int | None, number("cli-option-train-games")] = None,
    minutes: Annotated[int | None, number("cli-option-minutes")] = None,
    resume: Annotated[bool, flag("cli-option-resume")] = False,
    jobs: Annotated[int, number("cli-option-threads")] = 1,
    seed: Annotated[int, number("cli-option-train-seed")] = 0,
    hidden: Annotated[int, number("cli-option-hidden")] = HIDDEN,
) -> int:
    """Train a network of a game until so many games or minutes are reached; go on from a checkpoint if asked."""
    within("--jobs", jobs, 1, MAXIMUM_JOBS)
    if games is not None:
        within("--games", games, 1, MAXIMUM_GAMES)
    if minutes is not None:
        within("--minutes", minutes, 1, MAXIMUM_MINUTES)
    said = shlex.join(_words(game, games, minutes, jobs, seed, hidden))
    plan = Plan(Path(out), games, minutes, jobs, seed, resume, command=said)
    Training(_course(game, hidden, seed), plan, say=shell.screen.show).run()
    return 0


def _course(game: str, hidden: int, seed: int) -> Any:
    if game != "duel":
        raise OptionError("train/no-course", found=game, expected=["duel"])
    from sevenwonders.ai.duel.course import new_course

    return new_course(hidden, seed)


def _words(game: str, games: int | None, minutes: int | None, jobs: int, seed: int, hidden: int) -> list[str]:
    """Return the command that makes the same network again."""
    words = ["train", game]
    words += [] if games is None else ["--games", str(games)]
    words += [] if minutes is None else ["--minutes", str(minutes)]
    return [*words, "--hidden", str(hidden), "--jobs", str(jobs), "--seed", str(seed)]
