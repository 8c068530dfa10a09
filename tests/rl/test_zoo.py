"""PettingZoo's own tests for both games; HYPOTHESIS_PROFILE=deep runs them at full length."""

from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from tests.effort import effort

from sevenwonders.rl import classic_v0, duel_v0

CYCLES = effort(quick=60, default=200, deep=1_000)
ENVIRONMENTS = [
    pytest.param(duel_v0.env, id="duel"),
    *(pytest.param(lambda n=players: classic_v0.env(players=n), id=f"classic-{players}") for players in (3, 5, 7)),
]
# PettingZoo warns about dict observations except in its own environments.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


@pytest.mark.parametrize("make", ENVIRONMENTS)
def test_api(make: Any) -> None:
    api_test(make(), num_cycles=CYCLES)


@pytest.mark.parametrize("make", ENVIRONMENTS)
def test_seed(make: Any) -> None:
    seed_test(make, CYCLES // 2)


@pytest.mark.parametrize("players", [3, 5, 7])
def test_parallel_api(players: int) -> None:
    parallel_api_test(classic_v0.parallel_env(players=players), num_cycles=CYCLES)


@pytest.mark.parametrize("players", [3, 7])
def test_parallel_seed(players: int) -> None:
    parallel_seed_test(lambda: classic_v0.parallel_env(players=players), CYCLES // 2)


@pytest.mark.parametrize("make", [duel_v0.raw_env, classic_v0.raw_env])
def test_inactive_agents_can_only_wait(make: Any) -> None:
    env = make()
    env.reset(seed=5)
    rng = np.random.default_rng(5)
    while not any(env.terminations.values()):
        for agent in env.agents:
            mask = env.observe(agent)["action_mask"]
            assert mask.any()
            if not env.players.table.is_waiting_for(env.players.number[agent]):
                assert np.flatnonzero(mask).tolist() == [env.players.wait]
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(rng.choice(np.flatnonzero(mask))))
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert set(env.rewards.values()) != {0.0}


def test_parallel_and_aec_play_the_same_game() -> None:
    """Equal seeds and equal actions lead to equal states."""
    together, in_turn = classic_v0.parallel_env(players=4), classic_v0.raw_env(players=4)
    seen, _ = together.reset(seed=2)
    in_turn.reset(seed=2)
    rewards: dict[str, float] = {}
    while together.agents:
        chosen = {name: int(np.flatnonzero(seen[name]["action_mask"])[0]) for name in together.agents}
        for name in together.agents:
            if chosen[name] != in_turn.players.wait:
                in_turn.agent_selection = name
                in_turn.step(chosen[name])
        seen, rewards, *_ = together.step(chosen)
        assert together.unwrapped.players.table.state == in_turn.players.table.state
    assert rewards == in_turn.rewards


def test_illegal_action_raises_or_ends_the_game() -> None:
    raw = duel_v0.raw_env()
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="not legal"):
        raw.step(raw.players.wait)
    env = duel_v0.env()
    env.reset(seed=1)
    env.step(0)
    assert env.terminations["player_0"]
    assert env.rewards["player_0"] == -1
    parallel = classic_v0.parallel_env()
    parallel.reset(seed=1)
    _, rewards, ended, _, infos = parallel.step({"player_0": 321, "player_1": 0, "player_2": 321})
    assert rewards == {"player_0": 0, "player_1": -1, "player_2": 0}
    assert all(ended.values())
    assert infos == {"player_0": {}, "player_1": {"illegal": True}, "player_2": {}}


@pytest.mark.parametrize("make", [duel_v0.env, classic_v0.env, classic_v0.parallel_env])
def test_unknown_reward_kind_raises(make: Any) -> None:
    with pytest.raises(ValueError, match="'fun' is none of win, rank, margin, points"):
        make(reward="fun")


@pytest.mark.parametrize("make", [duel_v0.raw_env, classic_v0.parallel_env])
def test_step_before_reset_raises(make: Any) -> None:
    with pytest.raises(AssertionError, match="reset"):
        make().step({})


def test_step_after_the_end_returns_empty_dicts() -> None:
    parallel = classic_v0.parallel_env()
    parallel.reset(seed=1)
    parallel.step(dict.fromkeys(parallel.agents, 0))  # illegal, so the game is over
    assert parallel.agents == []
    for actions in ({}, {"player_0": 321}):
        assert parallel.step(actions) == ({}, {}, {}, {}, {})
    raw = duel_v0.raw_env()
    raw.reset(seed=1)
    raw.agents = []
    raw.step(None)


@pytest.mark.parametrize("wrong", [None, 0.5, 321.0, [321], "321"])
def test_actions_that_are_not_integers_raise(wrong: Any) -> None:
    parallel, raw = classic_v0.parallel_env(), classic_v0.raw_env()
    parallel.reset(seed=1)
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="the action of player_1 is a whole number"):
        parallel.step({"player_0": 321, "player_1": wrong, "player_2": 321})
    with pytest.raises(ValueError, match="the action of player_0 is a whole number"):
        raw.step(wrong)
    assert parallel.agents == raw.agents == raw.possible_agents


def test_missing_actions_raise() -> None:
    parallel = classic_v0.parallel_env()
    parallel.reset(seed=1)
    with pytest.raises(ValueError, match="no action of player_1, player_2"):
        parallel.step({"player_0": 321})
    for wrong in (None, [321, 321, 321], 321):
        with pytest.raises(TypeError, match="a dict by agent"):
            parallel.step(wrong)
    parallel.step({name: np.int64(321) for name in parallel.agents})


def test_render(capsys: pytest.CaptureFixture[str]) -> None:
    env = classic_v0.raw_env(render_mode="ansi")
    env.reset(seed=1)
    assert "produces:" in str(env.render())
    parallel = classic_v0.parallel_env(render_mode="human")
    parallel.reset(seed=1)
    parallel.step(dict.fromkeys(parallel.agents, 321))
    assert "Waiting for: " in capsys.readouterr().out
