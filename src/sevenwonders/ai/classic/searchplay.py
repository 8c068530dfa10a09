"""A network of 7 Wonders learns from searches: the second stage of its training.

In each game some decisions are searched, and the positions after the moves that were compared learn what the search
found of them. All moves are tried at the same tables with the same luck, so their differences are known far better than
their level: the network learns the differences in full and the level a little. Beside each such game some ordinary ones
are played, from whose results the level is learnt as in the first stage.
"""

import math
from typing import Final

from sevenwonders.ai.adam import Adam, Gradient
from sevenwonders.ai.classic.features import Features
from sevenwonders.ai.classic.net import NetEvaluator
from sevenwonders.ai.classic.search import Search
from sevenwonders.ai.classic.selfplay import SelfPlay
from sevenwonders.classic import ids, nature, rules
from sevenwonders.classic.seen import Seen, seen
from sevenwonders.classic.state import State
from sevenwonders.core.rng import Rng

ORDINARY: Final = 10  # games beside each one with searches
SEARCHED: Final = 12  # one decision in so many
DEPTH: Final = 6
WIDTH: Final = 8
LEVEL: Final = 0.2  # how much of the level is learnt
MARGIN_LOSS: Final = 0.5
BATCH: Final = 256  # positions
# Of an outlook: its length, the entry of the margin, and what that counts for in a worth.
OUTLOOK: Final = 10
MARGIN: Final = 8
MARGIN_WEIGHT: Final = 0.05


class SearchPlay:
    """One thread's games; `ordinary` plays those without searches."""

    def __init__(self, adam: Adam, starts: list[State], seed: int, simulations: int) -> None:
        self.ordinary = SelfPlay(adam, starts, seed)
        self.rng: Rng = self.ordinary.rng
        self._adam = adam
        self._gradient = Gradient(adam.network)
        self._starts = starts
        self._samples = max(1, simulations // WIDTH)
        self._features = Features()
        self._evaluator = NetEvaluator(adam.network)
        self._search = Search(adam.network, seed, DEPTH, WIDTH)
        self.clear()

    def clear(self) -> None:
        """Forget what was counted."""
        self.ordinary.clear()
        self.decisions = 0
        self.regret = 0.0  # what the network's first choices are worth less than the best, by the searches

    def play(self, games: int) -> None:
        """Play games and learn from them."""
        for _ in range(games):
            self._evaluator = NetEvaluator(self._adam.network)
            self._search = Search(self._adam.network, self.rng.bits64(), DEPTH, WIDTH)
            self._play_game(self._starts[self.rng.below(len(self._starts))].copy())
            self.ordinary.play(ORDINARY)

    def _play_game(self, state: State) -> None:
        while state.question() != ids.OVER:
            if state.question() < ids.FIRST_ASK:
                nature.draw(state, self.rng)
                continue
            waiting = state.waiting
            moves = [(seat, self._move(state, seat)) for seat in range(state.players) if waiting >> seat & 1]
            for seat, move in moves:
                rules.apply(state, seat, move)

    def _move(self, state: State, seat: int) -> int:
        mine = seen(state, seat)
        if self.rng.below(SEARCHED) == 0 and state.question() != ids.SIDE and self._search.look_at(mine) > 1:
            return self._searched(mine)
        found = self._evaluator.moves_of(mine)
        if self.rng.below(20) == 0:
            return found[self.rng.below(len(found))][0]
        return max(found, key=lambda entry: entry[1])[0]

    def _searched(self, mine: Seen) -> int:
        """Search a decision, learn from what was found, and return the best move."""
        values = {move: value for move, value, _ in self._evaluator.moves_of(mine)}
        self._search.grow(self._samples)
        found = [(move, value, share) for move, _, value, share in self._search.tried()]
        first = max(found, key=lambda entry: values[entry[0]])
        best = max(found, key=lambda entry: entry[1])
        self.decisions += 1
        self.regret += best[1] - first[1]
        self._learn(mine, found)
        return best[0]

    def _learn(self, mine: Seen, found: list[tuple[int, float, float]]) -> None:
        """Move the network's opinions of the moves towards the search's."""
        rows = [self._features.of(mine, move) for move, _, _ in found]
        slopes = []
        for inputs, (_, value, share) in zip(rows, found, strict=True):
            outputs = self._adam.network.outputs_of(inputs)
            margin = (value - share) / MARGIN_WEIGHT
            slopes.append((1.0 / (1.0 + math.exp(-outputs[0])) - share, MARGIN_LOSS * (outputs[MARGIN] - margin)))
        level = [(1.0 - LEVEL) * sum(part) / len(slopes) for part in zip(*slopes, strict=True)]
        for inputs, (share_slope, margin_slope) in zip(rows, slopes, strict=True):
            slope = [0.0] * OUTLOOK
            slope[0], slope[MARGIN] = share_slope - level[0], margin_slope - level[1]
            self._gradient.add_rows(inputs, slope)
        if self._gradient.positions >= BATCH:
            self._adam.step(self._gradient, self.ordinary.rate)
