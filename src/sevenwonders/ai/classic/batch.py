"""Matches of random agents of 7 Wonders in the compiled loop."""

from fractions import Fraction

from sevenwonders.ai.arena import BATCH, Match, Tally
from sevenwonders.classic import ids, playout, score
from sevenwonders.core.rng import Rng
from sevenwonders.core.seeds import derived_seed


def plays(match: Match) -> bool:
    """Return whether the loop can play a match."""
    return set(match.agents) == {"random"}


def play(match: Match, batch: int) -> Tally:
    """Return the tally of one batch of random games."""
    order = match.order(batch)
    games = min(BATCH, match.games - batch * BATCH)
    found = playout.Tally()
    playout.play_many(match.rules.new(match.setup), games, Rng(derived_seed(match.seed, 2, batch)), found)
    tally = Tally.empty(len(order))
    tally.games, tally.shared, tally.decisions = games, found.shared, found.decisions
    for seat, agent in enumerate(order):
        tally.shares[agent] = tally.seats[seat] = Fraction(found.victories[seat], ids.VICTORY)
        tally.lines[agent] = dict(zip(score.LINES, found.lines[seat], strict=True))
    tally.reasons["points"] = list(tally.shares)
    tally.points["points"] = [sum(lines.values()) for lines in tally.lines]
    return tally
