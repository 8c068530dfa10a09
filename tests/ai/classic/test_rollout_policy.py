"""Tests of the rollout policy of 7 Wonders: features, main moves, distillation, use in searches."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from tests.classic.walks import states
from tests.effort import effort

from sevenwonders import compiled, forms
from sevenwonders.ai import network_file
from sevenwonders.ai.agents import make_agent
from sevenwonders.ai.classic import rollout_policy_layout as policy_layout
from sevenwonders.ai.classic.agents import SearchAgent
from sevenwonders.ai.classic.network_evaluator import NetworkEvaluator, new_network
from sevenwonders.ai.classic.rollout_policy import HEADS, RolloutPolicy, check_rollout_policy, new_rollout_policy
from sevenwonders.ai.limits import Limit
from sevenwonders.ai.network import Network
from sevenwonders.ai.networks import network_of, released, rollout_policy_of
from sevenwonders.classic import ids
from sevenwonders.classic.knowledge import Knowledge
from sevenwonders.classic.seen import Seen, seen
from sevenwonders.core.errors import GameError, MoveError, OptionError
from sevenwonders.core.rng import Rng
from sevenwonders.training import distillation
from sevenwonders.training.distillation import DistillationWorker
from sevenwonders.training.optimizer import Adam

GAMES = effort(quick=1, default=4, deep=20)


def scattered(seed: int = 1) -> Network:
    network = new_rollout_policy(16, 8)
    network.scatter(seed)
    return network


def valued(seed: int = 1) -> Network:
    network = new_network(16, 8)
    network.scatter(seed)
    return network


def turns(seed: int, every: int) -> Iterator[Seen]:
    """Yield the knowledge of a seat that is to play a turn, at every `every`-th ply of a game."""
    for ply, state in enumerate(states(seed)):
        if state.question() == ids.TURN and ply % every == 0:
            yield seen(state, max(seat for seat in range(state.players) if state.waiting >> seat & 1))


# ---- features and moves


def test_blocks_do_not_overlap_and_cities_are_word_aligned() -> None:
    blocks = sorted(policy_layout.BLOCKS, key=lambda block: block.start)
    for block, following in pairwise(blocks):
        assert block.start + block.size <= following.start, block.name
    assert blocks[-1].start + blocks[-1].size <= policy_layout.INPUTS == 64 * policy_layout.WORDS
    for number, whose in enumerate(("RECEIVER_", "GIVER_"), start=1):
        starts = [block.start for block in blocks if block.name.startswith(whose)]
        assert min(starts) == number * 64 * policy_layout.CITY_WORDS
    assert len({block.name for block in blocks}) == len(blocks)


@pytest.mark.parametrize("seed", range(GAMES))
def test_main_moves_are_one_build_and_one_discard_of_each_card(seed: int) -> None:
    policy = RolloutPolicy(scattered())
    for mine in turns(seed, effort(quick=37, default=11, deep=3)):
        found = policy.logits_of(mine)
        moves = {move for move, _ in found}
        assert len(moves) == len(found)
        assert moves <= set(mine.legal_ids())
        # Every card may be built if that can be paid for, and given away in one way at least.
        builds = {move // ids.SPLITS for move in mine.legal_ids() if move < ids.STAGE_0}
        assert {move // ids.SPLITS for move in moves if move < ids.STAGE_0} == builds
        hand = {move - ids.SELL_0 for move in mine.legal_ids() if ids.SELL_0 <= move < ids.REVIVE_0}
        stages = {(move - ids.STAGE_0) // ids.SPLITS for move in moves if ids.STAGE_0 <= move < ids.SELL_0}
        sales = {move - ids.SELL_0 for move in moves if ids.SELL_0 <= move < ids.REVIVE_0}
        assert (stages == hand and len(sales) == 1) if stages else sales == hand


@pytest.mark.parametrize("seed", range(GAMES))
def test_hidden_cards_change_no_logit(seed: int) -> None:
    one, two, other = RolloutPolicy(scattered()), RolloutPolicy(scattered()), 0
    for state in states(seed):
        if state.question() != ids.TURN:
            continue
        seat = max(seat for seat in range(state.players) if state.waiting >> seat & 1)
        mine = seen(state, seat)
        twin = Knowledge(mine).sample(Rng(state.turn))
        other += twin != state
        assert one.logits_of(mine) == two.logits_of(seen(twin, seat))
    assert other


def test_only_turns_have_logits() -> None:
    policy = RolloutPolicy(scattered())
    revived = False
    for state in states(1):
        if state.question() == ids.REVIVE:
            revived = True
            seat = max(seat for seat in range(state.players) if state.waiting >> seat & 1)
            with pytest.raises(MoveError, match="move/not-asked"):
                policy.logits_of(seen(state, seat))
    assert revived
    for wrong in (None, 3, "x"):
        with pytest.raises(OptionError, match="seen/unknown"):
            policy.logits_of(wrong)  # type: ignore[arg-type]


@pytest.mark.skipif(not compiled, reason="the plain form has nothing to be compared with")
def test_forms_agree() -> None:
    unpack = forms.plain("sevenwonders.classic.seen").unpack
    copied = forms.plain("sevenwonders.ai.classic.rollout_policy").new_rollout_policy(16, 8)
    copied.scatter(1)
    one, two = RolloutPolicy(scattered()), forms.plain("sevenwonders.ai.classic.rollout_policy").RolloutPolicy(copied)
    for mine in turns(3, effort(quick=17, default=7, deep=1)):
        for (move, logit), (same_move, same_logit) in zip(
            one.logits_of(mine), two.logits_of(unpack(mine.pack())), strict=True
        ):
            assert move == same_move
            assert abs(logit - same_logit) < 1e-4


# ---- distillation


def test_distillation_reduces_the_loss() -> None:
    course = distillation.new_course(16, 1, released("classic", "1000"), second=8)
    (worker,) = course.workers(1, 1)
    course.adjust(worker, 0.0)
    found = []
    for _ in range(2):
        worker.play(effort(quick=8, default=200, deep=1000))
        found.append(course.report([worker]))
    assert found[1]["loss"] < found[0]["loss"]
    assert found[1]["agreed"] > found[0]["agreed"]


def test_validation_changes_no_weight() -> None:
    course = distillation.new_course(16, 1, released("classic", "1000"), second=8)
    (worker,) = course.workers(1, 1)
    worker.is_learning = False
    before = [list(table) for table in course.network.tables]
    worker.play(effort(quick=2, default=60, deep=60))
    assert course.report([worker])["loss"] > 0
    assert before == [list(table) for table in course.network.tables]


@pytest.mark.skipif(not compiled, reason="takes long")
def test_same_seed_same_weights(tmp_path: Path) -> None:
    network_file.write(valued(), tmp_path / "model.net")
    learnt = []
    for _ in range(2):
        course = distillation.new_course(16, 1, tmp_path / "model.net", second=8)
        (worker,) = course.workers(1, 1)
        worker.play(30)
        learnt.append([list(table) for table in course.network.tables])
    assert learnt[0] == learnt[1]


def test_start_states_are_checked() -> None:
    with pytest.raises(GameError):
        DistillationWorker(Adam(scattered()), valued(), [None], 1)  # type: ignore[list-item]


def test_other_networks_are_refused() -> None:
    for wrong in (valued(), new_rollout_policy(16, 0)):
        with pytest.raises(OptionError, match="network/other-inputs"):
            check_rollout_policy(wrong)
    with pytest.raises(OptionError, match="network/other-inputs"):
        NetworkEvaluator(scattered())
    assert sum(size for _, size, _ in HEADS) == scattered().outputs


# ---- use in searches


def test_rollout_policy_is_loaded_from_beside_its_network(tmp_path: Path) -> None:
    network_file.write(valued(), tmp_path / "my.net")
    assert rollout_policy_of("classic", str(tmp_path / "my.net")) is None
    network_file.write(scattered(), tmp_path / "my-habits.net")
    assert rollout_policy_of("classic", str(tmp_path / "my.net")) is not None
    assert make_agent("classic", f"net:8@{tmp_path / 'my.net'}", 1).name == f"net@{tmp_path / 'my.net'}:8"
    network_file.write(valued(), tmp_path / "other.net")
    network_file.write(valued(), tmp_path / "other-habits.net")
    with pytest.raises(OptionError, match="network/other-inputs"):
        make_agent("classic", f"net:8@{tmp_path / 'other.net'}", 1)


def test_only_the_released_network_has_a_rollout_policy() -> None:
    assert rollout_policy_of("classic") is not None
    assert rollout_policy_of("classic", "300000") is None
    assert rollout_policy_of("duel") is None
    assert released("classic", "habits").stat().st_size <= 2_000_000


@pytest.mark.skipif(not compiled, reason="takes long")
def test_released_policy_agrees_with_its_network() -> None:
    """On turns, about four of five preferred main moves are the same."""
    network = rollout_policy_of("classic")
    assert network is not None
    course = distillation.DistillationSchedule(network, network_of("classic"))
    assert course.measure(9)["new agreed"] > 0.75


@pytest.mark.parametrize("seed", range(GAMES))
def test_hidden_cards_change_no_decision_of_a_search(seed: int) -> None:
    for mine in turns(seed, effort(quick=97, default=31, deep=7)):
        twin = seen(Knowledge(mine).sample(Rng(5)), mine.seat)
        verdicts = [
            SearchAgent(NetworkEvaluator(valued()), 3, Limit(simulations=16), rollout_policy=scattered()).analyse(one)
            for one in (mine, twin)
        ]
        assert verdicts[0] == verdicts[1]
