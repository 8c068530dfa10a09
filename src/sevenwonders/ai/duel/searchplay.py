"""A Duel network learns from games in which every move is searched: the second stage of its training.

A position after a move learns half from what the search found at the next question and half from all that came later;
moves that were tried often, though not played, learn what the search found of them. The search knows what a position is
worth, not how it will end, so its number only shifts the network's own outlook between the seats.
"""

import math
from dataclasses import dataclass, field
from typing import Final

from sevenwonders.ai.duel.features import Features
from sevenwonders.ai.duel.net import NetEvaluator
from sevenwonders.ai.duel.search import Search
from sevenwonders.ai.network import Learner
from sevenwonders.core.rng import Rng
from sevenwonders.duel import chance, ids, rules
from sevenwonders.duel.state import State

OFTEN: Final = 4  # visits that make a move worth learning from
SHARED: Final = 6  # the entry of a shared victory in an outlook
EVEN: Final = 0.5  # the weight of the next question in a target

Outlook = list[float]


@dataclass(slots=True)
class Position:
    """A position after a move: what the network sees, who is to move there, what it thought, as seat 0 sees it."""

    rows: list[int]
    mover: int
    guess: Outlook


@dataclass(slots=True)
class Decision:
    """A question that was searched: what it was worth to seat 0, what was played, and what else was tried."""

    value: float
    is_random: bool
    played: Position | None = None  # None where the move ended the game
    tried: list[tuple[Position, float]] = field(default_factory=list)


class SearchPlay:
    """One thread's games: plays with search, learns, counts; the search runs without the GIL."""

    def __init__(self, learner: Learner, start: State, seed: int, simulations: int) -> None:
        self.learner = learner
        self.rng = Rng(seed)
        self.rate = 0.03
        self.random = 0.02
        self.temperature = 0.02
        self.special = 0.0  # there are no specialists at this stage
        self._simulations = simulations
        self._start = start.copy()
        self._features = Features()
        self._evaluator = NetEvaluator(learner.network)
        self.clear()

    def clear(self) -> None:
        """Forget what was counted."""
        self.games = 0
        self.decisions = 0
        self.loss = 0.0
        self.first_wins = 0.0
        self.wins = [[0, 0, 0] for _ in range(4)]

    def play(self, games: int) -> None:
        """Play games and learn from each."""
        for _ in range(games):
            self._evaluator = NetEvaluator(self.learner.network)
            state = self._start.copy()
            decisions = self._play_game(state)
            self._learn(decisions, state)
            self._count(state)

    # ---- playing

    def _play_game(self, state: State) -> list[Decision]:
        search = Search(self._evaluator, self.rng.bits64())
        decisions = []
        while state.winner == ids.NOTHING:
            if state.question() < ids.FIRST_ASK:
                chance.draw(state, self.rng)
            else:
                decisions.append(self._decide(search, state))
        return decisions

    def _decide(self, search: Search, state: State) -> Decision:
        """Search, note what was found, and make a move."""
        search.look_at(state)
        search.grow(self._simulations)
        report = [(move, visits, worth) for move, visits, worth, _ in search.report()]
        most = max(visits for _, visits, _ in report)
        best = max(worth for _, visits, worth in report if visits == most)
        found = Decision(_by_first(best, state.active), self._uniform() < self.random)
        if found.is_random:
            move = report[self.rng.below(len(report))][0]
        else:
            move = self._tempered([entry for entry in report if 2 * entry[1] >= most])
        for other, visits, worth in report:
            if other == move or visits >= OFTEN:
                position = self._after(state, other)
                if other == move:
                    found.played = position
                elif position is not None:
                    found.tried.append((position, _by_first(worth, state.active)))
        rules.apply(state, move)
        self.decisions += 1
        return found

    def _tempered(self, report: list[tuple[int, int, float]]) -> int:
        """Return one of the best moves: the highest value after some noise."""
        noisy = [(worth - self.temperature * math.log(-math.log(self._uniform())), move) for move, _, worth in report]
        return max(noisy)[1]

    def _after(self, state: State, move: int) -> Position | None:
        """Return the position after a move, None if the game is over there."""
        after = state.copy()
        rules.apply(after, move)
        if after.winner != ids.NOTHING:
            return None
        return Position(self._features.of(after), after.active, self._evaluator.outlook_of(after, 0))

    def _uniform(self) -> float:
        return ((self.rng.bits64() >> 11) + 0.5) * 2.0**-53

    # ---- learning

    def _learn(self, decisions: list[Decision], state: State) -> None:
        """Learn from the positions of a game, the last one first."""
        later = _result(state)
        follower: Decision | None = None
        for decision in reversed(decisions):
            if decision.played is not None:
                target = later
                if follower is not None:
                    expected = shifted(decision.played.guess, follower.value)
                    weight = 1.0 if follower.is_random else EVEN
                    target = [weight * now + (1.0 - weight) * then for now, then in zip(expected, later, strict=True)]
                self.loss += self._teach(decision.played, target)
                later = target
            for position, value in decision.tried:
                self._teach(position, shifted(position.guess, value))
            follower = decision

    def _teach(self, position: Position, target: Outlook) -> float:
        """Move the network's opinion of a position towards a target, as seat 0 sees it; return how far off it was."""
        wanted = target if position.mover == 0 else _other_side(target)
        found = _softmax(self.learner.network.outputs_of(position.rows))
        slope = [have - want for have, want in zip(found, wanted, strict=True)]
        self.learner.step(position.rows, slope, self.rate)
        return -sum(want * math.log(have + 1e-9) for want, have in zip(wanted, found, strict=True))

    def _count(self, state: State) -> None:
        self.games += 1
        self.wins[state.reason][state.winner] += 1
        shared = state.winner == ids.SHARED
        self.first_wins += 0.5 if shared else float(state.winner == self._start.first)


def shifted(outlook: Outlook, value: float) -> Outlook:
    """Return an outlook with the parts of the two seats scaled so that it is worth `value` to the first of them."""
    mine, theirs = sum(outlook[:3]), sum(outlook[3:SHARED])
    shared = min(outlook[SHARED], 2.0 * value, 2.0 * (1.0 - value))
    if mine <= 0.0 or theirs <= 0.0:
        return outlook
    mine_scale = (value - shared / 2) / mine
    their_scale = (1.0 - value - shared / 2) / theirs
    return [*(part * mine_scale for part in outlook[:3]), *(part * their_scale for part in outlook[3:SHARED]), shared]


def _by_first(worth: float, seat: int) -> float:
    return worth if seat == 0 else 1.0 - worth


def _other_side(outlook: Outlook) -> Outlook:
    return [*outlook[3:SHARED], *outlook[:3], outlook[SHARED]]


def _result(state: State) -> Outlook:
    result = [0.0] * (SHARED + 1)
    result[SHARED if state.winner == ids.SHARED else 3 * state.winner + state.reason - 1] = 1.0
    return result


def _softmax(logits: list[float]) -> list[float]:
    highest = max(logits)
    parts = [math.exp(logit - highest) for logit in logits]
    return [part / sum(parts) for part in parts]
