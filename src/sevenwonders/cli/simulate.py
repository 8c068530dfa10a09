"""`sevenwonders simulate`: matches between agents."""

import time
from typing import Annotated, Final

from cyclopts import Parameter

from sevenwonders.ai.arena import Match, Tally, is_batched, run
from sevenwonders.ai.parallel import cpu_count
from sevenwonders.cli.json_text import write_json
from sevenwonders.cli.lineup import Lineup, make_lineup
from sevenwonders.cli.main import INTERRUPTED
from sevenwonders.cli.opening import DEFAULT
from sevenwonders.cli.parameters import (
    Cluster,
    Execution,
    GameName,
    Jobs,
    Json,
    LedgerFile,
    Players,
    check_execution,
    number,
    within,
)
from sevenwonders.cli.presenter import presenter_of
from sevenwonders.cli.progress import progress
from sevenwonders.cli.report import Report
from sevenwonders.cli.settings import chosen
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.source import file_error, require
from sevenwonders.core.registry import rules_of

MAXIMUM_GAMES: Final = 1_000_000_000
FEW_GAMES: Final = 100_000  # a compiled loop plays these faster than processes start


def simulate(
    shell: Shell,
    game: GameName = None,
    /,
    *,
    games: Annotated[int, number("cli-option-games")] = 100,
    agents: Annotated[str | None, Parameter(help="cli-option-agents", metavar="AGENT,AGENT,…")] = None,
    players: Players = None,
    seed: Annotated[int, number("cli-option-match-seed")] = 0,
    jobs: Jobs = None,
    cluster: Cluster = None,
    ledger: LedgerFile = None,
    swap: Annotated[bool, Parameter(help="cli-option-swap", show_default=False)] = True,
    record: Annotated[str | None, Parameter(help="cli-option-records", metavar="FOLDER")] = None,
    json: Json = False,
    **settings: bool | str | None,
) -> int:
    """Play a match and report it, also after Ctrl-C; return the exit code."""
    within("--games", games, 1, MAXIMUM_GAMES)
    check_execution(jobs, cluster, ledger)
    if record is not None:
        require(record, "--record")
    rules = rules_of(DEFAULT if game is None else game)
    named = make_lineup(rules, agents, players)
    options = {**presenter_of(rules).defaults.match_settings, **chosen(rules, settings, len(named.seating))}
    match = Match(rules.name, named.by_seat, games, seed, options, swap, record)
    return _play(shell, match, named, Execution(jobs, cluster, ledger), json)


def _play(shell: Shell, match: Match, named: Lineup, where: Execution, json: bool) -> int:
    jobs = where.jobs
    if jobs is None:
        jobs = 1 if is_batched(match) and match.games <= FEW_GAMES else cpu_count()
    tally, interrupted = Tally.empty(len(match.agents)), False
    start = time.perf_counter()
    try:
        with progress(shell, match.games) as shown:
            for part in run(match, jobs, where.cluster, where.ledger_path):
                tally.add(part)
                shown.advance(part.games)
    except KeyboardInterrupt:
        interrupted = True
    except OSError as error:
        noted = str(where.ledger_path) if where.ledger else None
        place = noted if match.records is None or error.filename == noted else match.records
        if place is None:
            raise
        raise file_error("file/unwritable", place, error) from error
    report = Report(match, named, tally, time.perf_counter() - start, jobs, interrupted)
    if json:
        write_json(report.as_data())
    else:
        report.show(shell)
    return INTERRUPTED if interrupted else 0
