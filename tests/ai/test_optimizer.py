"""Gradients equal finite differences, Adam takes the steps of its formula, and both forms learn alike."""

import math
from typing import Any

import pytest
from tests.ai.test_network import INPUTS, SHAPES, by_hand, make, some_rows

from sevenwonders import forms
from sevenwonders.ai import network as networks
from sevenwonders.core.rng import Rng
from sevenwonders.training import optimizer as running


def loss(network: Any, rows: list[int], wanted: list[float]) -> float:
    """Return half the squared distance of the outputs, computed in double precision."""
    return sum((found - want) ** 2 for found, want in zip(by_hand(network, rows), wanted, strict=True)) / 2


@pytest.mark.parametrize(("hidden", "second"), [(8, 0), (16, 8)])
def test_gradient_equals_finite_differences(hidden: int, second: int) -> None:
    rows, wanted, nudge = [1, 4, 9, 30], [0.5, -1.0, 2.0], 1e-3
    network = make(networks, hidden, second, 3, seed=8)
    gradient = running.Gradient(network)
    gradient.add_rows(rows, [found - want for found, want in zip(network.outputs_of(rows), wanted, strict=True)])
    checked = 0
    for number, table in enumerate(network.tables):
        for place in range(len(table)):
            kept = table[place]
            table[place] = kept + nudge
            above = loss(network, rows, wanted)
            table[place] = kept - nudge
            below = loss(network, rows, wanted)
            table[place] = kept
            expected = (above - below) / (2 * nudge)
            assert gradient.tables[number][place] == pytest.approx(expected, abs=2e-2), (number, place)
            checked += abs(expected) > 1e-3
    assert checked > 20


def test_steps_follow_the_formula_of_adam() -> None:
    """One weight, whose gradient is that of the bias of the only output."""
    network = make(networks, 8, 0, 1)
    adam, gradient, rate = running.Adam(network), running.Gradient(network), 0.1
    weight, mean, square = float(network.tables[5][0]), 0.0, 0.0
    for step, slope in enumerate([1.0, -0.5, 2.0, 0.0, 0.25], start=1):
        gradient.add_rows([3], [slope])
        adam.step(gradient, rate)
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope * slope - square)
        weight -= rate * mean / (1 - 0.9**step) / (math.sqrt(square / (1 - 0.999**step)) + 1e-8)
        assert network.tables[5][0] == pytest.approx(weight, rel=1e-3)
        assert not any(any(table) for table in gradient.tables)


def test_a_step_uses_the_mean_of_a_batch() -> None:
    one, two = make(networks, 8, 0, 1), make(networks, 8, 0, 1)
    for network, copies in ((one, 1), (two, 7)):
        adam, gradient = running.Adam(network), running.Gradient(network)
        for _ in range(3):
            for _ in range(copies):
                gradient.add_rows([3], [0.5])
            adam.step(gradient, 0.1)
    for mine, theirs in zip(one.tables, two.tables, strict=True):
        assert list(mine) == pytest.approx(list(theirs), abs=1e-5)


def test_steps_descend() -> None:
    network = make(networks, 8, 8, 1)
    adam, gradient = running.Adam(network), running.Gradient(network)
    outputs = [network.outputs_of([2, 3])[0]]
    for _ in range(50):
        gradient.add_rows([2, 3], [network.outputs_of([2, 3])[0] - 5.0])
        adam.step(gradient, 0.01)
        outputs.append(network.outputs_of([2, 3])[0])
    assert outputs == sorted(outputs)
    assert abs(outputs[-1] - 5.0) < abs(outputs[0] - 5.0)


@pytest.mark.parametrize(("hidden", "second", "outputs"), SHAPES)
def test_both_forms_learn_equally(hidden: int, second: int, outputs: int) -> None:
    modules = [
        (networks, running),
        (forms.plain("sevenwonders.ai.network"), forms.plain("sevenwonders.training.optimizer")),
    ]
    learned = []
    for module, optimizer in modules:
        network = make(module, hidden, second, outputs)
        adam, gradient = optimizer.Adam(network), optimizer.Gradient(network)
        rng = Rng(2)
        for _ in range(10):
            rows = some_rows(rng)
            gradient.add_rows(rows, [rng.below(2001) / 1000 - 1.0 for _ in range(outputs)])
            adam.step(gradient, 0.01)
        learned.append(network)
    for mine, theirs in zip(learned[0].tables, learned[1].tables, strict=True):
        # Where a gradient is a rounding error, the direction of the step is, too.
        assert list(mine) == pytest.approx(list(theirs), abs=1e-2)
    rows = list(range(0, INPUTS, 3))
    assert learned[0].outputs_of(rows) == pytest.approx(learned[1].outputs_of(rows), abs=0.1)
