"""`sevenwonders verify`: whether the draws of a game follow from the seed that was promised before it."""

from typing import Annotated

from cyclopts import Parameter

from sevenwonders.cli.json_text import write_json
from sevenwonders.cli.opening import open_record
from sevenwonders.cli.parameters import Json
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.source import file_source
from sevenwonders.core.errors import GameError, OptionError
from sevenwonders.core.shuffle import check, commitment, is_seed, told_in


class ShuffleError(GameError):
    """A shuffle that is not as it was promised."""


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
    """Make the draws of a record again and compare; raise ShuffleError."""
    source = file_source(file, "FILE")
    record = open_record(shell, source)
    told_commitment, told_seed = told_in(source.text)
    seed, promised = seed or told_seed, promised or told_commitment
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
    told = "cli-verify-promised" if promised is not None else "cli-verify-unpromised"
    shell.screen.say(shell.text(told, seed=seed, commitment=commitment(seed)))
    shell.screen.say(shell.text("cli-verify-holds", draws=checked.draws))
    return 0
