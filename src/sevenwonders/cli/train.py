"""`sevenwonders train`: make a network by self-play."""

import shlex
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter

from sevenwonders.ai.network_shape import LANES, MOST_HIDDEN
from sevenwonders.cli.main import INTERRUPTED, output_fails
from sevenwonders.cli.parameters import check_execution, flag, number, within
from sevenwonders.cli.plots import check_plot, plot_training
from sevenwonders.cli.progress import share_progress
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.simulate import MAXIMUM_GAMES
from sevenwonders.cli.source import FileError, expect_free, file_error, require
from sevenwonders.core.errors import OptionError
from sevenwonders.training.loop import Course, Plan, Training

# The course module of each game and the default number of hidden units.
COURSES: Final = {
    "duel": ("sevenwonders.training.duel_schedule", 128),
    "classic": ("sevenwonders.training.classic_schedule", 64),
}
# The same for rollout policies distilled from a network.
ROLLOUT_POLICY_COURSES: Final = {"classic": ("sevenwonders.training.distillation", 128)}
MAXIMUM_MINUTES: Final = 60 * 24 * 30
MAXIMUM_SIMULATIONS: Final = 10_000
MEASURE_EVERY: Final = 20_000  # games between two matches against greedy


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
    hidden: Annotated[int | None, number("cli-option-hidden")] = None,
    simulations: Annotated[int, number("cli-option-simulations")] = 0,
    policy: Annotated[bool, flag("cli-option-policy")] = False,
    rollout_policy: Annotated[str | None, Parameter(help="cli-option-rollout-policy", metavar="FILE")] = None,
    begin: Annotated[str | None, Parameter(help="cli-option-begin", metavar="FILE")] = None,
    rival: Annotated[str | None, Parameter(help="cli-option-rival", metavar="FILE,FILE,…")] = None,
    rival_games: Annotated[int, number("cli-option-rival-games")] = 100,
    plot: Annotated[str | None, Parameter(help="cli-option-train-plot", metavar="FILE.svg")] = None,
) -> int:
    """Train a network until `games` or `minutes` are reached; return the exit code.

    `resume` goes on with the training of the same file; `begin` starts a new one with what another has learned, as a
    second stage does, in which every move is searched with some `simulations`, or a `policy` is learnt. With
    `rollout_policy` a rollout policy is distilled from that network. A `rival`, whose network stays as it is, has a
    seat in some or all of the games; several take turns.
    """
    check_execution(jobs, None)
    if plot is not None:
        check_plot(plot, "--plot")
    if games is not None:
        within("--games", games, 1, MAXIMUM_GAMES)
    if minutes is not None:
        within("--minutes", minutes, 1, MAXIMUM_MINUTES)
    within("--simulations", simulations, 0, MAXIMUM_SIMULATIONS)
    within("--rival-games", rival_games, 1, 100)
    if game not in COURSES:
        raise OptionError("train/no-course", found=game, expected=list(COURSES))
    if rollout_policy is not None and game not in ROLLOUT_POLICY_COURSES:
        raise OptionError("train/other-game", option="--rollout-policy", found=game)
    module, usual = COURSES[game] if rollout_policy is None else ROLLOUT_POLICY_COURSES[game]
    hidden = _units(usual if hidden is None else hidden)
    words = ["train", game, *_given(games=games, minutes=minutes, simulations=simulations or None)]
    words += _given(hidden=hidden, jobs=jobs, seed=seed)
    words += ["--policy"] if policy else []
    words += [] if rollout_policy is None else ["--rollout-policy", Path(rollout_policy).name]
    start = None if begin is None else Path(begin)
    words += [] if start is None else ["--begin", start.name]
    rivals = [Path(file) for file in rival.split(",")] if rival else []
    words += (
        [] if not rivals else ["--rival", ",".join(path.name for path in rivals), "--rival-games", str(rival_games)]
    )
    plan = Plan(
        Path(require(out, "--out")),
        games,
        minutes,
        jobs,
        seed,
        resume,
        start,
        measure_every=MEASURE_EVERY,
        command=shlex.join(words),
    )
    _check_output(plan)
    more: dict[str, Any] = {"simulations": simulations} if simulations else {}
    if policy:
        more["policy"] = True
    if rivals:
        more |= {"rivals": rivals, "rival_share": rival_games / 100}
    if rollout_policy is not None:
        more["rollout_policy"] = Path(rollout_policy)
    course = _course(game if rollout_policy is None else "--rollout-policy", module, hidden, seed, more)
    return _run(shell, ShownTraining(course, plan, shell.screen.show), plot)


class ShownTraining(Training[Any]):
    """A training that shows a progress bar and, after every report, draws its curves."""

    def run_shown(self, plot: str | None) -> None:
        """Run the training with a progress bar if standard error is a terminal."""
        self.plot = plot
        with share_progress() as self.bar:
            self.bar.update(self.progress.share(self.plan), "")
            self.run()

    def play_chunk(self) -> None:
        """Play a chunk and update the bar."""
        super().play_chunk()
        self.bar.update(self.progress.share(self.plan), f"{self.progress.games} games")

    def report(self) -> None:
        """Write a report, then redraw the plot."""
        with self.bar.paused():
            super().report()
        if self.plot is not None:
            plot_training(self.plan.log, self.plan.command, self.plot)


def _run(shell: Shell, training: ShownTraining, plot: str | None) -> int:
    try:
        training.run_shown(plot)
    except OSError as error:
        if output_fails():
            raise
        raise file_error("file/unwritable", str(error.filename or training.plan.out), error) from error
    if training.is_done():
        return 0
    shell.note("", shell.text("cli-stopped"))
    return INTERRUPTED


def _check_output(plan: Plan) -> None:
    """Check that the network goes into a file, and that a new training overwrites nothing; raise FileError."""
    if plan.out.is_dir():
        raise FileError("file/folder", name=str(plan.out))
    for path in () if plan.resume else plan.files:
        expect_free(path)


def _units(hidden: int) -> int:
    """Return a number of hidden units that networks can have; raise OptionError."""
    if hidden % LANES or not LANES <= hidden <= MOST_HIDDEN:
        raise OptionError(
            "usage/multiple", option="--hidden", found=str(hidden), step=LANES, low=LANES, high=MOST_HIDDEN
        )
    return hidden


def _course(game: str, module: str, hidden: int, seed: int, more: dict[str, Any]) -> Course[Any]:
    """Create the course of a game; raise OptionError for an option that it does not have."""
    make = import_module(module).new_course
    for name in more:
        if name not in signature(make).parameters:
            raise OptionError("train/other-game", option=f"--{name.replace('_', '-')}", found=game)
    course: Course[Any] = make(hidden, seed, **more)
    return course


def _given(**options: int | None) -> list[str]:
    """Return the options that were given, as they are written."""
    return [word for name, value in options.items() if value is not None for word in (f"--{name}", str(value))]
