"""Outputs of the networks of 7 Wonders. A plain module: compiled modules copy the constants into C variables."""

from typing import Final

GAME: Final = "classic"
HEADS: Final = (("share", 1, "linear"), ("lines", 7, "linear"), ("margin", 1, "linear"), ("rank", 1, "linear"))
POLICY_HEADS: Final = (*HEADS, ("preference", 1, "linear"))

# Output numbers.
SHARE: Final = 0  # logit of the expected victory share
LINES: Final = 1  # first of the seven scoring categories, in tens of points
MARGIN: Final = 8  # lead over the best other seat, in twenties of points
RANK: Final = 9  # 0 is first, 1 last
PREDICTIONS: Final = 10  # number of outputs above
POLICY: Final = 10  # logit of a move

# The margin distinguishes moves where the share is close to 0 or 1.
MARGIN_WEIGHT: Final = 0.05
# Logits of networks without a policy head: scale * players * value.
VALUE_LOGIT_SCALE: Final = 25.0
# Initial policy head: this multiple of the share logit. A share of 1/3 to 1/7 changes by a fifth to an eighth of its
# logit, so this is about VALUE_LOGIT_SCALE.
INITIAL_POLICY_SCALE: Final = 16.0
NOT_EVALUATED: Final = -1e6  # logit of a move that the policy does not consider
LOWEST_LOGIT: Final = -1e5  # below every logit of an evaluated move

# Rows of predictions: one for each legal move, and one for a position that is no afterstate.
MAX_ROWS: Final = 256
POSITION_ROW: Final = 255
