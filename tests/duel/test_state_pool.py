"""A state_pool restores positions exactly, and numbered outcomes equal those of the rules."""

import re
from pathlib import Path

import pytest

from sevenwonders import compiled
from sevenwonders.core.rng import Rng
from sevenwonders.duel import RULES, Setup, ids, nature, rules, state_pool
from sevenwonders.duel.draws import outcomes, settle
from sevenwonders.duel.state import State


def positions(seed: int) -> list[State]:
    """Return every position of a random game."""
    state, rng, found = RULES.new(Setup()), Rng(seed), [RULES.new(Setup())]
    while state.question() != ids.OVER:
        if state.question() < ids.FIRST_ASK:
            state = nature.after_draw(state, rng)
        else:
            moves = rules.legal_ids(state)
            state = rules.after_move(state, moves[rng.below(len(moves))])
        found.append(state.copy())
    return found


def test_numbered_outcomes_equal_the_listed_outcomes() -> None:
    asked = set()
    for seed in range(30):
        for state in positions(seed):
            question = state.question()
            if question not in {ids.REVEAL, ids.SHOW}:
                assert nature.outcome_count(state) == 0
                continue
            asked.add(question)
            expected = set()
            for outcome in outcomes(state) or ():
                expected.add(settle(state, outcome).pack())
            found = [nature.after_outcome(state, n).pack() for n in range(nature.outcome_count(state))]
            assert len(found) == len(expected)
            assert set(found) == expected
    assert asked == {ids.REVEAL, ids.SHOW}


def test_compiled_stash_covers_all_fields() -> None:
    home = Path(state_pool.__file__).parent
    fields = re.findall(r"^    cdef readonly [\w ]+ (\w+)", (home / "state.pxd").read_text("utf-8"), re.MULTILINE)
    text = (home / "cstate_pool.pxd").read_text("utf-8")
    assert f"<char *>&state.{fields[-1]}[0] + sizeof(state.{fields[-1]}) - <char *>&state.{fields[0]}" in text


@pytest.mark.skipif(compiled, reason="compiled code keeps its positions in bytes")
def test_stash_restores_every_position() -> None:
    kept = positions(4)
    shelf = state_pool.grown(state_pool.make(1), len(kept))
    for place, state in enumerate(kept):
        state_pool.save(shelf, place, state)
    for place, state in enumerate(kept):
        back = State()
        state_pool.load(shelf, place, back)
        assert back == state
        assert state_pool.holds(shelf, place, state)
        assert not state_pool.holds(shelf, place, kept[place - 1])
