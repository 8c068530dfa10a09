"""Networks: outputs, gradients, and equal results in both forms."""

import math
from types import ModuleType
from typing import Any

import pytest

from sevenwonders import forms
from sevenwonders.ai import network as running
from sevenwonders.core.rng import Rng

INPUTS = 40
SHAPES = [(16, 0, 7), (16, 8, 7), (72, 0, 3), (136, 16, 10)]


def make(module: ModuleType, hidden: int, second: int, outputs: int, seed: int = 5) -> Any:
    shape = module.Shape(INPUTS, hidden, second, outputs)
    network = module.Network(shape, module.Description("game", "inputs", (("all", outputs, "linear"),)))
    network.scatter(seed, 0.5)
    return network


def some_rows(rng: Rng) -> list[int]:
    return [row for row in range(INPUTS) if rng.below(3) == 0]


def by_hand(network: Any, rows: list[int]) -> list[float]:
    """The outputs, computed from the tables."""
    first, first_bias, second, second_bias, last, last_bias = (list(table) for table in network.tables)
    wide = network.hidden
    layer = [max(0.0, first_bias[j] + sum(first[row * wide + j] for row in rows)) for j in range(wide)]
    if network.second:
        sums = (sum(second[i * wide + j] * layer[j] for j in range(wide)) for i in range(network.second))
        layer = [max(0.0, total + bias) for total, bias in zip(sums, second_bias, strict=True)]
    wide = len(layer)
    return [last_bias[i] + sum(last[i * wide + j] * layer[j] for j in range(wide)) for i in range(network.outputs)]


@pytest.mark.parametrize(("hidden", "second", "outputs"), SHAPES)
def test_outputs_are_what_the_tables_say(hidden: int, second: int, outputs: int) -> None:
    network = make(running, hidden, second, outputs)
    rng = Rng(1)
    for _ in range(20):
        rows = some_rows(rng)
        assert network.outputs_of(rows) == pytest.approx(by_hand(network, rows), abs=1e-4)


@pytest.mark.parametrize(("hidden", "second", "outputs"), SHAPES)
def test_both_forms_compute_and_learn_the_same(hidden: int, second: int, outputs: int) -> None:
    plain = forms.plain("sevenwonders.ai.network")
    networks = [make(module, hidden, second, outputs) for module in (running, plain)]
    learners = [running.Learner(networks[0]), plain.Learner(networks[1])]
    rng = Rng(2)
    for _ in range(10):
        rows = some_rows(rng)
        gradient = [rng.below(2001) / 1000 - 1.0 for _ in range(outputs)]
        assert networks[0].outputs_of(rows) == pytest.approx(networks[1].outputs_of(rows), abs=1e-4)
        for learner in learners:
            learner.step(rows, gradient, 0.05)
    for mine, theirs in zip(networks[0].tables, networks[1].tables, strict=True):
        assert list(mine) == pytest.approx(list(theirs), abs=1e-4)


def loss(network: Any, rows: list[int], wanted: list[float]) -> float:
    """Half the squared distance, reckoned by hand in double precision."""
    return sum((found - want) ** 2 for found, want in zip(by_hand(network, rows), wanted, strict=True)) / 2


@pytest.mark.parametrize(("hidden", "second", "outputs"), [(8, 0, 3), (16, 8, 3)])
def test_a_step_follows_the_gradient_of_the_loss(hidden: int, second: int, outputs: int) -> None:
    """Huge sums of squares make Adagrad a plain step along the gradient, which finite differences give as well."""
    rows = [1, 4, 9, 30]
    wanted = [0.5, -1.0, 2.0]
    network = make(running, hidden, second, outputs, seed=8)
    before = network.copy()
    gradient = [found - want for found, want in zip(before.outputs_of(rows), wanted, strict=True)]
    running.Learner(network, start=1e8).step(rows, gradient, 1e2)  # each weight moves by 0.01 of its gradient
    checked = 0
    for number, table in enumerate(before.tables):
        for place in range(len(table)):
            moved = table[place] - network.tables[number][place]
            kept, nudge = table[place], 1e-3
            table[place] = kept + nudge
            up = loss(before, rows, wanted)
            table[place] = kept - nudge
            down = loss(before, rows, wanted)
            table[place] = kept
            assert moved / 0.01 == pytest.approx((up - down) / (2 * nudge), abs=2e-2), (number, place)
            checked += abs(moved) > 1e-5
    assert checked > 20


def test_adagrad_takes_smaller_steps_where_it_has_stepped_before() -> None:
    network = make(running, 8, 0, 1)
    learner = running.Learner(network)
    steps = []
    for _ in range(5):
        before = network.tables[5][0]
        learner.step([3], [1.0], 0.1)
        steps.append(before - network.tables[5][0])
    assert steps == pytest.approx([0.1 / math.sqrt(1 + n) for n in range(1, 6)], rel=1e-3)


def test_a_copy_does_not_learn_with_the_original() -> None:
    network = make(running, 8, 0, 2)
    twin = network.copy()
    running.Learner(network).step([1, 2], [1.0, -1.0], 0.1)
    assert network.outputs_of([1, 2]) != twin.outputs_of([1, 2])
    assert twin.outputs_of([1, 2]) == make(running, 8, 0, 2).outputs_of([1, 2])


@pytest.mark.parametrize(
    "shape", [(0, 8, 0, 1), (10, 12, 0, 1), (10, 8, 4, 1), (10, 8, 0, 177), (10, 520, 0, 1), (1 << 20, 8, 0, 1)]
)
def test_impossible_shapes_are_refused(shape: tuple[int, int, int, int]) -> None:
    with pytest.raises(ValueError, match="shape"):
        running.Network(running.Shape(*shape), running.Description("game", "inputs", ()))


def test_inputs_that_do_not_exist_are_refused() -> None:
    network = make(running, 8, 0, 1)
    for rows in ([INPUTS], [-1], [0] * 600):
        with pytest.raises(ValueError, match="inputs"):
            network.outputs_of(rows)
