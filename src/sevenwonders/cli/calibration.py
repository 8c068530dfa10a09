"""`sevenwonders calibration`: how well the network's probabilities agree with the results of its games."""

from typing import Annotated, Any

from cyclopts import Parameter

from sevenwonders.cli.json_text import write_json
from sevenwonders.cli.opening import DEFAULT
from sevenwonders.cli.parameters import GameName, Json
from sevenwonders.cli.plots import check_plot, plot_calibration
from sevenwonders.cli.screen import Span, line
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.source import expect_new
from sevenwonders.cli.statistics import NewGames, Seed, check_new_games, packaged_or_new
from sevenwonders.core.errors import OptionError


def calibration(
    shell: Shell,
    game: GameName = None,
    /,
    *,
    games: NewGames = None,
    seed: Seed = None,
    plot: Annotated[str | None, Parameter(help="cli-option-plot", metavar="FILE.svg")] = None,
    json: Json = False,
) -> int:
    """Print the calibration error of each predicted outcome by age, and draw the reliability diagram."""
    wanted = DEFAULT if game is None else game
    check_new_games(games, seed)
    if plot is not None:
        check_plot(plot, "--plot")
        expect_new(plot, "--plot")
    found = packaged_or_new(shell, wanted, games, seed)
    if "calibration" not in found:
        raise OptionError("explore/no-calibration", found=wanted)
    phases: dict[str, dict[str, Any]] = found["calibration"]
    if json:
        write_json({"format": 1, "game": wanted, "games": found["games"], "calibration": phases})
    else:
        _show(shell, found["games"], phases)
    if plot is not None:
        curves = {
            f"Age {age}": [(name, one["bins"]) for name, one in outcomes.items()] for age, outcomes in phases.items()
        }
        plot_calibration(curves, f"{wanted}, {found['games']} games", plot)
        shell.screen.show(shell.text("cli-saved", name=plot))
    return 0


def _show(shell: Shell, games: int, phases: dict[str, dict[str, Any]]) -> None:
    names = list(next(iter(phases.values())))
    width = max(map(len, names))
    shell.screen.show(line(Span(shell.text("cli-calibration-title", games=games), "title")))
    shell.screen.show(" " * width + "".join(f"{age:>10}" for age in phases))
    for name in names:
        errors = (shell.translation.percent(phases[age][name]["error"]) for age in phases)
        shell.screen.show(f"{name:<{width}}" + "".join(f"{error:>10}" for error in errors))
