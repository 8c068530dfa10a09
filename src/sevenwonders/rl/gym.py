"""Duel as an environment of Gymnasium: one seat is the learner's, the other an agent's, named by its spec.

Importing this module registers it. The name may carry the import: ``gymnasium.make("sevenwonders.rl.gym:Duel-v0")``.

>>> import gymnasium
>>> env = gymnasium.make("Duel-v0", opponent="greedy")
>>> observation, info = env.reset(seed=1)
>>> action = env.action_space.sample(mask=info["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(action)
>>> observation.shape, reward, terminated
((2103,), 0.0, False)
"""

from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sevenwonders.ai.agents import Agent, make_agent
from sevenwonders.core.options import DEFAULTS, Settings
from sevenwonders.core.registry import rules_of
from sevenwonders.core.seeds import derived_seed
from sevenwonders.rl import kinds
from sevenwonders.rl.batch import Reward, new_table, shape_of
from sevenwonders.rl.rendering import rendered
from sevenwonders.rl.spaces import action_number, observation_box

Seat = Literal["random", "first", "second"]


class DuelEnv(gymnasium.Env[Any, Any]):
    """One game of Duel at a time. `info["action_mask"]` (and `action_masks()`) tells what can be done.

    An illegal action changes nothing, brings `illegal_reward` and is told by `info["illegal"]`.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 4}  # noqa: RUF012 - as the library has it

    def __init__(
        self,
        opponent: str = "greedy",
        *,
        seat: Seat = "random",
        reward: Reward = "win",
        settings: Settings = DEFAULTS,
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
    ) -> None:
        make_agent("duel", opponent, 0)  # an unknown one is refused now
        if seat not in ("random", "first", "second"):
            raise ValueError(f"a seat is random, first or second, not {seat!r}")
        self.shape = shape_of("duel")
        self.observation_space = observation_box(self.shape)
        self.action_space = spaces.Discrete(self.shape.actions)
        self.opponent = opponent
        self.settings = settings
        self.seat_rule = seat
        self.reward_kind = kinds.number_of(kinds.REWARDS, reward)
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.table: Any = new_table(self.shape, settings)
        self.seat = 0
        self._rules = rules_of("duel")
        self._agent: Agent | None = None
        self._mask = np.zeros(self.shape.actions, np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Begin a game; the opponent may be the one who acts first."""
        super().reset(seed=seed, options=options)
        number = int(self.np_random.integers(2**62))
        self.seat = {"first": 0, "second": 1}.get(self.seat_rule, derived_seed(number, 2) & 1)
        self._agent = make_agent("duel", self.opponent, derived_seed(number, 3))
        self.table.restart(number)
        self._answer()
        return self._observed(), self._info()

    def step(self, action: Any) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Act, and let the opponent answer until it is this seat's turn again or the game is over."""
        number = action_number(action, "the learner")
        if not 0 <= number < len(self._mask) or not self._mask[number]:
            return self._observed(), self.illegal_reward, self._is_over(), False, {**self._info(), "illegal": True}
        self.table.act(self.seat, number)
        self._answer()
        ended = self._is_over()
        reward = float(self.table.payoff(self.seat, self.reward_kind)) if ended else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observed(), reward, ended, False, self._info()

    def action_masks(self) -> NDArray[np.int8]:
        """Return what can be done now, a one for each legal action; none when the game is over."""
        return self._mask.copy()

    def render(self) -> str | None:
        """Return the table as text, or print it."""
        return rendered("duel", self.table.state, self.render_mode)

    def _answer(self) -> None:
        assert self._agent is not None
        while self.table.next_seat() == 1 - self.seat:
            move = self._agent.choose(self._rules.seen(self.table.state, 1 - self.seat))
            self.table.act(1 - self.seat, self.table.action_of(1 - self.seat, move))

    def _is_over(self) -> bool:
        return bool(self.table.next_seat() == kinds.NOTHING)

    def _observed(self) -> NDArray[np.uint8]:
        row = np.empty(self.shape.size, np.uint8)
        self.table.observe(self.seat, row)
        self.table.mask(self.seat, self._mask.view(np.uint8))
        return row

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask.copy(), "seat": self.seat}


if "Duel-v0" not in gymnasium.registry:
    gymnasium.register("Duel-v0", entry_point="sevenwonders.rl.gym:DuelEnv")
