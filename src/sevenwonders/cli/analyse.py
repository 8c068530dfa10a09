"""`sevenwonders analyse`: what the moves of a position are worth, how the game may go on, and why the best is good."""

from typing import Annotated

from cyclopts import Parameter

from sevenwonders.ai import analysis
from sevenwonders.cli.json_text import write_json
from sevenwonders.cli.opening import open_text
from sevenwonders.cli.parameters import Json, number, within
from sevenwonders.cli.screen import Span, line
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.show import asked_in
from sevenwonders.cli.source import position_source
from sevenwonders.cli.understanding import hint_lines, kind_text
from sevenwonders.core.errors import OptionError
from sevenwonders.core.protocol import AnyRules
from sevenwonders.core.record import replay

MOST_SIMULATIONS = 1_000_000


def analyse(
    shell: Shell,
    position: Annotated[str, Parameter(help="cli-option-position")],
    /,
    *,
    at: Annotated[int | None, number("cli-option-at")] = None,
    seat: Annotated[str | None, Parameter(help="cli-option-analyse-seat", metavar="A|B|…")] = None,
    simulations: Annotated[int, number("cli-option-depth")] = analysis.SIMULATIONS,
    json: Json = False,
) -> int:
    """Analyse a position, or a moment of a record; return the exit code."""
    within("--simulations", simulations, 1, MOST_SIMULATIONS)
    opening = open_text(shell, position_source(position, "POSITION"))
    rules, state = opening.rules, opening.state
    if at is not None and opening.record is not None:
        moments = list(replay(opening.record))
        within("--at", at, 0, len(moments))
        state = moments[at - 1].after if at else rules.new(opening.record.setup)
    asked = asked_in(rules, state)
    if not asked:
        shell.screen.say(shell.text("understand-analyse-none"))
        return 0
    found = analysis.analyse(rules.seen(state, _seat(seat, asked)), simulations)
    if json:
        write_json(analysis.as_data(found))
    else:
        _show(shell, rules, found)
    return 0


def _seat(given: str | None, asked: tuple[int, ...]) -> int:
    if given is None:
        return asked[0]
    names = {"ABCDEFG"[seat]: seat for seat in asked}
    if given.upper() not in names:
        raise OptionError("analyse/seat", option="--seat", found=given, expected=list(names))
    return names[given.upper()]


def _show(shell: Shell, rules: AnyRules, found: analysis.Analysis) -> None:
    """Show the moves with their values and lines, and the reasons for the best."""
    best = found.moves[0]
    worth = shell.translation.percent(best.value)
    screen = shell.screen
    screen.show(shell.text("understand-analyse-worth", value=worth, kind=kind_text(shell, best.kind)))
    for name, part in best.outcomes.items():
        if part >= 0.005:
            screen.show(f"  {name}: {shell.translation.percent(part)}")
    for move in found.moves:
        value = shell.translation.percent(move.value)
        then = ", ".join(move.line[1:4])
        screen.show(line(Span(f"{value:>7}  ", "number"), f"{move.text}", Span(f"  {then}", "dim")))
    screen.show(*hint_lines(shell, rules, found.hint))
