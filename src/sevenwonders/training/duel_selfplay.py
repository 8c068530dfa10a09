"""Self-play training of Duel by TD(λ) over the positions after each move (Sutton, 1988).

The target of a position mixes the network's later predictions, weighted by powers of `trace` (λ), with the result. A
random move cuts the trace: earlier positions learn from the best move instead. In some games one seat is a specialist
with a bonus for science or military, which affects its choices but not the targets. In some games one seat is a rival
with a fixed network; if it plays in all games, the network becomes a best response to it.

Threads that share a learner use copies of the weights and learn from several games at once, which reduces cache misses.
"""

import math

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.ai.duel import feature_layout
from sevenwonders.ai.duel.network_evaluator import NetworkEvaluator
from sevenwonders.ai.network import Layers, Learner
from sevenwonders.core import vectors
from sevenwonders.core.rng import Rng
from sevenwonders.duel import ids, nature, rules
from sevenwonders.duel.rules import Choices
from sevenwonders.duel.state import State
from sevenwonders.duel.tables import TABLES

LONGEST = 160  # decisions of a game: 8 drafts, 60 turns and a few questions more
FRESH = 8  # games that are played with the same opinion
ROOM = FRESH * (LONGEST + 1)  # for their positions
OUTCOMES = 7
SHARED_OUTCOME = 6
UNIT = 2.0**-53
NEW_SYMBOL = 0.35
PAIR = 0.2
SHIELD = 0.12
SCIENCE = 1
MILITARY = 2


class SelfPlay:
    """One thread's games: plays, learns, counts."""

    def __init__(self, learner: Learner, start: State, seed: int, shared: bool = False) -> None:
        self.learner = learner
        self.shared = shared  # by several threads
        self.opinion = learner.network.copy() if shared else learner.network
        self.evaluator = NetworkEvaluator(self.opinion)
        self.start = start.copy()
        self.state = start.copy()
        self.choices = Choices()
        self.layers = Layers()
        self.rng = Rng(seed)
        self.trace = 0.8
        self.random = 0.02  # share of random moves
        self.temperature = 0.03
        self.rate = 0.03
        self.special = 0.0  # share of games with a specialist
        self.specialist = ids.NOTHING
        self.specialty = 0
        self.rival = self.evaluator
        self.rival_share = 0.0  # of games with a rival
        self.rival_seat = ids.NOTHING
        self.played = 0  # games to learn from
        self.first = _ints(1, FRESH)[0]  # the number of each one's first position
        self.last = _ints(1, FRESH)[0]  # and of its last move, which leads to no position
        self.end = _ints(1, FRESH)[0]  # the entry of an outlook that came true
        self.length = 0  # positions so far
        self.bitmaps = _ints(ROOM, feature_layout.WORDS)
        self.mover = _ints(1, ROOM)[0]
        self.cut = _ints(1, ROOM)[0]
        self.guess = _floats(ROOM, OUTCOMES)  # outcome probabilities after the move, for seat 0
        self.best = _floats(ROOM, OUTCOMES)  # and of the one after the best move
        self.target = _floats(1, OUTCOMES)[0]
        self.values = _floats(1, ids.MOST_MOVES)[0]
        self.rows = _ints(1, 512)[0]
        self.clear()

    def clear(self) -> None:
        """Reset the statistics."""
        self.games = 0
        self.decisions = 0
        self.loss = 0.0
        self.first_wins = 0.0
        self.wins = _ints(4, 3)  # by reason: seat 0, seat 1, shared

    def play(self, games: int) -> None:
        """Play games and learn from them, without the GIL."""
        with cython.nogil:
            for number in range(games):
                if number % FRESH == 0:
                    self.meet()
                elif not self.shared:
                    self.learn_games()
                self.keep_game()
            self.meet()

    def meet(self) -> None:
        """Learn under the lock of the learner, then copy the weights of all threads."""
        self.learner.take()
        self.learn_games()
        if self.shared:
            self.opinion.copy_from(self.learner.network)
        self.learner.release()
        self.evaluator.refresh()

    # ---- playing

    def keep_game(self) -> None:
        """Play one game and keep it to be learned from."""
        self.first[self.played] = self.length
        self.play_game()
        self.last[self.played] = self.length
        self.end[self.played] = (
            SHARED_OUTCOME if self.state.winner == ids.SHARED else 3 * self.state.winner + self.state.reason - 1
        )
        self.length += 1
        self.played += 1
        self.count_game()

    def play_game(self) -> None:
        """Play one game to its end."""
        self.state.copy_from(self.start)
        self.cast_specialist()
        self.rival_seat = self.rng.below(2) if self.uniform() < self.rival_share else ids.NOTHING
        while self.state.winner == ids.NOTHING:
            if self.state.question() < ids.FIRST_ASK:
                nature.draw(self.state, self.rng)
            elif self.state.active == self.rival_seat:
                self.answer()
            else:
                self.move()

    def cast_specialist(self) -> None:
        """Decide whether a seat is a specialist in this game."""
        self.specialist = ids.NOTHING
        if self.uniform() < self.special:
            self.specialist = self.rng.below(2)
            self.specialty = SCIENCE + self.rng.below(2)

    def move(self) -> None:
        """Choose a move, make it and keep the position after it, unless that ends the game."""
        self.choices.fill(self.state)
        self.evaluator.afterstates(self.state, self.choices, self.values)
        at = self.length
        greedy = self.highest()
        self.store_outcomes(self.best[at], greedy)
        self.cut[at] = self.uniform() < self.random
        chosen = self.rng.below(self.choices.count) if self.cut[at] else self.tempered()
        rules.apply(self.state, self.choices.nth(chosen))
        swap_perspective(self.best[at], self.evaluator.seats[greedy])
        self.decisions += 1
        if self.state.winner == ids.NOTHING:
            self.keep_position(chosen)

    def answer(self) -> None:
        """Make the rival's move and store the position after it, unless the game is over."""
        self.choices.fill(self.state)
        rules.apply(self.state, self.choices.nth(self.rival.best(self.state, self.choices)))
        self.cut[self.length] = 0
        self.decisions += 1
        if self.state.winner == ids.NOTHING:
            self.evaluator.judge(self.state, 0)
            self.keep_position(0)

    def keep_position(self, n: int) -> None:
        """Keep the position of the state, which the evaluator judged in row `n`."""
        at = self.length
        self.store_outcomes(self.guess[at], n)
        swap_perspective(self.guess[at], self.state.active)
        self.mover[at] = self.state.active
        for word in range(feature_layout.WORDS):
            self.bitmaps[at][word] = self.evaluator.bitmaps[n][word]
        self.length += 1

    def store_outcomes(self, row: vectors.Floats, n: int) -> None:
        """Copy the outcome probabilities after move `n`."""
        for entry in range(OUTCOMES):
            row[entry] = self.evaluator.outcome_rows[n][entry]

    def highest(self) -> int:
        """Return the move with the highest value."""
        found = 0
        for n in range(1, self.choices.count):
            if self.values[n] > self.values[found]:
                found = n
        return found

    def tempered(self) -> int:
        """Return the move with the highest value plus Gumbel noise and specialist bonus."""
        if self.state.active == self.specialist:
            for n in range(self.choices.count):
                self.values[n] += self.fancy(self.choices.nth(n))
        floor = self.values[self.highest()] - 10.0 * self.temperature
        found = 0
        most = -9.0
        for n in range(self.choices.count):
            if self.values[n] >= floor:
                value = self.values[n] - self.temperature * math.log(-math.log(self.uniform()))
                if value > most:
                    most = value
                    found = n
        return found

    def fancy(self, move: int) -> float:
        """Return by how much a specialist overrates a move."""
        seat = self.state.active
        if move < ids.SELL_0:
            thing = self.state.slot[move - ids.BUILD_0]
        elif ids.RAISE_0 <= move < ids.DRAFT_0:
            thing = ids.CARDS + (move - ids.RAISE_0) // ids.SLOTS
        else:
            return 0.0
        if self.specialty == MILITARY:
            return SHIELD * TABLES.shields[thing]
        symbol = TABLES.symbol[thing]
        if symbol == ids.NOTHING:
            return 0.0
        return PAIR if self.state.symbols[seat] >> symbol & 1 else NEW_SYMBOL

    def uniform(self) -> float:
        """Return a random number between 0 and 1, neither of them."""
        return ((self.rng.bits64() >> 11) + 0.5) * UNIT

    # ---- learning

    def learn_games(self) -> None:
        """Learn from the games that were kept."""
        for game in range(self.played):
            self.learn_game(game)
        self.played = 0
        self.length = 0

    def learn_game(self, game: int) -> None:
        """Learn from the positions of a game, the last one first."""
        for entry in range(OUTCOMES):
            self.target[entry] = entry == self.end[game]
        # The move that ended the game has no position of its own; it may have been a random one, too.
        if self.cut[self.last[game]]:
            self.look_ahead(self.last[game])
        for at in range(self.last[game] - 1, self.first[game] - 1, -1):
            self.learn_position(at)
            self.look_ahead(at)

    def look_ahead(self, at: int) -> None:
        """Set the target to that of the position before move `at`."""
        for entry in range(OUTCOMES):
            if self.cut[at]:
                self.target[entry] = self.best[at][entry]
            else:
                self.target[entry] = self.guess[at][entry] + self.trace * (self.target[entry] - self.guess[at][entry])

    def learn_position(self, at: int) -> None:
        """Move the network's opinion of a position towards the target."""
        count = vectors.members(self.bitmaps[at], feature_layout.WORDS, self.rows)
        self.learner.network.evaluate(self.rows, count, self.layers)
        vectors.softmax(self.layers.outputs, 0, OUTCOMES)
        for entry in range(OUTCOMES):
            seen = entry if self.mover[at] == 0 or entry == SHARED_OUTCOME else (entry + 3) % 6
            wanted = self.target[seen]
            self.layers.gradient[entry] = self.layers.outputs[entry] - wanted
            if wanted > 0.0:
                self.loss -= wanted * math.log(self.layers.outputs[entry] + 1e-9)
        self.learner.learn(self.rows, count, self.layers, self.rate)

    def count_game(self) -> None:
        """Count the last game."""
        self.games += 1
        self.wins[self.state.reason][self.state.winner] += 1
        if self.state.winner == ids.SHARED:
            self.first_wins += 0.5
        elif self.state.winner == self.start.first:
            self.first_wins += 1.0


def swap_perspective(outlook: vectors.Floats, mover: int) -> None:
    """Change between the views of seat 0 and of the seat to move."""
    if mover == 1:
        for entry in range(3):
            other = outlook[entry + 3]
            outlook[entry + 3] = outlook[entry]
            outlook[entry] = other


def _floats(rows: int, width: int) -> list[list[float]]:
    return [[0.0] * width for _ in range(rows)]


def _ints(rows: int, width: int) -> list[list[int]]:
    return [[0] * width for _ in range(rows)]


# ---- matches


class Score:
    """The result of a match for the first of two evaluators."""

    def __init__(self) -> None:
        self.games = 0
        self.points = 0.0
        self.wins = _ints(2, 4)  # by evaluator and reason
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
