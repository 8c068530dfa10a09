"""Hints that explain: what to look at, which card, which move, and why, as keys with arguments for any language.

Each reason is found from what the rules do with the move, or from the probabilities behind the judgement; it holds by
the definition that stands where it is made, whether or not it is why a person would make the move.

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

SIMULATIONS: Final = 3000  # well within a second
MOST_REASONS: Final = 4
# Where to look first, for the reason that comes first.
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
    """Why a move is good, as a key with arguments: ids of things, numbers, and words of a closed list."""

    key: str
    args: Mapping[str, str | int] = field(default_factory=dict)


def gains(points: int, coins: int) -> Iterator[Reason]:
    """Yield what a move brings in points and in coins, as far as it brings any."""
    if points > 0:
        yield Reason("points", {"points": points})
    if coins > 0:
        yield Reason("coins", {"coins": coins})


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint in three steps: the focus, the thing that the move is about, and the move with its reasons."""

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
    """Return the best move of the seat that is asked, with reasons; raise MoveError if it is not asked."""
    return explained(seen, module_of(seen).verdict(seen, simulations))


def explained(seen: Seen[Any], verdict: Verdict) -> Hint:
    """Return the hint that a verdict gives."""
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
    """Return where to look first: where the first reason is that names a place, for every move is about winning."""
    first = next((reason for reason in reasons if not _is_general(reason)), Reason("points"))
    victory = first.args.get("victory")
    if first.key in ("win", "odds") and isinstance(victory, str):
        return VICTORIES[victory]
    return FOCUS.get(first.key, "points")


def _is_general(reason: Reason) -> bool:
    """Return whether a reason says no more than that a move is good: by points, anything may be."""
    return reason.key == "share" or (reason.key == "odds" and reason.args.get("victory") == "civilian")


def module_of(seen: Seen[Any]) -> Any:
    """Return the module that judges and explains moves of a game; raise what is wrong with whoever asks."""
    if not hasattr(seen, "legal_ids") or isinstance(seen, type):
        raise OptionError("seen/unknown", found=type(seen).__name__)
    package = type(seen.state).__module__.split(".")[1]
    if package not in ("duel", "classic"):
        raise OptionError("hint/no-reasons", found=package)
    if not seen.legal_ids():
        raise MoveError("move/not-asked", seat=seen.seat)
    return import_module(f"sevenwonders.ai.{package}.reasons")
