"""Constants of the rules: sizes, resources, colours, questions, and the ranges of move ids.

This module is not compiled: `tools/constants.py` writes the numbers as C constants to `cids.pxd`.
"""

from typing import Final

SEATS: Final = 2
SLOTS: Final = 20
AGES: Final = 3
CARDS: Final = 73
WONDERS: Final = 12
TOKENS: Final = 10
THINGS: Final = CARDS + WONDERS  # cards, then wonders: everything with a cost
WORDS: Final = 2  # words of 64 bits in a set of cards
NOTHING: Final = -1

# Lanes of a cost. Coins are the sixth lane: "produced" never, "bought" at 1; the last two keep rows at eight lanes.
RESOURCES: Final = 5
RAW_END: Final = 3  # wood, clay, stone are 0..2; glass and papyrus 3..4
COIN_LANE: Final = 5
LANES: Final = 8

# Kinds that effects count in a city: seven colours, wonders built.
BROWN: Final = 0
GREY: Final = 1
BLUE: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
RED: Final = 5
PURPLE: Final = 6
WONDER: Final = 7
KINDS: Final = 8
COLOURS: Final = ("brown", "grey", "blue", "green", "yellow", "red", "purple")

# Backs of cards; the pool of unseen cards is kept by back.
GUILD_BACK: Final = 3
BACKS: Final = 4
DECK_START: Final = (0, 23, 46, 66, 73)  # card ids run through the decks in order

# Questions on the stack. Chance events answer the first five, the active seat the others.
LAY_TOKENS: Final = 1
OFFER: Final = 2
DEAL: Final = 3
REVEAL: Final = 4
SHOW: Final = 5
DRAFT: Final = 6
TURN: Final = 7
TAKE: Final = 8
PICK: Final = 9
DESTROY: Final = 10
REVIVE: Final = 11
BEGIN: Final = 12
OVER: Final = 13
FIRST_ASK: Final = DRAFT
QUESTIONS: Final = (
    "",
    "lay",
    "offer",
    "deal",
    "reveal",
    "show",
    "draft",
    "turn",
    "take",
    "pick",
    "destroy",
    "revive",
    "begin",
    "over",
)
STACK: Final = 4

MOST_NEW_SYMBOLS: Final = 1  # of a turn: a card that completes a pair has none, but may bring a token with one

ZONES: Final = 3  # of the military track on each side
ALL_LOOT: Final = 0b1111  # every military token on the track

# Ways a game ends.
CIVILIAN: Final = 1
SCIENTIFIC: Final = 2
MILITARY: Final = 3
REASONS: Final = ("", "civilian", "scientific", "military")
REASON_COUNT: Final = len(REASONS)
OUTLOOK: Final = 7  # results of a game: a winner and a reason, or a shared victory
SHARED_OUTCOME: Final = OUTLOOK - 1  # the last entry of an outlook
RESULTS: Final = 3  # seat 0, seat 1, shared: the values of `winner`
SHARED: Final = 2  # `winner` when the victory is shared

# Move ids: build slot, sell slot, raise wonder with slot, draft wonder, take token, destroy card, revive card, begin.
BUILD_0: Final = 0
SELL_0: Final = BUILD_0 + SLOTS
RAISE_0: Final = SELL_0 + SLOTS
DRAFT_0: Final = RAISE_0 + WONDERS * SLOTS
TAKE_0: Final = DRAFT_0 + WONDERS
DESTROY_0: Final = TAKE_0 + TOKENS
REVIVE_0: Final = DESTROY_0 + CARDS
BEGIN_0: Final = REVIVE_0 + CARDS
MOVES: Final = BEGIN_0 + SEATS
MOST_MOVES: Final = CARDS  # no question has more answers than there are cards
DRAFTED: Final = 8  # wonders that the players draft together
MOST_DECISIONS: Final = 160  # of a game: 8 drafts, 60 turns and their follow-up questions
