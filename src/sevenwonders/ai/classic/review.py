"""Review of a game of 7 Wonders: each choice evaluated from the knowledge of its seat.

Turns are simultaneous and hands hidden, so a seat's victory share changes between its choices for other reasons: the
other seats' moves within an age (`others`), and a deal (`luck`). The initial share is 1 / players; the value of the
boards and the first hands beyond it counts as luck.

The best move and the move played are compared on the same new samples, not on those that selected the best move. If the
loss is large enough to be named, more samples are added.
"""

from collections.abc import Iterator

from sevenwonders.ai.agents import Candidate
from sevenwonders.ai.classic.agents import SearchAgent, make_net
from sevenwonders.ai.review import LEAST_BLAMED, SECOND_LOOK, Change, Item, ReviewedChoice, compared
from sevenwonders.classic.seen import Seen
from sevenwonders.classic.seen import seen as seen_by
from sevenwonders.classic.state import State
from sevenwonders.core.protocol import AnyRules, Over
from sevenwonders.core.record import AnyMoment, AnyRecord, replay

SIMULATIONS_EACH = 5  # simulations of Duel that one sample of 7 Wonders counts as


class ClassicReviewer:
    """Reviews a game of 7 Wonders."""

    zero_sum = False

    def __init__(self, record: AnyRecord, simulations: int, seed: int = 0) -> None:
        self._record = record
        self._samples = max(4, simulations // SIMULATIONS_EACH)
        agent = make_net(str(self._samples), seed)
        assert isinstance(agent, SearchAgent)
        self._agent = agent
        players = record.rules.seats(record.rules.new(record.setup))
        self.start = (1.0 / players,) * players
        self._now = list(self.start)
        self._dealt = [True] * players  # whether cards were dealt since the seat's last choice

    def items(self) -> Iterator[Item]:
        """Yield choices and changes in their order."""
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

    def _judged(self, step: int, rules: AnyRules, state: State, seat: int, played: int) -> ReviewedChoice:
        seen = seen_by(state, seat)
        verdict = self._agent.analyse(seen)
        best, own, samples = self._better(seen, verdict.best, played)
        return compared(step, rules, seen, verdict, best, own, "estimate", samples * SIMULATIONS_EACH)

    def _better(self, seen: Seen, rival: Candidate, played: int) -> tuple[Candidate, Candidate, int]:
        """Return the better of two moves, the move played, and the number of samples of both."""
        if rival.move == played:
            return rival, rival, rival.visits
        samples = self._samples // 2
        best, own = self._compared(seen, rival.move, played, samples)
        if best.values[seen.seat] - own.values[seen.seat] >= LEAST_BLAMED:
            samples *= SECOND_LOOK
            best, own = self._compared(seen, rival.move, played, samples)
        return best, own, samples

    def _compared(self, seen: Seen, rival: int, played: int, samples: int) -> tuple[Candidate, Candidate]:
        both = {one.move: one for one in self._agent.compare(seen, [rival, played], samples).candidates}
        own = both[played]
        return max(own, both[rival], key=lambda one: one.values[seen.seat]), own
