"""Constants of the rules: sizes, resources, colours, questions, and the ranges of move ids.

This module is not compiled: `tools/constants.py` writes the numbers as C constants to `cids.pxd`.
"""

from typing import Final

FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 7
AGES: Final = 3
TURNS: Final = 6
HAND: Final = 7
WORDS: Final = 2  # words of 64 bits in a set of cards
NOTHING: Final = -1
HIDDEN: Final = -2  # a choice that was made, as the others see it

# A *card* is a kind of card, of which the box has up to three copies. Card numbers run through the ages in order, the
# guilds are the last. A *thing* is a card or a stage of a board's side: everything with a cost.
CARDS: Final = 80
DECK_START: Final = (0, 27, 50, 80)
GUILD_0: Final = 70
BOARDS: Final = 7
SIDES: Final = 2
STAGES: Final = 4
THINGS: Final = CARDS + BOARDS * SIDES * STAGES  # the cards, then the stages

RESOURCES: Final = 7
RAW_END: Final = 4  # wood, stone, clay, ore are 0..3; glass, cloth, papyrus 4..6
SYMBOLS: Final = 3
WILD: Final = 3  # the place of wild symbols in a row of symbols

# Kinds that effects count in a city: seven colours, stages built.
BROWN: Final = 0
GREY: Final = 1
BLUE: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
RED: Final = 5
PURPLE: Final = 6
STAGE_KIND: Final = 7
KINDS: Final = 8
COLOURS: Final = ("brown", "grey", "blue", "green", "yellow", "red", "purple")

# Whose things are counted: a bit for the seat's own city, a bit for both neighbours'.
OWN: Final = 1
NEIGHBOURS: Final = 2

# Columns of a row of prices.
LEFT_RAW: Final = 0
LEFT_GOODS: Final = 1
RIGHT_RAW: Final = 2
RIGHT_GOODS: Final = 3
TRADES: Final = 4

# Lasting powers of a city, as bits.
FREE_COLOUR: Final = 1  # a building of a colour that the city lacks is free
FREE_FIRST: Final = 2  # the building of an age's first turn is free
FREE_LAST: Final = 4  # the building of an age's last turn is free
PLAY_LAST: Final = 8  # the last card of each age is played, not discarded

# Questions on the stack. Chance events answer the first two, seats the others.
LAY_BOARDS: Final = 1
DEAL: Final = 2
SIDE: Final = 3
TURN: Final = 4
LAST: Final = 5
REVIVE: Final = 6
OVER: Final = 7
FIRST_ASK: Final = SIDE
QUESTIONS: Final = ("", "boards", "deal", "side", "turn", "last", "revive", "over")
STACK: Final = 4

# How the sides of the boards are chosen: the subject of the question LAY_BOARDS.
ALL_DAY: Final = 0
ALL_NIGHT: Final = 1
RANDOM_SIDES: Final = 2
CHOSEN_SIDES: Final = 3

# Rulings, where the rulebook is silent (R).
FREE_WAIVES_COINS: Final[int] = 1  # C6.4: a building free by a power costs no coin either
REVIVAL_OPTIONAL: Final[int] = 1  # C6.3: a revival may be declined

# What became of a card that a seat took from its hand.
BUILT: Final = 1
UNDER: Final = 2  # face down under a stage
SOLD: Final = 3  # face down on the discard pile, for coins
LEFTOVER: Final = 4  # face down on the discard pile, as the last of the hand
USES: Final = ("", "built", "under", "sold", "leftover")
MOMENTS: Final = AGES * MOST_SEATS * HAND  # entries of the log
LOOKS: Final = 3  # a game has at most three revivals
PLACES: Final = 64  # room for all places of an age that a seat cannot see into
POOLS: Final = 8  # room for the pools of cards that these places draw on
AGE_CARDS: Final = 96  # room for the cards of these pools
DEMANDED: Final = 32  # room for the cards that are placed first

# Move ids. A build or a stage names a card and a split: the coins to the left and to the right. Splits are numbered
# by their total and then by the left's part: total * (total + 1) / 2 + left, so that the cheapest comes first.
MOST_PAID: Final = 14  # no thing costs more in trade
SPLITS: Final = (MOST_PAID + 1) * (MOST_PAID + 2) // 2
WAYS: Final = 16  # room for all ways to pay for one thing
NEVER: Final = 99  # more coins than anyone is paid
BUILD_0: Final = 0
STAGE_0: Final = BUILD_0 + CARDS * SPLITS
SELL_0: Final = STAGE_0 + CARDS * SPLITS
REVIVE_0: Final = SELL_0 + CARDS
DECLINE: Final = REVIVE_0 + CARDS
SIDE_0: Final = DECLINE + 1
MOVES: Final = SIDE_0 + SIDES
LINES: Final = 7  # of the score sheet
VICTORY: Final = 420  # parts of a victory: however many of seven seats share it, each gets a whole number of them
SEAT_ORDER: Final = 0x6543210  # the order in which a turn is resolved, four bits per seat; no result depends on it
