"""Gymnasium spaces of observations, masks and actions."""

from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sevenwonders.rl.batch import Shape

Observation = dict[str, NDArray[np.uint8] | NDArray[np.int8]]


def observation_box(shape: Shape) -> spaces.Box:
    """Return the observation space of a seat."""
    return spaces.Box(np.zeros(shape.size, np.uint8), shape.high, dtype=np.uint8)


def mask_box(actions: int) -> spaces.Box:
    """Return the space of action masks."""
    return spaces.Box(0, 1, (actions,), np.int8)


def action_number(action: Any, agent: str) -> int:
    """Return an action as an int, legal or not; raise ValueError if it is not an integer."""
    try:
        return index(action)
    except TypeError:
        raise ValueError(f"the action of {agent} is a whole number, not {action!r}") from None


def masked_observation(shape: Shape, actions: int | None = None) -> spaces.Dict:
    """Return the space of a dict with "observation" and "action_mask"."""
    count = shape.actions if actions is None else actions
    return spaces.Dict({"observation": observation_box(shape), "action_mask": mask_box(count)})
