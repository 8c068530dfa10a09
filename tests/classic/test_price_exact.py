"""The payment options are exactly the non-dominated ones: compared with a brute force (C5.6, C5.7).

HYPOTHESIS_PROFILE=deep .venv/bin/pytest tests/classic/test_price_exact.py     100 000 triples of cities

The brute force is that of the reference: each needed unit is taken from every symbol that produces it, and dominated
payments are removed. The random cities produce more than those in real games, so that choices matter.
"""

import random

import pytest
from tests.classic.oracle import DATA, table_of, ways_of
from tests.effort import effort

from sevenwonders.classic import ids
from sevenwonders.classic.cards import CARD_IDS, CARDS
from sevenwonders.classic.state import State, _assemble
from sevenwonders.classic.tables import TABLES, stage_thing

TRIPLES = effort(quick=200, default=250, deep=100_000)
THINGS_EACH = effort(quick=6, default=6, deep=1)
PARTS = 10

PRODUCERS = [number for number in range(ids.CARDS) if TABLES.produces[number] or TABLES.trades[number]]
COSTLY = [number for number in range(ids.CARDS) if TABLES.units[number] >= 2]


def random_city(source: random.Random) -> list[int]:
    """Return a set of cards in two words, mostly rich in producing cards."""
    share = source.choice((0.1, 0.3, 0.6))
    names: set[str] = set()
    mask = 0
    for number in PRODUCERS:
        if source.random() < share and CARDS[number].building not in names:
            names.add(CARDS[number].building)
            mask |= 1 << number
    return [mask & (1 << 64) - 1, mask >> 64]


def random_table(source: random.Random) -> State:
    """Return three cities with boards, some stages and a random number of coins."""
    boards = source.sample(range(ids.BOARDS), 3)
    sides = [source.randrange(ids.SIDES) for _ in range(3)]
    return _assemble(
        {
            "players": 3,
            "board": [*boards, *[ids.NOTHING] * 4],
            "side": [*sides, *[ids.NOTHING] * 4],
            "stages": [source.randint(0, TABLES.stages[b][s]) for b, s in zip(boards, sides, strict=True)] + [0] * 4,
            "coins": [source.choice((1, 2, 4, 7, 40)) for _ in range(3)] + [0] * 4,
            "city": [random_city(source) for _ in range(3)] + [[0, 0] for _ in range(4)],
            "age": 3,
            "turn": 2,
        }
    )


@pytest.mark.parametrize("part", range(PARTS))
def test_payment_options_equal_the_brute_force(part: int) -> None:
    source = random.Random(part)
    several = 0
    for _ in range(TRIPLES // PARTS):
        state = random_table(source)
        table = table_of(state)
        for card in source.sample(COSTLY, THINGS_EACH):
            expected = table.ways_to_pay(0, table.cards[CARD_IDS[card]]["cost"])
            assert ways_of(state, 0, card) == expected, (state.pack(), CARD_IDS[card])
            several += len(expected) > 1
        for seat in range(effort(quick=3, default=3, deep=1)):
            if state.stages[seat] < len(table.plan[seat]):
                expected = table.ways_to_pay(seat, table.plan[seat][state.stages[seat]]["cost"])
                stage = stage_thing(state.board[seat], state.side[seat], state.stages[seat])
                assert ways_of(state, seat, stage) == expected, (state.pack(), seat)
    assert several > TRIPLES * THINGS_EACH // PARTS // 24


def test_costs_are_equal_in_both_data_files() -> None:
    for entry in DATA["cards"]:
        assert CARDS[CARD_IDS.index(entry["id"])].cost == entry["cost"]
