"""Values of any position of Duel: exact late in the game, by search before, averaged over chance events.

A chance event has the mean value of its outcomes, which share the simulations. Events with too many outcomes, such as a
deal, are sampled, with a standard error.

>>> from sevenwonders import duel
>>> rows = "senate . / . . . / . . . . / . . / . . . . / . . . / . ."
>>> late = duel.Game(position=f"duel 1; age 3; table {rows}; A.coins 20; B.coins 3")
>>> PositionAnalyser(50).worth(late.state)
PositionValue(values=(1.0, 0.0), kind='exact', error=0.0)
"""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from sevenwonders.ai.agents import Candidate, Kind, Verdict
from sevenwonders.ai.duel.agents import SearchAgent
from sevenwonders.ai.duel.endgame import Endgame, Solution
from sevenwonders.ai.duel.evaluator import Evaluator
from sevenwonders.ai.duel.network_evaluator import NetworkEvaluator
from sevenwonders.ai.duel.puct import Search
from sevenwonders.ai.limits import Limit
from sevenwonders.ai.networks import network_of
from sevenwonders.core.protocol import SEAT_NAMES
from sevenwonders.core.rng import Rng
from sevenwonders.duel import draws, ids, nature, rules
from sevenwonders.duel.ruleset import RULES
from sevenwonders.duel.seen import Seen
from sevenwonders.duel.state import State

LEAST: Final = 16  # simulations that a position gets, however many outcomes share them
SAMPLES: Final = 100  # of a draw that has more outcomes than are listed
MOST_LISTED: Final = 100
SOLVABLE: Final = 10  # cards left, at most


@dataclass(frozen=True, slots=True)
class PositionValue:
    """The expected victory share by seat; `error` is the standard error if outcomes were sampled."""

    values: tuple[float, ...]
    kind: Kind
    error: float = 0.0


class PositionAnalyser:
    """Analyses positions by searches of `simulations`; the same seed gives the same values."""

    def __init__(
        self,
        simulations: int = 4000,
        evaluator: Evaluator | None = None,
        seed: int = 0,
    ) -> None:
        self.simulations = simulations
        self._evaluator = evaluator or NetworkEvaluator(network_of("duel"))
        self._seed = seed
        self._known: dict[tuple[bytes, int], PositionValue] = {}

    # ---- positions

    def worth(self, state: State, simulations: int | None = None) -> PositionValue:
        """Return the value of a position for each seat."""
        wanted = self.simulations if simulations is None else simulations
        key = state.pack(), wanted
        if key not in self._known:
            self._known[key] = self._weighed(state, wanted)
        return self._known[key]

    def _weighed(self, state: State, simulations: int) -> PositionValue:
        question = state.question()
        if question == ids.OVER:
            return _worth(RULES.returns(state)[0], "exact")
        if question < ids.FIRST_ASK:
            return self._drawn(state, simulations)
        return self._solved(state) or self._searched(state, simulations)

    def _solved(self, state: State) -> PositionValue | None:
        """Return the exact value of a decision late in the game, or None."""
        if state.age != ids.AGES or state.present.bit_count() > SOLVABLE:
            return None
        endgame = Endgame()
        found = endgame.best(state)
        if found is None:
            return None
        value = 1.0 - found[1] if state.active else found[1]
        return _worth(value, "exact" if value in (0.0, 1.0) else "expectation")

    def _searched(self, state: State, simulations: int) -> PositionValue:
        tree = Search(self._evaluator, self._seed)
        tree.set_root(state)
        tree.grow(max(LEAST, simulations))
        _, _, value, proven = max(tree.report(), key=_merit)
        return _worth(1.0 - value if state.active else value, "expectation" if proven else "estimate")

    # ---- draws

    def _drawn(self, state: State, simulations: int) -> PositionValue:
        outcomes = listed(state)
        if not outcomes:
            return self._sampled(state, simulations)
        return mean_of(self.worth(after(state, drawn), self.part(state, simulations)) for drawn in outcomes)

    def part(self, state: State, simulations: int | None = None) -> int:
        """Return the simulations for each outcome of the pending chance event."""
        wanted = self.simulations if simulations is None else simulations
        return max(LEAST, wanted // (len(listed(state)) or SAMPLES))

    def _sampled(self, state: State, simulations: int) -> PositionValue:
        """Return the mean over sampled outcomes, each followed to the next question."""
        rng, parts = Rng(self._seed), []
        for _ in range(SAMPLES):
            then = state.copy()
            while then.question() < ids.FIRST_ASK:
                then = nature.after_draw(then, rng)
            parts.append(self.worth(then, self.part(state, simulations)))
        mean = mean_of(parts)
        spread = sum((part.values[0] - mean.values[0]) ** 2 for part in parts) / (SAMPLES - 1)
        return replace(mean, kind="estimate", error=math.sqrt(spread / SAMPLES))

    # ---- moves

    def verdict(self, state: State) -> Verdict:
        """Return the evaluated moves of the seat to move, the best first."""
        agent = SearchAgent(self._evaluator, Limit(self.simulations), self._seed, keep=False, exact=False)
        verdict = agent.analyse(Seen(state.active, state))
        solution = self.solution(state)
        if solution is None:
            return verdict
        candidates = [_proven(candidate, verdict.seat, solution) for candidate in verdict.candidates]
        return Verdict(verdict.seat, tuple(sorted(candidates, key=lambda one: -one.values[verdict.seat])))

    def solution(self, state: State) -> Solution | None:
        """Return the exact values of all moves, or None if the solver gives up."""
        if state.age != ids.AGES or state.present.bit_count() > SOLVABLE:
            return None
        return Endgame().solve(state)

    def line(self, state: State, move: int) -> tuple[int, ...]:
        """Return a move and the best ones after it, as far as no draw comes between."""
        tree = Search(self._evaluator, self._seed)
        tree.set_root(state)
        tree.grow(self.simulations)
        moves: list[int] = []
        then = state.copy()
        for expected in tree.line(move):
            solved = self._best(then) if moves else None
            moves.append(expected if solved is None else solved)
            then = rules.after_move(then, moves[-1])
            if then.question() < ids.FIRST_ASK or then.question() == ids.OVER:
                break
            if solved is not None and solved != expected:
                break  # the tree has no statistics for this continuation
        return tuple(moves)

    def _best(self, state: State) -> int | None:
        if state.age != ids.AGES or state.present.bit_count() > SOLVABLE:
            return None
        found = Endgame().best(state)
        return None if found is None else found[0]


def listed(state: State) -> tuple[draws.Chance, ...]:
    """Return the outcomes of the pending chance event; empty if there are too many."""
    outcomes = draws.outcomes(state) or ()
    return outcomes if len(outcomes) <= MOST_LISTED else ()


def after(state: State, drawn: draws.Chance) -> State:
    """Return the state after a draw."""
    return draws.settle(state, drawn)


def mean_of(parts: Iterable[PositionValue]) -> PositionValue:
    """Return the expectation over outcomes that are equally likely: exact if each of them is."""
    every = list(parts)
    value = sum(part.values[0] for part in every) / len(every)
    return _worth(value, expected_kind(part.kind for part in every))


def expected_kind(kinds: Iterable[Kind]) -> Kind:
    """Return how well an expectation is known: no better than the worst of its parts."""
    return "estimate" if "estimate" in set(kinds) else "expectation"


def _worth(value: float, kind: Kind) -> PositionValue:
    return PositionValue((value, 1.0 - value), kind)


def _merit(found: tuple[int, int, float, bool]) -> tuple[bool, bool, int, float]:
    """Order moves as a player would: a certain win first, a certain loss last, else by how often it was tried."""
    _, visits, value, proven = found
    return proven and value >= 1.0, not (proven and value <= 0.0), visits, value


def _proven(candidate: Candidate, seat: int, solution: Solution) -> Candidate:
    value = solution.moves[candidate.move]
    kind: Kind = "exact" if solution.is_exact or value in (0.0, 1.0) else "expectation"
    values = (value, 1.0 - value) if seat == 0 else (1.0 - value, value)
    return replace(candidate, values=values, kind=kind, outcomes=rescaled(candidate.outcomes, seat, value))


def rescaled(outcomes: Mapping[str, float], seat: int, value: float) -> dict[str, float]:
    """Return the ways to end with the parts of the two seats scaled so that they are worth the value to a seat."""
    parts = dict(outcomes)
    shared = parts.get("shared", 0.0)
    mine = sum(part for name, part in parts.items() if name.startswith(SEAT_NAMES[seat]))
    theirs = sum(parts.values()) - mine - shared
    if mine <= 0.0 or theirs <= 0.0 or not shared / 2 <= value <= 1.0 - shared / 2:
        return parts
    wanted = value - shared / 2
    scales = {SEAT_NAMES[seat]: wanted / mine, SEAT_NAMES[1 - seat]: (1.0 - shared - wanted) / theirs}
    return {name: part * scales.get(name[0], 1.0) for name, part in parts.items()}
