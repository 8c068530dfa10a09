"""Sets in bits, and their C twin `cbits.pxd`, which is reached through compiled code that uses it."""

import re
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from sevenwonders.core import bits
from sevenwonders.duel import effects, ids, rules
from sevenwonders.duel.rules import Choices
from sevenwonders.duel.state import State

words = st.integers(0, 2**64 - 1)


@given(st.sets(st.integers(0, 63), min_size=1))
def test_questions_about_a_set(members: set[int]) -> None:
    mask = sum(bits.one(member) for member in members)
    assert bits.count(mask) == len(members)
    assert bits.lowest(mask) == min(members)
    assert [bits.nth(mask, n) for n in range(len(members))] == sorted(members)


def asked(question: int) -> State:
    state = State()
    state.stack = [question, 0, 0, 0]
    state.depth = 1
    return state


@given(words, words)
def test_count_and_nth_of_compiled_code(low: int, high: int) -> None:
    """The answers to `revive` are the members of two words: counted and numbered by `cbits`."""
    state = asked(ids.REVIVE)
    state.discard = [low, high]
    choices = Choices()
    choices.fill(state)
    members = [n for n in range(64) if low >> n & 1] + [64 + n for n in range(64) if high >> n & 1]
    assert choices.count == len(members)
    assert [choices.nth(n) - ids.REVIVE_0 for n in range(choices.count)] == members


@given(st.integers(1, 2**ids.SLOTS - 1))
def test_lowest_of_compiled_code(mask: int) -> None:
    state = State()
    state.open = mask
    assert rules.hidden_slot(state) == bits.lowest(mask)


def test_one_of_compiled_code() -> None:
    """Every card finds its own bit when it is sold; beyond bit 30 a C int would be too short."""
    for card in range(ids.CARDS):
        state = asked(ids.TURN)
        state.age = 1
        state.present = state.face_up = state.open = 0b11
        state.slot = [card, 0, *[ids.NOTHING] * 18]
        rules.apply(state, ids.SELL_0)
        assert list(state.discard) == [(1 << card) & (1 << 64) - 1, 1 << card >> 64]
        state = asked(ids.REVIVE)
        state.present = 1
        state.discard = [(1 << card) & (1 << 64) - 1, 1 << card >> 64]
        rules.apply(state, ids.REVIVE_0 + card)
        assert list(state.discard) == [0, 0]
        assert list(state.city[0]) == [(1 << card) & (1 << 64) - 1, 1 << card >> 64]


def test_the_twin_has_the_same_functions() -> None:
    header = Path(bits.__file__).with_name("cbits.pxd").read_text(encoding="utf-8")
    functions = set(re.findall(r'^    [\w ]+ (\w+) "sw_\w+"\(', header, re.MULTILINE))
    assert functions == {name for name in vars(bits) if not name.startswith("_")}
    assert effects.counted is not None  # the twin is compiled into this module too
