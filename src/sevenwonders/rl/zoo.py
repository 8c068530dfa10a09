"""Base classes of the PettingZoo environments; the agents are `player_0` to `player_6`.

An observation is a dict of "observation" and "action_mask". The last action is "wait", the only legal action of an
inactive agent, so that no mask is empty. An agent with several decisions in a row stays selected.
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
from sevenwonders.rl import codes
from sevenwonders.rl.batch import Reward, new_table, shape_of
from sevenwonders.rl.rendering import MODES, check_mode, rendered
from sevenwonders.rl.spaces import Observation, action_number, masked_observation


class AgentTable:
    """A game with named agents, shared by the AEC and the parallel environment."""

    def __init__(self, game: str, players: int | None, reward: Reward, settings: Settings) -> None:
        self.shape = shape_of(game, players)
        self.table: Any = new_table(self.shape, settings)
        self.reward_kind = codes.number_of(codes.REWARDS, reward)
        self.names = [f"player_{seat}" for seat in range(self.shape.seats)]
        self.number = {name: seat for seat, name in enumerate(self.names)}
        self.wait = self.shape.actions
        self.observation_space = masked_observation(self.shape, self.shape.actions + 1)
        self.action_space = spaces.Discrete(self.shape.actions + 1)
        self.has_begun = False

    def begin(self, seed: int | None) -> None:
        """Start a game; without a seed the random generators continue, or are seeded randomly."""
        if seed is None and not self.has_begun:
            seed = int(np.random.default_rng().integers(2**62))
        self.table.restart(None if seed is None else check_seed(seed))
        self.has_begun = True

    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return bool(self.table.next_seat() == codes.NOTHING)

    def mask(self, name: str) -> NDArray[np.int8]:
        """Return the action mask of an agent; an inactive agent can only wait."""
        row = np.zeros(self.wait + 1, np.int8)
        seat = self.number[name]
        self.table.mask(seat, row.view(np.uint8)[: self.wait])
        row[self.wait] = not self.table.is_waiting_for(seat)
        return row

    def observe(self, name: str) -> Observation:
        """Return observation and action mask of an agent."""
        row = np.empty(self.shape.size, np.uint8)
        self.table.observe(self.number[name], row)
        return {"observation": row, "action_mask": self.mask(name)}

    def can(self, name: str, action: int) -> bool:
        """Return whether an action of an agent is legal."""
        return bool(0 <= action <= self.wait and self.mask(name)[action])

    def act(self, name: str, action: int) -> None:
        """Take a legal action of an agent."""
        if action != self.wait:
            self.table.act(self.number[name], action)

    def rewards(self) -> dict[str, float]:
        """Return the reward of each agent; zero before the end."""
        over = self.is_over()
        return {
            name: float(self.table.payoff(seat, self.reward_kind)) if over else 0.0
            for name, seat in self.number.items()
        }


class AgentEnv:
    """Spaces, agents and rendering of both environment kinds."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "is_parallelizable": False, "render_fps": 4}  # noqa: RUF012 - declared so by PettingZoo

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
        self.players = AgentTable(game, players, reward, settings)
        self.possible_agents = self.players.names[:]
        self.agents: list[str] = []
        self.render_mode = check_mode(render_mode)

    def observation_space(self, agent: str) -> spaces.Space[Any]:  # noqa: ARG002 - equal for all agents
        """Return the observation space, the same object for every agent."""
        return self.players.observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:  # noqa: ARG002 - equal for all agents
        """Return the action space, the same object for every agent."""
        return self.players.action_space

    def _is_in_play(self) -> bool:
        """Return whether a game is in progress; otherwise log the error as PettingZoo's wrapper does."""
        if not self.players.has_begun:
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
        return bool(self.agents)

    def render(self) -> Any:
        """Return the table as text or image, or print it, depending on `render_mode`."""
        return rendered(self.players.shape.game, self.players.table.state, self.render_mode)

    def close(self) -> None:
        """Do nothing; the environment holds no resources."""


class SevenWondersAEC(AgentEnv, AECEnv[str, Observation, int]):  # type: ignore[misc]  # untyped
    """AEC environment: the agents act one after the other."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - no options
        """Start a game."""
        self.players.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.agent_selection = self.agents[self.players.table.next_seat()]

    def observe(self, agent: str) -> Observation:
        """Return observation and action mask of any agent."""
        return self.players.observe(agent)

    def step(self, action: Any) -> None:
        """Take an action of the selected agent, None after the end; raise ValueError for an illegal action."""
        if not self._is_in_play():
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = action_number(action, agent)
        if not self.players.can(agent, number):
            raise ValueError(f"action {number} of {agent} is not legal")
        self.players.act(agent, number)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.players.rewards()
        if self.players.is_over():
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.players.table.next_seat()]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


class SevenWondersParallel(AgentEnv, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # untyped
    """Parallel environment: all agents act at once; inactive agents wait."""

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - no options
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start a game."""
        self.players.begin(seed)
        self.agents = self.possible_agents[:]
        return self._observed(), {name: {} for name in self.agents}

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Take the actions of all agents; an illegal action ends the game with reward -1 for its agent.

        A missing or non-integer action raises ValueError. After the end all returned dicts are empty.
        """
        if not self._is_in_play():
            return {}, {}, {}, {}, {}
        active = self.agents[:]
        chosen = self._numbers(actions)
        culprits = [name for name in active if not self.players.can(name, chosen[name])]
        if not culprits:
            for name in active:
                self.players.act(name, chosen[name])
        over = bool(culprits) or self.players.is_over()
        self.agents = [] if over else active
        if self.render_mode == "human":
            self.render()
        return (
            {name: self.players.observe(name) for name in active},
            {name: -1.0 if name in culprits else reward for name, reward in self.players.rewards().items()},
            dict.fromkeys(active, over),
            dict.fromkeys(active, False),
            {name: {"illegal": True} if name in culprits else {} for name in active},
        )

    def _numbers(self, actions: Mapping[str, Any]) -> dict[str, int]:
        """Return the action of each agent as an int; raise ValueError if one is missing or not an integer."""
        if not isinstance(actions, Mapping):
            raise TypeError(f"actions are a dict by agent, not {actions!r}")
        if missing := [name for name in self.agents if name not in actions]:
            raise ValueError(f"there is no action of {', '.join(missing)}")
        return {name: action_number(actions[name], name) for name in self.agents}

    def _observed(self) -> dict[str, Observation]:
        return {name: self.players.observe(name) for name in self.agents}


def wrapped(raw: SevenWondersAEC) -> AECEnv[str, Observation, int]:
    """Add PettingZoo's standard wrappers: illegal actions end the game, calls are checked for their order."""
    ends = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ends))
