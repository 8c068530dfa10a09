"""Matches of random agents of Duel in the compiled loop."""

from fractions import Fraction

from sevenwonders.ai.arena import BATCH, Match, Tally
from sevenwonders.core.rng import Rng, derived_seed
from sevenwonders.duel import ids, playout
from sevenwonders.duel.ids import REASONS


def plays(match: Match) -> bool:
    """Return whether the loop can play a match."""
    return set(match.agents) == {"random"}


def play(match: Match, batch: int) -> Tally:
    """Return the tally of one batch of random games."""
    order = match.order(batch)
    games = min(BATCH, match.games - batch * BATCH)
    found = playout.PlayoutTally()
    playout.play_many(match.rules.new(match.setup), games, Rng(derived_seed(match.seed, 2, batch)), found)
    tally = Tally.empty(ids.SEATS)
    tally.games, tally.decisions = games, found.decisions
    for number, reason in enumerate(REASONS[1:], start=1):
        wins = found.wins[number]
        if not sum(wins):
            continue
        tally.shared += wins[ids.SHARED]
        tally.reasons[reason] = [Fraction()] * ids.SEATS
        for seat, agent in enumerate(order):
            share = wins[seat] + Fraction(wins[ids.SHARED], ids.SEATS)
            tally.reasons[reason][agent] = share
            tally.shares[agent] += share
            tally.seats[seat] += share
    civilian = REASONS[ids.CIVILIAN]
    if civilian in tally.reasons:
        tally.points[civilian] = [found.points[order.index(agent)] for agent in range(ids.SEATS)]
    return tally
