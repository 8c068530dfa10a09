"""A network of 7 Wonders learns what searches found of moves."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.classic.walks import states
from tests.effort import effort

from sevenwonders import compiled, forms
from sevenwonders.ai.adam import Adam
from sevenwonders.ai.classic.course import ClassicCourse
from sevenwonders.ai.classic.lessons import Lessons
from sevenwonders.ai.classic.net import new_network
from sevenwonders.ai.classic.search import Search
from sevenwonders.ai.classic.searchplay import SearchPlay
from sevenwonders.ai.network import Network
from sevenwonders.classic import ids
from sevenwonders.classic.seen import Seen, seen
from sevenwonders.core.rng import Rng


def scattered(made: Any = new_network, *, prefers: bool = False) -> Network:
    network: Network = made(16, 8, prefers=prefers)
    network.scatter(1)
    return network


def turns(seed: int, every: int) -> Iterator[Seen]:
    for ply, state in enumerate(states(seed)):
        if state.question() == ids.TURN and ply % every == 0:
            yield seen(state, max(seat for seat in range(state.players) if state.waiting >> seat & 1))


def taught(lessons: Any, search: Any, positions: list[Any]) -> Any:
    """Return the lessons after some decisions were searched."""
    for mine in positions:
        search.look_at(mine)
        lessons.begin(search)
        search.grow(1)
        lessons.keep(search)
    return lessons


@pytest.mark.parametrize("prefers", [False, True])
def test_the_choices_in_lessons_get_better(prefers: bool) -> None:
    network = scattered(prefers=prefers)
    positions = list(turns(3, effort(quick=41, default=9, deep=3)))
    lessons = taught(Lessons(Adam(network)), Search(network, 5, 6, 8), positions)
    lessons.batch = 64
    before = lessons.lost()
    lessons.teach(effort(quick=20, default=2_000, deep=10_000), 0.003, Rng(1))
    assert before > 0.0
    assert lessons.lost() < effort(quick=200, default=50, deep=50) / 100 * before


@pytest.mark.skipif(not compiled, reason="the plain form has nothing to be compared with")
@pytest.mark.parametrize("prefers", [False, True])
def test_both_forms_learn_the_same(prefers: bool) -> None:
    plain, net = forms.plain("sevenwonders.ai.classic.lessons"), forms.plain("sevenwonders.ai.classic.net")
    unpack = forms.plain("sevenwonders.classic.seen").unpack
    one, two = scattered(prefers=prefers), scattered(net.new_network, prefers=prefers)
    positions = list(turns(3, 41))[:3]
    first = taught(Lessons(Adam(one)), Search(one, 5, 6, 8), positions)
    second = taught(
        plain.Lessons(forms.plain("sevenwonders.ai.adam").Adam(two)),
        forms.plain("sevenwonders.ai.classic.search").Search(two, 5, 6, 8),
        [unpack(mine.pack()) for mine in positions],
    )
    assert abs(first.lost() - second.lost()) < 1e-4
    first.batch = second.batch = 8
    first.teach(6, 0.001, Rng(1))
    second.teach(6, 0.001, forms.plain("sevenwonders.core.rng").Rng(1))
    for network in (one, two):  # what all preferences share has no slope but rounding errors, each of which is a step
        network.tables[-1][10] = 0.0  # `net.PREFERENCE`
    for mine, theirs in zip(one.tables, two.tables, strict=True):
        assert all(abs(a - b) < 1e-4 for a, b in zip(mine, theirs, strict=True))


@pytest.mark.parametrize("prefers", [False, True])
def test_games_with_searches_teach(prefers: bool) -> None:
    """The same seed learns the same; what is learnt stays in the network that plays."""

    def weights(passes: int) -> list[bytes]:
        network = scattered(prefers=prefers)
        worker = ClassicCourse(network, simulations=8).workers(1, 1)[0]
        assert isinstance(worker, SearchPlay)
        worker.searched, worker.passes, worker.ordinaries = effort(quick=30, default=4, deep=1), passes, 1
        worker.lessons.batch = 16
        worker.play(1)
        assert worker.decisions == worker.lessons.count > 0
        assert worker.regret >= 0.0
        return [bytes(table) for table in network.tables]

    assert weights(passes=4) == weights(passes=4) != weights(passes=0)
