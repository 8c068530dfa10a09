"""Reviews of finished games: the loss of every choice, separated from the luck of chance events.

A choice loses the difference between the best move and the one that was played. The luck of a draw is
the difference between its actual and its expected value. For each seat,

    start − lost + given + luck + others + residual = result

where `given` are the losses of the other seats in favour of this one, `others` the changes by hidden cards and
simultaneous moves (7 Wonders only), and `residual` the differences between estimates of one position, 0 if exact.

A seat that resigns loses its remaining value. `review(record)` is the entry point.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, Protocol

from sevenwonders.ai.agents import Candidate, Kind, Verdict
from sevenwonders.ai.explain import Reason, module_of
from sevenwonders.ai.game_support import games_with, loaded, support_of
from sevenwonders.core.errors import OptionError
from sevenwonders.core.protocol import SEAT_NAMES, AnyRules, Over, Seen
from sevenwonders.core.record import AnyRecord, final_state

Grade = Literal["inaccuracy", "mistake", "blunder"]
GRADES: Final[tuple[tuple[Grade, float], ...]] = (("blunder", 0.15), ("mistake", 0.07), ("inaccuracy", 0.03))
LEAST_BLAMED: Final = min(loss for _, loss in GRADES)
SECOND_LOOK: Final = 4  # times as deep, where a loss seems worth a name
SIMULATIONS: Final = 2000
DEEP: Final = 2000  # simulations behind both values, without which no choice is blamed
KEY_MOMENTS: Final = 5
EXPLAINED: Final = 0.02  # smallest loss for which reasons are given
MOST_REASONS: Final = 3
ACCOUNT: Final = ("start", "lost", "given", "luck", "others", "residual", "result", "adjusted", "accuracy")
RESIGNED: Final = "# resigned: "  # followed by the seat, in a record of the server
STEEPNESS: Final = 10.0  # of accuracy: a loss of 0.07 halves it


@dataclass(frozen=True, slots=True)
class ReviewedChoice:
    """A move that was made, compared with the best one.

    Attributes:
        before: Values of the seats with the best move.
        after: Values of the seats with the move played.
        simulations: Search depth of the comparison, 0 for exact values.
        line: Principal variation of the best move.
        best_outcomes: Probabilities of the outcomes after the best move.
        played_outcomes: The same after the move played.
        reasons: Further reasons for the best move.
    """

    what: Literal["choice"] = field(default="choice", init=False, repr=False)
    step: int
    seat: int
    played: int
    best: int
    played_text: str
    best_text: str
    before: tuple[float, ...]
    after: tuple[float, ...]
    kind: Kind
    simulations: int
    choices: int
    line: tuple[str, ...] = ()
    best_outcomes: Mapping[str, float] = field(default_factory=dict)
    played_outcomes: Mapping[str, float] = field(default_factory=dict)
    reasons: tuple[Reason, ...] = ()

    @property
    def loss(self) -> float:
        """The loss of the seat: its victory share after the best move minus that after its own."""
        return self.before[self.seat] - self.after[self.seat]

    @property
    def grade(self) -> Grade | None:
        """The grade of the choice, if its loss is large enough and known with enough simulations."""
        if self.kind == "estimate" and self.simulations < DEEP:
            return None
        return next((grade for grade, least in GRADES if self.loss >= least), None)


@dataclass(frozen=True, slots=True)
class Chance:
    """A draw: the values of the seats before and after it, and the standard error of sampled values."""

    what: Literal["chance"] = field(default="chance", init=False, repr=False)
    step: int
    text: str
    before: tuple[float, ...]
    after: tuple[float, ...]
    kind: Kind
    error: float = 0.0

    @property
    def luck(self) -> tuple[float, ...]:
        """The gain of each seat by the draw."""
        return tuple(after - before for before, after in zip(self.before, self.after, strict=True))


@dataclass(frozen=True, slots=True)
class Change:
    """A change of values by moves of other seats, a deeper search, hidden cards or a resignation."""

    what: Literal["change"] = field(default="change", init=False, repr=False)
    step: int
    cause: Literal["others", "residual", "luck", "resigned"]
    by: tuple[float, ...]


Item = ReviewedChoice | Chance | Change


@dataclass(frozen=True, slots=True)
class Account:
    """The changes of one seat's victory share, from the start of the game to its result."""

    seat: int
    start: float
    lost: float
    given: float
    luck: float
    others: float
    residual: float
    result: float
    accuracy: float  # in percent
    grades: Mapping[str, int]

    @property
    def sum(self) -> float:
        """The start plus all changes, which equals the result."""
        return self.start - self.lost + self.given + self.luck + self.others + self.residual

    @property
    def adjusted(self) -> float:
        """The result without the luck."""
        return self.result - self.luck


@dataclass(frozen=True, slots=True)
class Review:
    """A game with everything that was decided and drawn, step by step."""

    game: str
    seats: int
    simulations: int
    start: tuple[float, ...]
    result: tuple[float, ...]
    items: tuple[Item, ...]
    zero_sum: bool

    @property
    def choices(self) -> tuple[ReviewedChoice, ...]:
        """The choices, in their order."""
        return tuple(item for item in self.items if isinstance(item, ReviewedChoice))

    @property
    def draws(self) -> tuple[Chance, ...]:
        """The draws, in their order."""
        return tuple(item for item in self.items if isinstance(item, Chance))

    @property
    def accounts(self) -> tuple[Account, ...]:
        """What became of each seat."""
        return tuple(self._account(seat) for seat in range(self.seats))

    @property
    def moments(self) -> tuple[ReviewedChoice | Chance, ...]:
        """The key moments: where most was lost, or luck was largest, in their order."""
        weighed = sorted((item for item in self.items if not isinstance(item, Change)), key=lambda item: -swing(item))
        return tuple(sorted(weighed[:KEY_MOMENTS], key=lambda item: item.step))

    def _account(self, seat: int) -> Account:
        own = [choice for choice in self.choices if choice.seat == seat]
        resigned = self._changed(seat, "resigned")
        others = [choice for choice in self.choices if choice.seat != seat] if self.zero_sum else []
        return Account(
            seat,
            self.start[seat],
            math.fsum(choice.loss for choice in own) - min(0.0, resigned),
            math.fsum(choice.loss for choice in others) + max(0.0, resigned),
            math.fsum(draw.luck[seat] for draw in self.draws) + self._changed(seat, "luck"),
            self._changed(seat, "others"),
            self._changed(seat, "residual"),
            self.result[seat],
            accuracy(own),
            {grade: sum(choice.grade == grade for choice in own) for grade, _ in GRADES},
        )

    def _changed(self, seat: int, cause: str) -> float:
        changes = (item for item in self.items if isinstance(item, Change) and item.cause == cause)
        return math.fsum(change.by[seat] for change in changes)


class Reviewer(Protocol):
    """Reviews a game step by step; `start` are the values of the seats before the first step."""

    start: tuple[float, ...]
    zero_sum: bool

    def items(self) -> Iterator[Item]:
        """Yield choices, draws and changes in order, each before the next step is analysed."""


def compared(
    step: int,
    rules: AnyRules,
    seen: Seen[Any],
    verdict: Verdict,
    best: Candidate,
    own: Candidate,
    kind: Kind,
    simulations: int,
    line: tuple[str, ...] = (),
) -> ReviewedChoice:
    """Return a choice between the moves of a verdict: the best one, and the one that was made."""
    return ReviewedChoice(
        step,
        seen.seat,
        own.move,
        best.move,
        rules.move_text(seen.state, rules.move_of(own.move)),
        rules.move_text(seen.state, rules.move_of(best.move)),
        best.values,
        own.values,
        kind,
        simulations,
        len(seen.legal_ids()),
        line,
        best.outcomes,
        own.outcomes,
        reasons_against(seen, verdict, best, own),
    )


def reasons_against(seen: Seen[Any], verdict: Verdict, best: Candidate, own: Candidate) -> tuple[Reason, ...]:
    """Return the reasons for the best move that do not apply to the other."""
    if best.values[seen.seat] - own.values[seen.seat] < EXPLAINED:
        return ()
    others = [one for one in verdict.candidates if one.move not in (best.move, own.move)]
    for_best, for_own = (
        [*module_of(seen).reasons(seen, Verdict(seen.seat, (*pair, *others)))] for pair in ((best, own), (own, best))
    )
    reasons = (reason for reason in for_best if reason not in for_own and reason.key not in ("odds", "share"))
    return tuple(reasons)[:MOST_REASONS]


def swing(item: ReviewedChoice | Chance) -> float:
    """Return how much was lost or drawn, to order moments by."""
    return item.loss if isinstance(item, ReviewedChoice) else max(abs(part) for part in item.luck)


def accuracy(choices: Sequence[ReviewedChoice]) -> float:
    """Return how near choices came to the best, in percent: the mean of exp(−10 · loss) where there was a choice."""
    free = [choice for choice in choices if choice.choices > 1]
    return 100.0 * sum(math.exp(-STEEPNESS * max(0.0, choice.loss)) for choice in free) / len(free) if free else 100.0


def expect_finished(record: AnyRecord, resigned: int | None = None) -> None:
    """Raise OptionError if a game cannot be reviewed: it is not over, or nothing knows how."""
    state = final_state(record)
    if not (isinstance(record.rules.pending(state), Over) or resigned in range(record.rules.seats(state))):
        raise OptionError("review/unfinished")
    place = support_of(record.rules.name).reviewer
    if place is None:
        expected = games_with(lambda support: support.reviewer)
        raise OptionError("review/no-reviewer", found=record.rules.name, expected=expected)


def resigned_in(text: str) -> int | None:
    """Return the seat that resigned, read from a comment in the text of a record."""
    seats = (line.removeprefix(RESIGNED) for line in text.splitlines() if line.startswith(RESIGNED))
    return next((SEAT_NAMES.index(name) for name in seats if name in SEAT_NAMES), None)


def reviewer_of(
    record: AnyRecord, simulations: int = SIMULATIONS, seed: int = 0, resigned: int | None = None
) -> Reviewer:
    """Return the reviewer of a finished game; raise OptionError if it is not over or has no reviewer."""
    expect_finished(record, resigned)
    reviewer: Reviewer = loaded(support_of(record.rules.name).reviewer or "")(record, simulations, seed)
    return reviewer


def review(
    record: AnyRecord,
    simulations: int = SIMULATIONS,
    seed: int = 0,
    on_item: Callable[[Item], object] | None = None,
    resigned: int | None = None,
) -> Review:
    """Return the review of a finished game; `on_item` receives each item when it is found."""
    reviewer, items = reviewer_of(record, simulations, seed, resigned), []
    for item in reviewer.items():
        items.append(item)
        if on_item is not None:
            on_item(item)
    return reviewed(record, simulations, reviewer, items, resigned)


def reviewed(
    record: AnyRecord, simulations: int, reviewer: Reviewer, items: Sequence[Item], resigned: int | None = None
) -> Review:
    """Return the review from the items of a reviewer; a resignation is added as the last item."""
    seats = len(reviewer.start)
    if resigned is None:
        result = tuple(record.rules.returns(final_state(record)))
    else:
        result = tuple(0.0 if seat == resigned else 1.0 / (seats - 1) for seat in range(seats))
    found = Review(record.rules.name, seats, simulations, reviewer.start, result, tuple(items), reviewer.zero_sum)
    if resigned is None:
        return found
    by = tuple(account.result - account.sum for account in found.accounts)
    return replace(found, items=(*items, Change(len(record.steps) - 1, "resigned", by)))


# ---- as JSON-ready data


def item_data(item: Item) -> dict[str, Any]:
    """Return an item of a review as JSON-ready data."""
    match item:
        case ReviewedChoice():
            return {
                "what": "choice",
                "step": item.step,
                "seat": item.seat,
                "played": item.played,
                "best": item.best,
                "played_text": item.played_text,
                "best_text": item.best_text,
                "before": _rounded(item.before),
                "after": _rounded(item.after),
                "loss": round(item.loss, 9),
                "grade": item.grade,
                "kind": item.kind,
                "simulations": item.simulations,
                "choices": item.choices,
                "line": list(item.line),
                "best_outcomes": {name: round(part, 6) for name, part in item.best_outcomes.items()},
                "played_outcomes": {name: round(part, 6) for name, part in item.played_outcomes.items()},
                "reasons": [{"key": reason.key, "args": dict(reason.args)} for reason in item.reasons],
            }
        case Chance():
            return {
                "what": "chance",
                "step": item.step,
                "text": item.text,
                "before": _rounded(item.before),
                "after": _rounded(item.after),
                "luck": _rounded(item.luck),
                "kind": item.kind,
                "error": round(item.error, 9),
            }
        case Change():
            return {"what": "change", "step": item.step, "cause": item.cause, "by": _rounded(item.by)}


def account_data(account: Account) -> dict[str, Any]:
    """Return the account of a seat as JSON-ready data."""
    return {
        "seat": account.seat,
        **{name: round(getattr(account, name), 9) for name in ACCOUNT},
        "grades": dict(account.grades),
    }


def review_data(found: Review) -> dict[str, Any]:
    """Return a review as JSON-ready data."""
    return {
        "game": found.game,
        "simulations": found.simulations,
        "start": _rounded(found.start),
        "result": list(found.result),
        "accounts": [account_data(account) for account in found.accounts],
        "moments": [moment.step for moment in found.moments],
        "items": [item_data(item) for item in found.items],
    }


def _rounded(values: Sequence[float]) -> list[float]:
    return [round(value, 9) for value in values]
