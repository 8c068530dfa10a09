"""A network of 7 Wonders learns from searches: the second stage of its training.

In each game some decisions are searched, and the positions after the moves that were compared learn what the search
found of them (`lessons`). The moves are the best ones and a few others, so that what the network thinks little of is
looked at, too. A few tables for each of many decisions teach more than many tables for few. Beside each such game some
ordinary ones are played, from whose results the level is learnt as in the first stage.
"""

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.ai.adam import Adam
from sevenwonders.ai.classic.lessons import Lessons
from sevenwonders.ai.classic.search import Search
from sevenwonders.ai.classic.selfplay import SelfPlay
from sevenwonders.classic import ids, nature, rules
from sevenwonders.classic.state import State
from sevenwonders.core import bits

DEPTH = 6
BEST = 6  # moves that are compared
STRAYS = 2  # and others


class SearchPlay:
    """One thread's games; `ordinary` plays those without searches."""

    def __init__(self, adam: Adam, starts: list[State], seed: int, simulations: int) -> None:
        self.ordinary = SelfPlay(adam, starts, seed)
        self.rng = self.ordinary.rng
        self.search = Search(adam.network, seed, DEPTH, BEST + STRAYS)
        # What is learnt of differences between moves is small beside what results teach: it has moments of its own.
        self.lessons = Lessons(Adam(adam.network))
        self.samples = max(1, simulations // (BEST + STRAYS))
        self.searched = 4  # one decision in so many
        self.passes = 2  # how often each lesson is learnt, about
        self.ordinaries = 3  # games beside each one with searches
        self.lesson_rate = 2.0  # of the lessons, by that of the results
        self.clear()

    def clear(self) -> None:
        """Forget what was counted."""
        self.ordinary.clear()
        self.decisions = 0
        self.regret = 0.0  # what the network's first choices are worth less than the best, by the searches

    def play(self, games: int) -> None:
        """Play games and learn from them."""
        for _ in range(games):
            with cython.nogil:
                self.refresh()
                self.play_game(self.ordinary.state)
            self.ordinary.play(self.ordinaries)

    def refresh(self) -> None:
        """Let the players know what the network has learnt."""
        self.search.network.refresh()
        self.ordinary.evaluator.refresh()

    def play_game(self, state: State) -> None:
        """Play one game to its end at the table of the ordinary ones."""
        self.ordinary.begin_game()
        while state.question() != ids.OVER:
            if state.question() < ids.FIRST_ASK:
                nature.draw(state, self.rng)
            else:
                self.answer_all(state)

    def answer_all(self, state: State) -> None:
        """Let every seat that is asked choose."""
        waiting = state.waiting
        while waiting:
            seat = bits.lowest(waiting)
            waiting &= waiting - 1
            rules.apply(state, seat, self.move(state, seat))

    def move(self, state: State, seat: int) -> int:
        """Return the move of a seat: searched, or one that the network likes."""
        if state.question() != ids.SIDE and self.rng.below(self.searched) == 0:
            self.search.network.look(state, seat)
            self.search.network.judge_moves()
            self.search.begin(BEST, STRAYS)
            if self.search.candidates > 1:
                return self.searched_move()
        self.ordinary.evaluator.look(state, seat)
        self.ordinary.evaluator.judge_moves()
        return self.ordinary.evaluator.choices.nth(self.ordinary.tempered())

    def searched_move(self) -> int:
        """Search a decision, learn from what was found, and return the best move."""
        self.lessons.begin(self.search)
        for _ in range(self.samples):
            self.search.sample()
        self.lessons.keep(self.search)
        self.count()
        if self.lessons.teach(self.passes, self.ordinary.rate * self.lesson_rate, self.rng):
            self.refresh()
        self.search.sort()
        return self.search.move[0]

    def count(self) -> None:
        """Count a decision that was searched."""
        best = self.search.value[0]
        for k in range(1, self.search.candidates):
            if self.search.value[k] > best:
                best = self.search.value[k]
        self.decisions += 1
        self.regret += (best - self.search.value[0]) / self.search.visits[0]
