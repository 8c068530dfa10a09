"""Matches of 7 Wonders in compiled loops: random agents, and networks one ply deep."""

from fractions import Fraction

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.ai.arena import BATCH, Match, Tally
from sevenwonders.ai.classic import heuristic
from sevenwonders.ai.classic.network_evaluator import NetworkEvaluator
from sevenwonders.classic import ids, nature, playout, rules, score
from sevenwonders.classic.rules import Choices
from sevenwonders.classic.state import State
from sevenwonders.core import bits
from sevenwonders.core.rng import Rng, derived_seed

# ---- random agents


def plays(match: Match) -> bool:
    """Return whether the loop supports the agents of a match."""
    return set(match.agents) == {"random"}


def play(match: Match, batch: int) -> Tally:
    """Return the tally of one batch of random games."""
    order = match.order(batch)
    games = min(BATCH, match.games - batch * BATCH)
    found = playout.PlayoutTally()
    playout.play_many(match.rules.new(match.setup), games, Rng(derived_seed(match.seed, 2, batch)), found)
    tally = Tally.empty(len(order))
    tally.games, tally.shared, tally.decisions = games, found.shared, found.decisions
    for seat, agent in enumerate(order):
        tally.shares[agent] = tally.seats[seat] = Fraction(found.victories[seat], ids.VICTORY)
        tally.lines[agent] = dict(zip(score.LINES, found.lines[seat], strict=True))
    tally.reasons["points"] = list(tally.shares)
    tally.points["points"] = [sum(lines.values()) for lines in tally.lines]
    return tally


# ---- networks


class Score:
    """Totals of a match for the seat of the first network.

    Attributes:
        shares: Sum of the victory shares.
        points: Sum of the points.
        others: Sum of the points of all other seats.
    """

    def __init__(self) -> None:
        self.games = 0
        self.shares = 0.0
        self.points = 0
        self.others = 0


def play_greedy(evaluator: NetworkEvaluator, start: State, games: int, rng: Rng, tally: Score) -> None:
    """Play a network against greedy agents, in each seat in turn, without the GIL."""
    state = start.copy()
    choices = Choices()
    with cython.nogil:
        for number in range(games):
            state.copy_from(start)
            play_pair(evaluator, evaluator, number % start.players, True, state, choices, rng)
            count_match(state, number % start.players, tally)


def play_networks(
    one: NetworkEvaluator, two: NetworkEvaluator, start: State, games: int, rng: Rng, tally: Score
) -> None:
    """Play one network against seats of another, in each seat in turn, without the GIL."""
    state = start.copy()
    choices = Choices()
    with cython.nogil:
        for number in range(games):
            state.copy_from(start)
            play_pair(one, two, number % start.players, False, state, choices, rng)
            count_match(state, number % start.players, tally)


def play_alone(evaluator: NetworkEvaluator, state: State, rng: Rng) -> None:
    """Play a game to its end with one network in all seats, without the GIL."""
    choices = Choices()
    with cython.nogil:
        play_pair(evaluator, evaluator, 0, False, state, choices, rng)


def play_pair(
    one: NetworkEvaluator, two: NetworkEvaluator, mine: int, greedy: bool, state: State, choices: Choices, rng: Rng
) -> None:
    """Play a game to its end: seat `mine` with the first network, all others with the second or greedily."""
    while state.question() != ids.OVER:
        if state.question() < ids.FIRST_ASK:
            nature.draw(state, rng)
            continue
        waiting = state.waiting
        while waiting:
            seat = bits.lowest(waiting)
            waiting &= waiting - 1
            if seat == mine:
                rules.apply(state, seat, one.best_move(state, seat))
            elif greedy:
                rules.apply(state, seat, heuristic.best_move(state, seat, choices))
            else:
                rules.apply(state, seat, two.best_move(state, seat))


def count_match(state: State, mine: int, tally: Score) -> None:
    """Add a finished game to the totals."""
    tally.games += 1
    if state.winners >> mine & 1:
        tally.shares += 1.0 / bits.count(state.winners)
    for seat in range(state.players):
        if seat == mine:
            tally.points += score.points(state, seat)
        else:
            tally.others += score.points(state, seat)
