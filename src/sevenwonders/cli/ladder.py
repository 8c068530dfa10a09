"""`sevenwonders ladder`: a round robin of agents, with ratings and intervals."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from sevenwonders.ai.ladder import Ladder, Meeting, as_data, as_markdown, climb
from sevenwonders.ai.workplace import cores
from sevenwonders.cli.json_text import write_json
from sevenwonders.cli.main import INTERRUPTED
from sevenwonders.cli.opening import DEFAULT
from sevenwonders.cli.parameters import Cluster, GameName, Jobs, Json, Players, check_place, number, within
from sevenwonders.cli.presenter import presenter_of
from sevenwonders.cli.seating import names_in, new_agent
from sevenwonders.cli.settings import chosen, seats_for
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.simulate import MAXIMUM_GAMES
from sevenwonders.cli.source import file_error, require
from sevenwonders.core.errors import OptionError
from sevenwonders.core.registry import rules_of


def ladder(
    shell: Shell,
    game: GameName = None,
    /,
    *,
    agents: Annotated[str, Parameter(help="cli-option-ladder-agents", metavar="AGENT,AGENT,…")],
    games: Annotated[int, number("cli-option-ladder-games")] = 100,
    players: Players = None,
    seed: Annotated[int, number("cli-option-match-seed")] = 0,
    jobs: Jobs = None,
    cluster: Cluster = None,
    file: Annotated[str | None, Parameter(help="cli-option-ladder-file", metavar="FILE")] = None,
    json: Json = False,
    **settings: bool | str | None,
) -> int:
    """Let every agent meet every other and tell their ratings; what a file holds is not played again."""
    within("--games", games, 1, MAXIMUM_GAMES)
    check_place(jobs, cluster)
    place = None if file is None else Path(require(file, "--file"))
    rules = rules_of(DEFAULT if game is None else game)
    named = names_in(agents)
    if len(named) < 2 or len(set(named)) < len(named):
        raise OptionError("ladder/agents", option="--agents", found=agents)
    for spec in named:
        new_agent(rules.name, spec)
    seats = seats_for(rules, players, rules.fewest)
    options = {**presenter_of(rules).habits.match_settings, **chosen(rules, settings, seats)}
    wanted = Ladder(rules.name, named, games, seed, seats, options)

    def tell(meeting: Meeting) -> None:
        pair = f"{named[meeting.one]} – {named[meeting.other]}"
        shell.note(f"{pair}: {shell.translation.percent(meeting.share / meeting.games)}")

    try:
        meetings = climb(wanted, place, jobs or cores(), tell, cluster)
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        if file is None:
            raise
        raise file_error("file/unwritable", file, error) from error
    if json:
        write_json(as_data(wanted, meetings))
    else:
        shell.screen.show(*as_markdown(wanted, meetings).splitlines())
    return 0
