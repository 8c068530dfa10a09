"""Batch results equal those of the same games played one by one with the checked functions."""

from fractions import Fraction

import pytest
from tests.effort import effort

from sevenwonders.classic import RULES, Setup, ids
from sevenwonders.classic.playout import PlayoutTally, play_many
from sevenwonders.classic.score import LINES, sheet
from sevenwonders.core.record import final_state, random_game
from sevenwonders.core.rng import Rng

GAMES = effort(quick=15, default=60, deep=1_000)


@pytest.mark.parametrize("players", [3, 5, 7])
def test_a_batch_is_the_sum_of_its_games(players: int) -> None:
    setup = Setup(players, sides="random")
    tally, rng = PlayoutTally(), Rng(players)
    play_many(RULES.new(setup), GAMES, Rng(players), tally)
    records = [random_game(RULES, setup, rng) for _ in range(GAMES)]
    ends = [final_state(record) for record in records]
    assert tally.games == GAMES
    assert tally.decisions == sum(step.seat is not None for record in records for step in record.steps)
    assert tally.shared == sum(end.winners.bit_count() > 1 for end in ends)
    for seat in range(players):
        won = sum((Fraction(end.winners >> seat & 1, end.winners.bit_count()) for end in ends), Fraction())
        assert Fraction(tally.victories[seat], ids.VICTORY) == won
        assert list(tally.lines[seat]) == [sum(sheet(end, seat)[name] for end in ends) for name in LINES]


def test_a_victory_can_be_shared_by_any_number_of_seats() -> None:
    assert all(ids.VICTORY % winners == 0 for winners in range(1, ids.MOST_SEATS + 1))
