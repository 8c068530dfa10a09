"""Hints, analyses, and steps from a position."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from sevenwonders.ai.explain import FOCUSES, REASON_KEYS, THING_KINDS
from sevenwonders.classic import notation as classic_notation
from sevenwonders.duel import notation as duel_notation
from sevenwonders.tables.messages.fields import Game, SeatNumber, View

Known = Literal["exact", "expectation", "estimate"]
Simulations = Annotated[int, Meta(ge=1, le=100_000)]
Focus = Annotated[str, Meta(extra_json_schema={"enum": list(FOCUSES)})]
ReasonKey = Annotated[str, Meta(extra_json_schema={"enum": list(REASON_KEYS)})]
VERBS: Final = tuple(
    dict.fromkeys(
        (*duel_notation.VERBS, *classic_notation.VERBS, *duel_notation.CHANCES, *classic_notation.CHANCES),
    )
)
Verb = Annotated[str, Meta(extra_json_schema={"enum": list(VERBS)})]
ThingKind = Annotated[str, Meta(extra_json_schema={"enum": list(THING_KINDS)})]


class ReasonInfo(Struct, frozen=True):
    """Why a move is good, as a key with arguments: ids of things, numbers, and words of a closed list."""

    key: ReasonKey
    args: dict[str, str | int]


class ThingInfo(Struct, frozen=True):
    """The subject of a move: a card, a wonder, a token, a seat or a side."""

    kind: ThingKind
    id: str


class StepInfo(Struct, frozen=True):
    """A move or a chance event: its text, the verb, and the things that it names, in order; seats by their letters."""

    text: str
    verb: Verb
    things: list[ThingInfo]


class LineStep(Struct, frozen=True):
    """A move of a likely continuation."""

    seat: SeatNumber
    step: StepInfo


class HintInfo(Struct, frozen=True):
    """A hint in three steps: where to look, the thing that the move is about, and the move with its reasons."""

    seat: SeatNumber
    focus: Focus
    thing: ThingInfo
    move: int
    step: StepInfo
    value: float
    kind: Known
    outcomes: dict[str, float]
    reasons: list[ReasonInfo]


class WeighedInfo(Struct, frozen=True):
    """A move with its value to the seat that must decide, and a likely continuation.

    `outcomes` are probabilities of the ways to end: "A scientific", …, "shared".
    """

    id: int
    step: StepInfo
    value: float
    kind: Known
    visits: int
    outcomes: dict[str, float]
    line: list[LineStep]


class AnalysisInfo(Struct, frozen=True):
    """All moves of a seat, the best first, and the hint for the best one."""

    game: Game
    seat: SeatNumber
    simulations: int
    moves: list[WeighedInfo]
    hint: HintInfo


class AnalysisAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """A position whose moves are evaluated for a seat; null means the first that must decide."""

    position: Annotated[str, Meta(max_length=4_000)]
    seat: SeatNumber | None = None
    simulations: Simulations = 2_000


class HintAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """The seat for which a hint is requested; it must decide, and the client must hold it."""

    seat: SeatNumber


class TryAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """A step to try: a move of a seat or a chance event; an empty text draws at random, null plays nothing."""

    position: Annotated[str, Meta(max_length=4_000)]
    seat: SeatNumber | None = None
    step: Annotated[str, Meta(max_length=400)] | None = None


class OutcomeInfo(Struct, frozen=True):
    """An outcome of a chance event with its probability."""

    step: StepInfo
    probability: float


class TriedInfo(Struct, frozen=True):
    """The position after a step, and the possible outcomes of a pending chance event, unless there are too many.

    `step` is null if none was taken.
    """

    game: Game
    position: str
    seat: SeatNumber | None
    step: StepInfo | None
    view: View
    outcomes: list[OutcomeInfo]
