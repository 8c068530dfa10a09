"""A network of 7 Wonders plays against itself and others, and learns from it by temporal differences.

Each seat that the network plays has a chain of positions: before each of its choices, after it, and between the ages.
The target of a position is a mixture of what the network thought of the later ones in its chain and of how the game
ended, later guesses weighing less by `trace` each time. A random move cuts this: the positions before it learn from the
best move instead. In some of the games other seats have players of another kind, from which nothing is learnt; they are
there so that the network meets more than itself.

A network with preferences learns these from its choices, too: a move is preferred more if the game went better after it
than was expected before, and less if it went worse (a policy gradient, the values being the baseline).
"""

import math

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.ai.classic import feature_layout as layout
from sevenwonders.ai.classic import heuristic
from sevenwonders.ai.classic.network_evaluator import NetEvaluator
from sevenwonders.ai.network import Network
from sevenwonders.classic import ids, nature, rules, score
from sevenwonders.classic.rules import Choices
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES
from sevenwonders.core import bits
from sevenwonders.core.rng import Rng
from sevenwonders.training.incremental_gradient import Chain
from sevenwonders.training.optimizer import Adam

LONGEST = 64  # positions in a chain: 18 turns and a few questions, twice, and the ages
OUTLOOK = 10
SPARE = 255
UNIT = 2.0**-53
# Kinds of players; `course.KINDS` names them.
ITSELF = 0
GREEDY = 1
NOISY = 2
SCIENCE = 3
MILITARY = 4
FORMER = 5
RIVAL = 6
KINDS = 7
NOISE = 3000
SYMBOL_BONUS = 0.25
SHIELD_BONUS = 0.1
# What the outputs weigh in the loss.
LINE_LOSS = 0.1
MARGIN_LOSS = 0.5
RANK_LOSS = 0.25
PREFERENCE = 10  # these three as in `net`
KEENNESS = 25.0
MARGIN_WEIGHT = 0.05
OTHERS = 5  # moves that might as well have been chosen, of which a choice learns
LEAST_CHANCE = 0.01  # of such a move, beside the likeliest


class SelfPlay:
    """One thread's games: plays, learns, counts. `starts` has a first state for each number of players."""

    def __init__(self, adam: Adam, starts: list[State], seed: int) -> None:
        self.adam = adam
        self.chain = Chain(adam)
        self.evaluator = NetEvaluator(adam.network)
        self.past = adam.network.copy()
        self.former = NetEvaluator(self.past)
        self.rival = self.former  # a network of another training, see `meet`
        self.three, self.four, self.five, self.six, self.seven = starts
        self.state = State()
        self.choices = Choices()
        self.rng = Rng(seed)
        self.trace = 0.9
        self.random = 0.02  # share of random moves
        self.temperature = 3.75  # of choices; 1 takes preferences as they are
        self.rate = 0.001
        self.batch = 1024  # positions
        self.mixed = 0.0  # share of games with players of other kinds
        self.rival_share = 0.0  # of games in which all others are rivals
        self.kind = [0] * 7
        self.length = [0] * 7
        self.bitmaps = [[0] * layout.WORDS for _ in range(7 * LONGEST)]
        self.guess = [[0.0] * OUTLOOK for _ in range(7 * LONGEST)]
        self.best = [[0.0] * OUTLOOK for _ in range(7 * LONGEST)]
        self.cut = [0] * 448
        self.preference_loss = 0.0  # weight of what is learnt of choices, 0 if nothing is
        self.curiosity = 0.002  # what doubt is worth
        self.others = [0] * 448
        self.other_bitmaps = [[0] * layout.WORDS for _ in range(7 * LONGEST * OTHERS)]
        self.chance = [[0.0] * (OTHERS + 1) for _ in range(7 * LONGEST)]
        self.target = [0.0] * 10
        self.clear()

    def catch_up(self) -> None:
        """Let the former self be what the network is now."""
        for mine, theirs in zip(self.past.tables, self.adam.network.tables, strict=True):
            mine[:] = theirs
        self.former.refresh()

    def meet(self, network: Network) -> None:
        """Let another network play the rivals."""
        self.rival = NetEvaluator(network)

    def clear(self) -> None:
        """Forget what was counted."""
        self.games = 0
        self.positions = 0
        self.loss = 0.0
        self.doubt = 0.0  # entropy of choices
        self.learnt_choices = 0
        self.won = [0] * 8  # by number of players: games, and points of winners
        self.points = [0] * 8
        self.green = [0] * 8
        self.seats = [0] * 7  # in mixed games, by kind: seats, and victories
        self.wins = [0.0] * 7

    def play(self, games: int) -> None:
        """Play games and learn from each, without the GIL."""
        with cython.nogil:
            for _ in range(games):
                self.play_game()
                self.learn_game()
                self.count_game()

    # ---- playing

    def begin_game(self) -> None:
        """Lay out a table with any number of players."""
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

    def cast(self) -> None:
        """Decide who plays which seat; at least one is the network itself."""
        alone = self.rival_share > 0.0 and self.uniform() < self.rival_share
        mixed = self.uniform() < self.mixed
        learner = self.rng.below(self.state.players)
        for seat in range(self.state.players):
            self.length[seat] = 0
            self.kind[seat] = ITSELF
            if alone and seat != learner:
                self.kind[seat] = RIVAL
            elif mixed and seat != learner and self.rng.below(2):
                self.kind[seat] = 1 + self.rng.below(KINDS - 1)

    def play_game(self) -> None:
        """Play one game to its end and keep the chains of positions."""
        self.begin_game()
        self.cast()
        while self.state.question() != ids.OVER:
            if self.state.question() == ids.DEAL:
                for seat in range(self.state.players):
                    if self.kind[seat] == ITSELF:
                        self.evaluator.look(self.state, seat)
                        self.evaluator.judge_between()
                        self.keep(seat, SPARE)
            if self.state.question() < ids.FIRST_ASK:
                nature.draw(self.state, self.rng)
            else:
                self.answer_all()

    def answer_all(self) -> None:
        """Let every seat that is asked choose."""
        waiting = self.state.waiting
        while waiting:
            seat = bits.lowest(waiting)
            waiting &= waiting - 1
            rules.apply(self.state, seat, self.move(seat))

    def move(self, seat: int) -> int:
        """Return the move of a seat, and keep its positions if the network plays it."""
        kind = self.kind[seat]
        if kind == ITSELF:
            return self.own_move(seat)
        if kind == GREEDY:
            return heuristic.best_move(self.state, seat, self.choices)
        if kind == NOISY:
            return self.noisy_move(seat)
        if kind == FORMER:
            return self.former.best(self.state, seat)
        if kind == RIVAL:
            return self.rival.best(self.state, seat)
        self.evaluator.look(self.state, seat)
        self.evaluator.judge_moves()
        for n in range(self.evaluator.choices.count):
            bonus = KEENNESS * self.state.players * self.fancy(seat, self.evaluator.choices.nth(n), kind)
            self.evaluator.preferences[n] = self.evaluator.preferences[n] + bonus
        return self.evaluator.choices.nth(self.evaluator.highest())

    def own_move(self, seat: int) -> int:
        """Choose for the network itself."""
        self.evaluator.look(self.state, seat)
        self.evaluator.judge_before()
        self.keep(seat, SPARE)
        self.evaluator.judge_moves()
        best = self.evaluator.highest()
        at = seat * LONGEST + self.length[seat]
        cut = self.uniform() < self.random
        chosen = self.rng.below(self.evaluator.choices.count) if cut else self.tempered()
        self.keep(seat, chosen)
        self.cut[at] = cut
        for entry in range(OUTLOOK):
            self.best[at][entry] = self.evaluator.outlooks[best][entry]
        if self.preference_loss > 0.0 and not cut:
            self.keep_alternatives(at, chosen)
        return self.evaluator.choices.nth(chosen)

    def keep_alternatives(self, at: int, chosen: int) -> None:
        """Note the moves that might as well have been chosen, and how likely all of them were."""
        preferences = self.evaluator.preferences
        highest = preferences[self.evaluator.highest()]
        if preferences[chosen] > highest:
            highest = preferences[chosen]
        self.others[at] = 0
        sum_ = math.exp((preferences[chosen] - highest) / self.temperature)
        self.chance[at][0] = sum_
        for n in range(self.evaluator.choices.count):
            part = math.exp((preferences[n] - highest) / self.temperature)
            if n != chosen and part >= LEAST_CHANCE and self.others[at] < OTHERS:
                for word in range(layout.WORDS):
                    self.other_bitmaps[at * OTHERS + self.others[at]][word] = self.evaluator.bitmaps[n][word]
                self.others[at] += 1
                self.chance[at][self.others[at]] = part
                sum_ += part
        for k in range(self.others[at] + 1):
            self.chance[at][k] /= sum_

    def keep(self, seat: int, row: int) -> None:
        """Add a position that the evaluator has judged to a seat's chain."""
        at = seat * LONGEST + self.length[seat]
        self.length[seat] += 1
        self.cut[at] = 0
        self.others[at] = 0
        for word in range(layout.WORDS):
            self.bitmaps[at][word] = self.evaluator.bitmaps[row][word]
        for entry in range(OUTLOOK):
            self.guess[at][entry] = self.evaluator.outlooks[row][entry]

    def tempered(self) -> int:
        """Return a move with a high value: after some noise, the highest."""
        floor = self.evaluator.preferences[self.evaluator.highest()] - 10.0 * self.temperature
        found = 0
        most = -1e9
        for n in range(self.evaluator.choices.count):
            if self.evaluator.preferences[n] >= floor:
                value = self.evaluator.preferences[n] - self.temperature * math.log(-math.log(self.uniform()))
                if value > most:
                    most = value
                    found = n
        return found

    def noisy_move(self, seat: int) -> int:
        """Return the move of the highest worth, with noise."""
        self.choices.fill(self.state, seat)
        best = self.choices.nth(0)
        highest = -1000000
        for n in range(self.choices.count):
            value = heuristic.move_worth(self.state, seat, self.choices.nth(n)) + self.rng.below(NOISE)
            if value > highest:
                highest = value
                best = self.choices.nth(n)
        return best

    def fancy(self, seat: int, move: int, kind: int) -> float:
        """Return by how much a specialist overrates a move."""
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

    def uniform(self) -> float:
        """Return a random number between 0 and 1, neither of them."""
        return ((self.rng.bits64() >> 11) + 0.5) * UNIT

    # ---- learning

    def learn_game(self) -> None:
        """Learn from the chains of the last game, each from its end."""
        for seat in range(self.state.players):
            if self.kind[seat] == ITSELF:
                self.settle(seat)
                self.chain.begin()
                for k in range(self.length[seat] - 1, -1, -1):
                    self.learn_position(seat * LONGEST + k)
                    self.look_back(seat * LONGEST + k)
                    if self.others[seat * LONGEST + k]:
                        self.learn_choice(seat * LONGEST + k)
                self.chain.end()
        if self.chain.step(self.batch, self.rate):
            self.evaluator.refresh()

    def settle(self, seat: int) -> None:
        """Let the target be how the game has ended for a seat."""
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
        self.target[0] = 0.0
        if self.state.winners >> seat & 1:
            self.target[0] = 1.0 / bits.count(self.state.winners)
        self.target[1] = score.wonder_points(self.state, seat) / 10.0
        self.target[2] = score.treasury_points(self.state, seat) / 10.0
        self.target[3] = score.military_points(self.state, seat) / 10.0
        self.target[4] = score.card_points(self.state, seat, 1 << ids.BLUE) / 10.0
        self.target[5] = score.card_points(self.state, seat, 1 << ids.YELLOW) / 10.0
        self.target[6] = score.science_points(self.state, seat) / 10.0
        self.target[7] = score.card_points(self.state, seat, 1 << ids.PURPLE) / 10.0
        self.target[8] = (mine - best) / 20.0
        self.target[9] = ahead / (self.state.players - 1.0)

    def look_back(self, at: int) -> None:
        """Let the target be that of the position before the one at `at`."""
        for entry in range(OUTLOOK):
            if self.cut[at]:
                self.target[entry] = self.best[at][entry]
            else:
                self.target[entry] = self.guess[at][entry] + self.trace * (self.target[entry] - self.guess[at][entry])

    def learn_position(self, at: int) -> None:
        """Move the network's opinion of a position towards the target."""
        self.chain.judge(self.bitmaps[at])
        share = 1.0 / (1.0 + math.exp(-self.chain.layers.outputs[0]))
        self.chain.layers.slope[0] = share - self.target[0]
        self.loss -= self.target[0] * math.log(share + 1e-9) + (1.0 - self.target[0]) * math.log(1.0 - share + 1e-9)
        for entry in range(1, OUTLOOK):
            weight = LINE_LOSS
            if entry == 8:
                weight = MARGIN_LOSS
            elif entry == 9:
                weight = RANK_LOSS
            self.chain.layers.slope[entry] = weight * (self.chain.layers.outputs[entry] - self.target[entry])
        self.chain.learn()
        self.positions += 1

    def learn_choice(self, at: int) -> None:
        """Prefer the move that was chosen more, or less, as things turned out better than expected before, or worse."""
        surprise = self.target[0] - self.guess[at - 1][0] + MARGIN_WEIGHT * (self.target[8] - self.guess[at - 1][8])
        doubt = 0.0
        for k in range(self.others[at] + 1):
            doubt -= self.chance[at][k] * math.log(self.chance[at][k])
        self.doubt += doubt
        self.learnt_choices += 1
        for entry in range(OUTLOOK):
            self.chain.layers.slope[entry] = 0.0
        for k in range(self.others[at] + 1):
            if k == 0:
                self.chain.judge(self.bitmaps[at])
            else:
                self.chain.judge(self.other_bitmaps[at * OTHERS + k - 1])
            slope = surprise * (self.chance[at][k] - (1.0 if k == 0 else 0.0))
            slope += self.curiosity * self.chance[at][k] * (math.log(self.chance[at][k]) + doubt)
            self.chain.layers.slope[PREFERENCE] = self.preference_loss * slope
            self.chain.learn()
        self.chain.layers.slope[PREFERENCE] = 0.0

    def count_game(self) -> None:
        """Count the last game."""
        self.games += 1
        players = self.state.players
        winners = bits.count(self.state.winners)
        winner = bits.lowest(self.state.winners)
        self.won[players] += 1
        self.points[players] += score.points(self.state, winner)
        self.green[players] += score.science_points(self.state, winner)
        for seat in range(players):
            self.seats[self.kind[seat]] += 1
            if self.state.winners >> seat & 1:
                self.wins[self.kind[seat]] += 1.0 / winners
