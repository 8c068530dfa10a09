"""The commands and their options, as Cyclopts reads them; help texts are message ids until they are shown."""

import re
import textwrap
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final

import cyclopts
from cyclopts import App, Group, Parameter

from sevenwonders.cli import serve as serving
from sevenwonders.cli.games import DEFAULT, PlayOrder, ReplayOrder, ShowOrder, SimulateOrder, game_in, load
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.source import STANDARD_INPUT, file_source, position_source
from sevenwonders.core.errors import OptionError

MOST_GAMES: Final = 1_000_000_000
MOST_JOBS: Final = 1024
LAST_PORT: Final = 65535


def order_of(shell: Shell, arguments: Sequence[str]) -> Callable[[], Any]:
    """Return what the arguments order, ready to be done; raise OptionError if they cannot be understood."""
    app = make_app(shell)
    try:
        command, bound, _ = app.parse_args(
            [STANDARD_INPUT if a == "-" else a for a in arguments], print_error=False, exit_on_error=False
        )
    except cyclopts.CycloptsError as error:
        raise usage_error(app, error) from error
    return lambda: command(*bound.args, **bound.kwargs)


def make_app(shell: Shell) -> App:
    """Return the application; its commands act in `shell`."""
    arguments, options = Group("cli-help-arguments"), Group("cli-help-options")
    app = App(
        name="sevenwonders",
        help="cli-help",
        usage="sevenwonders [COMMAND] [OPTIONS]",
        version_flags=["--version"],
        help_flags=["--help", "-h"],
        help_format="plaintext",
        help_formatter=Help(shell),
        group_commands=Group("cli-help-commands"),
        group_arguments=arguments,
        group_parameters=options,
        end_of_options_delimiter="--",
    )
    app["--help"].help = "cli-option-help"
    app["--version"].help = "cli-option-version"

    @app.default
    def start() -> int:
        return serve()

    @app.command(help="cli-help-serve", usage="sevenwonders serve [OPTIONS]", sort_key=0)
    def serve(
        *,
        host: Annotated[str, Parameter(help="cli-option-host", metavar="ADDRESS")] = serving.LOCAL,
        port: Annotated[int | None, Parameter(converter=whole_number, help="cli-option-port", metavar="N")] = None,
        data: Annotated[str | None, Parameter(help="cli-option-data", metavar="FOLDER")] = None,
        browser: Annotated[
            bool, Parameter(name="--open", help="cli-option-open", negative="--no-open", show_default=False)
        ] = True,
    ) -> int:
        if port is not None:
            within("--port", port, 0, LAST_PORT)
        return serving.serve(shell, host, port, data, open_browser=browser)

    @app.command(help="cli-help-play", usage="sevenwonders play [duel|classic] [OPTIONS]", sort_key=1)
    def play(
        game: Annotated[str | None, Parameter(help="cli-option-game", show_default=False)] = None,
        /,
        *,
        opponent: Annotated[
            str | None, Parameter(name=("--opponent", "--opponents"), help="cli-option-opponent", metavar="AGENT")
        ] = None,
        seat: Annotated[str, Parameter(help="cli-option-seat", metavar="A|B|…")] = "A",
        players: Annotated[
            int | None, Parameter(converter=whole_number, help="cli-option-players", metavar="N")
        ] = None,
        sides: Annotated[str | None, Parameter(help="cli-option-sides", metavar="SIDES")] = None,
        beginners: Annotated[bool, Parameter(help="cli-option-beginners", negative="", show_default=False)] = False,
        bonus: Annotated[
            int, Parameter(converter=whole_number, help="cli-option-bonus", metavar="N", show_default=False)
        ] = 0,
        seed: Annotated[int | None, Parameter(converter=whole_number, help="cli-option-seed", metavar="N")] = None,
        record: Annotated[str | None, Parameter(help="cli-option-record", metavar="FILE")] = None,
        start: Annotated[str | None, Parameter(name="--from", help="cli-option-from", metavar="POSITION|FILE")] = None,
    ) -> int:
        if start == STANDARD_INPUT:
            raise OptionError("play/standard-input", option="--from")
        if game is not None:
            load(game)
        source = None if start is None else position_source(start, "POSITION")
        found = DEFAULT if source is None else game_in(source.text)
        order = PlayOrder(opponent, seat, players, sides, beginners, bonus, seed, record, source)
        chosen = load(game or found)
        if order == PlayOrder() and shell.screen.is_conversation:
            order = chosen.interview(shell)
        return chosen.play(shell, order)

    @app.command(help="cli-help-simulate", usage="sevenwonders simulate [duel|classic] [OPTIONS]", sort_key=2)
    def simulate(
        game: Annotated[str, Parameter(help="cli-option-game", show_default=False)] = DEFAULT,
        /,
        *,
        games: Annotated[int, Parameter(converter=whole_number, help="cli-option-games", metavar="N")] = 100,
        agents: Annotated[str | None, Parameter(help="cli-option-agents", metavar="AGENT,AGENT,…")] = None,
        players: Annotated[
            int | None, Parameter(converter=whole_number, help="cli-option-players", metavar="N")
        ] = None,
        sides: Annotated[str | None, Parameter(help="cli-option-sides", metavar="SIDES")] = None,
        seed: Annotated[int, Parameter(converter=whole_number, help="cli-option-match-seed", metavar="N")] = 0,
        jobs: Annotated[int | None, Parameter(converter=whole_number, help="cli-option-jobs", metavar="N")] = None,
        beginners: Annotated[bool, Parameter(help="cli-option-beginners", negative="", show_default=False)] = False,
        swap: Annotated[bool, Parameter(help="cli-option-swap", show_default=False)] = True,
        record: Annotated[str | None, Parameter(help="cli-option-records", metavar="FOLDER")] = None,
        json: Annotated[bool, Parameter(help="cli-option-json", negative="", show_default=False)] = False,
    ) -> int:
        within("--games", games, 1, MOST_GAMES)
        if jobs is not None:
            within("--jobs", jobs, 1, MOST_JOBS)
        order = SimulateOrder(agents, players, sides, games, seed, beginners, swap, jobs, record, json)
        return load(game).simulate(shell, order)

    @app.command(help="cli-help-replay", usage="sevenwonders replay FILE [OPTIONS]", sort_key=3)
    def replay(
        file: Annotated[str, Parameter(help="cli-option-file")],
        /,
        *,
        at: Annotated[int | None, Parameter(converter=whole_number, help="cli-option-at", metavar="N")] = None,
        events: Annotated[bool, Parameter(help="cli-option-events", negative="", show_default=False)] = False,
        json: Annotated[bool, Parameter(help="cli-option-json", negative="", show_default=False)] = False,
    ) -> int:
        source = file_source(file, "FILE")
        return load(game_in(source.text)).replay(shell, ReplayOrder(source, at, json, events))

    @app.command(help="cli-help-show", usage="sevenwonders show POSITION [OPTIONS]", sort_key=4)
    def show(
        position: Annotated[str, Parameter(help="cli-option-position")],
        /,
        *,
        json: Annotated[bool, Parameter(help="cli-option-json", negative="", show_default=False)] = False,
    ) -> int:
        source = position_source(position, "POSITION")
        return load(game_in(source.text)).show(shell, ShowOrder(source, json))

    @app.command(help="cli-help-bench", usage="sevenwonders bench [duel|classic] [OPTIONS]", sort_key=5)
    def bench(
        game: Annotated[str, Parameter(help="cli-option-game", show_default=False)] = DEFAULT,
        /,
        *,
        json: Annotated[bool, Parameter(help="cli-option-json", negative="", show_default=False)] = False,
    ) -> int:
        return load(game).bench(shell, json)

    for command in ("serve", "play", "simulate", "replay", "show", "bench"):
        app[command].group_arguments = arguments
        app[command].group_parameters = options
    return app


def whole_number(_: Any, tokens: Sequence[cyclopts.Token]) -> int:
    """Return the number that a word says; Cyclopts itself would round 1.5."""
    if not re.fullmatch(r"[+-]?[0-9]{1,18}", tokens[0].value):
        raise cyclopts.CoercionError(token=tokens[0], target_type=int)
    return int(tokens[0].value)


def within(option: str, value: int, least: int, most: int) -> None:
    """Check that an option's number lies within its bounds; raise OptionError."""
    if not least <= value <= most:
        raise OptionError("usage/range", option=option, found=str(value), low=least, high=most)


# ---- what was wrong with the arguments


def usage_error(app: App, error: cyclopts.CycloptsError) -> OptionError:
    """Return what Cyclopts found wrong as an error of ours."""
    names = [name for name in app if not name.startswith("-")]
    match error:
        case cyclopts.UnknownCommandError():
            return OptionError("usage/unknown-command", found=_first(error), expected=names)
        case cyclopts.UnusedCliTokensError() if not error.command_chain:
            return OptionError("usage/unknown-command", found=_first(error), expected=names)
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


# ---- help


class Help:
    """Writes the help in the reader's language; titles and descriptions arrive as message ids."""

    show_metavar = True

    def __init__(self, shell: Shell) -> None:
        self._shell = shell

    def render_usage(self, _console: Any, _options: Any, usage: Any) -> None:
        """Write the line that shows how to call a command."""
        text = str(getattr(usage, "plain", usage)).strip()
        self._shell.screen.show(f"{self._shell.text('cli-help-usage')} {text}", "")

    def render_description(self, _console: Any, _options: Any, description: Any) -> None:
        """Write what a command is for."""
        for paragraph in self._said(description).split("\n"):
            self._shell.screen.say(paragraph)
        self._shell.screen.show("")

    def __call__(self, console: Any, options: Any, panel: Any) -> None:
        """Write one list of commands or options."""
        del console, options  # ours is a plain text
        if not panel.entries:
            return
        rows = [(self._label(entry), self._description(entry)) for entry in panel.entries]
        if panel.title == "cli-help-options" or any(entry.names == ("--version",) for entry in panel.entries):
            rows.append(("--lang LANG", self._shell.text("cli-option-lang")))
        width = min(28, max(len(label) for label, _ in rows)) + 4
        self._shell.screen.show(self._shell.text(panel.title))
        for label, said in rows:
            self._entry(label, said, width)
        self._shell.screen.show("")

    def _entry(self, label: str, said: str, width: int) -> None:
        room = max(20, self._shell.screen.width - width)
        lines = textwrap.wrap(said, room) or [""]
        if len(label) + 4 > width:
            self._shell.screen.show(f"  {label}")
        else:
            self._shell.screen.show(f"  {label:<{width - 2}}{lines.pop(0)}")
        for rest in lines:
            self._shell.screen.show(" " * width + rest)

    @staticmethod
    def _label(entry: Any) -> str:
        return ", ".join(entry.display_labels_with_metavar)

    def _description(self, entry: Any) -> str:
        said = self._said(entry.description)
        if entry.default is not None:
            said += f" [{entry.default}]"
        return said

    def _said(self, description: Any) -> str:
        if hasattr(description, "primary_renderable"):
            description = description.primary_renderable
        return self._shell.text(str(getattr(description, "plain", description)).strip())
