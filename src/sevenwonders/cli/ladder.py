"""`sevenwonders ladder`: a round robin of agents, with ratings and intervals."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from sevenwonders.ai.agents import make_agent
from sevenwonders.ai.parallel import cpu_count
from sevenwonders.ai.tournament import Ladder, Meeting, as_data, climb, rate
from sevenwonders.cli.json_text import write_json
from sevenwonders.cli.lineup import split_specs
from sevenwonders.cli.main import INTERRUPTED
from sevenwonders.cli.opening import DEFAULT
from sevenwonders.cli.parameters import Cluster, GameName, Jobs, Json, Players, check_execution, number, within
from sevenwonders.cli.plots import check_plot, plot_ladder
from sevenwonders.cli.presenter import presenter_of
from sevenwonders.cli.progress import progress
from sevenwonders.cli.screen import Span, line
from sevenwonders.cli.settings import chosen, seats_for
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.simulate import MAXIMUM_GAMES
from sevenwonders.cli.source import expect_new, file_error, require
from sevenwonders.cli.statistics import bar
from sevenwonders.core.errors import OptionError
from sevenwonders.core.registry import rules_of

LADDER_BAR: Final = 30  # columns of the longest bar


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
    plot: Annotated[str | None, Parameter(help="cli-option-plot", metavar="FILE.svg")] = None,
    json: Json = False,
    **settings: bool | str | None,
) -> int:
    """Play a round robin and print the ratings; pairings stored in `file` are not repeated."""
    within("--games", games, 1, MAXIMUM_GAMES)
    check_execution(jobs, cluster)
    place = None if file is None else Path(require(file, "--file"))
    if plot is not None:
        check_plot(plot, "--plot")
        expect_new(plot, "--plot")
    rules = rules_of(DEFAULT if game is None else game)
    named = split_specs(agents)
    if len(named) < 2 or len(set(named)) < len(named):
        raise OptionError("ladder/agents", option="--agents", found=agents)
    for spec in named:
        make_agent(rules.name, spec, 0)
    seats = seats_for(rules, players, rules.fewest)
    options = {**presenter_of(rules).defaults.match_settings, **chosen(rules, settings, seats)}
    wanted = Ladder(rules.name, named, games, seed, seats, options)

    def report(meeting: Meeting) -> None:
        pair = f"{named[meeting.one]} – {named[meeting.other]}"
        shell.note(f"{pair}: {shell.translation.percent(meeting.share / meeting.games)}")

    try:
        with progress(shell, games * len(tuple(wanted.pairs()))) as shown:
            meetings = climb(wanted, place, jobs or cpu_count(), report, cluster, shown.advance)
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        if file is None:
            raise
        raise file_error("file/unwritable", file, error) from error
    if json:
        write_json(as_data(wanted, meetings))
    else:
        _show(shell, wanted, meetings)
    if plot is not None:
        plot_ladder(rate(named, meetings), f"{rules.name}, {games} games per pair", plot)
        shell.note(shell.text("cli-saved", name=plot))
    return 0


def _show(shell: Shell, wanted: Ladder, meetings: Sequence[Meeting]) -> None:
    """Print the ratings as a table with bars, the strongest agent first."""
    standings, text, percent = rate(wanted.agents, meetings), shell.text, shell.translation.percent
    low = min(standing.elo - standing.margin for standing in standings)
    span = max(1.0, max(standing.elo for standing in standings) - low)
    width = max(len(text("cli-ladder-agent")), *(len(standing.agent) for standing in standings))
    heading = f"{text('cli-ladder-agent'):<{width}}  {'Elo':>5}  {'±':>4}  {text('cli-ladder-share'):>8}"
    shell.screen.show(line(Span(heading, "title")))
    for standing in standings:
        share = percent(standing.victories / standing.games) if standing.games else ""
        row = f"{standing.agent:<{width}}  {standing.elo:>+5.0f}  {standing.margin:>4.0f}  {share:>8}  "
        shell.screen.show(line(row, Span(bar(shell, (standing.elo - low) / span, LADDER_BAR), "number")))
    games = sum(meeting.games for meeting in meetings)
    if games:
        first = percent(sum(meeting.first for meeting in meetings) / games)
        shell.screen.show("", text("cli-ladder-first", share=first, games=games))
