"""Factored actions of 7 Wonders: a card and its use, then the payment.

The engine has 19 363 moves because they include the payment. Here a seat chooses one of the first `PAY_0` actions; if
it can be paid for in several ways, a second decision follows, in which action `PAY_0 + k` is the k-th cheapest way.
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
