"""Kinds of arguments and options that several commands have, as Cyclopts reads them."""

import re
from collections.abc import Sequence
from typing import Annotated, Any, Final

import cyclopts
from cyclopts import Parameter

from sevenwonders.core.errors import OptionError

WHOLE: Final = re.compile(r"[+-]?[0-9]{1,18}")


def whole_number(_: Any, tokens: Sequence[cyclopts.Token]) -> int:
    """Return the number that a word says; Cyclopts itself would round 1.5."""
    if not WHOLE.fullmatch(tokens[0].value):
        raise cyclopts.CoercionError(token=tokens[0], target_type=int)
    return int(tokens[0].value)


def number(message: str) -> Parameter:
    """Return the description of an option that is a whole number."""
    return Parameter(converter=whole_number, help=message, metavar="N")


def flag(message: str) -> Parameter:
    """Return the description of an option that is there or not."""
    return Parameter(help=message, negative="", show_default=False)


GameName = Annotated[str | None, Parameter(help="cli-option-game", show_default=False)]
Players = Annotated[int | None, number("cli-option-players")]
Cluster = Annotated[str | None, Parameter(help="cli-option-cluster", metavar="ADDRESS|local")]
Json = Annotated[bool, flag("cli-option-json")]


def within(option: str, value: int, minimum: int, maximum: int) -> None:
    """Check that an option's number lies within its bounds; raise OptionError."""
    if not minimum <= value <= maximum:
        raise OptionError("usage/range", option=option, found=str(value), low=minimum, high=maximum)
