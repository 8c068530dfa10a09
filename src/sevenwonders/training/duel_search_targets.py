"""Second training stage of Duel: self-play in which every move is searched.

The target of a position after a move is half the search value of the next decision and half the later return. Root
moves with at least `OFTEN` visits are trained towards their search values as well. A search value has no distribution
of outcomes, so it rescales the network's own probabilities between the seats.
"""

import math
from dataclasses import dataclass, field
from typing import Final

from sevenwonders.ai.duel.endgame import Endgame
from sevenwonders.ai.duel.network_evaluator import NetworkEvaluator
from sevenwonders.ai.duel.puct import Search
from sevenwonders.core.rng import Rng
from sevenwonders.duel import ids, nature, rules
from sevenwonders.duel.state import State
from sevenwonders.training.optimizer import Adam
from sevenwonders.training.replay_buffer import ReplayBuffer

OFTEN: Final = 4  # visits that make a move worth learning from
SHARED: Final = 6  # the entry of a shared victory in an outlook
EVEN: Final = 0.5  # the weight of the next question in a target
LATE: Final = 6  # cards left in Age III from which positions are solved
NODES: Final = 20_000  # that the solver may look at for one of them

Outlook = list[float]
Report = list[tuple[int, int, float]]  # move, visits, worth to the seat that is asked


@dataclass(slots=True)
class SearchedDecision:
    """A searched decision: its value for seat 0, the move played and the other moves visited."""

    value: float
    is_sure: bool  # solved, or followed by a random or a rival's move: the later return is not used
    played: int | None = None  # the number of the lesson, None where the move ended the game
    worth: float | None = None  # of the move played, where it was solved
    tried: list[tuple[int, float]] = field(default_factory=list)


class SearchTargets:
    """One thread's games: plays with search, learns, counts; the search runs without the GIL."""

    def __init__(self, adam: Adam, start: State, seed: int, simulations: int) -> None:
        self.adam = adam
        self.rng = Rng(seed)
        self.rate = 0.002
        self.batch = 256
        self.epsilon = 0.02
        self.temperature = 0.02
        self.specialist_share = 0.0  # there are no specialists at this stage
        self.rival: NetworkEvaluator | None = None  # has one seat in some of the games, and plays it at one ply
        self.rival_share = 0.0
        self._rival_seat = ids.NOTHING
        self._simulations = simulations
        self._start = start.copy()
        self._evaluator = NetworkEvaluator(adam.network)
        self._lessons = ReplayBuffer(adam, self._evaluator)
        self._endgame = Endgame(NODES)
        self.clear()

    def clear(self) -> None:
        """Reset the statistics."""
        self.games = 0
        self.decisions = 0
        self.loss = 0.0
        self.first_wins = 0.0
        self.wins = [[0, 0, 0] for _ in range(4)]

    def play(self, games: int) -> None:
        """Play games and learn from each."""
        self._evaluator.renew()  # another worker or a checkpoint may have changed the weights
        for _ in range(games):
            self._lessons.clear()
            state = self._start.copy()
            is_rivals = self.rival is not None and self.rng.uniform() < self.rival_share
            self._rival_seat = self.rng.below(2) if is_rivals else ids.NOTHING
            decisions = self._play_game(state)
            self._learn(decisions, state)
            if self._lessons.gradient.positions >= self.batch:
                self._step()
            self._count(state)

        self._step()  # a checkpoint stores no gradients

    def _step(self) -> None:
        self.adam.step(self._lessons.gradient, self.rate)
        self._evaluator.renew()

    # ---- playing

    def _play_game(self, state: State) -> list[SearchedDecision]:
        search = Search(self._evaluator, self.rng.bits64())
        decisions = []
        while state.winner == ids.NOTHING:
            if state.question() < ids.FIRST_ASK:
                state = nature.after_draw(state, self.rng)
            else:
                decision, state = self._decide(search, state)
                decisions.append(decision)
        return decisions

    def _decide(self, search: Search, state: State) -> tuple[SearchedDecision, State]:
        """Search or solve a decision, record it and make a move."""
        report, is_solved = self._solved(state), True
        if report is None:
            report, is_solved = self._searched(search, state), False
        most = max(visits for _, visits, _ in report)
        best = max(worth for _, visits, worth in report if visits == most)
        is_rivals = self.rival is not None and state.active == self._rival_seat
        is_random = is_rivals or self.rng.uniform() < self.epsilon
        if self.rival is not None and is_rivals:
            move = self.rival.choose(state)
        elif is_random:
            move = report[self.rng.below(len(report))][0]
        else:
            move = self._tempered([entry for entry in report if 2 * entry[1] >= most])
        found = SearchedDecision(_by_first(best, state.active), is_random or is_solved)
        for other, visits, worth in report:
            if other == move or visits >= OFTEN:
                lesson = self._lesson(state, other)
                if other == move:
                    found.played = lesson
                    found.worth = _by_first(worth, state.active) if is_solved else None
                elif lesson is not None:
                    found.tried.append((lesson, _by_first(worth, state.active)))
        self.decisions += 1
        return found, rules.after_move(state, move)

    def _searched(self, search: Search, state: State) -> Report:
        search.set_root(state)
        search.grow(self._simulations)
        return [(move, visits, worth) for move, visits, worth, _ in search.report()]

    def _solved(self, state: State) -> Report | None:
        """Return exact values in the form of a search report, or None if the solver gives up."""
        if state.age < 3 or state.present.bit_count() > LATE:
            return None
        solution = self._endgame.solve(state)
        return None if solution is None else [(move, OFTEN, worth) for move, worth in solution.moves.items()]

    def _tempered(self, report: Report) -> int:
        """Return the move with the highest value plus Gumbel noise."""
        scale = self.temperature
        return max((worth - scale * math.log(-math.log(self.rng.uniform())), move) for move, _, worth in report)[1]

    def _lesson(self, state: State, move: int) -> int | None:
        """Keep the position after a move for later, unless the game is over there."""
        after = rules.after_move(state, move)
        return None if after.winner != ids.NOTHING else self._lessons.note(after)

    # ---- learning

    def _learn(self, decisions: list[SearchedDecision], state: State) -> None:
        """Learn from the positions of a game, the last one first."""
        later = _result(state)
        follower: SearchedDecision | None = None
        for decision in reversed(decisions):
            if decision.played is not None:
                later = self._target(decision.played, decision.worth, follower, later)
                self.loss += self._lessons.teach(decision.played, later)
            for lesson, value in decision.tried:
                self._lessons.teach(lesson, shifted(self._lessons.guess_of(lesson), value))
            follower = decision

    def _target(self, lesson: int, worth: float | None, follower: SearchedDecision | None, later: Outlook) -> Outlook:
        """Return the target of a position that was played."""
        guess = self._lessons.guess_of(lesson)
        if worth is not None:
            return shifted(_mixed(guess, later), worth)
        if follower is None:
            return later
        if follower.is_sure:
            return shifted(_mixed(guess, later), follower.value)
        return _mixed(shifted(guess, follower.value), later)

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


def _mixed(now: Outlook, then: Outlook) -> Outlook:
    return [EVEN * one + (1.0 - EVEN) * other for one, other in zip(now, then, strict=True)]


def _by_first(worth: float, seat: int) -> float:
    return worth if seat == 0 else 1.0 - worth


def _result(state: State) -> Outlook:
    result = [0.0] * (SHARED + 1)
    result[SHARED if state.winner == ids.SHARED else 3 * state.winner + state.reason - 1] = 1.0
    return result
