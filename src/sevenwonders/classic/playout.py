"""Random games to their end, alone or in batches: rollouts, statistics and benchmarks."""

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.classic import ids, nature, rules, score
from sevenwonders.classic.rules import Choices
from sevenwonders.classic.state import State
from sevenwonders.core import bits
from sevenwonders.core.rng import Rng


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
            waiting = state.waiting
            while waiting:
                seat = bits.lowest(waiting)
                waiting &= waiting - 1
                choices.fill(state, seat)
                rules.apply(state, seat, choices.nth(rng.below(choices.count)))
                decisions += 1


class PlayoutTally:
    """The totals of a batch of games, by seat: parts of victories, and the points of each line of the score pad."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.shared = 0
        if not cython.compiled:
            self.victories = [0] * ids.MOST_SEATS
            self.lines = [[0] * ids.LINES for _ in range(ids.MOST_SEATS)]


def play_many(start: State, games: int, rng: Rng, tally: PlayoutTally) -> None:
    """Play `games` random games from `start` and add them to the tally, without the GIL."""
    state = start.copy()
    choices = Choices()
    with cython.nogil:
        for _ in range(games):
            state.copy_from(start)
            tally.decisions += play_out(state, choices, rng)
            tally.games += 1
            add_result(tally, state)


def add_result(tally: PlayoutTally, state: State) -> None:
    """Add the points and the winners of a finished game."""
    winners = bits.count(state.winners)
    if winners > 1:
        tally.shared += 1
    for seat in range(state.players):
        if state.winners >> seat & 1:
            tally.victories[seat] += ids.VICTORY // winners
        tally.lines[seat][0] += score.wonder_points(state, seat)
        tally.lines[seat][1] += score.treasury_points(state, seat)
        tally.lines[seat][2] += score.military_points(state, seat)
        tally.lines[seat][3] += score.card_points(state, seat, 1 << ids.BLUE)
        tally.lines[seat][4] += score.card_points(state, seat, 1 << ids.YELLOW)
        tally.lines[seat][5] += score.science_points(state, seat) + score.card_points(state, seat, 1 << ids.GREEN)
        tally.lines[seat][6] += score.card_points(state, seat, 1 << ids.PURPLE)
