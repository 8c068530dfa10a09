"""The endgame solver: equal to brute force, limited by nodes, with the correct kind of value."""

from itertools import islice

import pytest
from tests.ai.duel.late import expectimax_moves, late_positions
from tests.ai.duel.positions import walk
from tests.effort import effort

from sevenwonders import compiled, forms
from sevenwonders.ai.duel.endgame import Endgame
from sevenwonders.core.errors import MoveError
from sevenwonders.duel import RULES, Setup, ids


@pytest.mark.parametrize(
    ("cards", "games"),
    [(1, 40), (2, 100), (3, effort(quick=20, default=60, deep=200)), (4, effort(quick=2, default=12, deep=60))],
)
def test_every_value_equals_brute_force(cards: int, games: int) -> None:
    solver = Endgame()
    kinds = set()
    for state in islice(late_positions(cards, 1000 * cards), games):
        before = state.pack()
        solution = solver.solve(state)
        assert solution is not None
        assert state.pack() == before
        kinds.add(solution.is_exact)
        exact = expectimax_moves(state)
        assert solution.moves == pytest.approx(exact, abs=1e-9)
        assert solution.value == pytest.approx(max(exact.values()), abs=1e-9)
    assert True in kinds


def test_a_position_with_a_covered_card_has_an_expected_value() -> None:
    hidden = (state for state in late_positions(4, 7) if state.present & ~state.face_up)
    solutions = [Endgame().solve(state) for state in islice(hidden, 5)]
    assert not any(solution.is_exact for solution in solutions if solution)


def test_the_solver_stops_at_its_node_limit() -> None:
    state = next(late_positions(8, 5))
    assert Endgame(50).solve(state) is None
    solver = Endgame(50)
    assert solver.solve(next(late_positions(1, 5))) is not None


def test_the_solver_needs_the_third_age() -> None:
    state = RULES.new(Setup())
    with pytest.raises(MoveError) as caught:
        Endgame().solve(state)
    assert caught.value.key == "move/nature-first"


def test_a_position_without_decision_is_rejected() -> None:
    over = next(state for state in walk(1) if state.question() == ids.OVER)
    with pytest.raises(MoveError) as caught:
        Endgame().solve(over)
    assert caught.value.key == "move/game-over"
    with pytest.raises(TypeError):
        Endgame().solve(None)  # type: ignore[arg-type]


@pytest.mark.skipif(not compiled, reason="compares the two forms")
def test_both_forms_solve_equally() -> None:
    slow = forms.plain("sevenwonders.ai.duel.endgame").Endgame()
    unpack = forms.plain("sevenwonders.duel.state").unpack
    for state in islice(late_positions(3, 40), 6):
        fast, plain = Endgame().solve(state), slow.solve(unpack(state.pack()))
        assert fast is not None
        assert (plain.moves, plain.value, plain.is_exact, plain.nodes) == (
            fast.moves,
            fast.value,
            fast.is_exact,
            fast.nodes,
        )
