"""Texts of moves and chance events, in both directions.

Ids may be written with spaces or hyphens and in any case. The payments to the neighbours follow the card:
`build temple left 2 right 4`. A text without it means the cheapest way for the given seat.
"""

import re
from typing import Final, assert_never

from sevenwonders.classic import draws, ids, moves, rules
from sevenwonders.classic.cards import CARD_IDS, SIDES
from sevenwonders.classic.draws import Chance
from sevenwonders.classic.moves import Move, move_of
from sevenwonders.classic.state import State
from sevenwonders.core.checks import check_name
from sevenwonders.core.errors import TextError

SEAT_NAMES: Final = ("A", "B", "C", "D", "E", "F", "G")
VERBS: Final = ("build", "stage", "sell", "revive", "decline", "choose")
CHANCES: Final = ("boards", "deal")
_PAID: Final = re.compile(r"\s(left|right)\s+(\S+)(?=\s|$)", re.IGNORECASE)


def move_text(state: State, move: Move) -> str:
    """Return the text of a move; `state` has no effect, it is the signature of both games."""
    del state
    return text_of(move)


def text_of(move: Move) -> str:
    """Return the text of a move."""
    match move:
        case moves.Build(card, left, right):
            return f"build {card}{_paid_text(left, right)}"
        case moves.Stage(card, left, right):
            return f"stage with {card}{_paid_text(left, right)}"
        case moves.Sell(card):
            return f"sell {card}"
        case moves.Revive(card):
            return f"revive {card}"
        case moves.Decline():
            return "decline"
        case moves.Choose(side):
            return f"choose {side}"
        case _:
            assert_never(move)


def _paid_text(left: int, right: int) -> str:
    return (f" left {left}" if left else "") + (f" right {right}" if right else "")


def parse_move(state: State, text: str, seat: int | None = None) -> Move:
    """Return the move that a text describes; raise TextError with the column where it stops making sense.

    With a seat, a build or a stage without payment means the seat's cheapest way, if there is one.
    """
    words = re.match(r"\s*(\S+)\s*", text)
    if words is None:
        raise TextError("text/empty-move", text=text, column=1, expected=list(VERBS))
    verb, rest = words[1].lower(), text[words.end() :].rstrip()
    column = words.end() + 1 if rest else words.end(1) + 2
    match verb:
        case "build":
            card, left, right = _card_and_paid(text, rest, column)
            return _cheapest(state, seat, moves.Build(card, left, right))
        case "stage":
            with_card = re.fullmatch(r"with\s+(.*)", rest, re.DOTALL | re.IGNORECASE)
            if with_card is None:
                raise TextError("text/with-missing", text=text, column=column)
            card, left, right = _card_and_paid(text, with_card[1], column + with_card.start(1))
            return _cheapest(state, seat, moves.Stage(card, left, right))
        case "sell":
            return moves.Sell(check_name(text, rest, CARD_IDS, column))
        case "revive":
            return moves.Revive(check_name(text, rest, CARD_IDS, column))
        case "decline":
            if rest:
                raise TextError("text/unknown-name", text=text, column=column, found=rest)
            return moves.Decline()
        case "choose":
            return moves.Choose(check_name(text, rest, SIDES, column))
        case _:
            column = words.start(1) + 1
            raise TextError("text/unknown-verb", text=text, column=column, found=verb, expected=list(VERBS))


def _card_and_paid(text: str, words: str, column: int) -> tuple[str, int, int]:
    paid = {"left": 0, "right": 0}
    found = list(_PAID.finditer(words))
    for match in found:
        if not re.fullmatch(r"[0-9]{1,2}", match[2]) or int(match[2]) > ids.MOST_PAID:
            where = column + match.start(2)
            raise TextError("text/number-expected", text=text, column=where, found=match[2], low=0, high=ids.MOST_PAID)
        paid[match[1].lower()] = int(match[2])
    card = check_name(text, words[: found[0].start()] if found else words, CARD_IDS, column)
    if found and _PAID.sub("", words[found[0].start() :]).strip():
        raise TextError("text/payment-expected", text=text, column=column + found[0].start() + 1)
    return card, paid["left"], paid["right"]


def _cheapest(state: State, seat: int | None, requested: moves.Build | moves.Stage) -> Move:
    if seat is None or not 0 <= seat < state.players or requested.left or requested.right:
        return requested
    for number in rules.legal_ids(state, seat):
        move = move_of(number)
        if isinstance(move, type(requested)) and move.card == requested.card:
            return move
    return requested


def things_in(text: str) -> tuple[tuple[str, str], ...]:
    """Return kind and id of each thing that the text of a move names; nothing for a draw.

    >>> things_in("stage with altar left 2")
    (('card', 'altar'),)
    """
    match text.split():
        case (("build" | "sell" | "revive"), card, *_):
            return (("card", card),)
        case "stage", "with", card, *_:
            return (("card", card),)
        case "choose", side:
            return (("side", side),)
        case _:
            return ()


def chance_text(state: State, drawn: Chance) -> str:
    """Return the text of a draw; hands are separated by slashes, the seats in order."""
    del state
    match drawn:
        case draws.Boards(boards):
            return f"boards {' '.join(boards)}"
        case draws.Deal(hands):
            return f"deal {' / '.join(' '.join(hand) for hand in hands)}"
        case _:
            assert_never(drawn)


def parse_chance(text: str) -> Chance:
    """Parse the text of a draw; whether it is possible is for `game.settle` to check."""
    verb, _, rest = text.strip().lower().partition(" ")
    match verb:
        case "boards":
            return draws.Boards(tuple(name.replace("-", "_") for name in rest.split()))
        case "deal":
            hands = (hand.replace("-", "_").split() for hand in rest.split("/"))
            return draws.Deal(tuple(tuple(hand) for hand in hands))
        case _:
            raise TextError("text/unknown-verb", text=text, column=1, found=verb, expected=list(CHANCES))
