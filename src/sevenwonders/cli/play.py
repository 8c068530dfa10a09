"""`sevenwonders play`: a game at the terminal, against agents or with people at one keyboard."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Final

from cyclopts import Parameter

from sevenwonders.ai.agents import Agent
from sevenwonders.cli.opening import DEFAULT, Opening, open_text, rules_in
from sevenwonders.cli.parameters import GameName, Players, number
from sevenwonders.cli.presenter import presenter_of
from sevenwonders.cli.screen import StoppedError
from sevenwonders.cli.seating import names_in, new_agent
from sevenwonders.cli.session import AnyGame, Session
from sevenwonders.cli.settings import chosen, option_name, seats_for
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.source import STANDARD_INPUT, Source, position_source, write, write_new
from sevenwonders.core.errors import OptionError
from sevenwonders.core.game import Game
from sevenwonders.core.protocol import SEAT_NAMES, AnyRules
from sevenwonders.core.record import Record
from sevenwonders.core.registry import rules_of
from sevenwonders.core.rng import Rng
from sevenwonders.core.seeds import derived_seed

HUMAN: Final = "human"
OPPONENTS: Final = Parameter(name=("--opponent", "--opponents"), help="cli-option-opponent", metavar="AGENT")


@dataclass(frozen=True, slots=True)
class Order:
    """How a person wants to play; None where the game's own habit is wanted."""

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
    """Play one game as wished; return the exit code."""
    if start == STANDARD_INPUT:
        raise OptionError("play/standard-input", option="--from")
    named = None if game is None else rules_of(game)
    source = None if start is None else position_source(start, "POSITION")
    rules = named or (rules_of(DEFAULT) if source is None else rules_in(source))
    given = {key: value for key, value in settings.items() if value is not None}
    order = Order(opponent, seat, players, given, seed, record, source)
    if order == Order() and shell.screen.is_conversation:
        order = Order(**(presenter_of(rules).interview(shell) or {}))
    return _play(shell, start_session(shell, rules, order))


def _play(shell: Shell, session: Session) -> int:
    try:
        session.run()
    except StoppedError:
        shell.screen.say(shell.text("cli-left"))
        # A position with secrets is not told: it has the hands of all.
        if not session.file and session.game.moments and not session.game.rules.has_secrets:
            shell.screen.show(shell.text("cli-position", position=session.game.position))
    finally:
        if session.file:
            session.keep()
            shell.screen.show(shell.text("cli-saved", name=session.file))
    return 0


# ---- starting


def start_session(shell: Shell, rules: AnyRules, order: Order) -> Session:
    """Return the session that an order describes, with everything checked before the first question."""
    presenter = presenter_of(rules)
    seed = _random_seed() if order.seed is None else order.seed
    opponents = presenter.habits.opponents if order.opponent is None else order.opponent
    specs = names_in(opponents)
    opening = _opening(shell, rules, order, len(specs), seed)
    seats = rules.seats(opening.state)
    if len(specs) >= seats:
        raise OptionError("play/opponents", option="--opponents", found=str(len(specs)), most=seats - 1)
    agents = _agents(rules.name, specs, _seat(order.seat, seats), seats, seed)
    players = {SEAT_NAMES[seat]: agent.name for seat, agent in enumerate(agents) if agent is not None}
    if opening.record is not None and not players:
        players = dict(opening.record.players)
    game, told = _game(opening, seed)
    session = Session(shell, presenter, game, agents, players, seed, told)
    if order.record is not None:
        session.file = _record_file(order, session)
        session.saved.add(session.file)
    shell.names = presenter.vocabulary
    shell.screen.say(shell.text("cli-welcome"))
    return session


def _opening(shell: Shell, rules: AnyRules, order: Order, opponents: int, seed: int) -> Opening:
    if order.start is not None:
        given = [option_name(key) for key in order.settings] + ["--players"] * (order.players is not None)
        if given:
            raise OptionError("play/setup-from-start", option=given[0])
        return open_text(shell, order.start, rules)
    habits = presenter_of(rules).habits
    usual = max(habits.players if opponents == 1 else rules.fewest, min(opponents + 1, rules.most))
    seats = seats_for(rules, order.players, usual)
    settings = {**habits.settings, **chosen(rules, order.settings, seats)}
    setup = rules.setup(seats, settings, Rng(derived_seed(seed, 0)))
    return Opening(rules, rules.new(setup), Record(rules, setup))


def _game(opening: Opening, seed: int) -> tuple[AnyGame, int]:
    """Return the game, with the draws that are owed, and how many of its steps are old."""
    if opening.record is None:
        return Game(opening.rules, position=opening.state, seed=seed), 0
    return Game.of(opening.record, seed=seed), len(opening.record.steps)


def _agents(game: str, specs: Sequence[str], me: int, seats: int, seed: int) -> tuple[Agent | None, ...]:
    """Return who sits where: a person, then the opponents as they are named, from the first again if they are few."""
    others = [seat for seat in range(seats) if seat != me]
    named = {seat: specs[number % len(specs)] for number, seat in enumerate(others)}
    return tuple(_agent(game, named.get(seat, HUMAN), derived_seed(seed, 0, seat)) for seat in range(seats))


def _agent(game: str, spec: str, seed: int) -> Agent | None:
    """Return the agent that is meant, None for a person; raise OptionError."""
    if spec.lower() == HUMAN:
        return None
    try:
        return new_agent(game, spec, seed)
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


def _record_file(order: Order, session: Session) -> str:
    """Return the name of the file to keep the game in, tried out; going on with a record goes on in its own file."""
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
