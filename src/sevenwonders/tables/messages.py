"""Everything that goes over the wire, both ways, as types: they validate, document and translate themselves.

Orders are the commands of a seat, over HTTP and WebSocket alike. Each has a nonce that the answer repeats:
the same nonce again gets the same answer and does nothing twice.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from sevenwonders.ai.explain import FOCUSES, REASON_KEYS, THING_KINDS
from sevenwonders.ai.puzzles import THEMES
from sevenwonders.classic.ids import QUESTIONS as CLASSIC_QUESTIONS
from sevenwonders.core.kinds import Category
from sevenwonders.core.options import Setting
from sevenwonders.duel.ids import QUESTIONS as DUEL_QUESTIONS
from sevenwonders.duel.ids import REASONS as DUEL_REASONS
from sevenwonders.tables.statistics import Statistics

MOST_SEATS: Final = 7
_GAMES: Final = ("duel", "classic")  # whose views are described; a game that is added brings its own
# Nothing that breaks lines or changes the direction of the text around it.
VISIBLE: Final = r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*$(?!\n)"  # to Python, a last "\n" is past the end

Nonce = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.~-]+$(?!\n)")]
Name = Annotated[str, Meta(max_length=40, pattern=VISIBLE)]
Secret = Annotated[str, Meta(min_length=20, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
TableId = Annotated[str, Meta(min_length=8, max_length=32, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
Level = Annotated[str, Meta(min_length=1, max_length=32)]
Word = Annotated[str, Meta(max_length=40)]
Choice = Annotated[str, Meta(max_length=100)]
Game = Annotated[str, Meta(extra_json_schema={"enum": list(_GAMES)})]
# Words of the views and results; a game that is added may have others.
QUESTIONS: Final = tuple(
    dict.fromkeys(word for word in (*DUEL_QUESTIONS, *CLASSIC_QUESTIONS) if word not in ("", "over"))
)
REASONS: Final = (*(word for word in DUEL_REASONS if word), "points", "resigned")
Reason = Annotated[str, Meta(extra_json_schema={"enum": list(REASONS)})]
_VIEWS: Final = {game: f"#/components/schemas/{game.capitalize()}View" for game in _GAMES}
# Made by the game itself, and encoded once for all who see the same.
View = Annotated[
    Raw,
    Meta(
        extra_json_schema={
            "oneOf": [{"$ref": ref} for ref in _VIEWS.values()],
            "discriminator": {"propertyName": "game", "mapping": _VIEWS},
        }
    ),
]
MoveName = Annotated[int, Meta(ge=0, le=1_000_000)] | Annotated[str, Meta(min_length=1, max_length=200)]

# ---- to clients


class EventInfo(Struct, frozen=True):
    """An event, as a key with arguments: of the game (`duel/…`) or of the table (`table/…`).

    `category` determines its presentation: a chosen action, an effect of it, a turning point, or nothing.
    """

    key: str
    category: Category
    args: dict[str, Any]


class SeatInfo(Struct, frozen=True):
    """A seat and its holder. A `bot` plays for an absent person or a free seat until the seat is given back."""

    seat: SeatNumber
    name: str
    kind: Literal["person", "free", "ai"]
    level: str | None
    bot: str | None
    online: bool
    thinking: bool


class ResultInfo(Struct, frozen=True):
    """How a game ended; the reason is the game's, or `resigned`."""

    winners: list[SeatNumber]
    reason: Reason


class UndoInfo(Struct, frozen=True):
    """A request to take back the last steps, and the seats that have agreed."""

    seat: SeatNumber
    steps: int
    agreed: list[SeatNumber]
    waiting: list[SeatNumber]


class TableInfo(Struct, frozen=True):
    """A table without what lies on it.

    `can_undo` are the seats that may take back their last move, or ask the others to; who moved last comes first.
    `host` are the seats of the player who may invite. Chance events are derived from `seed`, which is null until the
    end; its hash, the `commitment`, is public from the beginning.
    """

    id: TableId
    game: Game
    created: int
    options: dict[str, Setting]
    seats: list[SeatInfo]
    result: ResultInfo | None
    undo: UndoInfo | None
    can_undo: list[SeatNumber]
    rematch: TableId | None
    watching: int
    host: list[SeatNumber]
    commitment: str
    seed: str | None


class Update(Struct, frozen=True, tag="update", tag_field="type"):
    """The table as one viewer sees it. `events` lead from version `after` to `version`; none if `after` is null.

    `seats` are those the receiver holds, `seat` the one whose view this is; null is a spectator's.
    """

    after: Version | None
    version: Version
    seats: list[SeatNumber]
    seat: SeatNumber | None
    table: TableInfo
    events: list[EventInfo]
    view: View


class Changed(Struct, frozen=True, tag="changed", tag_field="type"):
    """An update with only the changed fields of the view, for clients that sent `changes` in `hello`.

    The rest of the view is as it was at version `after`.
    """

    after: Version
    version: Version
    seats: list[SeatNumber]
    seat: SeatNumber | None
    table: TableInfo
    events: list[EventInfo]
    changes: dict[str, Raw]


class Status(Struct, frozen=True, tag="status", tag_field="type"):
    """The table without a new version: clients connected or disconnected."""

    table: TableInfo


class Done(Struct, frozen=True, tag="done", tag_field="type", omit_defaults=True):
    """An order was carried out; `version` is the first that shows its effect."""

    nonce: Nonce
    version: Version
    invite: Secret | UnsetType = UNSET
    rematch: TableId | UnsetType = UNSET
    update: Update | UnsetType = UNSET


class Refused(Struct, frozen=True, tag="refused", tag_field="type", omit_defaults=True):
    """Something could not be done, and nothing has changed. If a version was stale, `update` brings the current one."""

    key: str
    details: dict[str, Any] = {}
    nonce: str | UnsetType = UNSET
    update: Update | UnsetType = UNSET


class Welcome(Struct, frozen=True, tag="welcome", tag_field="type"):
    """The answer to `hello`."""

    nonce: Nonce
    update: Update


# ---- orders: the commands of a seat


class Order(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What all orders have."""

    nonce: Nonce
    seat: SeatNumber


class Play(Order, frozen=True, tag="play"):
    """Make a move, given by number or text, for the decision that was pending at `version`."""

    version: Version
    move: MoveName


class Undo(Order, frozen=True, tag="undo"):
    """Take back the seat's last move and all since; other people must agree, and nothing may have been revealed."""

    version: Version


class AnswerUndo(Order, frozen=True, tag="answer-undo"):
    """Agree to the undo that was asked for, or decline it."""

    agree: bool


class TakeOver(Order, frozen=True, tag="take-over"):
    """Appoint a bot for a seat: one's own, a free one, or one whose holder has been disconnected for a while."""

    level: Level


class GiveBack(Order, frozen=True, tag="give-back"):
    """Dismiss the bot of a seat."""


class Rename(Order, frozen=True, tag="rename"):
    """Change the name of a seat."""

    name: Name


class Resign(Order, frozen=True, tag="resign"):
    """Give up: of two, the other wins."""


class Leave(Order, frozen=True, tag="leave"):
    """Give up a seat; the answer has an invitation for its next holder."""


class Invite(Order, frozen=True, tag="invite"):
    """Get a new invitation for a free seat; the earlier one stops working."""


class Rematch(Order, frozen=True, tag="rematch"):
    """Set up the next game with the same people, another seat beginning; all secrets remain valid there."""


AnyOrder = Play | Undo | AnswerUndo | TakeOver | GiveBack | Rename | Resign | Leave | Invite | Rematch
ORDERS: Final = (Play, Undo, AnswerUndo, TakeOver, GiveBack, Rename, Resign, Leave, Invite, Rematch)


# ---- only on sockets


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag="hello", tag_field="type"):
    """Identify the client, in the first message; a client without a secret is a spectator. `since` requests the events
    after a version.

    With `changes`, updates are sent as `changed`, with only the changed fields of the view.
    """

    nonce: Nonce
    secret: Secret | None = None
    since: Version | None = None
    seat: SeatNumber | None = None
    changes: bool = False


class Look(Struct, frozen=True, forbid_unknown_fields=True, tag="look", tag_field="type"):
    """See the table from a seat that you hold; null means the one that is asked."""

    nonce: Nonce
    seat: SeatNumber | None


class Sync(Struct, frozen=True, forbid_unknown_fields=True, tag="sync", tag_field="type"):
    """Ask for an update, with the events after a version if one is given."""

    nonce: Nonce
    since: Version | None = None


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag="ping", tag_field="type"):
    """Check the connection."""

    nonce: Nonce


ToServer = (
    Hello
    | Look
    | Sync
    | Ping
    | Play
    | Undo
    | AnswerUndo
    | TakeOver
    | GiveBack
    | Rename
    | Resign
    | Leave
    | Invite
    | Rematch
)
ToClient = Welcome | Update | Changed | Status | Done | Refused

# ---- bodies of HTTP requests and answers


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """The player of a seat: `me`, a person `here` at the same screen, the person who opens a `link`, or an `ai`."""

    kind: Literal["me", "here", "link", "ai"]
    name: Name = ""
    level: Level | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up; options that are left out have their defaults."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[Word, bool | int | Choice], Meta(max_length=32)] = {}


class Invitation(Struct, frozen=True):
    """A code with which a person can claim a free seat, once."""

    seat: SeatNumber
    invite: Secret


class NewTableMade(Struct, frozen=True):
    """A table was created. The secret holds the seats of its creator, on any device; null without such seats."""

    id: TableId
    secret: Secret | None
    seats: list[SeatNumber]
    invitations: list[Invitation]


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down in the free seat that an invitation is for.

    The secret of the seat is derived from `nonce`, which must be unguessable: asking again gets the same answer.
    """

    invite: Secret
    nonce: Secret | None = None
    name: Name = ""


class Claimed(Struct, frozen=True):
    """The seat is taken; the secret holds it, on any device."""

    seat: SeatNumber
    secret: Secret


class Mine(Struct, frozen=True, forbid_unknown_fields=True):
    """The secrets whose tables are asked for."""

    secrets: Annotated[list[Secret], Meta(max_length=200)]


class MyTable(Struct, frozen=True):
    """A table at which some of the secrets hold seats; `secret` is the index of theirs in the list that was sent.

    `names`, `levels` and `points` are indexed by seat; a level is that of an AI player. `turn` are the seats that must
    decide. There are a result and points once the game is over, points only if it ended by them.
    """

    id: TableId
    game: Game
    created: int
    changed: int
    secret: int
    seats: list[SeatNumber]
    names: list[str]
    levels: list[str | None]
    over: bool
    turn: list[SeatNumber]
    result: ResultInfo | None
    points: list[int]


class MyTables(Struct, frozen=True):
    """Tables, the last changed first."""

    tables: list[MyTable]


class OptionInfo(Struct, frozen=True):
    """A setting of a new table: a flag, a number within bounds, one of some choices, or one for each of the seats.

    Choices for seats are listed in the order of the seats with spaces between them; a default alone is for all.
    """

    key: str
    kind: Literal["flag", "number", "choice", "seats"]
    default: Setting
    choices: list[str]
    minimum: int | None
    maximum: int | None


class GameInfo(Struct, frozen=True):
    """A game that can be played here; an AI's level is one of the levels, or one with a persona, `hard+scholar`."""

    name: Game
    minimum: int
    maximum: int
    secrets: bool
    options: list[OptionInfo]
    levels: list[str]
    personas: list[str]


class LanguageInfo(Struct, frozen=True):
    """A language of the interface, with its own name for itself."""

    code: str
    name: str


class About(Struct, frozen=True):
    """What this server offers."""

    version: str
    games: list[GameInfo]
    languages: list[LanguageInfo]


class LevelInfo(Struct, frozen=True):
    """An AI player that can be asked for by the name of its level; `agent` is its name on the command line."""

    level: str
    agent: str


class GameLevels(Struct, frozen=True):
    """The AI players of a game, weakest first."""

    game: Game
    levels: list[LevelInfo]


class Levels(Struct, frozen=True):
    """The AI players of every game."""

    games: list[GameLevels]


class Health(Struct, frozen=True):
    """The database can be written; the numbers of loaded tables, open sockets and workers."""

    status: Literal["ok"]
    version: str
    tables: int
    connections: int
    workers: int


class Shuffle(Struct, frozen=True):
    """The draws of a finished game, made again from its seed: how many, and whether all are as they were.

    `commitment` was public before the first draw and must be the SHA-256 of `sevenwonders shuffle 1`, a line feed, and
    the bytes of the seed. `wrong` is the number of the first step that differs.
    """

    commitment: str
    seed: str
    draws: int
    holds: bool
    wrong: int | None


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    """The record of a game, as it is downloaded, and the seat to see it from; null is a spectator."""

    record: Annotated[str, Meta(max_length=100_000)]
    seat: SeatNumber | None = None


class Frame(Struct, frozen=True):
    """One step of a replay, with its seat (null for a chance event), its events and the table after it."""

    seat: SeatNumber | None
    text: str
    events: list[EventInfo]
    position: str
    view: View


class Replay(Struct, frozen=True):
    """A whole game, step by step; the first frame is the table before anything was done."""

    game: Game
    options: dict[str, Setting]
    players: list[str]
    frames: list[Frame]


class PositionText(Struct, frozen=True, forbid_unknown_fields=True):
    """A position as one line, and the seat whose moves are wanted; null means the seat that is asked."""

    position: Annotated[str, Meta(max_length=4_000)]
    seat: SeatNumber | None = None


class PositionView(Struct, frozen=True):
    """A position, in the server's own spelling, and the table that it describes."""

    game: Game
    position: str
    seat: SeatNumber | None
    view: View


# ---- understanding: hints, analyses, reviews, puzzles

Known = Literal["exact", "expectation", "estimate"]
Simulations = Annotated[int, Meta(ge=1, le=100_000)]
Focus = Annotated[str, Meta(extra_json_schema={"enum": list(FOCUSES)})]
ReasonKey = Annotated[str, Meta(extra_json_schema={"enum": list(REASON_KEYS)})]
ThingKind = Annotated[str, Meta(extra_json_schema={"enum": list(THING_KINDS)})]
Theme = Annotated[str, Meta(extra_json_schema={"enum": list(THEMES)})]
ReviewId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[a-z0-9-]+$(?!\n)")]


class ReasonInfo(Struct, frozen=True):
    """Why a move is good, as a key with arguments: ids of things, numbers, and words of a closed list."""

    key: ReasonKey
    args: dict[str, str | int]


class ThingInfo(Struct, frozen=True):
    """The subject of a move: a card, a wonder, a token, a seat or a side."""

    kind: ThingKind
    id: str


class HintInfo(Struct, frozen=True):
    """A hint in three steps: where to look, the thing that the move is about, and the move with its reasons."""

    seat: SeatNumber
    focus: Focus
    thing: ThingInfo
    move: int
    text: str
    value: float
    kind: Known
    outcomes: dict[str, float]
    reasons: list[ReasonInfo]


class WeighedInfo(Struct, frozen=True):
    """A move with its value to the seat that must decide, and a likely continuation.

    `outcomes` are probabilities of the ways to end: "A scientific", …, "shared".
    """

    id: int
    text: str
    value: float
    kind: Known
    visits: int
    outcomes: dict[str, float]
    line: list[str]


class AnalysisInfo(Struct, frozen=True):
    """All moves of a seat, the best first, and the hint for the best one."""

    game: Game
    seat: SeatNumber
    simulations: int
    moves: list[WeighedInfo]
    hint: HintInfo


class AnalysisAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """A position whose moves are to be weighed; `seat` null means the first that is asked."""

    position: Annotated[str, Meta(max_length=4_000)]
    seat: SeatNumber | None = None
    simulations: Simulations = 2_000


class HintAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """The seat that wants a hint; it must be asked, and yours."""

    seat: SeatNumber


class TryAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """A step to try: a move of a seat or a chance event; an empty text draws at random, null plays nothing."""

    position: Annotated[str, Meta(max_length=4_000)]
    seat: SeatNumber | None = None
    step: Annotated[str, Meta(max_length=400)] | None = None


class OutcomeInfo(Struct, frozen=True):
    """An outcome of a chance event, as the text of the step, with its probability."""

    text: str
    probability: float


class TriedInfo(Struct, frozen=True):
    """The position after a step, and the possible outcomes of a pending chance event, unless there are too many."""

    game: Game
    position: str
    seat: SeatNumber | None
    text: str
    view: View
    outcomes: list[OutcomeInfo]


class ChoiceItem(Struct, frozen=True, tag="choice", tag_field="what"):
    """A move that was made and the best one, with the values of all seats after each, and the reasons for the best."""

    step: int
    seat: SeatNumber
    played: int
    best: int
    played_text: str
    best_text: str
    before: list[float]
    after: list[float]
    loss: float
    grade: Literal["inaccuracy", "mistake", "blunder"] | None
    kind: Known
    simulations: int
    choices: int
    line: list[str]
    best_outcomes: dict[str, float]
    played_outcomes: dict[str, float]
    reasons: list[ReasonInfo]


class ChanceItem(Struct, frozen=True, tag="chance", tag_field="what"):
    """A chance event: the values of all seats before and after it, and the standard error of sampled values."""

    step: int
    text: str
    before: list[float]
    after: list[float]
    luck: list[float]
    kind: Known
    error: float


class ChangeItem(Struct, frozen=True, tag="change", tag_field="what"):
    """How the judgement of a position changed for another reason."""

    step: int
    cause: Literal["others", "residual", "luck", "resigned"]
    by: list[float]


class AccountInfo(Struct, frozen=True):
    """What became of a seat: start − lost + given + luck + others + residual = result."""

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
    """A review as far as it has come: `items` from number `since` on, the accounts when all `steps` are done."""

    id: ReviewId
    game: Game
    steps: int
    done: int
    since: int
    start: list[float]
    items: list[ChoiceItem | ChanceItem | ChangeItem]
    accounts: list[AccountInfo]
    moments: list[int]


class ReviewAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """The record of a finished game that is to be reviewed."""

    record: Annotated[str, Meta(max_length=100_000)]


class Analyse(AnalysisAsk, frozen=True, kw_only=True, tag="analyse", tag_field="type"):
    """Evaluate the moves of a position, deeper and deeper up to `simulations`, until the next question."""

    nonce: Nonce


class Follow(Struct, frozen=True, forbid_unknown_fields=True, tag="follow", tag_field="type"):
    """Follow a review from an item on, until it is finished."""

    nonce: Nonce
    review: ReviewId
    since: Version = 0


class Analysed(Struct, frozen=True, tag="analysed", tag_field="type"):
    """The values of the moves of a position so far; a deeper evaluation follows unless this is `last`."""

    nonce: Nonce
    analysis: AnalysisInfo
    last: bool


class Followed(Struct, frozen=True, tag="followed", tag_field="type"):
    """The items of a review since the last message; the last message has the accounts."""

    nonce: Nonce
    review: ReviewInfo


ToAnalyst = Analyse | Follow | Ping
FromAnalyst = Analysed | Followed | Done | Refused


class PuzzleInfo(Struct, frozen=True):
    """A puzzle, without its position."""

    id: str
    rating: int
    themes: list[Theme]


class PuzzleList(Struct, frozen=True):
    """The puzzles of a game, the easiest first, and the id of the one of the day."""

    game: Game
    daily: str
    puzzles: list[PuzzleInfo]


class PuzzlePosition(Struct, frozen=True):
    """A puzzle with its table, the value of every move by its text, and the explanation of the best."""

    id: str
    game: Game
    rating: int
    themes: list[Theme]
    seat: SeatNumber
    position: str
    view: View
    best: str
    values: dict[str, float]
    hint: HintInfo


class StatisticsInfo(Struct, frozen=True):
    """Statistics of games of the network against itself, as `sevenwonders explore` writes them."""

    statistics: Statistics
