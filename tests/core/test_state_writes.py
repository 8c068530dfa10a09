"""Random writes into states raise typed errors; `python -m tests.fuzz.state_writes` makes any number of them."""

import pickle

import pytest
from tests.effort import effort
from tests.fuzz.state_writes import WAYS, attack

import sevenwonders
from sevenwonders import classic, duel
from sevenwonders.core.errors import OptionError


@pytest.mark.skipif(not sevenwonders.compiled, reason="the attributes of the plain form can be written")
@pytest.mark.parametrize("seed", range(2))
def test_no_write_corrupts_a_state(seed: int) -> None:
    made, errors, faults = attack(effort(quick=400, default=1_500, deep=50_000), seed)
    assert faults == []
    assert set(made) == set(WAYS)
    assert errors.total() > made.total() / 2


@pytest.mark.parametrize("game", [duel.Game(seed=1), classic.Game(seed=1, players=3)], ids=["duel", "classic"])
def test_a_changed_byte_in_a_pickle_is_detected(game: duel.Game | classic.Game) -> None:
    packed = game.state.pack()
    pickled = pickle.dumps(game.state)
    start = pickled.index(packed)
    for place in range(start, start + len(packed)):
        damaged = bytearray(pickled)
        damaged[place] ^= 0x5A
        with pytest.raises(OptionError, match="state/damaged"):
            pickle.loads(bytes(damaged))
