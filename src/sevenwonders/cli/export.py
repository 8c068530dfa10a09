"""`sevenwonders export`: games of agents as a dataset with one row per decision."""

from functools import partial
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from sevenwonders.ai.arena import Match
from sevenwonders.ai.dataset import FORMATS, Export
from sevenwonders.ai.dataset import export as export_games
from sevenwonders.ai.parallel import cpu_count
from sevenwonders.cli.lineup import make_lineup
from sevenwonders.cli.main import INTERRUPTED
from sevenwonders.cli.opening import DEFAULT
from sevenwonders.cli.parameters import Cluster, GameName, Jobs, Players, check_execution, flag, number, within
from sevenwonders.cli.presenter import presenter_of
from sevenwonders.cli.progress import progress
from sevenwonders.cli.settings import chosen
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.simulate import MAXIMUM_GAMES
from sevenwonders.cli.source import file_error, require
from sevenwonders.core.errors import OptionError
from sevenwonders.core.registry import rules_of


def export(
    shell: Shell,
    game: GameName = None,
    /,
    *,
    out: Annotated[str, Parameter(help="cli-option-out", metavar="FOLDER")],
    games: Annotated[int, number("cli-option-games")] = 100,
    agents: Annotated[str | None, Parameter(help="cli-option-agents", metavar="AGENT,AGENT,…")] = None,
    players: Players = None,
    seed: Annotated[int, number("cli-option-match-seed")] = 0,
    format: Annotated[str, Parameter(help="cli-option-format", metavar="|".join(FORMATS))] = "parquet",  # noqa: A002 - the option's name
    values: Annotated[bool, flag("cli-option-values")] = False,
    features: Annotated[str | None, Parameter(help="cli-option-features", metavar="observation|PLACE")] = None,
    jobs: Jobs = None,
    cluster: Cluster = None,
    **settings: bool | str | None,
) -> int:
    """Write the missing games of a dataset; return the exit code."""
    within("--games", games, 1, MAXIMUM_GAMES)
    check_execution(jobs, cluster)
    if format not in FORMATS:
        raise OptionError("usage/choice", option="--format", found=format, expected=list(FORMATS))
    rules = rules_of(DEFAULT if game is None else game)
    specs = make_lineup(rules, agents, players).by_seat
    options = {**presenter_of(rules).defaults.match_settings, **chosen(rules, settings, len(specs))}
    # Not paired: equal agents would play every game twice.
    match = Match(rules.name, specs, games, seed, options, paired=False)
    wanted = Export(match, require(out, "--out"), format, values, features)
    work = partial(export_games, wanted, jobs or cpu_count(), cluster)
    return _written(shell, wanted, work)


def _written(shell: Shell, wanted: Export, work: Any) -> int:
    try:
        with progress(shell, wanted.match.games) as shown:
            for done in work():
                shown.advance(done)
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        raise file_error("file/unwritable", str(error.filename or wanted.folder), error) from error
    size = sum(file.stat().st_size for file in Path(wanted.folder).glob(f"part-*.{wanted.format}"))
    summary = shell.text("cli-export-done", games=wanted.match.games, files=len(wanted.files), size=size // 1024)
    shell.screen.show(summary)
    return 0
