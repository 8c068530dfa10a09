"""A sensible player that looks one move ahead: it takes the move after which its position is worth most.

The worth of a position is counted in points: those it would score, and what production, symbols, shields and coins
will bring in the ages left. What the opponent can do next is only seen through immediate threats.
"""

from typing import Any, Final

from sevenwonders.ai.agents import Candidate, Verdict, legal_ids
from sevenwonders.core.errors import OptionError
from sevenwonders.core.protocol import Seen
from sevenwonders.duel import ids, rules, score
from sevenwonders.duel.state import State

WIN: Final = 1000.0
# Points that one unit is worth at the start of the game; it fades as the ages pass.
PRODUCTION: Final = (1.6, 1.6, 1.8, 2.2, 2.2)
CHOICE: Final = 2.5
FIXED_PRICE: Final = 1.2
SYMBOL: Final = 1.4
SHIELD: Final = 1.0
COIN: Final = 0.3
UNBUILT_WONDER: Final = 1.0


class GreedyAgent:
    """Plays the move with the best position right after it; equal ones go to the first in the list."""

    name = "greedy"

    def choose(self, seen: Seen[Any]) -> int:
        """Return the best move by the worth of the position after it."""
        return max(legal_ids(seen), key=lambda move: self._after(seen.state, move))

    def analyse(self, seen: Seen[Any]) -> Verdict:
        """Return the moves, the best first; their worth is in points, which say nothing of victories."""
        ranked = sorted(legal_ids(seen), key=lambda move: -self._after(seen.state, move))
        return Verdict(seen.seat, tuple(Candidate(move, 0, ()) for move in ranked))

    def _after(self, state: State, move: int) -> float:
        after = state.copy()
        rules.apply(after, move)
        return worth(after, state.active) + (0.5 if after.active == state.active else 0.0)


def make(argument: str, seed: int) -> GreedyAgent:  # noqa: ARG001  # it leaves nothing to chance
    """Return the agent; its spec has no argument."""
    if argument:
        raise OptionError("agent/unknown", found=f"greedy:{argument}", expected=["greedy"])
    return GreedyAgent()


def worth(state: State, seat: int) -> float:
    """Return how much better a seat stands than its opponent, in points."""
    if state.question() == ids.OVER:
        return 0.0 if state.winner == ids.SHARED else WIN if state.winner == seat else -WIN
    return _promise(state, seat) - _promise(state, 1 - seat)


def _promise(state: State, seat: int) -> float:
    fade = (60 - _cards_taken(state)) / 60
    symbols = state.symbols[seat].bit_count()
    distance = state.pawn if seat == 0 else -state.pawn
    value = score.points(state, seat) - score.coin_points(state, seat) + COIN * state.coins[seat]
    value += fade * sum(worth * min(units, 3) for worth, units in zip(PRODUCTION, state.produce[seat], strict=False))
    value += fade * CHOICE * (state.choice_raw[seat] + state.choice_goods[seat])
    value += fade * FIXED_PRICE * state.fixed[seat].bit_count()
    value += UNBUILT_WONDER * fade * state.wonders[seat].bit_count()
    value += SYMBOL * symbols * (1 + (symbols >= 4))
    if distance > 0:
        value += SHIELD * distance * (1 + (distance >= 6))
    return value


def _cards_taken(state: State) -> int:
    return 20 * max(0, state.age - 1) + (20 - state.present.bit_count() if state.age else 0)
