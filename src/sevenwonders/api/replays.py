"""Routes of replays and positions."""

import asyncio
from collections import OrderedDict
from typing import Any, Final

import msgspec

from sevenwonders.api import setups
from sevenwonders.api.messages.positions import PositionInfo, SetupAsk, SetupInfo
from sevenwonders.api.messages.replays import Frame, PositionText, PositionView, RecordText, Replay, Shuffle
from sevenwonders.api.requests import ApiRequest
from sevenwonders.api.routing import Encoded, Router
from sevenwonders.api.tables import TABLE
from sevenwonders.core.errors import TextError
from sevenwonders.core.protocol import SEAT_NAMES, AnyRules, Ask
from sevenwonders.core.record import Record, parse_record
from sevenwonders.core.record import replay as moments_of
from sevenwonders.core.registry import rules_of_position
from sevenwonders.core.shuffle import check, commitment
from sevenwonders.tables.encoding import encode
from sevenwonders.tables.errors import ConflictError
from sevenwonders.tables.events import event_infos
from sevenwonders.tables.secrets import digest

_COST: Final = 200.0  # milliseconds, of a replay with seven players
_CACHED_BYTES: Final = 32 * 1024 * 1024
_RECORD: Final = {"record": "sevenwonders duel 1\nsetup draft\nfirst A\n"}
POSITION: Final = {"position": "duel 1; ask B draft; A.wonders sphinx; offer piraeus colossus pyramids"}
router = Router()


class ReplayCache:
    """The encoded replays that were used last."""

    def __init__(self, max_bytes: int = _CACHED_BYTES) -> None:
        self._max_bytes = max_bytes
        self._replays: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self._bytes = 0

    def get(self, key: tuple[object, ...]) -> bytes | None:
        if key in self._replays:
            self._replays.move_to_end(key)
        return self._replays.get(key)

    def put(self, key: tuple[object, ...], replay: bytes) -> None:
        self._bytes += len(replay) - len(self._replays.pop(key, b""))
        self._replays[key] = replay
        while self._bytes > self._max_bytes:
            self._bytes -= len(self._replays.popitem(last=False)[1])


_cache: Final = ReplayCache()


@router.get(f"{TABLE}/replay", Replay, query=("seat",), errors=(400, 404, 409, 422, 503), cost=20)
async def table_replay(request: ApiRequest) -> Encoded:
    """Show a finished game step by step."""
    found, seat = await request.table(), request.seat("seat")
    if not found.history.is_over:
        raise ConflictError("table/running")
    text = await asyncio.to_thread(found.history.record_text, found.seats.names)
    return await _replay(request, text, seat, (found.row.id, found.history.version, seat))


@router.get(f"{TABLE}/shuffle", Shuffle, errors=(404, 409, 503), cost=50)
async def shuffle(request: ApiRequest) -> Shuffle:
    """Repeat the chance events of a finished game from its seed and compare them."""
    found = await request.table()
    if not found.history.is_over:
        raise ConflictError("table/running")
    seed = found.row.seed
    checked = await asyncio.to_thread(check, found.history.record({}), seed)
    return Shuffle(commitment(seed), seed, checked.draws, checked.wrong is None, checked.wrong)


@router.post("/api/replay", Replay, RecordText, errors=(503,), is_large=True, example=_RECORD, cost=5)
async def replay(request: ApiRequest) -> Encoded:
    """Show the game of a record step by step."""
    body: RecordText = await request.body(RecordText)
    return await _replay(request, body.record, body.seat, (digest(body.record), body.seat))


async def _replay(request: ApiRequest, record: str, seat: int | None, key: tuple[object, ...]) -> Encoded:
    """Return the replay of a record, from the cache or computed in a worker process."""
    encoded = _cache.get(key)
    if encoded is None:
        services = request.services
        services.limiter.consume(request.client, _COST)
        encoded = await services.jobs.run(
            encoded_replay, record, seat, client=request.client, timeout=services.job_seconds
        )
        _cache.put(key, encoded)
    return Encoded(encoded)


@router.post("/api/position", PositionView, PositionText, example=POSITION, cost=5)
async def position(request: ApiRequest) -> PositionView:
    """Show the table that a position describes."""
    body: PositionText = await request.body(PositionText)
    rules = rules_of_position(body.position)
    state = rules.parse_position(body.position)
    _expect_seat(body.seat, rules.seats(state))
    return position_view(rules, state, body.seat)


def position_view(rules: AnyRules, state: Any, seat: int | None = None) -> PositionView:
    """Return the table of a state as a seat sees it, by default the first active one, or a spectator."""
    pending = rules.pending(state)
    if seat is None and isinstance(pending, Ask):
        seat = pending.seats[0]
    return PositionView(rules.name, rules.position_text(state), seat, encoded_view(rules, state, seat))


@router.get("/api/setup/{game}", SetupInfo, errors=(422,))
async def empty_table(request: ApiRequest) -> SetupInfo:
    """Show a table before the first turn of a game, to be set up by hand."""
    return SetupInfo(setups.empty_setup(request.path("game")))


@router.post("/api/setup", SetupInfo, PositionText, example=POSITION, cost=5)
async def setup_of_position(request: ApiRequest) -> SetupInfo:
    """Show the table of a position, to be set up by hand; a seat in the request has no effect."""
    body: PositionText = await request.body(PositionText)
    rules = rules_of_position(body.position)
    return SetupInfo(setups.setup_of(rules.name, rules.parse_position(body.position)))


@router.post("/api/setup/position", PositionInfo, SetupAsk, cost=5)
async def position_of_setup(request: ApiRequest) -> PositionInfo:
    """Return the position of a table that was set up by hand."""
    body: SetupAsk = await request.body(SetupAsk)
    text = setups.position_of(body.setup)
    rules = rules_of_position(text)
    return PositionInfo(rules.name, rules.position_text(rules.parse_position(text)))


def encoded_replay(record: str, seat: int | None) -> bytes:
    """Return the replay of a record as JSON; runs in a worker process."""
    return encode(replay_of(parse_record(record), seat))


def replay_of(record: Record[Any, Any, Any, Any], viewer: int | None) -> Replay:
    """Return every step with the table after it, as a seat or a spectator saw it; raise TextError."""
    rules = record.rules
    state = rules.new(record.setup)
    seats = rules.seats(state)
    _expect_seat(viewer, seats)
    frames = [Frame(None, "", [], rules.position_text(state), encoded_view(rules, state, viewer))]
    for moment in moments_of(record):
        seat, after = moment.step.seat, moment.after
        text, view = rules.position_text(after), encoded_view(rules, after, viewer)
        frames.append(Frame(seat, moment.text, event_infos(moment.events), text, view))
    names = [record.players.get(name, "") for name in SEAT_NAMES[:seats]]
    return Replay(rules.name, rules.settings(record.setup), names, frames)


def _expect_seat(seat: int | None, seats: int) -> None:
    if seat is not None and seat >= seats:
        raise TextError("seat/unknown", seat=seat)


def encoded_view(rules: AnyRules, state: Any, seat: int | None) -> msgspec.Raw:
    return msgspec.Raw(encode(rules.observe(state, seat)))
