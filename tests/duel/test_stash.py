"""Positions kept in a stash come back as they were, and outcomes by number are those that the rules list."""

from sevenwonders.core.rng import Rng
from sevenwonders.duel import chance, ids, rules
from sevenwonders.duel.draws import outcomes, settle
from sevenwonders.duel.game import Setup, new
from sevenwonders.duel.state import State


def positions(seed: int) -> list[State]:
    """Return every position of a random game."""
    state, rng, found = new(Setup()), Rng(seed), [new(Setup())]
    while state.question() != ids.OVER:
        if state.question() < ids.FIRST_ASK:
            chance.draw(state, rng)
        else:
            moves = rules.legal_ids(state)
            rules.apply(state, moves[rng.below(len(moves))])
        found.append(state.copy())
    return found


def test_outcomes_by_number_are_all_outcomes() -> None:
    asked = set()
    for seed in range(30):
        for state in positions(seed):
            question = state.question()
            if question not in {ids.REVEAL, ids.SHOW}:
                assert chance.outcome_count(state) == 0
                continue
            asked.add(question)
            expected = set()
            for outcome in outcomes(state) or ():
                after = state.copy()
                settle(after, outcome)
                expected.add(after.pack())
            found = []
            for n in range(chance.outcome_count(state)):
                after = state.copy()
                chance.settle(after, n)
                found.append(after.pack())
            assert len(found) == len(expected)
            assert set(found) == expected
    assert asked == {ids.REVEAL, ids.SHOW}
