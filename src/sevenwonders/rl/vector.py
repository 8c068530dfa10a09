"""Gymnasium's vector environment over a batch, for self-play or against an opponent.

>>> env = VectorEnv("duel", 4)
>>> observations, infos = env.reset(seed=3)
>>> observations.shape, infos["action_mask"].shape, infos["seat"].tolist()
((4, 2103), (4, 450), [0, 0, 0, 0])
>>> actions = env.action_space.sample(mask=tuple(infos["action_mask"]))
>>> observations, rewards, terminations, truncations, infos = env.step(actions)
>>> rewards.tolist()
[0.0, 0.0, 0.0, 0.0]
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces, vector
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from sevenwonders.core.options import DEFAULTS, Settings
from sevenwonders.rl.batch import Autoreset, Batch, Reward
from sevenwonders.rl.spaces import observation_box

# Maps the observations and masks of some rows to one action per row.
Policy = Callable[[NDArray[np.uint8], NDArray[np.int8]], ArrayLike]

_MODES = {
    "next_step": vector.AutoresetMode.NEXT_STEP,
    "same_step": vector.AutoresetMode.SAME_STEP,
    "disabled": vector.AutoresetMode.DISABLED,
}


class VectorEnv(vector.VectorEnv[NDArray[np.uint8], NDArray[np.int64], Any]):
    """Many games at once.

    `infos` contains the action mask, the active seat and the rewards of all seats. Without an opponent (self-play)
    every step is a decision of the active seat, and the reward is that of the seat that has just acted. With an
    opponent, "random" or a policy, the learner has seat n modulo the number of seats in row n and receives the reward
    of this seat.
    With `copy=False` every step overwrites the arrays it returned before. Concurrent calls raise RuntimeError.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        *,
        players: int | None = None,
        settings: Settings = DEFAULTS,
        reward: Reward = "win",
        autoreset: Autoreset = "next_step",
        opponent: Policy | str | None = None,
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        if isinstance(opponent, str) and opponent != "random":
            raise ValueError(
                f"an opponent is 'random' or a function, not {opponent!r}; agents by name: sevenwonders/Duel-v0"
            )
        if opponent is not None and autoreset == "same_step":
            raise ValueError('with an opponent, autoreset is "next_step" or "disabled"')
        self.batch = Batch(
            game, num_envs, players=players, settings=settings, reward=reward, autoreset=autoreset, threads=threads
        )
        shape = self.batch.shape
        self.num_envs = num_envs
        self.opponent = opponent
        self.copy = copy
        self.single_observation_space = observation_box(shape)
        self.single_action_space = spaces.Discrete(shape.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.metadata = {"autoreset_mode": _MODES[autoreset], "render_modes": []}
        self.own = np.arange(num_envs, dtype=np.int32) % shape.seats

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Restart all games, or those selected by `options["reset_mask"]`."""
        if isinstance(seed, list):
            raise TypeError("pass one seed for all games; the seeds of the games are derived from it")
        rows = (options or {}).get("reset_mask")
        with self.batch.exclusive:
            if seed is None and rows is None and self._np_random is None:
                seed = int(self.np_random.integers(2**31))
            super().reset(seed=seed)
            self.batch.reset(seed, rows)
            self._answer(np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, bool))
            return self._observed(), self._infos()

    def step(
        self, actions: ArrayLike
    ) -> tuple[NDArray[np.uint8], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Take one action in each game.

        Raises ValueError, with no game changed, if an action is illegal.
        """
        with self.batch.exclusive:
            return self._step(actions)

    def _step(
        self, actions: ArrayLike
    ) -> tuple[NDArray[np.uint8], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        acted = self.batch.seats.copy() if self.opponent is None else self.own
        self.batch.step(actions)
        rewards = self.batch.rewards[np.arange(self.num_envs), acted]
        ended = self.batch.ended.astype(bool)
        if self.opponent is not None:
            self._answer(rewards, ended)
        infos = self._infos()
        if self.metadata["autoreset_mode"] is vector.AutoresetMode.SAME_STEP and ended.any():
            self._add_final(infos, ended)
        return self._observed(), rewards, ended, np.zeros(self.num_envs, bool), infos

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ARG002 - the signature is Gymnasium's
        """End the worker threads."""
        self.batch.close()

    # ---- opponents

    def _answer(self, rewards: NDArray[np.float32], ended: NDArray[np.bool_]) -> None:
        """Play the opponents' moves until the learner is active in every running game; add up the rewards."""
        while self.opponent is not None:
            waiting = (self.batch.seats != self.own) & ~ended & ~self.batch.over
            if not np.count_nonzero(waiting):  # a fifth of the time that `any` takes
                return
            self.batch.step_rows(waiting, self._reply(waiting))
            rewards[waiting] += self.batch.rewards[waiting, self.own[waiting]]
            ended |= waiting & self.batch.ended.astype(bool)

    def _reply(self, rows: NDArray[np.bool_]) -> ArrayLike:
        if callable(self.opponent):
            return self.opponent(self.batch.observations[rows], self.batch.masks[rows])
        return self.batch.random_actions_of(rows)

    # ---- results

    def _observed(self) -> NDArray[np.uint8]:
        return self.batch.observations.copy() if self.copy else self.batch.observations

    def _infos(self) -> dict[str, Any]:
        seen: dict[str, NDArray[Any]] = {
            "action_mask": self.batch.masks,
            "seat": self.batch.seats,
            "rewards": self.batch.rewards,
        }
        return {name: array.copy() if self.copy else array for name, array in seen.items()}

    def _add_final(self, infos: dict[str, Any], ended: NDArray[np.bool_]) -> None:
        final = np.full(self.num_envs, None, dtype=object)
        for row in np.flatnonzero(ended):
            final[row] = self.batch.final[row].copy()
        infos |= {"final_obs": final, "_final_obs": ended.copy(), "final_info": {}, "_final_info": ended.copy()}
