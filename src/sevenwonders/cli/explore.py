"""`sevenwonders explore`: statistics of self-play games."""

import json as writing
from typing import Annotated

from cyclopts import Parameter

from sevenwonders.ai import explorer
from sevenwonders.cli.json_text import write_json
from sevenwonders.cli.opening import DEFAULT
from sevenwonders.cli.parameters import GameName, Json, number, within
from sevenwonders.cli.progress import progress
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.simulate import MAXIMUM_GAMES
from sevenwonders.cli.source import expect_new, write_new
from sevenwonders.cli.statistics import show_statistics
from sevenwonders.core.errors import OptionError


def explore(
    shell: Shell,
    game: GameName = None,
    /,
    *,
    games: Annotated[int | None, number("cli-option-games")] = None,
    seed: Annotated[int | None, number("cli-option-match-seed")] = None,
    out: Annotated[str | None, Parameter(help="cli-option-explore-file", metavar="FILE")] = None,
    json: Json = False,
) -> int:
    """Show or save the packaged statistics; with `games`, compute new ones."""
    wanted = DEFAULT if game is None else game
    if games is not None:
        within("--games", games, 1, MAXIMUM_GAMES)
    elif seed is not None:
        raise OptionError("usage/only-with", option="--seed", other="--games")
    if out is not None:
        expect_new(out, "--out")
    if games is None:
        found = explorer.statistics_of(wanted)
    else:
        with progress(shell, games) as bar:
            found = explorer.explore(wanted, games, seed or 0, on_progress=bar.advance)
    if out is None and json:
        write_json(found)
    elif out is None:
        show_statistics(shell, found)
    else:
        write_new(out, writing.dumps(found, separators=(",", ":")) + "\n")
    return 0
