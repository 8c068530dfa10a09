"""Games step by step, and positions, as tables that one can look at."""

import asyncio
from collections import OrderedDict
from typing import Any, Final

import msgspec

from sevenwonders.core.errors import TextError
from sevenwonders.core.protocol import SEAT_NAMES, AnyRules, Ask
from sevenwonders.core.record import Record, parse_record
from sevenwonders.core.record import replay as moments_of
from sevenwonders.core.registry import rules_of_position
from sevenwonders.core.shuffle import check, commitment
from sevenwonders.server.encoding import encode
from sevenwonders.tables.events import event_infos
from sevenwonders.tables.messages import Frame, PositionText, PositionView, RecordText, Replay, Shuffle

PLACE: Final = "sevenwonders.server.replays:replayed"
COST: Final = 200.0  # milliseconds, of a game of seven
_MOST_BYTES: Final = 32 * 1024 * 1024


class ReplayShelf:
    """The replays that were asked for last: a finished game does not change."""

    def __init__(self, most_bytes: int = _MOST_BYTES) -> None:
        self._most_bytes = most_bytes
        self._kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self._bytes = 0

    def get(self, key: tuple[object, ...]) -> bytes | None:
        """Return what is kept, if it is."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def put(self, key: tuple[object, ...], replay: bytes) -> None:
        """Keep a replay, and let the oldest go."""
        self._bytes += len(replay) - len(self._kept.pop(key, b""))
        self._kept[key] = replay
        while self._bytes > self._most_bytes:
            self._bytes -= len(self._kept.popitem(last=False)[1])


def replayed(asked: bytes) -> bytes:
    """Return the replay of a record, both as they go over the wire: this is what workers are asked for."""
    wanted = msgspec.json.decode(asked, type=RecordText)
    return encode(replay(parse_record(wanted.record), wanted.seat))


def replay(record: Record[Any, Any, Any, Any], eyes: int | None) -> Replay:
    """Return every step with the table after it, as a seat or a spectator saw it."""
    rules = record.rules
    state = rules.new(record.setup)
    seats = rules.seats(state)
    _expect_seat(eyes, seats)
    frames = [Frame(None, "", [], rules.position_text(state), _view(rules, state, eyes))]
    for moment in moments_of(record):
        seat, after = moment.step.seat, moment.after
        position, view = rules.position_text(after), _view(rules, after, eyes)
        frames.append(Frame(seat, moment.text, event_infos(moment.events), position, view))
    names = [record.players.get(name, "") for name in SEAT_NAMES[:seats]]
    return Replay(rules.name, rules.settings(record.setup), names, frames)


async def shuffle(record: Record[Any, Any, Any, Any], seed: str) -> Shuffle:
    """Make the draws of a record again from the seed; other requests are not held up."""
    checked = await asyncio.to_thread(check, record, seed)
    return Shuffle(commitment(seed), seed, checked.draws, checked.wrong is None, checked.wrong)


def look_at(asked: PositionText) -> PositionView:
    """Return the table that a position describes; raise TextError."""
    rules = rules_of_position(asked.position)
    state = rules.parse_position(asked.position)
    pending, seat = rules.pending(state), asked.seat
    if seat is None and isinstance(pending, Ask):
        seat = pending.seats[0]
    _expect_seat(seat, rules.seats(state))
    return PositionView(rules.name, rules.position_text(state), seat, _view(rules, state, seat))


def _expect_seat(seat: int | None, seats: int) -> None:
    if seat is not None and seat >= seats:
        raise TextError("seat/unknown", seat=seat)


def _view(rules: AnyRules, state: Any, seat: int | None) -> msgspec.Raw:
    return msgspec.Raw(encode(rules.observe(state, seat)))
