"""Input layout of the rollout policy: named blocks of binary features of a decision, from one seat's side.

The bitmap contains three cities: the seat's own, the receiver's (the neighbour to whom hands are passed) and the
giver's. Each takes `CITY_WORDS` words, laid out as in `feature_layout`, so that a city is encoded once for all seats.
Points, and everything a seat would have to derive or remember, are omitted. Not compiled: compiled modules take the
numbers from `crollout_policy_layout.pxd`.
"""

from typing import Final

from sevenwonders.ai.classic import feature_layout as layout
from sevenwonders.ai.classic.feature_layout import CITY_BLOCKS
from sevenwonders.ai.feature_blocks import Block, fingerprint_of

CITY_WORDS: Final = 5
WORDS: Final = 21
INPUTS: Final = 1344

HAND: Final = 960
PAYABLE: Final = 1040
FREE: Final = 1120
CONFLICT: Final = 1200
TIME: Final = 1266
PLAYERS: Final = 1284
STAGE: Final = 1289

BLOCKS: Final = (
    *(
        Block(f"{whose}{part.name}", number * 64 * CITY_WORDS + part.start, part.size, part.meaning)
        for number, whose in enumerate(("", "RECEIVER_", "GIVER_"))
        for part in CITY_BLOCKS
        if part.name != "POINTS"
    ),
    Block("HAND", HAND, 80, "card to choose from"),
    Block("PAYABLE", PAYABLE, 80, "card to choose from that can be built"),
    Block("FREE", FREE, 80, "card to choose from that can be built without trade"),
    Block("CONFLICT", CONFLICT, 66, "in each age, own shields less the receiver's, the giver's: -5 to 5"),
    Block("TIME", TIME, 18, "age and turn"),
    Block("PLAYERS", PLAYERS, 5, "players, 3 to 7"),
    Block("STAGE", STAGE, 2, "the next stage can be built; without trade"),
)


def fingerprint() -> str:
    """Return a hash of the layout; a network file stores that of its training."""
    steps = (layout.COIN_STEPS, layout.SHIELD_STEPS, layout.COLOUR_STEPS, layout.TOKEN_STEPS, layout.DEFEAT_STEPS)
    return fingerprint_of(BLOCKS, f"{steps} {INPUTS}")
