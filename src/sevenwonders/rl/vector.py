"""Gymnasium's vector environment over a batch, for self-play or against opponents.

>>> env = VectorEnv("duel", 4)
>>> observations, infos = env.reset(seed=3)
>>> observations.shape, infos["action_mask"].shape, infos["seat"].tolist()
((4, 2103), (4, 450), [0, 0, 0, 0])
>>> actions = env.action_space.sample(mask=tuple(infos["action_mask"]))
>>> observations, rewards, terminations, truncations, infos = env.step(actions)
>>> rewards.tolist()
[0.0, 0.0, 0.0, 0.0]
"""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces, vector
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from sevenwonders.core.options import DEFAULTS, Settings
from sevenwonders.rl.batch import Autoreset, Batch, Reward
from sevenwonders.rl.opponents import AgentOpponent, is_compiled
from sevenwonders.rl.spaces import observation_box

# Maps the observations and masks of some rows to one action per row.
Policy = Callable[[NDArray[np.uint8], NDArray[np.int8]], ArrayLike]
Opponents = Policy | str | Sequence[Policy | str]

_MODES = {
    "next_step": vector.AutoresetMode.NEXT_STEP,
    "same_step": vector.AutoresetMode.SAME_STEP,
    "disabled": vector.AutoresetMode.DISABLED,
}


class VectorEnv(vector.VectorEnv[NDArray[np.uint8], NDArray[np.int64], Any]):
    """Many games at once.

    `infos` contains the action mask, the active seat and the rewards of all seats. Without an opponent (self-play)
    every step is a decision of the active seat, and the reward is that of the seat that has just acted. With an
    opponent the learner has seat n modulo the number of seats in row n and receives the reward of this seat.

    `opponent` is an agent's spec, a policy, or a list of them: a pool from which every game draws one, all equally
    likely. `random`, `greedy`, `net:0` and the levels that stand for them play in compiled code (`rl.opponents`).
    `set_opponents` replaces the pool, `infos["opponent"]` has the number of each game's opponent.

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
        opponent: Opponents | None = None,
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        self._asked: list[Policy | AgentOpponent | None] = []  # opponents by number; None if they are compiled
        specs = [] if opponent is None else self._members(game, opponent)
        if any(self._asked) and autoreset == "same_step":
            raise ValueError('with an opponent that is not compiled, autoreset is "next_step" or "disabled"')
        self.batch = Batch(
            game,
            num_envs,
            players=players,
            settings=settings,
            reward=reward,
            autoreset=autoreset,
            opponents=specs,
            threads=threads,
        )
        shape = self.batch.shape
        self.num_envs = num_envs
        self.self_play = opponent is None
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
        acted = self.batch.seats.copy() if self.self_play else self.own
        self.batch.step(actions)
        rewards = self.batch.rewards[np.arange(self.num_envs), acted]
        ended = self.batch.ended.astype(bool)
        self._answer(rewards, ended)
        infos = self._infos()
        if self.metadata["autoreset_mode"] is vector.AutoresetMode.SAME_STEP and ended.any():
            self._add_final(infos, ended)
        return self._observed(), rewards, ended, np.zeros(self.num_envs, bool), infos

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ARG002 - the signature is Gymnasium's
        """End the worker threads."""
        self.batch.close()

    # ---- opponents

    def set_opponents(self, opponent: Opponents) -> None:
        """Replace the list of opponents.

        A running game continues against the new opponent with the same index; a new game draws its opponent.

        Raises ValueError for an environment without opponents (self-play) or, with `autoreset="same_step"`, for an
        opponent that is not compiled, and OptionError for an unknown spec.
        """
        if self.self_play:
            raise ValueError("this environment has no opponents: pass them when you create it")
        with self.batch.exclusive:
            before = self._asked
            specs = self._members(self.batch.shape.game, opponent)
            if any(self._asked) and self.metadata["autoreset_mode"] is vector.AutoresetMode.SAME_STEP:
                self._asked = before
                raise ValueError('with an opponent that is not compiled, autoreset is "next_step" or "disabled"')
            self.batch.set_opponents(specs)

    def _members(self, game: str, opponent: Opponents) -> list[str | None]:
        """Set the opponents that are asked in Python; return the specs of the compiled ones, None for the others."""
        members = [opponent] if isinstance(opponent, str) or callable(opponent) else list(opponent)
        specs = [one if isinstance(one, str) and is_compiled(game, one) else None for one in members]
        self._asked = [
            None if spec is not None else AgentOpponent(game, one) if isinstance(one, str) else one
            for one, spec in zip(members, specs, strict=True)
        ]
        return specs

    def _answer(self, rewards: NDArray[np.float32], ended: NDArray[np.bool_]) -> None:
        """Play the moves of opponents that are not compiled until the learner is active in every running game."""
        while any(self._asked):
            waiting = (self.batch.seats != self.own) & ~ended & ~self.batch.over
            if not np.count_nonzero(waiting):  # a fifth of the time that `any` takes
                return
            for number, opponent in enumerate(self._asked):
                rows = waiting & (self.batch.opponents == number)
                if opponent is not None and np.count_nonzero(rows):
                    self.batch.step_rows(rows, self._reply(opponent, rows))
            rewards[waiting] += self.batch.rewards[waiting, self.own[waiting]]
            ended |= waiting & self.batch.ended.astype(bool)

    def _reply(self, opponent: Policy | AgentOpponent, rows: NDArray[np.bool_]) -> ArrayLike:
        if isinstance(opponent, AgentOpponent):
            seats = self.batch.seats
            return [
                opponent.action(self.batch.table(row), row, int(seats[row])) for row in np.flatnonzero(rows).tolist()
            ]
        return opponent(self.batch.observations[rows], self.batch.masks[rows])

    # ---- results

    def _observed(self) -> NDArray[np.uint8]:
        return self.batch.observations.copy() if self.copy else self.batch.observations

    def _infos(self) -> dict[str, Any]:
        seen: dict[str, NDArray[Any]] = {
            "action_mask": self.batch.masks,
            "seat": self.batch.seats,
            "rewards": self.batch.rewards,
        }
        if not self.self_play:
            seen["opponent"] = self.batch.opponents
        return {name: array.copy() if self.copy else array for name, array in seen.items()}

    def _add_final(self, infos: dict[str, Any], ended: NDArray[np.bool_]) -> None:
        final = np.full(self.num_envs, None, dtype=object)
        for row in np.flatnonzero(ended):
            final[row] = self.batch.final[row].copy()
        infos |= {"final_obs": final, "_final_obs": ended.copy(), "final_info": {}, "_final_info": ended.copy()}
