"""Learning: observations, action masks and rewards, batches of games, and the interfaces of the usual libraries.

`batch.Batch` is what all of it stands on. `vector` and `gym` are Gymnasium's interfaces, `duel_v0` and `classic_v0`
PettingZoo's, `spiel` OpenSpiel's, `puffer` PufferLib's.
"""

from importlib.util import find_spec

if find_spec("numpy") is None:
    raise ImportError('sevenwonders.rl needs the extra "rl": pip install "sevenwonders[rl]"')
