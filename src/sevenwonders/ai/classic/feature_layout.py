"""Feature layout of the networks of 7 Wonders: named blocks of binary features, all from the knowledge of one seat.

Three cities are encoded in full, in a run of `CITY` features each: the own one, the left and the right neighbour's. All
other cities are pooled. The block KIND is the kind of position: a decision, an afterstate of the own move, or between
two ages. Not compiled: compiled modules take the numbers from `cfeature_layout.pxd`.
"""

from typing import Final

from sevenwonders.ai.feature_blocks import Block, block_named, feature_name, fingerprint_of

WORDS: Final = 32
INPUTS: Final = 2048

# Within a city.
CITY: Final = 275  # from one city to the next
CARDS: Final = 0
BOARD: Final = 80
STAGES: Final = 94
COINS: Final = 150
SHIELDS: Final = 166
SYMBOLS: Final = 178
WILD: Final = 190
RAW: Final = 193
GOODS: Final = 205
COLOURS: Final = 211
POWERS: Final = 247
TOKENS: Final = 251
DEFEATS: Final = 258
POINTS: Final = 261

# The other cities, and comparisons.
OTHERS: Final = 825
OTHER_SCIENCE: Final = 905
OTHER_BLUE: Final = 913
LEAD: Final = 919
LEADS: Final = 24  # from one comparison to the next
WAR: Final = 991
WARS: Final = 11

# Hands.
HAND: Final = 1013
PAYABLE: Final = 1093
PASSED: Final = 1173
NEXT: Final = 1253
AWAY: Final = 1333
FAR: Final = 1413

# Time.
TIME: Final = 1493
KIND: Final = 1514
AGES: Final = 1517
PLAYERS: Final = 1521
QUESTION: Final = 1526
DISCARD: Final = 1528

# Affordable cards.
FREE: Final = 1534
NEAR: Final = 1614
GIFTS: Final = 1694
STAGE: Final = 1774

# Combinations.
COMING: Final = 1777
BACK: Final = 1857
CONFLICT: Final = 1937
CONFLICTS: Final = 22  # from one age to the next
SCIENCE: Final = 2003
SCIENCES: Final = 8  # from one city to the next
GIFT: Final = 2027

# Kinds of positions, by bit of KIND.
BEFORE: Final = 0
AFTER: Final = 1
BETWEEN: Final = 2

COIN_STEPS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 17, 20, 25, 30)
SHIELD_STEPS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15)
COLOUR_STEPS: Final = (5, 3, 7, 7, 5, 5, 4)  # brown, grey, blue, green, yellow, red, purple
TOKEN_STEPS: Final = (1, 3, 5, 7, 9, 12, 15)
DEFEAT_STEPS: Final = (1, 2, 4)
POINT_STEPS: Final = (3, 6, 10, 14, 18, 22, 27, 32, 37, 42, 46, 50, 55, 60)
SCIENCE_STEPS: Final = (1, 4, 8, 13, 18, 24, 31, 40)
LEAD_STEPS: Final = (1, 2, 3, 4, 6, 8, 10, 13, 16, 20, 25, 32)
DISCARD_STEPS: Final = (1, 3, 6, 10, 15, 20)
GIFT_STEPS: Final = (1, 3, 5, 7, 10, 13)


CITY_BLOCKS: Final = (
    Block("CARDS", CARDS, 80, "card built"),
    Block("BOARD", BOARD, 14, "board and side"),
    Block("STAGES", STAGES, 56, "stage built, of each board's side"),
    Block("COINS", COINS, len(COIN_STEPS), "coins, at least COIN_STEPS"),
    Block("SHIELDS", SHIELDS, len(SHIELD_STEPS), "shields, at least SHIELD_STEPS"),
    Block("SYMBOLS", SYMBOLS, 12, "each symbol, at least 1 to 4"),
    Block("WILD", WILD, 3, "wild symbols, at least 1 to 3"),
    Block("RAW", RAW, 12, "symbols that give a raw material, at least 1 to 3 of each"),
    Block("GOODS", GOODS, 6, "symbols that give a good, at least 1, 2 of each"),
    Block("COLOURS", COLOURS, sum(COLOUR_STEPS), "cards of each colour, at least 1, 2 …"),
    Block("POWERS", POWERS, 4, "lasting power"),
    Block("TOKENS", TOKENS, len(TOKEN_STEPS), "points of victory tokens, at least TOKEN_STEPS"),
    Block("DEFEATS", DEFEATS, len(DEFEAT_STEPS), "defeat tokens, at least DEFEAT_STEPS"),
    Block("POINTS", POINTS, len(POINT_STEPS), "points as things stand, at least POINT_STEPS"),
)
BLOCKS: Final = (
    *(
        Block(f"{whose}{part.name}", number * CITY + part.start, part.size, part.meaning)
        for number, whose in enumerate(("", "LEFT_", "RIGHT_"))
        for part in CITY_BLOCKS
    ),
    Block("OTHERS", OTHERS, 80, "card built by somebody farther away"),
    Block("OTHER_SCIENCE", OTHER_SCIENCE, len(SCIENCE_STEPS), "most points of symbols farther away, SCIENCE_STEPS"),
    Block("OTHER_BLUE", OTHER_BLUE, 6, "most blue cards farther away, at least 1 to 6"),
    Block("LEAD", LEAD, 3 * LEADS, "lead over left, right, the best of all: by LEAD_STEPS, then behind by them"),
    Block("WAR", WAR, 2 * WARS, "own shields less the left's, the right's: -5 to 5"),
    Block("HAND", HAND, 80, "card to choose from"),
    Block("PAYABLE", PAYABLE, 80, "card to choose from that can be built"),
    Block("PASSED", PASSED, 80, "card that is passed on"),
    Block("NEXT", NEXT, 80, "card that may be in the hand that comes next, of those the seat has seen in it"),
    Block("AWAY", AWAY, 80, "the same for the hand of the neighbour to whom cards are passed"),
    Block("FAR", FAR, 80, "the same for all other hands"),
    Block("TIME", TIME, 21, "age and turn; the last card of a hand is turn 7"),
    Block("KIND", KIND, 3, "the seat is to choose; has chosen; between ages"),
    Block("AGES", AGES, 4, "between ages: how many are over"),
    Block("PLAYERS", PLAYERS, 5, "players, 3 to 7"),
    Block("QUESTION", QUESTION, 2, "to choose: what to do with the last card; which card to revive"),
    Block("DISCARD", DISCARD, len(DISCARD_STEPS), "cards on the discard pile, at least DISCARD_STEPS"),
    Block("FREE", FREE, 80, "card still to come that the city builds without trade"),
    Block("NEAR", NEAR, 80, "card still to come for which one or two units must be bought, which are for sale"),
    Block("GIFTS", GIFTS, 80, "card that is passed on and which the next city builds without trade"),
    Block("STAGE", STAGE, 3, "next stage: at most two units are lacking, at most one, none"),
    Block("COMING", COMING, 80, "card of NEXT that the city builds without trade"),
    Block("BACK", BACK, 80, "card that is passed on, may come back, and which the city builds without trade"),
    Block("CONFLICT", CONFLICT, 3 * CONFLICTS, "WAR in each age; between ages, in the next one"),
    Block("SCIENCE", SCIENCE, 3 * SCIENCES, "points of symbols: own, left, right, SCIENCE_STEPS"),
    Block("GIFT", GIFT, len(GIFT_STEPS), "most points of a symbol that is passed on as one of GIFTS, GIFT_STEPS"),
)


def block(name: str) -> Block:
    """Return the block of this name."""
    return block_named(BLOCKS, name)


def name_of(feature: int) -> str:
    """Return a feature's block and number in it."""
    return feature_name(BLOCKS, feature)


def fingerprint() -> str:
    """Return a hash of the layout; a network file stores that of its training."""
    steps = (COIN_STEPS, SHIELD_STEPS, COLOUR_STEPS, TOKEN_STEPS, DEFEAT_STEPS, POINT_STEPS, SCIENCE_STEPS, LEAD_STEPS)
    return fingerprint_of(BLOCKS, f"{steps} {DISCARD_STEPS} {GIFT_STEPS} {INPUTS}")
