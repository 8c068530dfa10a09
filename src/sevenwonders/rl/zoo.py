"""What the environments for PettingZoo share: every seat is an agent, `player_0` to `player_6`.

An agent's observation is a dict of "observation" and "action_mask". The last action is "wait": it is all that an agent
can do which is not asked, so that no mask is empty. A game that asks one agent twice in a row keeps it selected.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.env_logger import EnvLogger

from sevenwonders.core.game import check_seed
from sevenwonders.core.options import DEFAULTS, Settings
from sevenwonders.rl import kinds
from sevenwonders.rl.batch import Reward, new_table, shape_of
from sevenwonders.rl.rendering import rendered
from sevenwonders.rl.spaces import Observation, action_number, masked_observation


class Seats:
    """A table and its agents: what both interfaces do with it."""

    def __init__(self, game: str, players: int | None, reward: Reward, settings: Settings) -> None:
        self.shape = shape_of(game, players)
        self.table: Any = new_table(self.shape, settings)
        self.reward_kind = kinds.number_of(kinds.REWARDS, reward)
        self.names = [f"player_{seat}" for seat in range(self.shape.seats)]
        self.number = {name: seat for seat, name in enumerate(self.names)}
        self.wait = self.shape.actions
        self.observation_space = masked_observation(self.shape, self.shape.actions + 1)
        self.action_space = spaces.Discrete(self.shape.actions + 1)
        self.has_begun = False

    def begin(self, seed: int | None) -> None:
        """Begin a game; without a seed the random numbers go on, or start somewhere."""
        if seed is None and not self.has_begun:
            seed = int(np.random.default_rng().integers(2**62))
        self.table.restart(None if seed is None else check_seed(seed))
        self.has_begun = True

    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return bool(self.table.next_seat() == kinds.NOTHING)

    def mask(self, name: str) -> NDArray[np.int8]:
        """Return what an agent can do; wait, if nothing is asked of it."""
        row = np.zeros(self.wait + 1, np.int8)
        seat = self.number[name]
        self.table.mask(seat, row.view(np.uint8)[: self.wait])
        row[self.wait] = not self.table.is_waiting_for(seat)
        return row

    def observe(self, name: str) -> Observation:
        """Return what an agent sees and can do."""
        row = np.empty(self.shape.size, np.uint8)
        self.table.observe(self.number[name], row)
        return {"observation": row, "action_mask": self.mask(name)}

    def can(self, name: str, action: int) -> bool:
        """Return whether an agent can do something now."""
        return bool(0 <= action <= self.wait and self.mask(name)[action])

    def act(self, name: str, action: int) -> None:
        """Let an agent do what it can do."""
        if action != self.wait:
            self.table.act(self.number[name], action)

    def rewards(self) -> dict[str, float]:
        """Return what each agent gets: nothing before the end."""
        over = self.is_over()
        return {
            name: float(self.table.payoff(seat, self.reward_kind)) if over else 0.0
            for name, seat in self.number.items()
        }


class Seated:
    """What both kinds of environments say of their agents, which are all alike."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "is_parallelizable": False, "render_fps": 4}  # noqa: RUF012 - as the library has it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        reward: Reward = "win",
        settings: Settings = DEFAULTS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {**type(self).metadata, "name": f"sevenwonders_{game}_v0"}
        self.seats = Seats(game, players, reward, settings)
        self.possible_agents = self.seats.names[:]
        self.agents: list[str] = []
        self.render_mode = render_mode

    def observation_space(self, agent: str) -> spaces.Space[Any]:  # noqa: ARG002 - all have the same
        """Return the space of observations, the same object for every agent."""
        return self.seats.observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:  # noqa: ARG002 - all have the same
        """Return the space of actions, the same object for every agent."""
        return self.seats.action_space

    def _is_in_play(self) -> bool:
        """Return whether there are agents to step; what to do if not is as PettingZoo's own wrapper does it."""
        if not self.seats.has_begun:
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
        return bool(self.agents)

    def render(self) -> str | None:
        """Return the table as text, or print it."""
        return rendered(self.seats.shape.game, self.seats.table.state, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class SeatsAEC(Seated, AECEnv[str, Observation, int]):  # type: ignore[misc]  # untyped
    """The agents act one after the other."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - no options
        """Begin a game."""
        self.seats.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.agent_selection = self.agents[self.seats.table.next_seat()]

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees and can do, asked or not."""
        return self.seats.observe(agent)

    def step(self, action: Any) -> None:
        """Let the selected agent act; raise ValueError if it cannot do that. Agents of an ended game step with None."""
        if not self._is_in_play():
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = action_number(action, agent)
        if not self.seats.can(agent, number):
            raise ValueError(f"action {number} of {agent} is not legal")
        self.seats.act(agent, number)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.seats.rewards()
        if self.seats.is_over():
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.seats.table.next_seat()]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


class SeatsParallel(Seated, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # untyped
    """All agents act at once; those who are not asked wait."""

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - no options
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game."""
        self.seats.begin(seed)
        self.agents = self.possible_agents[:]
        return self._observed(), {name: {} for name in self.agents}

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Let all agents act. An illegal action ends the game, and costs the agent a point.

        An action that is missing or no number raises ValueError. When the game is over nobody is left to tell of.
        """
        if not self._is_in_play():
            return {}, {}, {}, {}, {}
        told = self.agents[:]
        chosen = self._numbers(actions)
        culprits = [name for name in told if not self.seats.can(name, chosen[name])]
        if not culprits:
            for name in told:
                self.seats.act(name, chosen[name])
        over = bool(culprits) or self.seats.is_over()
        self.agents = [] if over else told
        if self.render_mode == "human":
            self.render()
        return (
            {name: self.seats.observe(name) for name in told},
            {name: -1.0 if name in culprits else reward for name, reward in self.seats.rewards().items()},
            dict.fromkeys(told, over),
            dict.fromkeys(told, False),
            {name: {"illegal": True} if name in culprits else {} for name in told},
        )

    def _numbers(self, actions: Mapping[str, Any]) -> dict[str, int]:
        """Return the action of each agent; raise ValueError if one is missing or no number."""
        if not isinstance(actions, Mapping):
            raise TypeError(f"actions are a dict by agent, not {actions!r}")
        if missing := [name for name in self.agents if name not in actions]:
            raise ValueError(f"there is no action of {', '.join(missing)}")
        return {name: action_number(actions[name], name) for name in self.agents}

    def _observed(self) -> dict[str, Observation]:
        return {name: self.seats.observe(name) for name in self.agents}


def guarded(raw: SeatsAEC) -> AECEnv[str, Observation, int]:
    """Return an environment that ends a game at an illegal action and watches that it is used in order."""
    ends = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ends))
