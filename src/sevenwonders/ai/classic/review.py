"""The review of a game of 7 Wonders: each seat's choices judged by what the seat could see.

Moves are made at once and hands are hidden, so a seat's share of the victory changes between its choices for reasons
that are not its own: within an age the others' moves (`others`), over a deal that too (`luck`). The start is the fair
share; what the boards and the first hands are worth beyond it is luck.
"""

from collections.abc import Iterator
from dataclasses import replace

from sevenwonders.ai.agents import Candidate, Verdict, make_agent
from sevenwonders.ai.review import Change, Choice, Item, compared
from sevenwonders.classic.state import State
from sevenwonders.core.protocol import AnyRules, Over
from sevenwonders.core.record import AnyMoment, AnyRecord, replay

SIMULATIONS_EACH = 5  # of Duel's simulations, for one table that is sampled here


class Reviewer:
    """Walks through a game of 7 Wonders."""

    zero_sum = False

    def __init__(self, record: AnyRecord, simulations: int, seed: int = 0) -> None:
        self._record = record
        self._samples = max(4, simulations // SIMULATIONS_EACH)
        self._simulations = simulations
        self._agent = make_agent("classic", f"net:{self._samples}", seed)
        players = record.rules.seats(record.rules.new(record.setup))
        self.start = (1.0 / players,) * players
        self._now = list(self.start)
        self._dealt = [True] * players  # whether a draw came since the seat's last choice

    def items(self) -> Iterator[Item]:
        """Tell choices and changes in their order."""
        step, moment = 0, None
        for step, moment in enumerate(replay(self._record)):
            if moment.step.seat is None:
                self._dealt = [True] * len(self._dealt)
            else:
                yield from self._choice(step, moment)
        if moment is not None and isinstance(moment.rules.pending(moment.after), Over):
            shares = moment.rules.returns(moment.after)
            yield Change(step, "others", tuple(share - now for share, now in zip(shares, self._now, strict=True)))

    def _choice(self, step: int, moment: AnyMoment) -> Iterator[Item]:
        rules, state, seat = moment.rules, moment.before, moment.step.seat
        assert seat is not None
        choice = self._judged(step, rules, state, seat, rules.move_id(moment.step.action))
        yield from self._change(step, seat, choice.before[seat])
        yield choice
        self._now[seat] = choice.after[seat]

    def _change(self, step: int, seat: int, found: float) -> Iterator[Item]:
        by = [0.0] * len(self._now)
        by[seat] = found - self._now[seat]
        yield Change(step, "luck" if self._dealt[seat] else "others", tuple(by))
        self._dealt[seat] = False

    def _judged(self, step: int, rules: AnyRules, state: State, seat: int, played: int) -> Choice:
        seen = rules.seen(state, seat)
        verdict = self._agent.analyse(seen)
        own = found(verdict, played)
        best = verdict.best if verdict.best.values[seat] > own.values[seat] else own
        return compared(step, rules, seen, verdict, best, own, "estimate", self._simulations)


def found(verdict: Verdict, move: int) -> Candidate:
    """Return what a verdict says of a move: of one that was not weighed, as much as of the worst that was."""
    for candidate in verdict.candidates:
        if candidate.move == move:
            return candidate
    worst = min(verdict.candidates, key=lambda one: one.values[verdict.seat])
    return replace(worst, move=move)
