"""Events of a step, derived from the states before and after it.

Keys are `classic/…`; arguments are numbers, ids of the data and seats. Every event is public: no card in a hand, no
choice before all have chosen, no face of a card that lies face down. `docs/notation-classic.md` lists them all.
"""

from collections.abc import Iterator, Mapping
from typing import Final, assert_never

from sevenwonders.classic import draws, ids, moves, price
from sevenwonders.classic.bill import POWER_NAMES
from sevenwonders.classic.cards import CARD_IDS, CARD_NUMBER, data
from sevenwonders.classic.moves import Move, move_of
from sevenwonders.classic.score import points
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES
from sevenwonders.core.event_kinds import Category, Declared
from sevenwonders.core.protocol import Event, Step

EVENTS: Final[Declared] = {
    "classic/boards-laid": {"boards": "boards"},
    "classic/boards-turned": {"boards": "boards"},
    "classic/age-dealt": {"age": "age", "cards": "number"},
    "classic/chosen": {"seat": "seat"},
    "classic/card-sold": {"seat": "seat", "coins": "number"},
    "classic/card-built": {"seat": "seat", "card": "card", "free": "word?"},
    "classic/stage-built": {"seat": "seat", "stage": "number"},
    "classic/card-revived": {"seat": "seat", "card": "card"},
    "classic/revival-declined": {"seat": "seat"},
    "classic/coins-paid": {"seat": "seat", "coins": "number", "bank": "number", "left": "number", "right": "number"},
    "classic/trade-income": {"seat": "seat", "from": "seat", "coins": "number"},
    "classic/coins-gained": {"seat": "seat", "coins": "number"},
    "classic/hands-passed": {"direction": "word"},
    "classic/leftovers-discarded": {"cards": "number"},
    "classic/conflict-won": {"seat": "seat", "against": "seat", "points": "number"},
    "classic/age-ended": {"age": "age"},
    "classic/game-over": {"winners": "seats", "points": "numbers"},
}
CATEGORIES: Final[Mapping[str, Category]] = {
    "classic/boards-laid": "consequence",
    "classic/boards-turned": "milestone",
    "classic/age-dealt": "milestone",
    "classic/chosen": "silent",
    "classic/card-sold": "move",
    "classic/card-built": "move",
    "classic/stage-built": "move",
    "classic/card-revived": "move",
    "classic/revival-declined": "move",
    "classic/coins-paid": "consequence",
    "classic/trade-income": "consequence",
    "classic/coins-gained": "consequence",
    "classic/hands-passed": "consequence",
    "classic/leftovers-discarded": "consequence",
    "classic/conflict-won": "consequence",
    "classic/age-ended": "milestone",
    "classic/game-over": "milestone",
}


def of_step(before: State, step: Step[Move, draws.Chance], after: State) -> tuple[Event, ...]:
    """Return the events of a step that was taken."""
    if isinstance(step.action, draws.Chance):
        return of_draw(before, step.action, after)
    assert step.seat is not None
    return of_move(before, step.seat, step.action, after)


def of_draw(before: State, drawn: draws.Chance, after: State) -> tuple[Event, ...]:
    """Return the events of a draw."""
    match drawn:
        case draws.Boards(boards):
            event = Event("classic/boards-laid", {"boards": list(boards)})
        case draws.Deal():
            event = Event("classic/age-dealt", {"age": after.age, "cards": before.players * ids.HAND})
        case _:
            assert_never(drawn)
    return (event,)


def of_move(before: State, seat: int, move: Move, after: State) -> tuple[Event, ...]:
    """Return the events of a seat's move; the last choice of a turn adds the events of its resolution."""
    return tuple(_of_move(before, seat, move, after))


def _of_move(before: State, seat: int, move: Move, after: State) -> Iterator[Event]:
    question = before.question()
    if question in (ids.TURN, ids.SIDE):
        yield Event("classic/chosen", {"seat": seat})
        if after.question() == question and after.chosen[seat] != ids.NOTHING:
            return
    if question == ids.SIDE:
        names = [draws.board_name(after.board[owner], after.side[owner]) for owner in range(after.players)]
        yield Event("classic/boards-turned", {"boards": names})
        return
    if question == ids.TURN:
        for owner in range(before.players):
            chosen = move if owner == seat else move_of(before.chosen[owner])
            yield from _action(before, owner, chosen)
    else:
        yield from _action(before, seat, move)
    yield from _gains(before, after, seat, move)
    yield from _course(before, after)


def _action(before: State, seat: int, move: Move) -> Iterator[Event]:
    match move:
        case moves.Sell():
            yield Event("classic/card-sold", {"seat": seat, "coins": TABLES.sale})
        case moves.Build(card, left, right):
            number = CARD_NUMBER[card]
            yield from _payment(before, seat, price.bank_coins(before, seat, number), left, right)
            yield Event("classic/card-built", {"seat": seat, "card": card, "free": _free(before, seat, number)})
        case moves.Stage(_, left, right):
            yield from _payment(before, seat, 0, left, right)
            yield Event("classic/stage-built", {"seat": seat, "stage": before.stages[seat] + 1})
        case moves.Revive(card):
            yield Event("classic/card-revived", {"seat": seat, "card": card})
        case moves.Decline():
            yield Event("classic/revival-declined", {"seat": seat})
        case moves.Choose():
            raise AssertionError(move)
        case _:
            assert_never(move)


def _free(before: State, seat: int, card: int) -> str | None:
    """Return the building or the power that makes a card free, None if its cost is paid."""
    givers = before.city[seat][0] & TABLES.chain[card]
    if givers:
        return CARD_IDS[givers.bit_length() - 1]
    return POWER_NAMES.get(price.free_by(before, seat, card))


def _payment(before: State, seat: int, bank: int, left: int, right: int) -> Iterator[Event]:
    if bank or left or right:
        coins = bank + left + right
        yield Event("classic/coins-paid", {"seat": seat, "coins": coins, "bank": bank, "left": left, "right": right})
    if left:
        yield Event("classic/trade-income", {"seat": before.left(seat), "from": seat, "coins": left})
    if right:
        yield Event("classic/trade-income", {"seat": before.right(seat), "from": seat, "coins": right})


def _gains(before: State, after: State, seat: int, move: Move) -> Iterator[Event]:
    """Yield the coins from effects: those that payments and sales do not explain."""
    change = [after.coins[owner] - before.coins[owner] for owner in range(before.players)]
    for owner in range(before.players):
        made = move if owner == seat else move_of(before.chosen[owner]) if before.chosen[owner] >= 0 else None
        match made:
            case moves.Sell():
                change[owner] -= TABLES.sale
            case moves.Build(card, left, right):
                change[owner] += price.bank_coins(before, owner, CARD_NUMBER[card]) + left + right
                change[before.left(owner)] -= left
                change[before.right(owner)] -= right
            case moves.Stage(_, left, right):
                change[owner] += left + right
                change[before.left(owner)] -= left
                change[before.right(owner)] -= right
            case moves.Revive() | moves.Decline() | moves.Choose() | None:
                pass
            case _:
                assert_never(made)
    for owner, coins in enumerate(change):
        if coins:
            yield Event("classic/coins-gained", {"seat": owner, "coins": coins})


def _course(before: State, after: State) -> Iterator[Event]:
    question = after.question()
    if question == ids.TURN:
        yield Event("classic/hands-passed", {"direction": data()["setup"]["pass"][after.age - 1]})
    elif question in (ids.DEAL, ids.OVER):
        leftovers = sum(
            after.used[after.moment(after.age, seat, ids.HAND)] == ids.LEFTOVER for seat in range(after.players)
        )
        yield Event("classic/leftovers-discarded", {"cards": leftovers})
        for seat in range(after.players):
            left = after.left(seat)
            difference = after.shields[seat] - after.shields[left]
            if difference:
                winner, loser = (seat, left) if difference > 0 else (left, seat)
                points_won = TABLES.victory[after.age - 1]
                yield Event("classic/conflict-won", {"seat": winner, "against": loser, "points": points_won})
        yield Event("classic/age-ended", {"age": before.age})
    if question == ids.OVER:
        winners = [seat for seat in range(after.players) if after.winners >> seat & 1]
        totals = [points(after, seat) for seat in range(after.players)]
        yield Event("classic/game-over", {"winners": winners, "points": totals})
