"""The inputs of habits: what can be told of a table at a glance, from one seat's side.

Three cities are told: the own one, that of the neighbour who receives the cards that are passed on, and that of the one
who gives. Each fills `CITY_WORDS` words of its own, laid out as in `inputs`, so that a city is described once for all
who look at it. Points are left out, and so is all that a seat has to work out or
to remember. A plain module on purpose: compiled modules see the numbers as C constants, through `chabit_inputs.pxd`.
"""

from typing import Final

from sevenwonders.ai.blocks import Block, fingerprint_of
from sevenwonders.ai.classic import inputs
from sevenwonders.ai.classic.inputs import CITY_BLOCKS

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
    """Return a short text that changes with the layout; habits fit only inputs with their own fingerprint."""
    steps = (inputs.COIN_STEPS, inputs.SHIELD_STEPS, inputs.COLOUR_STEPS, inputs.TOKEN_STEPS, inputs.DEFEAT_STEPS)
    return fingerprint_of(BLOCKS, f"{steps} {INPUTS}")
