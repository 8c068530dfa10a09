"""Evaluators: finished games are judged by their result, outcome_rows sum to one, and None is refused."""

import gc
from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest
from tests.ai.duel.points_evaluator import points_evaluator

from sevenwonders.ai.agents import make_agent
from sevenwonders.ai.duel.agents import SearchAgent
from sevenwonders.ai.duel.evaluator import Evaluator, RandomRollouts
from sevenwonders.ai.duel.puct import Search
from sevenwonders.ai.limits import Limit
from sevenwonders.core.errors import MoveError
from sevenwonders.core.rng import Rng
from sevenwonders.duel import RULES, Setup, ids, nature, rules
from sevenwonders.duel.position import parse_position
from sevenwonders.duel.seen import Seen
from sevenwonders.duel.state import State

EVALUATORS = [RandomRollouts(1), points_evaluator()]


def positions(seed: int) -> list[State]:
    """Return every position of a random game, the finished one last."""
    state, rng, found = RULES.new(Setup()), Rng(seed), []
    while True:
        found.append(state.copy())
        if state.question() == ids.OVER:
            return found
        if state.question() < ids.FIRST_ASK:
            state = nature.after_draw(state, rng)
        else:
            moves = rules.legal_ids(state)
            state = rules.after_move(state, moves[rng.below(len(moves))])


@pytest.mark.parametrize("evaluator", EVALUATORS, ids=lambda evaluator: type(evaluator).__name__)
def test_values_are_probabilities_and_do_not_change_the_state(evaluator: Evaluator) -> None:
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
def test_a_finished_game_has_the_value_of_its_result(evaluator: Evaluator) -> None:
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


def test_a_lead_in_points_has_a_value_above_one_half() -> None:
    state = parse_position(
        "duel 1; age 3; table circus palace / . . . / . . . . / . . / . . . . / . . . / . .; A.city altar"
    )
    assert points_evaluator().value_of(state, 0) > 0.55
    assert points_evaluator().value_of(state, 0) + points_evaluator().value_of(state, 1) == pytest.approx(1.0)


@pytest.mark.parametrize("evaluator", EVALUATORS, ids=lambda evaluator: type(evaluator).__name__)
def test_an_invalid_state_is_rejected(evaluator: Evaluator) -> None:
    for wrong in (None, "duel 1", 3):
        with pytest.raises(TypeError):
            evaluator.value_of(wrong, 0)  # type: ignore[arg-type]
        with pytest.raises(TypeError):
            evaluator.outcomes_of(wrong, 0)  # type: ignore[arg-type]
        with pytest.raises(TypeError):
            evaluator.afterstates_of(wrong)  # type: ignore[arg-type]


# ---- evaluators in plain Python


class Counting(Evaluator):
    """Counts its calls and keeps the positions."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[State] = []

    def value(self, state: State) -> float:
        self.seen.append(state)
        return state.coins[0] / (1 + sum(state.coins))


class Returning(Evaluator):
    """Returns the same object for every position."""

    def __init__(self, found: object) -> None:
        super().__init__()
        self.found = found

    def value(self, state: State) -> float:
        return self.found  # type: ignore[return-value]


class Failing(Evaluator):
    """Raises an exception in the call of a number."""

    def __init__(self, error: BaseException, call: int) -> None:
        super().__init__()
        self.error_to_raise = error
        self.calls_left = call

    def value(self, state: State) -> float:
        self.calls_left -= 1
        if self.calls_left == 0:
            raise self.error_to_raise
        return 0.5


def opening() -> State:
    state = RULES.new(Setup())
    while state.question() < ids.FIRST_ASK:
        state = nature.after_draw(state, Rng(2))
    return state


def rooted(evaluator: Evaluator) -> Search:
    search = Search(evaluator, 1)
    search.set_root(opening())
    return search


def test_a_search_calls_an_evaluator_in_python() -> None:
    evaluator = Counting()
    search = rooted(evaluator)
    search.grow(60)
    assert len(evaluator.seen) > 60
    assert sum(visits for _, visits, _, _ in search.report()) == 60
    assert len({state.pack() for state in evaluator.seen}) > 30  # copies, not the search's own state
    assert all(state.winner == ids.NOTHING for state in evaluator.seen)


def test_the_value_is_that_of_seat_0() -> None:
    certain = Returning(1.0)
    state = opening()
    assert (certain.value_of(state, 0), certain.value_of(state, 1)) == (1.0, 0.0)
    assert set(certain.afterstates_of(state).values()) == {1.0 - state.active}
    assert certain.outcomes_of(state, 1) == [0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0]


@pytest.mark.parametrize("found", [None, "0.5", True, [0.5], 1 + 2j])
def test_a_value_that_is_no_number_is_rejected(found: object) -> None:
    with pytest.raises(TypeError, match=r"Returning\.value must return a number from 0 to 1, not "):
        rooted(Returning(found))
    with pytest.raises(TypeError):
        Returning(found).value_of(opening(), 0)


@pytest.mark.parametrize("found", [-0.01, 1.01, float("nan"), float("inf"), 10**300])
def test_a_value_that_is_no_probability_is_refused(found: float) -> None:
    with pytest.raises(ValueError, match=r"Returning\.value must return a number from 0 to 1, not "):
        rooted(Returning(found))


@pytest.mark.parametrize("error", [ZeroDivisionError("by zero"), KeyboardInterrupt(), SystemExit(3)])
@pytest.mark.parametrize("call", [1, 5, 40])
def test_an_exception_of_an_evaluator_is_raised_by_the_search(error: BaseException, call: int) -> None:
    evaluator = Failing(error, call)
    with pytest.raises(type(error)) as caught:
        rooted(evaluator).grow(100)
    assert caught.value is error
    assert evaluator.calls_left == 0
    search = rooted(evaluator)  # it can be used again
    search.grow(20)
    assert sum(visits for _, visits, _, _ in search.report()) == 20


def test_a_search_that_failed_needs_a_new_root() -> None:
    search = rooted(Failing(ZeroDivisionError(), 60))
    with pytest.raises(ZeroDivisionError):
        search.grow(200)
    with pytest.raises(MoveError):
        search.grow(1)
    search.set_root(opening())
    search.grow(10)


def test_a_failed_evaluation_keeps_no_reference() -> None:
    error = ZeroDivisionError()
    evaluator = Failing(error, 30)
    with pytest.raises(ZeroDivisionError):
        rooted(evaluator).grow(100)
    del evaluator.error_to_raise
    error.__traceback__ = None
    gc.collect()
    assert [held for held in gc.get_referrers(error) if isinstance(held, Evaluator)] == []


def test_an_evaluator_without_value_is_refused() -> None:
    with pytest.raises(NotImplementedError, match="Evaluator must define value"):
        rooted(Evaluator())


def test_an_evaluator_must_be_initialised() -> None:
    class Careless(Evaluator):
        def __init__(self) -> None:
            pass

        def value(self, state: State) -> float:
            return 0.5

    for use in (rooted, lambda evaluator: evaluator.value_of(opening(), 0), lambda e: SearchAgent(e, Limit(5))):
        with pytest.raises(TypeError, match=r"Careless\.__init__ must call super\(\)\.__init__\(\)"):
            use(Careless())


def test_an_evaluator_cannot_use_itself_in_its_own_search() -> None:
    class Circular(Evaluator):
        def value(self, state: State) -> float:
            return self.value_of(state, 0)

    with pytest.raises(RuntimeError, match="in use"):
        rooted(Circular())


def test_an_agent_with_an_evaluator_in_python_plays() -> None:
    agent = SearchAgent(Counting(), Limit(30), seed=1)
    state = opening()
    assert agent.choose(Seen(state.active, state)) in rules.legal_ids(state)
    assert agent.analyse(Seen(state.active, state)).best.move in rules.legal_ids(state)


# ---- threads


def test_a_second_thread_cannot_use_an_evaluator_in_a_search() -> None:
    begun, ended = Event(), Event()

    class Waiting(Evaluator):
        def value(self, state: State) -> float:
            begun.set()
            ended.wait(60)
            return 0.5

    evaluator = Waiting()
    with ThreadPoolExecutor(1) as pool:
        other = pool.submit(rooted, evaluator)
        begun.wait(60)
        for use in (rooted, lambda evaluator: evaluator.value_of(opening(), 0)):
            with pytest.raises(RuntimeError, match="in use"):
                use(evaluator)
        ended.set()
        other.result().grow(5)


@pytest.mark.parametrize("spec", ["mcts:60", "net:60", "net"])
def test_an_agent_serves_several_threads_in_turn(spec: str) -> None:
    agent = make_agent("duel", spec, 1)
    state = opening()
    seen = Seen(state.active, state)
    with ThreadPoolExecutor(4) as pool:
        chosen = list(pool.map(lambda _: agent.choose(seen), range(40)))
    assert set(chosen) <= set(rules.legal_ids(state))
