"""Hints, analyses, reviews and puzzles over HTTP. A running game between people is never analysed here.

Such a game has a seat of a person, or one that waits for one, beside the seats of whoever asks. Neither the table nor
any position that it has passed through is judged before it is over. (Nobody can keep a person from typing something
else into another program; but not with our help.)
"""

import asyncio
import datetime as dt
import hashlib
import pickle
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from sevenwonders.ai import mining, puzzles, review
from sevenwonders.ai.explorer import statistics_of
from sevenwonders.ai.hints import explained
from sevenwonders.core.protocol import AnyRules, Ask, Draw, Step, parse_step, take
from sevenwonders.core.record import parse_record, replay
from sevenwonders.core.registry import rules_of, rules_of_position
from sevenwonders.core.rng import Rng
from sevenwonders.server import messages
from sevenwonders.server.analyst import Task, hint_data
from sevenwonders.server.analysts import Analysts
from sevenwonders.server.between import fingerprint, is_between_people
from sevenwonders.server.hall import Hall
from sevenwonders.server.limits import Allowance
from sevenwonders.server.refusals import ConflictError, ForbiddenError, UnknownError, WrongSecretError
from sevenwonders.server.requests import ApiRequest
from sevenwonders.server.secrets import new_seed
from sevenwonders.server.table import Table
from sevenwonders.server.views import encode

HINT_SIMULATIONS: Final = 3_000
MOST_REVIEWS: Final = 200  # that are kept
MOST_OUTCOMES: Final = 300
REVIEW_COST: Final = 1_000  # for one that is not there yet, in milliseconds of work


@dataclass(slots=True)
class Underway:
    """A review as far as it has come."""

    id: str
    game: str
    steps: int
    start: list[float] = field(default_factory=list)
    items: list[Any] = field(default_factory=list)
    accounts: list[Any] = field(default_factory=list)
    moments: list[int] = field(default_factory=list)
    done: int = 0
    task: "asyncio.Task[None] | None" = None
    error: Exception | None = None


class Understanding:
    """What the endpoints below work with: those who analyse, and what they found."""

    def __init__(self, hall: Hall, allowance: Allowance) -> None:
        self.hall = hall
        self._allowance = allowance
        self.analysts = Analysts()
        self._reviews: OrderedDict[str, Underway] = OrderedDict()

    def review(self, text: str, visitor: str) -> Underway:
        """Return the review of a record: the one that is there, or one that begins now; raise TooManyError."""
        record, resigned = parse_record(text), review.resigned_in(text)
        name = f"{record.rules.name}-{hashlib.sha256(f'{record.text}{resigned}'.encode()).hexdigest()[:24]}"
        found = self._reviews.get(name)
        if found is None or found.error is not None:
            review.expect_finished(record, resigned)
            self._allowance.spend(visitor, REVIEW_COST)
            found = Underway(name, record.rules.name, len(record.steps))
            found.task = asyncio.create_task(self._reviewed(found, text))
            self._reviews[name] = found
            while len(self._reviews) > MOST_REVIEWS:
                _, oldest = self._reviews.popitem(last=False)
                if oldest.task is not None:
                    oldest.task.cancel()
        self._reviews.move_to_end(name)
        return found

    def known(self, name: str) -> Underway:
        """Return a review that is there; raise UnknownError."""
        if name not in self._reviews:
            raise UnknownError("review/unknown")
        return self._reviews[name]

    async def _reviewed(self, found: Underway, text: str) -> None:
        try:
            task = Task(0, "review", record=text, simulations=review.SIMULATIONS)
            async for report in self.analysts.reports(task):
                if report.part is not None and "start" in report.part:
                    found.start = report.part["start"]
                elif report.part is not None:
                    found.items.append(report.part)
                    found.done = report.part["step"]
                else:
                    found.accounts, found.moments = report.end["accounts"], report.end["moments"]
                    found.done = found.steps
        except Exception as error:  # told to whoever asks for it
            found.error = error

    async def close(self) -> None:
        """End what is underway."""
        tasks = [found.task for found in self._reviews.values() if found.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.analysts.close()

    # ---- games between people

    async def expect_nobodys(self, rules: AnyRules, states: Iterable[Any]) -> None:
        """Raise ForbiddenError if a running game between people has passed through one of these, wherever it is."""
        if await self.hall.store.has_passed({fingerprint(rules, state) for state in states}):
            raise ForbiddenError("analysis/between-people")


def _expect_own(table: Table, request: ApiRequest, seat: int) -> None:
    """Raise what is wrong with wanting to know something of a running game."""
    holder = request.holder
    if holder is None or not table.seats.of(holder):
        raise WrongSecretError("secret/wrong")
    if seat not in table.seats.of(holder):
        raise ForbiddenError("seat/not-yours", seat=seat)
    if is_between_people(table.history, table.seats):
        raise ForbiddenError("analysis/between-people")
    if seat not in table.history.asked:
        raise ConflictError("seat/not-asked", seat=seat)


# ---- endpoints


async def hint(services: Any, request: ApiRequest) -> messages.HintInfo:
    """Give a hint to a seat of yours, in a game against AIs or at one screen."""
    wanted: messages.HintAsk = await request.body(messages.HintAsk)
    own: Understanding = services.understanding
    table = await own.hall.find(request.table_id)
    _expect_own(table, request, wanted.seat)
    seen = pickle.dumps(table.history.game.seen(wanted.seat))
    told = await own.analysts.find(Task(0, "hint", seen=seen, simulations=HINT_SIMULATIONS))
    return msgspec.convert(told, messages.HintInfo)


async def analyse(services: Any, request: ApiRequest) -> messages.AnalysisInfo:
    """Weigh the moves of a position."""
    wanted: messages.AnalysisAsk = await request.body(messages.AnalysisAsk)
    own: Understanding = services.understanding
    rules = rules_of_position(wanted.position)
    state = rules.parse_position(wanted.position)
    await own.expect_nobodys(rules, [state])
    task = Task(0, "analysis", position=wanted.position, seat=wanted.seat, simulations=wanted.simulations)
    return msgspec.convert(await own.analysts.find(task), messages.AnalysisInfo)


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
    record = parse_record(wanted.record)
    await own.expect_nobodys(record.rules, (moment.after for moment in replay(record)))
    return _told(own.review(wanted.record, request.visitor), 0)


async def table_review(services: Any, request: ApiRequest) -> messages.ReviewInfo:
    """Review the finished game of a table, or tell how far its review has come."""
    own: Understanding = services.understanding
    table = await own.hall.find(request.table_id)
    if not table.history.is_over:
        raise ConflictError("table/running")
    text = table.history.record_text(table.seats.names)
    return _told(own.review(text, request.visitor), request.version("since") or 0)


async def review_so_far(services: Any, request: ApiRequest) -> messages.ReviewInfo:
    """Tell how far a review has come, from an item on."""
    own: Understanding = services.understanding
    return _told(own.known(str(request.request.path_params["review"])), request.version("since") or 0)


def _told(found: Underway, since: int) -> messages.ReviewInfo:
    if found.error is not None:
        raise found.error
    told = {
        "id": found.id,
        "game": found.game,
        "steps": found.steps,
        "done": found.done,
        "since": since,
        "start": found.start,
        "items": found.items[since:],
        "accounts": found.accounts,
        "moments": found.moments,
    }
    return msgspec.convert(told, messages.ReviewInfo)


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
    hinted = hint_data(explained(rules.seen(state, one.seat), mining.verdict(one)))
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
