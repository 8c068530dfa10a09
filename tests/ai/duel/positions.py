"""Positions for tests of judgement: from random games, and seen with the seats changed."""

from collections.abc import Iterator
from typing import Any

from sevenwonders.core.rng import Rng
from sevenwonders.duel import RULES, Setup, ids, nature, rules
from sevenwonders.duel.state import State, unpack


def walk(seed: int, games: int = 1) -> Iterator[State]:
    """Yield every position of random games, also those in which nature owes a draw, and the last."""
    rng = Rng(seed)
    for _ in range(games):
        state = RULES.new(Setup(first=rng.below(2)))
        while state.question() != ids.OVER:
            yield state.copy()
            if state.question() < ids.FIRST_ASK:
                nature.draw(state, rng)
            else:
                moves = rules.legal_ids(state)
                rules.apply(state, moves[rng.below(len(moves))])
        yield state.copy()


def mirrored(state: State) -> State:
    """Return the same position with the seats changed."""
    twin: Any = unpack(state.pack())
    twin.first, twin.active, twin.pawn = 1 - state.first, 1 - state.active, -state.pawn
    twin.loot = state.loot >> 2 | (state.loot & 3) << 2
    if state.winner in (0, 1):
        twin.winner = 1 - state.winner
    for name in ("city", "coins", "progress", "wonders", "raised"):
        both = [value if isinstance(value, int) else list(value) for value in getattr(state, name)]
        setattr(twin, name, both[::-1])
    twin.recount()
    found: State = twin
    return found
