"""Reviews of finished games."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sevenwonders.api.messages.analysis import Known, LineStep, ReasonInfo, StepInfo
from sevenwonders.tables.messages.fields import Game, SeatNumber

ReviewId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[a-z0-9-]+$(?!\n)")]


class ChoiceItem(Struct, frozen=True, tag="choice", tag_field="what"):
    """A move that was made and the best one, with the values of all seats after each, and the reasons for the best."""

    step: int
    seat: SeatNumber
    played: int
    best: int
    played_step: StepInfo
    best_step: StepInfo
    before: list[float]
    after: list[float]
    loss: float
    grade: Literal["inaccuracy", "mistake", "blunder"] | None
    kind: Known
    simulations: int
    choices: int
    line: list[LineStep]
    best_outcomes: dict[str, float]
    played_outcomes: dict[str, float]
    reasons: list[ReasonInfo]


class ChanceItem(Struct, frozen=True, tag="chance", tag_field="what"):
    """A chance event: the values of all seats before and after it, and the standard error of sampled values."""

    step: int
    event: StepInfo
    before: list[float]
    after: list[float]
    luck: list[float]
    kind: Known
    error: float


class ChangeItem(Struct, frozen=True, tag="change", tag_field="what"):
    """A change of the values of a position for another reason."""

    step: int
    cause: Literal["others", "residual", "luck", "resigned"]
    by: list[float]


ReviewItem = ChoiceItem | ChanceItem | ChangeItem


class AccountInfo(Struct, frozen=True):
    """The account of a seat: start − lost + given + luck + others + residual = result."""

    seat: SeatNumber
    start: float
    lost: float
    given: float
    luck: float
    others: float
    residual: float
    result: float
    adjusted: float
    accuracy: float
    grades: dict[str, int]


class ReviewInfo(Struct, frozen=True):
    """A review as far as it is computed: `items` from number `since` on, the accounts when all `steps` are done."""

    id: ReviewId
    game: Game
    steps: int
    done: int
    since: int
    start: list[float]
    items: list[ReviewItem]
    accounts: list[AccountInfo]
    moments: list[int]


class ReviewAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """The record of a finished game that is to be reviewed."""

    record: Annotated[str, Meta(max_length=100_000)]
