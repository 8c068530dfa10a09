"""The adapter for Stable-Baselines3; skipped where it is not installed."""

import numpy as np
import pytest

pytest.importorskip("stable_baselines3")
sb3_contrib = pytest.importorskip("sb3_contrib")

from sevenwonders.rl.sb3 import SevenWondersVecEnv  # noqa: E402 - after the check that it can be imported


@pytest.mark.parametrize("game", ["duel", "classic"])
def test_games_restart_and_keep_their_last_observation(game: str) -> None:
    env = SevenWondersVecEnv(game, 6, opponent="greedy")
    env.seed(3)
    observations = env.reset()
    assert observations.dtype == np.float32
    assert env.observation_space.contains(observations[0])
    ended = 0
    for _ in range(120):
        masks = np.stack(env.env_method("action_masks"))
        assert masks.any(axis=1).all()
        observations, rewards, dones, infos = env.step(masks.argmax(axis=1))
        assert ((rewards != 0) <= dones).all()
        for row in range(6):
            assert ("terminal_observation" in infos[row]) == dones[row]
        ended += int(dones.sum())
    assert ended >= 6
    env.close()


def test_the_same_seed_gives_the_same_games() -> None:
    def played() -> list[float]:
        env = SevenWondersVecEnv("duel", 4, opponent=["greedy", "random"])
        env.seed(5)
        env.reset()
        return [float(env.step(np.stack(env.env_method("action_masks")).argmax(axis=1))[0].sum()) for _ in range(100)]

    assert played() == played()


def test_maskable_ppo_learns_from_it() -> None:
    env = SevenWondersVecEnv("duel", 8, opponent=lambda _, masks: masks.argmax(axis=1))
    model = sb3_contrib.MaskablePPO("MlpPolicy", env, n_steps=16, batch_size=64, device="cpu", seed=1)
    model.learn(256)
    assert model.num_timesteps == 256


def test_what_it_does_not_have() -> None:
    env = SevenWondersVecEnv("duel", 2)
    with pytest.raises(AttributeError):
        env.env_method("render")
    with pytest.raises(AttributeError):
        env.set_attr("opponent", "random")
    assert env.env_is_wrapped(object) == [False, False]
