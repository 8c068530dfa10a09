"""Duel personas: they change the values of positions, never of results, and equally in both forms."""

import pytest
from tests.ai.duel.positions import walk

from sevenwonders import forms
from sevenwonders.ai.duel.network_evaluator import NetworkEvaluator, new_network
from sevenwonders.ai.duel.personas import Persona, persona_of
from sevenwonders.ai.levels import personas_of
from sevenwonders.duel import ids


def an_evaluator() -> NetworkEvaluator:
    network = new_network(16)
    network.scatter(11, 0.3)
    return NetworkEvaluator(network)


@pytest.mark.parametrize("name", personas_of("duel"))
def test_a_persona_bonus_favours_its_seat(name: str) -> None:
    plain, bent = an_evaluator(), an_evaluator()
    bent.lean(0, persona_of(name))
    for state in walk(3):
        own, other = bent.value_of(state, 0), bent.value_of(state, 1)
        assert own + other == pytest.approx(1.0)
        if state.winner != ids.NOTHING:
            assert own == plain.value_of(state, 0)
        else:
            assert plain.value_of(state, 0) <= own + 1e-9 < 1.0


def test_a_persona_adds_its_share_of_the_win_probability() -> None:
    plain, bent = an_evaluator(), an_evaluator()
    bent.lean(1, Persona(scientific=0.1, coin=0.001))
    for state in walk(4):
        if state.winner == ids.NOTHING:
            liked = 0.1 * plain.outcomes_of(state, 1)[1] + 0.001 * min(20, state.coins[1])
            assert bent.value_of(state, 1) == pytest.approx(min(0.998, plain.value_of(state, 1) + liked), abs=1e-6)


def test_both_forms_of_personas_agree() -> None:
    plain = forms.plain("sevenwonders.ai.duel.network_evaluator")
    network = plain.new_network(16)
    network.scatter(11, 0.3)
    theirs, ours = plain.NetworkEvaluator(network), an_evaluator()
    for evaluator in (theirs, ours):
        evaluator.lean(0, persona_of("gambler"))
    unpack = forms.plain("sevenwonders.duel.state").unpack
    for number, state in enumerate(walk(5)):
        if number % 5 == 0:
            assert ours.value_of(state, 0) == pytest.approx(theirs.value_of(unpack(state.pack()), 0), abs=1e-4)
