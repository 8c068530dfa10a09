"""`sevenwonders play`: a game at the terminal against agents or with several people."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Final

from cyclopts import Parameter

from sevenwonders.ai.agents import Agent, make_agent
from sevenwonders.ai.levels import is_level
from sevenwonders.cli.lineup import split_specs
from sevenwonders.cli.opening import DEFAULT, Opening, open_text, rules_in
from sevenwonders.cli.parameters import GameName, Players, number
from sevenwonders.cli.presenter import presenter_of
from sevenwonders.cli.screen import StoppedError
from sevenwonders.cli.session import AnyGame, Session
from sevenwonders.cli.settings import chosen, option_name, seats_for
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.source import STANDARD_INPUT, Source, position_source, write, write_new
from sevenwonders.core.errors import OptionError
from sevenwonders.core.game import Game
from sevenwonders.core.protocol import SEAT_NAMES, AnyRules
from sevenwonders.core.record import Record
from sevenwonders.core.registry import rules_of
from sevenwonders.core.rng import Rng, derived_seed

HUMAN: Final = "human"
OPPONENTS: Final = Parameter(name=("--opponent", "--opponents"), help="cli-option-opponent", metavar="AGENT")


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """Options of a game; None selects the default of the game."""

    opponent: str | None = None
    seat: str = "A"
    players: int | None = None
    settings: Mapping[str, bool | str] = field(default_factory=dict)
    seed: int | None = None
    record: str | None = None
    start: Source | None = None  # a position, or a file with one or with a record


def play(
    shell: Shell,
    game: GameName = None,
    /,
    *,
    opponent: Annotated[str | None, OPPONENTS] = None,
    seat: Annotated[str, Parameter(help="cli-option-seat", metavar="A|B|…")] = "A",
    players: Players = None,
    seed: Annotated[int | None, number("cli-option-seed")] = None,
    record: Annotated[str | None, Parameter(help="cli-option-record", metavar="FILE")] = None,
    start: Annotated[str | None, Parameter(name="--from", help="cli-option-from", metavar="POSITION|FILE")] = None,
    **settings: bool | str | None,
) -> int:
    """Play a game; return the exit code."""
    if start == STANDARD_INPUT:
        raise OptionError("play/standard-input", option="--from")
    named = None if game is None else rules_of(game)
    source = None if start is None else position_source(start, "POSITION")
    rules = named or (rules_of(DEFAULT) if source is None else rules_in(source))
    given = {key: value for key, value in settings.items() if value is not None}
    order = PlayOptions(opponent, seat, players, given, seed, record, source)
    if order == PlayOptions() and shell.screen.is_interactive:
        order = PlayOptions(**(presenter_of(rules).interview(shell) or {}))
    return _play(shell, start_session(shell, rules, order))


def _play(shell: Shell, session: Session) -> int:
    try:
        session.run()
    except StoppedError:
        shell.screen.paragraph(shell.text("cli-left"))
        # The position of a game with hidden information would reveal all hands.
        if not session.file and session.game.moments and not session.game.rules.has_secrets:
            shell.screen.show(shell.text("cli-position", position=session.game.position))
    finally:
        if session.file:
            session.autosave()
            shell.screen.show(shell.text("cli-saved", name=session.file))
    return 0


# ---- starting


def start_session(shell: Shell, rules: AnyRules, order: PlayOptions) -> Session:
    """Create the session; all options are validated before the first question."""
    presenter = presenter_of(rules)
    seed = _random_seed() if order.seed is None else order.seed
    opponents = presenter.defaults.opponents if order.opponent is None else order.opponent
    specs = split_specs(opponents)
    opening = _opening(shell, rules, order, len(specs), seed)
    seats = rules.seats(opening.state)
    if len(specs) >= seats:
        raise OptionError("play/opponents", option="--opponents", found=str(len(specs)), most=seats - 1)
    agents = _agents(rules.name, specs, _seat(order.seat, seats), seats, seed)
    named = _by_seat(specs, _seat(order.seat, seats), seats)
    players = {
        SEAT_NAMES[seat]: spec if is_level(rules.name, spec) else agent.name
        for (seat, spec), agent in zip(named.items(), agents, strict=True)
        if agent is not None
    }
    if opening.record is not None and not players:
        players = dict(opening.record.players)
    game, shown = _game(opening, seed)
    session = Session(shell, presenter, game, agents, players, seed, shown)
    if order.record is not None:
        session.file = _record_file(order, session)
        session.saved.add(session.file)
    shell.names = presenter.vocabulary
    shell.screen.paragraph(shell.text("cli-welcome"))
    return session


def _opening(shell: Shell, rules: AnyRules, order: PlayOptions, opponents: int, seed: int) -> Opening:
    if order.start is not None:
        given = [option_name(key) for key in order.settings] + ["--players"] * (order.players is not None)
        if given:
            raise OptionError("play/setup-from-start", option=given[0])
        return open_text(shell, order.start, rules)
    defaults = presenter_of(rules).defaults
    usual = max(defaults.players if opponents == 1 else rules.fewest, min(opponents + 1, rules.most))
    seats = seats_for(rules, order.players, usual)
    settings = {**defaults.settings, **chosen(rules, order.settings, seats)}
    setup = rules.setup(seats, settings, Rng(derived_seed(seed, 0)))
    return Opening(rules, rules.new(setup), Record(rules, setup))


def _game(opening: Opening, seed: int) -> tuple[AnyGame, int]:
    """Return the game, with pending chance events resolved, and the number of its recorded steps."""
    if opening.record is None:
        return Game(opening.rules, position=opening.state, seed=seed), 0
    return Game.of(opening.record, seed=seed), len(opening.record.steps)


def _agents(game: str, specs: Sequence[str], me: int, seats: int, seed: int) -> tuple[Agent | None, ...]:
    """Return the agent of each seat, None for the person at seat `me`; few opponents repeat in order."""
    named = _by_seat(specs, me, seats)
    return tuple(_agent(game, spec, derived_seed(seed, 0, seat)) for seat, spec in named.items())


def _by_seat(specs: Sequence[str], me: int, seats: int) -> dict[int, str]:
    """Return the agent spec of each seat; few opponents repeat in order."""
    others = [seat for seat in range(seats) if seat != me]
    named = {seat: specs[number % len(specs)] for number, seat in enumerate(others)}
    return {seat: named.get(seat, HUMAN) for seat in range(seats)}


def _agent(game: str, spec: str, seed: int) -> Agent | None:
    """Return the agent of a spec, None for "human"; raise OptionError."""
    if spec.lower() == HUMAN:
        return None
    try:
        return make_agent(game, spec, seed)
    except OptionError as error:
        known = error.details.get("expected")
        if error.key != "agent/unknown" or not isinstance(known, list):
            raise
        raise OptionError(error.key, **{**error.details, "expected": [*known, HUMAN]}) from error


def _seat(given: str, seats: int) -> int:
    names = SEAT_NAMES[:seats]
    wanted = given.strip().upper()
    if len(wanted) != 1 or wanted not in names:
        raise OptionError("play/seat", found=given, expected=list(names))
    return names.index(wanted)


def _record_file(order: PlayOptions, session: Session) -> str:
    """Return the checked file name of the record; continuing a record may overwrite its own file."""
    name = order.record or ""
    if not session.has_record:
        raise OptionError("play/record-from-position", option="--record")
    if not name.strip():
        raise OptionError("usage/empty", option="--record")
    if order.start is not None and name == order.start.file:
        write(name, session.text)
    else:
        write_new(name, session.text)
    return name


def _random_seed() -> int:
    import secrets

    return secrets.randbits(32)
