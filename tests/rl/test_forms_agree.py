"""Compiled and plain tables write the same bytes for the same random games."""

from importlib import import_module

import pytest
from tests.effort import effort

import sevenwonders
from sevenwonders import forms

pytestmark = pytest.mark.skipif(not sevenwonders.compiled, reason="needs the compiled form")


@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("classic", 3), ("classic", 5), ("classic", 7)])
def test_both_forms_write_equal_arrays(game: str, players: int) -> None:
    compiled = import_module("sevenwonders.rl.batch").Batch(game, 2, players=players, seed=6, autoreset="same_step")
    with forms.plain_form():
        plain = import_module("sevenwonders.rl.batch").Batch(game, 2, players=players, seed=6, autoreset="same_step")
    assert type(compiled) is not type(plain)
    for _ in range(effort(quick=50, default=250, deep=5_000)):
        for name in ("observations", "masks", "rewards", "ended", "seats", "final"):
            assert (getattr(compiled, name) == getattr(plain, name)).all(), name
        chosen = compiled.random_actions().copy()
        assert (plain.random_actions() == chosen).all()
        compiled.step(chosen)
        plain.step(chosen)
