"""Observation fields of 7 Wonders: flags and counts from the perspective of a seat.

Each city has a block of `CITY_SIZE` elements: the observer's first, then the seats to the left in order, so that the
right neighbour's is last. A seat remembers the hands it has held: `incoming`, `outgoing` and `far` contain these cards
less those built since. No other hidden information is included. Compiled modules use the offsets as C constants through
`cfields.pxd`.

>>> size(3), size(7)
(946, 1490)
>>> sum(part.size for part in fields(5)) == size(5)
True
"""

from typing import Final

from sevenwonders.classic import ids
from sevenwonders.classic.cards import BOARD_IDS, CARD_IDS, RESOURCES, SIDES, SYMBOLS
from sevenwonders.rl.fields import Field

ASKED: Final = 0
QUESTION: Final = 1
PLAYERS: Final = 6
AGE: Final = 11
TURN: Final = 14
HAND: Final = 21
INCOMING: Final = 101
OUTGOING: Final = 181
FAR: Final = 261
PILE: Final = 341
DISCARDED: Final = 421
PAY_CARD: Final = 424
PAY_USE: Final = 504
PAY_LEFT: Final = 506
PAY_RIGHT: Final = 522
CITIES: Final = 538

CITY: Final = 0
BOARD: Final = 80
STAGES: Final = 94
COINS: Final = 95
POINTS: Final = 96
SHIELDS: Final = 97
SYMBOL: Final = 98
UNITS: Final = 102
FOR_SALE: Final = 109
PRICES: Final = 116
KINDS: Final = 120
POWERS: Final = 127
VICTORIES: Final = 131
DEFEATS: Final = 134
HAS_CHOSEN: Final = 135
CITY_SIZE: Final = 136

PAYMENT: Final = 4  # its offset in `question`, after the engine's four
POINTS_ABOVE: Final = 6  # six defeats make -6 points, the minimum
MOST_COINS: Final = 99
MOST_POINTS: Final = 150
MOST_SHIELDS: Final = 30
MOST_UNITS: Final = 7

_QUESTIONS: Final = (*ids.QUESTIONS[ids.FIRST_ASK : ids.OVER], "payment")
_WAYS: Final = tuple(str(way) for way in range(ids.WAYS))
_SIDED: Final = tuple(f"{board}_{side}" for board in BOARD_IDS for side in SIDES)
_POWERS: Final = ("free colour", "free first", "free last", "play last")
_PRICES: Final = ("left raw", "left goods", "right raw", "right goods")
_AGES: Final = ("I", "II", "III")


def size(players: int) -> int:
    """Return the length of an observation."""
    return CITIES + players * CITY_SIZE


def _city(whose: str, start: int) -> tuple[Field, ...]:
    def part(name: str, at: int, size: int, high: int, meaning: str, labels: tuple[str, ...] = ()) -> Field:
        return Field(f"{whose}{name}", start + at, size, high, meaning, labels)

    return (
        part("city", CITY, ids.CARDS, 1, "card built", CARD_IDS),
        part("board", BOARD, 14, 1, "the board and its side; both sides while it is not chosen", _SIDED),
        part("stages", STAGES, 1, ids.STAGES, "stages built"),
        part("coins", COINS, 1, MOST_COINS, "coins"),
        part("points", POINTS, 1, MOST_POINTS, f"current points plus {POINTS_ABOVE}"),
        part("shields", SHIELDS, 1, MOST_SHIELDS, "shields"),
        part("symbols", SYMBOL, 4, 9, "scientific symbols, and wild ones", (*SYMBOLS, "wild")),
        part("units", UNITS, ids.RESOURCES, MOST_UNITS, "sources of a resource for own use", RESOURCES),
        part("for sale", FOR_SALE, ids.RESOURCES, MOST_UNITS, "sources of a resource for the neighbours", RESOURCES),
        part("prices", PRICES, 4, 2, "coins for one unit from a neighbour", _PRICES),
        part("colours", KINDS, 7, 15, "cards built of each colour", ids.COLOURS),
        part("powers", POWERS, 4, 1, "lasting power", _POWERS),
        part("victories", VICTORIES, ids.AGES, 2, "victory tokens of each age", _AGES),
        part("defeats", DEFEATS, 1, 6, "defeat tokens"),
        part("has chosen", HAS_CHOSEN, 1, 1, "has already chosen; others have not"),
    )


def fields(players: int) -> tuple[Field, ...]:
    """Return the fields of an observation."""
    whose = ["", "left ", *(f"left+{k} " for k in range(2, players - 1)), "right "]
    return (
        Field("asked", ASKED, 1, 1, "it is my decision"),
        Field("question", QUESTION, 5, 1, "the pending question, mine if it is my decision", _QUESTIONS),
        Field("players", PLAYERS, 5, 1, "number of players", ("3", "4", "5", "6", "7")),
        Field("age", AGE, 3, 1, "the age", _AGES),
        Field("turn", TURN, 7, 1, "the turn; the last card of a hand is turn 7", tuple("1234567")),
        Field("hand", HAND, ids.CARDS, 3, "copies in my hand", CARD_IDS),
        Field(
            "incoming", INCOMING, ids.CARDS, 3, "copies that may be in the hand I get next, of those I saw", CARD_IDS
        ),
        Field("outgoing", OUTGOING, ids.CARDS, 3, "the same, of the neighbour to whom my hand goes", CARD_IDS),
        Field("far", FAR, ids.CARDS, 3, "the same, of all others", CARD_IDS),
        Field("pile", PILE, ids.CARDS, 3, "copies on the discard pile, while I choose from it", CARD_IDS),
        Field("discarded", DISCARDED, ids.AGES, 49, "cards of each age on the discard pile", _AGES),
        Field("payment card", PAY_CARD, ids.CARDS, 1, "card to be paid for, or put under a stage", CARD_IDS),
        Field("payment use", PAY_USE, 2, 1, "what is paid for", ("build", "stage")),
        Field("payment left", PAY_LEFT, ids.WAYS, ids.MOST_PAID, "coins to the left, for each way to pay", _WAYS),
        Field("payment right", PAY_RIGHT, ids.WAYS, ids.MOST_PAID, "coins to the right, for each way to pay", _WAYS),
        *(part for k in range(players) for part in _city(whose[k], CITIES + k * CITY_SIZE)),
    )
