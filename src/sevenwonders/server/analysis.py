"""Hints, analyses, reviews and puzzles.

The server gives no hint and no review for a table while its game runs and more than one person plays there. Positions
and records that a client sends are analysed without a check, as by any analysis program.
"""

import asyncio
import datetime as dt
import pickle
from typing import Any, Final

import msgspec

from sevenwonders.ai import mining, puzzles
from sevenwonders.ai.explorer import statistics_of
from sevenwonders.ai.hints import explained
from sevenwonders.core.protocol import AnyRules, Ask, Draw, Step, parse_step, take
from sevenwonders.core.registry import rules_of, rules_of_position
from sevenwonders.core.rng import Rng
from sevenwonders.server import analyst
from sevenwonders.server.encoding import encode
from sevenwonders.server.hall import Hall
from sevenwonders.server.limits import Allowance
from sevenwonders.server.requests import ApiRequest
from sevenwonders.server.reviews import Reviews, Sent, Underway
from sevenwonders.server.table import Table
from sevenwonders.server.workers import Workers
from sevenwonders.tables import messages
from sevenwonders.tables.errors import ConflictError, ForbiddenError, WrongSecretError
from sevenwonders.tables.secrets import new_seed

MOST_OUTCOMES: Final = 300
_SECONDS: Final = 60.0
_EACH: Final = 0.014  # milliseconds, of a simulation


class Understanding:
    """What the endpoints below work with: those who analyse, and what they found.

    Bots have processes of their own, and so have reviews: whoever looks at a position does not wait for either.
    """

    def __init__(self, hall: Hall, allowance: Allowance) -> None:
        self.hall = hall
        self.allowance = allowance
        self.reviews = Reviews(hall.store, allowance, hall.limits.reviews)
        self._workers = Workers(1, _SECONDS, nice=10)
        # Parsing a large record holds the GIL for long: one at a time, so that the event loop gets its share.
        self._parsing = asyncio.Lock()

    async def hint(self, seen: bytes, visitor: str) -> messages.HintInfo:
        """Return a hint for what a seat may know, pickled; raise TooManyError, BotError."""
        told = await self._workers.call(analyst.HINT, seen, visitor, _SECONDS)
        return msgspec.json.decode(told, type=messages.HintInfo)

    async def weigh(self, wanted: messages.AnalysisAsk, visitor: str) -> messages.AnalysisInfo:
        """Return the values of the moves of a position; raise TooManyError, TextError, BotError."""
        self._workers.expect_room(visitor)  # before the position is parsed, which costs more
        rules_of_position(wanted.position).parse_position(wanted.position)
        self.allowance.spend(visitor, _EACH * wanted.simulations)
        asked = messages.AnalysisAsk(wanted.position, wanted.seat, wanted.simulations)
        told = await self._workers.call(analyst.ANALYSIS, msgspec.json.encode(asked), visitor, _SECONDS)
        return msgspec.json.decode(told, type=messages.AnalysisInfo)

    async def review(self, record: str, visitor: str) -> Underway:
        """Return the review of a record; raise TooManyError, TextError, ConflictError."""
        async with self._parsing:
            sent = await asyncio.to_thread(Sent.read, record)
        return await self.reviews.of(sent, visitor)

    async def close(self) -> None:
        """End what is underway."""
        await self.reviews.close()
        await self._workers.close()


def _expect_own(table: Table, request: ApiRequest, seat: int) -> None:
    """Check that the client may get a hint for a seat.

    Raises WrongSecretError, ForbiddenError or ConflictError.
    """
    holder = request.holder
    if holder is None or not table.seats.of(holder):
        raise WrongSecretError("secret/wrong")
    if seat not in table.seats.of(holder):
        raise ForbiddenError("seat/not-yours", seat=seat)
    if table.is_between_people:
        raise ForbiddenError("analysis/game-in-progress")
    if seat not in table.history.asked:
        raise ConflictError("seat/not-asked", seat=seat)


# ---- endpoints


async def hint(services: Any, request: ApiRequest) -> messages.HintInfo:
    """Give a hint to a seat of yours, in a game against AIs or at one screen."""
    wanted: messages.HintAsk = await request.body(messages.HintAsk)
    own: Understanding = services.understanding
    table = await own.hall.find(request.table_id)
    _expect_own(table, request, wanted.seat)
    return await own.hint(pickle.dumps(table.history.game.seen(wanted.seat)), request.visitor)


async def analyse(services: Any, request: ApiRequest) -> messages.AnalysisInfo:
    """Weigh the moves of a position."""
    wanted: messages.AnalysisAsk = await request.body(messages.AnalysisAsk)
    own: Understanding = services.understanding
    return await own.weigh(wanted, request.visitor)


async def try_step(_: Any, request: ApiRequest) -> messages.TriedInfo:
    """Take a step from a position, and tell what nature may draw then."""
    wanted: messages.TryAsk = await request.body(messages.TryAsk)
    rules = rules_of_position(wanted.position)
    state = rules.parse_position(wanted.position)
    text = ""
    if wanted.step:
        step = parse_step(rules, state, wanted.seat, wanted.step)
        text, state = wanted.step, take(rules, state, step)
    elif wanted.step is not None and isinstance(rules.pending(state), Draw):
        step = Step(None, rules.sample(state, Rng(int(new_seed()[:12], 16))))
        text, state = rules.chance_text(state, step.action), take(rules, state, step)
    return _tried(rules, state, text)


def _tried(rules: AnyRules, state: Any, text: str) -> messages.TriedInfo:
    pending = rules.pending(state)
    seat = pending.seats[0] if isinstance(pending, Ask) else None
    drawn = (rules.outcomes(state) or ()) if isinstance(pending, Draw) else ()
    shown = drawn if len(drawn) <= MOST_OUTCOMES else ()
    outcomes = [messages.OutcomeInfo(rules.chance_text(state, one), float(part)) for one, part in shown]
    view = msgspec.Raw(encode(rules.observe(state, seat)))
    return messages.TriedInfo(rules.name, rules.position_text(state), seat, text, view, outcomes)


async def begin_review(services: Any, request: ApiRequest) -> messages.ReviewInfo:
    """Review the game of a record, or tell how far its review has come."""
    wanted: messages.ReviewAsk = await request.body(messages.ReviewAsk)
    own: Understanding = services.understanding
    return (await own.review(wanted.record, request.visitor)).told(0)


async def table_review(services: Any, request: ApiRequest) -> messages.ReviewInfo:
    """Review the finished game of a table, or tell how far its review has come."""
    own: Understanding = services.understanding
    table = await own.hall.find(request.table_id)
    if not table.history.is_over:
        raise ConflictError("table/running")
    sent = await asyncio.to_thread(Sent.read, table.history.record_text(table.seats.names))
    return (await own.reviews.of(sent, request.visitor)).told(request.version("since") or 0)


async def review_so_far(services: Any, request: ApiRequest) -> messages.ReviewInfo:
    """Tell how far a review has come, from an item on."""
    own: Understanding = services.understanding
    found = await own.reviews.known(str(request.request.path_params["review"]))
    return found.told(request.version("since") or 0)


async def puzzle_list(_: Any, request: ApiRequest) -> messages.PuzzleList:
    """List the puzzles of a game."""
    game = str(request.request.path_params["game"])
    every = puzzles.puzzles_of(game)
    today = dt.datetime.now(dt.UTC).date().toordinal()
    listed = [messages.PuzzleInfo(one.id, one.rating, list(one.themes)) for one in every]
    return messages.PuzzleList(game, puzzles.daily(game, today).id, listed)


async def puzzle(_: Any, request: ApiRequest) -> messages.PuzzlePosition:
    """Show a puzzle with its answer."""
    one = puzzles.puzzle_of(str(request.request.path_params["puzzle"]))
    rules = rules_of(one.game)
    state = rules.parse_position(one.position)
    hinted = analyst.hint_data(explained(rules.seen(state, one.seat), mining.verdict(one)))
    return messages.PuzzlePosition(
        one.id,
        one.game,
        one.rating,
        list(one.themes),
        one.seat,
        one.position,
        msgspec.Raw(encode(rules.observe(state, one.seat))),
        one.best,
        dict(one.values),
        msgspec.convert(hinted, messages.HintInfo),
    )


async def statistics(_: Any, request: ApiRequest) -> messages.StatisticsInfo:
    """Show what was counted in games of the network against itself."""
    game = str(request.request.path_params["game"])
    return messages.StatisticsInfo(game, dict(statistics_of(game)))
