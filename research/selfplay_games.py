"""Self-play games of a 7 Wonders network with a callback for each decision."""

from collections.abc import Callable, Sequence

from sevenwonders.ai.classic.evaluator import MoveEvaluation
from sevenwonders.ai.classic.network_evaluator import NetworkEvaluator
from sevenwonders.classic import RULES, Setup
from sevenwonders.classic.seen import Seen, seen
from sevenwonders.classic.state import State
from sevenwonders.core.protocol import Ask, Over
from sevenwonders.core.rng import Rng

# Arguments: the state, the observation of the active seat, and its evaluated moves, best first.
Look = Callable[[State, Seen, Sequence[MoveEvaluation]], None]


def play(evaluator: NetworkEvaluator, players: int, rng: Rng, look: Look) -> State:
    """Play one game with one-ply moves and random boards and sides; return the final state."""
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
