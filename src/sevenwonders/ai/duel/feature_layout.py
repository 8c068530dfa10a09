"""The inputs of a Duel network: yes-or-no features of a position, seen from the seat to move, in named blocks.

A block is a run of features inside one 64-bit word. Blocks that both seats have stand at the same place of two words
(or of two nines): add `64` (or `9`) for the other seat's. Sets of all 73 cards are split: cards 0 to 63 fill a word,
the last nine (`_TAIL`) stand together with those of other sets.

>>> block("PAWN").size, sum(block.size for block in BLOCKS) <= INPUTS
(19, True)
"""

from typing import Final

from sevenwonders.ai.feature_blocks import Block, block_named, feature_name, fingerprint_of
from sevenwonders.duel import ids

WORDS: Final = 25
INPUTS: Final = 64 * WORDS
TAIL: Final = 9  # cards 64 to 72
SIDE: Final = 64  # from a block of the seat to move to the same one of the other seat
TAIL_SIDE: Final = 9

# Sets of cards.
CITY: Final = 0
UNSEEN: Final = 128
DISCARD: Final = 192
OPEN: Final = 256
COVERED: Final = 320  # by one card; the next word: by two
PAYABLE: Final = 448
PAYABLE_SOON: Final = 576
CITY_TAIL: Final = 704
UNSEEN_TAIL: Final = 722
DISCARD_TAIL: Final = 731
OPEN_TAIL: Final = 740
COVERED_TAIL: Final = 749
PAYABLE_TAIL: Final = 768
PAYABLE_SOON_TAIL: Final = 786

# The pawn, and the cards left in the age.
PAWN: Final = 804
LOOT: Final = 823
AGAIN: Final = 827
LEFT: Final = 832

# Per seat, one word each: unbuilt wonders; city; coins; colours.
WONDERS: Final = 896
LACKING: Final = 12  # from one grade of a wonder's price to the next
SYMBOL_COUNT: Final = 944
RAISED_COUNT: Final = 950
TURNS_PAYABLE: Final = 954
TURNS: Final = 956

RAISED: Final = 1024
PROGRESS: Final = 1036
SYMBOLS: Final = 1046
FIXED: Final = 1053
CHOICES_RAW: Final = 1058
CHOICES_GOODS: Final = 1060
THREATS: Final = 1062

COINS: Final = 1152
PRODUCTION: Final = 1174

COLOURS: Final = 1280

# The question, the score, what lies beside the structure.
LEAD: Final = 1408
QUESTION: Final = 1439
REVEALS: Final = 1451
DRAFTED: Final = 1454
TARGETS: Final = 1463

BOARD: Final = 1472
BOX: Final = 1482
SHOWN: Final = 1492
OFFER: Final = 1502
WONDER_POOL: Final = 1514
ALL_RAISED: Final = 1526

HIDDEN: Final = 1536
OPEN_COUNT: Final = 1550
SAFE: Final = 1557
UNCOVERING: Final = 1564
REVEALING: Final = 1571
HIDDEN_GUILDS: Final = 1578

# Threats: possible now, or after one more card is taken, by bit of the block.
SCIENCE_WIN: Final = 0
SCIENCE_SOON: Final = 1
MILITARY_WIN: Final = 2
MILITARY_WONDER: Final = 3
MILITARY_SOON: Final = 4
PAIR: Final = 5
PAIR_SOON: Final = 6
NEW_SYMBOLS: Final = 7
SYMBOL_SOON: Final = 9
LAW_WIN: Final = 10
SHIELDS: Final = 11
SCIENCE_UNSEEN: Final = 15
MILITARY_IN_SIGHT: Final = 16
SCIENCE_IN_SIGHT: Final = 17
THREAT_COUNT: Final = 18

COIN_STEPS: Final = (*range(1, 15), 16, 18, 20, 23, 26, 30, 35, 40)
LEAD_STEPS: Final = (*range(1, 9), 10, 12, 14, 17, 20, 25, 30)
PRODUCTION_STEPS: Final = (5, 5, 5, 4, 4)  # wood, clay, stone, glass, papyrus
COLOUR_STEPS: Final = (7, 4, 7, 6, 7, 8, 3)  # brown, grey, blue, green, yellow, red, purple


def _cards(name: str, start: int, tail: int, meaning: str) -> list[Block]:
    return [
        Block(name, start, 64, f"{meaning}: cards 0 to 63"),
        Block(f"{name}_TAIL", tail, TAIL, f"{meaning}: cards 64 to 72"),
    ]


def _sides(name: str, start: int, size: int, meaning: str) -> list[Block]:
    return [
        Block(name, start, size, f"mine: {meaning}"),
        Block(f"THEIR_{name}", start + SIDE, size, f"theirs: {meaning}"),
    ]


def _card_sides(name: str, start: int, tail: int, meaning: str) -> list[Block]:
    return [
        *_cards(name, start, tail, f"mine: {meaning}"),
        *_cards(f"THEIR_{name}", start + SIDE, tail + TAIL_SIDE, f"theirs: {meaning}"),
    ]


BLOCKS: Final = (
    *_card_sides("CITY", CITY, CITY_TAIL, "built"),
    *_cards("UNSEEN", UNSEEN, UNSEEN_TAIL, "of the age that is laid out, and not seen yet"),
    *_cards("DISCARD", DISCARD, DISCARD_TAIL, "in the discard pile"),
    *_cards("OPEN", OPEN, OPEN_TAIL, "face up and open"),
    *_cards("COVERED", COVERED, COVERED_TAIL, "face up, covered by one card"),
    *_cards("COVERED_TWICE", COVERED + 64, COVERED_TAIL + TAIL, "face up, covered by two cards"),
    *_card_sides("PAYABLE", PAYABLE, PAYABLE_TAIL, "open and payable now"),
    *_card_sides("PAYABLE_SOON", PAYABLE_SOON, PAYABLE_SOON_TAIL, "covered by one card, payable with the coins of now"),
    Block("PAWN", PAWN, 19, "place of the pawn, from my capital to theirs"),
    Block("LOOT", LOOT, 4, "military tokens still on the track: mine to lose (2, 5), theirs"),
    Block("AGAIN", AGAIN, 1, "I have earned an extra turn"),
    Block("LEFT", LEFT, 63, "age and cards left in it, 21 places per age"),
    *_sides("WONDERS", WONDERS, 48, "wonder not built and payable; 1 to 3 coins short; 4 to 6; more"),
    *_sides("SYMBOL_COUNT", SYMBOL_COUNT, 6, "different symbols, 0 to 5"),
    *_sides("RAISED_COUNT", RAISED_COUNT, 4, "wonders built, at least 1 to 4"),
    *_sides("TURNS_PAYABLE", TURNS_PAYABLE, 2, "payable wonders with an extra turn, at least 1, 2"),
    *_sides("TURNS", TURNS, 3, "unbuilt wonders with an extra turn, at least 1 to 3"),
    *_sides("RAISED", RAISED, ids.WONDERS, "wonder built"),
    *_sides("PROGRESS", PROGRESS, ids.TOKENS, "progress token owned"),
    *_sides("SYMBOLS", SYMBOLS, 7, "symbol owned"),
    *_sides("FIXED", FIXED, 5, "resource at a fixed price"),
    *_sides("CHOICES_RAW", CHOICES_RAW, 2, "choices of raw material, at least 1, 2"),
    *_sides("CHOICES_GOODS", CHOICES_GOODS, 2, "choices of goods, at least 1, 2"),
    *_sides("THREATS", THREATS, THREAT_COUNT, "what could be done now or soon; see the names of the bits"),
    *_sides("COINS", COINS, len(COIN_STEPS), "coins, at least COIN_STEPS"),
    *_sides("PRODUCTION", PRODUCTION, sum(PRODUCTION_STEPS), "units of each resource, at least 1, 2 …"),
    *_sides("COLOURS", COLOURS, sum(COLOUR_STEPS), "cards of each colour, at least 1, 2 …"),
    Block("LEAD", LEAD, 2 * len(LEAD_STEPS), "points as things stand: I lead by LEAD_STEPS, they do"),
    Block("QUESTION", QUESTION, 12, "what is asked or drawn next"),
    Block("REVEALS", REVEALS, 3, "cards to be turned up, at least 1 to 3"),
    Block("DRAFTED", DRAFTED, 9, "wonders drafted, 0 to 8, before the first age"),
    Block("TARGETS", TARGETS, 2, "a brown, a grey card is to be destroyed"),
    Block("BOARD", BOARD, ids.TOKENS, "progress token on the board"),
    Block("BOX", BOX, ids.TOKENS, "progress token in the box"),
    Block("SHOWN", SHOWN, ids.TOKENS, "progress token shown from the box"),
    Block("OFFER", OFFER, ids.WONDERS, "wonder on offer"),
    Block("WONDER_POOL", WONDER_POOL, ids.WONDERS, "wonder not offered yet"),
    Block("ALL_RAISED", ALL_RAISED, 7, "wonders built by both, at least 1 to 7"),
    Block("HIDDEN", HIDDEN, 14, "cards face down, 0 to 13"),
    Block("OPEN_COUNT", OPEN_COUNT, 7, "open cards, 0 to 6"),
    Block("SAFE", SAFE, 7, "open cards that uncover nothing, 0 to 6"),
    Block("UNCOVERING", UNCOVERING, 7, "open cards that would open a card face up, 0 to 6"),
    Block("REVEALING", REVEALING, 7, "open cards that would turn one up, 0 to 6"),
    Block("HIDDEN_GUILDS", HIDDEN_GUILDS, 3, "guilds face down in the structure, at least 1 to 3"),
)


def block(name: str) -> Block:
    """Return the block of this name."""
    return block_named(BLOCKS, name)


def name_of(feature: int) -> str:
    """Return a feature's block and number in it."""
    return feature_name(BLOCKS, feature)


def fingerprint() -> str:
    """Return a short text that changes with the layout; a network fits only inputs with its own fingerprint."""
    return fingerprint_of(BLOCKS, f"{COIN_STEPS} {LEAD_STEPS} {PRODUCTION_STEPS} {COLOUR_STEPS} {INPUTS}")
