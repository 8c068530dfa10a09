"""Long loops release the GIL."""

import pytest
from tests.gil import rounds_beside

from sevenwonders import compiled
from sevenwonders.ai.classic.ismcts import InformationSetTree
from sevenwonders.classic import RULES, Setup
from sevenwonders.classic.knowledge import Knowledge
from sevenwonders.classic.playout import PlayoutTally, play_many
from sevenwonders.classic.seen import seen
from sevenwonders.core.protocol import Draw
from sevenwonders.core.rng import Rng

pytestmark = pytest.mark.skipif(not compiled, reason="the plain form cannot release the GIL")


def test_batches_of_random_games_release_the_gil() -> None:
    start = RULES.new(Setup(sides="random"))
    assert rounds_beside(lambda: play_many(start, 20_000, Rng(1), PlayoutTally())) > 1000


def test_a_growing_tree_releases_the_gil() -> None:
    state = RULES.new(Setup(sides="random"))
    while isinstance(RULES.pending(state), Draw):
        state = RULES.settle(state, RULES.sample(state, Rng(3)))
    tree = InformationSetTree(0, 1, 0.5, 3000, 6)
    knowledge = Knowledge(seen(state, 0))
    assert rounds_beside(lambda: tree.run(knowledge, 4_000)) > 1000
