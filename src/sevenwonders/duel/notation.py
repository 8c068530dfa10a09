"""Texts of moves and chance events, in both directions.

A move names cards, so it needs the state; ids may be written with spaces or hyphens and in any case.
"""

from collections.abc import Iterable
from typing import Final, NoReturn, assert_never

from sevenwonders.core.checks import check_name
from sevenwonders.core.errors import TextError
from sevenwonders.duel import draws, ids, moves
from sevenwonders.duel.cards import CARD_IDS, CARD_NUMBER, TOKEN_IDS, WONDER_IDS, data
from sevenwonders.duel.draws import Chance
from sevenwonders.duel.moves import Move
from sevenwonders.duel.state import State

SEAT_NAMES: Final = ("A", "B")
VERBS: Final = ("build", "sell", "raise", "draft", "take", "destroy", "revive", "begin")
_WITH_SLOT: Final = (moves.Build, moves.Sell, moves.Raise)
CHANCES: Final = ("lay", "offer", "deal", "reveal", "show")


def move_text(state: State, move: Move) -> str:
    """Return the text of a move; the state contains the card of its slot."""
    if isinstance(move, _WITH_SLOT):
        return text_of(move, _card_in(state, move.slot))
    return text_of(move)


def text_of(move: Move, card: str = "") -> str:
    """Return the text of a move, given the card of its slot if it has one."""
    match move:
        case moves.Build():
            return f"build {card}"
        case moves.Sell():
            return f"sell {card}"
        case moves.Raise(wonder):
            return f"raise {wonder} with {card}"
        case moves.Draft(wonder):
            return f"draft {wonder}"
        case moves.Take(token):
            return f"take {token}"
        case moves.Destroy(gone):
            return f"destroy {gone}"
        case moves.Revive(found):
            return f"revive {found}"
        case moves.Begin(seat):
            return f"begin {SEAT_NAMES[seat]}"
        case _:
            assert_never(move)


def _card_in(state: State, slot: int) -> str:
    number = state.slot[slot] if 0 <= slot < ids.SLOTS else ids.NOTHING
    return CARD_IDS[number] if number != ids.NOTHING else f"slot_{slot}"


def parse_move(state: State, text: str) -> Move:
    """Return the move that a text describes; raise TextError with the column where it stops making sense."""
    words = text.lower().split(maxsplit=1)
    if not words:
        raise TextError("text/empty-move", text=text, column=1, expected=list(VERBS))
    verb, rest = words[0], (words[1] if len(words) == 2 else "")
    after_verb = text.lower().find(verb) + len(verb)
    column = text.lower().find(rest, after_verb) + 1 if rest else len(text.rstrip()) + 2
    match verb:
        case "build":
            return moves.Build(_slot_of(state, text, rest, column))
        case "sell":
            return moves.Sell(_slot_of(state, text, rest, column))
        case "raise":
            wonder, separator, card = rest.partition(" with ")
            if not separator:
                raise TextError("text/with-missing", text=text, column=column)
            name = check_name(text, wonder, WONDER_IDS, column)
            return moves.Raise(name, _slot_of(state, text, card, column + len(wonder) + len(separator)))
        case "draft":
            return moves.Draft(check_name(text, rest, WONDER_IDS, column))
        case "take":
            return moves.Take(check_name(text, rest, TOKEN_IDS, column))
        case "destroy":
            return moves.Destroy(check_name(text, rest, CARD_IDS, column))
        case "revive":
            return moves.Revive(check_name(text, rest, CARD_IDS, column))
        case "begin":
            return moves.Begin(SEAT_NAMES.index(check_name(text, rest, SEAT_NAMES, column)))
        case _:
            column = text.lower().find(verb) + 1
            raise TextError("text/unknown-verb", text=text, column=column, found=verb, expected=list(VERBS))


def _slot_of(state: State, text: str, words: str, column: int) -> int:
    card = CARD_NUMBER[check_name(text, words, CARD_IDS, column)]
    for slot in range(ids.SLOTS):
        if state.slot[slot] == card:
            return slot
    raise TextError("text/card-not-in-structure", text=text, column=column, found=CARD_IDS[card])


def things_in(text: str) -> tuple[tuple[str, str], ...]:
    """Return kind and id of each thing that the text of a move or a draw names; nothing for a deal.

    >>> things_in("raise sphinx with altar")
    (('wonder', 'sphinx'), ('card', 'altar'))
    """
    match text.split():
        case "raise", wonder, "with", card:
            return ("wonder", wonder), ("card", card)
        case (("build" | "sell" | "destroy" | "revive"), card):
            return (("card", card),)
        case "reveal", _, card:
            return (("card", card),)
        case "begin", seat:
            return (("seat", seat),)
        case (("draft" | "offer"), *wonders):
            return tuple(("wonder", wonder) for wonder in wonders)
        case (("take" | "lay" | "show"), *tokens):
            return tuple(("token", token) for token in tokens)
        case _:
            return ()


def chance_text(state: State, drawn: Chance) -> str:
    """Return the text of a draw; the state is the one before it."""
    match drawn:
        case draws.Lay(tokens):
            return f"lay {' '.join(tokens)}"
        case draws.Offer(wonders):
            return f"offer {' '.join(wonders)}"
        case draws.Deal(cards):
            return f"deal {rows_text(cards, min(state.age + 1, ids.AGES))}"
        case draws.Reveal(slot, card):
            return f"reveal {slot} {card}"
        case draws.Show(tokens):
            return f"show {' '.join(tokens)}"
        case _:
            assert_never(drawn)


def rows_text(entries: Iterable[str], age: int) -> str:
    """Return the entries of the slots, with a slash between the rows of the age's layout."""
    left = list(entries)
    rows = []
    for row in data()["layouts"][age - 1]:
        length = len(row["x"])
        rows.append(" ".join(left[:length]))
        left = left[length:]
    return " / ".join(rows)


def parse_chance(text: str) -> Chance:
    """Parse the text of a draw; whether it is possible is for `game.settle` to check."""
    verb, *names = text.lower().split() or [""]
    names = [name.replace("-", "_") for name in names if name != "/"]
    match verb:
        case "lay":
            return draws.Lay(tuple(names))
        case "offer":
            return draws.Offer(tuple(names))
        case "deal":
            return draws.Deal(tuple(names))
        case "show":
            return draws.Show(tuple(names))
        case "reveal":
            if len(names) != 2 or not (names[0].isascii() and names[0].isdigit()):
                _fail(text, verb, "text/bad-reveal")
            return draws.Reveal(int(names[0][:3]), names[1])
        case _:
            raise TextError("text/unknown-verb", text=text, column=1, found=verb, expected=list(CHANCES))


def _fail(text: str, verb: str, key: str) -> NoReturn:
    raise TextError(key, text=text, column=text.lower().find(verb) + len(verb) + 2)
