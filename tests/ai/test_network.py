"""Networks: outputs, and equal results in both forms."""

from types import ModuleType
from typing import Any

import pytest

from sevenwonders import forms
from sevenwonders.ai import network as running
from sevenwonders.ai.network_shape import Description, NetworkShape
from sevenwonders.core.rng import Rng

INPUTS = 40
SHAPES = [(16, 0, 7), (16, 8, 7), (72, 0, 3), (136, 16, 10)]


def make(module: ModuleType, hidden: int, second: int, outputs: int, seed: int = 5) -> Any:
    shape = NetworkShape(INPUTS, hidden, second, outputs)
    network = module.Network(shape, Description("game", "inputs", (("all", outputs, "linear"),)))
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
def test_outputs_equal_a_computation_by_hand(hidden: int, second: int, outputs: int) -> None:
    network = make(running, hidden, second, outputs)
    rng = Rng(1)
    for _ in range(20):
        rows = some_rows(rng)
        assert network.outputs_of(rows) == pytest.approx(by_hand(network, rows), abs=1e-4)


@pytest.mark.parametrize(("hidden", "second", "outputs"), SHAPES)
def test_both_forms_compute_the_same(hidden: int, second: int, outputs: int) -> None:
    plain = forms.plain("sevenwonders.ai.network")
    networks = [make(module, hidden, second, outputs) for module in (running, plain)]
    rng = Rng(2)
    for _ in range(10):
        rows = some_rows(rng)
        assert networks[0].outputs_of(rows) == pytest.approx(networks[1].outputs_of(rows), abs=1e-4)


def test_a_copy_is_independent() -> None:
    network = make(running, 8, 0, 2)
    twin = network.copy()
    network.scatter(6, 0.5)
    assert network.outputs_of([1, 2]) != twin.outputs_of([1, 2])
    assert twin.outputs_of([1, 2]) == make(running, 8, 0, 2).outputs_of([1, 2])


@pytest.mark.parametrize(
    "shape", [(0, 8, 0, 1), (10, 12, 0, 1), (10, 8, 4, 1), (10, 8, 0, 177), (10, 520, 0, 1), (1 << 20, 8, 0, 1)]
)
def test_impossible_shapes_are_refused(shape: tuple[int, int, int, int]) -> None:
    with pytest.raises(ValueError, match="shape"):
        running.Network(NetworkShape(*shape), Description("game", "inputs", ()))


def test_unknown_inputs_are_rejected() -> None:
    network = make(running, 8, 0, 1)
    for rows in ([INPUTS], [-1], [0] * 600):
        with pytest.raises(ValueError, match="inputs"):
            network.outputs_of(rows)
