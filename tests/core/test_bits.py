"""Sets in bits, and their C twin `cbits.pxd`, which is reached through compiled code that uses it."""

import re
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from sevenwonders.core import bits
from sevenwonders.duel import ids, rules
from sevenwonders.duel.rules import Choices
from sevenwonders.duel.state import State, _assemble

words = st.integers(0, 2**64 - 1)


@given(st.sets(st.integers(0, 63), min_size=1))
def test_count_lowest_and_nth_of_a_set(members: set[int]) -> None:
    mask = sum(bits.one(member) for member in members)
    assert bits.count(mask) == len(members)
    assert bits.lowest(mask) == min(members)
    assert [bits.nth(mask, n) for n in range(len(members))] == sorted(members)


def asked(question: int, **fields: Any) -> State:
    """Return a position with a pending question; the fields need not fit together."""
    return _assemble({"stack": [question, *[0] * (ids.STACK - 1)], "depth": 1, **fields})


@given(words, words)
def test_count_and_nth_of_compiled_code(low: int, high: int) -> None:
    """The answers to `revive` are the members of two words: counted and numbered by `cbits`."""
    state = asked(ids.REVIVE, discard=[low, high])
    choices = Choices()
    choices.fill(state)
    members = [n for n in range(64) if low >> n & 1] + [64 + n for n in range(64) if high >> n & 1]
    assert choices.count == len(members)
    assert [choices.nth(n) - ids.REVIVE_0 for n in range(choices.count)] == members


@given(st.integers(1, 2**ids.SLOTS - 1))
def test_lowest_of_compiled_code(mask: int) -> None:
    state = asked(ids.REVEAL, present=mask)  # no card covers another before the first age
    assert rules.hidden_slot(state) == bits.lowest(mask)


def test_one_of_compiled_code() -> None:
    """Every card finds its own bit when it is sold; beyond bit 30 a C int would be too short."""
    for card in range(ids.CARDS):
        slots = [card, 0, *[ids.NOTHING] * (ids.SLOTS - 2)]
        state = asked(ids.TURN, age=1, present=0b11, face_up=0b11, slot=slots)
        state = rules.after_move(state, ids.SELL_0)
        assert list(state.discard) == [(1 << card) & (1 << 64) - 1, 1 << card >> 64]
        state = asked(ids.REVIVE, present=1, discard=[(1 << card) & (1 << 64) - 1, 1 << card >> 64])
        state = rules.after_move(state, ids.REVIVE_0 + card)
        assert list(state.discard) == [0, 0]
        assert list(state.city[0]) == [(1 << card) & (1 << 64) - 1, 1 << card >> 64]


def test_the_twin_has_the_same_functions() -> None:
    header = Path(bits.__file__).with_name("cbits.pxd").read_text(encoding="utf-8")
    functions = set(re.findall(r'^    [\w ]+ (\w+) "sw_\w+"\(', header, re.MULTILINE))
    uncompiled = {"members"}  # returns a list, so compiled code does not use it
    assert functions == {name for name in vars(bits) if not name.startswith("_")} - uncompiled
    assert rules.hidden_slot is not None  # the twin is compiled into this module too
