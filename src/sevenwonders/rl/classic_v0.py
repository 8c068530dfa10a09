"""PettingZoo environments of 7 Wonders for three to seven agents: AEC (`env`) and parallel (`parallel_env`).

>>> environment = env()
>>> environment.reset(seed=7)
>>> for agent in environment.agent_iter():
...     observation, reward, termination, truncation, info = environment.last()
...     over = termination or truncation
...     environment.step(None if over else environment.action_space(agent).sample(observation["action_mask"]))
"""

from pettingzoo import AECEnv, ParallelEnv

from sevenwonders.core.options import DEFAULTS, Settings
from sevenwonders.rl.batch import Reward
from sevenwonders.rl.spaces import Observation
from sevenwonders.rl.zoo import SevenWondersAEC, SevenWondersParallel, wrapped


def env(
    *, players: int = 3, reward: Reward = "win", settings: Settings = DEFAULTS, render_mode: str | None = None
) -> AECEnv[str, Observation, int]:
    """Return the AEC environment; an illegal action ends the game with reward -1 for its agent."""
    return wrapped(raw_env(players=players, reward=reward, settings=settings, render_mode=render_mode))


def raw_env(
    *, players: int = 3, reward: Reward = "win", settings: Settings = DEFAULTS, render_mode: str | None = None
) -> SevenWondersAEC:
    """Return the AEC environment without wrappers; an illegal action raises ValueError."""
    return SevenWondersAEC("classic", players, reward, settings, render_mode)


def parallel_env(
    *, players: int = 3, reward: Reward = "win", settings: Settings = DEFAULTS, render_mode: str | None = None
) -> ParallelEnv[str, Observation, int]:
    """Return the parallel environment; an illegal action ends the game with reward -1 for its agent."""
    return SevenWondersParallel("classic", players, reward, settings, render_mode)
