"""Adam optimizer for networks (Kingma and Ba, 2015).

Gradients are summed over a batch before a step. Each thread sums into its own `Gradient`; the moments are shared.
"""

from array import array

from sevenwonders.ai.network import Layers, Network
from sevenwonders.ai.network_shape import MOST_HIDDEN
from sevenwonders.core import arrays, vectors


class Gradient:
    """Gradient of the loss by weight, summed over a batch of positions."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.tables = [array("f", bytes(4 * max(size, 1))) for size in network.shape.sizes()]
        self.positions = 0
        self.common = arrays.floats(MOST_HIDDEN)  # running sum of the hidden-layer gradients since `begin_chain`
        self.point()

    def point(self) -> None:
        """Bind the C pointers to the tables."""
        self.first_table = vectors.pointer(self.tables[0])
        self.first_bias = vectors.pointer(self.tables[1])
        self.second_table = vectors.pointer(self.tables[2])
        self.second_bias = vectors.pointer(self.tables[3])
        self.output_table = vectors.pointer(self.tables[4])
        self.output_bias = vectors.pointer(self.tables[5])

    def add(self, rows: vectors.Ints, count: int, layers: Layers) -> None:
        """Backpropagate `layers.gradient`; call after `evaluate` with the same inputs and layers."""
        self.add_above(layers)
        for i in range(count):
            add_row(self.first_table, rows[i], layers.hidden_gradient, 1.0, self.network.hidden)

    def add_above(self, layers: Layers) -> None:
        """Backpropagate through all layers above the first table."""
        self.positions += 1
        if self.network.second:
            self.add_outputs(layers.second, layers.second_gradient, self.network.second, layers)
            self.add_second(layers)
        else:
            self.add_outputs(layers.hidden, layers.hidden_gradient, self.network.hidden, layers)
        add_row(self.first_bias, 0, layers.hidden_gradient, 1.0, self.network.hidden)

    # ---- sequences of positions that share most inputs

    def begin_chain(self) -> None:
        """Start a sequence of positions given by the inputs that change; initially none is set."""
        for j in range(self.network.hidden):
            self.common[j] = 0.0

    def turn(self, added: vectors.Ints, adds: int, removed: vectors.Ints, removes: int) -> None:
        """Apply the inputs that change between two positions of the sequence.

        A row's gradient is the sum of the hidden gradients while its input is set: the running sum when it is cleared
        minus the running sum when it was set.
        """
        for i in range(adds):
            add_row(self.first_table, added[i], self.common, -1.0, self.network.hidden)
        for i in range(removes):
            add_row(self.first_table, removed[i], self.common, 1.0, self.network.hidden)

    def add_to_chain(self, layers: Layers) -> None:
        """Backpropagate the next position of the sequence; call after `turn`."""
        self.add_above(layers)
        add_row(self.common, 0, layers.hidden_gradient, 1.0, self.network.hidden)

    def add_rows(self, rows: list[int], gradient: list[float]) -> None:
        """Backpropagate the given output gradient for some inputs; slow, for tests and tools."""
        layers = Layers()
        count = layers.put(rows, self.network.inputs)
        self.network.evaluate(layers.rows, count, layers)
        for i in range(self.network.outputs):
            layers.gradient[i] = gradient[i]
        self.add(layers.rows, count, layers)

    def add_outputs(self, below: vectors.Floats, gradient: vectors.Floats, width: int, layers: Layers) -> None:
        """Add the gradient of the output layer and compute that of the layer below."""
        vectors.back(gradient, self.network.output_table, layers.gradient, below, self.network.outputs, width)
        for i in range(self.network.outputs):
            add_row(self.output_table, i, below, layers.gradient[i], width)
        add_row(self.output_bias, 0, layers.gradient, 1.0, self.network.outputs)

    def add_second(self, layers: Layers) -> None:
        """Add the gradient of the second hidden layer and compute that of the first."""
        width = self.network.hidden
        rows = self.network.second
        vectors.back(
            layers.hidden_gradient, self.network.second_table, layers.second_gradient, layers.hidden, rows, width
        )
        for i in range(self.network.second):
            add_row(self.second_table, i, layers.hidden, layers.second_gradient[i], width)
        add_row(self.second_bias, 0, layers.second_gradient, 1.0, self.network.second)


def add_row(table: vectors.Floats, row: int, source: vectors.Floats, scale: float, width: int) -> None:
    """Add `scale * source` to a row of a table."""
    if scale == 0.0:
        return
    start = row * width
    for j in range(width):
        table[start + j] += scale * source[j]


class Adam:
    """First and second moments of the gradient; a checkpoint stores `state`."""

    def __init__(self, network: Network) -> None:
        self.network = network
        sizes = network.shape.sizes()
        self.sizes = [max(size, 1) for size in sizes]
        self.means = [array("f", bytes(4 * size)) for size in self.sizes]
        self.seconds = [array("f", bytes(4 * size)) for size in self.sizes]
        self.steps = array("f", [0.0])
        self.state = [*self.means, *self.seconds, self.steps]

    def step(self, gradient: Gradient, rate: float) -> None:
        """Update the weights with the mean gradient of the batch and reset it to zero."""
        if gradient.positions == 0:
            return
        self.steps[0] += 1.0
        scale = 1.0 / gradient.positions
        mean_part = 1.0 - vectors.MEAN_DECAY ** self.steps[0]
        square_part = 1.0 - vectors.SQUARE_DECAY ** self.steps[0]
        for number, size in enumerate(self.sizes):
            vectors.adam(
                vectors.pointer(self.network.tables[number]),
                vectors.pointer(gradient.tables[number]),
                vectors.pointer(self.means[number]),
                vectors.pointer(self.seconds[number]),
                size,
                scale,
                rate / mean_part,
                1.0 / square_part,
            )
        gradient.positions = 0
