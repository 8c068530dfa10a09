"""Duel networks learn from their own games: the same every time, in both forms, and to some avail."""

from typing import Any

import pytest

import sevenwonders
from sevenwonders import forms
from sevenwonders.ai.duel.network_evaluator import NetworkEvaluator, new_network
from sevenwonders.ai.network import Network
from sevenwonders.core.rng import Rng
from sevenwonders.duel import RULES, Setup
from sevenwonders.training.duel_schedule import BATCH, RATE
from sevenwonders.training.duel_search_targets import SearchTargets, shifted
from sevenwonders.training.duel_selfplay import Score, SelfPlay, play_match
from sevenwonders.training.optimizer import Adam

START = RULES.new(Setup())


def a_worker(hidden: int = 8, seed: int = 3) -> SelfPlay:
    network = new_network(hidden)
    network.scatter(1)
    worker = SelfPlay(Adam(network), START, seed)
    worker.specialist_share = 0.5
    worker.rate, worker.batch = RATE, BATCH
    return worker


def weights(worker: Any) -> list[float]:
    return [weight for table in worker.adam.network.tables for weight in table]


def test_the_same_seed_gives_the_same_network() -> None:
    one, two, other = a_worker(), a_worker(), a_worker(seed=4)
    for worker in (one, two, other):
        worker.play(3)
    assert weights(one) == weights(two)
    assert weights(one) != weights(other)


def test_both_forms_play_and_learn_equally() -> None:
    plain = forms.plain("sevenwonders.training.duel_selfplay")
    network = forms.plain("sevenwonders.ai.duel.network_evaluator").new_network(8)
    network.scatter(1)
    start = forms.plain("sevenwonders.duel.state").unpack(START.pack())
    theirs = plain.SelfPlay(forms.plain("sevenwonders.training.optimizer").Adam(network), start, 3)
    theirs.specialist_share = 0.5
    theirs.rate, theirs.batch = RATE, BATCH
    ours = a_worker()
    for worker in (ours, theirs):
        worker.play(1)
    assert ours.decisions == theirs.decisions
    assert [list(row) for row in ours.wins] == theirs.wins
    assert ours.loss == pytest.approx(theirs.loss, abs=1e-2)
    assert weights(ours) == pytest.approx(weights(theirs), abs=1e-3)


def test_games_are_counted() -> None:
    worker = a_worker()
    worker.play(4)
    assert worker.games == 4 == sum(sum(row) for row in worker.wins)
    assert 4 * 8 < worker.decisions < 4 * 160
    assert worker.loss > 0
    worker.clear()
    assert worker.games == worker.decisions == 0


@pytest.mark.parametrize("kind", [SelfPlay, SearchTargets])
def test_an_opponent_plays_a_seat_and_does_not_learn(kind: type[Any]) -> None:
    network, other = new_network(8), new_network(8)
    network.scatter(1)
    other.scatter(2)
    worker = kind(Adam(network), START, 3) if kind is SelfPlay else kind(Adam(network), START, 3, 4)
    worker.rival, worker.rival_share = NetworkEvaluator(other), 1.0
    before, held = weights(worker), [list(table) for table in other.tables]
    worker.play(3)
    assert worker.games == 3
    assert weights(worker) != before
    assert [list(table) for table in other.tables] == held


def match(one: Network, two: Network, games: int, seed: int) -> Score:
    score = Score()
    play_match(NetworkEvaluator(one), NetworkEvaluator(two), START, games, Rng(seed), score)
    return score


def test_an_evaluation_match_is_balanced() -> None:
    """The two sides of a match share its points, and a network is level with itself."""
    networks = []
    for seed in (1, 2):
        network = new_network(8)
        network.scatter(seed)
        networks.append(network)
    there, back = match(networks[0], networks[1], 4, 5), match(networks[1], networks[0], 4, 5)
    assert there.games == back.games == 4
    assert there.points + back.points == 4
    assert match(networks[0], networks[0], 2, 6).points == 1.0
    assert there.judged > there.decisions > 0


@pytest.mark.skipif(not sevenwonders.compiled, reason="takes minutes in the plain form")
def test_a_few_hundred_games_improve_the_network() -> None:
    worker = a_worker(hidden=16)
    untrained = worker.adam.network.copy()
    worker.play(400)
    assert match(worker.adam.network, untrained, 100, 7).points > 80


# ---- with search


def test_outcome_probabilities_are_shifted_to_a_value() -> None:
    outlook = [0.3, 0.1, 0.1, 0.2, 0.1, 0.1, 0.1]
    for value in (0.0, 0.2, 0.5, 0.9, 1.0):
        found = shifted(outlook, value)
        assert sum(found) == pytest.approx(1.0)
        assert sum(found[:3]) + found[6] / 2 == pytest.approx(value)
        assert found[0] == pytest.approx(3 * found[1])
        assert found[3] == pytest.approx(2 * found[4])
    assert shifted(outlook, 0.55) == pytest.approx(outlook)


def test_training_on_searched_games_is_reproducible() -> None:
    def a_student() -> SearchTargets:
        network = new_network(8)
        network.scatter(1)
        return SearchTargets(Adam(network), START, 3, simulations=8 if sevenwonders.compiled else 2)

    one, two, idle = a_student(), a_student(), a_student()
    for worker in (one, two):
        worker.play(1)
    assert weights(one) == weights(two)
    assert weights(one) != weights(idle)
    assert one.games == sum(map(sum, one.wins)) == 1
    assert one.decisions > 8
    assert one.loss > 0
