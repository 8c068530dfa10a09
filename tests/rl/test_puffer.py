"""PufferLib's interface; skipped in CI because the library is too large."""

import numpy as np
import pytest

pytest.importorskip("pufferlib")

from sevenwonders.rl.puffer import PufferBatch


@pytest.mark.parametrize("game", ["duel", "classic"])
def test_games_run_in_the_buffers_of_pufferlib(game: str) -> None:
    env = PufferBatch(game, 16)
    observations, infos = env.reset(seed=3)
    assert observations.shape == (16, env.batch.shape.actions + env.batch.shape.size)
    rewards = 0
    for _ in range(200):
        masks = observations[:, : env.batch.shape.actions]
        observations, given, ended, _, infos = env.step(masks.argmax(axis=1))
        assert observations is env.observations
        assert (np.abs(given[ended.astype(bool)]) <= 1).all()
        rewards += sum(len(info["rewards"]) for info in infos)
    assert rewards > 0
    env.close()
