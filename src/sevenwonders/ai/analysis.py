"""Move analysis: value, principal variation and reasons of every legal move.

>>> from sevenwonders import duel
>>> late = "duel 1; age 3; table study pretorium / . . . / . . . . / . . / . . . . / . . . / . .; pawn 8; A.coins 8"
>>> found = analyse(duel.Game(position=late).seen(), simulations=100)
>>> found.moves[0].text, found.moves[0].value, found.moves[0].kind
('build pretorium', 1.0, 'exact')
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from sevenwonders.ai.agents import Candidate, Kind
from sevenwonders.ai.hints import Hint, explained, module_of
from sevenwonders.ai.review import line_texts
from sevenwonders.core.protocol import AnyRules, Seen
from sevenwonders.core.registry import rules_of

SIMULATIONS: Final = 4000


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


def analyse(seen: Seen[Any], simulations: int = SIMULATIONS) -> Analysis:
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
