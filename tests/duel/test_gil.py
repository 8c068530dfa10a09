"""Long loops release the GIL."""

import pytest
from tests.gil import rounds_beside

from sevenwonders import compiled
from sevenwonders.ai.duel.evaluator import RandomRollouts
from sevenwonders.ai.duel.network_evaluator import NetworkEvaluator
from sevenwonders.ai.duel.puct import Search
from sevenwonders.ai.duel.uct import Uct
from sevenwonders.ai.networks import network_of
from sevenwonders.core.rng import Rng
from sevenwonders.duel import RULES, Setup
from sevenwonders.duel.playout import PlayoutTally, play_many
from sevenwonders.duel.position import parse_position

pytestmark = pytest.mark.skipif(not compiled, reason="the plain form cannot release the GIL")


def test_batches_of_random_games_release_the_gil() -> None:
    assert rounds_beside(lambda: play_many(RULES.new(Setup()), 30_000, Rng(1), PlayoutTally())) > 1000


def test_growing_trees_release_the_gil() -> None:
    state = parse_position("duel 1; ask A draft; offer sphinx piraeus colossus mausoleum")
    tree = Uct(state, RandomRollouts(), 1)
    assert rounds_beside(lambda: tree.grow(30_000)) > 1000
    search = Search(NetworkEvaluator(network_of("duel")), 1)
    search.set_root(state)
    assert rounds_beside(lambda: search.grow(30_000)) > 1000
