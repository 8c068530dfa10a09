"""Hints with explanations: focus, card, move and reasons, as translatable keys with arguments.

A reason is derived from the effects of the move under the rules or from the outcome probabilities. Each holds by the
definition at the function that yields it; it need not be the reason a person would give.

>>> from sevenwonders import duel
>>> late = "duel 1; age 3; table study pretorium / . . . / . . . . / . . / . . . . / . . . / . .; pawn 8; A.coins 8"
>>> found = hint(duel.Game(position=late).seen())
>>> found.text, found.focus, found.reasons[0]
('build pretorium', 'military', Reason(key='win', args={'victory': 'military'}))
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Final

from sevenwonders.ai.agents import Kind, Verdict
from sevenwonders.core.errors import MoveError, OptionError
from sevenwonders.core.protocol import Seen
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
    thing: tuple[str, str]  # kind ("card", "wonder", "token", "seat", "side") and id
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


# The module that explains moves, by the package that defines the state.
_REASONS: Final = {
    "sevenwonders.duel": "sevenwonders.ai.duel.reasons",
    "sevenwonders.classic": "sevenwonders.ai.classic.reasons",
}


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
    package = type(seen.state).__module__.rpartition(".")[0]
    if package not in _REASONS:
        raise OptionError("hint/no-reasons", found=type(seen.state).__module__)
    if not seen.legal_ids():
        raise MoveError("move/not-asked", seat=seen.seat)
    return import_module(_REASONS[package])
