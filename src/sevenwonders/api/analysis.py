"""Routes of hints, analyses, reviews and puzzles.

The server gives no hint and no review for a table while its game is in progress and more than one person plays there.
Positions and records that a client sends are analysed without a check, as by any analysis program.
"""

import asyncio
import datetime as dt
from typing import Any, Final

import msgspec

from sevenwonders.ai import puzzle_mining, puzzles
from sevenwonders.ai.explain import explained
from sevenwonders.ai.explorer import statistics_of
from sevenwonders.api.jobs.tasks import hint_data
from sevenwonders.api.messages.analysis import (
    AnalysisAsk,
    AnalysisInfo,
    HintAsk,
    HintInfo,
    OutcomeInfo,
    TriedInfo,
    TryAsk,
)
from sevenwonders.api.messages.puzzles import PuzzleInfo, PuzzleList, PuzzleMove, PuzzlePosition
from sevenwonders.api.messages.reviews import ReviewAsk, ReviewInfo
from sevenwonders.api.messages.statistics import StatisticsInfo, statistics_message
from sevenwonders.api.replays import POSITION, encoded_view
from sevenwonders.api.requests import ApiRequest
from sevenwonders.api.routing import Router
from sevenwonders.api.services import ANALYSIS_COST
from sevenwonders.api.setups import open_hands
from sevenwonders.api.steps import step_info
from sevenwonders.api.tables import TABLE
from sevenwonders.core.protocol import AnyRules, Ask, Draw, Step, parse_step, take
from sevenwonders.core.registry import rules_of, rules_of_position
from sevenwonders.core.rng import Rng
from sevenwonders.tables.errors import ConflictError, ForbiddenError, WrongSecretError
from sevenwonders.tables.secrets import new_seed
from sevenwonders.tables.table import Table

MAX_OUTCOMES: Final = 300
router = Router()


@router.post(f"{TABLE}/hint", HintInfo, HintAsk, takes_secret=True, errors=(401, 403, 404, 409, 503), cost=60)
async def hint(request: ApiRequest) -> HintInfo:
    """Give a hint to a held seat, in a game against bots or on one screen."""
    body: HintAsk = await request.body(HintAsk)
    table = await request.table()
    _expect_hint_allowed(table, request, body.seat)
    return await request.services.analysis.hint(table.history.game.seen(body.seat), request.client)


def _expect_hint_allowed(table: Table, request: ApiRequest, seat: int) -> None:
    """Raise WrongSecretError, ForbiddenError or ConflictError unless the client may get a hint for a seat."""
    holder = request.holder
    if holder is None or not table.seats.of(holder):
        raise WrongSecretError("auth/invalid-secret")
    if seat not in table.seats.of(holder):
        raise ForbiddenError("seat/not-yours", seat=seat)
    if table.is_between_people:
        raise ForbiddenError("analysis/game-in-progress")
    if seat not in table.history.asked:
        raise ConflictError("seat/not-asked", seat=seat)


@router.get(f"{TABLE}/review", ReviewInfo, query=("since",), errors=(400, 404, 409, 422, 503), cost=20)
async def table_review(request: ApiRequest) -> ReviewInfo:
    """Review the finished game of a table, or report the progress of its review."""
    table = await request.table()
    if not table.history.is_over:
        raise ConflictError("table/running")
    text = await asyncio.to_thread(table.history.record_text, table.seats.names)
    return await _review(request, text, request.version("since") or 0)


@router.post("/api/analyse", AnalysisInfo, AnalysisAsk, errors=(503,), example=POSITION, cost=ANALYSIS_COST)
async def analyse(request: ApiRequest) -> AnalysisInfo:
    """Evaluate the moves of a position."""
    body: AnalysisAsk = await request.body(AnalysisAsk)
    return await request.services.analysis.analyse(body, request.client)


@router.post("/api/try", TriedInfo, TryAsk, example=POSITION, cost=10)
async def try_step(request: ApiRequest) -> TriedInfo:
    """Take a step from a position, and list the chance events that may follow."""
    body: TryAsk = await request.body(TryAsk)
    rules = rules_of_position(body.position)
    state = rules.parse_position(body.position)
    text = ""
    if body.step:
        step = parse_step(rules, state, body.seat, body.step)
        text, state = body.step, take(rules, state, step)
    elif body.step is not None and isinstance(rules.pending(state), Draw):
        step = Step(None, rules.sample(state, Rng(int(new_seed()[:12], 16))))
        text, state = rules.chance_text(state, step.action), take(rules, state, step)
    return _tried(rules, state, text)


def _tried(rules: AnyRules, state: Any, text: str) -> TriedInfo:
    pending = rules.pending(state)
    seat = pending.seats[0] if isinstance(pending, Ask) else None
    chances = (rules.outcomes(state) or ()) if isinstance(pending, Draw) else ()
    listed = chances if len(chances) <= MAX_OUTCOMES else ()
    outcomes = [
        OutcomeInfo(step_info(rules.name, rules.chance_text(state, chance)), float(share)) for chance, share in listed
    ]
    view = encoded_view(rules, state, seat)
    step = step_info(rules.name, text) if text else None
    return TriedInfo(rules.name, rules.position_text(state), seat, step, view, outcomes)


@router.post("/api/reviews", ReviewInfo, ReviewAsk, errors=(503,), is_large=True, cost=50)
async def begin_review(request: ApiRequest) -> ReviewInfo:
    """Review the game of a record, or report the progress of its review."""
    body: ReviewAsk = await request.body(ReviewAsk)
    return await _review(request, body.record, 0)


async def _review(request: ApiRequest, record: str, since: int) -> ReviewInfo:
    """Start the review of a record, unless it was started, and return its items from `since` on."""
    reviews = request.services.reviews
    review_id = await reviews.submit(record, request.client)
    return (await reviews.get(review_id, request.client)).snapshot(since)


@router.get("/api/reviews/{review}", ReviewInfo, query=("since",), errors=(400, 404, 422, 503), cost=3)
async def review_so_far(request: ApiRequest) -> ReviewInfo:
    """Report the progress of a review, from an item on."""
    review = await request.services.reviews.get(request.path("review"), request.client)
    return review.snapshot(request.version("since") or 0)


@router.get("/api/puzzles/{game}", PuzzleList, errors=(422,))
async def puzzle_list(request: ApiRequest) -> PuzzleList:
    """List the puzzles of a game."""
    game = request.path("game")
    today = dt.datetime.now(dt.UTC).date().toordinal()
    listed = [PuzzleInfo(one.id, one.rating, list(one.themes)) for one in puzzles.puzzles_of(game)]
    return PuzzleList(game, puzzles.daily(game, today).id, listed)


@router.get("/api/statistics/{game}", StatisticsInfo, errors=(422,), cost=5)
async def statistics(request: ApiRequest) -> StatisticsInfo:
    """Show statistics of games that the network played against itself."""
    return StatisticsInfo(statistics_message(statistics_of(request.path("game"))))


@router.get("/api/puzzle/{puzzle}", PuzzlePosition, errors=(422,), cost=8)
async def puzzle(request: ApiRequest) -> PuzzlePosition:
    """Show a puzzle with its solution."""
    one = puzzles.puzzle_of(request.path("puzzle"))
    rules = rules_of(one.game)
    state = rules.parse_position(one.position)
    explanation = hint_data(one.game, explained(rules.seen(state, one.seat), puzzle_mining.verdict(one)))
    moves = [(move, rules.move_text(state, move)) for move in rules.legal(state, one.seat)]
    return PuzzlePosition(
        one.id,
        one.game,
        one.rating,
        list(one.themes),
        one.seat,
        one.position,
        encoded_view(rules, state, one.seat),
        open_hands(rules.name, state),
        rules.move_id(rules.parse_move(state, one.best, one.seat)),
        [
            PuzzleMove(rules.move_id(move), step_info(one.game, text), puzzles.value_of(one, text) or 0.0)
            for move, text in moves
        ],
        msgspec.convert(explanation, HintInfo),
    )
