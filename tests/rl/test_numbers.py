"""Python and C constants are equal, and the observation fields are contiguous."""

import re
from pathlib import Path
from types import ModuleType

import pytest

from sevenwonders.rl import codes
from sevenwonders.rl.batch import shape_of
from sevenwonders.rl.classic import actions
from sevenwonders.rl.classic import fields as classic_fields
from sevenwonders.rl.duel import fields as duel_fields
from sevenwonders.rl.fields import names


@pytest.mark.parametrize(
    ("module", "header"),
    [
        (codes, "ccodes.pxd"),
        (duel_fields, "cfields.pxd"),
        (classic_fields, "cfields.pxd"),
        (actions, "cactions.pxd"),
    ],
)
def test_python_and_c_have_the_same_constants(module: ModuleType, header: str) -> None:
    assert module.__file__ is not None
    text = Path(module.__file__).with_name(header).read_text(encoding="utf-8")
    written = {name: int(value) for name, value in re.findall(r"^    (\w+) = (-?\d+)$", text, re.MULTILINE)}
    assert written == {name: value for name, value in vars(module).items() if name.isupper() and type(value) is int}
    assert len(written) > 7


@pytest.mark.parametrize(("game", "seats"), [("duel", 2), *(("classic", seats) for seats in range(3, 8))])
def test_fields_are_contiguous(game: str, seats: int) -> None:
    shape = shape_of(game, seats)
    at = 0
    for part in shape.fields:
        assert part.start == at
        assert part.meaning
        assert len(part.labels) in (0, part.size)
        at += part.size
    assert at == shape.size == len(shape.high)
    assert len(set(names(shape.fields))) == shape.size
    assert shape.actions <= 450


def test_number_of_classic_actions() -> None:
    assert actions.ACTIONS == 339
    assert actions.ACTIONS <= 400
