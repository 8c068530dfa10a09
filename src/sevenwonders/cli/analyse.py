"""`sevenwonders analyse`: move values, principal variations and reasons for a position."""

from typing import Annotated

from cyclopts import Parameter

from sevenwonders.ai import explain
from sevenwonders.cli.explanations import hint_lines, kind_text
from sevenwonders.cli.json_text import write_json
from sevenwonders.cli.opening import open_text
from sevenwonders.cli.parameters import Json, number, within
from sevenwonders.cli.presenter import presenter_of
from sevenwonders.cli.screen import Span, line
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.show import active_seats
from sevenwonders.cli.source import position_source
from sevenwonders.core.errors import OptionError
from sevenwonders.core.protocol import SEAT_NAMES, AnyRules
from sevenwonders.core.record import replay

MOST_SIMULATIONS = 1_000_000


def analyse(
    shell: Shell,
    position: Annotated[str, Parameter(help="cli-option-position")],
    /,
    *,
    at: Annotated[int | None, number("cli-option-at")] = None,
    seat: Annotated[str | None, Parameter(help="cli-option-analyse-seat", metavar="A|B|…")] = None,
    simulations: Annotated[int, number("cli-option-depth")] = explain.ANALYSIS_SIMULATIONS,
    json: Json = False,
) -> int:
    """Analyse a position, or a record after `at` steps; return the exit code."""
    within("--simulations", simulations, 1, MOST_SIMULATIONS)
    opening = open_text(shell, position_source(position, "POSITION"))
    rules, state = opening.rules, opening.state
    if at is not None and opening.record is not None:
        moments = list(replay(opening.record))
        within("--at", at, 0, len(moments))
        state = moments[at - 1].after if at else rules.new(opening.record.setup)
    asked = active_seats(rules, state)
    if not asked:
        shell.screen.paragraph(shell.text("understand-analyse-none"))
        return 0
    found = explain.analyse(rules.seen(state, _seat(seat, asked)), simulations)
    if json:
        write_json(explain.as_data(found))
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


def _show(shell: Shell, rules: AnyRules, found: explain.Analysis) -> None:
    """Print the moves with values and variations, and the reasons for the best one."""
    best, messages = found.moves[0], presenter_of(rules).words(shell.translation, tuple(SEAT_NAMES))
    worth = shell.translation.percent(best.value)
    screen = shell.screen
    screen.show(shell.text("understand-analyse-worth", value=worth, kind=kind_text(shell, best.kind)))
    for name, part in best.outcomes.items():
        if part >= 0.005:
            screen.show(f"  {name}: {shell.translation.percent(part)}")
    for move in found.moves:
        value = shell.translation.percent(move.value)
        then = ", ".join(messages.notation(step) for step in move.line[1:4])
        shown = messages.notation(move.text)
        screen.show(line(Span(f"{value:>7}  ", "number"), shown, Span(f"  {then}" if then else "", "faint")))
    screen.show(*hint_lines(shell, rules, found.hint))
