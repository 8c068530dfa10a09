"""What can be asked over HTTP: each endpoint with its types, for the router, the description and readers alike."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

import sevenwonders
from sevenwonders.ai.levels import levels_of, personas_of
from sevenwonders.core import registry
from sevenwonders.core.options import Option
from sevenwonders.i18n import LANGUAGES
from sevenwonders.server import analysis, orders, replays
from sevenwonders.server.analysis import Understanding
from sevenwonders.server.hall import Hall
from sevenwonders.server.limits import QUESTION, Allowance
from sevenwonders.server.replays import ReplayShelf
from sevenwonders.server.requests import ApiRequest
from sevenwonders.tables import messages
from sevenwonders.tables.errors import ConflictError, UnavailableError, WrongSecretError
from sevenwonders.tables.protocols import StorageError
from sevenwonders.tables.secrets import digest

VERSION: Final = sevenwonders.__version__


@dataclass(frozen=True, slots=True)
class Text:
    """A plain text as an answer, to be kept as a file."""

    text: str
    file: str


@dataclass(frozen=True, slots=True)
class Packed:
    """An answer that is encoded already."""

    body: bytes


@dataclass(frozen=True, slots=True)
class Services:
    """What endpoints work with."""

    hall: Hall
    connections: Callable[[], int]
    allowance: Allowance
    understanding: Understanding
    replays: ReplayShelf = field(default_factory=ReplayShelf)

    async def replay(self, wanted: messages.RecordText, visitor: str, key: tuple[object, ...]) -> Packed:
        """Return a replay that was made in the workers, or once before."""
        if (kept := self.replays.get(key)) is None:
            self.allowance.spend(visitor, replays.COST)
            argument, seconds = msgspec.json.encode(wanted), self.hall.limits.job_seconds
            kept = await self.hall.bots.call(replays.PLACE, argument, visitor, seconds)
            self.replays.put(key, kept)
        return Packed(kept)


Handler = Callable[[Services, ApiRequest], Awaitable[msgspec.Struct | Text | Packed]]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One thing that can be asked. `answer` is a type, or `Text`; `refusals` are the statuses of its refusals.

    `cost` is what it takes in milliseconds of computing, roughly: see `limits`.
    """

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
    cost: float = 1.0

    @property
    def name(self) -> str:
        """Return the name of the operation."""
        return self.handler.__name__

    @property
    def summary(self) -> str:
        """Return what it does, in one line."""
        return (self.handler.__doc__ or "").strip()


async def health(services: Services, _: ApiRequest) -> messages.Health:
    """Report that the server works, and how much is open."""
    try:
        await services.hall.store.prove()
    except StorageError:
        raise UnavailableError("server/storage", seconds=1) from None
    return messages.Health("ok", VERSION, len(services.hall), services.connections(), services.hall.bots.running)


async def meta(_: Services, __: ApiRequest) -> messages.About:
    """Tell what the server offers: games with their options and levels, and languages."""
    games = []
    for name in registry.names():
        rules = registry.rules_of(name)
        options = [_option(option) for option in rules.options]
        players = (list(levels_of(name)), list(personas_of(name)))
        games.append(messages.GameInfo(name, rules.fewest, rules.most, rules.has_secrets, options, *players))
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
        option.minimum,
        option.maximum,
    )


async def agents(_: Services, __: ApiRequest) -> messages.Levels:
    """List the AI players of each game, weakest first."""
    games = {name: levels_of(name) for name in registry.names()}
    return messages.Levels(
        [
            messages.GameLevels(name, [messages.LevelInfo(level, agent) for level, agent in levels.items()])
            for name, levels in games.items()
        ]
    )


async def set_up_table(services: Services, request: ApiRequest) -> messages.NewTableMade:
    """Set up a table."""
    return await services.hall.set_up(await request.body(messages.NewTable))


async def my_tables(services: Services, request: ApiRequest) -> messages.MyTables:
    """List the tables at which some secrets hold seats."""
    return await services.hall.mine(await request.body(messages.Mine))


async def table(services: Services, request: ApiRequest) -> messages.Update:
    """Show a table as whoever asks may see it."""
    since, seat, holder = request.version("since"), request.seat("seat"), request.holder
    found = await services.hall.find(request.table_id)
    if holder is not None and not found.seats.of(holder):
        raise WrongSecretError("secret/wrong")
    found.audience.hear(holder)
    return found.updates.update(holder, seat, since)


async def order(services: Services, request: ApiRequest) -> messages.Done:
    """Carry out an order of a seat."""
    wanted: messages.AnyOrder = await request.body(messages.AnyOrder)
    holder, secret = request.holder, request.secret
    found = await services.hall.find(request.table_id)
    if orders.makes_table(found, wanted, holder):
        services.allowance.new_table(request.visitor)
    tries, done = _TRIES, None
    while done is None:
        try:
            done = await orders.carry_out(found, wanted, holder, secret)
        except UnavailableError as error:
            tries -= 1
            if error.key != "table/put-away" or not tries:
                raise
            found = await services.hall.find(request.table_id)
    found.audience.hear(holder)
    since = wanted.version if isinstance(wanted, messages.Play | messages.Undo) else None
    return msgspec.structs.replace(done, update=found.updates.update(holder, wanted.seat, since))


async def claim(services: Services, request: ApiRequest) -> messages.Claimed:
    """Sit down in a free seat."""
    wanted: messages.Claim = await request.body(messages.Claim)
    found = await services.hall.find(request.table_id)
    return messages.Claimed(*await orders.claim(found, wanted.invite, wanted.name, wanted.nonce))


async def record(services: Services, request: ApiRequest) -> Text:
    """Download the record of a game: the whole of it at the end, before that what a spectator may know."""
    found = await services.hall.find(request.table_id)
    return Text(await asyncio.to_thread(found.record), f"{found.row.game}-{found.row.id}{found.history.rules.suffix}")


async def table_replay(services: Services, request: ApiRequest) -> Packed:
    """Show a finished game step by step."""
    found, seat = await services.hall.find(request.table_id), request.seat("seat")
    if not found.history.is_over:
        raise ConflictError("table/running")
    wanted = messages.RecordText(await asyncio.to_thread(found.record), seat)
    return await services.replay(wanted, request.visitor, (found.row.id, found.history.version, seat))


async def shuffle(services: Services, request: ApiRequest) -> messages.Shuffle:
    """Make all draws of a finished game again from its seed, and tell whether they are the same."""
    found = await services.hall.find(request.table_id)
    if not found.history.is_over:
        raise ConflictError("table/running")
    return await replays.shuffle(found.history.record({}), found.row.seed)


async def replay(services: Services, request: ApiRequest) -> Packed:
    """Show the game of a record step by step."""
    wanted: messages.RecordText = await request.body(messages.RecordText)
    return await services.replay(wanted, request.visitor, (digest(wanted.record), wanted.seat))


async def position(_: Services, request: ApiRequest) -> messages.PositionView:
    """Show the table that a position describes."""
    wanted: messages.PositionText = await request.body(messages.PositionText)
    return replays.look_at(wanted)


_TRIES: Final = 3  # at a table that is put away just then
_TABLE: Final = "/api/tables/{table}"
_NEW_TABLE: Final = {"game": "duel", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "ai", "level": "easy"}]}
_RECORD: Final = {"record": "sevenwonders duel 1\nsetup draft\nfirst A\n"}
_POSITION: Final = {"position": "duel 1; ask B draft; A.wonders sphinx; offer piraeus colossus pyramids"}
_BODY: Final = (400, 408, 413, 415, 422)
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
        cost=5,
    ),
    Endpoint("POST", "/api/mine", my_tables, messages.MyTables, messages.Mine, refusals=(*_BODY, 503), cost=5),
    Endpoint(
        "GET",
        _TABLE,
        table,
        messages.Update,
        query=("since", "seat"),
        takes_secret=True,
        refusals=(400, 401, 404, 409, 503),
        cost=3,
    ),
    Endpoint(
        "POST",
        f"{_TABLE}/orders",
        order,
        messages.Done,
        messages.AnyOrder,
        takes_secret=True,
        refusals=(*_BODY, 401, 403, 404, 409, 503),
        cost=3,
    ),
    Endpoint(
        "POST",
        f"{_TABLE}/claim",
        claim,
        messages.Claimed,
        messages.Claim,
        refusals=(*_BODY, 401, 404, 409, 503),
        cost=3,
    ),
    Endpoint("GET", f"{_TABLE}/record", record, Text, refusals=(404, 409, 503), cost=20),
    Endpoint(
        "GET",
        f"{_TABLE}/replay",
        table_replay,
        messages.Replay,
        query=("seat",),
        refusals=(400, 404, 409, 422, 503),
        cost=20,
    ),
    Endpoint("GET", f"{_TABLE}/shuffle", shuffle, messages.Shuffle, refusals=(404, 409, 503), cost=50),
    Endpoint(
        "POST",
        "/api/replay",
        replay,
        messages.Replay,
        messages.RecordText,
        refusals=(*_BODY, 503),
        is_large=True,
        example=_RECORD,
        cost=5,
    ),
    Endpoint(
        "POST",
        "/api/position",
        position,
        messages.PositionView,
        messages.PositionText,
        refusals=_BODY,
        example=_POSITION,
        cost=5,
    ),
    Endpoint(
        "POST",
        f"{_TABLE}/hint",
        analysis.hint,
        messages.HintInfo,
        messages.HintAsk,
        takes_secret=True,
        refusals=(*_BODY, 401, 403, 404, 409, 503),
        cost=60,
    ),
    Endpoint(
        "GET",
        f"{_TABLE}/review",
        analysis.table_review,
        messages.ReviewInfo,
        query=("since",),
        refusals=(400, 404, 409, 422, 503),
        cost=5,
    ),
    Endpoint(
        "POST",
        "/api/analyse",
        analysis.analyse,
        messages.AnalysisInfo,
        messages.AnalysisAsk,
        refusals=(*_BODY, 503),
        example=_POSITION,
        cost=QUESTION,
    ),
    Endpoint(
        "POST",
        "/api/try",
        analysis.try_step,
        messages.TriedInfo,
        messages.TryAsk,
        refusals=_BODY,
        example=_POSITION,
        cost=10,
    ),
    Endpoint(
        "POST",
        "/api/reviews",
        analysis.begin_review,
        messages.ReviewInfo,
        messages.ReviewAsk,
        refusals=(*_BODY, 503),
        is_large=True,
        cost=50,
    ),
    Endpoint(
        "GET",
        "/api/reviews/{review}",
        analysis.review_so_far,
        messages.ReviewInfo,
        query=("since",),
        refusals=(400, 404, 422, 503),
        cost=3,
    ),
    Endpoint("GET", "/api/puzzles/{game}", analysis.puzzle_list, messages.PuzzleList, refusals=(422,)),
    Endpoint("GET", "/api/statistics/{game}", analysis.statistics, messages.StatisticsInfo, refusals=(422,), cost=5),
    Endpoint("GET", "/api/puzzle/{puzzle}", analysis.puzzle, messages.PuzzlePosition, refusals=(422,)),
)
