"""Games step by step, and positions, as tables that one can look at."""

import asyncio

import msgspec

from sevenwonders.core.errors import TextError
from sevenwonders.core.protocol import Ask, Event
from sevenwonders.core.record import PROGRAM
from sevenwonders.server.games import GAMES, game_named
from sevenwonders.server.games.face import GameFace, Script, State, Step
from sevenwonders.server.messages import EventInfo, Frame, PositionText, PositionView, Replay

_ENCODE = msgspec.json.Encoder().encode


def read_record(text: str) -> tuple[GameFace[object], Script]:
    """Return the game that a record tells, whichever of the games it is; raise TextError."""
    words = next((line.split() for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")), [])
    if len(words) != 3 or words[0] != PROGRAM or words[1] not in GAMES:
        raise TextError("record/heading", line=1, column=1, expected=[f"{PROGRAM} {name} 1" for name in GAMES])
    game = game_named(words[1])
    return game, game.read_record(text)


async def replay(game: GameFace[State], script: Script, eyes: int | None) -> Replay:
    """Return every step with the table after it, as a seat or a spectator saw it; other requests are not held up."""
    if eyes is not None and eyes >= script.seats:
        raise TextError("seat/unknown", seat=eyes)
    state = game.new(script.seats, script.settings)
    frames = [_frame(game, state, eyes, Step(None, ""), ())]
    for step in script.steps:
        await asyncio.sleep(0)
        turn = game.take(state, step)
        state = turn.state
        frames.append(_frame(game, state, eyes, step, turn.events))
    names = [script.players.get(seat, "") for seat in range(script.seats)]
    return Replay(game.name, dict(script.settings), names, frames)


def _frame(game: GameFace[State], state: State, eyes: int | None, step: Step, events: tuple[Event, ...]) -> Frame:
    told = [EventInfo(event.key, dict(event.args)) for event in events]
    return Frame(step.seat, step.text, told, game.position(state), msgspec.Raw(_ENCODE(game.view(state, eyes))))


def look_at(asked: PositionText) -> PositionView:
    """Return the table that a position describes; raise TextError."""
    words = asked.position.split(maxsplit=1)
    if not words or words[0].rstrip(";") not in GAMES:
        raise TextError("text/not-a-position", text=asked.position, column=1, expected=[f"{name} 1" for name in GAMES])
    game = game_named(words[0].rstrip(";"))
    state = game.read_position(asked.position)
    pending = game.pending(state)
    seat = asked.seat
    if seat is None and isinstance(pending, Ask):
        seat = pending.seats[0]
    if seat is not None and seat >= game.seats(state):
        raise TextError("seat/unknown", seat=seat)
    return PositionView(game.name, game.position(state), seat, msgspec.Raw(_ENCODE(game.view(state, seat))))
