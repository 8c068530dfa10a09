"""Command-line options for the settings that the games declare.

The settings of all games are accepted together, because arguments are parsed before the game is known.
"""

import inspect
from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Any

from cyclopts import Parameter

from sevenwonders.cli.parameters import WHOLE, within
from sevenwonders.cli.shell import Shell
from sevenwonders.core.errors import OptionError
from sevenwonders.core.options import Option, Setting
from sevenwonders.core.protocol import AnyRules
from sevenwonders.core.registry import names, rules_of


def offered(shell: Shell, function: Callable[..., int]) -> Callable[..., int]:
    """Bind a command to a shell and add an option per game setting if it takes `**settings`."""

    def command(*arguments: Any, **options: Any) -> int:
        return function(shell, *arguments, **options)

    _, *parameters = inspect.signature(function).parameters.values()  # the first is the shell
    if parameters[-1].kind is inspect.Parameter.VAR_KEYWORD:
        parameters[-1:] = _parameters(shell)
    command.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]  # where Cyclopts looks
    return command


def option_name(key: str) -> str:
    """Return the option name of a setting."""
    return f"--{key.replace('_', '-')}"


def _parameters(shell: Shell) -> Iterator[inspect.Parameter]:
    every = {option.key: option for name in reversed(names()) for option in rules_of(name).options}
    for key, option in every.items():
        is_flag = isinstance(option.default, bool)
        described = Parameter(
            name=option_name(key),
            help=_described(shell, option),
            negative="" if is_flag else None,
            show_default=False,
            metavar=None if is_flag else "N" if isinstance(option.default, int) else key.upper(),
        )
        kind: Any = Annotated[bool | None if is_flag else str | None, described]
        yield inspect.Parameter(key, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind)


def _described(shell: Shell, option: Option) -> str:
    """Return the id of the help message of an option, else its choices."""
    message = f"cli-option-{option.key}"
    if shell.text(message) != message:
        return message
    return " | ".join(option.choices) or f"{option.minimum} – {option.maximum}"


def chosen(rules: AnyRules, given: Mapping[str, bool | str | None], seats: int) -> dict[str, Setting]:
    """Return the given settings converted to their types; raise OptionError for settings of other games."""
    known = {option.key: option for option in rules.options}
    settings: dict[str, Setting] = {}
    for key, value in given.items():
        if value is None:
            continue
        if key not in known:
            raise OptionError("usage/other-game", option=option_name(key), game=rules.name)
        settings[key] = _value(known[key], value, seats)
    return settings


def _value(option: Option, value: bool | str, seats: int) -> Setting:
    name = option_name(option.key)
    setting: Setting = value
    if isinstance(value, str) and isinstance(option.default, int):
        if not WHOLE.fullmatch(value):
            raise OptionError("usage/number-expected", option=name, found=value)
        setting = int(value)
        within(name, setting, option.minimum or 0, setting if option.maximum is None else option.maximum)
    elif isinstance(value, str) and option.is_for_each_seat:
        setting = " ".join(value.replace(",", " ").split())
    try:
        return option.check(setting, seats)
    except OptionError as error:
        raise OptionError("usage/choice", option=name, found=value, expected=list(option.choices)) from error


def seats_for(rules: AnyRules, players: int | None, usual: int) -> int:
    """Return the number of players, `usual` by default; raise OptionError."""
    if players is None:
        return usual
    if rules.fewest == rules.most:
        raise OptionError("usage/other-game", option="--players", game=rules.name)
    within("--players", players, rules.fewest, rules.most)
    return players
