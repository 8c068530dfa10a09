"""Observation fields of Duel: 2103 flags and counts from the perspective of a seat.

Duel has no hidden information, so an observation omits only the order of past moves. Two blocks of `SEAT_SIZE` elements
contain the cities, the observer's first. Compiled modules use the offsets as C constants through `cfields.pxd`.

>>> {part.name: part.start for part in FIELDS if part.name.endswith("coins")}
{'coins': 332, 'their coins': 504}
>>> sum(part.size for part in FIELDS) == SIZE
True
"""

from typing import Final

from sevenwonders.duel import ids
from sevenwonders.duel.cards import CARD_IDS, RESOURCES, SYMBOLS, TOKEN_IDS, WONDER_IDS
from sevenwonders.rl.fields import Field

ASKED: Final = 0
QUESTION: Final = 1
TARGET: Final = 8
AGE: Final = 10
LEFT: Final = 13
AGAIN: Final = 14
DRAFTED: Final = 15
PAWN: Final = 16
LOOT: Final = 35
BOARD: Final = 39
BOX: Final = 49
SHOWN: Final = 59
OFFER: Final = 69
WONDER_POOL: Final = 81
UNSEEN: Final = 93
DISCARD: Final = 166
OPEN: Final = 239

# Offsets inside the block of a seat; add SEAT_SIZE for the opponent's block.
MINE: Final = 259
CITY: Final = 0
COINS: Final = 73
POINTS: Final = 74
PRODUCE: Final = 75
UNIT: Final = 80
FIXED: Final = 85
CHOICE_RAW: Final = 90
CHOICE_GOODS: Final = 91
KINDS: Final = 92
SYMBOL: Final = 99
PROGRESS: Final = 106
WONDERS: Final = 116
RAISED: Final = 128
WONDER_PRICE: Final = 140
SLOT_PRICE: Final = 152
SEAT_SIZE: Final = 172

# The card structure: for each slot its card or its back.
SLOTS: Final = 603
SLOT_SIZE: Final = 75
SLOT_BACK: Final = 73
SIZE: Final = 2103

MOST_COINS: Final = 99
MOST_POINTS: Final = 120
MOST_PRICE: Final = 40
MOST_UNITS: Final = 9
MOST_UNIT: Final = 15

_QUESTIONS: Final = ids.QUESTIONS[ids.FIRST_ASK : ids.OVER]
_SLOTS: Final = tuple(str(slot) for slot in range(ids.SLOTS))
_FACES: Final = tuple(f"{slot}:{face}" for slot in range(ids.SLOTS) for face in (*CARD_IDS, "back", "guild"))


def _seat(whose: str, start: int) -> tuple[Field, ...]:
    def part(name: str, at: int, size: int, high: int, meaning: str, labels: tuple[str, ...] = ()) -> Field:
        return Field(f"{whose}{name}", start + at, size, high, meaning, labels)

    return (
        part("city", CITY, ids.CARDS, 1, "card built", CARD_IDS),
        part("coins", COINS, 1, MOST_COINS, "coins"),
        part("points", POINTS, 1, MOST_POINTS, "current points"),
        part("produce", PRODUCE, ids.RESOURCES, MOST_UNITS, "units produced each turn", RESOURCES),
        part("unit price", UNIT, ids.RESOURCES, MOST_UNIT, "coins for one unit that is lacking", RESOURCES),
        part("fixed price", FIXED, ids.RESOURCES, 1, "that price is fixed by a building", RESOURCES),
        part("raw choices", CHOICE_RAW, 1, MOST_UNITS, "sources of one raw material of choice"),
        part("goods choices", CHOICE_GOODS, 1, MOST_UNITS, "sources of one manufactured good of choice"),
        part("colours", KINDS, 7, 15, "cards built of each colour", ids.COLOURS),
        part("symbols", SYMBOL, 7, 1, "scientific symbol owned", SYMBOLS),
        part("progress", PROGRESS, ids.TOKENS, 1, "progress token owned", TOKEN_IDS),
        part("wonders", WONDERS, ids.WONDERS, 1, "wonder owned and not built", WONDER_IDS),
        part("raised", RAISED, ids.WONDERS, 1, "wonder built", WONDER_IDS),
        part("wonder price", WONDER_PRICE, ids.WONDERS, MOST_PRICE, "coins for a wonder not built", WONDER_IDS),
        part("slot price", SLOT_PRICE, ids.SLOTS, MOST_PRICE, "coins for the card in an open slot", _SLOTS),
    )


FIELDS: Final = (
    Field("asked", ASKED, 1, 1, "it is my decision"),
    Field("question", QUESTION, 7, 1, "the pending question", _QUESTIONS),
    Field("target", TARGET, 2, 1, "colour of the card to be destroyed", ids.COLOURS[:2]),
    Field("age", AGE, 3, 1, "the age", ("I", "II", "III")),
    Field("left", LEFT, 1, ids.SLOTS, "cards left in the structure"),
    Field("again", AGAIN, 1, 1, "the active player has an extra turn"),
    Field("drafted", DRAFTED, 1, 8, "wonders drafted so far"),
    Field("pawn", PAWN, 19, 1, "the pawn's place, from my capital (0) to theirs (18)"),
    Field("loot", LOOT, 4, 1, "military token on the track", ("mine 2", "mine 5", "theirs 2", "theirs 5")),
    Field("board", BOARD, ids.TOKENS, 1, "progress token on the board", TOKEN_IDS),
    Field("box", BOX, ids.TOKENS, 1, "progress token in the box", TOKEN_IDS),
    Field("shown", SHOWN, ids.TOKENS, 1, "progress token shown from the box, one to be kept", TOKEN_IDS),
    Field("offer", OFFER, ids.WONDERS, 1, "wonder on offer in the draft", WONDER_IDS),
    Field("wonder pool", WONDER_POOL, ids.WONDERS, 1, "wonder not offered yet", WONDER_IDS),
    Field("unseen", UNSEEN, ids.CARDS, 1, "card not seen yet", CARD_IDS),
    Field("discard", DISCARD, ids.CARDS, 1, "card on the discard pile", CARD_IDS),
    Field("open", OPEN, ids.SLOTS, 1, "slot whose card can be taken", _SLOTS),
    *_seat("", MINE),
    *_seat("their ", MINE + SEAT_SIZE),
    Field("slots", SLOTS, ids.SLOTS * SLOT_SIZE, 1, "slot by slot: its card if face up, or its back", _FACES),
)
