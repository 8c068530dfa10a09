"""A batch as Gymnasium's vector environment: self-play, or one's own seat against an opponent.

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

# From observations and masks of some rows to an action for each.
Policy = Callable[[NDArray[np.uint8], NDArray[np.int8]], ArrayLike]

_MODES = {
    "next_step": vector.AutoresetMode.NEXT_STEP,
    "same_step": vector.AutoresetMode.SAME_STEP,
    "disabled": vector.AutoresetMode.DISABLED,
}


class VectorEnv(vector.VectorEnv[NDArray[np.uint8], NDArray[np.int64], Any]):
    """Many games at once. `infos` has the mask of legal actions, the seat that is asked and the rewards of all seats.

    Without an opponent every step is a decision of whoever is asked, and the reward is that of the seat that has just
    acted. With one, row n is asked for seat n modulo the number of seats alone: "random" or a policy acts for all
    others, and the reward is one's own. Observations are copied unless `copy` is False; then every step writes into
    the same arrays.
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
            raise ValueError(f"an opponent is 'random' or a function, not {opponent!r}; agents by name: Duel-v0")
        if opponent is not None and autoreset == "same_step":
            raise ValueError("against an opponent, games begin anew at the next step or not at all")
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
        """Begin all games, or those of the rows that `options["reset_mask"]` names."""
        if isinstance(seed, list):
            raise TypeError("one seed for all games: each game's own follows from it")
        rows = (options or {}).get("reset_mask")
        if seed is None and rows is None and self._np_random is None:
            seed = int(self.np_random.integers(2**31))
        super().reset(seed=seed)
        self.batch.reset(seed, rows)
        self._answer(np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, bool))
        return self._observed(), self._infos()

    def step(
        self, actions: ArrayLike
    ) -> tuple[NDArray[np.uint8], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Take one action in each game; raise ValueError, with no game changed, if one of them is not legal."""
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

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ARG002 - Gymnasium's name for it
        """Let the threads go."""
        self.batch.close()

    # ---- opponents

    def _answer(self, rewards: NDArray[np.float32], ended: NDArray[np.bool_]) -> None:
        """Let the opponent act until every game that runs waits for its own seat; add up what that brings."""
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

    # ---- what is told

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
