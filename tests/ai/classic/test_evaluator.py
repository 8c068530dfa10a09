"""Tests of evaluators of 7 Wonders written in plain Python, in the compiled and the plain search."""

import gc
import sys
import weakref
from collections.abc import Sequence
from threading import Event, Thread
from typing import Any

import pytest
from tests.effort import effort

from sevenwonders import classic
from sevenwonders.ai.classic.agents import EvaluatorAgent, SearchAgent
from sevenwonders.ai.classic.determinized_search import DeterminizedSearch
from sevenwonders.ai.classic.evaluator import Evaluator
from sevenwonders.ai.classic.network_evaluator import NetworkEvaluator, new_network
from sevenwonders.ai.limits import Limit
from sevenwonders.classic import rules
from sevenwonders.classic.seen import Seen
from sevenwonders.classic.seen import seen as seen_by
from sevenwonders.core.errors import MoveError, OptionError

SIMULATIONS = effort(quick=8, default=40, deep=200)


def turn() -> Seen:
    return seen_by(classic.Game(seed=1, players=3, sides="day").state, 0)


class Shields(Evaluator):
    """Values shields and counts its calls."""

    def __init__(self) -> None:
        super().__init__()
        self.calls = 0

    def value(self, seen: Seen) -> float:
        self.calls += 1
        return seen.state.shields[seen.seat] / 20


class Answer(Evaluator):
    """Returns a given value."""

    def __init__(self, answer: Any) -> None:
        super().__init__()
        self.answer = answer

    def value(self, seen: Seen) -> float:
        if isinstance(self.answer, BaseException):
            raise self.answer
        return self.answer  # type: ignore[no-any-return]


class FirstMove(Shields):
    """Always plays the first legal move."""

    def logits(self, seen: Seen, moves: Sequence[int]) -> list[float]:
        assert list(moves) == seen.legal_ids()
        return [100.0 if number == 0 else 0.0 for number in range(len(moves))]


class Logits(Shields):
    """Returns given logits."""

    def __init__(self, answer: Any) -> None:
        super().__init__()
        self.answer = answer

    def logits(self, seen: Seen, moves: Sequence[int]) -> Any:
        return self.answer


class Uninitialised(Evaluator):
    """Forgets to initialise its base class."""

    def __init__(self) -> None:
        pass


def test_value_is_called_by_the_search() -> None:
    evaluator = Shields()
    agent = SearchAgent(evaluator, 1, Limit(simulations=SIMULATIONS))
    verdict = agent.analyse(turn())
    assert evaluator.calls >= SIMULATIONS
    assert {one.move for one in verdict.candidates} == set(turn().legal_ids())
    assert verdict == SearchAgent(Shields(), 1, Limit(simulations=SIMULATIONS)).analyse(turn())


def test_the_value_decides() -> None:
    """A move that builds a red card leads to more shields at the end of the age than any other."""
    mine = turn()
    search = DeterminizedSearch(Shields(), 1, depth=1, width=16)
    search.start(mine)
    search.run(effort(quick=2, default=10, deep=50))
    best = max(search.sample_means(), key=lambda found: found[2])[0]
    shields = {move: _shields_after(mine, move) for move in mine.legal_ids()}
    assert shields[best] == max(shields.values()) > min(shields.values())


def _shields_after(mine: Seen, move: int) -> int:
    state = rules.after_move_alone(mine.state, mine.seat, move)
    return int(state.shields[mine.seat])


def test_logits_choose_the_moves() -> None:
    mine = turn()
    assert EvaluatorAgent(FirstMove()).choose(mine) == mine.legal_ids()[0]
    search = DeterminizedSearch(FirstMove(), 1, depth=1, width=1)
    assert search.start(mine) == 1
    assert search.report()[0][0] == mine.legal_ids()[0]


@pytest.mark.parametrize("answer", [None, "0.5", [0.5], True, 1j])
def test_a_value_of_another_type_raises_type_error(answer: object) -> None:
    with pytest.raises(TypeError, match=r"Answer\.value must return a number from 0 to 1, not"):
        SearchAgent(Answer(answer), 1, Limit(simulations=8)).choose(turn())


@pytest.mark.parametrize("answer", [-0.1, 1.5, float("nan"), float("inf"), 2])
def test_a_value_out_of_range_raises_value_error(answer: float) -> None:
    with pytest.raises(ValueError, match=r"Answer\.value must return a number from 0 to 1, not"):
        SearchAgent(Answer(answer), 1).choose(turn())


@pytest.mark.parametrize("answer", [None, 3, "x", ["a"] * 99, {1: 2}])
def test_logits_of_another_type_raise_type_error(answer: object) -> None:
    with pytest.raises(TypeError, match=r"Logits\.logits must return a list of numbers"):
        SearchAgent(Logits(answer), 1).choose(turn())


def test_logits_of_another_length_or_size_raise_value_error() -> None:
    count = len(turn().legal_ids())
    for answer in ([], [0.0] * (count + 1), [float("nan")] * count, [1e9] * count):
        with pytest.raises(ValueError, match=r"Logits\.logits must return"):
            EvaluatorAgent(Logits(answer)).choose(turn())


def test_value_must_be_defined() -> None:
    with pytest.raises(NotImplementedError, match="Evaluator must define value"):
        SearchAgent(Evaluator(), 1).choose(turn())


@pytest.mark.parametrize("error", [ZeroDivisionError("mine"), KeyboardInterrupt(), MoveError("move/unknown")])
def test_an_exception_is_raised_through_the_search(error: BaseException) -> None:
    evaluator = Answer(error)
    agent = SearchAgent(evaluator, 1, Limit(simulations=SIMULATIONS))
    for _ in range(2):
        with pytest.raises(type(error)) as raised:
            agent.choose(turn())
        assert raised.value is error
    evaluator.answer = 0.5
    assert agent.choose(turn()) in turn().legal_ids()


def test_exceptions_and_arguments_are_released() -> None:
    class Mine(Evaluator):
        def value(self, seen: Seen) -> float:
            raise MarkedError(seen)

    class MarkedError(Exception):
        pass

    evaluator, kept = Mine(), []
    for _ in range(3):
        with pytest.raises(MarkedError) as raised:
            SearchAgent(evaluator, 1).choose(turn())
        kept.append(weakref.ref(raised.value))
        del raised
    gc.collect()
    assert [one() for one in kept] == [None] * 3
    before = sys.getrefcount(evaluator)
    SearchAgent(Shields(), 1).choose(turn())
    with pytest.raises(MarkedError):
        SearchAgent(evaluator, 1).choose(turn())
    gc.collect()
    assert sys.getrefcount(evaluator) == before


def test_arguments_are_copies() -> None:
    """A kept argument does not change when the search continues."""
    kept: list[tuple[Seen, bytes]] = []

    class Keeping(Evaluator):
        def value(self, seen: Seen) -> float:
            kept.append((seen, seen.pack()))
            return 0.5

    SearchAgent(Keeping(), 1, Limit(simulations=8)).choose(turn())
    assert kept
    assert all(seen.pack() == packed for seen, packed in kept)


def test_a_base_class_that_is_not_initialised_raises_type_error() -> None:
    for call in (lambda: SearchAgent(Uninitialised(), 1), lambda: Uninitialised().evaluate(turn())):
        with pytest.raises(TypeError, match=r"Uninitialised\.__init__ must call super\(\)\.__init__\(\)"):
            call()


@pytest.mark.parametrize("wrong", [None, 3, "net", new_network(16, 8)])
def test_anything_but_an_evaluator_raises_type_error(wrong: Any) -> None:
    with pytest.raises(TypeError):
        SearchAgent(wrong, 1)


def test_a_seat_that_is_not_to_move_is_refused() -> None:
    search = DeterminizedSearch(Shields(), 1, depth=1, width=4)
    spectator = seen_by(classic.Game(seed=1, players=3).state)
    for call in (search.start, Shields().evaluate, lambda seen: search.start_with(seen, [0])):
        with pytest.raises(MoveError):
            call(spectator)
    with pytest.raises((OptionError, TypeError)):
        search.start(None)  # type: ignore[arg-type]


def test_network_evaluator_answers_like_any_other() -> None:
    network = new_network(16, 8)
    network.scatter(1)
    evaluator, mine = NetworkEvaluator(network), turn()
    assert 0.0 <= evaluator.value(mine) <= 1.0
    moves = mine.legal_ids()
    assert evaluator.logits(mine, moves) == [one.logit for one in evaluator.evaluate(mine)]


# ---- threads


def in_threads(work: Any, count: int = 2) -> list[BaseException]:
    """Run `work` in several threads at once; return the exceptions."""
    errors: list[BaseException] = []

    def run() -> None:
        try:
            work()
        except BaseException as error:
            errors.append(error)

    threads = [Thread(target=run) for _ in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return errors


def test_threads_share_an_agent() -> None:
    network = new_network(16, 8)
    network.scatter(1)
    mine = turn()
    for agent in (
        SearchAgent(NetworkEvaluator(network), 1, Limit(simulations=SIMULATIONS)),
        SearchAgent(Shields(), 1, Limit(simulations=SIMULATIONS)),
        EvaluatorAgent(NetworkEvaluator(network)),
    ):
        found: list[int] = []
        repeats = effort(quick=2, default=10, deep=100)
        errors = in_threads(lambda: found.extend(agent.choose(mine) for _ in range(repeats)))  # noqa: B023
        assert errors == []
        assert set(found) <= set(mine.legal_ids())
        assert len(found) == 2 * repeats


def test_a_second_thread_cannot_use_a_running_search() -> None:
    entered, leave = Event(), Event()

    class Waiting(Evaluator):
        def value(self, seen: Seen) -> float:
            entered.set()
            leave.wait()
            return 0.5

    evaluator = Waiting()
    search = DeterminizedSearch(evaluator, 1, depth=1, width=4)
    search.start(turn())
    thread = Thread(target=search.run, args=(1,))
    thread.start()
    entered.wait()
    other = DeterminizedSearch(evaluator, 1, depth=1, width=4)
    try:
        for call in (
            lambda: search.run(1),
            lambda: search.start(turn()),
            search.halve,
            search.report,
            lambda: evaluator.evaluate(turn()),
            lambda: other.start(turn()),
        ):
            with pytest.raises(RuntimeError, match="in use by another thread"):
                call()
    finally:
        leave.set()
        thread.join()
    search.run(1)
    assert search.report()[0][1] == 2


def test_a_search_cannot_be_used_by_its_own_evaluator() -> None:
    class Reentrant(Evaluator):
        def value(self, seen: Seen) -> float:
            search.run(1)
            return 0.5

    search = DeterminizedSearch(Reentrant(), 1, depth=1, width=4)
    search.start(turn())
    with pytest.raises(RuntimeError, match="in use"):
        search.run(1)
