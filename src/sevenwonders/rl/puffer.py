"""PufferLib environment over a batch: every game is one agent, and observations contain the mask.

PufferLib is not part of the extra "rl" because of its size (gigabytes): ``pip install pufferlib-core``.
"""

from typing import Any

import gymnasium
import numpy as np
import pufferlib
from numpy.typing import NDArray

from sevenwonders.core.options import DEFAULTS, Settings
from sevenwonders.rl.batch import Batch, Reward


class PufferBatch(pufferlib.PufferEnv):  # type: ignore[misc]  # untyped
    """Self-play in many games.

    An observation is the action mask followed by the observation of the active seat. The reward is that of the seat
    that has just acted; when games end, `infos` contains the rewards of all seats.
    """

    def __init__(
        self,
        game: str = "duel",
        num_envs: int = 1024,
        players: int | None = None,
        reward: Reward = "win",
        settings: Settings = DEFAULTS,
        threads: int = 1,
        buf: Any = None,
        seed: int = 0,
    ) -> None:
        self.batch = Batch(
            game,
            num_envs,
            players=players,
            settings=settings,
            reward=reward,
            autoreset="same_step",
            threads=threads,
            seed=seed,
        )
        shape = self.batch.shape
        high = np.concatenate([np.ones(shape.actions, np.uint8), shape.high])
        self.single_observation_space = gymnasium.spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.single_action_space = gymnasium.spaces.Discrete(shape.actions)
        self.num_agents = num_envs
        super().__init__(buf)

    def reset(self, seed: int | None = None) -> tuple[NDArray[np.uint8], list[dict[str, Any]]]:
        """Restart all games."""
        with self.batch.exclusive:
            self.batch.reset(seed)
            self._write()
        return self.observations, []

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, list[dict[str, Any]]]:
        """Take one legal action in each game; ended games restart at once."""
        with self.batch.exclusive:
            return self._step(actions)

    def _step(self, actions: Any) -> tuple[Any, Any, Any, Any, list[dict[str, Any]]]:
        acted = self.batch.seats.copy()
        self.batch.step(actions)
        self.rewards[:] = self.batch.rewards[np.arange(self.num_agents), acted]
        self.terminals[:] = self.batch.ended
        self.truncations[:] = False
        self._write()
        ended = np.flatnonzero(self.batch.ended)
        infos = [{"rewards": self.batch.rewards[ended].tolist()}] if len(ended) else []
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def close(self) -> None:
        """End the worker threads."""
        self.batch.close()

    def _write(self) -> None:
        count = self.batch.shape.actions
        self.observations[:, :count] = self.batch.masks
        self.observations[:, count:] = self.batch.observations
