"""Random games for tests of hidden information, with many stages and revivals."""

from collections.abc import Iterator

from sevenwonders.classic import RULES, Setup
from sevenwonders.classic.cards import BOARD_IDS
from sevenwonders.classic.moves import Stage
from sevenwonders.classic.state import State
from sevenwonders.core.protocol import Ask, Over
from sevenwonders.core.rng import Rng


def states(seed: int) -> Iterator[State]:
    """Yield every state of a random game; the seed also chooses players, boards and sides."""
    rng = Rng(seed)
    players = 3 + seed % 5
    boards = ("halikarnassos", *(name for name in BOARD_IDS if name != "halikarnassos"))[:players] if seed % 3 else ()
    state = RULES.new(Setup(players, boards, ("choose", "night", "random", "day")[seed % 4]))
    yield state
    while not isinstance(asked := RULES.pending(state), Over):
        if isinstance(asked, Ask):
            seat = asked.seats[rng.below(len(asked.seats))]
            moves = RULES.legal(state, seat)
            stages = [move for move in moves if isinstance(move, Stage)]
            picked = stages if stages and rng.below(2) else moves
            state = RULES.play(state, seat, picked[rng.below(len(picked))])
        else:
            state = RULES.settle(state, RULES.sample(state, rng))
        yield state
