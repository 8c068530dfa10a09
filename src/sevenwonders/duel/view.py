"""What a seat or a spectator sees, as JSON-ready data. Duel has no secrets, so all see the same table.

The seat only adds what that seat may do: its legal moves.
"""

from typing import Any

from sevenwonders.core.base import pending_view
from sevenwonders.duel import bill, draws, ids, rules
from sevenwonders.duel.cards import CARD_IDS, SYMBOLS, WONDER_IDS, cards_in, tokens_in, wonders_in
from sevenwonders.duel.ids import COLOURS, DECK_START
from sevenwonders.duel.moves import move_id
from sevenwonders.duel.notation import move_text
from sevenwonders.duel.pending import legal, pending
from sevenwonders.duel.score import sheet
from sevenwonders.duel.state import State


def view(state: State, seat: int | None = None) -> dict[str, Any]:
    """Return the table as seen by a seat, or by a spectator."""
    return {
        "game": "duel",
        "age": state.age,
        "pending": pending_view(pending(state)),
        "structure": [_slot_view(state, slot, entry) for slot, entry in enumerate(draws.structure(state))],
        "pawn": state.pawn,
        "loot": [[bool(state.loot >> (2 * owner + size) & 1) for size in (0, 1)] for owner in range(ids.SEATS)],
        "board": list(tokens_in(state.board)),
        "box": list(tokens_in(state.box)),
        "shown": list(tokens_in(state.shown)),
        "offer": list(wonders_in(state.offer)),
        "discard": list(cards_in(state.discard)),
        "unseen": {name: _pool(state, back) for back, name in enumerate(("1", "2", "3", "guild"))},
        "extra_turn": bool(state.again),
        "cities": [_city_view(state, owner) for owner in range(ids.SEATS)],
        "moves": [
            {"id": move_id(move), "text": move_text(state, move)}
            for move in (legal(state, seat) if seat is not None else ())
        ],
    }


def _slot_view(state: State, slot: int, entry: str) -> dict[str, Any]:
    if entry == ".":
        return {"state": "taken"}
    face = "up" if state.face_up >> slot & 1 else "down"
    shown = {"card": entry} if face == "up" else {"back": "guild" if entry == draws.GUILD else str(state.age)}
    return {"state": face, "open": bool(state.open >> slot & 1), **shown}


def _pool(state: State, back: int) -> list[str]:
    mask = state.unseen[back]
    return [CARD_IDS[DECK_START[back] + n] for n in range(mask.bit_length()) if mask >> n & 1]


def _city_view(state: State, seat: int) -> dict[str, Any]:
    raised = [w for w in range(ids.WONDERS) if state.raised[seat] >> w & 1]
    return {
        "coins": state.coins[seat],
        "cards": list(cards_in(state.city[seat])),
        "colours": dict(zip(COLOURS, state.kinds[seat], strict=False)),
        "wonders": list(wonders_in(state.wonders[seat])),
        "raised": [{"wonder": WONDER_IDS[w], "card": CARD_IDS[state.tucked[w]]} for w in raised],
        "tokens": list(tokens_in(state.progress[seat])),
        "symbols": [symbol for number, symbol in enumerate(SYMBOLS) if state.symbols[seat] >> number & 1],
        "sale": rules.sale_income(state, seat),
        "score": sheet(state, seat),
        "prices": {name: bill_view(bill.price_of(state, seat, name)) for name in _in_sight(state)},
    }


def _in_sight(state: State) -> list[str]:
    """Name what can be priced: cards face up and every unbuilt wonder."""
    cards = [entry for slot, entry in enumerate(draws.structure(state)) if state.face_up >> slot & 1]
    return cards + list(wonders_in(state.wonders[0] | state.wonders[1] | state.offer))


def bill_view(owed: bill.Bill) -> dict[str, Any]:
    """Return a price with its steps as data."""
    steps = [
        {"step": type(step).__name__.lower()} | {name: getattr(step, name) for name in step.__slots__}
        for step in owed.steps
    ]
    return {"total": owed.total, "trade": owed.trade, "missing": owed.missing, "steps": steps}
