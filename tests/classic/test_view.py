"""Views list moves with their parts and costs."""

import pytest
from tests.effort import effort

from sevenwonders.classic import RULES, Setup
from sevenwonders.classic.position import parse_position
from sevenwonders.classic.state import State
from sevenwonders.classic.view import BuildMove, StageMove, view
from sevenwonders.core.protocol import Ask
from sevenwonders.core.record import random_game, replay
from sevenwonders.core.rng import Rng


def states(seed: int) -> list[tuple[State, int]]:
    found = []
    for moment in replay(random_game(RULES, Setup(3 + seed % 5), Rng(seed))):
        asked = RULES.pending(moment.before)
        if isinstance(asked, Ask):
            found.append((moment.before, asked.seats[-1]))
    return found


@pytest.mark.parametrize("seed", range(effort(quick=2, default=8, deep=100)))
def test_move_data_match_the_move_text(seed: int) -> None:
    for state, seat in states(seed)[::3]:
        for move in view(state, seat).moves:
            parts = [getattr(move, part, None) for part in ("card", "side")]
            for neighbour in ("left", "right"):
                coins = getattr(move, neighbour, 0)
                parts += [neighbour, str(coins)] if coins else []
            assert [word for word in move.text.split() if word != "with"] == [move.verb, *filter(None, parts)]


@pytest.mark.parametrize("seed", range(effort(quick=2, default=8, deep=100)))
def test_move_costs_match_the_payment(seed: int) -> None:
    for state, seat in states(seed)[::3]:
        seen = view(state, seat)
        assert seen.own is not None
        for move in seen.moves:
            if isinstance(move, BuildMove | StageMove):
                ways = seen.own.prices["stage" if move.verb == "stage" else move.card]
                payable = [(way.left, way.right, way.total) for way in ways if not way.missing]
                assert (move.left, move.right, move.coins) in payable


MARKET = (
    "classic 1; boards gizah_day rhodos_day ephesos_day; age 2; ask deal; "
    "A.city east_trading_post; B.city sawmill clay_pit; C.city glassworks_1 forum"
)


def test_city_lists_production_for_sale_and_own_production() -> None:
    """The board, brown and grey cards are for sale; a yellow card's production is not."""
    cities = view(parse_position(MARKET), 0).cities
    assert sorted(cities[1].sells) == [("clay", "ore"), ("ore",), ("wood",), ("wood",)]
    assert cities[1].keeps == ()
    assert sorted(cities[2].sells) == [("glass",), ("papyrus",)]
    assert cities[2].keeps == (("glass", "cloth", "papyrus"),)


def test_view_shows_trade_prices_per_neighbour() -> None:
    """A trading post makes only the raw materials of one side cheaper."""
    own = view(parse_position(MARKET), 0).own
    assert own is not None
    assert {side: prices["wood"] for side, prices in own.unit_prices.items()} == {"left": 2, "right": 1}
    assert {side: prices["glass"] for side, prices in own.unit_prices.items()} == {"left": 2, "right": 2}
