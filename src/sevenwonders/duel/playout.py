"""Random games to their end, alone or in batches: rollouts, statistics and benchmarks."""

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.core.rng import Rng
from sevenwonders.duel import ids, nature, rules, score
from sevenwonders.duel.rules import Choices
from sevenwonders.duel.state import State


def play_out(state: State, choices: Choices, rng: Rng) -> int:
    """Play uniformly random legal moves to the end; return the number of decisions."""
    decisions = 0
    while True:
        question = state.question()
        if question < ids.FIRST_ASK:
            nature.draw(state, rng)
        elif question == ids.OVER:
            return decisions
        else:
            choices.fill(state)
            rules.apply(state, choices.nth(rng.below(choices.count)))
            decisions += 1


class PlayoutTally:
    """The totals of a batch of games."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        if not cython.compiled:
            self.wins = [[0] * (ids.SEATS + 1) for _ in range(ids.REASON_COUNT)]  # by reason: seat 0, seat 1, shared
            self.points = [0] * ids.SEATS  # of games that ended by points


def play_many(start: State, games: int, rng: Rng, tally: PlayoutTally) -> None:
    """Play `games` random games from `start` and add them to the tally, without the GIL."""
    state = start.copy()
    choices = Choices()
    with cython.nogil:
        for _ in range(games):
            state.copy_from(start)
            tally.decisions += play_out(state, choices, rng)
            tally.games += 1
            tally.wins[state.reason][state.winner] += 1
            if state.reason == ids.CIVILIAN:
                tally.points[0] += score.points(state, 0)
                tally.points[1] += score.points(state, 1)
