"""`sevenwonders puzzle`: solve a puzzle, mine new ones from self-play, or prove the packaged ones."""

import datetime as dt
from typing import Annotated, Any

from cyclopts import Parameter

from sevenwonders.ai import puzzle_mining, puzzles
from sevenwonders.ai.explain import explained
from sevenwonders.ai.parallel import cpu_count
from sevenwonders.ai.puzzles import Puzzle
from sevenwonders.cli.explanations import hint_lines
from sevenwonders.cli.json_text import write_json
from sevenwonders.cli.opening import DEFAULT
from sevenwonders.cli.parameters import (
    Cluster,
    Execution,
    GameName,
    Jobs,
    Json,
    LedgerFile,
    check_execution,
    number,
    within,
)
from sevenwonders.cli.presenter import presenter_of
from sevenwonders.cli.progress import progress
from sevenwonders.cli.screen import StoppedError
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.show import show_state
from sevenwonders.cli.simulate import MAXIMUM_GAMES
from sevenwonders.cli.source import expect_new, file_error, write_new
from sevenwonders.core.data import as_data
from sevenwonders.core.errors import GameError, OptionError
from sevenwonders.core.protocol import SEAT_NAMES, AnyRules
from sevenwonders.core.registry import rules_of

MOST_PUZZLES = 100_000
FAILED = 1


def puzzle(
    shell: Shell,
    action: Annotated[str, Parameter(help="cli-option-puzzle", show_default=False)] = "daily",
    game: GameName = None,
    /,
    *,
    games: Annotated[int, number("cli-option-games")] = 1000,
    count: Annotated[int, number("cli-option-puzzles")] = 400,
    seed: Annotated[int, number("cli-option-match-seed")] = 0,
    out: Annotated[str | None, Parameter(help="cli-option-puzzle-file", metavar="FILE")] = None,
    jobs: Jobs = None,
    cluster: Cluster = None,
    ledger: LedgerFile = None,
    json: Json = False,
) -> int:
    """Run an action: `daily`, a puzzle id, `mine` or `prove`; return the exit code."""
    wanted = DEFAULT if game is None else game
    if action == "mine":
        within("--games", games, 1, MAXIMUM_GAMES)
        within("--count", count, 1, MOST_PUZZLES)
        check_execution(jobs, cluster, ledger)
        return _mine(shell, wanted, games, count, seed, out, Execution(jobs, cluster, ledger))
    if action == "prove":
        return _prove(shell, wanted)
    today = dt.datetime.now(dt.UTC).date().toordinal()
    chosen = puzzles.daily(wanted, today) if action == "daily" else puzzles.puzzle_of(action)
    if json:
        write_json({"format": 1, **as_data(chosen)})
        return 0
    return _solve(shell, chosen)


def _mine(shell: Shell, game: str, games: int, count: int, seed: int, out: str | None, where: Execution) -> int:
    if out is None:
        raise OptionError("usage/missing-value", option="--out")
    expect_new(out, "--out")
    jobs = where.jobs or cpu_count()
    try:
        with progress(shell, games) as bar:
            found = puzzle_mining.mine(
                game, games, count, seed, bar.advance, jobs=jobs, cluster=where.cluster, ledger=where.ledger_path
            )
    except OSError as error:
        if where.ledger is None:
            raise
        raise file_error("file/unwritable", where.ledger, error) from error
    write_new(out, puzzles.written(found))
    shell.screen.paragraph(shell.text("understand-puzzle-found", found=len(found), games=games))
    return 0


def _prove(shell: Shell, game: str) -> int:
    every = puzzles.puzzles_of(game)
    with progress(shell, len(every)) as bar:
        proved = []
        for one in every:
            proved.append(puzzle_mining.prove(one))
            bar.advance(1)
    for one, holds in zip(every, proved, strict=True):
        if not holds:
            shell.note(one.id)
    shell.screen.paragraph(shell.text("understand-puzzle-proved", found=sum(proved), all=len(every)))
    return 0 if all(proved) else FAILED


# ---- one puzzle


def _solve(shell: Shell, one: Puzzle) -> int:
    rules = rules_of(one.game)
    state = rules.parse_position(one.position)
    names = tuple(SEAT_NAMES[: rules.seats(state)])
    themes = ", ".join(shell.text(f"understand-theme-{theme}") for theme in one.themes)
    shell.screen.paragraph(shell.text("understand-puzzle-title", id=one.id, rating=one.rating, themes=themes))
    show_state(shell, rules, state, names)
    shell.screen.paragraph(shell.text("understand-puzzle-ask"))
    if shell.screen.is_interactive:
        _converse(shell, rules, state, one)
    _answer(shell, rules, state, one)
    return 0


def _converse(shell: Shell, rules: AnyRules, state: Any, one: Puzzle) -> None:
    """Ask until the best move is found or the input is empty."""
    while True:
        try:
            typed = shell.screen.ask("> ").strip()
        except StoppedError:
            return
        if not typed:
            return
        value = _value(rules, state, one, typed)
        if value is not None and value >= one.values[one.best] - 1e-9:
            shell.screen.paragraph(shell.text("understand-puzzle-right"))
            return
        shown = "?" if value is None else shell.translation.percent(value)
        shell.screen.paragraph(shell.text("understand-puzzle-wrong", value=shown))


def _value(rules: AnyRules, state: Any, one: Puzzle, typed: str) -> float | None:
    legal = rules.legal(state, one.seat)
    if typed.isdigit() and 1 <= int(typed) <= len(legal):
        return puzzles.value_of(one, rules.move_text(state, legal[int(typed) - 1]))
    try:
        move = rules.parse_move(state, typed, one.seat)
    except GameError:
        return None
    return puzzles.value_of(one, rules.move_text(state, move))


def _named(shell: Shell, rules: AnyRules, text: str) -> str:
    return presenter_of(rules).words(shell.translation, tuple(SEAT_NAMES)).notation(text)


def _answer(shell: Shell, rules: AnyRules, state: Any, one: Puzzle) -> None:
    value = shell.translation.percent(one.values[one.best])
    shell.screen.paragraph(shell.text("understand-puzzle-answer", move=_named(shell, rules, one.best), value=value))
    for line in hint_lines(shell, rules, explained(rules.seen(state, one.seat), puzzle_mining.verdict(one))):
        shell.screen.show(line)
