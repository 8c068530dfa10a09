"""What a seat or a spectator sees, as JSON-ready data: the one door through which secrets do not pass.

Everybody sees the cities, coins, tokens, who has chosen, how many cards are in each hand and on the discard pile, the
ages on their backs, and what has been done with the cards so far: which were built, which went face down. A seat sees
its own hand, its own choice and what it may do; it remembers the hands it has held and the cards it put face down. Who
may revive a card sees the discard pile, and remembers it.
"""

from typing import Any

from sevenwonders.classic import bill, ids, memory
from sevenwonders.classic.cards import BOARD_IDS, BOARDS, CARD_IDS, CARDS, SIDES, SYMBOLS, cards_in, data
from sevenwonders.classic.ids import COLOURS, QUESTIONS, USES
from sevenwonders.classic.moves import move_id, move_of
from sevenwonders.classic.notation import move_text
from sevenwonders.classic.pending import legal, pending
from sevenwonders.classic.piles import cards_of, size
from sevenwonders.classic.score import points, sheet
from sevenwonders.classic.setup import SIDE_RULES
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES
from sevenwonders.core.base import pending_view
from sevenwonders.core.errors import OptionError
from sevenwonders.core.protocol import Over


def view(state: State, seat: int | None = None) -> dict[str, Any]:
    """Return the table as seen by a seat, or by a spectator; raise OptionError if there is no such seat."""
    if seat is not None and not 0 <= seat < state.players:
        raise OptionError("seat/unknown", found=seat, seats=state.players)
    ages = range(1, state.age + 1)
    return {
        "game": "classic",
        "players": state.players,
        "seat": seat,
        "age": state.age,
        "turn": state.turn,
        "passing": data()["setup"]["pass"][state.age - 1] if state.age else None,
        "pending": pending_view(pending(state)),
        "questions": [_question_view(entry) for entry in state.stack[: state.depth]],
        "cities": [_city_view(state, owner) for owner in range(state.players)],
        "discard": [size(state.pile[age - 1]) for age in ages],
        "history": [[_turn_view(state, seat, age, turn) for turn in range(1, ids.HAND + 1)] for age in ages],
        "looks": [_look_view(state, seat, look) for look in range(state.looks)],
        "own": None if seat is None else _own_view(state, seat),
    }


def uncovered(state: State) -> dict[str, Any] | None:
    """Return what nobody was to see while the game ran, None while it runs.

    These are the faces of the cards under each seat's stages and of the discard pile, and the guilds in the box. It is
    no part of a view: a view is what its seat knows, from which the rest is guessed.
    """
    if not isinstance(pending(state), Over):
        return None
    under = [[CARD_IDS[card] for card in _under(state, seat)] for seat in range(state.players)]
    discard = _piles_view(state.pile)
    seen = {*discard, *(name for names in under for name in names)}
    seen.update(name for seat in range(state.players) for name in cards_in(state.city[seat]))
    return {
        "under": under,
        "discard": discard,
        "box": [card.id for card in CARDS if card.colour == "purple" and card.id not in seen],
    }


def _question_view(entry: int) -> dict[str, Any]:
    """Return a question that waits, with the seat that is asked or the rule by which sides are found."""
    question, subject = entry & 15, entry >> 4
    shown: dict[str, Any] = {"question": QUESTIONS[question]}
    if question in (ids.LAST, ids.REVIVE):
        shown["seat"] = subject
    elif question == ids.LAY_BOARDS:
        shown["sides"] = SIDE_RULES[subject]
    return shown


def _city_view(state: State, seat: int) -> dict[str, Any]:
    known = state.board[seat] != ids.NOTHING
    turned = state.side[seat] != ids.NOTHING
    return {
        "board": BOARD_IDS[state.board[seat]] if known else None,
        "side": SIDES[state.side[seat]] if turned else None,
        "resource": BOARDS[state.board[seat]].resource if known else None,
        "coins": state.coins[seat],
        "cards": list(cards_in(state.city[seat])),
        "colours": dict(zip(COLOURS, state.kinds[seat], strict=False)),
        "stages": state.stages[seat],
        "all_stages": len(BOARDS[state.board[seat]].stages(SIDES[state.side[seat]])) if turned else None,
        "under": [TABLES.age[card] for card in _under(state, seat)],
        "shields": state.shields[seat],
        "symbols": dict(zip((*SYMBOLS, "wild"), state.symbols[seat], strict=True)),
        "won": list(state.won[seat]),
        "lost": state.lost[seat],
        "hand": size(state.hand[seat]),
        "chosen": state.chosen[seat] != ids.NOTHING,
        "score": sheet(state, seat) if turned else None,
        "points": points(state, seat) if turned else None,
    }


def _under(state: State, seat: int) -> list[int]:
    return state.under[seat * ids.STAGES : seat * ids.STAGES + state.stages[seat]]


def _turn_view(state: State, seat: int | None, age: int, turn: int) -> list[dict[str, Any] | None]:
    """Return what each seat did on a turn, None where it has not yet or the log has no word of it."""
    done: list[dict[str, Any] | None] = []
    for owner in range(state.players):
        moment = state.moment(age, owner, turn)
        use = state.used[moment]
        entry: dict[str, Any] = {"use": USES[use]}
        if use == ids.BUILT or owner == seat:
            entry["card"] = CARD_IDS[state.taken[moment]] if use else None
        done.append(entry if use else None)
    return done


def _look_view(state: State, seat: int | None, look: int) -> dict[str, Any]:
    card = state.look_card[look]
    shown: dict[str, Any] = {
        "seat": state.look_seat[look],
        "age": state.look_age[look],
        "turn": state.look_turn[look],
        "card": CARD_IDS[card] if card != ids.NOTHING else None,
    }
    if seat == state.look_seat[look]:
        shown["pile"] = _piles_view(state.look_pile[look])
    return shown


def _piles_view(piles: list[int]) -> list[str]:
    return [name for age, pile in enumerate(piles, start=1) for name in cards_of(pile, age)]


def _own_view(state: State, seat: int) -> dict[str, Any]:
    """Return what only this seat knows, and what it may do."""
    chosen = state.chosen[seat]
    asked = bool(state.waiting >> seat & 1)
    sees_pile = asked and state.question() == ids.REVIVE
    hand = list(cards_of(state.hand[seat], state.age)) if state.age else []
    return {
        "hand": hand,
        "under": [CARD_IDS[card] for card in _under(state, seat)],
        "held": [
            [_held(state, age, seat, turn) for turn in range(1, memory.turns_held(state, age) + 1)]
            for age in range(1, state.age + 1)
        ],
        "chosen": None if chosen == ids.NOTHING else _move_view(state, chosen),
        "pile": _piles_view(state.pile) if sees_pile else None,
        "prices": {
            name: [bill_view(one) for one in bill.prices_of(state, seat, name)] for name in _in_sight(state, seat)
        },
        "moves": [_move_view(state, move_id(move)) for move in legal(state, seat)],
    }


def _held(state: State, age: int, seat: int, turn: int) -> list[str] | None:
    """Return the hand that a seat held on a turn; None where the log does not tell."""
    pile = memory.held_pile(state, age, seat, turn)
    return list(cards_of(pile, age)) if pile else None


def _move_view(state: State, number: int) -> dict[str, Any]:
    return {"id": number, "text": move_text(state, move_of(number))}


def _in_sight(state: State, seat: int) -> list[str]:
    """Name what can be priced: the different cards of the hand and the next stage."""
    if state.question() not in (ids.TURN, ids.LAST):
        return []
    return [*dict.fromkeys(cards_of(state.hand[seat], state.age)), bill.STAGE]


def bill_view(owed: bill.Bill) -> dict[str, Any]:
    """Return a price with its steps as data."""
    steps = [
        {"step": type(step).__name__.lower()} | {name: getattr(step, name) for name in step.__slots__}
        for step in owed.steps
    ]
    coins = {"total": owed.total, "bank": owed.bank, "left": owed.left, "right": owed.right}
    return {**coins, "missing": owed.missing, "steps": steps}
