"""Reinforcement learning environments: Gymnasium, PettingZoo, OpenSpiel, PufferLib and Stable-Baselines3.

`batch.Batch` steps many games in compiled code; the interfaces of the libraries are built on it: `gym` and `vector`
(Gymnasium), `sb3` (Stable-Baselines3), `duel_v0` and `classic_v0` (PettingZoo), `spiel` (OpenSpiel), `puffer`
(PufferLib). `opponents` lists the opponents that are compiled, `sampling` draws random actions from masks.
"""

from importlib.util import find_spec

if find_spec("numpy") is None:
    raise ImportError('sevenwonders.rl needs the extra "rl": pip install "sevenwonders[rl]"')
