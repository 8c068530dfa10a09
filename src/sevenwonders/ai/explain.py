"""Hints with explanations: focus, card, move and reasons, as translatable keys with arguments.

A reason is derived from the effects of the move under the rules or from the outcome probabilities. Each holds by the
definition at the function that yields it; it need not be the reason a person would give.

>>> from sevenwonders import duel
>>> late = "duel 1; age 3; table study pretorium / . . . / . . . . / . . / . . . . / . . . / . .; pawn 8; A.coins 8"
>>> found = hint(duel.Game(position=late).seen())
>>> found.text, found.focus, found.reasons[0]
('build pretorium', 'military', Reason(key='win', args={'victory': 'military'}))
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from sevenwonders.ai.agents import Candidate, Kind, Verdict
from sevenwonders.ai.game_support import game_of, loaded, support_of
from sevenwonders.core.errors import MoveError, OptionError
from sevenwonders.core.protocol import SEAT_NAMES, AnyRules, Ask, Seen
from sevenwonders.core.registry import rules_of

SIMULATIONS: Final = 3000  # takes well under a second
MOST_REASONS: Final = 4
# Focus of a hint by its first reason.
FOCUS: Final = {
    "denies-win": "threat",
    "only-move": "threat",
    "extra-turn": "wonders",
    "extra-turn-wonder": "wonders",
    "last-wonder": "wonders",
    "power": "wonders",
    "pair": "science",
    "symbol": "science",
    "denies-symbol": "science",
    "denies-pair": "science",
    "science-set": "science",
    "shields": "military",
    "beats": "military",
    "equals": "military",
    "loot": "military",
    "denies-shields": "military",
    "chain": "chains",
    "produces": "resources",
    "more": "resources",
    "choice": "resources",
    "dearer": "resources",
    "none-left": "resources",
    "quiet": "structure",
    "denies-card": "structure",
    "covered": "structure",
    "denies-neighbour": "neighbours",
    "pays": "neighbours",
    "trade": "neighbours",
    "points": "points",
    "coins": "coins",
    "cheaper": "coins",
}
FOCUSES: Final = tuple(dict.fromkeys(FOCUS.values()))
REASON_KEYS: Final = (*FOCUS, "win", "odds", "share")
THING_KINDS: Final = ("card", "wonder", "token", "seat", "side")
VICTORIES: Final = {"military": "military", "scientific": "science", "civilian": "points"}


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason for a move: a key with arguments (ids, numbers, words of a closed list)."""

    key: str
    args: Mapping[str, str | int] = field(default_factory=dict)


def gains(points: int, coins: int) -> Iterator[Reason]:
    """Yield reasons for positive gains of points and coins."""
    if points > 0:
        yield Reason("points", {"points": points})
    if coins > 0:
        yield Reason("coins", {"coins": coins})


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint in three steps: focus, object of the move, move with reasons."""

    seat: int
    focus: str
    thing: tuple[str, str]  # one of THING_KINDS, and an id
    move: int
    text: str
    value: float
    kind: Kind
    outcomes: Mapping[str, float]
    reasons: tuple[Reason, ...]


def hint(seen: Seen[Any], simulations: int = SIMULATIONS) -> Hint:
    """Return the best move of the active seat with reasons; raise MoveError if it is not to move."""
    return explained(seen, module_of(seen).verdict(seen, simulations))


def explained(seen: Seen[Any], verdict: Verdict) -> Hint:
    """Build the hint for the best move of a verdict."""
    module, best = module_of(seen), verdict.best
    reasons = tuple(module.reasons(seen, verdict))[:MOST_REASONS]
    rules = rules_of(module.GAME)
    return Hint(
        seen.seat,
        focus_of(reasons),
        module.thing(seen, best.move),
        best.move,
        rules.move_text(seen.state, rules.move_of(best.move)),
        best.values[seen.seat],
        best.kind,
        dict(best.outcomes),
        reasons,
    )


def focus_of(reasons: tuple[Reason, ...]) -> str:
    """Return the focus of the first reason that has one; winning applies to any move and comes last."""
    first = next((reason for reason in reasons if not _is_general(reason)), Reason("points"))
    victory = first.args.get("victory")
    if first.key in ("win", "odds") and isinstance(victory, str):
        return VICTORIES[victory]
    return FOCUS.get(first.key, "points")


def _is_general(reason: Reason) -> bool:
    """Return whether a reason is unspecific: points can come from any move."""
    return reason.key == "share" or (reason.key == "odds" and reason.args.get("victory") == "civilian")


def module_of(seen: Seen[Any]) -> Any:
    """Return the module that evaluates and explains the moves of a game.

    Raises:
        OptionError: `seen` is not a seat's knowledge, or the game has no explanations.
        MoveError: The seat has no decision to make.
    """
    if not hasattr(seen, "legal_ids") or isinstance(seen, type):
        raise OptionError("seen/unknown", found=type(seen).__name__)
    game = game_of(seen.state)
    place = None if game is None else support_of(game).reasons
    if place is None:
        raise OptionError("hint/no-reasons", found=type(seen.state).__module__)
    if not seen.legal_ids():
        raise MoveError("move/not-asked", seat=seen.seat)
    return loaded(place)


def line_texts(rules: AnyRules, state: Any, line: Sequence[int]) -> tuple[str, ...]:
    """Return moves that follow one another, no draw between them, as texts with the seat that makes each."""
    texts = []
    for number in line:
        pending = rules.pending(state)
        if not isinstance(pending, Ask):
            break
        seat, move = pending.seats[0], rules.move_of(number)
        texts.append(f"{SEAT_NAMES[seat]} {rules.move_text(state, move)}")
        state = rules.play(state, seat, move)
    return tuple(texts)


# ---- analyses

ANALYSIS_SIMULATIONS: Final = 4000


@dataclass(frozen=True, slots=True)
class WeighedMove:
    """A move with its value for the active seat, visit count and principal variation."""

    id: int
    text: str
    value: float
    kind: Kind
    visits: int
    outcomes: Mapping[str, float]
    line: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Analysis:
    """All moves of a seat, best first, and a hint explaining the best one."""

    game: str
    seat: int
    simulations: int
    moves: tuple[WeighedMove, ...]
    hint: Hint


def analyse(seen: Seen[Any], simulations: int = ANALYSIS_SIMULATIONS) -> Analysis:
    """Evaluate the moves of the active seat; raise MoveError if it is not to move."""
    module = module_of(seen)
    verdict = module.verdict(seen, simulations)
    rules = rules_of(module.GAME)
    moves = tuple(_weighed(rules, seen, one) for one in verdict.candidates)
    return Analysis(module.GAME, seen.seat, simulations, moves, explained(seen, verdict))


def _weighed(rules: AnyRules, seen: Seen[Any], one: Candidate) -> WeighedMove:
    text = rules.move_text(seen.state, rules.move_of(one.move))
    line = line_texts(rules, seen.state, one.line) if not rules.has_secrets else ()
    return WeighedMove(one.move, text, one.values[seen.seat], one.kind, one.visits, dict(one.outcomes), line)


def as_data(found: Analysis) -> dict[str, Any]:
    """Return an analysis as JSON-ready data."""
    return {"format": 1, **asdict(found)}
