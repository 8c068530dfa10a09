"""Events of a step, derived from the states before and after it.

Keys are `duel/…`; arguments are numbers, ids of the data and seats. `docs/notation.md` lists them all.
"""

from collections.abc import Iterator, Mapping
from typing import Final, assert_never, cast

from sevenwonders.core.bits import members
from sevenwonders.core.event_kinds import Category, Declared
from sevenwonders.core.protocol import Event, Step
from sevenwonders.duel import draws, ids, moves
from sevenwonders.duel.bill import Chain, Price, prices_of
from sevenwonders.duel.cards import CARD_IDS, SYMBOLS, wonders_in
from sevenwonders.duel.ids import REASONS
from sevenwonders.duel.score import points
from sevenwonders.duel.state import State
from sevenwonders.duel.tables import TABLES

EVENTS: Final[Declared] = {
    "duel/tokens-laid": {"tokens": "tokens"},
    "duel/wonders-offered": {"wonders": "wonders"},
    "duel/age-dealt": {"age": "age", "cards": "entries"},
    "duel/card-revealed": {"slot": "number", "card": "card"},
    "duel/tokens-shown": {"seat": "seat", "tokens": "tokens"},
    "duel/wonder-drafted": {"seat": "seat", "wonder": "wonder"},
    "duel/beginner-chosen": {"seat": "seat", "begins": "seat"},
    "duel/card-sold": {"seat": "seat", "card": "card", "slot": "number", "coins": "number"},
    "duel/card-built": {"seat": "seat", "card": "card", "slot": "number", "chain": "card?"},
    "duel/wonder-built": {"seat": "seat", "wonder": "wonder", "card": "card", "slot": "number"},
    "duel/wonder-retired": {"seat": "seat", "wonder": "wonder"},
    "duel/token-taken": {"seat": "seat", "token": "token", "from": "word"},
    "duel/card-destroyed": {"seat": "seat", "owner": "seat", "card": "card"},
    "duel/card-revived": {"seat": "seat", "card": "card"},
    "duel/coins-paid": {"seat": "seat", "coins": "number", "trade": "number"},
    "duel/trade-income": {"seat": "seat", "coins": "number"},
    "duel/coins-gained": {"seat": "seat", "coins": "number"},
    "duel/coins-lost": {"seat": "seat", "coins": "number"},
    "duel/pawn-moved": {"seat": "seat", "from": "number", "to": "number"},
    "duel/loot-taken": {"seat": "seat", "loot": "number"},
    "duel/symbol-gained": {"seat": "seat", "symbol": "symbol"},
    "duel/pair-completed": {"seat": "seat"},
    "duel/extra-turn": {"seat": "seat"},
    "duel/age-ended": {"age": "age"},
    "duel/game-over": {"winners": "seats", "reason": "word", "points": "numbers"},
}
CATEGORIES: Final[Mapping[str, Category]] = {
    "duel/tokens-laid": "consequence",
    "duel/wonders-offered": "consequence",
    "duel/age-dealt": "milestone",
    "duel/card-revealed": "consequence",
    "duel/tokens-shown": "consequence",
    "duel/wonder-drafted": "move",
    "duel/beginner-chosen": "move",
    "duel/card-sold": "move",
    "duel/card-built": "move",
    "duel/wonder-built": "move",
    "duel/wonder-retired": "consequence",
    "duel/token-taken": "move",
    "duel/card-destroyed": "move",
    "duel/card-revived": "move",
    "duel/coins-paid": "consequence",
    "duel/trade-income": "consequence",
    "duel/coins-gained": "consequence",
    "duel/coins-lost": "consequence",
    "duel/pawn-moved": "consequence",
    "duel/loot-taken": "consequence",
    "duel/symbol-gained": "consequence",
    "duel/pair-completed": "consequence",
    "duel/extra-turn": "consequence",
    "duel/age-ended": "milestone",
    "duel/game-over": "milestone",
}


def of_step(before: State, step: Step[moves.Move, draws.Chance], after: State) -> tuple[Event, ...]:
    """Return the events of a step that was taken."""
    if step.seat is None:
        return of_draw(before, cast(draws.Chance, step.action), after)
    return of_move(before, cast(moves.Move, step.action), after)


def of_draw(before: State, drawn: draws.Chance, after: State) -> tuple[Event, ...]:
    """Return the events of a draw."""
    match drawn:
        case draws.Lay(tokens):
            event = Event("duel/tokens-laid", {"tokens": list(tokens)})
        case draws.Offer(wonders):
            event = Event("duel/wonders-offered", {"wonders": list(wonders)})
        case draws.Deal(cards):
            event = Event("duel/age-dealt", {"age": after.age, "cards": list(cards)})
        case draws.Reveal(slot, card):
            event = Event("duel/card-revealed", {"slot": slot, "card": card})
        case draws.Show(tokens):
            event = Event("duel/tokens-shown", {"seat": before.active, "tokens": list(tokens)})
        case _:
            assert_never(drawn)
    return (event,)


def of_move(before: State, move: moves.Move, after: State) -> tuple[Event, ...]:
    """Return the events of a seat's move."""
    return tuple(_of_move(before, move, after))


def _of_move(before: State, move: moves.Move, after: State) -> Iterator[Event]:
    seat = before.active
    match move:
        case moves.Draft(wonder):
            yield Event("duel/wonder-drafted", {"seat": seat, "wonder": wonder})
        case moves.Begin(chosen):
            yield Event("duel/beginner-chosen", {"seat": seat, "begins": chosen})
        case moves.Sell(slot):
            card = CARD_IDS[before.slot[slot]]
            coins = after.coins[seat] - before.coins[seat]
            yield Event("duel/card-sold", {"seat": seat, "card": card, "slot": slot, "coins": coins})
        case moves.Build(slot):
            card = CARD_IDS[before.slot[slot]]
            price = prices_of(before, seat, (card,))[card]
            yield from _payment(before, seat, price)
            chain = next((step.card for step in price.steps if isinstance(step, Chain)), None)
            yield Event("duel/card-built", {"seat": seat, "card": card, "slot": slot, "chain": chain})
            yield from _consequences(before, after, seat, price)
        case moves.Raise(wonder, slot):
            card = CARD_IDS[before.slot[slot]]
            price = prices_of(before, seat, (wonder,))[wonder]
            yield from _payment(before, seat, price)
            yield Event("duel/wonder-built", {"seat": seat, "wonder": wonder, "card": card, "slot": slot})
            for owner in range(ids.SEATS):
                for name in wonders_in(before.wonders[owner] & ~after.wonders[owner] & ~after.raised[owner]):
                    yield Event("duel/wonder-retired", {"seat": owner, "wonder": name})
            yield from _consequences(before, after, seat, price)
        case moves.Take(token):
            place = "box" if before.shown else "board"
            yield Event("duel/token-taken", {"seat": seat, "token": token, "from": place})
            yield from _consequences(before, after, seat, None)
        case moves.Destroy(card):
            yield Event("duel/card-destroyed", {"seat": seat, "owner": 1 - seat, "card": card})
        case moves.Revive(card):
            yield Event("duel/card-revived", {"seat": seat, "card": card})
            yield from _consequences(before, after, seat, None)
        case _:
            assert_never(move)
    yield from _course(before, after)


def _income(before: State, seat: int, price: Price) -> int:
    return price.trade if before.progress[1 - seat] & TABLES.income_tokens else 0


def _payment(before: State, seat: int, price: Price) -> Iterator[Event]:
    if price.total:
        yield Event("duel/coins-paid", {"seat": seat, "coins": price.total, "trade": price.trade})
    if _income(before, seat, price):
        yield Event("duel/trade-income", {"seat": 1 - seat, "coins": price.trade})


def _consequences(before: State, after: State, seat: int, price: Price | None) -> Iterator[Event]:
    opponent = 1 - seat
    gained = after.coins[seat] - before.coins[seat] + (price.total if price else 0)
    if gained:
        yield Event("duel/coins-gained", {"seat": seat, "coins": gained})
    if after.pawn != before.pawn:
        yield Event("duel/pawn-moved", {"seat": seat, "from": before.pawn, "to": after.pawn})
    for zone in (1, 2):
        if (before.loot & ~after.loot) >> (2 * opponent + zone - 1) & 1:
            yield Event("duel/loot-taken", {"seat": opponent, "loot": TABLES.zone_loot[zone]})
    lost = before.coins[opponent] + (_income(before, seat, price) if price else 0) - after.coins[opponent]
    if lost:
        yield Event("duel/coins-lost", {"seat": opponent, "coins": lost})
    for number in members(after.symbols[seat] & ~before.symbols[seat]):
        yield Event("duel/symbol-gained", {"seat": seat, "symbol": SYMBOLS[number]})


def _course(before: State, after: State) -> Iterator[Event]:
    question = after.question()
    if question == ids.TAKE:
        yield Event("duel/pair-completed", {"seat": after.active})
    elif question == ids.OVER:
        winners = [0, 1] if after.winner == ids.SHARED else [after.winner]
        totals = [points(after, seat) for seat in range(ids.SEATS)]
        yield Event("duel/game-over", {"winners": winners, "reason": REASONS[after.reason], "points": totals})
    elif question == ids.DEAL and after.age:
        yield Event("duel/age-ended", {"age": after.age})
    elif after.stack[0] == ids.TURN and before.stack[0] != ids.BEGIN and before.age and after.active == before.active:
        yield Event("duel/extra-turn", {"seat": after.active})
