"""Batch results equal those of the same games played one by one with the checked functions."""

from collections import Counter

from tests.effort import effort

from sevenwonders.core.record import final_state, random_game
from sevenwonders.core.rng import Rng
from sevenwonders.duel import RULES, Setup, ids
from sevenwonders.duel.playout import PlayoutTally, play_many
from sevenwonders.duel.score import points

GAMES = effort(quick=80, default=200, deep=5_000)


def test_a_batch_is_the_sum_of_its_games() -> None:
    tally, rng = PlayoutTally(), Rng(3)
    play_many(RULES.new(Setup()), GAMES, Rng(3), tally)
    ends = [final_state(random_game(RULES, Setup(), rng)) for _ in range(GAMES)]
    assert tally.games == GAMES
    counted = Counter((end.reason, end.winner) for end in ends)
    assert {key: tally.wins[key[0]][key[1]] for key in counted} == counted
    assert sum(map(sum, tally.wins)) == GAMES
    scored = [end for end in ends if end.reason == ids.CIVILIAN]
    assert 0 < len(scored) < GAMES
    assert list(tally.points) == [sum(points(end, seat) for end in scored) for seat in (0, 1)]
