"""The exact value of Duel positions by the protocol alone: every line of play, nothing cut off, in fractions."""

from fractions import Fraction
from typing import Any

from sevenwonders import duel
from sevenwonders.core.protocol import Ask, Draw

RULES: Any = duel.RULES


class BruteForce:
    """Values for seat 0; every position is looked at once."""

    def __init__(self) -> None:
        self._known: dict[bytes, Fraction] = {}

    def value(self, state: Any) -> Fraction:
        key = state.pack()
        if key not in self._known:
            self._known[key] = self._found(state)
        return self._known[key]

    def moves(self, state: Any) -> dict[str, Fraction]:
        """The value of each move for the seat to move, by its text."""
        seat = RULES.pending(state).seats[0]
        values = {}
        for move in RULES.legal(state, seat):
            value = self.value(RULES.play(state, seat, move))
            values[RULES.move_text(state, move)] = value if seat == 0 else 1 - value
        return values

    def _found(self, state: Any) -> Fraction:
        pending = RULES.pending(state)
        if isinstance(pending, Draw):
            return sum(
                (part * self.value(RULES.settle(state, drawn)) for drawn, part in RULES.outcomes(state)), Fraction(0)
            )
        if isinstance(pending, Ask):
            values = [self.value(RULES.play(state, pending.seats[0], m)) for m in RULES.legal(state, pending.seats[0])]
            return min(values) if pending.seats[0] else max(values)
        return Fraction(RULES.returns(state)[0])
