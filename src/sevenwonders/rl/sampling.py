"""Uniformly random legal actions from action masks, in compiled code without the GIL.

>>> import numpy as np
>>> sampler = ActionSampler(seed=1)
>>> masks = np.array([[0, 1, 0, 0], [1, 0, 0, 1]], np.int8)
>>> actions = sampler.sample(masks)
>>> actions.dtype, bool(masks[[0, 1], actions].all())
(dtype('int32'), True)
"""

import numpy as np
from numpy.typing import NDArray

from sevenwonders.core.game import check_seed
from sevenwonders.core.rng import Rng
from sevenwonders.rl import codes, row_sampling
from sevenwonders.rl.thread_pool import ExclusiveUse


class ActionSampler:
    """Draws one legal action per row of a mask; the same seed gives the same actions.

    Concurrent calls raise RuntimeError.
    """

    def __init__(self, seed: int = 0) -> None:
        self._rng = Rng(check_seed(seed))
        self._exclusive = ExclusiveUse("sampler")

    def sample(self, masks: NDArray[np.int8]) -> NDArray[np.int32]:
        """Return a random action of each row; raise ValueError if a row has no legal action.

        `masks` is an array of 8-bit integers or booleans with one row per game, as `infos["action_mask"]`.
        """
        if masks.ndim != 2 or masks.dtype.itemsize != 1 or 0 in masks.shape:
            raise ValueError(f"masks are a table of bytes, not {masks.dtype} of shape {masks.shape}")
        rows, columns = masks.shape
        flat = np.ascontiguousarray(masks).view(np.uint8).reshape(-1)
        actions = np.empty(rows, np.int32)
        with self._exclusive:
            row = row_sampling.sample(flat, rows, columns, actions, self._rng)  # type: ignore[arg-type]
        if row != codes.NOTHING:
            raise ValueError(f"row {row} has no legal action")
        return actions
