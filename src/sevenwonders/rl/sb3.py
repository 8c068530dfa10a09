"""Stable-Baselines3's `VecEnv` over a `VectorEnv`, for sb3-contrib's MaskablePPO.

    env = SevenWondersVecEnv("duel", 64, opponent="greedy")
    MaskablePPO("MlpPolicy", env).learn(500_000)

Needs ``pip install sb3-contrib``.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

try:
    from stable_baselines3.common.vec_env import VecEnv
except ImportError as error:
    raise ImportError("sevenwonders.rl.sb3 needs Stable-Baselines3: pip install sb3-contrib") from error

from sevenwonders.rl.vector import Opponents, VectorEnv


class SevenWondersVecEnv(VecEnv):
    """Games against an opponent (see `VectorEnv`), stepped together in compiled code.

    Observations are scaled to 0 … 1 unless `scale` is false. `env_method("action_masks")` returns the legal actions,
    one row per game. `options` are those of `VectorEnv`, without `autoreset` and `copy`.
    """

    def __init__(
        self, game: str, num_envs: int, *, opponent: Opponents = "greedy", scale: bool = True, **options: Any
    ) -> None:
        self.env = VectorEnv(game, num_envs, opponent=opponent, autoreset="disabled", copy=False, **options)
        box = self.env.single_observation_space
        high = self.env.batch.shape.high
        self._scale = 1 / high.astype(np.float32) if scale else None
        if scale:
            box = spaces.Box(0.0, 1.0, high.shape, np.float32)
        self._actions: NDArray[np.int64] = np.zeros(num_envs, np.int64)
        self._seed: int | None = None
        super().__init__(num_envs, box, self.env.single_action_space)

    def reset(self) -> NDArray[Any]:
        """Restart all games; `seed` takes effect here."""
        observations, _ = self.env.reset(seed=self._seed)
        self._seed = None
        return self._scaled(observations)

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """Set the seed of the next `reset`."""
        self._seed = seed
        return [seed] * self.num_envs

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Store the actions of `step_wait`."""
        self._actions = actions

    def step_wait(self) -> tuple[NDArray[Any], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Take the stored actions and restart the games that end."""
        observations, rewards, ended, _, _ = self.env.step(self._actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        if ended.any():
            for row in np.flatnonzero(ended):
                infos[row] = {
                    "terminal_observation": self._scaled(observations[row]),
                    "TimeLimit.truncated": False,
                }
            observations, _ = self.env.reset(options={"reset_mask": ended})
        return self._scaled(observations), rewards, ended, infos

    def close(self) -> None:
        """End the worker threads."""
        self.env.close()

    def _scaled(self, observations: NDArray[np.uint8]) -> NDArray[Any]:
        return observations.copy() if self._scale is None else observations * self._scale

    # ---- access to the environments, which share one object

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """Return an attribute of the vector environment once per selected game."""
        return [getattr(self.env, attr_name)] * len(list(self._get_indices(indices)))

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:  # noqa: ARG002 - SB3's signature
        """Raise AttributeError: the games have no attributes of their own."""
        raise AttributeError(f"games of {type(self).__name__} have no attribute {attr_name} to set")

    def has_attr(self, attr_name: str) -> bool:
        """Return whether the environments have an attribute or method."""
        return attr_name == "action_masks" or hasattr(self.env, attr_name)

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """Return the action mask of each selected game; raise AttributeError for any other method."""
        if method_name != "action_masks" or args or kwargs:
            raise AttributeError(f"{type(self).__name__} has no method {method_name}")
        masks = self.env.batch.masks.copy()
        return [masks[index] for index in self._get_indices(indices)]

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:  # noqa: ARG002 - SB3's signature
        """Return False for each selected game: the games have no wrappers."""
        return [False] * len(list(self._get_indices(indices)))
