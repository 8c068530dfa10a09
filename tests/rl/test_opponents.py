"""Opponents in environments: the compiled ones play as the agents they stand for, pools mix them with policies."""

from typing import Any

import numpy as np
import pytest

from sevenwonders.ai.agents import Agent, make_agent
from sevenwonders.core.errors import OptionError
from sevenwonders.core.registry import rules_of
from sevenwonders.rl import codes
from sevenwonders.rl.batch import Batch, new_table
from sevenwonders.rl.opponents import is_compiled
from sevenwonders.rl.sampling import ActionSampler
from sevenwonders.rl.vector import VectorEnv


def first_legal(_: Any, masks: Any) -> Any:
    return masks.argmax(axis=1)


@pytest.mark.parametrize(
    ("game", "spec"),
    [
        ("duel", "greedy"),
        ("duel", "net:0"),
        ("duel", "net"),
        ("duel", "easy"),
        ("classic", "greedy"),
        ("classic", "net:0"),
    ],
)
def test_compiled_opponents_play_as_their_agents(game: str, spec: str) -> None:
    batch = Batch(game, 1, opponents=[spec], seed=5)
    agents = [make_agent(game, spec, seat) for seat in range(batch.shape.seats)]
    for seed in range(3):
        batch.reset(seed)
        while not batch.ended[0]:
            follow(batch, agents, game)


def follow(batch: Batch, agents: list[Agent], game: str) -> None:
    """Step a game once, compare the opponents' replies with those of the agents."""
    table, seat = batch.table(0), int(batch.seats[0])
    other: Any = new_table(batch.shape)
    other.set_state(table.state)
    other.chance_rng.state = table.chance_rng.state
    action = int(batch.masks[0].nonzero()[0][-1])
    move = other.move_of(seat, action)
    batch.step([action])
    if move == codes.NOTHING:
        return  # the payment follows
    other.act(seat, action)
    while (active := other.next_seat()) not in (codes.NOTHING, seat):
        chosen = agents[active].choose(rules_of(game).seen(other.state, active))
        is_played = False
        while not is_played:
            part = other.action_of(active, chosen)
            is_played = other.move_of(active, part) != codes.NOTHING
            other.act(active, part)
    assert rules_of(game).position_text(other.state) == rules_of(game).position_text(table.state)


def test_which_specs_are_compiled() -> None:
    assert all(is_compiled("duel", spec) for spec in ("random", "greedy", "net:0", "net", "beginner", "hard"))
    assert not any(is_compiled("duel", spec) for spec in ("net:50", "mcts:10", "expert"))
    assert is_compiled("classic", "expert")
    assert not is_compiled("classic", "net")


def test_a_batch_refuses_an_opponent_that_is_not_compiled() -> None:
    with pytest.raises(OptionError):
        Batch("duel", 2, opponents=["mcts:10"])
    with pytest.raises(OptionError):
        Batch("duel", 2, opponents=["greeedy"])


@pytest.mark.parametrize("game", ["duel", "classic"])
@pytest.mark.parametrize("opponent", ["greedy", "mcts:2", first_legal, ["random", "greedy", first_legal, "mcts:2"]])
def test_the_learner_is_always_active(game: str, opponent: Any) -> None:
    env = VectorEnv(game, 8, opponent=opponent)
    sampler = ActionSampler(3)
    _, infos = env.reset(seed=9)
    games = 0
    for _ in range(120 if game == "duel" else 60):
        running = ~env.batch.over
        assert (infos["seat"][running] == env.own[running]).all()
        _, rewards, ended, _, infos = env.step(sampler.sample(infos["action_mask"]))
        assert (rewards[~ended] == 0).all()
        games += int(ended.sum())
    assert games >= 8
    env.close()


def test_every_member_of_a_pool_is_drawn() -> None:
    env = VectorEnv("duel", 64, opponent=["random", "greedy", first_legal])
    _, infos = env.reset(seed=1)
    assert set(infos["opponent"].tolist()) == {0, 1, 2}


def test_opponents_can_be_replaced() -> None:
    env = VectorEnv("duel", 32, opponent=["random"])
    env.reset(seed=1)
    env.set_opponents(["random", first_legal])
    _, infos = env.reset()
    assert set(infos["opponent"].tolist()) == {0, 1}
    env.set_opponents("greedy")
    _, infos = env.reset()
    assert set(infos["opponent"].tolist()) == {0}
    with pytest.raises(OptionError):
        env.set_opponents("greeedy")
    with pytest.raises(OptionError):
        env.set_opponents([])
    with pytest.raises(ValueError, match="no opponents"):
        VectorEnv("duel", 2).set_opponents("greedy")


def test_a_pool_that_shrinks_in_a_running_game() -> None:
    env = VectorEnv("duel", 32, opponent=["random"] * 5)
    _, infos = env.reset(seed=1)
    env.set_opponents(["greedy", "random"])
    for _ in range(100):
        *_, infos = env.step(infos["action_mask"].argmax(axis=1))
    assert set(infos["opponent"].tolist()) == {0, 1}


def test_same_step_restarts_games_against_compiled_opponents() -> None:
    env = VectorEnv("duel", 16, opponent=["greedy", "net:0"], autoreset="same_step")
    sampler = ActionSampler(1)
    _, infos = env.reset(seed=4)
    ended, rewards = np.zeros(16, bool), np.zeros(16, np.float32)
    while not ended.any():
        _, rewards, ended, _, infos = env.step(sampler.sample(infos["action_mask"]))
    assert set(np.abs(rewards[ended]).tolist()) <= {0.0, 1.0}
    with pytest.raises(ValueError, match="not compiled"):
        env.set_opponents([first_legal])


@pytest.mark.parametrize("game", ["duel", "classic"])
def test_games_do_not_depend_on_the_threads(game: str) -> None:
    def played(threads: int) -> tuple[Any, Any]:
        batch = Batch(game, 96, opponents=["greedy", "net:0", "random"], threads=threads, seed=8)
        batch.run_random(60)
        found = batch.observations.copy(), batch.opponents.copy()
        batch.close()
        return found

    one, two = played(1), played(2)
    assert (one[0] == two[0]).all()
    assert (one[1] == two[1]).all()


# ---- sampling


def test_sampled_actions_are_legal_and_uniform() -> None:
    masks = np.zeros((30_000, 70), np.int8)
    masks[:, [0, 7, 69]] = 1
    actions = ActionSampler(1).sample(masks)
    counts = np.bincount(actions, minlength=70)
    assert set(counts.nonzero()[0].tolist()) == {0, 7, 69}
    assert (np.abs(counts[[0, 7, 69]] - 10_000) < 500).all()  # six standard deviations
    assert (ActionSampler(1).sample(masks.astype(bool)) == actions).all()
    assert (ActionSampler(1).sample(np.asfortranarray(masks)) == actions).all()


def test_masks_that_cannot_be_sampled() -> None:
    sampler = ActionSampler()
    read_only = np.ones((2, 3), np.int8)
    read_only.flags.writeable = False
    assert sampler.sample(read_only).shape == (2,)
    with pytest.raises(ValueError, match="row 1 has no legal action"):
        sampler.sample(np.array([[1, 0], [0, 0]], np.int8))
    wrong: list[Any] = [
        np.ones(3, np.int8),
        np.ones((0, 3), np.int8),
        np.ones((3, 0), np.int8),
        np.ones((2, 2), np.int32),
    ]
    for masks in wrong:
        with pytest.raises(ValueError, match="table of bytes"):
            sampler.sample(masks)
