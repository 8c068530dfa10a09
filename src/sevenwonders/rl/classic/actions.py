"""The actions of 7 Wonders for learners: a card and what to do with it; how to pay is a question of its own.

The engine's moves name the payment as well, which makes 19 363 of them. Here a seat first chooses among `PAY_0`
actions; only where its choice can be paid for in several ways is it asked once more, and then action `PAY_0 + k` is the
k-th way, the cheapest first.
"""

from typing import Final

BUILD_0: Final = 0
STAGE_0: Final = 80
SELL_0: Final = 160
REVIVE_0: Final = 240
DECLINE: Final = 320
SIDE_0: Final = 321
PAY_0: Final = 323
ACTIONS: Final = 339
