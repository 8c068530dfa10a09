# cython: boundscheck=False, wraparound=False
"""Self-play statistics of a one-ply network player: win rates by card, wonder and token, and calibration.

Results are counted in half victories, so that a shared victory is an odd number: `games` of the seats that have a
card, `halves` that they won. The games are not used for training, so the calibration is measured on unseen data.
"""

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.ai.duel import sizes
from sevenwonders.ai.duel.evaluator import expect_evaluator, expect_state
from sevenwonders.ai.duel.network_evaluator import NetworkEvaluator
from sevenwonders.core import arrays
from sevenwonders.core.rng import Rng
from sevenwonders.duel import ids, nature, rules
from sevenwonders.duel.rules import Choices
from sevenwonders.duel.state import State


class Explorer:
    """Plays games and counts results; one per thread."""

    def __init__(self, evaluator: NetworkEvaluator, start: State, seed: int) -> None:
        expect_evaluator(evaluator)
        expect_state(start)
        self.evaluator = evaluator
        self.start = start.copy()
        self.state = start.copy()
        self.choices = Choices()
        self.rng = Rng(seed)
        self.games = 0
        self.wins = arrays.ints(ids.REASON_COUNT, ids.RESULTS)  # by reason: seat 0, seat 1, shared
        # Each row: games and halves of the seats that have it.
        self.owned = arrays.ints(ids.WONDERS, 2)
        self.built = arrays.ints(ids.WONDERS, 2)
        self.pairs = arrays.ints(ids.WONDERS * ids.WONDERS, 2)
        self.picked = arrays.ints(ids.WONDERS * ids.DRAFTED, 2)  # wonder and place in the draft
        self.tokens = arrays.ints(ids.TOKENS, 2)
        self.openings = arrays.ints(ids.CARDS * 2, 2)  # the card that the first player takes first: built, or not
        self.extra = arrays.ints(sizes.EXTRA_LEADS, 2)  # by how many more extra turns a seat had
        # Calibration by age, outcome and bin: number of predictions, sum of predictions, number of occurrences.
        self.predicted = arrays.ints(sizes.CALIBRATION_ROWS, 2)
        self.sums = arrays.floats(sizes.CALIBRATION_ROWS)
        # The game that is played.
        self.length = 0
        self.guess = arrays.floats(ids.MOST_DECISIONS, ids.OUTLOOK)
        self.mover = arrays.ints(ids.MOST_DECISIONS)
        self.age = arrays.ints(ids.MOST_DECISIONS)
        self.place = arrays.ints(ids.WONDERS)  # in the draft
        self.holder = arrays.ints(ids.WONDERS)
        self.first_card = ids.NOTHING
        self.first_use = 0
        self.turns = arrays.ints(ids.SEATS)
        self.last_turn = ids.NOTHING

    def play(self, games: int) -> None:
        """Play games and count them, without the GIL."""
        with cython.nogil:
            for _ in range(games):
                self.play_game()
                self.count_game()

    def play_game(self) -> None:
        """Play one game to its end."""
        self.state.copy_from(self.start)
        self.length = 0
        self.first_card = ids.NOTHING
        self.turns[0] = 0
        self.turns[1] = 0
        self.last_turn = ids.NOTHING
        for wonder in range(ids.WONDERS):
            self.place[wonder] = ids.NOTHING
        while self.state.winner == ids.NOTHING:
            if self.state.question() < ids.FIRST_ASK:
                if self.state.question() == ids.DEAL:
                    self.last_turn = ids.NOTHING
                nature.draw(self.state, self.rng)
            else:
                self.move()

    def move(self) -> None:
        """Make the best move and record it for the statistics."""
        self.choices.fill(self.state)
        n = self.evaluator.best(self.state, self.choices)
        move = self.choices.nth(n)
        self.note(move)
        rules.apply(self.state, move)
        if self.state.winner == ids.NOTHING and self.length < ids.MOST_DECISIONS:
            for entry in range(ids.OUTLOOK):
                self.guess[self.length][entry] = self.evaluator.outcome_rows[n][entry]
            self.mover[self.length] = self.state.active
            self.age[self.length] = self.state.age
            self.length += 1

    def note(self, move: int) -> None:
        """Note a pick of the draft, the first card, and whose turn it is."""
        if ids.DRAFT_0 <= move < ids.TAKE_0:
            self.place[move - ids.DRAFT_0] = self.state.drafted
            self.holder[move - ids.DRAFT_0] = self.state.active
        elif self.state.question() == ids.TURN:
            if self.first_card == ids.NOTHING:
                self.first_use = 0 if move < ids.SELL_0 else 1
                self.first_card = self.state.slot[move % ids.SLOTS]
            if self.last_turn == self.state.active:
                self.turns[self.state.active] += 1
            self.last_turn = self.state.active

    # ---- counting

    def count_game(self) -> None:
        """Count a game that is over."""
        self.games += 1
        self.wins[self.state.reason][self.state.winner] += 1
        for seat in range(ids.SEATS):
            self.count_seat(seat, self.halves(seat))
        if self.first_card != ids.NOTHING:
            self.openings[2 * self.first_card + self.first_use][0] += 1
            self.openings[2 * self.first_card + self.first_use][1] += self.halves(self.start.first)
        self.count_guesses()

    def halves(self, seat: int) -> int:
        """Return the result of a seat in half victories."""
        if self.state.winner == ids.SHARED:
            return 1
        return 2 if self.state.winner == seat else 0

    def count_seat(self, seat: int, halves: int) -> None:
        """Count the cards, wonders and tokens of a seat."""
        had = 0
        for wonder in range(ids.WONDERS):
            if self.place[wonder] != ids.NOTHING and self.holder[wonder] == seat:
                had |= 1 << wonder
        for wonder in range(ids.WONDERS):
            if had >> wonder & 1:
                self.owned[wonder][0] += 1
                self.owned[wonder][1] += halves
                self.picked[8 * wonder + self.place[wonder]][0] += 1
                self.picked[8 * wonder + self.place[wonder]][1] += halves
                for other in range(wonder):
                    if had >> other & 1:
                        self.pairs[ids.WONDERS * wonder + other][0] += 1
                        self.pairs[ids.WONDERS * wonder + other][1] += halves
            if self.state.raised[seat] >> wonder & 1:
                self.built[wonder][0] += 1
                self.built[wonder][1] += halves
        for token in range(ids.TOKENS):
            if self.state.progress[seat] >> token & 1:
                self.tokens[token][0] += 1
                self.tokens[token][1] += halves
        more = self.turns[seat] - self.turns[1 - seat]
        if -sizes.MOST_EXTRA <= more <= sizes.MOST_EXTRA:
            self.extra[more + sizes.MOST_EXTRA][0] += 1
            self.extra[more + sizes.MOST_EXTRA][1] += halves

    def count_guesses(self) -> None:
        """Compare the network's probabilities after each move with the result."""
        for at in range(self.length):
            observed = 6 if self.state.winner == ids.SHARED else self.state.reason - 1
            if self.state.winner != ids.SHARED and self.state.winner != self.mover[at]:
                observed += 3
            for entry in range(ids.OUTLOOK):
                guess = self.guess[at][entry]
                place = int(guess * sizes.BINS)
                if place >= sizes.BINS:
                    place = sizes.BINS - 1
                place += sizes.BINS * (entry + ids.OUTLOOK * self.age[at])
                self.predicted[place][0] += 1
                self.sums[place] += guess
                if entry == observed:
                    self.predicted[place][1] += 1
