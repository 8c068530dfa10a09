"""Evaluators: finished games are judged by their result, outcome_rows sum to one, and None is refused."""

import pytest

from sevenwonders.ai.duel.evaluator import Evaluator, Points, RandomRollouts
from sevenwonders.core.rng import Rng
from sevenwonders.duel import RULES, Setup, ids, nature, rules
from sevenwonders.duel.position import parse_position
from sevenwonders.duel.state import State

EVALUATORS = [Evaluator(1), RandomRollouts(1), Points(1)]


def positions(seed: int) -> list[State]:
    """Return every position of a random game, the finished one last."""
    state, rng, found = RULES.new(Setup()), Rng(seed), []
    while True:
        found.append(state.copy())
        if state.question() == ids.OVER:
            return found
        if state.question() < ids.FIRST_ASK:
            nature.draw(state, rng)
        else:
            moves = rules.legal_ids(state)
            rules.apply(state, moves[rng.below(len(moves))])


@pytest.mark.parametrize("evaluator", EVALUATORS, ids=lambda evaluator: type(evaluator).__name__)
def test_values_and_outlooks_are_probabilities_and_leave_the_state_alone(evaluator: Evaluator) -> None:
    for state in positions(3):
        before = state.pack()
        for seat in (0, 1):
            assert 0.0 <= evaluator.value_of(state, seat) <= 1.0
            outlook = evaluator.outcomes_of(state, seat)
            assert len(outlook) == 7
            assert min(outlook) >= 0.0
            assert sum(outlook) == pytest.approx(1.0)
        after = evaluator.afterstates_of(state)
        assert list(after) == rules.legal_ids(state)
        assert all(0.0 <= value <= 1.0 for value in after.values())
        assert state.pack() == before


@pytest.mark.parametrize("evaluator", EVALUATORS, ids=lambda evaluator: type(evaluator).__name__)
def test_a_finished_game_is_worth_its_result(evaluator: Evaluator) -> None:
    endings = [positions(seed)[-1] for seed in range(40)]
    for state in endings:
        for seat in (0, 1):
            worth = 0.5 if state.winner == ids.SHARED else float(state.winner == seat)
            assert evaluator.value_of(state, seat) == worth
            outlook = evaluator.outcomes_of(state, seat)
            assert sum(outlook[:3]) + outlook[6] / 2 == worth
            if state.winner == seat:
                assert outlook[state.reason - 1] == 1.0
    assert {state.reason for state in endings} >= {ids.CIVILIAN}


def test_a_lead_in_points_is_worth_more_than_half_to_its_seat() -> None:
    state = parse_position(
        "duel 1; age 3; table circus palace / . . . / . . . . / . . / . . . . / . . . / . .; A.city altar"
    )
    assert Points().value_of(state, 0) > 0.55
    assert Points().value_of(state, 0) + Points().value_of(state, 1) == pytest.approx(1.0)


@pytest.mark.parametrize("evaluator", EVALUATORS, ids=lambda evaluator: type(evaluator).__name__)
def test_what_is_no_state_is_refused(evaluator: Evaluator) -> None:
    for wrong in (None, "duel 1", 3):
        with pytest.raises(TypeError):
            evaluator.value_of(wrong, 0)  # type: ignore[arg-type]
        with pytest.raises(TypeError):
            evaluator.outcomes_of(wrong, 0)  # type: ignore[arg-type]
        with pytest.raises(TypeError):
            evaluator.afterstates_of(wrong)  # type: ignore[arg-type]
