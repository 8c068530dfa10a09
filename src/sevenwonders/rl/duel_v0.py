"""PettingZoo environment (AEC) of 7 Wonders Duel.

>>> environment = env()
>>> environment.reset(seed=7)
>>> for agent in environment.agent_iter():
...     observation, reward, termination, truncation, info = environment.last()
...     over = termination or truncation
...     environment.step(None if over else environment.action_space(agent).sample(observation["action_mask"]))
"""

from pettingzoo import AECEnv

from sevenwonders.core.options import DEFAULTS, Settings
from sevenwonders.rl.batch import Reward
from sevenwonders.rl.spaces import Observation
from sevenwonders.rl.zoo import SevenWondersAEC, wrapped


def env(
    *, reward: Reward = "win", settings: Settings = DEFAULTS, render_mode: str | None = None
) -> AECEnv[str, Observation, int]:
    """Return the environment; an illegal action ends the game with reward -1 for its agent."""
    return wrapped(raw_env(reward=reward, settings=settings, render_mode=render_mode))


def raw_env(
    *, reward: Reward = "win", settings: Settings = DEFAULTS, render_mode: str | None = None
) -> SevenWondersAEC:
    """Return the environment without wrappers; an illegal action raises ValueError."""
    return SevenWondersAEC("duel", None, reward, settings, render_mode)
