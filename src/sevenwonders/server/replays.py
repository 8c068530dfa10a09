"""Games step by step, and positions, as tables that one can look at."""

import asyncio
from typing import Any

import msgspec

from sevenwonders.core.errors import TextError
from sevenwonders.core.protocol import SEAT_NAMES, AnyRules, Ask
from sevenwonders.core.record import Record
from sevenwonders.core.record import replay as moments_of
from sevenwonders.core.registry import rules_of_position
from sevenwonders.core.shuffle import check, commitment
from sevenwonders.server.messages import Frame, PositionText, PositionView, Replay, Shuffle
from sevenwonders.server.updates import encode, event_infos


async def replay(record: Record[Any, Any, Any, Any], eyes: int | None) -> Replay:
    """Return every step with the table after it, as a seat or a spectator saw it; other requests are not held up."""
    rules = record.rules
    state = rules.new(record.setup)
    seats = rules.seats(state)
    _expect_seat(eyes, seats)
    frames = [Frame(None, "", [], rules.position_text(state), _view(rules, state, eyes))]
    for moment in moments_of(record):
        await asyncio.sleep(0)
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
