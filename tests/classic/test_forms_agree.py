"""The compiled and the plain form agree after every step of the same random games.

HYPOTHESIS_PROFILE=deep .venv/bin/pytest tests/classic/test_forms_agree.py     3 000 games

Runs in the compiled form only: the plain form has no second form to compare with.
"""

from typing import Any

import pytest
from tests.both_forms import Form, assert_distinct, assert_equal_tables, both_forms
from tests.effort import effort

import sevenwonders
from sevenwonders.classic import ids

pytestmark = pytest.mark.skipif(not sevenwonders.compiled, reason="the plain form has nothing to be compared with")

GAMES = effort(quick=20, default=200, deep=3_000)
PARTS = 20
KEPT = ("own_raw", "own_goods", "sale_raw", "sale_goods", "price", "shields", "kinds", "symbols", "powers")
MODULES = (
    "core.rng",
    "classic.nature",
    "classic.ruleset",
    "classic.knowledge",
    "classic.price",
    "classic.rules",
    "classic.score",
    "classic.seen",
    "classic.state",
    "classic.tables",
)


@pytest.fixture(scope="module")
def both() -> tuple[Form, Form]:
    return both_forms(*MODULES)


def test_forms_are_distinct_modules(both: tuple[Form, Form]) -> None:
    assert_distinct(*both)


def test_tables_are_equal(both: tuple[Form, Form]) -> None:
    assert_equal_tables(*both)


def test_new_states_are_equal(both: tuple[Form, Form]) -> None:
    for players in range(ids.FEWEST_SEATS, ids.MOST_SEATS + 1):
        states = [each.ruleset.RULES.new(each.ruleset.Setup(players)) for each in both]
        assert states[0].pack() == states[1].pack()


@pytest.mark.parametrize("part", range(PARTS))
def test_games_agree_after_every_step(both: tuple[Form, Form], part: int) -> None:
    for seed in range(part, GAMES, PARTS):
        play_in_step(both, seed)


def play_in_step(both: tuple[Form, Form], seed: int) -> None:
    compiled, plain = both
    setup = (3 + seed % 5, (), plain.ruleset.SIDE_RULES[seed // 5 % 4])
    state, twin = (each.ruleset.RULES.new(each.ruleset.Setup(*setup)) for each in both)
    rng, twin_rng = compiled.rng.Rng(seed), plain.rng.Rng(seed)
    while (question := twin.question()) != ids.OVER:
        if question < ids.FIRST_ASK:
            state = compiled.nature.after_draw(state, rng)
            twin = plain.nature.after_draw(twin, twin_rng)
        else:
            for seat in range(setup[0]):
                legal = plain.rules.legal_ids(twin, seat)
                assert compiled.rules.legal_ids(state, seat) == legal, seed
                if legal:
                    move = legal[twin_rng.below(len(legal))]
                    rng.below(len(legal))
                    state = compiled.rules.after_move(state, seat, move)
                    twin = plain.rules.after_move(twin, seat, move)
                    if twin.question() != question:
                        break
        assert state.pack() == twin.pack(), seed
        if seed % 8 == 0:
            compare_knowledge(both, state, twin)
    for name in KEPT:
        assert getattr(state, name) == getattr(twin, name), (seed, name)
    for seat in range(setup[0]):
        assert compiled.score.sheet(state, seat) == plain.score.sheet(twin, seat), seed
        assert compiled.score.points(state, seat) == plain.score.points(twin, seat), seed
        for thing in range(ids.THINGS):
            assert compiled.price.thing_ways(state, seat, thing) == plain.price.thing_ways(twin, seat, thing), seed
    assert rng.bits64() == twin_rng.bits64(), seed
    assert plain.state.unpack(state.pack()).pack() == state.pack(), seed


def compare_knowledge(both: tuple[Form, Form], state: Any, twin: Any) -> None:
    """Assert that both forms return the same `Seen` and the same sampled states."""
    for seat in range(0, twin.players, 2):
        mine, same = (each.seen.seen(one, seat) for each, one in zip(both, (state, twin), strict=True))
        assert mine.pack() == same.pack()
        rngs = [each.rng.Rng(seat) for each in both]
        known = [each.knowledge.Knowledge(one) for each, one in zip(both, (mine, same), strict=True)]
        for _ in range(2):
            sample, other = (each.sample(rng) for each, rng in zip(known, rngs, strict=True))
            assert sample.pack() == other.pack()
