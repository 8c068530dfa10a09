"""Positions for tests of judgement: from random games, and seen with the seats changed."""

from collections.abc import Iterator
from typing import Any

from sevenwonders.core.rng import Rng
from sevenwonders.duel import RULES, Setup, ids, nature, rules
from sevenwonders.duel.state import State

SEATED = ("city", "coins", "progress", "wonders", "raised")


def walk(seed: int, games: int = 1) -> Iterator[State]:
    """Yield every position of random games, including pending chance events and the last position."""
    rng = Rng(seed)
    for _ in range(games):
        state = RULES.new(Setup(first=rng.below(2)))
        while state.question() != ids.OVER:
            yield state.copy()
            if state.question() < ids.FIRST_ASK:
                state = nature.after_draw(state, rng)
            else:
                moves = rules.legal_ids(state)
                state = rules.after_move(state, moves[rng.below(len(moves))])
        yield state.copy()


def mirrored(state: State) -> State:
    """Return the same position with the seats changed."""
    changes: dict[str, Any] = {name: getattr(state, name)[::-1] for name in SEATED}
    changes |= {"first": 1 - state.first, "active": 1 - state.active, "pawn": -state.pawn}
    changes["loot"] = state.loot >> 2 | (state.loot & 3) << 2
    if state.winner in (0, 1):
        changes["winner"] = 1 - state.winner
    return state.replace(**changes)
