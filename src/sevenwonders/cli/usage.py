"""Conversion of Cyclopts errors to OptionError."""

from collections.abc import Iterable

import cyclopts

from sevenwonders.core.errors import OptionError


def unknown_command(found: str, commands: Iterable[str]) -> OptionError:
    """Return the error for an unknown command."""
    return OptionError("usage/unknown-command", found=found, expected=list(commands))


def usage_error(error: cyclopts.CycloptsError, commands: Iterable[str]) -> OptionError:
    """Convert a Cyclopts error to an OptionError."""
    match error:
        case cyclopts.UnknownCommandError():
            return unknown_command(_first(error), commands)
        case cyclopts.UnusedCliTokensError() if not error.command_chain:
            return unknown_command(_first(error), commands)
        case cyclopts.UnknownOptionError():
            known = [name for argument in error.argument_collection for name in argument.names if name.startswith("--")]
            found = error.token.keyword or error.token.value
            return OptionError("usage/unknown-option", found=found, expected=sorted({*known, "--lang", "--help"}))
        case cyclopts.UnusedCliTokensError():
            return OptionError("usage/unexpected", found=_first(error))
        case cyclopts.MissingArgumentError():
            return OptionError("usage/missing-value", option=error.keyword or _argument(error))
        case cyclopts.CoercionError() if error.token is not None:
            option = error.token.keyword or _argument(error)
            key = "usage/number-expected" if error.target_type is int else "usage/flag"
            return OptionError(key, option=option, found=error.token.value)
        case cyclopts.RepeatArgumentError():
            return OptionError("usage/twice", option=error.token.keyword or _argument(error))
        case _:
            return OptionError("usage/unreadable", reason=" ".join(str(error).split()))


def _first(error: cyclopts.CycloptsError) -> str:
    return error.unused_tokens[0] if error.unused_tokens else ""


def _argument(error: cyclopts.CycloptsError) -> str:
    if error.argument is None:
        return ""
    name = error.argument.name
    return name if name.startswith("-") else name.upper()
