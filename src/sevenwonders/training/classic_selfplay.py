"""Self-play training for 7 Wonders: TD(lambda) of the value heads, policy gradient of the policy head.

Each seat of the learner yields a sequence of positions: before and after each of its decisions, and between ages. The
target of a position is the lambda-return of the later predictions and the final result (Sutton 1988). A random
exploration move cuts the return: earlier positions learn from the prediction of the best move instead. In a share of
the games some seats are played by other kinds of players, from whose moves nothing is learned.

A policy head learns by policy gradient with the value as baseline and an entropy bonus (Williams 1992): the logit of
a chosen move changes with the advantage, the difference between the target after the move and the prediction before it.
"""

import math

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.ai.classic import feature_layout as layout
from sevenwonders.ai.classic import heuristic
from sevenwonders.ai.classic.network_evaluator import NetworkEvaluator
from sevenwonders.ai.classic.network_outputs import (
    LINES,
    MARGIN,
    MARGIN_WEIGHT,
    POLICY,
    POSITION_ROW,
    PREDICTIONS,
    RANK,
    SHARE,
    VALUE_LOGIT_SCALE,
)
from sevenwonders.ai.network import Network
from sevenwonders.classic import ids, nature, rules, score
from sevenwonders.classic.rules import Choices
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES
from sevenwonders.core import arrays, bits
from sevenwonders.core.rng import Rng
from sevenwonders.training import sizes
from sevenwonders.training.incremental_gradient import IncrementalGradient
from sevenwonders.training.optimizer import Adam

# Kinds of players; `classic_schedule.KINDS` has their names.
LEARNER = 0
GREEDY = 1
NOISY = 2
SCIENCE = 3
MILITARY = 4
PAST_SELF = 5
OPPONENT = 6
NOISE = 3000  # thousandths of a point, added to the heuristic values of a noisy player
# Added by specialists to the value of a move, per scientific symbol or shield.
SYMBOL_BONUS = 0.25
SHIELD_BONUS = 0.1
# Weights in the loss; the victory share has weight 1.
LINE_LOSS = 0.1
MARGIN_LOSS = 0.5
RANK_LOSS = 0.25
MIN_PROBABILITY = 0.01  # of such a move, relative to the most likely one


class SelfPlay:
    """Plays games and learns from them; `play` raises RuntimeError while another thread plays.

    Attributes:
        td_lambda: Decay of later predictions in the return.
        epsilon: Share of random moves.
        temperature: Softmax temperature of the learner's moves.
        rate: Learning rate.
        batch: Positions per update of the weights.
        mixed_share: Share of games with other kinds of players.
        opponent_share: Share of games in which all other seats are the opponent's.
        policy_weight: Weight of the policy in the loss; 0 disables it.
        entropy_bonus: Weight of the policy's entropy in the loss.
    """

    def __init__(self, adam: Adam, starts: list[State], seed: int) -> None:
        """Create a worker; `starts` contains an initial state for each number of players from 3 to 7."""
        self.adam = adam
        self.gradient = IncrementalGradient(adam)
        self.evaluator = NetworkEvaluator(adam.network)
        self.past_network = adam.network.copy()
        self.past_self = NetworkEvaluator(self.past_network)
        self.opponent = self.past_self
        self.three, self.four, self.five, self.six, self.seven = starts
        self.state = State()
        self.choices = Choices()
        self.rng = Rng(seed)
        self.td_lambda = 0.9
        self.epsilon = 0.02
        self.temperature = 3.75
        self.rate = 0.001
        self.batch = 1024
        self.mixed_share = 0.0
        self.opponent_share = 0.0
        self.policy_weight = 0.0
        self.entropy_bonus = 0.002
        self.kind = arrays.ints(ids.MOST_SEATS)
        # The sequences of the current game; that of a seat starts at row sizes.SEQUENCE * seat.
        self.length = arrays.ints(ids.MOST_SEATS)
        self.bitmaps = [[0] * layout.WORDS for _ in range(sizes.SEQUENCES)]
        self.clear_predictions()
        self.explored = arrays.ints(sizes.SEQUENCES)  # whether a random move follows
        self.alternatives = arrays.ints(sizes.SEQUENCES)
        self.clear_alternatives()
        self.target = arrays.floats(PREDICTIONS)
        self.busy = False
        self.clear()

    # Methods of their own: see `RolloutPolicy.clear_cities`.

    def clear_predictions(self) -> None:
        """Set all stored predictions to zero."""
        self.prediction = [[0.0] * PREDICTIONS for _ in range(sizes.SEQUENCES)]
        self.best_prediction = [[0.0] * PREDICTIONS for _ in range(sizes.SEQUENCES)]

    def clear_alternatives(self) -> None:
        """Set all stored alternatives to zero."""
        self.alternative_bitmaps = [[0] * layout.WORDS for _ in range(sizes.SEQUENCES * sizes.ALTERNATIVES)]
        self.clear_probabilities()

    def clear_probabilities(self) -> None:
        """Set all stored probabilities to zero."""
        self.probability = [[0.0] * (sizes.ALTERNATIVES + 1) for _ in range(sizes.SEQUENCES)]

    def snapshot_self(self) -> None:
        """Copy the current weights to the past self."""
        for past, current in zip(self.past_network.tables, self.adam.network.tables, strict=True):
            past[:] = current
        self.past_self.refresh()

    def set_opponent(self, network: Network) -> None:
        """Set the network of the opponents."""
        self.opponent = NetworkEvaluator(network)

    def clear(self) -> None:
        """Reset the counters."""
        self.games = 0
        self.positions = 0
        self.loss = 0.0
        self.entropy = 0.0  # of the policy, summed over its updates
        self.policy_updates = 0
        self.games_of = arrays.ints(ids.MOST_SEATS + 1)  # by number of players
        self.winner_points = arrays.ints(ids.MOST_SEATS + 1)
        self.winner_science = arrays.ints(ids.MOST_SEATS + 1)
        self.seats = arrays.ints(sizes.PLAYER_KINDS)  # by kind of player
        self.wins = arrays.floats(sizes.PLAYER_KINDS)

    def play(self, games: int) -> None:
        """Play games and learn from each, without the GIL."""
        if self.busy:
            raise RuntimeError("the worker is in use by another thread")
        self.busy = True
        with cython.nogil:
            self.evaluator.refresh()  # another worker or a checkpoint may have changed the weights
            for _ in range(games):
                self.play_game()
                self.learn_game()
                self.count_game()
        self.busy = False

    # ---- playing

    def begin_game(self) -> None:
        """Set up a game with a random number of players."""
        players = 3 + self.rng.below(5)
        if players == 3:
            self.state.copy_from(self.three)
        elif players == 4:
            self.state.copy_from(self.four)
        elif players == 5:
            self.state.copy_from(self.five)
        elif players == 6:
            self.state.copy_from(self.six)
        else:
            self.state.copy_from(self.seven)

    def assign_players(self) -> None:
        """Assign a kind of player to each seat, the learner to at least one."""
        alone = self.opponent_share > 0.0 and self.rng.uniform() < self.opponent_share
        mixed = self.rng.uniform() < self.mixed_share
        learner = self.rng.below(self.state.players)
        for seat in range(self.state.players):
            self.length[seat] = 0
            self.kind[seat] = LEARNER
            if alone and seat != learner:
                self.kind[seat] = OPPONENT
            elif mixed and seat != learner and self.rng.below(2):
                self.kind[seat] = 1 + self.rng.below(sizes.PLAYER_KINDS - 1)

    def play_game(self) -> None:
        """Play one game to its end and store the learner's positions."""
        self.begin_game()
        self.assign_players()
        while self.state.question() != ids.OVER:
            if self.state.question() == ids.DEAL:
                for seat in range(self.state.players):
                    if self.kind[seat] == LEARNER:
                        self.evaluator.observe(self.state, seat)
                        self.evaluator.evaluate_between_ages()
                        self.store(seat, POSITION_ROW)
            if self.state.question() < ids.FIRST_ASK:
                nature.draw(self.state, self.rng)
            else:
                self.play_decisions()

    def play_decisions(self) -> None:
        """Play the pending decisions of all seats."""
        waiting = self.state.waiting
        while waiting:
            seat = bits.lowest(waiting)
            waiting &= waiting - 1
            rules.apply(self.state, seat, self.choose_move(seat))

    def choose_move(self, seat: int) -> int:
        """Return the move of a seat; store its positions if the learner plays it."""
        kind = self.kind[seat]
        if kind == LEARNER:
            return self.learner_move(seat)
        if kind == GREEDY:
            return heuristic.best_move(self.state, seat, self.choices)
        if kind == NOISY:
            return self.noisy_move(seat)
        if kind == PAST_SELF:
            return self.past_self.best_move(self.state, seat)
        if kind == OPPONENT:
            return self.opponent.best_move(self.state, seat)
        self.evaluator.observe(self.state, seat)
        self.evaluator.evaluate_moves()
        for n in range(self.evaluator.choices.count):
            bonus = (
                VALUE_LOGIT_SCALE
                * self.state.players
                * self.specialist_bonus(seat, self.evaluator.choices.nth(n), kind)
            )
            self.evaluator.move_logits[n] = self.evaluator.move_logits[n] + bonus
        return self.evaluator.choices.nth(self.evaluator.best_number())

    def learner_move(self, seat: int) -> int:
        """Return the learner's move and store the positions before and after it."""
        self.evaluator.observe(self.state, seat)
        self.evaluator.evaluate_decision()
        self.store(seat, POSITION_ROW)
        self.evaluator.evaluate_moves()
        best = self.evaluator.best_number()
        at = seat * sizes.SEQUENCE + self.length[seat]
        explored = self.rng.uniform() < self.epsilon
        chosen = self.rng.below(self.evaluator.choices.count) if explored else self.sample_move()
        self.store(seat, chosen)
        self.explored[at] = explored
        for entry in range(PREDICTIONS):
            self.best_prediction[at][entry] = self.evaluator.predictions[best][entry]
        if self.policy_weight > 0.0 and not explored:
            self.store_alternatives(at, chosen)
        return self.evaluator.choices.nth(chosen)

    def store_alternatives(self, at: int, chosen: int) -> None:
        """Store the likely alternatives to the chosen move and the probabilities of all of them."""
        logits = self.evaluator.move_logits
        highest = logits[self.evaluator.best_number()]
        if logits[chosen] > highest:
            highest = logits[chosen]
        self.alternatives[at] = 0
        sum_ = math.exp((logits[chosen] - highest) / self.temperature)
        self.probability[at][0] = sum_
        for n in range(self.evaluator.choices.count):
            part = math.exp((logits[n] - highest) / self.temperature)
            if n != chosen and part >= MIN_PROBABILITY and self.alternatives[at] < sizes.ALTERNATIVES:
                row = at * sizes.ALTERNATIVES + self.alternatives[at]
                for word in range(layout.WORDS):
                    self.alternative_bitmaps[row][word] = self.evaluator.bitmaps[n][word]
                self.alternatives[at] += 1
                self.probability[at][self.alternatives[at]] = part
                sum_ += part
        for k in range(self.alternatives[at] + 1):
            self.probability[at][k] /= sum_

    def store(self, seat: int, row: int) -> None:
        """Append a row of the evaluator to a seat's sequence."""
        at = seat * sizes.SEQUENCE + self.length[seat]
        self.length[seat] += 1
        self.explored[at] = 0
        self.alternatives[at] = 0
        for word in range(layout.WORDS):
            self.bitmaps[at][word] = self.evaluator.bitmaps[row][word]
        for entry in range(PREDICTIONS):
            self.prediction[at][entry] = self.evaluator.predictions[row][entry]

    def sample_move(self) -> int:
        """Sample a move from the softmax of the logits (Gumbel-max trick)."""
        floor = self.evaluator.move_logits[self.evaluator.best_number()] - 10.0 * self.temperature
        found = 0
        highest = -1e9
        for n in range(self.evaluator.choices.count):
            if self.evaluator.move_logits[n] >= floor:
                value = self.evaluator.move_logits[n] - self.temperature * math.log(-math.log(self.rng.uniform()))
                if value > highest:
                    highest = value
                    found = n
        return found

    def noisy_move(self, seat: int) -> int:
        """Return the move with the highest heuristic value plus noise."""
        self.choices.fill(self.state, seat)
        best = self.choices.nth(0)
        highest = -1000000
        for n in range(self.choices.count):
            value = heuristic.move_worth(self.state, seat, self.choices.nth(n)) + self.rng.below(NOISE)
            if value > highest:
                highest = value
                best = self.choices.nth(n)
        return best

    def specialist_bonus(self, seat: int, move: int, kind: int) -> float:
        """Return the bonus that a specialist adds to the value of a move."""
        if move >= ids.SIDE_0 or move == ids.DECLINE or ids.SELL_0 <= move < ids.REVIVE_0:
            return 0.0
        if move >= ids.REVIVE_0:
            thing = move - ids.REVIVE_0
        elif move >= ids.STAGE_0:
            thing = self.state.stage_thing(seat, self.state.stages[seat])
        else:
            thing = move // ids.SPLITS
        if kind == MILITARY:
            return SHIELD_BONUS * TABLES.shields[thing]
        return SYMBOL_BONUS if TABLES.symbol[thing] != ids.NOTHING or TABLES.wild[thing] else 0.0

    # ---- learning

    def learn_game(self) -> None:
        """Learn from the sequences of the last game, each from its end."""
        for seat in range(self.state.players):
            if self.kind[seat] == LEARNER:
                self.set_final_target(seat)
                self.gradient.begin()
                for k in range(self.length[seat] - 1, -1, -1):
                    self.learn_value(seat * sizes.SEQUENCE + k)
                    self.update_target(seat * sizes.SEQUENCE + k)
                    if self.alternatives[seat * sizes.SEQUENCE + k]:
                        self.learn_policy(seat * sizes.SEQUENCE + k)
                self.gradient.end()
        if self.gradient.step(self.batch, self.rate):
            self.evaluator.refresh()

    def set_final_target(self, seat: int) -> None:
        """Set the target to the result of the game for a seat."""
        mine = score.points(self.state, seat)
        best = -99
        ahead = 0
        for other in range(self.state.players):
            if other != seat:
                points = score.points(self.state, other)
                if points > best:
                    best = points
                if points > mine:
                    ahead += 1
        self.target[SHARE] = 0.0
        if self.state.winners >> seat & 1:
            self.target[SHARE] = 1.0 / bits.count(self.state.winners)
        self.target[LINES] = score.wonder_points(self.state, seat) / 10.0
        self.target[LINES + 1] = score.treasury_points(self.state, seat) / 10.0
        self.target[LINES + 2] = score.military_points(self.state, seat) / 10.0
        self.target[LINES + 3] = score.card_points(self.state, seat, 1 << ids.BLUE) / 10.0
        self.target[LINES + 4] = score.card_points(self.state, seat, 1 << ids.YELLOW) / 10.0
        self.target[LINES + 5] = score.science_points(self.state, seat) / 10.0
        self.target[LINES + 6] = score.card_points(self.state, seat, 1 << ids.PURPLE) / 10.0
        self.target[MARGIN] = (mine - best) / 20.0
        self.target[RANK] = ahead / (self.state.players - 1.0)

    def update_target(self, at: int) -> None:
        """Step the lambda-return back from the position at `at` to the one before it."""
        for entry in range(PREDICTIONS):
            if self.explored[at]:
                self.target[entry] = self.best_prediction[at][entry]
            else:
                error = self.target[entry] - self.prediction[at][entry]
                self.target[entry] = self.prediction[at][entry] + self.td_lambda * error

    def learn_value(self, at: int) -> None:
        """Add the gradient of a position's value loss: cross-entropy of the share, squared errors of the rest."""
        self.gradient.evaluate(self.bitmaps[at])
        share = 1.0 / (1.0 + math.exp(-self.gradient.layers.outputs[0]))
        self.gradient.layers.gradient[0] = share - self.target[SHARE]
        self.loss -= self.target[SHARE] * math.log(share + 1e-9)
        self.loss -= (1.0 - self.target[SHARE]) * math.log(1.0 - share + 1e-9)
        for entry in range(1, PREDICTIONS):
            weight = LINE_LOSS
            if entry == MARGIN:
                weight = MARGIN_LOSS
            elif entry == RANK:
                weight = RANK_LOSS
            self.gradient.layers.gradient[entry] = weight * (self.gradient.layers.outputs[entry] - self.target[entry])
        self.gradient.backpropagate()
        self.positions += 1

    def learn_policy(self, at: int) -> None:
        """Add the policy gradient of the decision whose afterstate is at `at`."""
        advantage = self.target[SHARE] - self.prediction[at - 1][SHARE]
        advantage += MARGIN_WEIGHT * (self.target[MARGIN] - self.prediction[at - 1][MARGIN])
        entropy = 0.0
        for k in range(self.alternatives[at] + 1):
            entropy -= self.probability[at][k] * math.log(self.probability[at][k])
        self.entropy += entropy
        self.policy_updates += 1
        for entry in range(PREDICTIONS):
            self.gradient.layers.gradient[entry] = 0.0
        for k in range(self.alternatives[at] + 1):
            if k == 0:
                self.gradient.evaluate(self.bitmaps[at])
            else:
                self.gradient.evaluate(self.alternative_bitmaps[at * sizes.ALTERNATIVES + k - 1])
            gradient = advantage * (self.probability[at][k] - (1.0 if k == 0 else 0.0))
            gradient += self.entropy_bonus * self.probability[at][k] * (math.log(self.probability[at][k]) + entropy)
            self.gradient.layers.gradient[POLICY] = self.policy_weight * gradient
            self.gradient.backpropagate()
        self.gradient.layers.gradient[POLICY] = 0.0

    def count_game(self) -> None:
        """Count the last game."""
        self.games += 1
        players = self.state.players
        winners = bits.count(self.state.winners)
        winner = bits.lowest(self.state.winners)
        self.games_of[players] += 1
        self.winner_points[players] += score.points(self.state, winner)
        self.winner_science[players] += score.science_points(self.state, winner)
        for seat in range(players):
            self.seats[self.kind[seat]] += 1
            if self.state.winners >> seat & 1:
                self.wins[self.kind[seat]] += 1.0 / winners
