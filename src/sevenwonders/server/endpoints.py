"""What can be asked over HTTP: each endpoint with its types, for the router, the description and the reader alike."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec

import sevenwonders
from sevenwonders.i18n import LANGUAGES
from sevenwonders.server import messages, replays
from sevenwonders.server.games import GAMES, game_named
from sevenwonders.server.games.face import Option
from sevenwonders.server.hall import Hall
from sevenwonders.server.refusals import ConflictError, UnavailableError, WrongSecretError
from sevenwonders.server.store.store import StoreError
from sevenwonders.server.visit import Visit

VERSION: Final = sevenwonders.__version__


@dataclass(frozen=True, slots=True)
class Text:
    """A plain text as an answer, to be kept as a file."""

    text: str
    file: str


@dataclass(frozen=True, slots=True)
class Desk:
    """What endpoints work with."""

    hall: Hall
    connections: Callable[[], int]


Handler = Callable[[Desk, Visit], Awaitable[msgspec.Struct | Text]]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One thing that can be asked. `answer` is a type, or `Text`; refusals have the statuses listed."""

    method: str
    path: str
    handler: Handler
    answer: Any
    body: Any = None
    status: int = 200
    query: tuple[str, ...] = ()
    takes_secret: bool = False
    refusals: tuple[int, ...] = ()
    is_large: bool = False
    example: Any = None

    @property
    def name(self) -> str:
        """Return the name of the operation."""
        return self.handler.__name__

    @property
    def summary(self) -> str:
        """Return what it does, in one line."""
        return (self.handler.__doc__ or "").strip()


async def health(desk: Desk, _: Visit) -> messages.Health:
    """Tell that the server works, and how much is open."""
    try:
        await desk.hall.store.ping()
    except StoreError:
        raise UnavailableError("server/storage", seconds=1) from None
    return messages.Health("ok", VERSION, len(desk.hall), desk.connections(), desk.hall.bots.running)


async def meta(_: Desk, __: Visit) -> messages.About:
    """Tell what the server offers: games with their options and levels, and languages."""
    games = []
    for name in GAMES:
        game = game_named(name)
        options = [_option(option) for option in game.options]
        games.append(messages.GameInfo(name, game.least, game.most, game.has_secrets, options, list(game.levels)))
    return messages.About(VERSION, games, [messages.LanguageInfo(code, name) for code, name in LANGUAGES.items()])


def _option(option: Option) -> messages.OptionInfo:
    kind = type(option.default)
    named = "seats" if option.is_for_each_seat else "choice"
    word = "flag" if kind is bool else "number" if kind is int else named
    return messages.OptionInfo(
        option.key,
        word,  # type: ignore[arg-type]  # one of the four
        option.default,
        list(option.choices),
        option.least,
        option.most,
    )


async def agents(_: Desk, __: Visit) -> messages.Levels:
    """List the AI players of each game, weakest first."""
    return messages.Levels(
        [
            messages.GameLevels(
                name, [messages.LevelInfo(level, agent) for level, agent in game_named(name).levels.items()]
            )
            for name in GAMES
        ]
    )


async def set_up_table(desk: Desk, visit: Visit) -> messages.NewTableMade:
    """Set up a table."""
    return await desk.hall.set_up(await visit.body(messages.NewTable))


async def my_tables(desk: Desk, visit: Visit) -> messages.MyTables:
    """List the tables at which some secrets hold seats."""
    return await desk.hall.mine(await visit.body(messages.Mine))


async def table(desk: Desk, visit: Visit) -> messages.Update:
    """Show a table for the eyes of the one who asks."""
    since, seat, holder = visit.version("since"), visit.seat("seat"), visit.holder
    found = await desk.hall.find(visit.table_id)
    if holder is not None and not found.seats_of(holder):
        raise WrongSecretError("secret/wrong")
    return found.update(holder, seat, since)


async def order(desk: Desk, visit: Visit) -> messages.Done:
    """Carry out an order of a seat."""
    wanted: messages.AnyOrder = await visit.body(messages.AnyOrder)
    holder = visit.holder
    try:
        found = await desk.hall.find(visit.table_id)
        done = await found.carry_out(wanted, holder)
    except UnavailableError as error:
        if error.key != "table/put-away":
            raise
        found = await desk.hall.find(visit.table_id)
        done = await found.carry_out(wanted, holder)
    since = wanted.version if isinstance(wanted, messages.Play | messages.Undo) else None
    return msgspec.structs.replace(done, update=found.update(holder, wanted.seat, since))


async def claim(desk: Desk, visit: Visit) -> messages.Claimed:
    """Sit down in a free seat."""
    wanted: messages.Claim = await visit.body(messages.Claim)
    found = await desk.hall.find(visit.table_id)
    return messages.Claimed(*await found.claim(wanted.invite, wanted.name))


async def record(desk: Desk, visit: Visit) -> Text:
    """Download the record of a game: the whole of it at the end, before that what a spectator may know."""
    found = await desk.hall.find(visit.table_id)
    return Text(found.record(), f"{found.row.game}-{found.row.id}{found.course.game.suffix}")


async def table_replay(desk: Desk, visit: Visit) -> messages.Replay:
    """Show a finished game step by step."""
    found = await desk.hall.find(visit.table_id)
    if not found.course.is_over:
        raise ConflictError("table/running")
    players = {row.seat: row.name for row in found.seats if row.name}
    return await replays.replay(found.course.game, found.course.script(players), visit.seat("seat"))


async def replay(_: Desk, visit: Visit) -> messages.Replay:
    """Show the game of a record step by step."""
    wanted: messages.RecordText = await visit.body(messages.RecordText)
    return await replays.replay(*replays.read_record(wanted.record), wanted.seat)


async def position(_: Desk, visit: Visit) -> messages.PositionView:
    """Show the table that a position describes."""
    wanted: messages.PositionText = await visit.body(messages.PositionText)
    return replays.look_at(wanted)


_TABLE: Final = "/api/tables/{table}"
_NEW_TABLE: Final = {"game": "duel", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "ai", "level": "easy"}]}
_RECORD: Final = {"record": "sevenwonders duel 1\nsetup draft\nfirst A\n"}
_POSITION: Final = {"position": "duel 1; ask B draft; A.wonders sphinx; offer piraeus colossus pyramids"}
_BODY: Final = (400, 413, 415, 422)
ENDPOINTS: Final = (
    Endpoint("GET", "/api/health", health, messages.Health, refusals=(503,)),
    Endpoint("GET", "/api/meta", meta, messages.About),
    Endpoint("GET", "/api/agents", agents, messages.Levels),
    Endpoint(
        "POST",
        "/api/tables",
        set_up_table,
        messages.NewTableMade,
        messages.NewTable,
        201,
        refusals=(*_BODY, 503),
        example=_NEW_TABLE,
    ),
    Endpoint("POST", "/api/mine", my_tables, messages.MyTables, messages.Mine, refusals=(*_BODY, 503)),
    Endpoint(
        "GET", _TABLE, table, messages.Update, query=("since", "seat"), takes_secret=True, refusals=(400, 401, 404, 503)
    ),
    Endpoint(
        "POST",
        f"{_TABLE}/orders",
        order,
        messages.Done,
        messages.AnyOrder,
        takes_secret=True,
        refusals=(*_BODY, 401, 403, 404, 409, 503),
    ),
    Endpoint("POST", f"{_TABLE}/claim", claim, messages.Claimed, messages.Claim, refusals=(*_BODY, 401, 404, 503)),
    Endpoint("GET", f"{_TABLE}/record", record, Text, refusals=(404, 503)),
    Endpoint(
        "GET", f"{_TABLE}/replay", table_replay, messages.Replay, query=("seat",), refusals=(400, 404, 409, 422, 503)
    ),
    Endpoint(
        "POST",
        "/api/replay",
        replay,
        messages.Replay,
        messages.RecordText,
        refusals=_BODY,
        is_large=True,
        example=_RECORD,
    ),
    Endpoint(
        "POST",
        "/api/position",
        position,
        messages.PositionView,
        messages.PositionText,
        refusals=_BODY,
        example=_POSITION,
    ),
)
