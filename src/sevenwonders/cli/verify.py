"""`sevenwonders verify`: check that the draws of a record follow from the committed seed."""

from typing import Annotated

from cyclopts import Parameter

from sevenwonders.cli.json_text import write_json
from sevenwonders.cli.opening import open_record
from sevenwonders.cli.parameters import Json
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.source import file_source
from sevenwonders.core.errors import GameError, OptionError
from sevenwonders.core.shuffle import check, commitment, is_seed, recorded_shuffle


class ShuffleError(GameError):
    """A record whose draws do not match its commitment."""


def verify(
    shell: Shell,
    file: Annotated[str, Parameter(help="cli-option-file")],
    /,
    *,
    promised: Annotated[
        str | None, Parameter(name="--commitment", help="cli-option-commitment", metavar="HASH")
    ] = None,
    seed: Annotated[str | None, Parameter(help="cli-option-shuffle-seed", metavar="SEED")] = None,
    json: Json = False,
) -> int:
    """Recompute the draws of a record; raise ShuffleError if they differ."""
    source = file_source(file, "FILE")
    record = open_record(shell, source)
    recorded_commitment, recorded_seed = recorded_shuffle(source.text)
    seed, promised = seed or recorded_seed, promised or recorded_commitment
    if seed is None:
        raise OptionError("verify/no-seed")
    if not is_seed(seed):
        raise OptionError("verify/seed", found=seed)
    if promised is not None and promised.lower() != commitment(seed):
        raise ShuffleError("verify/commitment", expected=promised, found=commitment(seed))
    checked = check(record, seed)
    if checked.wrong is not None:
        raise ShuffleError("verify/draw", step=checked.wrong, found=checked.found, expected=checked.expected)
    if json:
        write_json({"commitment": commitment(seed), "promised": promised is not None, "draws": checked.draws})
        return 0
    message = "cli-verify-promised" if promised is not None else "cli-verify-unpromised"
    shell.screen.paragraph(shell.text(message, seed=seed, commitment=commitment(seed)))
    shell.screen.paragraph(shell.text("cli-verify-holds", draws=checked.draws))
    return 0
