"""Games of a network of 7 Wonders with itself, watched decision by decision."""

from collections.abc import Callable, Sequence

from sevenwonders.ai.classic.evaluator import MoveEvaluation
from sevenwonders.ai.classic.network_evaluator import NetworkEvaluator
from sevenwonders.classic import RULES, Setup
from sevenwonders.classic.seen import Seen, seen
from sevenwonders.classic.state import State
from sevenwonders.core.protocol import Ask, Over
from sevenwonders.core.rng import Rng

# What is looked at: the table, what the seat that is asked sees of it, and its moves, the one that it prefers first.
Look = Callable[[State, Seen, Sequence[MoveEvaluation]], None]


def play(evaluator: NetworkEvaluator, players: int, rng: Rng, look: Look) -> State:
    """Play one game, own moves alone, any boards and sides; return how it ended."""
    state = RULES.new(Setup(players, sides="random"))
    while not isinstance(pending := RULES.pending(state), Over):
        if not isinstance(pending, Ask):
            state = RULES.settle(state, RULES.sample(state, rng))
            continue
        moves = []
        for seat in pending.seats:
            mine = seen(state, seat)
            judged = sorted(evaluator.evaluate(mine), key=lambda one: -one.logit)
            moves.append((seat, judged[0].move))
            look(state, mine, judged)
        for seat, move in moves:
            state = RULES.play(state, seat, RULES.move_of(move))
    return state
