"""Network evaluator of Duel: probabilities of the seven outcomes for the seat to move.

Consecutive positions share most inputs, so the accumulator of the first layer is updated by the difference.
"""

from typing import Final

from sevenwonders.ai.duel import evaluator, feature_layout
from sevenwonders.ai.duel.evaluator import Evaluator
from sevenwonders.ai.duel.features import Features
from sevenwonders.ai.duel.personas import Persona
from sevenwonders.ai.network import Layers, Network, QuantizedNetwork
from sevenwonders.ai.network_shape import MOST_HIDDEN, MOST_ROWS, Description, NetworkShape
from sevenwonders.core import arrays, vectors
from sevenwonders.core.errors import OptionError
from sevenwonders.core.rng import Rng
from sevenwonders.duel import ids, rules
from sevenwonders.duel.rules import Choices
from sevenwonders.duel.state import State

GAME: Final = "duel"
HEADS: Final = (("outcome", ids.OUTLOOK, "softmax"),)
MOST_COINS = 20  # counted by a persona
ALMOST_SURE = 0.998  # highest value of an unfinished game with a persona


def new_network(hidden: int = 128, second: int = 0) -> Network:
    """Return a network for Duel with all weights zero."""
    shape = NetworkShape(feature_layout.INPUTS, hidden, second, sum(size for _, size, _ in HEADS))
    return Network(shape, Description(GAME, feature_layout.fingerprint(), HEADS))


def check_network(network: Network) -> None:
    """Raise OptionError if a network is for another game or for another feature layout."""
    made_for = (network.description.game, network.description.features, tuple(network.description.heads))
    if made_for != (GAME, feature_layout.fingerprint(), HEADS) or network.inputs != feature_layout.INPUTS:
        raise OptionError("network/other-inputs", found=list(made_for), expected=[GAME, feature_layout.fingerprint()])


class NetworkEvaluator(Evaluator):
    """Evaluates positions with a network."""

    def __init__(self, network: Network, seed: int = 0) -> None:
        check_network(network)
        super().__init__(seed)
        self.quantized = QuantizedNetwork(network)
        self.features = Features()
        self.layers = Layers()
        self.sums = arrays.ints(2, MOST_HIDDEN)  # of the position judged last, by seat to move
        self.held = arrays.ints(2, feature_layout.WORDS)  # its features
        self.bitmaps = arrays.ints(ids.MOST_MOVES, feature_layout.WORDS)
        self.seats = arrays.ints(ids.MOST_MOVES)  # the seat to move there
        self.outcome_rows = arrays.floats(ids.MOST_MOVES, ids.OUTLOOK)
        self.leaning = ids.NOTHING  # the seat whose persona bends what positions are worth
        self.tilt = arrays.floats(3)
        self.coin_tilt = 0.0
        self.added = arrays.ints(MOST_ROWS)
        self.removed = arrays.ints(MOST_ROWS)
        self.refresh()

    def refresh(self) -> None:
        """Quantise the current weights of the network and reset the accumulators."""
        self.quantized.refresh()
        for seat in range(ids.SEATS):
            self.quantized.begin(self.sums[seat])
            for word in range(feature_layout.WORDS):
                self.held[seat][word] = 0

    def renew(self) -> None:
        """Call `refresh` from Python."""
        self.refresh()

    def lean(self, seat: int, persona: Persona) -> None:
        """Add the preferences of a persona at `seat` to all values; the opponent is expected to counter them."""
        self.leaning = seat
        self.tilt[0] = persona.civilian
        self.tilt[1] = persona.scientific
        self.tilt[2] = persona.military
        self.coin_tilt = persona.coin

    def value(self, state: State) -> float:
        """Return the value of a position for seat 0."""
        return self.value_of(state, 0)

    def seat_value(self, state: State, seat: int, rng: Rng) -> float:  # noqa: ARG002 - draws nothing
        """Return the value of a position for a seat."""
        if state.winner != ids.NOTHING:
            return evaluator.result(state, seat)
        self.judge(state, 0)
        return self.appraisal(state, 0, seat)

    def outcomes(self, state: State, seat: int, out: list[float]) -> None:
        """Fill a row with the outlook of a seat."""
        self.judge(state, 0)
        for entry in range(ids.SHARED_OUTCOME):
            out[entry] = self.outcome_rows[0][entry if state.active == seat else (entry + 3) % 6]
        out[ids.SHARED_OUTCOME] = self.outcome_rows[0][ids.SHARED_OUTCOME]

    def afterstates(self, state: State, choices: Choices, values: list[float]) -> None:
        """Fill a row with the values of the legal moves for the seat to move."""
        for n in range(choices.count):
            self.after.copy_from(state)
            rules.apply(self.after, choices.nth(n))
            self.judge(self.after, n)
            values[n] = self.appraisal(self.after, n, state.active)

    def appraisal(self, state: State, n: int, seat: int) -> float:
        """Return the value of the position in row `n` for a seat, with the persona's preferences."""
        value = worth(self.outcome_rows[n], state.active == seat)
        if self.leaning == ids.NOTHING or state.winner != ids.NOTHING:
            return value
        start = 0 if state.active == self.leaning else 3
        mine = value if seat == self.leaning else 1.0 - value
        for way in range(3):
            mine += self.tilt[way] * self.outcome_rows[n][start + way]
        coins = state.coins[self.leaning]
        mine += self.coin_tilt * (coins if coins < MOST_COINS else MOST_COINS)
        if mine > ALMOST_SURE:
            mine = ALMOST_SURE
        return mine if seat == self.leaning else 1.0 - mine

    def judge(self, state: State, n: int) -> None:
        """Compute the features and outcome probabilities of a position for the seat to move, in row `n`."""
        self.seats[n] = state.active
        if state.winner != ids.NOTHING:
            for entry in range(ids.OUTLOOK):
                self.outcome_rows[n][entry] = 0.0
            self.outcome_rows[n][evaluator.entry_of(state, state.active)] = 1.0
            return
        self.features.fill(state, self.bitmaps[n])
        self.look(state.active, n)

    def look(self, seat: int, n: int) -> None:
        """Run the network on the features in row `n`, from the last position in which the same seat was to move."""
        counts = vectors.differences(self.bitmaps[n], self.held[seat], feature_layout.WORDS, self.added, self.removed)
        self.quantized.change(self.sums[seat], self.added, counts & 0xFFFF, self.removed, counts >> 16)
        for word in range(feature_layout.WORDS):
            self.held[seat][word] = self.bitmaps[n][word]
        self.quantized.finish(self.sums[seat], self.layers)
        vectors.softmax(self.layers.outputs, 0, ids.OUTLOOK)
        for entry in range(ids.OUTLOOK):
            self.outcome_rows[n][entry] = self.layers.outputs[entry]

    def best(self, state: State, choices: Choices) -> int:
        """Return the number of the move that leads to the best position; of equal ones the first."""
        self.afterstates(state, choices, self.row)
        found = 0
        for n in range(1, choices.count):
            if self.row[n] > self.row[found]:
                found = n
        return found

    def choose(self, state: State) -> int:
        """Return the id of the best move, one ply deep."""
        self.choices.fill(state)
        return self.choices.nth(self.best(state, self.choices))


def worth(outlook: vectors.Floats, mine: bool) -> float:
    """Return the value of an outlook for the seat to move, or for the other one."""
    start = 0 if mine else 3
    return outlook[start] + outlook[start + 1] + outlook[start + 2] + 0.5 * outlook[ids.SHARED_OUTCOME]
