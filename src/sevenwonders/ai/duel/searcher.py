"""The player of Duel that searches, with whatever evaluator it is given, and what it has to say about a position."""

from dataclasses import dataclass
from typing import Final, Literal

from sevenwonders import compiled
from sevenwonders.ai.duel.endgame import Endgame, Solution
from sevenwonders.ai.duel.evaluator import Evaluator, expect_asked
from sevenwonders.ai.duel.search import Search
from sevenwonders.ai.duel.uct import Uct
from sevenwonders.ai.limits import Budget, Limit
from sevenwonders.core.rng import Rng
from sevenwonders.duel import rules
from sevenwonders.duel.moves import Move, move_of
from sevenwonders.duel.state import State

# Positions the solver may look at, for a limit: about half of what the limit allows to spend, and never too long.
NODES_A_SECOND: Final = 8_000_000 if compiled else 20_000
NODES_A_SIMULATION: Final = 25
MOST_NODES: Final = 2_000_000
# Below these, by cards left, the solver would give up more often than not, so it is not tried.
LEAST_NODES: Final = (0, 0, 0, 100, 300, 800, 2_000, 8_000, 50_000, 200_000, 1_000_000)

Kind = Literal["exact", "exact-expectation", "estimate"]


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move: how often it was tried, what it is worth to the seat that is asked, and how the game may come out.

    The outlook are seven probabilities (see `evaluator`), None where nobody was asked for them; the line are the moves
    expected from this one on, as far as no draw comes between.
    """

    move: Move
    visits: int
    value: float
    kind: Kind
    outlook: tuple[float, ...] | None = None
    line: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class Analysis:
    """What a search found out about a position: all its moves in their fixed order, and the one it would play."""

    best: Candidate
    candidates: tuple[Candidate, ...]
    simulations: int

    @property
    def value(self) -> float:
        """What the position is worth to the seat that is asked."""
        return self.best.value

    @property
    def kind(self) -> Kind:
        """Whether the value is exact, an exact expectation over draws, or an estimate."""
        return self.best.kind


class SearchAgent:
    """Searches within a limit; for simulations the same seed gives the same game.

    What it knows of a position from searching an earlier one is kept, unless `keep` is false. Late in the game it plays
    what can be proven, if `exact`.
    """

    def __init__(
        self,
        evaluator: Evaluator,
        limit: Limit,
        seed: int = 0,
        *,
        name: str = "search",
        keep: bool = True,
        exact: bool = True,
        exploration: float | None = None,
        temperature: float | None = None,
    ) -> None:
        self.name = f"{name}:{limit}"
        self._evaluator = evaluator
        self._limit = limit
        self._rng = Rng(seed)
        self._keep = keep
        self._exact = exact
        self._settings = {"exploration": exploration, "temperature": temperature}
        self._tree: Search | None = None

    def choose(self, state: State) -> Move:
        """Return the move to play; raise MoveError where no seat is asked."""
        expect_asked(state)
        moves = rules.legal_ids(state)
        if len(moves) == 1:
            return move_of(moves[0])
        budget = Budget(self._limit, least=len(moves))
        solved = Endgame(self._nodes()).best(state) if self._may_solve(state) else None
        if solved is not None and solved[1] > 0.0:
            return move_of(solved[0])
        return move_of(_preferred(self._grown(state, budget).report())[0])

    def analyse(self, state: State) -> Analysis:
        """Return what each move is worth, and how the game may go on; raise MoveError where no seat is asked."""
        expect_asked(state)
        budget = Budget(self._limit, least=len(rules.legal_ids(state)))
        solution = Endgame(self._nodes()).solve(state) if self._may_solve(state) else None
        tree = self._grown(state, budget)
        candidates = tuple(_candidate(tree, found, solution) for found in tree.report())
        best = max(candidates, key=lambda candidate: (candidate.value, candidate.visits))
        if solution is None:
            best = next(c for c in candidates if c.move == move_of(_preferred(tree.report())[0]))
        return Analysis(best, candidates, budget.done)

    def _grown(self, state: State, budget: Budget) -> Search | Uct:
        tree = self._planted(state)
        while size := budget.chunk():
            tree.grow(size)
            if tree.is_settled():
                break
        return tree

    def _planted(self, state: State) -> Search | Uct:
        settings = {name: value for name, value in self._settings.items() if value is not None}
        if self._evaluator.blind:
            return Uct(state, self._evaluator, self._rng.bits64(), **settings)
        if self._tree is None or not self._keep:
            self._tree = Search(self._evaluator, self._rng.bits64(), **settings)
        self._tree.look_at(state)
        return self._tree

    def _may_solve(self, state: State) -> bool:
        left = state.present.bit_count()
        return self._exact and state.age == 3 and left < len(LEAST_NODES) and self._nodes() >= LEAST_NODES[left]

    def _nodes(self) -> int:
        allowed = self._limit.simulations * NODES_A_SIMULATION or int(self._limit.seconds * NODES_A_SECOND)
        return min(MOST_NODES, allowed)


def _preferred(report: list[tuple[int, int, float, bool]]) -> tuple[int, int, float, bool]:
    """Return the move to play: one that wins for certain, else the one tried most that does not lose for certain."""

    def merit(found: tuple[int, int, float, bool]) -> tuple[bool, bool, int, float]:
        _, visits, value, proven = found
        return proven and value >= 1.0, not (proven and value <= 0.0), visits, value

    return max(report, key=merit)


def _candidate(tree: Search | Uct, found: tuple[int, int, float, bool], solution: Solution | None) -> Candidate:
    move, visits, value, proven = found
    kind: Kind = "exact-expectation" if proven else "estimate"
    if proven and value in {0.0, 1.0}:
        kind = "exact"
    if solution is not None:
        value = solution.moves[move]
        kind = "exact" if solution.is_exact or value in {0.0, 1.0} else "exact-expectation"
    outlook = _fitted(tree.outlook_of(move), value)
    return Candidate(move_of(move), visits, value, kind, outlook, tuple(move_of(step) for step in tree.line(move)))


def _fitted(outlook: list[float], value: float) -> tuple[float, ...]:
    """Return the outlook with the parts of the two seats scaled so that it is worth the value."""
    mine, theirs, shared = sum(outlook[:3]), sum(outlook[3:6]), outlook[6]
    if mine + theirs <= 0.0 or not shared / 2 <= value <= 1.0 - shared / 2:
        return tuple(outlook)
    wanted = value - shared / 2
    own = wanted / mine if mine > 0 else 0.0
    other = (1.0 - shared - wanted) / theirs if theirs > 0 else 0.0
    if mine <= 0 or theirs <= 0:
        return tuple(outlook)
    return (*(own * part for part in outlook[:3]), *(other * part for part in outlook[3:6]), shared)
