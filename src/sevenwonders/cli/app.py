"""The Cyclopts application; only the module of the given command is imported."""

from collections.abc import Callable, Sequence
from pkgutil import resolve_name
from typing import Any, Final, NamedTuple

import cyclopts
from cyclopts import App, Group

from sevenwonders.cli.help import Help
from sevenwonders.cli.settings import offered
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.source import STANDARD_INPUT
from sevenwonders.cli.usage import unknown_command, usage_error
from sevenwonders.core.registry import names


class Command(NamedTuple):
    """A command: its function as "module:name" and its usage line; message `cli-help-NAME` describes it."""

    place: str
    usage: str


COMMANDS: Final = {
    "serve": Command("sevenwonders.cli.serve:serve", "[OPTIONS]"),
    "play": Command("sevenwonders.cli.play:play", "[GAME] [OPTIONS]"),
    "simulate": Command("sevenwonders.cli.simulate:simulate", "[GAME] [OPTIONS]"),
    "replay": Command("sevenwonders.cli.replay:replay", "FILE [OPTIONS]"),
    "show": Command("sevenwonders.cli.show:show", "POSITION [OPTIONS]"),
    "analyse": Command("sevenwonders.cli.analyse:analyse", "POSITION [OPTIONS]"),
    "review": Command("sevenwonders.cli.review:review", "FILE [OPTIONS]"),
    "puzzle": Command("sevenwonders.cli.puzzle:puzzle", "[daily|ID|mine|prove] [GAME] [OPTIONS]"),
    "explore": Command("sevenwonders.cli.explore:explore", "[GAME] [OPTIONS]"),
    "calibration": Command("sevenwonders.cli.calibration:calibration", "[GAME] [OPTIONS]"),
    "train": Command("sevenwonders.cli.train:train", "GAME --out FILE [OPTIONS]"),
    "ladder": Command("sevenwonders.cli.ladder:ladder", "[GAME] --agents AGENT,AGENT,… [OPTIONS]"),
    "bot": Command("sevenwonders.cli.bot:bot", "[GAME] [OPTIONS]"),
    "export": Command("sevenwonders.cli.export:export", "[GAME] --out FOLDER [OPTIONS]"),
    "bench": Command("sevenwonders.cli.bench:bench", "[GAME] [OPTIONS]"),
    "verify": Command("sevenwonders.cli.verify:verify", "FILE [OPTIONS]"),
    "backup": Command("sevenwonders.cli.backup:backup", "FILE [OPTIONS]"),
    "restore": Command("sevenwonders.cli.backup:restore", "FILE [OPTIONS]"),
}
DEFAULT: Final = "serve"
HELP: Final = "help"  # `help COMMAND` is `COMMAND --help`
HELP_FLAGS: Final = ("--help", "-h")


def parse(shell: Shell, arguments: Sequence[str]) -> Callable[[], Any]:
    """Parse arguments and return the bound command; raise OptionError if they are invalid."""
    if arguments and arguments[0] == HELP:
        arguments = [*arguments[1:], HELP_FLAGS[0]]
    given = next((word for word in arguments if word not in HELP_FLAGS), "")
    if given and not given.startswith("-") and given not in COMMANDS:
        raise unknown_command(given, [*COMMANDS, HELP])
    app = make_app(shell, given)
    try:
        command, bound, _ = app.parse_args(
            [STANDARD_INPUT if word == "-" else word for word in arguments], print_error=False, exit_on_error=False
        )
    except cyclopts.CycloptsError as error:
        raise usage_error(error, COMMANDS) from error
    return lambda: command(*bound.args, **bound.kwargs)


def make_app(shell: Shell, given: str) -> App:
    """Create the application; all commands are listed, only the given one is loaded."""
    arguments, options = Group("cli-help-arguments"), Group("cli-help-options")
    app = App(
        name="sevenwonders",
        help="cli-help",
        usage="sevenwonders [COMMAND] [OPTIONS]",
        version_flags=["--version"],
        help_flags=HELP_FLAGS,
        help_format="plaintext",
        help_formatter=Help(shell),
        group_commands=Group("cli-help-commands"),
        group_arguments=arguments,
        group_parameters=options,
        end_of_options_delimiter="--",
    )
    app["--help"].help = "cli-option-help"
    app["--version"].help = "cli-option-version"
    app.default(lambda: _loaded(DEFAULT)(shell))
    games = "|".join(names())
    for place, (name, command) in enumerate(COMMANDS.items()):
        usage = f"sevenwonders {name} {command.usage.replace('GAME', games)}"
        action = offered(shell, _loaded(name)) if name == given else _not_given
        app.command(action, name=name, help=f"cli-help-{name}", usage=usage, sort_key=place)
        app[name].group_arguments, app[name].group_parameters = arguments, options
    return app


def _loaded(name: str) -> Callable[..., int]:
    command: Callable[..., int] = resolve_name(COMMANDS[name].place)
    return command


def _not_given() -> None:
    """Placeholder for commands that are only listed."""
