"""Tests of the network evaluator of 7 Wonders and of its training."""

from collections.abc import Iterator
from itertools import islice
from math import exp
from pathlib import Path

import pytest
from tests.classic.walks import states
from tests.effort import effort

import sevenwonders
from sevenwonders.ai import network_file
from sevenwonders.ai.classic.agents import EvaluatorAgent, SearchAgent
from sevenwonders.ai.classic.features import Features
from sevenwonders.ai.classic.network_evaluator import NetworkEvaluator, check_network, new_network
from sevenwonders.ai.limits import Limit
from sevenwonders.ai.network import Network
from sevenwonders.ai.network_shape import Description
from sevenwonders.ai.networks import network_of
from sevenwonders.classic import RULES, Setup, ids
from sevenwonders.classic.knowledge import Knowledge
from sevenwonders.classic.seen import Seen, seen
from sevenwonders.core.errors import MoveError, OptionError
from sevenwonders.core.rng import Rng
from sevenwonders.training import classic_schedule


def scattered(seed: int = 1) -> Network:
    network = new_network(16, 8)
    network.scatter(seed)
    return network


def decisions(seed: int) -> Iterator[Seen]:
    asked = ((state, seat) for state in states(seed) for seat in range(state.players) if state.waiting >> seat & 1)
    for state, seat in islice(asked, 9 * seed, None, effort(quick=200, default=11, deep=3)):
        yield seen(state, seat)


@pytest.mark.parametrize("seed", range(4))
def test_moves_are_legal_in_every_decision(seed: int) -> None:
    agents = (
        EvaluatorAgent(NetworkEvaluator(scattered())),
        SearchAgent(NetworkEvaluator(scattered()), 1, Limit(simulations=8)),
    )
    for mine in decisions(seed):
        for agent in agents:
            move = agent.choose(mine)
            assert move in mine.legal_ids()
            verdict = agent.analyse(mine)
            assert {candidate.move for candidate in verdict.candidates} <= set(mine.legal_ids())
            assert all(abs(sum(candidate.values) - 1.0) < 1e-6 for candidate in verdict.candidates)


def test_evaluations_agree_with_the_network() -> None:
    """Independent of earlier evaluations for other seats; the first layer is quantised."""
    network = network_of("classic")
    evaluator, judged = NetworkEvaluator(network), 0
    for ply, state in enumerate(states(3)):
        for seat in range(state.players):
            if state.question() == ids.TURN and state.waiting >> seat & 1 and (ply + seat) % 4 == 0:
                mine = seen(state, seat)
                found = evaluator.evaluate(mine)
                assert found == NetworkEvaluator(network).evaluate(mine)
                for one in found[::6]:
                    outputs = network.outputs_of(Features().of(mine, one.move))
                    assert one.share == pytest.approx(1.0 / (1.0 + exp(-outputs[0])), abs=0.01)
                    assert one.logit == pytest.approx(outputs[10], rel=0.02, abs=0.5)
                    judged += 1
    assert judged > 50


def test_hidden_cards_change_no_decision() -> None:
    rng = Rng(5)
    for mine in decisions(2):
        twin = seen(Knowledge(mine).sample(rng), mine.seat)
        for make in (
            lambda: EvaluatorAgent(NetworkEvaluator(scattered())),
            lambda: SearchAgent(NetworkEvaluator(scattered()), 1, Limit(simulations=8)),
        ):
            assert make().choose(mine) == make().choose(twin)


@pytest.mark.parametrize("value", [None, "seen", {}, RULES.new(Setup(3))])
def test_anything_but_seen_raises(value: object) -> None:
    for agent in (EvaluatorAgent(NetworkEvaluator(scattered())), SearchAgent(NetworkEvaluator(scattered()), 1)):
        with pytest.raises(OptionError, match="seen/unknown"):
            agent.choose(value)  # type: ignore[arg-type]  # that is the point
        with pytest.raises(MoveError):
            agent.choose(seen(RULES.new(Setup(3)), 0))


def test_network_with_another_layout_raises() -> None:
    other = Network(scattered().shape, Description("classic", "0" * 16, scattered().description.heads))
    with pytest.raises(OptionError, match="network/other-inputs"):
        check_network(other)


def test_same_seed_same_weights() -> None:
    games = effort(quick=2, default=200, deep=2_000)

    def weights() -> list[bytes]:
        made = classic_schedule.new_course(16, seed=3)
        worker = made.workers(1, seed=3)[0]
        worker.mixed_share, worker.batch = 0.5, 64
        worker.play(games)
        return [bytes(table) for table in made.network.tables]

    first, again = weights(), weights()
    assert first == again
    untouched = classic_schedule.new_course(16, seed=3).network.tables
    assert first != [bytes(table) for table in untouched]


def test_rival_plays_all_other_seats_and_does_not_learn(tmp_path: Path) -> None:
    rival = scattered()
    network_file.write(rival, tmp_path / "rival.net")
    made = classic_schedule.new_course(16, seed=3, rivals=[tmp_path / "rival.net"])
    worker = made.workers(1, seed=3)[0]
    worker.batch = 64
    before = [bytes(table) for table in made.network.tables]
    worker.play(3)
    assert [bytes(table) for table in made.network.tables] != before
    itself, met = classic_schedule.KINDS.index("learner"), classic_schedule.KINDS.index("opponent")
    assert worker.seats[itself] == worker.games == 3
    assert sum(worker.seats) == worker.seats[itself] + worker.seats[met]


def test_self_play_learns_to_beat_greedy() -> None:
    games = effort(quick=0, default=2_000, deep=20_000)
    if not games:
        pytest.skip("takes too long when nothing is compiled")
    made = classic_schedule.new_course(32, seed=1)
    worker = made.workers(1, seed=1)[0]
    before = classic_schedule.against_greedy(made.network, 3, 300, 1).shares / 300
    worker.play(games)
    after = classic_schedule.against_greedy(made.network, 3, 300, 1).shares / 300
    assert before < 0.2
    assert after > 0.4


# ---- policy head


def test_new_policy_head_ranks_moves_by_share() -> None:
    values = scattered()
    made = classic_schedule.new_course(16, seed=3, policy=True, second=8)
    made.begin_with(values)
    one, two = NetworkEvaluator(values), NetworkEvaluator(made.network)
    assert (one.has_policy_head, two.has_policy_head) == (False, True)
    for mine in decisions(1):
        ours, theirs = two.evaluate(mine), one.evaluate(mine)
        assert [judged.share for judged in ours] == pytest.approx([judged.share for judged in theirs], abs=1e-6)
        by_share = sorted(ours, key=lambda judged: judged.share)
        assert [judged.logit for judged in by_share] == sorted(judged.logit for judged in ours)


def test_policy_head_of_another_training_is_taken_over() -> None:
    other = new_network(16, 8, policy=True)
    other.scatter(5)
    made = classic_schedule.new_course(16, seed=3, policy=True, second=8)
    made.begin_with(other)
    assert [bytes(table) for table in made.network.tables] == [bytes(table) for table in other.tables]
    with pytest.raises(OptionError, match="train/other-network"):
        classic_schedule.new_course(16, seed=3, second=8).begin_with(other)


@pytest.mark.skipif(sevenwonders.compiled, reason="looks at what compiled code hides")
@pytest.mark.parametrize("luck", [-0.5, 0.5])
def test_probability_of_a_move_changes_with_its_advantage(luck: float) -> None:
    made = classic_schedule.new_course(16, seed=3, policy=True, second=8)
    worker = made.workers(1, seed=3)[0]
    worker.entropy_bonus = 0.0
    worker.play_game()
    seat = worker.kind.index(0)
    at = next(n for n in range(seat * 64, seat * 64 + worker.length[seat]) if worker.alternatives[n])
    worker.target[0], worker.target[8] = worker.prediction[at - 1][0] + luck, worker.prediction[at - 1][8]

    def chance() -> float:
        bitmaps = [worker.bitmaps[at], *worker.alternative_bitmaps[at * 5 : at * 5 + worker.alternatives[at]]]
        preferences = []
        for bitmap in bitmaps:
            rows = [64 * word + bit for word in range(32) for bit in range(64) if bitmap[word] >> bit & 1]
            preferences.append(exp(made.network.outputs_of(rows)[10]))
        return preferences[0] / sum(preferences)

    before = chance()
    assert worker.probability[at][0] == pytest.approx(before, rel=0.02)  # played with rounded weights
    worker.gradient.begin()
    worker.learn_policy(at)
    worker.gradient.end()
    worker.gradient.step(1, 1e-3)
    assert (chance() > before) == (luck > 0)
