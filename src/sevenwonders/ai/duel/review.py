"""Review of a game of Duel: without secrets, the loss of one seat is the gain of the other.

The best move and the one played are compared by searching the two positions they lead to, with the same effort; where
that shows a loss worth a name, with more. Draws are worth the mean of their outcomes.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from sevenwonders.ai.agents import Candidate, Verdict
from sevenwonders.ai.duel.position_value import PositionAnalyser, expected_kind, rescaled
from sevenwonders.ai.explain import line_texts
from sevenwonders.ai.review import LEAST_BLAMED, SECOND_LOOK, Chance, Change, Item, ReviewedChoice, compared
from sevenwonders.core.protocol import AnyRules
from sevenwonders.core.record import AnyMoment, AnyRecord, replay
from sevenwonders.duel.state import State


class DuelReviewer:
    """Walks through a game of Duel."""

    zero_sum = True

    def __init__(self, record: AnyRecord, simulations: int, seed: int = 0) -> None:
        self._record = record
        self._judge = PositionAnalyser(simulations, seed=seed)
        self._now = self._judge.worth(record.rules.new(record.setup))
        self.start = self._now.values

    def items(self) -> Iterator[Item]:
        """Yield choices, draws and changes in order."""
        for step, moment in enumerate(replay(self._record)):
            if moment.step.seat is None:
                yield from self._chance(step, moment)
            else:
                yield from self._choice(step, moment)

    # ---- draws

    def _chance(self, step: int, moment: AnyMoment) -> Iterator[Item]:
        expected = self._judge.worth(moment.before)
        came = self._judge.worth(moment.after, self._judge.part(moment.before))
        yield from _residual(step, self._now.values, expected.values)
        kind = expected_kind((expected.kind, came.kind))
        yield Chance(step, moment.text, expected.values, came.values, kind, expected.error)
        self._now = came

    # ---- choices

    def _choice(self, step: int, moment: AnyMoment) -> Iterator[Item]:
        rules, state = moment.rules, moment.before
        played = rules.move_id(moment.step.action)
        verdict = self._judge.verdict(state)
        choice = self._compared(step, rules, state, verdict, played)
        yield from _residual(step, self._now.values, choice.before)
        yield choice
        self._now = self._judge.worth(moment.after)
        yield from _residual(step, choice.after, self._now.values)

    def _compared(self, step: int, rules: AnyRules, state: State, verdict: Verdict, played: int) -> ReviewedChoice:
        seat = verdict.seat
        own = next(one for one in verdict.candidates if one.move == played)
        rival = next((one for one in verdict.candidates if one.move != played), own)
        best, own, simulations = self._better(rules, state, seat, own, rival)
        kind = own.kind if best is own else expected_kind((best.kind, own.kind))
        line = () if best is own else line_texts(rules, state, self._judge.line(state, best.move))
        return compared(step, rules, rules.seen(state, seat), verdict, best, own, kind, simulations, line)

    def _better(
        self, rules: AnyRules, state: State, seat: int, own: Candidate, rival: Candidate
    ) -> tuple[Candidate, Candidate, int]:
        """Return the better of two moves, the move played as it was judged beside it, and with how many simulations."""
        simulations = self._judge.simulations
        own = self._judged(rules, state, seat, own, simulations)
        if rival.move == own.move:
            return own, own, simulations
        rival = self._judged(rules, state, seat, rival, simulations)
        if "estimate" in (own.kind, rival.kind) and rival.values[seat] - own.values[seat] >= LEAST_BLAMED:
            simulations *= SECOND_LOOK
            own = self._judged(rules, state, seat, own, simulations)
            rival = self._judged(rules, state, seat, rival, simulations)
        return (own if own.values[seat] >= rival.values[seat] else rival), own, simulations

    def _judged(self, rules: AnyRules, state: State, seat: int, one: Candidate, simulations: int) -> Candidate:
        """Return a move with the worth of the position it leads to."""
        after: Any = rules.play(state, seat, rules.move_of(one.move))
        worth = self._judge.worth(after, simulations)
        outcomes = rescaled(one.outcomes, seat, worth.values[seat])
        return replace(one, values=worth.values, kind=worth.kind, outcomes=outcomes)


def _residual(step: int, before: tuple[float, ...], now: tuple[float, ...]) -> Iterator[Item]:
    """Yield the difference between the previous and the new value of a position."""
    by = tuple(new - old for old, new in zip(before, now, strict=True))
    if any(by):
        yield Change(step, "residual", by)
