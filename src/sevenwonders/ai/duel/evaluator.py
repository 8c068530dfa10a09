"""What a position of Duel is worth: the judgement that a search is given.

A value is the probability that a seat wins, a shared victory counting half. An outlook tells how: seven probabilities,
own civilian, scientific and military victory, the same three of the opponent, and the shared one.
"""

import math

from sevenwonders.core import bits
from sevenwonders.core.errors import MoveError
from sevenwonders.core.rng import Rng
from sevenwonders.duel import ids, playout, rules, score
from sevenwonders.duel.ids import QUESTIONS
from sevenwonders.duel.rules import Choices
from sevenwonders.duel.state import State

OUTCOMES = 7  # entries of an outlook
SHARED_OUTCOME = 6


class Evaluator:
    """Judges positions; a subclass says at least what `value` is. Finished games are judged by their result.

    `value`, `outcomes` and `afterstates` run without the GIL and trust what they are given; rows are C arrays there and
    lists in the plain form. The other methods are doors for Python. One evaluator serves one thread at a time.
    """

    def __init__(self, seed: int = 0) -> None:
        # A blind evaluator plays games to learn anything: its afterstates are all even, and `after` is where it ended.
        self.blind = False
        self.rng = Rng(seed)
        self.after = State()
        self.choices = Choices()
        self.row = blank(ids.MOST_MOVES)

    def value(self, state: State, seat: int, rng: Rng) -> float:  # noqa: ARG002 - for those who draw
        """Return what a position is worth to a seat, whoever is asked, and also where nature owes a draw."""
        if state.winner == ids.NOTHING:
            return 0.5
        return result(state, seat)

    def outcomes(self, state: State, seat: int, out: list[float]) -> None:
        """Fill a row of `OUTCOMES` entries with the outlook of a seat."""
        for entry in range(OUTCOMES):
            out[entry] = 0.0
        if state.winner != ids.NOTHING:
            out[entry_of(state, seat)] = 1.0
            return
        out[0] = self.value(state, seat, self.rng)
        out[3] = 1.0 - out[0]

    def afterstates(self, state: State, choices: Choices, values: list[float]) -> None:
        """Fill a row with what each legal move leads to is worth to the seat that is asked, in the order of `nth`."""
        for n in range(choices.count):
            self.after.copy_from(state)
            rules.apply(self.after, choices.nth(n))
            values[n] = self.value(self.after, state.active, self.rng)

    def value_of(self, state: State, seat: int) -> float:
        """Return what a position is worth to a seat."""
        expect_state(state)
        return self.value(state, seat, self.rng)

    def outcomes_of(self, state: State, seat: int) -> list[float]:
        """Return the outlook of a seat."""
        expect_state(state)
        self.outcomes(state, seat, self.row)
        return [self.row[entry] for entry in range(OUTCOMES)]

    def afterstates_of(self, state: State) -> dict[int, float]:
        """Return what each legal move is worth to the seat that is asked, by move id."""
        expect_state(state)
        self.choices.fill(state)
        self.afterstates(state, self.choices, self.row)
        return {self.choices.nth(n): self.row[n] for n in range(self.choices.count)}


class RandomRollouts(Evaluator):
    """Judges a position by one random game to its end."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.blind = True

    def value(self, state: State, seat: int, rng: Rng) -> float:
        """Return the result of one random game."""
        self.after.copy_from(state)
        playout.play_out(self.after, self.choices, rng)
        return result(self.after, seat)

    def outcomes(self, state: State, seat: int, out: list[float]) -> None:
        """Fill a row with how one random game came out."""
        for entry in range(OUTCOMES):
            out[entry] = 0.0
        self.after.copy_from(state)
        playout.play_out(self.after, self.choices, self.rng)
        out[entry_of(self.after, seat)] = 1.0

    def afterstates(self, state: State, choices: Choices, values: list[float]) -> None:  # noqa: ARG002 - knows nothing
        """Fill a row with even values."""
        for n in range(choices.count):
            values[n] = 0.5


class Points(Evaluator):
    """Judges a position by the points on the table: quick, crude, and the same every time."""

    def value(self, state: State, seat: int, rng: Rng) -> float:  # noqa: ARG002 - draws nothing
        """Return the chance that a lead in points, symbols and the pawn's place is kept, by a guess."""
        if state.winner != ids.NOTHING:
            return result(state, seat)
        lead = score.points(state, seat) - score.points(state, 1 - seat) + 0.7 * (1 - 2 * seat) * state.pawn
        lead += 1.5 * (bits.count(state.symbols[seat]) - bits.count(state.symbols[1 - seat]))
        return 1.0 / (1.0 + math.exp(-lead / 10.0))


def blank(length: int) -> list[float]:
    """Return a row of zeros."""
    return [0.0] * length


def result(state: State, seat: int) -> float:
    """Return what a finished game is to a seat."""
    if state.winner == ids.SHARED:
        return 0.5
    return 1.0 if state.winner == seat else 0.0


def entry_of(state: State, seat: int) -> int:
    """Return the entry of an outlook that a finished game is."""
    if state.winner == ids.SHARED:
        return SHARED_OUTCOME
    return state.reason - 1 if state.winner == seat else state.reason + 2


def expect_state(state: object) -> None:
    """Raise TypeError for what is no state: compiled code would not notice None."""
    if not isinstance(state, State):
        raise TypeError(f"a State is expected, not {type(state).__name__}")


def expect_evaluator(evaluator: object) -> None:
    """Raise TypeError for what is no evaluator: compiled code would not notice None."""
    if not isinstance(evaluator, Evaluator):
        raise TypeError(f"an Evaluator is expected, not {type(evaluator).__name__}")


def expect_asked(state: State) -> None:
    """Raise MoveError where no seat is asked: the game is over, or nature owes a draw."""
    expect_state(state)
    question = state.question()
    if question == ids.OVER:
        raise MoveError("move/game-over")
    if question < ids.FIRST_ASK:
        raise MoveError("move/nature-first", question=QUESTIONS[question])
