"""Small networks over sparse yes-or-no inputs: one or two hidden layers with ReLU, then the outputs of all heads.

An input that is set adds its row of the first table to the sums of the first hidden layer, so a position that differs
from another in a few inputs is valued by changing those rows only. The description of the network names its
outputs; callers apply the softmax.

Weights are float32. Rows are padded to multiples of 8 numbers, the width of a vector register; the padding is zero.
"""

from array import array

from sevenwonders.ai.network_shape import MOST_HIDDEN, MOST_OUTPUTS, MOST_ROWS, Description, NetworkShape, padded
from sevenwonders.core import arrays, vectors
from sevenwonders.core.rng import Rng

SCALE = 512.0  # 16-bit weights are multiples of 1 / SCALE


class Layers:
    """Activations of a forward pass and gradients of a backward pass; one per thread."""

    def __init__(self) -> None:
        self.hidden = arrays.floats(MOST_HIDDEN)
        self.second = arrays.floats(MOST_HIDDEN)
        self.outputs = arrays.floats(MOST_OUTPUTS)
        self.gradient = arrays.floats(MOST_OUTPUTS)  # of the loss, by output; set by the caller
        self.hidden_gradient = arrays.floats(MOST_HIDDEN)
        self.second_gradient = arrays.floats(MOST_HIDDEN)
        self.rows = arrays.ints(MOST_ROWS)

    def put(self, rows: list[int], inputs: int) -> int:
        """Copy a list of active inputs; return its length."""
        if len(rows) > MOST_ROWS or not all(0 <= row < inputs for row in rows):
            raise ValueError(f"at most {MOST_ROWS} inputs below {inputs}")
        for i, row in enumerate(rows):
            self.rows[i] = row
        return len(rows)


class Network:
    """The weights of a network; threads may read them during training."""

    def __init__(self, shape: NetworkShape, description: Description) -> None:
        if not shape.fits():
            raise ValueError(f"no network has the shape {shape}")
        self.shape = shape
        self.description = description
        self.inputs = shape.inputs
        self.hidden = shape.hidden
        self.second = shape.second
        self.outputs = shape.outputs
        self.rows = padded(shape.outputs)
        self.tables = [array("f", bytes(4 * max(size, 1))) for size in shape.sizes()]
        self.point()

    def point(self) -> None:
        """Store the addresses of the tables."""
        self.first_table = vectors.pointer(self.tables[0])
        self.first_bias = vectors.pointer(self.tables[1])
        self.second_table = vectors.pointer(self.tables[2])
        self.second_bias = vectors.pointer(self.tables[3])
        self.output_table = vectors.pointer(self.tables[4])
        self.output_bias = vectors.pointer(self.tables[5])

    def scatter(self, seed: int, spread: float = 0.1) -> None:
        """Set all weights to small random numbers and all biases to zero."""
        rng = Rng(seed)
        used = [
            self.inputs * self.hidden,
            0,
            self.second * self.hidden,
            0,
            self.outputs * (self.second or self.hidden),
            0,
        ]
        for table, count in zip(self.tables, used, strict=True):
            for i in range(count):
                table[i] = spread * (2.0 * (rng.bits64() >> 40) / (1 << 24) - 1.0)

    def copy(self) -> "Network":
        """Return an independent network with the same weights."""
        twin = Network(self.shape, self.description)
        twin.copy_from(self)
        return twin

    def copy_from(self, other: "Network") -> None:
        """Copy the weights of another network of the same shape."""
        below = self.second or self.hidden
        vectors.copy(self.first_table, other.first_table, self.inputs * self.hidden)
        vectors.copy(self.first_bias, other.first_bias, self.hidden)
        vectors.copy(self.second_table, other.second_table, self.second * self.hidden)
        vectors.copy(self.second_bias, other.second_bias, self.second)
        vectors.copy(self.output_table, other.output_table, self.rows * below)
        vectors.copy(self.output_bias, other.output_bias, self.rows)

    def begin(self, sums: vectors.Floats) -> None:
        """Reset the sums of the first layer to its bias."""
        vectors.copy(sums, self.first_bias, self.hidden)

    def change(self, sums: vectors.Floats, added: vectors.Ints, adds: int, removed: vectors.Ints, removes: int) -> None:
        """Update the sums of the first layer for inputs that were set and inputs that were cleared."""
        vectors.change(sums, self.first_table, self.hidden, added, adds, removed, removes)

    def finish(self, sums: vectors.Floats, layers: Layers) -> None:
        """Compute the outputs from the sums of the first layer."""
        vectors.relu(layers.hidden, sums, self.hidden)
        self.top(layers)

    def top(self, layers: Layers) -> None:
        """Compute the outputs from the first hidden layer."""
        if self.second:
            vectors.dense(layers.second, self.second_table, self.second_bias, layers.hidden, self.second, self.hidden)
            vectors.relu(layers.second, layers.second, self.second)
            self.last(layers.second, self.second, layers)
        else:
            self.last(layers.hidden, self.hidden, layers)

    def last(self, below: vectors.Floats, width: int, layers: Layers) -> None:
        """Compute the outputs from the layer below them."""
        vectors.dense(layers.outputs, self.output_table, self.output_bias, below, self.rows, width)

    def evaluate(self, rows: vectors.Ints, count: int, layers: Layers) -> None:
        """Compute the outputs for the inputs that are set."""
        self.begin(layers.hidden)
        self.change(layers.hidden, rows, count, rows, 0)
        self.finish(layers.hidden, layers)

    def outputs_of(self, rows: list[int]) -> list[float]:
        """Return the outputs for a list of active inputs."""
        layers = Layers()
        self.evaluate(layers.rows, layers.put(rows, self.inputs), layers)
        return [layers.outputs[i] for i in range(self.outputs)]


class QuantizedNetwork:
    """A network with an int16 first layer and an incrementally updated accumulator, as in NNUE (Nasu, 2018).

    Accumulators are exact, so they never need to be recomputed. Sums beyond 32 767 / SCALE = 64 would overflow; those
    of trained networks stay far below. The second layer is stored by columns, as many units are zero.
    """

    def __init__(self, network: Network) -> None:
        self.network = network
        self.hidden = network.hidden
        self.second = network.second
        self.tables = [array("h", bytes(2 * size)) for size in network.shape.sizes()[:2]]
        self.first_table = vectors.short_pointer(self.tables[0])
        self.first_bias = vectors.short_pointer(self.tables[1])
        self.second_table = array("f", bytes(4 * max(network.shape.sizes()[2], 1)))
        self.columns = vectors.pointer(self.second_table)
        self.refresh()

    def refresh(self) -> None:
        """Quantise the current weights; accumulators made before become invalid."""
        count = self.network.inputs * self.hidden
        vectors.round_to_shorts(self.first_table, self.network.first_table, count, SCALE)
        vectors.round_to_shorts(self.first_bias, self.network.first_bias, self.hidden, SCALE)
        vectors.transpose(self.columns, self.network.second_table, self.second, self.hidden)

    def begin(self, sums: vectors.Ints) -> None:
        """Reset the sums of the first layer to its bias."""
        vectors.copy_shorts(sums, self.first_bias, self.hidden)

    def change(self, sums: vectors.Ints, added: vectors.Ints, adds: int, removed: vectors.Ints, removes: int) -> None:
        """Update the sums of the first layer for inputs that were set and inputs that were cleared."""
        vectors.change_shorts(sums, self.first_table, self.hidden, added, adds, removed, removes)

    def finish(self, sums: vectors.Ints, layers: Layers) -> None:
        """Compute the outputs from the sums of the first layer."""
        self.finish_hidden(sums, layers)
        if self.second:
            self.network.last(layers.second, self.second, layers)
        else:
            self.network.last(layers.hidden, self.hidden, layers)

    def finish_hidden(self, sums: vectors.Ints, layers: Layers) -> None:
        """Compute the hidden layers from the sums of the first one."""
        vectors.relu_shorts(layers.hidden, sums, self.hidden, 1.0 / SCALE)
        if self.second:
            bias = self.network.second_bias
            vectors.sparse(layers.second, self.columns, bias, layers.hidden, self.second, self.hidden)
            vectors.relu(layers.second, layers.second, self.second)

    def output(self, number: int, layers: Layers) -> float:
        """Return a single output, after `finish_hidden`."""
        table = self.network.output_table
        if self.second:
            return self.network.output_bias[number] + vectors.product(table, number, layers.second, self.second)
        return self.network.output_bias[number] + vectors.product(table, number, layers.hidden, self.hidden)
