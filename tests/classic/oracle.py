"""Convert positions between the engine and the reference implementation, and compare the two."""

import json
from collections import Counter
from pathlib import Path
from typing import Any, Final

from tests.classic.reference import Action, Table, Way

from sevenwonders.classic import RULES, ids, moves, price, score
from sevenwonders.classic.cards import BOARD_IDS, CARD_IDS, CARD_NUMBER, SIDES, cards_in
from sevenwonders.classic.moves import Move
from sevenwonders.classic.piles import cards_of
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES
from sevenwonders.core.protocol import Ask, Draw, Over

DATA: Final[dict[str, Any]] = json.loads(Path(__file__).with_name("reference_data.json").read_text(encoding="utf-8"))


def boards_of(state: State) -> list[tuple[str, str]]:
    """Return the boards of all seats and their sides."""
    return [(BOARD_IDS[state.board[seat]], SIDES[state.side[seat]]) for seat in range(state.players)]


def discard_of(state: State) -> list[str]:
    """Return the cards of the discard pile."""
    return [name for age, pile in enumerate(state.pile, start=1) for name in cards_of(pile, age)]


def under_of(state: State, seat: int) -> list[str]:
    """Return the cards under a seat's stages."""
    cards = state.under[seat * ids.STAGES : seat * ids.STAGES + state.stages[seat]]
    return [CARD_IDS[card] for card in cards]


def tokens_of(state: State, seat: int) -> list[int]:
    """Return a seat's military tokens."""
    won = [TABLES.victory[age] for age in range(ids.AGES) for _ in range(state.won[seat][age])]
    return won + [TABLES.defeat] * state.lost[seat]


def table_of(state: State) -> Table:
    """Return the reference's table with the position of the engine's state; the boards must have their sides."""
    table = Table(DATA, boards_of(state))
    seats = range(state.players)
    table.coins = [state.coins[seat] for seat in seats]
    table.hands = [list(cards_of(state.hand[seat], state.age)) if state.age else [] for seat in seats]
    table.city = [list(cards_in(state.city[seat])) for seat in seats]
    table.stages = [state.stages[seat] for seat in seats]
    table.markers = [under_of(state, seat) for seat in seats]
    table.tokens = [tokens_of(state, seat) for seat in seats]
    table.discard = discard_of(state)
    table.age, table.turn = state.age, state.turn
    return table


def action_of(state: State, seat: int, move: Move) -> Action:
    """Convert a move to an action of the reference, which includes the coins for the bank."""
    match move:
        case moves.Build(card, left, right):
            return ("build", card, (price.bank_coins(state, seat, CARD_NUMBER[card]), left, right))
        case moves.Stage(card, left, right):
            return ("stage", card, (0, left, right))
        case moves.Sell(card):
            return ("sell", card)
        case moves.Revive(card):
            return ("revive", card)
        case moves.Decline():
            return ("decline",)
        case moves.Choose():
            raise AssertionError("the reference begins when the sides are chosen")


def move_of(action: Action) -> Move:
    """Convert an action of the reference to a move."""
    match action:
        case ("build", card, (_, left, right)):
            return moves.Build(card, left, right)
        case ("stage", card, (_, left, right)):
            return moves.Stage(card, left, right)
        case ("sell", card):
            return moves.Sell(card)
        case ("revive", card):
            return moves.Revive(card)
        case _:
            return moves.Decline()


def ways_of(state: State, seat: int, thing: int) -> set[Way]:
    """Return the engine's payment options of a thing in the format of the reference."""
    bank = TABLES.bank[thing]
    splits = price.thing_ways(state, seat, thing)
    return {(bank, TABLES.split_left[split], TABLES.split_right[split]) for split in splits}


def compare(state: State, table: Table) -> None:
    """Assert that engine and reference have the same position and legal moves."""
    step = table.pending()
    match RULES.pending(state):
        case Ask(seats, "turn"):
            assert step == ("choose", frozenset(seats))
        case Ask((seat,), question):
            assert step == (question, seat)
        case Draw("deal"):
            assert step == ("deal", state.age + 1)
        case Over(winners, _):
            assert step == ("over", winners)
        case other:
            raise AssertionError(other)
    for seat in range(state.players):
        assert state.coins[seat] == table.coins[seat]
        assert Counter(cards_in(state.city[seat])) == Counter(table.city[seat])
        assert state.stages[seat] == table.stages[seat]
        assert under_of(state, seat) == table.markers[seat]
        assert Counter(tokens_of(state, seat)) == Counter(table.tokens[seat])
        assert state.shields[seat] == table.shields(seat)
        assert score.sheet(state, seat) == table.sheet(seat)
        assert score.points(state, seat) == sum(table.sheet(seat).values())
        if state.age:
            assert Counter(cards_of(state.hand[seat], state.age)) == Counter(table.hands[seat])
        offered = [action_of(state, seat, move) for move in RULES.legal(state, seat)]
        assert len(set(offered)) == len(offered)
        assert set(offered) == table.actions(seat)
        assert_cheapest_first(offered)
    assert Counter(discard_of(state)) == Counter(table.discard)


def assert_cheapest_first(offered: list[Action]) -> None:
    """Assert that the moves for the same card and action are sorted by cost."""
    totals: dict[tuple[str, str], list[int]] = {}
    for action in offered:
        if len(action) == 3:
            totals.setdefault(action[:2], []).append(sum(action[2]))
    assert all(costs == sorted(costs) for costs in totals.values())
