"""`sevenwonders explore`: statistics of self-play games."""

import json as writing
from typing import Annotated

from cyclopts import Parameter

from sevenwonders.cli.json_text import write_json
from sevenwonders.cli.opening import DEFAULT
from sevenwonders.cli.parameters import GameName, Json
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.source import expect_new, write_new
from sevenwonders.cli.statistics import NewGames, Seed, check_new_games, packaged_or_new, show_statistics


def explore(
    shell: Shell,
    game: GameName = None,
    /,
    *,
    games: NewGames = None,
    seed: Seed = None,
    out: Annotated[str | None, Parameter(help="cli-option-explore-file", metavar="FILE")] = None,
    json: Json = False,
) -> int:
    """Show or save the packaged statistics; with `games`, compute new ones."""
    wanted = DEFAULT if game is None else game
    check_new_games(games, seed)
    if out is not None:
        expect_new(out, "--out")
    found = packaged_or_new(shell, wanted, games, seed)
    if out is None and json:
        write_json(found)
    elif out is None:
        show_statistics(shell, found)
    else:
        write_new(out, writing.dumps(found, separators=(",", ":")) + "\n")
    return 0
