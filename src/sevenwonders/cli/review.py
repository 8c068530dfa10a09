"""`sevenwonders review`: a finished game with its key moments, mistakes and luck."""

from typing import Annotated

from cyclopts import Parameter

from sevenwonders.ai import review as reviewing
from sevenwonders.ai.review import Chance, Review, ReviewedChoice
from sevenwonders.cli.explanations import reason_text
from sevenwonders.cli.json_text import write_json
from sevenwonders.cli.opening import open_record
from sevenwonders.cli.parameters import Json, flag, number, within
from sevenwonders.cli.presenter import names_of, presenter_of
from sevenwonders.cli.progress import progress
from sevenwonders.cli.screen import Span, line
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.source import file_source
from sevenwonders.core.protocol import AnyRules
from sevenwonders.core.registry import rules_of

MOST_SIMULATIONS = 100_000
NOT_IN_EVERY_GAME = ("given", "others")  # account lines shown only if nonzero


def review(
    shell: Shell,
    file: Annotated[str, Parameter(help="cli-option-file")],
    /,
    *,
    simulations: Annotated[int, number("cli-option-depth")] = reviewing.SIMULATIONS,
    every: Annotated[bool, flag("cli-option-every")] = False,
    json: Json = False,
) -> int:
    """Review a finished game; return the exit code."""
    within("--simulations", simulations, 1, MOST_SIMULATIONS)
    source = file_source(file, "FILE")
    record, resigned = open_record(shell, source), reviewing.resigned_in(source.text)
    with progress(shell, len(record.steps)) as bar:
        done = -1

        def on_item(item: reviewing.Item) -> None:
            nonlocal done
            bar.advance(item.step - done)
            done = item.step

        found = reviewing.review(record, simulations, on_item=on_item, resigned=resigned)
    if json:
        write_json({"format": 1, **reviewing.review_data(found)})
        return 0
    _show(shell, found, names_of(record.players, found.seats), every)
    return 0


def _show(shell: Shell, found: Review, names: tuple[str, ...], every: bool) -> None:
    screen = shell.screen
    screen.show(line(Span(shell.text("understand-review-title"), "title")), "")
    _accounts(shell, found, names)
    moments = [item for item in found.items if isinstance(item, ReviewedChoice | Chance)] if every else found.moments
    screen.show("", shell.text("understand-review-moments"))
    for moment in moments:
        _moment(shell, rules_of(found.game), moment, names)


def _accounts(shell: Shell, found: Review, names: tuple[str, ...]) -> None:
    labels = {name: shell.text(f"understand-account-{name}") for name in reviewing.ACCOUNT}
    width = max(len(label) for label in labels.values())
    columns = [max(8, len(name)) for name in names]
    shell.screen.show(" " * width + "".join(f"  {name:>{columns[n]}}" for n, name in enumerate(names)))
    for name, label in labels.items():
        if name in NOT_IN_EVERY_GAME and not any(getattr(account, name) for account in found.accounts):
            continue
        values = [_format(shell, name, getattr(account, name)) for account in found.accounts]
        shell.screen.show(f"{label:<{width}}" + "".join(f"  {value:>{columns[n]}}" for n, value in enumerate(values)))
    for grade, _ in reversed(reviewing.GRADES):
        counts = [account.grades[grade] for account in found.accounts]
        label = shell.text(f"understand-grade-{grade}")
        shell.screen.show(f"{label:<{width}}" + "".join(f"  {count:>{columns[n]}}" for n, count in enumerate(counts)))
    if found.simulations < reviewing.DEEP:
        shell.screen.paragraph(shell.text("cli-review-shallow", simulations=reviewing.DEEP))


def _format(shell: Shell, name: str, value: float) -> str:
    if name == "accuracy":
        return shell.translation.percent(value / 100)
    signed = -value if name == "lost" else value
    return shell.translation.percent(signed if abs(signed) >= 0.0005 else 0.0)


def _moment(shell: Shell, rules: AnyRules, moment: ReviewedChoice | Chance, names: tuple[str, ...]) -> None:
    percent, kind = shell.translation.percent, shell.text(f"understand-kind-{moment.kind}")
    named = presenter_of(rules).words(shell.translation, names).notation
    if isinstance(moment, Chance):
        luck = " / ".join(f"{'+' if part > 0 else ''}{percent(part)}" for part in moment.luck)
        shell.screen.paragraph(
            f"{shell.text('understand-review-draw')}: {named(moment.text)} ({luck}, {kind})", indent=_at(moment)
        )
        return
    grade = f" {shell.text(f'understand-grade-{moment.grade}')}" if moment.grade else ""
    loss = percent(-moment.loss) if moment.loss >= 0.0005 else percent(0)
    shell.screen.paragraph(
        f"{names[moment.seat]}: {named(moment.played_text)} ({loss}, {kind}){grade}", indent=_at(moment)
    )
    if moment.best != moment.played:
        better = ", ".join(map(named, moment.line)) or named(moment.best_text)
        why = "".join(f" {reason_text(shell, rules, reason)}" for reason in moment.reasons)
        shell.screen.paragraph(f"{shell.text('understand-review-better', line=better)}.{why}", indent="      ")


def _at(moment: ReviewedChoice | Chance) -> str:
    return f"{moment.step + 1:>4}. "
