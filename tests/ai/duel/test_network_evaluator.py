"""A network's judgement of Duel positions."""

import pytest
from tests.ai.duel.positions import mirrored, walk

from sevenwonders import forms
from sevenwonders.ai.duel.network_evaluator import NetworkEvaluator, check_network, new_network
from sevenwonders.ai.network import Network
from sevenwonders.ai.network_shape import Description, NetworkShape
from sevenwonders.core.errors import OptionError
from sevenwonders.duel import ids, rules


def an_evaluator(hidden: int = 16, second: int = 0) -> NetworkEvaluator:
    network = new_network(hidden, second)
    network.scatter(11, 0.3)
    return NetworkEvaluator(network)


def test_outcome_probabilities_sum_to_one_and_give_the_value() -> None:
    evaluator = an_evaluator()
    for state in walk(1, games=3):
        for seat in range(2):
            outlook = evaluator.outcomes_of(state, seat)
            assert sum(outlook) == pytest.approx(1.0, abs=1e-5)
            assert evaluator.value_of(state, seat) == pytest.approx(sum(outlook[:3]) + outlook[6] / 2, abs=1e-5)
        assert evaluator.value_of(state, 0) + evaluator.value_of(state, 1) == pytest.approx(1.0, abs=1e-5)


def test_the_same_position_for_the_other_seat_has_the_same_value() -> None:
    evaluator = an_evaluator()
    for state in walk(2, games=3):
        for seat in range(2):
            assert evaluator.value_of(mirrored(state), 1 - seat) == evaluator.value_of(state, seat)
            assert evaluator.outcomes_of(mirrored(state), 1 - seat) == evaluator.outcomes_of(state, seat)


def test_the_value_of_a_move_is_that_of_its_afterstate() -> None:
    """Exactly, although sums are carried from position to position: they are whole numbers."""
    evaluator, fresh = an_evaluator(), an_evaluator()
    for state in walk(3, games=3):
        if state.question() < ids.FIRST_ASK or state.winner != ids.NOTHING:
            continue
        values = evaluator.afterstates_of(state)
        assert list(values) == rules.legal_ids(state)
        for move, value in values.items():
            after = rules.after_move(state, move)
            assert value == fresh.value_of(after, state.active)
        assert values[evaluator.choose(state)] == max(values.values())


def test_finished_games_have_the_value_of_their_result() -> None:
    evaluator = an_evaluator()
    reasons = set()
    for state in walk(4, games=40):
        if state.winner == ids.NOTHING:
            continue
        reasons.add(state.reason)
        for seat in range(2):
            worth = 0.5 if state.winner == ids.SHARED else float(state.winner == seat)
            assert evaluator.value_of(state, seat) == worth
            assert sorted(evaluator.outcomes_of(state, seat)) == [0.0] * 6 + [1.0]
        if state.winner in (0, 1):
            assert evaluator.outcomes_of(state, state.winner)[state.reason - 1] == 1.0
    assert ids.CIVILIAN in reasons


@pytest.mark.parametrize("second", [0, 8])
def test_both_forms_evaluate_equally(second: int) -> None:
    plain = forms.plain("sevenwonders.ai.duel.network_evaluator")
    plain_unpack = forms.plain("sevenwonders.duel.state").unpack
    network = plain.new_network(16, second)
    network.scatter(11, 0.3)
    theirs = plain.NetworkEvaluator(network)
    ours = an_evaluator(16, second)
    for number, state in enumerate(walk(5)):
        twin = plain_unpack(state.pack())
        assert ours.outcomes_of(state, 0) == pytest.approx(theirs.outcomes_of(twin, 0), abs=1e-4)
        if number % 5 == 0 and state.question() >= ids.FIRST_ASK and state.winner == ids.NOTHING:
            assert ours.afterstates_of(state) == pytest.approx(theirs.afterstates_of(twin), abs=1e-4)


def test_sixteen_bit_weights_suffice() -> None:
    """The evaluator's quantized weights and the network's own give nearly the same."""
    from math import exp

    from sevenwonders.ai.duel.features import Features

    evaluator, features = an_evaluator(128), Features()
    for state in walk(6):
        if state.winner != ids.NOTHING:
            continue
        logits = evaluator.quantized.network.outputs_of(features.of(state))
        total = sum(exp(logit) for logit in logits)
        exact = [exp(logit) / total for logit in logits]
        assert evaluator.outcomes_of(state, state.active) == pytest.approx(exact, abs=0.02)


@pytest.mark.parametrize(
    ("game", "features", "heads"),
    [("classic", "", 7), ("duel", "0123456789abcdef", 7), ("duel", "", 3)],
)
def test_networks_of_another_game_are_rejected(game: str, features: str, heads: int) -> None:
    own = new_network(8).description
    description = Description(game, features or own.features, (("outcome", heads, "softmax"),))
    network = Network(NetworkShape(1600, 8, 0, heads), description)
    with pytest.raises(OptionError, match="network/other-inputs"):
        check_network(network)
    with pytest.raises(OptionError):
        NetworkEvaluator(network)
