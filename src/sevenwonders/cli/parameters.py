"""Arguments and options shared by several commands."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import cyclopts
from cyclopts import Parameter

from sevenwonders.ai.parallel import check_cluster
from sevenwonders.cli.source import require
from sevenwonders.core.errors import OptionError

WHOLE: Final = re.compile(r"[+-]?[0-9]{1,18}")


def whole_number(_: Any, tokens: Sequence[cyclopts.Token]) -> int:
    """Parse an integer; Cyclopts itself would round 1.5."""
    if not WHOLE.fullmatch(tokens[0].value):
        raise cyclopts.CoercionError(token=tokens[0], target_type=int)
    return int(tokens[0].value)


def number(message: str) -> Parameter:
    """Return the parameter of an integer option."""
    return Parameter(converter=whole_number, help=message, metavar="N")


def flag(message: str) -> Parameter:
    """Return the parameter of a flag."""
    return Parameter(help=message, negative="", show_default=False)


GameName = Annotated[str | None, Parameter(help="cli-option-game", show_default=False)]
Players = Annotated[int | None, number("cli-option-players")]
Cluster = Annotated[str | None, Parameter(help="cli-option-cluster", metavar="ADDRESS|local")]
Jobs = Annotated[int | None, number("cli-option-jobs")]
Json = Annotated[bool, flag("cli-option-json")]
LedgerFile = Annotated[str | None, Parameter(help="cli-option-ledger", metavar="FILE")]
MAXIMUM_JOBS: Final = 1024


def within(option: str, value: int, minimum: int, maximum: int) -> None:
    """Raise OptionError unless a value is within its bounds."""
    if not minimum <= value <= maximum:
        raise OptionError("usage/range", option=option, found=str(value), low=minimum, high=maximum)


class Execution(NamedTuple):
    """Where work runs, and the file that records finished parts."""

    jobs: int | None
    cluster: str | None
    ledger: str | None

    @property
    def ledger_path(self) -> Path | None:
        """The path of the ledger."""
        return None if self.ledger is None else Path(self.ledger)


def check_execution(jobs: int | None, cluster: str | None, ledger: str | None = None) -> None:
    """Raise OptionError for invalid `--jobs`, `--cluster` or `--ledger` values."""
    if jobs is not None:
        within("--jobs", jobs, 1, MAXIMUM_JOBS)
    if cluster is not None:
        check_cluster(cluster)
    if ledger is not None:
        require(ledger, "--ledger")
