"""The compiled and the plain form agree after every step of the same random games.

HYPOTHESIS_PROFILE=deep .venv/bin/pytest tests/duel/test_forms_agree.py     10 000 games

Runs in the compiled form only: the plain form has no second form to compare with.
"""

import pytest
from tests.both_forms import Form, assert_distinct, assert_equal_tables, both_forms
from tests.effort import effort

import sevenwonders
from sevenwonders.duel import ids

pytestmark = pytest.mark.skipif(not sevenwonders.compiled, reason="the plain form has nothing to be compared with")

GAMES = effort(quick=20, default=500, deep=10_000)
PARTS = 20
KEPT = ("open", "produce", "unit", "fixed", "choice_raw", "choice_goods", "kinds", "symbols")
MODULES = (
    "core.rng",
    "duel.nature",
    "duel.ruleset",
    "duel.price",
    "duel.rules",
    "duel.score",
    "duel.state",
    "duel.tables",
)


@pytest.fixture(scope="module")
def both() -> tuple[Form, Form]:
    return both_forms(*MODULES)


def test_forms_are_distinct_modules(both: tuple[Form, Form]) -> None:
    assert_distinct(*both)


def test_tables_are_equal(both: tuple[Form, Form]) -> None:
    assert_equal_tables(*both)


def test_random_numbers_are_equal(both: tuple[Form, Form]) -> None:
    compiled, plain = both
    for seed in (0, 1, -1, 2**63, 2**64 - 1, 12345678901234567890):
        one, other = compiled.rng.Rng(seed), plain.rng.Rng(seed)
        assert [one.bits64() for _ in range(1_000)] == [other.bits64() for _ in range(1_000)]
        assert [one.below(n) for n in range(1, 1_000)] == [other.below(n) for n in range(1, 1_000)]


def test_new_states_are_equal(both: tuple[Form, Form]) -> None:
    compiled, plain = both
    for beginners in (False, True):
        for first in (0, 1):
            states = [each.ruleset.RULES.new(each.ruleset.Setup(beginners, first, 7)) for each in both]
            assert states[0].pack() == states[1].pack()
    assert compiled.state.PACKED_SIZE == plain.state.PACKED_SIZE


@pytest.mark.parametrize("part", range(PARTS))
def test_games_agree_after_every_step(both: tuple[Form, Form], part: int) -> None:
    for seed in range(part, GAMES, PARTS):
        play_in_step(both, seed)


def play_in_step(both: tuple[Form, Form], seed: int) -> None:
    compiled, plain = both
    setup = (seed % 2 == 0, seed // 2 % 2, seed % 5)
    state, twin = (each.ruleset.RULES.new(each.ruleset.Setup(*setup)) for each in both)
    rng, twin_rng = compiled.rng.Rng(seed), plain.rng.Rng(seed)
    while (question := twin.question()) != ids.OVER:
        if question < ids.FIRST_ASK:
            state = compiled.nature.after_draw(state, rng)
            twin = plain.nature.after_draw(twin, twin_rng)
        else:
            legal = plain.rules.legal_ids(twin)
            assert compiled.rules.legal_ids(state) == legal, seed
            move = legal[twin_rng.below(len(legal))]
            rng.below(len(legal))
            state = compiled.rules.after_move(state, move)
            twin = plain.rules.after_move(twin, move)
        assert state.pack() == twin.pack(), seed
    for name in KEPT:
        assert getattr(state, name) == getattr(twin, name), (seed, name)
    for seat in range(ids.SEATS):
        assert compiled.score.sheet(state, seat) == plain.score.sheet(twin, seat), seed
        assert compiled.score.points(state, seat) == plain.score.points(twin, seat), seed
        for thing in range(ids.CARDS + ids.WONDERS):
            assert compiled.price.total(state, seat, thing) == plain.price.total(twin, seat, thing), (seed, thing)
    assert rng.bits64() == twin_rng.bits64(), seed
    assert plain.state.unpack(state.pack()).pack() == state.pack(), seed
