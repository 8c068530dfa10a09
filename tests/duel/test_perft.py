"""The perft counts in `perft.txt` hold for the engine and for the reference.

HYPOTHESIS_PROFILE=deep .venv/bin/pytest tests/duel/test_perft.py     every count, by both
"""

from pathlib import Path
from typing import NamedTuple

import pytest
from tests.duel.oracle import compare, table_of
from tests.duel.perft import deal_after, leaves, reference_leaves
from tests.effort import effort

from sevenwonders.duel.position import parse_position, position_text

MOST = effort(quick=2_000, default=70_000, deep=2_000_000)
MOST_BY_REFERENCE = effort(quick=100, default=6_000, deep=2_000_000)


class Row(NamedTuple):
    name: str
    position: str
    counts: list[int]


def rows() -> list[Row]:
    lines = [line for line in Path(__file__).with_name("perft.txt").read_text("utf-8").splitlines() if line]
    cells = [line.strip() for line in lines if not line.startswith("#")]
    return [
        Row(name, position, [int(count) for count in counts.split()])
        for name, position, counts in zip(cells[::3], cells[1::3], cells[2::3], strict=True)
    ]


ROWS = rows()


@pytest.mark.parametrize("row", ROWS, ids=[row.name for row in ROWS])
def test_engine_counts_match(row: Row) -> None:
    state = parse_position(row.position)
    assert position_text(state) == row.position
    counts = [count for count in row.counts if count <= MOST]
    assert [leaves(state, depth) for depth in range(1, 1 + len(counts))] == counts


@pytest.mark.parametrize("row", ROWS, ids=[row.name for row in ROWS])
def test_reference_counts_match(row: Row) -> None:
    state = parse_position(row.position)
    table = table_of(state)
    compare(state, table)
    deal = [] if state.age == 3 else deal_after(state)
    counts = [count for count in row.counts if count <= MOST_BY_REFERENCE]
    assert [reference_leaves(table, depth, deal) for depth in range(1, 1 + len(counts))] == counts


def test_perft_table_covers_every_age() -> None:
    assert len(ROWS) >= 10
    assert sum(row.counts[-1] for row in ROWS) > 2_000_000
    assert {parse_position(row.position).age for row in ROWS} == {0, 1, 2, 3}
