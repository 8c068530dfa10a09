"""Self-play training of Duel by TD(λ) over the positions after each move (Sutton, 1988).

The target of a position mixes the network's later predictions, weighted by powers of `td_lambda`, with the result. A
random move cuts the trace: earlier positions learn from the best move instead. In some games one seat is a specialist
with a bonus for science or military, which affects its choices but not the targets. In some games one seat is a rival
with a fixed network; if it plays in all games, the network becomes a best response to it.
"""

import math

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.ai.duel import feature_layout
from sevenwonders.ai.duel.network_evaluator import NetworkEvaluator
from sevenwonders.ai.network import Layers
from sevenwonders.ai.network_shape import MOST_ROWS
from sevenwonders.core import arrays, vectors
from sevenwonders.core.rng import Rng
from sevenwonders.duel import ids, nature, rules
from sevenwonders.duel.rules import Choices
from sevenwonders.duel.state import State
from sevenwonders.duel.tables import TABLES
from sevenwonders.training import sizes
from sevenwonders.training.optimizer import Adam, Gradient

SYMBOL_BONUS = 0.35
PAIR_BONUS = 0.2
SHIELD_BONUS = 0.12
SCIENCE = 1
MILITARY = 2


class SelfPlay:
    """Plays games and learns from them; one per thread.

    Attributes:
        td_lambda: Decay of later predictions in the return.
        epsilon: Share of random moves.
        temperature: Scale of the Gumbel noise that is added to the values of moves.
        rate: Learning rate.
        batch: Positions per update of the weights.
        specialist_share: Share of games with a specialist.
        rival: The evaluator of the rival.
        rival_share: Share of games with a rival.
    """

    def __init__(self, adam: Adam, start: State, seed: int) -> None:
        self.adam = adam
        self.gradient = Gradient(adam.network)
        self.evaluator = NetworkEvaluator(adam.network)
        self.start = start.copy()
        self.state = start.copy()
        self.choices = Choices()
        self.layers = Layers()
        self.rng = Rng(seed)
        self.td_lambda = 0.8
        self.epsilon = 0.02
        self.temperature = 0.03
        self.rate = 0.002
        self.batch = 256
        self.specialist_share = 0.0
        self.specialist = ids.NOTHING  # its seat
        self.specialty = 0
        self.rival = self.evaluator
        self.rival_share = 0.0
        self.rival_seat = ids.NOTHING
        self.length = 0  # positions of the game so far
        self.bitmaps = arrays.ints(sizes.DUEL_POSITIONS, feature_layout.WORDS)
        self.mover = arrays.ints(sizes.DUEL_POSITIONS)
        self.explored = arrays.ints(sizes.DUEL_POSITIONS)  # whether the move to the position was random
        self.prediction = arrays.floats(
            sizes.DUEL_POSITIONS, ids.OUTLOOK
        )  # outcome probabilities after the move, for seat 0
        self.best_prediction = arrays.floats(sizes.DUEL_POSITIONS, ids.OUTLOOK)  # after the best move
        self.target = arrays.floats(ids.OUTLOOK)
        self.values = arrays.floats(ids.MOST_MOVES)
        self.rows = arrays.ints(MOST_ROWS)
        self.clear()

    def clear(self) -> None:
        """Reset the statistics."""
        self.games = 0
        self.decisions = 0
        self.loss = 0.0
        self.first_wins = 0.0
        self.wins = arrays.ints(ids.REASON_COUNT, ids.RESULTS)  # by reason: seat 0, seat 1, shared

    def play(self, games: int) -> None:
        """Play games and learn from them, without the GIL."""
        with cython.nogil:
            self.evaluator.refresh()  # another worker or a checkpoint may have changed the weights
            for _ in range(games):
                self.play_game()
                self.learn_game()
                self.count_game()
                if self.gradient.positions >= self.batch:
                    self.step()
            self.step()  # a checkpoint stores no gradients

    def step(self) -> None:
        """Update the weights with the gradients so far."""
        self.adam.step(self.gradient, self.rate)
        self.evaluator.refresh()

    # ---- playing

    def play_game(self) -> None:
        """Play one game to its end and store its positions."""
        self.length = 0
        self.state.copy_from(self.start)
        self.assign_specialist()
        self.rival_seat = self.rng.below(2) if self.rng.uniform() < self.rival_share else ids.NOTHING
        while self.state.winner == ids.NOTHING:
            if self.state.question() < ids.FIRST_ASK:
                nature.draw(self.state, self.rng)
            elif self.state.active == self.rival_seat:
                self.rival_move()
            else:
                self.learner_move()

    def assign_specialist(self) -> None:
        """Choose whether a seat is a specialist in this game."""
        self.specialist = ids.NOTHING
        if self.rng.uniform() < self.specialist_share:
            self.specialist = self.rng.below(2)
            self.specialty = SCIENCE + self.rng.below(2)

    def learner_move(self) -> None:
        """Choose a move, make it and store the position after it, unless that ends the game."""
        self.choices.fill(self.state)
        self.evaluator.afterstates(self.state, self.choices, self.values)
        at = self.length
        greedy = self.best_number()
        self.store_outcomes(self.best_prediction[at], greedy)
        self.explored[at] = self.rng.uniform() < self.epsilon
        chosen = self.rng.below(self.choices.count) if self.explored[at] else self.noisy_number()
        rules.apply(self.state, self.choices.nth(chosen))
        swap_perspective(self.best_prediction[at], self.evaluator.seats[greedy])
        self.decisions += 1
        if self.state.winner == ids.NOTHING:
            self.store_position(chosen)

    def rival_move(self) -> None:
        """Make the rival's move and store the position after it, unless the game is over."""
        self.choices.fill(self.state)
        rules.apply(self.state, self.choices.nth(self.rival.best(self.state, self.choices)))
        self.explored[self.length] = 0
        self.decisions += 1
        if self.state.winner == ids.NOTHING:
            self.evaluator.judge(self.state, 0)
            self.store_position(0)

    def store_position(self, n: int) -> None:
        """Store the current position, which the evaluator valued in row `n`."""
        at = self.length
        self.store_outcomes(self.prediction[at], n)
        swap_perspective(self.prediction[at], self.state.active)
        self.mover[at] = self.state.active
        for word in range(feature_layout.WORDS):
            self.bitmaps[at][word] = self.evaluator.bitmaps[n][word]
        self.length += 1

    def store_outcomes(self, row: vectors.Floats, n: int) -> None:
        """Copy the outcome probabilities after move `n`."""
        for entry in range(ids.OUTLOOK):
            row[entry] = self.evaluator.outcome_rows[n][entry]

    def best_number(self) -> int:
        """Return the number of the move with the highest value."""
        found = 0
        for n in range(1, self.choices.count):
            if self.values[n] > self.values[found]:
                found = n
        return found

    def noisy_number(self) -> int:
        """Return the number of the move with the highest value plus Gumbel noise and specialist bonus."""
        if self.state.active == self.specialist:
            for n in range(self.choices.count):
                self.values[n] += self.specialist_bonus(self.choices.nth(n))
        floor = self.values[self.best_number()] - 10.0 * self.temperature
        found = 0
        most = -9.0
        for n in range(self.choices.count):
            if self.values[n] >= floor:
                value = self.values[n] - self.temperature * math.log(-math.log(self.rng.uniform()))
                if value > most:
                    most = value
                    found = n
        return found

    def specialist_bonus(self, move: int) -> float:
        """Return the bonus of a move for the specialist."""
        seat = self.state.active
        if move < ids.SELL_0:
            thing = self.state.slot[move - ids.BUILD_0]
        elif ids.RAISE_0 <= move < ids.DRAFT_0:
            thing = ids.CARDS + (move - ids.RAISE_0) // ids.SLOTS
        else:
            return 0.0
        if self.specialty == MILITARY:
            return SHIELD_BONUS * TABLES.shields[thing]
        symbol = TABLES.symbol[thing]
        if symbol == ids.NOTHING:
            return 0.0
        return PAIR_BONUS if self.state.symbols[seat] >> symbol & 1 else SYMBOL_BONUS

    # ---- learning

    def learn_game(self) -> None:
        """Add the gradients of the positions of a game, from its end."""
        result = ids.SHARED_OUTCOME
        if self.state.winner != ids.SHARED:
            result = 3 * self.state.winner + self.state.reason - 1
        for entry in range(ids.OUTLOOK):
            self.target[entry] = entry == result
        # The move that ended the game has no position of its own; it may have been a random one, too.
        if self.explored[self.length]:
            self.update_target(self.length)
        for at in range(self.length - 1, -1, -1):
            self.learn_position(at)
            self.update_target(at)

    def update_target(self, at: int) -> None:
        """Step the lambda-return back from the position at `at` to the one before it."""
        for entry in range(ids.OUTLOOK):
            if self.explored[at]:
                self.target[entry] = self.best_prediction[at][entry]
            else:
                error = self.target[entry] - self.prediction[at][entry]
                self.target[entry] = self.prediction[at][entry] + self.td_lambda * error

    def learn_position(self, at: int) -> None:
        """Add the gradient of the cross-entropy between the target and the network's outcome probabilities."""
        count = vectors.members(self.bitmaps[at], feature_layout.WORDS, self.rows)
        self.adam.network.evaluate(self.rows, count, self.layers)
        vectors.softmax(self.layers.outputs, 0, ids.OUTLOOK)
        for entry in range(ids.OUTLOOK):
            seen = entry if self.mover[at] == 0 or entry == ids.SHARED_OUTCOME else (entry + 3) % 6
            wanted = self.target[seen]
            self.layers.gradient[entry] = self.layers.outputs[entry] - wanted
            if wanted > 0.0:
                self.loss -= wanted * math.log(self.layers.outputs[entry] + 1e-9)
        self.gradient.add(self.rows, count, self.layers)

    def count_game(self) -> None:
        """Count the last game."""
        self.games += 1
        self.wins[self.state.reason][self.state.winner] += 1
        if self.state.winner == ids.SHARED:
            self.first_wins += 0.5
        elif self.state.winner == self.start.first:
            self.first_wins += 1.0


def swap_perspective(outcomes: vectors.Floats, mover: int) -> None:
    """Change between the views of seat 0 and of the seat to move."""
    if mover == 1:
        for entry in range(3):
            other = outcomes[entry + 3]
            outcomes[entry + 3] = outcomes[entry]
            outcomes[entry] = other


# ---- matches


class Score:
    """The result of a match for the first of two evaluators."""

    def __init__(self) -> None:
        self.games = 0
        self.points = 0.0
        self.wins = arrays.ints(2, 4)  # by evaluator and reason
        self.shared = 0
        self.decisions = 0
        self.judged = 0  # positions after legal moves


def play_match(one: NetworkEvaluator, two: NetworkEvaluator, start: State, games: int, rng: Rng, score: Score) -> None:
    """Let two networks play one ply deep, without the GIL; every second game swaps seats on the same draws."""
    state = start.copy()
    choices = Choices()
    draws = Rng(0)
    seed = rng.state
    with cython.nogil:
        for number in range(games):
            swapped = number % 2
            if swapped == 0:
                seed = rng.bits64()
            draws.state = seed
            state.copy_from(start)
            play_pair(one, two, swapped, state, choices, draws, score)
            count_match(state, swapped, score)


def play_pair(
    one: NetworkEvaluator, two: NetworkEvaluator, swapped: int, state: State, choices: Choices, rng: Rng, score: Score
) -> None:
    """Play one game to its end; the first evaluator has seat 0, or seat 1 if they are swapped."""
    while state.winner == ids.NOTHING:
        if state.question() < ids.FIRST_ASK:
            nature.draw(state, rng)
        else:
            choices.fill(state)
            score.decisions += 1
            score.judged += choices.count
            if state.active == swapped:
                rules.apply(state, choices.nth(one.best(state, choices)))
            else:
                rules.apply(state, choices.nth(two.best(state, choices)))


def count_match(state: State, swapped: int, score: Score) -> None:
    """Count a game."""
    score.games += 1
    if state.winner == ids.SHARED:
        score.points += 0.5
        score.shared += 1
        return
    winner = state.winner ^ swapped
    score.wins[winner][state.reason] += 1
    score.points += 1 - winner
